extension HTML {
  /// Swift in a box of its own, with the parts of speech that help reading marked.
  static func code(_ code: String) -> HTML {
    HTML(raw: "<pre tabindex=\"0\"><code>\(CodeHighlighter.highlighted(code))</code></pre>")
  }
}

/// Marks comments, strings, keywords, attributes, types and numbers. No parser: the examples are short and well-formed.
enum CodeHighlighter {
  private static let keywords: Set<String> = [
    "Any", "Self", "as", "async", "await", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else",
    "enum", "extension", "false", "fileprivate", "final", "for", "func", "get", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "lazy", "let", "mutating", "nil", "private", "protocol", "public", "return", "self", "set", "some",
    "static", "struct", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "weak", "where", "while",
  ]

  static func highlighted(_ code: String) -> String {
    let token =
      /(?<comment>\/\/[^\n]*|\/\*[\s\S]*?\*\/)|(?<string>"(?:[^"\\\n]|\\.)*")|(?<attribute>[@#]\w+)|(?<number>\b\d[\d._]*\b)|(?<word>[A-Za-z_]\w*)/
    var html = ""
    var place = code.startIndex
    for match in code.matches(of: token) {
      html += HTML.escaped(String(code[place..<match.range.lowerBound]))
      let text = HTML.escaped(String(match.output.0))
      let isMember = code[..<match.range.lowerBound].last == "."
      let isLabel = code[match.range.upperBound...].first == ":" && match.output.0 != "default"
      html += kind(of: match.output, isName: isMember || isLabel).map { "<span class=\"\($0)\">\(text)</span>" } ?? text
      place = match.range.upperBound
    }
    return html + HTML.escaped(String(code[place...]))
  }

  private typealias Token = (
    Substring, comment: Substring?, string: Substring?, attribute: Substring?, number: Substring?, word: Substring?
  )

  private static func kind(of token: Token, isName: Bool) -> String? {
    if token.comment != nil { return "comment" }
    if token.string != nil { return "string" }
    if token.attribute != nil { return "attribute" }
    if token.number != nil { return "number" }
    guard let word = token.word else { return nil }
    if keywords.contains(String(word)), !isName || word == "self" || word == "init" { return "keyword" }
    return word.first?.isUppercase == true ? "type" : nil
  }
}
