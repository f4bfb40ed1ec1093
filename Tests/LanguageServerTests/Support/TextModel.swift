import SourceText

@testable import LanguageServerProtocol

/// The client's side of a document, written as plainly as possible: a list of characters and a count over them.
struct TextModel {
  let encoding: PositionEncoding
  private var scalars: [Unicode.Scalar] = []

  init(_ text: String = "", encoding: PositionEncoding) {
    self.encoding = encoding
    scalars = Array(text.unicodeScalars)
  }

  init(encoding: PositionEncoding) { self.encoding = encoding }

  var string: String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  mutating func insert(using random: inout SeededGenerator) { scalars = Self.randomText(30, using: &random) }

  /// Replaces a random range by a few random characters, and says how a client tells that.
  mutating func randomChange(using random: inout SeededGenerator) -> JSONValue {
    let text = Self.randomText(Int.random(in: 0...6, using: &random), using: &random)
    return replace(upTo: 12, by: text, using: &random)
  }

  /// Changes the text as a person or an editor's command does: types, deletes, pastes a piece, doubles or removes a line.
  mutating func typicalChange(pieces: [String], using random: inout SeededGenerator) -> JSONValue {
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<6: return replace(upTo: 0, by: Self.randomText(1, using: &random), using: &random)
    case 6..<10: return replace(upTo: 3, by: [], using: &random)
    case 10: return replace(upTo: 120, by: [], using: &random)
    case 11..<18:
      return replace(upTo: 4, by: Array((pieces.randomElement(using: &random) ?? "").unicodeScalars), using: &random)
    case 18:
      let start = Int.random(in: 0...scalars.count, using: &random)
      return replace(upTo: 0, by: Array(scalars[start...].prefix(60)), using: &random)
    default: return randomChange(using: &random)
    }
  }

  /// Makes the text another one by one replacement.
  mutating func change(to text: String) -> JSONValue {
    let new = Array(text.unicodeScalars)
    let shared = min(scalars.count, new.count)
    var head = 0
    while head < shared, scalars[head] == new[head] { head += 1 }
    var tail = 0
    while tail < shared - head, scalars[scalars.count - 1 - tail] == new[new.count - 1 - tail] { tail += 1 }
    if isInsideLineBreak(head) { head -= 1 }
    if isInsideLineBreak(scalars.count - tail) { tail -= 1 }
    return replace(head..<scalars.count - tail, by: Array(new[head..<new.count - tail]))
  }

  /// Replaces a random range of at most so many characters.
  private mutating func replace(
    upTo limit: Int, by text: [Unicode.Scalar], using random: inout SeededGenerator
  ) -> JSONValue {
    var first = Int.random(in: 0...scalars.count, using: &random)
    if isInsideLineBreak(first) { first -= 1 }
    var second = Int.random(in: first...min(first + limit, scalars.count), using: &random)
    if isInsideLineBreak(second) { second += 1 }
    return replace(first..<second, by: text)
  }

  private mutating func replace(_ range: Range<Int>, by text: [Unicode.Scalar]) -> JSONValue {
    let change: JSONValue = [
      "range": ["start": position(of: range.lowerBound), "end": position(of: range.upperBound)],
      "text": .string(TextModel.string(text)),
    ]
    scalars.replaceSubrange(range, with: text)
    return change
  }

  func randomPosition(using random: inout SeededGenerator) -> JSONValue {
    position(of: Int.random(in: 0...scalars.count, using: &random))
  }

  private func isInsideLineBreak(_ index: Int) -> Bool {
    index > 0 && index < scalars.count && scalars[index - 1] == "\r" && scalars[index] == "\n"
  }

  private func position(of index: Int) -> JSONValue {
    var line = 0
    var character = 0
    for place in 0..<index {
      let scalar = scalars[place]
      let endsLine = scalar == "\n" || (scalar == "\r" && !(place + 1 < scalars.count && scalars[place + 1] == "\n"))
      if endsLine {
        line += 1
        character = 0
      } else if scalar != "\r" {
        switch encoding {
        case .utf8: character += String(scalar).utf8.count
        case .utf16: character += String(scalar).utf16.count
        case .utf32: character += 1
        }
      }
    }
    return ["line": .int(line), "character": .int(character)]
  }

  private static func string(_ scalars: [Unicode.Scalar]) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  private static func randomText(_ count: Int, using random: inout SeededGenerator) -> [Unicode.Scalar] {
    let alphabet: [Unicode.Scalar] = ["a", " ", "é", "ß", "€", "😀", "\u{301}", "\n", "\r", "\u{2028}", "\t", "𝄞", "{", "\""]
    return (0..<count).flatMap { _ -> [Unicode.Scalar] in
      if Int.random(in: 0..<8, using: &random) == 0 { return ["\r", "\n"] }
      return [alphabet.randomElement(using: &random) ?? "a"]
    }
  }
}

/// A generator that gives the same numbers for the same seed (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
