import SourceText
import SwiftSyntax

/// A comment that starts with `swiftui-patterns:`, such as `// swiftui-patterns:disable:next some-rule - the reason`.
struct SuppressionComment {
  enum Action: Equatable {
    case disableNext
    case disableThis
    case disablePrevious
    /// From here to an `enable` of the same rule, or to the end of the file.
    case disable
    case enable
    /// A word that is none of these.
    case unknown(String)

    init(_ word: String) {
      switch word {
      case "disable:next": self = .disableNext
      case "disable:this": self = .disableThis
      case "disable:previous": self = .disablePrevious
      case "disable": self = .disable
      case "enable": self = .enable
      default: self = .unknown(word)
      }
    }
  }

  /// A rule's id, or `all`.
  struct Name {
    let id: String
    let range: TextRange
    var isAll: Bool { id == "all" }
    func names(_ rule: String) -> Bool { id == rule || (isAll && rule != Suppressions.rule) }
  }

  /// From `//` to the line's end, or from `/*` to `*/`.
  let range: TextRange
  let action: Action
  /// The mark and the action behind it.
  let command: TextRange
  let names: [Name]
  /// What stands between two names of this comment.
  let separator: String
  /// The line it acts on; nil for regions, and where there is no such line.
  let line: Int?
  /// Whether it stands before all code of the file.
  let isBeforeCode: Bool

  let isLineComment: Bool

  /// Nil when the comment at `range` does not start with the mark.
  /// - Parameter token: the token whose trivia holds the comment.
  init?(in text: SourceText, range: TextRange, token: TokenSyntax) {
    var rest = Scanner(text: text, offset: range.lower, end: range.upper)
    isLineComment = rest.skip("//")
    if !isLineComment {
      guard rest.skip("/*") else { return nil }
      if text[TextRange(range.upper - 2, range.upper)] == "*/" { rest.end -= 2 }
    }
    rest.skip { $0 == 0x2F || $0 == 0x2A }
    rest.skip(while: Scanner.isSpace)
    let start = rest.offset
    guard rest.skip(Suppressions.mark) else { return nil }
    let word = rest.word()
    action = Action(text[word])
    command = TextRange(start, word.upper)
    var names: [Name] = []
    while true {
      rest.skip { Scanner.isSpace($0) || $0 == 0x2C }
      let word = rest.word()
      let id = text[word]
      // A dash on its own starts the reason, whatever dash the editor's keyboard makes of it.
      if word.isEmpty || ["-", "--", "–", "—"].contains(id) { break }
      names.append(Name(id: id, range: word))
    }
    self.range = range
    self.names = names
    if names.count > 1 {
      separator = text[TextRange(names[0].range.upper, names[1].range.lower)]
    } else {
      separator = " "
    }
    isBeforeCode = Self.isFirst(token) && range.upper <= token.positionAfterSkippingLeadingTrivia.utf8Offset
    line = Self.target(of: action, range: range, token: token, in: text)
  }

  /// Whether a token is the first of its file, a shebang aside.
  private static func isFirst(_ token: TokenSyntax) -> Bool {
    guard let previous = token.previousToken(viewMode: .sourceAccurate) else { return true }
    if case .shebang = previous.tokenKind { return true }
    return false
  }

  /// The line that a `next`, `this` or `previous` is about: the nearest one that holds code, so that several such comments and
  /// other comments can stand between it and the code.
  private static func target(of action: Action, range: TextRange, token: TokenSyntax, in text: SourceText) -> Int? {
    let first = text.lines.line(of: range.lower)
    let last = text.lines.line(of: range.upper)
    switch action {
    case .disableThis:
      return first
    case .disableNext:
      var next: TokenSyntax? = token
      while let token = next {
        let line = text.lines.line(of: token.positionAfterSkippingLeadingTrivia.utf8Offset)
        if line > last, token.positionAfterSkippingLeadingTrivia.utf8Offset >= range.upper { return line }
        next = token.nextToken(viewMode: .sourceAccurate)
      }
      return nil
    case .disablePrevious:
      var previous: TokenSyntax? = token
      while let token = previous {
        let line = text.lines.line(of: token.endPositionBeforeTrailingTrivia.utf8Offset)
        if line < first { return line }
        previous = token.previousToken(viewMode: .sourceAccurate)
      }
      return nil
    case .disable, .enable, .unknown:
      return nil
    }
  }
}

/// Reads the bytes of one comment.
private struct Scanner {
  let text: SourceText
  var offset: Int
  var end: Int

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private var current: UInt8? { offset < end ? text.byte(at: offset) : nil }

  mutating func skip(while condition: (UInt8) -> Bool) {
    while let byte = current, condition(byte) { offset += 1 }
  }

  mutating func skip(_ word: String) -> Bool {
    let upper = offset + word.utf8.count
    guard upper <= end, text[TextRange(offset, upper)] == word else { return false }
    offset = upper
    return true
  }

  /// The bytes up to the next white space or comma.
  mutating func word() -> TextRange {
    let start = offset
    skip { !Self.isSpace($0) && $0 != 0x2C }
    return TextRange(start, offset)
  }
}
