import SourceText
import SwiftUIModel
import Testing

/// Reparsing from the last full parse with all edits since gives the tree of a fresh parse.
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

  @Test("equals a full parse after random edits", arguments: [1, 2, 3, 4, 5, 6] as [UInt64])
  func equalsFullParse(seed: UInt64) throws {
    var random = SplitMix(state: seed)
    var text = SourceText(Self.start)
    var base = BaseParse(text)
    var edits: [TextEdit] = []
    for step in 0..<60 {
      let edit = Self.edit(of: text, random: &random)
      let isApplied = text.apply(edit)
      #expect(isApplied)
      edits.append(edit)
      let incremental = base.file(after: edits, text: text)
      let full = ViewFile(text: text)
      try #require(incremental.tree.description == text.string || incremental.isTooDeep, "seed \(seed), step \(step)")
      try #require(
        incremental.tree.debugDescription == full.tree.debugDescription, "seed \(seed), step \(step): the trees differ")
      if step % 20 == 19 {
        base = BaseParse(text)
        edits = []
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
