import SourceText
import SwiftSyntax
import SwiftUIModel
import Testing

/// A version that shares with an earlier one what did not change is the same as one that shares nothing.
@Suite("Reparsing")
struct IncrementalParseTests {
  static let start = """
    import SwiftUI

    struct Trail: Identifiable { let id: Int; var name: String }

    // Emoji 🥾 and é before what follows.
    struct TrailList: View {
      let trails: [Trail]
      @State private var showTrail = false
      @State private var tapped: Trail?

      var body: some View {
        List(trails) { trail in
          Button("Open 🏔 \\(trail.name)") { tapped = trail; showTrail = true }
        }
        .sheet(isPresented: $showTrail) {
          if let tapped { Text(tapped.name) } else { EmptyView() }
        }
        #if os(iOS)
        .navigationTitle("Trails")
        #endif
      }
    }

    """
  static let pieces = [
    "x", " ", "\n", "{", "}", "(", ")", "\"", "\"\"\"", "//", "/*", "*/", ".sheet(item: $a) { b in }", "if let y {", "é", "🥾",
    "@State ",
    "\r\n", "#if DEBUG\n", "#endif\n", "let ", "\\(", "var body: some View {", "switch x { case .a: ", "",
  ]

  @Test("equals a fresh start after random edits", arguments: 1...12 as ClosedRange<UInt64>)
  func equalsFreshFile(seed: UInt64) throws {
    var random = SplitMix(state: seed)
    var text = SourceText(Self.start + Self.start)
    var file = ViewFile(text: text)
    for step in 0..<90 {
      // Now and then all is undone, or the text would end as rubble.
      if step % 30 == 29 { text = SourceText(Self.start + Self.start) }
      let isApplied = text.apply(Self.edit(of: text, random: &random))
      #expect(isApplied)
      let later = ViewFile(text: text, after: file)
      // Parsed from versions some steps back, since not every version is asked for its trees.
      file = later
      guard step % 3 != 1 else { continue }
      let fresh = ViewFile(text: text)
      try #require(later.declarationRanges == fresh.declarationRanges, "seed \(seed), step \(step)")
      for (piece, range) in zip(later.trees, later.declarationRanges) where !later.isTooDeep {
        let code = piece.shebang?.text == "" ? piece.with(\.shebang, nil).description : piece.description
        try #require(code == text[range], "seed \(seed), step \(step)")
      }
      for (tree, (expected, range)) in zip(later.trees, zip(fresh.trees, fresh.declarationRanges)) {
        let isSame = tree.debugDescription == expected.debugDescription
        try #require(isSame, "seed \(seed), step \(step): another tree of\n\(text[range])")
      }
    }
  }

  private static func edit(of text: SourceText, random: inout SplitMix) -> TextEdit {
    var lower = Int.random(in: 0...text.count, using: &random)
    while !text.isBoundary(lower) { lower -= 1 }
    var upper = min(text.count, lower + (Bool.random(using: &random) ? 0 : Int.random(in: 0...12, using: &random)))
    while !text.isBoundary(upper) { upper += 1 }
    return TextEdit(TextRange(lower, upper), pieces.randomElement(using: &random) ?? "x")
  }
}

/// A small seeded generator, so that a failure can be repeated.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
