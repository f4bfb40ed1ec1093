/// Any JSON value. Objects do not keep the order of their members.
public enum JSONValue: Sendable, Hashable {
  case null
  case bool(Bool)
  /// A number without fraction or exponent that fits `Int`.
  case int(Int)
  /// Every other number.
  case double(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// An object of those members that are not nil.
  public static func object(of members: KeyValuePairs<String, (any JSONEncodable)?>) -> JSONValue {
    var object: [String: JSONValue] = [:]
    for (name, value) in members {
      if let value { object[name] = value.json }
    }
    return .object(object)
  }

  /// A member of an object; `null` when this is no object or has no such member.
  public subscript(name: String) -> JSONValue {
    guard case .object(let members) = self else { return .null }
    return members[name] ?? .null
  }

  public var isNull: Bool { self == .null }

  public var boolValue: Bool? {
    guard case .bool(let value) = self else { return nil }
    return value
  }

  /// A whole number, however it is written: some clients write `3.0` for 3.
  public var intValue: Int? {
    switch self {
    case .int(let value): value
    case .double(let value): Int(exactly: value)
    default: nil
    }
  }

  public var stringValue: String? {
    guard case .string(let value) = self else { return nil }
    return value
  }

  public var arrayValue: [JSONValue]? {
    guard case .array(let elements) = self else { return nil }
    return elements
  }

  public var objectValue: [String: JSONValue]? {
    guard case .object(let members) = self else { return nil }
    return members
  }

  /// The strings of an array; elements of other kinds are left out. Nil when this is no array.
  public var stringsValue: [String]? { arrayValue?.compactMap(\.stringValue) }
}

// There is no nil literal: in a place for an optional value it would mean JSON's null to the compiler.
extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByFloatLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  public init(stringLiteral value: String) { self = .string(value) }
  public init(integerLiteral value: Int) { self = .int(value) }
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(floatLiteral value: Double) { self = .double(value) }
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

  /// Of members with the same name the last one counts.
  public init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(Dictionary(members, uniquingKeysWith: { $1 }))
  }
}
