import Foundation
import SourceText
import SwiftOperators
import SwiftParser
import SwiftSyntax
import Testing

@testable import SwiftUIModel

/// An edit that is put into a tree gives what the parser makes of the edited text.
@Suite("An edit within a token")
struct TokenSpliceTests {
  private static func tree(_ utf8: [UInt8]) -> SourceFileSyntax? {
    let tree = utf8.withUnsafeBufferPointer { Parser.parse(source: $0) }
    return OperatorTable.standardOperators.foldAll(tree) { _ in }.as(SourceFileSyntax.self)
  }

  /// Nodes, tokens and trivia, all that a tree says.
  private static func dump(_ tree: SourceFileSyntax?) -> String {
    guard let tree else { return "" }
    return tree.debugDescription
      + tree.tokens(viewMode: .all).map {
        "\($0.tokenKind)\($0.leadingTrivia)\($0.trailingTrivia)\($0.hasError)\($0.hasWarning)"
      }.joined()
  }

  private func spliced(_ before: String, _ after: String) -> SourceFileSyntax? {
    let (before, after) = (Array(before.utf8), Array(after.utf8))
    return Self.tree(before).flatMap { TokenSplice(in: $0, from: before, to: after)?.applied(to: $0) }
  }

  @Test(
    "in a name, a string, a number, a comment or white space gives the parser's tree",
    arguments: [
      ("let ab = c", "let abx = c"), ("let ab = c", "let ax = c"), ("f(ab: 1)", "f(b: 1)"), ("a.bc()", "a.bcd()"),
      ("let a = \"b \\(c) d\"", "let a = \"b \\(c) de\""), ("f(\"b\")", "f(\"bc\")"), ("f(12)", "f(132)"), ("a.1", "a.12"),
      ("a\n\n  b", "a\n\n\n  b"), ("a\n  b", "a\n    b"), ("// some\na", "// some more\na"), ("/// som\na", "/// some\na"),
    ])
  func same(before: String, after: String) throws {
    let tree = try #require(spliced(before, after))
    #expect(tree.description == after)
    #expect(Self.dump(tree) == Self.dump(Self.tree(Array(after.utf8))))
  }

  @Test(
    "is left to the parser where it may change more",
    arguments: [
      ("let ge = c", "let get = c"), ("some(a)", "som(a)"), ("let a = \"b\"", "let a = \"b\\\""), ("f(\"b\")", "f(\"\")"),
      ("f(\"b\\n\")", "f(\"b\\\\n\")"), ("f(1)", "f(0)"), ("f(1)", "f(1x)"), ("a\nb", "ab"), ("a b", "a  b"), ("a+b", "a +b"),
      ("#warnin(\"\")", "#warning(\"\")"), ("#if A\n#endif", "#if AB\n#endif"), ("// a\nb", "/ a\nb"), ("// a\nb", "// a\n\nb"),
      ("/* a */ b", "/* a /* */ b"), ("/// a\nb", "//// a\nb"), ("a\nb", "a \nb"), ("$ab", "$abc"), ("`a`", "`ab`"),
      ("\"\"\"\n  a\n  \"\"\"", "\"\"\"\n  ab\n  \"\"\""), ("a_", "_"), ("a\r\nb", "a\r\n\r\nb"), ("é", "éa"),
    ])
  func refused(before: String, after: String) {
    #expect(spliced(before, after) == nil)
  }

  private static let typed = Array("abegst_019 \n\t\"\\/#$`.,(){}*+<>?!é")

  @Test("at random places of real code gives the parser's tree", arguments: 0..<6, [false, true])
  func random(seed: Int, withErrors: Bool) throws {
    var random = SplitMix(state: UInt64(seed))
    let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().appending(path: "SampleApp")
    let names = try FileManager.default.subpathsOfDirectory(atPath: sources.path).filter { $0.hasSuffix(".swift") }.sorted()
    let name = try #require(names.randomElement(using: &random))
    let start = Array(try String(contentsOf: sources.appending(path: name), encoding: .utf8))
    var (code, tree, count) = (start, Self.tree(Array(String(start).utf8)), 0)
    for step in 0..<150 {
      // Or the code would end as rubble.
      if withErrors, step % 50 == 49 { (code, tree) = (start, Self.tree(Array(String(start).utf8))) }
      var edited = code
      let place = Int.random(in: 0..<code.count, using: &random)
      let length = Int.random(in: 0...2, using: &random)
      let text = (0..<Int.random(in: 0...2, using: &random)).compactMap { _ in Self.typed.randomElement(using: &random) }
      edited.replaceSubrange(place..<min(place + length, code.count), with: text)
      let (before, after) = (Array(String(code).utf8), Array(String(edited).utf8))
      guard let known = tree, let result = TokenSplice(in: known, from: before, to: after)?.applied(to: known) else {
        if withErrors, step % 4 == 0 { (code, tree) = (edited, Self.tree(after)) }
        continue
      }
      count += 1
      try #require(Array(result.description.utf8) == after && result.endPosition.utf8Offset == after.count)
      try #require(Self.dump(result) == Self.dump(Self.tree(after)), "\(name): \(String(edited))")
      // Edits are put into trees that were edited themselves.
      code = edited
      tree = result
    }
    #expect(count > (withErrors ? 10 : 20))
  }
}
