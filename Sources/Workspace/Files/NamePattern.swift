/// A pattern for one name of a path: `*`, `?`, `[a-z]` where wanted, and `\` for a character that stands for itself.
struct NamePattern: Sendable, Hashable {
  private enum Token: Sendable, Hashable {
    case byte(UInt8)
    case anyCharacter
    case anyText
    case oneOf([ClosedRange<UInt8>], negated: Bool)
  }

  private let tokens: [Token]

  init(_ pattern: some Collection<UInt8>, hasClasses: Bool) {
    let bytes = Array(pattern)
    var tokens: [Token] = []
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "*"): if tokens.last != .anyText { tokens.append(.anyText) }
      case UInt8(ascii: "?"): tokens.append(.anyCharacter)
      case UInt8(ascii: "\\") where index < bytes.count:
        tokens.append(.byte(bytes[index]))
        index += 1
      case UInt8(ascii: "[") where hasClasses:
        if let (token, end) = Self.readClass(bytes, from: index) {
          tokens.append(token)
          index = end
        } else {
          tokens.append(.byte(byte))
        }
      default: tokens.append(.byte(byte))
      }
    }
    self.tokens = tokens
  }

  /// Reads from behind `[` to behind `]`; nil when it is never closed.
  private static func readClass(_ bytes: [UInt8], from start: Int) -> (Token, end: Int)? {
    var index = start
    var ranges: [ClosedRange<UInt8>] = []
    var isNegated = false
    if index < bytes.count, bytes[index] == UInt8(ascii: "!") || bytes[index] == UInt8(ascii: "^") {
      isNegated = true
      index += 1
    }
    let first = index
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "]"), index > first { return (.oneOf(ranges, negated: isNegated), index + 1) }
      if index + 2 < bytes.count, bytes[index + 1] == UInt8(ascii: "-"), bytes[index + 2] != UInt8(ascii: "]") {
        let end = bytes[index + 2]
        if byte <= end { ranges.append(byte...end) }
        index += 3
      } else {
        ranges.append(byte...byte)
        index += 1
      }
    }
    return nil
  }

  /// Whether the whole name is meant. Goes back to the last `*` only, so the time is at most the product of both lengths.
  func matches(_ name: [UInt8]) -> Bool {
    var token = 0
    var position = 0
    var retry: (token: Int, position: Int)?
    while position < name.count {
      if token < tokens.count, tokens[token] == .anyText {
        retry = (token + 1, position)
        token += 1
      } else if token < tokens.count, let width = width(of: tokens[token], at: position, in: name) {
        token += 1
        position += width
      } else if let (restart, from) = retry {
        retry = (restart, from + 1)
        token = restart
        position = from + 1
      } else {
        return false
      }
    }
    return tokens[token...].allSatisfy { $0 == .anyText }
  }

  /// The bytes that a token takes at a position, nil when it does not fit. `?` takes a whole character.
  private func width(of token: Token, at position: Int, in name: [UInt8]) -> Int? {
    let byte = name[position]
    switch token {
    case .byte(let expected): return byte == expected ? 1 : nil
    case .oneOf(let ranges, let isNegated): return ranges.contains { $0.contains(byte) } != isNegated ? 1 : nil
    case .anyText: return nil
    case .anyCharacter:
      var width = 1
      while position + width < name.count, name[position + width] & 0b1100_0000 == 0b1000_0000 { width += 1 }
      return width
    }
  }
}
