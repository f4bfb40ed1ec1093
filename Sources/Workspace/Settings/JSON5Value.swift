import SourceText

/// A value of a JSON5 text together with the place it was written at.
public struct JSON5Value: Sendable, Equatable {
  /// What was written.
  public indirect enum Content: Sendable, Equatable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSON5Value])
    case object([JSON5Member])
  }

  public let content: Content
  /// UTF-8 offsets, quotes and brackets included.
  public let range: TextRange

  public init(_ content: Content, range: TextRange) {
    self.content = content
    self.range = range
  }

  /// The text of a string, nil for anything else.
  public var string: String? {
    if case .string(let string) = content { string } else { nil }
  }

  /// The value of a number, nil for anything else.
  public var number: Double? {
    if case .number(let number) = content { number } else { nil }
  }

  /// The elements of an array, nil for anything else.
  public var array: [JSON5Value]? {
    if case .array(let values) = content { values } else { nil }
  }

  /// The members of an object in the order they were written, nil for anything else.
  public var members: [JSON5Member]? {
    if case .object(let members) = content { members } else { nil }
  }

  /// The last member of that name, as JSON readers choose; nil when there is none or this is no object.
  public subscript(key: String) -> JSON5Value? { members?.last { $0.key == key }?.value }

  /// What a person would call the value's type, with an article.
  var typeName: String {
    switch content {
    case .null: "null"
    case .bool: "a Boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

/// A key of an object with its value.
public struct JSON5Member: Sendable, Equatable {
  public let key: String
  /// UTF-8 offsets, quotes included.
  public let keyRange: TextRange
  public let value: JSON5Value

  public init(key: String, keyRange: TextRange, value: JSON5Value) {
    self.key = key
    self.keyRange = keyRange
    self.value = value
  }
}

/// Where and why a text is not JSON5.
public struct JSON5Error: Error, Sendable, Equatable {
  /// UTF-8 offsets; empty at the end of the text.
  public let range: TextRange
  /// One sentence without a full stop.
  public let message: String
}
