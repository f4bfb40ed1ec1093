/// A type that is sent.
public protocol JSONEncodable: Sendable {
  var json: JSONValue { get }
}

/// A type that is received. Unknown members are ignored, as the protocol asks.
public protocol JSONDecodable: Sendable {
  init(json: JSONValue) throws(JSONMismatch)
}

/// A received value that does not have the shape that it should have.
public struct JSONMismatch: Error, Hashable, CustomStringConvertible {
  /// The member's path, such as `position.line`; empty for the value itself.
  public let path: String
  /// What was expected there, such as "a string".
  public let expected: String

  public init(path: String = "", expected: String) {
    self.path = path
    self.expected = expected
  }

  public var description: String { path.isEmpty ? "expected \(expected)" : "\(path): expected \(expected)" }

  func within(_ name: String) -> JSONMismatch {
    JSONMismatch(path: path.isEmpty ? name : "\(name).\(path)", expected: expected)
  }
}

extension JSONValue {
  /// A member that must be there.
  public func member<Value: JSONDecodable>(_ name: String, as type: Value.Type = Value.self) throws(JSONMismatch) -> Value {
    do { return try Value(json: self[name]) } catch { throw error.within(name) }
  }

  /// A member that may be absent or null.
  public func optional<Value: JSONDecodable>(_ name: String, as type: Value.Type = Value.self) throws(JSONMismatch) -> Value? {
    self[name].isNull ? nil : try member(name)
  }
}

extension JSONValue: JSONEncodable, JSONDecodable {
  public var json: JSONValue { self }
  public init(json: JSONValue) { self = json }
}

extension String: JSONEncodable, JSONDecodable {
  public var json: JSONValue { .string(self) }
  public init(json: JSONValue) throws(JSONMismatch) {
    guard let value = json.stringValue else { throw JSONMismatch(expected: "a string") }
    self = value
  }
}

extension Int: JSONEncodable, JSONDecodable {
  public var json: JSONValue { .int(self) }
  public init(json: JSONValue) throws(JSONMismatch) {
    guard let value = json.intValue else { throw JSONMismatch(expected: "an integer") }
    self = value
  }
}

/// What the protocol calls an integer.
extension Int32: JSONDecodable {
  public init(json: JSONValue) throws(JSONMismatch) {
    guard let value = json.intValue.flatMap({ Int32(exactly: $0) }) else { throw JSONMismatch(expected: "a 32-bit integer") }
    self = value
  }
}

extension Bool: JSONEncodable, JSONDecodable {
  public var json: JSONValue { .bool(self) }
  public init(json: JSONValue) throws(JSONMismatch) {
    guard let value = json.boolValue else { throw JSONMismatch(expected: "true or false") }
    self = value
  }
}

extension Array: JSONEncodable where Element: JSONEncodable {
  public var json: JSONValue { .array(map(\.json)) }
}

extension Array: JSONDecodable where Element: JSONDecodable {
  public init(json: JSONValue) throws(JSONMismatch) {
    guard let elements = json.arrayValue else { throw JSONMismatch(expected: "an array") }
    self = []
    reserveCapacity(elements.count)
    for (index, element) in elements.enumerated() {
      do { append(try Element(json: element)) } catch { throw error.within("\(index)") }
    }
  }
}

extension Dictionary: JSONEncodable where Key == String, Value: JSONEncodable {
  public var json: JSONValue { .object(mapValues(\.json)) }
}
