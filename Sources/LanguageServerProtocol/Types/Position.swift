/// A place in a document: line and character from 0, the latter in the position encoding that was agreed on.
public struct Position: Hashable, Sendable, JSONEncodable, JSONDecodable {
  public let line: Int
  public let character: Int

  public init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  public init(json: JSONValue) throws(JSONMismatch) {
    self.init(line: try json.member("line"), character: try json.member("character"))
  }

  public var json: JSONValue { .object(of: ["line": line, "character": character]) }
}

/// The protocol's `Range`, named so that Swift's stays usable beside it. `end` is exclusive.
public struct PositionRange: Hashable, Sendable, JSONEncodable, JSONDecodable {
  public let start: Position
  public let end: Position

  public init(start: Position, end: Position) {
    self.start = start
    self.end = end
  }

  public init(json: JSONValue) throws(JSONMismatch) {
    self.init(start: try json.member("start"), end: try json.member("end"))
  }

  public var json: JSONValue { .object(of: ["start": start, "end": end]) }
}

/// A range in a document.
public struct Location: Hashable, Sendable, JSONEncodable {
  public let uri: DocumentURI
  public let range: PositionRange

  public init(uri: DocumentURI, range: PositionRange) {
    self.uri = uri
    self.range = range
  }

  public var json: JSONValue { .object(of: ["uri": uri, "range": range]) }
}
