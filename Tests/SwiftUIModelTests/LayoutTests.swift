import SourceText
import SwiftSyntax
import SwiftUIModel
import Testing

@Suite("Taking a statement away")
struct LayoutTests {
  static let cases: [(what: String, before: String, after: String)] = [
    ("with its line", "func f() {\n  a()\n  ⟦b()⟧\n  c()\n}\n", "func f() {\n  a()\n  c()\n}\n"),
    ("with the comment behind it", "func f() {\n  a()\n  ⟦b()⟧ // opens\n  c()\n}\n", "func f() {\n  a()\n  c()\n}\n"),
    ("with one of two blank lines", "func f() {\n  a()\n\n  ⟦b()⟧\n\n  c()\n}\n", "func f() {\n  a()\n\n  c()\n}\n"),
    ("with the blank line at the top of a block", "func f() {\n  ⟦b()⟧\n\n  c()\n}\n", "func f() {\n  c()\n}\n"),
    ("but not the comment above it", "func f() {\n  // Why.\n  ⟦b()⟧\n  c()\n}\n", "func f() {\n  // Why.\n  c()\n}\n"),
    ("with a comment that has nothing else below it", "func f() {\n  a()\n  // Why.\n  ⟦b()⟧\n}\n", "func f() {\n  a()\n}\n"),
    ("with its own comment above a blank line", "func f() {\n  // Why.\n  ⟦b()⟧\n\n  c()\n}\n", "func f() {\n  c()\n}\n"),
    ("but not a mark", "struct V {\n  // MARK: State\n  ⟦var b = 1⟧\n}\n", "struct V {\n  // MARK: State\n}\n"),
    (
      "but not a comment that a blank line parts from it", "func f() {\n  // Why.\n\n  ⟦b()⟧\n}\n",
      "func f() {\n  // Why.\n\n}\n"
    ),
    ("with its semicolon", "func f() { a(); ⟦b()⟧ }\n", "func f() { a() }\n"),
    ("before a semicolon", "func f() { ⟦b()⟧; a() }\n", "func f() { a() }\n"),
    ("with CRLF", "func f() {\r\n  a()\r\n  ⟦b()⟧\r\n}\r\n", "func f() {\r\n  a()\r\n}\r\n"),
    ("with its documentation", "struct V {\n  /// Opens.\n  ⟦var b = 1⟧\n  var c = 1\n}\n", "struct V {\n  var c = 1\n}\n"),
  ]

  @Test("goes", arguments: cases.map(\.what))
  func removal(what: String) throws {
    let example = try #require(Self.cases.first { $0.what == what })
    let start = try #require(example.before.firstRange(of: "⟦")).lowerBound
    let lower = example.before[..<start].utf8.count
    let code = example.before.replacing("⟦", with: "").replacing("⟧", with: "")
    let file = ViewFile(text: SourceText(code))
    var node = try #require(file.token(at: lower)).parent
    while let current = node, !current.is(CodeBlockItemSyntax.self), !current.is(VariableDeclSyntax.self) {
      node = current.parent
    }
    let removed = try #require(node.flatMap { EditSet([.delete(file.layout.removal(of: $0))]) })
    #expect(file.text.applying(removed)?.string == example.after)
  }

  @Test("reads the file's own indentation and line breaks")
  func style() {
    #expect(ViewFile(text: SourceText("struct A {\n\tvar b = 1\n}\n")).layout.indentationUnit == "\t")
    #expect(ViewFile(text: SourceText("struct A {\n  var b: Int {\n    1\n  }\n}\n")).layout.indentationUnit == "  ")
    #expect(ViewFile(text: SourceText("struct A {\n    // x\n    var b = 1\n}\n")).layout.indentationUnit == "    ")
    #expect(ViewFile(text: SourceText("a\r\nb")).layout.lineBreak == "\r\n")
    #expect(ViewFile(text: SourceText("a")).layout.lineBreak == "\n")
  }
}

@Suite("Moving text")
struct MovedTextTests {
  @Test("goes deeper by what the lines around use") func unit() {
    let layout = ViewFile(text: SourceText("struct A {\n\tvar b = 1\n}\nstruct B {\n  var c: Int {\n    1\n  }\n}\n")).layout
    #expect(layout.deeper("") == "\t")
    #expect(layout.deeper("\t") == "\t\t")
    #expect(layout.deeper("  ") == "    ")
    let spaces = ViewFile(text: SourceText("struct A {\n    var b = 1\n}\n")).layout
    #expect(spaces.deeper("\t") == "\t\t")
    #expect(spaces.deeper("    ") == "        ")
  }

  @Test("keeps what hangs under the first line at its distance") func hanging() throws {
    let file = ViewFile(
      text: SourceText("let a = 1\nlet b = f(g(1,\n            2)\n  .h(),\n  3)\n"))
    let inner = try #require(file.calls(named: "h").first)
    #expect(file.text(of: inner.node, startingLineAt: "    ") == "g(1,\n      2)\n      .h()")
  }

  @Test("brings a closure's statements one level below its brace") func closure() throws {
    let file = ViewFile(text: SourceText("func f() {\n  g(a: {\n         h()\n           .i()\n      })\n}\n"))
    let closure = try #require(file.calls(named: "g").first?.closure("a"))
    let shifts = try #require(file.shifts(of: closure, to: "  ").flatMap(EditSet.init))
    #expect(file.text.applying(shifts)?.string == "func f() {\n  g(a: {\n    h()\n      .i()\n  })\n}\n")
  }

  @Test("leaves a closure alone whose statement stands behind its brace") func irregular() throws {
    let file = ViewFile(text: SourceText("func f() {\n  g(a: { h(\n    1)\n  })\n}\n"))
    let closure = try #require(file.calls(named: "g").first?.closure("a"))
    #expect(file.shifts(of: closure, to: "  ") == nil)
  }
}
