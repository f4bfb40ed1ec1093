import Handbook

/// A piece of a page. Texts that are put into one are escaped, pieces are not.
struct HTML: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// Takes text that is HTML already.
  init(raw text: String) { self.text = text }

  init(stringLiteral text: String) { self.text = text }

  init(stringInterpolation: Interpolation) { text = stringInterpolation.text }

  struct Interpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: String) { text += literal }
    mutating func appendInterpolation(_ html: HTML) { text += html.text }
    mutating func appendInterpolation(_ html: [HTML]) { text += html.map(\.text).joined(separator: "\n") }
    mutating func appendInterpolation(_ plain: String) { text += HTML.escaped(plain) }
    mutating func appendInterpolation(_ number: Int) { text += "\(number)" }
  }

  static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
  }
}

extension HTML {
  /// The Markdown of the handbook and of rules: paragraphs, lists, tables, fenced code; code, links and emphasis in a line.
  /// - Parameter address: where a link to a section leads, by its anchor
  init(markdown: String, linkingTo address: @escaping (String) -> String) {
    var renderer = MarkdownRenderer(address: address)
    text = renderer.render(markdown)
  }
}

private struct MarkdownRenderer {
  let address: (String) -> String
  private var html: [String] = []
  /// The lines of the block that is being read.
  private var block: [Substring] = []
  private var isInFence = false

  init(address: @escaping (String) -> String) { self.address = address }

  mutating func render(_ markdown: String) -> String {
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        finish()
        isInFence.toggle()
      } else if isInFence || !line.isEmpty {
        let isNewKind =
          block.last.map { $0.hasPrefix("|") != line.hasPrefix("|") || (!isListItem($0) && isListItem(line)) } ?? false
        if isNewKind, !isInFence, !isContinuation(line) { finish() }
        block.append(line)
      } else {
        finish()
      }
    }
    finish()
    return html.joined(separator: "\n")
  }

  private func isListItem(_ line: Substring) -> Bool { line.hasPrefix("- ") }
  /// A line of a list item after its first.
  private func isContinuation(_ line: Substring) -> Bool { line.hasPrefix("  ") || (block.first.map(isListItem) ?? false) }

  private mutating func finish() {
    defer { block = [] }
    guard let first = block.first else { return }
    if isInFence {
      html.append(HTML.code(block.joined(separator: "\n")).text)
    } else if first.hasPrefix("|") {
      html.append(table)
    } else if isListItem(first) {
      html.append(list)
    } else {
      html.append("<p>\(inline(block.joined(separator: "\n")))</p>")
    }
  }

  private var list: String {
    var items: [String] = []
    for line in block {
      if isListItem(line) {
        items.append(String(line.dropFirst(2)))
      } else if let last = items.popLast() {
        items.append(last + "\n" + line.drop { $0 == " " })
      }
    }
    return "<ul>\n\(items.map { "<li>\(inline($0))</li>" }.joined(separator: "\n"))\n</ul>"
  }

  private var table: String {
    let rows = block.map { $0.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false) }
    let head = rows.first?.map { "<th scope=\"col\">\(inline(trimmed($0)))</th>" }.joined() ?? ""
    let body = rows.dropFirst(2).map { row in "<tr>\(row.map { "<td>\(inline(trimmed($0)))</td>" }.joined())</tr>" }
    // Wide tables scroll by themselves, also with the keyboard.
    return """
      <div class="table" tabindex="0"><table>
      <thead><tr>\(head)</tr></thead>
      <tbody>
      \(body.joined(separator: "\n"))
      </tbody>
      </table></div>
      """
  }

  private func trimmed(_ text: Substring) -> String {
    var rest = text.drop { $0 == " " }
    while rest.last == " " { rest.removeLast() }
    return String(rest)
  }

  private func inline(_ text: String) -> String {
    var open: [String] = []
    var html = ""
    for part in InlineMarkdown.parts(of: text[...]) {
      switch part {
      case .code(let code): html += "<code>\(HTML.escaped(String(code)))</code>"
      case .link(let label, let target):
        let href = target.hasPrefix("#") ? address(String(target.dropFirst())) : String(target)
        html += "<a href=\"\(HTML.escaped(href))\">\(inline(String(label)))</a>"
      case .text(let plain): html += emphasized(HTML.escaped(String(plain)), &open)
      }
    }
    return html + open.reversed().map { "</\($0)>" }.joined()
  }

  /// Puts `strong` and `em` where stars are. A star between spaces is a star.
  private func emphasized(_ text: String, _ open: inout [String]) -> String {
    var html = ""
    var rest = text[...]
    while let star = rest.firstIndex(of: "*") {
      html += rest[..<star]
      let mark = rest[star...].prefix { $0 == "*" }.prefix(2)
      let tag = mark.count == 2 ? "strong" : "em"
      let after = rest[mark.endIndex...].first
      if open.last == tag {
        open.removeLast()
        html += "</\(tag)>"
      } else if after?.isWhitespace == true {
        html += mark
      } else {
        open.append(tag)
        html += "<\(tag)>"
      }
      rest = rest[mark.endIndex...]
    }
    return html + rest
  }
}
