import SourceText

/// Other forms of an example's code.
enum Dress {
  /// Tabs instead of spaces, one for each step of the code's own indentation.
  static func tabs(_ code: String) -> String {
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    let step = lines.map { $0.prefix { $0 == " " }.count }.filter { $0 > 1 }.min() ?? 4
    return lines.map { line in
      let spaces = line.prefix { $0 == " " }.count
      let tabs = String(repeating: "\t", count: spaces / step) + String(repeating: " ", count: spaces % step)
      return tabs + line.dropFirst(spaces)
    }.joined(separator: "\n")
  }

  /// Forms in which code is none. The import stays outside, so that it is not its absence that makes a rule silent.
  static let silent: [(name: String, dress: @Sendable (String) -> String)] = [
    ("a block comment", { "import SwiftUI\n/*\n\($0)\n*/\n" }),
    ("line comments", { "import SwiftUI\n// \($0.replacing("\n", with: "\n// "))\n" }),
    ("a branch that is never compiled", { "import SwiftUI\n#if false\n\($0)\n#endif\n" }),
    ("a string", { "import SwiftUI\nlet code = ####\"\"\"\n\($0)\n\"\"\"####\n" }),
  ]

  /// Beginnings of a text, and the text without one of its lines, spread over it by its own length so that each example is cut
  /// elsewhere.
  static func cuts(of text: SourceText, count: Int) -> [SourceText] {
    guard text.count > count else { return [] }
    let beginnings = (0..<count).compactMap { index in
      var end = (index * text.count + text.count * 7 % count) / count
      while !text.isBoundary(end) { end -= 1 }
      return text.applying(.difference(from: text, to: SourceText(text[TextRange(0, end)])))
    }
    let withoutLine = stride(from: 2, to: text.lines.count - 1, by: max(text.lines.count / 4, 1)).compactMap { line in
      text.lines.start(of: line).flatMap { start in
        EditSet([.delete(TextRange(start, text.lines.start(of: line + 1) ?? text.count))]).flatMap(text.applying)
      }
    }
    return beginnings + withoutLine
  }
}
