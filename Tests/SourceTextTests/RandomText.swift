@testable import SourceText

/// SplitMix64: the same numbers for the same seed, everywhere. Tests take the seed as their argument, so that a failure names it.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// Pieces that meet in the ways that go wrong: every line break, a CR and a LF of their own, 1 to 4 byte characters,
  /// combining marks and joined emoji.
  mutating func text(pieces: Int) -> String {
    let all = ["a", "b", " ", "\t", "\n", "\n", "\r", "\r\n", "é", "e\u{301}", "漢", "😀", "👨\u{200D}👩\u{200D}👧"]
    return (0..<pieces).reduce(into: "") { text, _ in
      text.unicodeScalars.append(contentsOf: (all.randomElement(using: &self) ?? "").unicodeScalars)
    }
  }

  /// A range of `text` that splits no character.
  mutating func range(in text: SourceText) -> TextRange {
    let places = (0...text.count).filter(text.isBoundary)
    let from = places.randomElement(using: &self) ?? 0
    return TextRange(from, places.filter { $0 >= from }.prefix(12).randomElement(using: &self) ?? from)
  }
}
