import Foundation
import SourceText
import SwiftOperators
import SwiftParser
import SwiftSyntax
import SwiftUIModel
import Testing

/// The declarations that a file is cut into are what the parser makes of the whole file.
@Suite("Pieces of a file")
struct PieceTests {
  private func pieces(_ code: String) -> [String] {
    let text = SourceText(code)
    return ViewFile(text: text).declarationRanges.map { text[$0] }
  }

  @Test("are its declarations, each with what stands in front of it")
  func declarations() {
    #expect(
      pieces(
        "import A\n@testable import B\n\n/// A.\nstruct A {\n}  // end\n\n@MainActor\nfinal class B {}\n#Preview { A() }\n")
        == [
          "import A\n@testable import B", "\n\n/// A.\nstruct A {\n}  // end", "\n\n@MainActor\nfinal class B {}",
          "\n#Preview { A() }\n",
        ])
  }

  @Test(
    "are not cut",
    arguments: [
      "#if os(iOS)\nstruct A {}\nstruct B {}\n#endif", "let a = { 1 }\n  .map { 2 }",
      "let a = b {\n}\n#if os(iOS)\n.c()\n#endif",
      "struct A {\nstruct B {}\nstruct C {}\n}", "struct A { let a = \"}\\n\" ; /* }\nstruct B {} */ }",
      "if a {\n}\nelse {\n}", "let a = #\"}\"#\nlet b = \"\"\"\n}\nstruct A {}\n\"\"\"", "func a() {\n}; struct B {}",
      "struct A {}\nopen(url)", "let a = try! Regex { /[{]/ }\n  .b",
    ])
  func whole(code: String) {
    #expect(pieces(code) == [code])
  }

  @Test("end at the margin where brackets do not match")
  func unbalanced() {
    #expect(
      pieces("struct A {\n  func a() {\n}\nstruct B {}\nstruct C {}")
        == ["struct A {\n  func a() {\n}", "\nstruct B {}", "\nstruct C {}"])
  }

  /// What the parser makes of a whole text.
  private static func whole(_ text: SourceText) -> SourceFileSyntax? {
    OperatorTable.standardOperators.foldAll(Parser.parse(source: text.string)) { _ in }.as(SourceFileSyntax.self)
  }

  /// The pieces' trees put together again.
  static func joined(_ file: ViewFile) -> SourceFileSyntax? {
    guard let first = file.trees.first, let last = file.trees.last else { return nil }
    return SourceFileSyntax(
      shebang: first.shebang, statements: CodeBlockItemListSyntax(file.trees.flatMap { Array($0.statements) }),
      endOfFileToken: last.endOfFileToken)
  }

  static func differs(_ text: SourceText) -> Bool {
    let file = ViewFile(text: text)
    guard let whole = whole(text), !file.isTooDeep, !whole.hasError else { return false }
    return joined(file)?.debugDescription != whole.debugDescription
  }

  @Test("put together are the parser's tree of the whole file")
  func joined() throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let files = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String } ?? []
    // The project's own code has all that code has, if few views.
    let folder = ProcessInfo.processInfo.environment["PIECES_FOLDER"]
    let own = files.filter { $0.hasPrefix("Sources/SwiftUIModel/") || $0.hasPrefix("Tests/SampleApp/") }
    let others = folder.map { folder in
      (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []).map { folder + "/" + $0 }
    }
    for path in others ?? own.map({ sources.path + "/" + $0 }) where path.hasSuffix(".swift") && !path.contains(".build/") {
      guard let code = try? String(contentsOfFile: path, encoding: .utf8) else { continue }
      #expect(!Self.differs(SourceText(code)), "\(path)")
    }
  }
}
