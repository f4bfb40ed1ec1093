extension HandbookSection {
  /// The anchors of the sections that this one links to, in order, some perhaps twice.
  public var linkedAnchors: [String] {
    var anchors: [String] = []
    _ = markdown { anchor in
      anchors.append(anchor)
      return nil
    }
    return anchors
  }

  /// The Markdown with every link to a section led to the address that `address` gives for its anchor; where that is nil, only
  /// the link's text is left. Editors cannot follow a bare `#anchor` out of a hover.
  public func markdown(linkingTo address: (_ anchor: String) -> String?) -> String {
    var lines: [String] = []
    var isInFence = false
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") { isInFence.toggle() }
      lines.append(isInFence ? String(line) : Self.relinked(line, address))
    }
    return lines.joined(separator: "\n")
  }

  private static func relinked(_ line: Substring, _ address: (String) -> String?) -> String {
    InlineMarkdown.parts(of: line).reduce(into: "") { text, part in
      switch part {
      case .link(let label, let target) where target.hasPrefix("#"):
        text += address(String(target.dropFirst())).map { "[\(label)](\($0))" } ?? String(label)
      case .link(let label, let target): text += "[\(label)](\(target))"
      case .code(let code): text += "`\(code)`"
      case .text(let plain): text += plain
      }
    }
  }
}

/// The parts of a line that matter here: links and code spans. Everything else is text, marks of emphasis included.
public enum InlineMarkdown {
  case text(Substring)
  case code(Substring)
  case link(label: Substring, target: Substring)

  public static func parts(of line: Substring) -> [InlineMarkdown] {
    var parts: [InlineMarkdown] = []
    var rest = line
    while let start = rest.firstIndex(where: { $0 == "`" || $0 == "[" }) {
      if start > rest.startIndex { parts.append(.text(rest[..<start])) }
      let tail = rest[start...].dropFirst()
      if rest[start] == "`", let end = tail.firstIndex(of: "`") {
        parts.append(.code(tail[..<end]))
        rest = tail[end...].dropFirst()
      } else if rest[start] == "[", let (label, target, after) = link(tail) {
        parts.append(.link(label: label, target: target))
        rest = after
      } else {
        parts.append(.text(rest[start...].prefix(1)))
        rest = tail
      }
    }
    if !rest.isEmpty { parts.append(.text(rest)) }
    return parts
  }

  /// Reads `label](target)`. A label may hold code, the target no parentheses.
  private static func link(_ text: Substring) -> (label: Substring, target: Substring, rest: Substring)? {
    guard let close = text.firstIndex(of: "]") else { return nil }
    let behind = text[close...].dropFirst()
    guard behind.first == "(", let end = behind.firstIndex(of: ")") else { return nil }
    return (text[..<close], behind[..<end].dropFirst(), behind[end...].dropFirst())
  }
}
