/// Turns a value into bytes by the `Encodable` conformance that the compiler makes of all its stored properties.
///
/// The bytes are the same in every process. So the fields of a value are in the order of their names, and the elements of sets and
/// dictionaries, whose own order changes with each process, are in the order of their bytes.
public enum StableEncoding {
  /// Returns nil if a conformance that is written by hand throws.
  public static func bytes(of value: some Encodable) -> [UInt8]? {
    var bytes: [UInt8] = []
    do { try EncodedValue(value).write(to: &bytes) } catch { return nil }
    return bytes
  }
}

extension ContentDigest {
  /// Of everything that a value encodes. Returns nil if a conformance that is written by hand throws.
  public init?(encoding value: some Encodable) {
    guard let bytes = StableEncoding.bytes(of: value) else { return nil }
    self.init(of: bytes)
  }
}

/// A value while its parts are collected. Containers are filled after they were handed out, so it is a reference.
private final class EncodedValue {
  private enum Kind: UInt8 {
    case none
    case scalar
    case list
    case fields
    case unordered
  }

  private var kind = Kind.none
  private var bytes: [UInt8] = []
  /// The elements of a list, without names, or the fields.
  private var parts: [(name: String, value: EncodedValue)] = []

  init() {}

  init(_ value: some Encodable) throws { try encode(value) }

  func encode<Value: Encodable>(_ value: Value) throws {
    if let bytes = Self.scalar(value) {
      (kind, self.bytes) = (.scalar, bytes)
    } else if let collection = value as? any HashOrdered {
      kind = .unordered
      for element in try collection.encodedElements().sorted(by: { $0.lexicographicallyPrecedes($1) }) {
        self.bytes += Self.bytes(of: UInt64(element.count)) + element
      }
    } else {
      try value.encode(to: StableEncoder(value: self))
    }
  }

  private static func scalar<Value>(_ value: Value) -> [UInt8]? {
    switch value {
    case let text as String: Array(text.utf8)
    case let flag as Bool: [flag ? 1 : 0]
    case let number as any FixedWidthInteger: bytes(of: UInt64(truncatingIfNeeded: number))
    case let number as Double: bytes(of: number.bitPattern)
    case let number as Float: bytes(of: UInt64(number.bitPattern))
    default: nil
    }
  }

  private static func bytes(of number: UInt64) -> [UInt8] { withUnsafeBytes(of: number.littleEndian, Array.init) }

  /// A new element of a list; nothing was added to this value before but elements.
  func append() -> EncodedValue { add("", .list) }

  /// A new field.
  func field(_ name: String) -> EncodedValue { add(name, .fields) }

  private func add(_ name: String, _ kind: Kind) -> EncodedValue {
    let value = EncodedValue()
    self.kind = kind
    parts.append((name, value))
    return value
  }

  var count: Int { parts.count }

  /// Each value has its kind and its length before it, so that no value has the bytes of another one.
  func write(to bytes: inout [UInt8]) {
    bytes.append(kind.rawValue)
    bytes += Self.bytes(of: UInt64(parts.count))
    bytes += Self.bytes(of: UInt64(self.bytes.count)) + self.bytes
    for (name, value) in kind == .fields ? parts.sorted(by: { $0.name < $1.name }) : parts {
      if kind == .fields { bytes += Self.bytes(of: UInt64(name.utf8.count)) + Array(name.utf8) }
      value.write(to: &bytes)
    }
  }
}

/// A collection whose elements come in another order in each process.
private protocol HashOrdered {
  func encodedElements() throws -> [[UInt8]]
}

extension Set: HashOrdered where Element: Encodable {
  fileprivate func encodedElements() throws -> [[UInt8]] {
    try map { element in
      var bytes: [UInt8] = []
      try EncodedValue(element).write(to: &bytes)
      return bytes
    }
  }
}

extension Dictionary: HashOrdered where Key: Encodable, Value: Encodable {
  fileprivate func encodedElements() throws -> [[UInt8]] {
    try map { key, value in
      var bytes: [UInt8] = []
      try EncodedValue(key).write(to: &bytes)
      try EncodedValue(value).write(to: &bytes)
      return bytes
    }
  }
}

// MARK: The standard library's protocols

private struct StableEncoder: Encoder {
  let value: EncodedValue
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(Fields<Key>(value: value))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer { Elements(value: value) }

  func singleValueContainer() -> any SingleValueEncodingContainer { Single(value: value) }
}

private struct Fields<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let value: EncodedValue
  var codingPath: [any CodingKey] { [] }

  func encodeNil(forKey key: Key) { _ = value.field(key.stringValue) }

  func encode<Value: Encodable>(_ field: Value, forKey key: Key) throws { try value.field(key.stringValue).encode(field) }

  func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key) -> KeyedEncodingContainer<Nested> {
    KeyedEncodingContainer(Fields<Nested>(value: value.field(key.stringValue)))
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    Elements(value: value.field(key.stringValue))
  }

  func superEncoder() -> any Encoder { StableEncoder(value: value.field("super")) }

  func superEncoder(forKey key: Key) -> any Encoder { StableEncoder(value: value.field(key.stringValue)) }
}

private struct Elements: UnkeyedEncodingContainer {
  let value: EncodedValue
  var codingPath: [any CodingKey] { [] }
  var count: Int { value.count }

  func encodeNil() { _ = value.append() }

  func encode<Value: Encodable>(_ element: Value) throws { try value.append().encode(element) }

  func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
    KeyedEncodingContainer(Fields<Nested>(value: value.append()))
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { Elements(value: value.append()) }

  func superEncoder() -> any Encoder { StableEncoder(value: value.append()) }
}

private struct Single: SingleValueEncodingContainer {
  let value: EncodedValue
  var codingPath: [any CodingKey] { [] }

  func encodeNil() {}

  func encode<Value: Encodable>(_ single: Value) throws { try value.encode(single) }
}
