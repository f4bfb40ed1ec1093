import SourceText

/// What the bytes around a word tell of it without parsing. Each answer errs towards yes: a comment or a string may deceive it.
extension PieceSource {
  /// Whether a word seems to be a label, of an argument or a closure: a colon follows. True for nil, which is no word.
  func labels(_ name: WordQuery?) -> Bool {
    name.map { name in offsets(of: name).contains { isLabel(at: $0, name) } } ?? true
  }

  /// Whether the word at an offset seems to be a label.
  func isLabel(at offset: Int, _ name: WordQuery) -> Bool {
    follows(TextRange(offset, offset + name.count), with: [UInt8(ascii: ":")])
  }

  /// Whether something of this name seems to be called behind a dot; true for nil, which is no word.
  func callsMember(_ name: WordQuery?) -> Bool {
    name.map { callOffsets(of: $0).contains(where: isBehindDot) } ?? true
  }

  /// Whether a type of this name seems to be made: `Trail(…)`, `Trail { … }`, `Trail<Int>(…)`, `Trail.init`. True for nil.
  func makes(_ type: WordQuery?) -> Bool {
    anyPlace(of: type) { place in
      guard !SourceText.mayDeclareType(in: utf8, at: [place.lower]) || crossesLine(before: place.lower) else { return false }
      if follows(place, with: [UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "<")]) { return true }
      guard case .byte(UInt8(ascii: "."), let dot) = next(from: place.upper) else { return false }
      switch next(from: dot + 1) {
      case .byte(let byte, _): return byte == UInt8(ascii: "i") || byte == UInt8(ascii: "`")
      case .unknown: return true
      case .none: return false
      }
    }
  }

  /// Whether a word seems to be a member behind a dot (`trail.name`, `\.name`), other than in `@Environment(\.name)`, or a label;
  /// true for nil, which is no word.
  func mentionsMemberOrLabel(_ name: WordQuery?) -> Bool {
    anyPlace(of: name) { isBehindDot($0.lower) && !isEnvironmentKey($0) || follows($0, with: [UInt8(ascii: ":")]) }
  }

  /// Whether a word is all of the key in `@Environment(\.name)`.
  private func isEnvironmentKey(_ place: TextRange) -> Bool {
    utf8[..<place.lower].suffix(15).elementsEqual("@Environment(\\.".utf8) && place.upper < utf8.count
      && utf8[place.upper] == UInt8(ascii: ")")
  }

  /// Whether a word seems to end a key path such as `\.dismiss`, or to start an argument; true for nil, which is no word.
  func endsKeyPath(_ name: WordQuery?) -> Bool {
    anyPlace(of: name) { place in
      var start = place.lower
      while start > 0,
        SourceText.isWordByte(utf8[start - 1]) || [UInt8(ascii: "."), UInt8(ascii: "`")].contains(utf8[start - 1])
      {
        start -= 1
      }
      return start > 0 && [UInt8(ascii: "\\"), UInt8(ascii: "(")].contains(utf8[start - 1])
    }
  }

  /// Whether a word seems to name an attribute: `@State`, `@SwiftUI.State`; true for nil, which is no word.
  func namesAttribute(_ name: WordQuery?) -> Bool {
    anyPlace(of: name) { place in
      switch previous(before: place.lower) {
      case .byte(let byte, _): byte == UInt8(ascii: "@") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "`")
      case .unknown: true
      case .none: false
      }
    }
  }

  /// Whether a word seems to be the name of a type of SwiftUI where that is used; true for nil, which is no word.
  func namesType(_ name: WordQuery?) -> Bool {
    anyPlace(of: name) { place in
      if isInLineComment(place.lower) { return false }
      guard case .byte(UInt8(ascii: "."), let dot) = previous(before: place.lower) else { return true }
      switch previous(before: dot) {
      case .byte(_, let last): return ends("SwiftUI", at: last + 1) || utf8[last] == UInt8(ascii: "`")
      case .unknown: return true
      case .none: return false
      }
    }
  }

  /// Whether it seems to read an object from the environment by its type.
  var readsEnvironmentObject: Bool {
    anyPlace(of: Self.environment) { place in
      switch next(from: place.upper) {
      case .byte(UInt8(ascii: "("), let opening):
        if case .byte(UInt8(ascii: "\\"), _) = next(from: opening + 1) { return false }
        return true
      case .byte(UInt8(ascii: "`"), _), .unknown: return true
      case .byte, .none: return false
      }
    }
  }

  private static let environment = WordQuery("Environment")

  /// Whether an offset surely stands behind the `//` of a comment.
  private func isInLineComment(_ offset: Int) -> Bool {
    var start = offset
    var isComment = false
    while start > 0, utf8[start - 1] != 0x0A, utf8[start - 1] != 0x0D {
      start -= 1
      switch utf8[start] {
      case UInt8(ascii: "/") where utf8[start + 1] == UInt8(ascii: "/"): isComment = true
      // What looks like a comment may be within a string, or behind another comment.
      case UInt8(ascii: "\""), UInt8(ascii: "*"), UInt8(ascii: "\\"): return false
      default: break
      }
    }
    return isComment
  }

  /// Whether a word seems to name a case of an enum where that is declared; true for nil, which is no word.
  func declares(case name: WordQuery?) -> Bool {
    anyPlace(of: name) { place in
      switch previous(before: place.lower) {
      case .byte(UInt8(ascii: ","), _), .byte(UInt8(ascii: "`"), _), .unknown: true
      case .byte(_, let last): ends("case", at: last + 1)
      case .none: false
      }
    }
  }

  /// Whether a property of this name seems to be declared; true for nil, which is no word.
  func declaresProperty(_ name: WordQuery?) -> Bool {
    anyPlace(of: name) { place in
      switch previous(before: place.lower) {
      case .byte(UInt8(ascii: ","), _): mayDeclare(place)
      case .byte(UInt8(ascii: "`"), _), .unknown: true
      case .byte(_, let last): ends("var", at: last + 1) || ends("let", at: last + 1)
      case .none: false
      }
    }
  }

  /// Whether a word may be one that a variable declares: its type, its value or another name follows.
  func mayDeclare(_ word: TextRange) -> Bool {
    follows(word, with: [UInt8(ascii: ":"), UInt8(ascii: "="), UInt8(ascii: ",")])
  }

  /// The names in front of the dot where a method seems to be called: `path` of `router.path.append(…)`. Nil where one of them is
  /// something else than a name.
  func receivers(of method: WordQuery) -> Set<String>? {
    var result: Set<String> = []
    for offset in callOffsets(of: method) {
      switch previous(before: offset) {
      case .byte(UInt8(ascii: "."), let dot):
        guard case .byte(let byte, let last) = previous(before: dot), SourceText.isWordByte(byte) else { return nil }
        var start = last
        while start > 0, SourceText.isWordByte(utf8[start - 1]) { start -= 1 }
        result.insert(String(decoding: utf8[start...last], as: UTF8.self))
      case .byte(UInt8(ascii: "`"), _), .unknown: return nil
      // A function of that name.
      case .byte, .none: break
      }
    }
    return result
  }

  // MARK: Places

  /// Whether a condition holds at one of the places of a word; true for nil, which is no word.
  private func anyPlace(of word: WordQuery?, where isPart: (TextRange) -> Bool) -> Bool {
    guard let word else { return true }
    return offsets(of: word).contains { isPart(TextRange($0, $0 + word.count)) }
  }

  /// What stands beside a word.
  enum Neighbor: Equatable {
    case byte(UInt8, at: Int)
    /// A comment, with what is behind it.
    case unknown
    /// Nothing any more.
    case none

    func isByte(_ byte: UInt8) -> Bool { if case .byte(byte, _) = self { true } else { false } }
  }

  /// The first byte from an offset on that is no white space.
  func next(from offset: Int) -> Neighbor {
    var next = offset
    while next < utf8.count, SourceText.isSpace(utf8[next]) { next += 1 }
    guard next < utf8.count else { return .none }
    let isComment =
      utf8[next] == UInt8(ascii: "/") && next + 1 < utf8.count
      && [UInt8(ascii: "/"), UInt8(ascii: "*")].contains(utf8[next + 1])
    return isComment ? .unknown : .byte(utf8[next], at: next)
  }

  /// The last byte before an offset that is no white space.
  func previous(before offset: Int) -> Neighbor {
    var last = offset - 1
    while last >= 0, SourceText.isSpace(utf8[last]) { last -= 1 }
    guard last >= 0 else { return .none }
    if utf8[last] == UInt8(ascii: "/") { return .unknown }
    if crossesLine(from: last, to: offset), isBehindSlashes(last) { return .unknown }
    return .byte(utf8[last], at: last)
  }

  private func follows(_ place: TextRange, with bytes: [UInt8]) -> Bool {
    switch next(from: place.upper) {
    // The second backtick of a quoted name.
    case .byte(let byte, _): byte == UInt8(ascii: "`") || bytes.contains(byte)
    case .unknown: true
    case .none: false
    }
  }

  func isBehindDot(_ offset: Int) -> Bool {
    switch previous(before: offset) {
    case .byte(let byte, _): byte == UInt8(ascii: ".") || byte == UInt8(ascii: "`")
    case .unknown: true
    case .none: false
    }
  }

  /// Whether the last word before an offset is this one.
  private func ends(_ word: StaticString, at end: Int) -> Bool { SourceText.ends(word, in: utf8, at: end) }

  /// Whether a line ends in front of the dotted name that goes up to an offset.
  private func crossesLine(before offset: Int) -> Bool {
    var start = offset
    while start > 0, SourceText.isWordByte(utf8[start - 1]) || utf8[start - 1] == UInt8(ascii: ".") { start -= 1 }
    var last = start - 1
    while last >= 0, SourceText.isSpace(utf8[last]) { last -= 1 }
    return crossesLine(from: last, to: start)
  }

  private func crossesLine(from lower: Int, to upper: Int) -> Bool {
    utf8[max(0, lower)..<max(0, upper)].contains { $0 == 0x0A || $0 == 0x0D }
  }

  /// Whether `//` stands before an offset in its line.
  private func isBehindSlashes(_ offset: Int) -> Bool {
    var start = offset
    while start > 0, utf8[start - 1] != 0x0A, utf8[start - 1] != 0x0D {
      start -= 1
      if utf8[start] == UInt8(ascii: "/"), utf8[start + 1] == UInt8(ascii: "/") { return true }
    }
    return false
  }
}
