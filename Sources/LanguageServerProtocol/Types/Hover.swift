/// Text in one of the two forms that clients draw.
public struct MarkupContent: Hashable, Sendable, JSONEncodable {
  public enum Kind: String, Sendable, JSONEncodable {
    case markdown
    case plaintext

    public var json: JSONValue { .string(rawValue) }
  }

  public let kind: Kind
  public let value: String

  public init(_ kind: Kind, _ value: String) {
    self.kind = kind
    self.value = value
  }

  public var json: JSONValue { .object(of: ["kind": kind, "value": value]) }
}

/// The answer to `textDocument/hover`.
public struct Hover: Hashable, Sendable, JSONEncodable {
  public let contents: MarkupContent
  public let range: PositionRange?

  public init(contents: MarkupContent, range: PositionRange?) {
    self.contents = contents
    self.range = range
  }

  public var json: JSONValue { .object(of: ["contents": contents, "range": range]) }
}
