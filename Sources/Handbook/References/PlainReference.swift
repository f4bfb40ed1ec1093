/// A reference without a mark of Markdown: titles stand alone in their line, bullets are dots, code is neither fenced nor always
/// indented. Copying a rendered page gives such texts.
struct PlainReference {
  /// The same text with code fenced and bullets as Markdown has them.
  private(set) var lines: [ReferenceText.Line] = []
  /// The lines that are titles, by their place in `lines`.
  private(set) var titles: [Int: ReferenceText.Line] = [:]
  /// Braces and brackets that are open in the current code.
  private var depth = 0
  private var isInFence = false

  init(_ source: [ReferenceText.Line]) {
    for paragraph in source.split(whereSeparator: { $0.text.allSatisfy(\.isWhitespace) }) { read(Array(paragraph)) }
    setFence(false, at: source.last?.number ?? 1)
  }

  private mutating func read(_ paragraph: [ReferenceText.Line]) {
    guard let first = paragraph.first else { return }
    // A bracket in a string must not turn the rest of the file into code.
    if depth > 0, paragraph.count == 1, Self.isTitle(first.text) { depth = 0 }
    let isCode = depth > 0 || Self.isCode(paragraph)
    setFence(isCode, at: first.number)
    if !lines.isEmpty, lines.last?.text != "```swift" { lines.append(.init(text: "", number: first.number)) }
    if isCode {
      lines += paragraph
      depth = max(0, paragraph.reduce(depth) { $0 + Self.balance($1.text) })
      return
    }
    var text = paragraph[...]
    if Self.isTitle(first.text), paragraph.dropFirst().allSatisfy({ Self.bullet($0.text) != nil }) {
      titles[lines.count] = first
      lines.append(first)
      text = text.dropFirst()
    }
    lines += text.map { line in
      .init(text: Self.bullet(line.text).map { "- " + $0 } ?? line.text, number: line.number)
    }
  }

  private mutating func setFence(_ isOpen: Bool, at number: Int) {
    guard isInFence != isOpen else { return }
    isInFence = isOpen
    depth = 0
    if isOpen, !lines.isEmpty { lines.append(.init(text: "", number: number)) }
    lines.append(.init(text: isOpen ? "```swift" : "```", number: number))
  }

  /// The text behind a bullet.
  private static func bullet(_ line: String) -> String? {
    let text = line.drop(while: \.isWhitespace)
    guard let mark = text.first, "•‣◦·-*".contains(mark), text.dropFirst().first?.isWhitespace == true else { return nil }
    return String(text.dropFirst(2))
  }

  static func isTitle(_ line: String) -> Bool {
    guard let first = line.first, first.isUppercase || first.isNumber, line.count <= 80 else { return false }
    guard line.split(separator: " ").count <= 12, let last = line.last, !".:;,!{}=>\\".contains(last) else { return false }
    return !line.contains(":") && !line.contains("{") && !line.contains(" = ") && !line.contains(". ") && !line.contains("()")
  }

  private static func isCode(_ paragraph: [ReferenceText.Line]) -> Bool {
    if paragraph.allSatisfy({ $0.text.hasPrefix("    ") || $0.text.hasPrefix("\t") }) { return true }
    guard let first = paragraph.first?.text.drop(while: \.isWhitespace), let last = paragraph.last?.text.last else {
      return false
    }
    if first.hasPrefix("//") || first.hasPrefix("#if ") { return true }
    guard !first.hasSuffix("."), !last.isPunctuation || "{})]/*?\"".contains(last) || paragraph.count > 1 else { return false }
    if first.hasSuffix("{") || first.hasPrefix("}") { return true }
    if first.hasPrefix("@") || keywords.contains(where: first.hasPrefix) { return true }
    // A call: `Editor()`, `.sheet(item: $song) { SongPage($0) }`, its modifiers in the next lines.
    let name = first.drop { $0 == "." }.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    let behind = first.dropFirst(first.distance(from: first.startIndex, to: name.endIndex))
    guard !name.isEmpty, behind.first == "(" else { return false }
    return ")}{,".contains(first.last ?? " ")
  }

  private static let keywords = [
    "actor ", "case .", "class ", "enum ", "extension ", "final ", "for ", "func ", "guard ", "if let ", "import ", "init(",
    "let ", "private ", "protocol ", "public ", "return ", "static ", "struct ", "switch ", "var ",
  ]

  private static func balance(_ line: String) -> Int {
    var balance = 0
    for byte in line.utf8 {
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["): balance += 1
      case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"): balance -= 1
      default: break
      }
    }
    return balance
  }
}
