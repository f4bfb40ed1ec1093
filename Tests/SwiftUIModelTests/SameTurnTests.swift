import SourceText
import SwiftSyntax
import SwiftUIModel
import Testing

/// In each text the statement `flag = true` is asked which other states are written in its turn.
@Suite("Statements of the same turn")
struct SameTurnTests {
  static let texts: [(what: String, code: String, written: [String])] = [
    ("beside it", "func f() { a = 1; flag = true; self.b = 2 }", ["a", "b"]),
    (
      "toggled, added to, in an animation", "func f() { a.toggle(); b += 1; withAnimation { c = 2 }; flag = true }",
      ["a", "b", "c"]
    ),
    ("of an object", "func f() { model.a = 1; flag = true }", ["model.a"]),
    ("only behind the last await", "func f() async { a = 1; let x = await g(); b = x; flag = true }", ["b"]),
    ("not behind the next await", "func f() async { flag = true; a = await g(); b = 1 }", []),
    ("in the block around", "func f() { a = 1; if c { flag = true }; b = 2 }", ["a", "b"]),
    ("deferred, behind an await", "func f() async { defer { a = 1 }; do { b = try await g(); flag = true } catch {} }", ["a"]),
    ("not deferred behind the next await", "func f() async { defer { a = 1 }; flag = true; await g() }", []),
    ("around an animation", "func f() { a = 1; withAnimation { flag = true } }", ["a"]),
    ("not around a task", "func f() { a = 1; Task { flag = true } }", []),
    ("not what a closure in between waits for", "func f() { a = 1; Task { await g() }; flag = true }", ["a"]),
  ]

  @Test("are found", arguments: texts.map(\.what))
  func written(what: String) throws {
    let text = try #require(Self.texts.first { $0.what == what })
    let file = ViewFile(text: SourceText(text.code))
    let token = try #require(file.tokens(named: "flag").first)
    let statement = try #require(token.firstAncestor(InfixOperatorExprSyntax.self)?.asStatement)
    #expect(statement.pathsWrittenInSameTurn.map { $0.joined(separator: ".") }.sorted() == text.written)
  }
}
