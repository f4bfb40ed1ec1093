import SourceText
import SwiftSyntax
import SwiftUIModel
import Testing

/// What is looked up in an index is what a look at everything would find.
@Suite("Look-ups")
struct IndexTests {
  private static let start = """
    import SwiftUI

    struct Outer: View {
      @State private var flag = false
      struct Inner { var flag: Bool; func go() { run(flag) } }
      var body: some View {
        VStack { Text("a").padding(); Button("b") { flag = true; struct Local { let x: Int } } }
          .sheet(isPresented: $flag) { Inner(flag: flag) }
      }
    }

    #Preview { Outer().padding() }

    extension Outer { func go() { self.go() } }
    extension Outer.Inner { var other: Int { go() } }
    struct Screen_Previews: PreviewProvider { static var previews: some View { Outer() } }

    """

  /// The text after some edits of the kind that typing makes.
  private static func file(_ seed: UInt64) -> ViewFile {
    var random = SplitMix(state: seed)
    var text = SourceText(start + start)
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      var lower = Int.random(in: 0...text.count, using: &random)
      while !text.isBoundary(lower) { lower -= 1 }
      let piece = IncrementalParseTests.pieces.randomElement(using: &random) ?? ""
      _ = text.apply(TextEdit(TextRange(lower, min(text.count, lower + Int.random(in: 0...3, using: &random))), piece))
    }
    return ViewFile(text: text)
  }

  @Test("the type around a place", arguments: 1...25 as ClosedRange<UInt64>)
  func typeAround(seed: UInt64) {
    let file = Self.file(seed)
    for token in file.trees.flatMap({ $0.tokens(viewMode: .all) }) {
      let offset = token.positionAfterSkippingLeadingTrivia.utf8Offset
      let expected = file.types.last {
        $0.range.lower <= offset && offset < $0.range.upper && $0.memberRange.touches(offset)
      }
      #expect(file.type(around: token)?.nameToken.id == expected?.nameToken.id, "seed \(seed), at \(offset)")
    }
  }

  @Test("declarations, types and methods by name", arguments: 1...25 as ClosedRange<UInt64>)
  func names(seed: UInt64) {
    let file = Self.file(seed)
    for name in ["Outer", "Inner", "Outer.Inner", "Local", "Outer.Local", "Nothing"] {
      let declarations = file.types.filter { $0.qualifiedName == name }.map(\.nameToken.id)
      expect(file.declarations(of: name).map(\.nameToken.id), are: declarations, in: file)
      let types = file.types.filter { $0.kind != .extension && $0.name == name }.map(\.nameToken.id)
      expect(file.types(named: name).map(\.nameToken.id), are: types, in: file)
    }
    for name in ["go", "body", "other"] {
      let methods = file.types.flatMap(\.members).filter { !$0.isProperty && $0.name == name }.map(\.node.id)
      expect(file.methods(named: name).map(\.node.id), are: methods, in: file)
    }
  }

  /// Names are found in the text before anything is parsed, so in half-typed code some may be missed; none is made up.
  private func expect(_ found: [SyntaxIdentifier], are all: [SyntaxIdentifier], in file: ViewFile) {
    #expect(file.syntaxErrors.isEmpty ? found == all : Set(found).isSubset(of: all))
  }

  @Test("tokens by name", arguments: 1...25 as ClosedRange<UInt64>)
  func tokens(seed: UInt64) {
    let file = Self.file(seed)
    let scopes = file.types.prefix(3).map(\.range)
    for name in ["flag", "$flag", "go", "Outer", "Preview", "nothing"] {
      let all = file.trees.flatMap { $0.tokens(viewMode: .sourceAccurate) }.filter { $0.text == name }
      #expect(file.tokens(named: name).map(\.id) == all.map(\.id), "seed \(seed), \(name)")
      let inScopes = all.filter { token in
        scopes.contains { $0.touches(token.positionAfterSkippingLeadingTrivia.utf8Offset) }
      }
      #expect(file.tokens(named: name, within: scopes).map(\.id) == inScopes.map(\.id), "seed \(seed), \(name)")
    }
  }

  @Test("calls in a range", arguments: 1...25 as ClosedRange<UInt64>)
  func calls(seed: UInt64) {
    let file = Self.file(seed)
    let ranges = file.calls.flatMap { [$0.node.textRange, $0.nameRange, $0.node.calledExpression.textRange] }
    for range in ranges + file.types.map(\.range) {
      let expected = file.calls.filter { range.contains($0.nameRange) }.map(\.node.id)
      #expect(file.calls(in: range).map(\.node.id) == expected, "seed \(seed), \(range)")
    }
  }

  @Test("whether a place is in a preview", arguments: 1...25 as ClosedRange<UInt64>)
  func previews(seed: UInt64) {
    let file = Self.file(seed)
    for call in file.calls {
      var isInMacro = false
      var node = call.node.parent
      while let scope = node {
        let name = scope.as(MacroExpansionExprSyntax.self)?.macroName ?? scope.as(MacroExpansionDeclSyntax.self)?.macroName
        isInMacro = isInMacro || name?.text == "Preview"
        node = scope.parent
      }
      let offset = call.node.positionAfterSkippingLeadingTrivia.utf8Offset
      let isInType = file.types.contains { $0.isPreview && $0.range.touches(offset) }
      #expect(file.isInPreview(call.node) == (isInMacro || isInType), "seed \(seed), at \(offset)")
    }
  }

  @Test("a file after edits is the file of the edited text", arguments: 1...25 as ClosedRange<UInt64>)
  func applying(seed: UInt64) throws {
    var random = SplitMix(state: seed &+ 1000)
    var file = Self.file(seed)
    for _ in 0..<4 {
      var edits: [TextEdit] = []
      for _ in 0..<3 {
        var lower = Int.random(in: 0...file.text.count, using: &random)
        while !file.text.isBoundary(lower) { lower -= 1 }
        let edit = TextEdit.insert(IncrementalParseTests.pieces.randomElement(using: &random) ?? "", at: lower)
        if EditSet(edits + [edit]) != nil { edits.append(edit) }
      }
      let set = try #require(EditSet(edits))
      let after = try #require(file.text.applying(set))
      let next = try #require(file.applying(set))
      #expect(next.text == after)
      #expect(next.trees.map(\.debugDescription) == ViewFile(text: after).trees.map(\.debugDescription), "seed \(seed)")
      file = next
    }
  }
}
