import Testing

@testable import LanguageServerProtocol

@Suite("Types of the protocol")
struct TypesTests {
  @Test(arguments: [
    ("file:///a/b.swift", "/a/b.swift"), ("file://localhost/a%20b/c%C3%A9.swift", "/a b/cé.swift"), ("FILE:/a", "/a"),
    ("file:///a%2Bb%", "/a%2Bb%".replacing("%2B", with: "+")), ("file:///a%zz", "/a%zz"), ("file:///a?x#y", "/a"),
  ])
  func `a file URI has a path`(uri: String, path: String) { #expect(DocumentURI(uri).path == path) }

  @Test(arguments: ["untitled:Untitled-1", "", "file:", "file://host", "inmemory://model/1", "/plain/path"])
  func `other URIs have none`(uri: String) { #expect(DocumentURI(uri).path == nil) }

  @Test(arguments: ["/a/b.swift", "/a b/é+#?%.swift", "/"])
  func `a path comes back from its URI`(path: String) { #expect(DocumentURI(path: path).path == path) }

  @Test func `kinds of code actions are a hierarchy`() {
    #expect(CodeActionKind.source.contains("source.fixAll.swiftuiPatterns"))
    #expect(CodeActionKind.sourceFixAll.contains(.sourceFixAll))
    #expect(CodeActionKind("").contains(.quickFix))
    #expect(!CodeActionKind.sourceFixAll.contains(.source))
    #expect(!CodeActionKind("source.fix").contains(.sourceFixAll))
  }

  @Test func `optional members of a diagnostic are left out`() {
    let range = PositionRange(start: Position(line: 1, character: 2), end: Position(line: 1, character: 3))
    let plain = Diagnostic(range: range, severity: .warning, code: "id", source: "s", message: "m")
    let position: JSONValue = ["line": 1, "character": 2]
    #expect(
      plain.json == [
        "range": ["start": position, "end": ["line": 1, "character": 3]], "severity": 2, "code": "id", "source": "s",
        "message": "m",
      ])
    let full = Diagnostic(
      range: range, severity: .hint, code: "id", codeDescription: "https://example.org", source: "s", message: "m",
      tags: [.deprecated],
      relatedInformation: [.init(location: Location(uri: DocumentURI("file:///a"), range: range), message: "r")],
      data: ["k": 1])
    #expect(full.json["codeDescription"]["href"] == "https://example.org")
    #expect(full.json["tags"] == [2])
    #expect(full.json["relatedInformation"].arrayValue?.first?["location"]["uri"] == "file:///a")
    #expect(full.json["data"]["k"] == 1)
  }

  @Test func `an edit is written as changes or as versioned document changes`() {
    let range = PositionRange(start: Position(line: 0, character: 0), end: Position(line: 0, character: 1))
    let uri = DocumentURI("file:///a")
    let edit = AnnotatedTextEdit(range: range, newText: "x", annotationID: "why")
    let plain = WorkspaceEdit(.changes([uri.string: [AnnotatedTextEdit(range: range, newText: "x")]]))
    #expect(plain.json == ["changes": ["file:///a": [["range": range.json, "newText": "x"]]]])
    let versioned = WorkspaceEdit(
      .documentChanges([TextDocumentEdit(uri: uri, version: nil, edits: [edit])]),
      changeAnnotations: ["why": ChangeAnnotation(label: "Why", needsConfirmation: true)])
    #expect(versioned.json["documentChanges"].arrayValue?.first?["textDocument"] == ["uri": "file:///a", "version": .null])
    #expect(versioned.json["documentChanges"].arrayValue?.first?["edits"].arrayValue?.first?["annotationId"] == "why")
    #expect(versioned.json["changeAnnotations"] == ["why": ["label": "Why", "needsConfirmation": true]])
  }

  @Test func `a client has only what it says`() {
    let bare = ClientCapabilities(json: .null)
    #expect(bare.positionEncodings.isEmpty)
    #expect(bare.pulledDiagnostics == nil)
    #expect(!bare.codeAction.resolvesEdits)
    #expect(!bare.workspaceEdit.hasDocumentChanges)
    let rich = ClientCapabilities(json: [
      "general": ["positionEncodings": ["utf-8", "utf-16"]],
      "textDocument": [
        "codeAction": ["resolveSupport": ["properties": ["edit", "command"]], "disabledSupport": true],
        "publishDiagnostics": ["relatedInformation": true, "tagSupport": ["valueSet": [1, 2]]], "diagnostic": [:],
        "hover": ["contentFormat": ["plaintext"]],
      ],
      "workspace": [
        "workspaceEdit": ["documentChanges": true, "changeAnnotationSupport": [:]], "diagnostics": ["refreshSupport": true],
        "configuration": true, "didChangeWatchedFiles": ["dynamicRegistration": true],
      ],
      "window": ["showDocument": ["support": true], "workDoneProgress": true],
    ])
    #expect(rich.positionEncodings == ["utf-8", "utf-16"])
    #expect(rich.codeAction.resolvesEdits && rich.codeAction.hasDisabled)
    #expect(rich.publishDiagnostics.hasRelatedInformation && rich.publishDiagnostics.hasTags)
    #expect(rich.pulledDiagnostics != nil && rich.refreshesDiagnostics)
    #expect(rich.hoverFormats == ["plaintext"])
    #expect(rich.workspaceEdit.hasDocumentChanges && rich.workspaceEdit.hasChangeAnnotations)
    #expect(rich.answersConfiguration && rich.registersWatchedFiles && rich.showsDocuments && rich.showsProgress)
  }
}
