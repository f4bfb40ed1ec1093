/// `textDocument/didOpen`.
public struct DidOpenParams: Sendable, JSONDecodable {
  public let uri: DocumentURI
  public let languageID: String
  public let version: Int
  public let text: String

  public init(json: JSONValue) throws(JSONMismatch) {
    let document = try json.member("textDocument", as: TextDocument.self)
    uri = document.uri
    languageID = try document.json.optional("languageId") ?? ""
    version = Int(try document.json.member("version", as: Int32.self))
    text = try document.json.member("text")
  }
}

/// One change of a document: a range, or the whole text when `range` is nil.
public struct ContentChange: Sendable, JSONDecodable {
  public let range: PositionRange?
  public let text: String

  public init(json: JSONValue) throws(JSONMismatch) {
    range = try json.optional("range")
    text = try json.member("text")
  }
}

/// `textDocument/didChange`. The changes apply one after the other.
public struct DidChangeParams: Sendable, JSONDecodable {
  public let uri: DocumentURI
  /// The version after the changes; nil where a client sends none.
  public let version: Int?
  public let changes: [ContentChange]

  public init(json: JSONValue) throws(JSONMismatch) {
    let document = try json.member("textDocument", as: TextDocument.self)
    uri = document.uri
    version = try document.json.optional("version", as: Int32.self).map { Int($0) }
    changes = try json.member("contentChanges")
  }
}

/// The params of `textDocument/didClose`, `didSave` and of every request that names a document and nothing else that is read.
public struct DocumentParams: Sendable, JSONDecodable {
  public let uri: DocumentURI

  public init(json: JSONValue) throws(JSONMismatch) {
    uri = try json.member("textDocument", as: TextDocument.self).uri
  }
}

/// The params of `textDocument/hover`.
public struct DocumentPositionParams: Sendable, JSONDecodable {
  public let uri: DocumentURI
  public let position: Position

  public init(json: JSONValue) throws(JSONMismatch) {
    uri = try DocumentParams(json: json).uri
    position = try json.member("position")
  }
}

/// The member that names the document in nearly all params.
private struct TextDocument: JSONDecodable {
  let uri: DocumentURI
  let json: JSONValue

  init(json: JSONValue) throws(JSONMismatch) {
    uri = try json.member("uri")
    self.json = json
  }
}
