import SourceText

/// Reads what people write in YAML: maps and lists by indentation or in brackets, scalars, comments, anchors. Of the rest, such as
/// tags and texts of several lines, no more than where they end.
struct YAMLReader {
  private struct Line {
    var indent: Int
    var text: Substring
    let offset: Int
  }

  private static let deepest = 32
  private static let maximumSize = 2_000_000

  private let file: String
  private let base: String
  private var lines: [Line] = []
  private var next = 0
  private var anchors: [String: YAMLNode] = [:]

  /// The value of a file; nil for what is no text.
  /// - Parameter base: the folder that relative paths in it count from
  static func read(_ bytes: [UInt8], file: String, base: String) -> YAMLNode? {
    guard bytes.count <= maximumSize, let text = String(validating: bytes, as: UTF8.self) else { return nil }
    var reader = YAMLReader(file: file, base: base)
    reader.split(text)
    guard let first = reader.lines.first else { return nil }
    return reader.block(indent: first.indent, depth: 0)
  }

  private init(file: String, base: String) {
    self.file = file
    self.base = base
  }

  private mutating func split(_ text: String) {
    var offset = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      defer { offset += line.utf8.count + 1 }
      let indent = line.utf8.prefix { $0 == 0x20 }.count
      let content = line.dropFirst(indent)
      guard let first = content.first(where: { !$0.isWhitespace }), first != "#" else { continue }
      if content.hasPrefix("---") || content.hasPrefix("%") { continue }
      lines.append(Line(indent: indent, text: content, offset: offset + indent))
    }
  }

  private func node(_ value: YAMLNode.Value, at offset: Int) -> YAMLNode {
    YAMLNode(value: value, place: BuildPlace(file: file, offset: offset), base: base)
  }

  private var current: Line? { lines.indices.contains(next) ? lines[next] : nil }

  /// The map or list of the lines from here on that have an indentation.
  private mutating func block(indent: Int, depth: Int) -> YAMLNode {
    guard let first = current, depth < Self.deepest else {
      skip(deeperThan: indent - 1)
      return node(.none, at: current?.offset ?? 0)
    }
    return isElement(first.text) ? list(indent: indent, depth: depth) : map(indent: indent, depth: depth)
  }

  private func isElement(_ text: Substring) -> Bool { text == "-" || text.hasPrefix("- ") }

  private mutating func list(indent: Int, depth: Int) -> YAMLNode {
    let start = current?.offset ?? 0
    var elements: [YAMLNode] = []
    while let line = current, line.indent == indent, isElement(line.text) {
      let rest = line.text.dropFirst().drop { $0 == " " }
      if Self.withoutComment(rest).isEmpty {
        next += 1
        if let inner = current, inner.indent > indent { elements.append(block(indent: inner.indent, depth: depth + 1)) }
      } else if Self.key(of: rest) != nil || isElement(rest) {
        // The rest of the line is the first of a block of its own.
        let inner = indent + (line.text.utf8.count - rest.utf8.count)
        lines[next] = Line(indent: inner, text: rest, offset: line.offset + inner - indent)
        elements.append(block(indent: inner, depth: depth + 1))
      } else {
        next += 1
        elements.append(value(rest, indent: indent, at: line.offset, depth: depth))
      }
    }
    skip(deeperThan: indent)
    return node(.list(elements), at: start)
  }

  private mutating func map(indent: Int, depth: Int) -> YAMLNode {
    let start = current?.offset ?? 0
    var members: [(key: String, value: YAMLNode)] = []
    while let line = current, line.indent >= indent {
      guard line.indent == indent, let (key, rest) = Self.key(of: line.text) else {
        if line.indent == indent, isElement(line.text) { break }
        next += 1
        continue
      }
      next += 1
      var value = value(rest, indent: indent, at: line.offset, depth: depth)
      if key == "<<" {
        for other in value.list { members = other.map.filter { new in !members.contains { $0.key == new.key } } + members }
      } else {
        value = YAMLNode(value: value.value, place: BuildPlace(file: file, offset: line.offset), base: base)
        members.append((key, value))
      }
    }
    return node(.map(members), at: start)
  }

  /// What stands behind a key or a dash, with the lines below it that belong to it.
  private mutating func value(_ text: Substring, indent: Int, at offset: Int, depth: Int) -> YAMLNode {
    var text = Self.withoutComment(text)
    var anchor: String?
    while let first = text.first, first == "&" || first == "!" {
      let word = text.prefix { $0 != " " }
      if first == "&" { anchor = String(word.dropFirst()) }
      text = text.dropFirst(word.count).drop { $0 == " " }
    }
    let result = plainValue(text, indent: indent, at: offset, depth: depth)
    if let anchor { anchors[anchor] = result }
    return result
  }

  private mutating func plainValue(_ text: Substring, indent: Int, at offset: Int, depth: Int) -> YAMLNode {
    if text.isEmpty {
      // A list may stand below its key without being indented.
      guard let inner = current, inner.indent > indent || inner.indent == indent && isElement(inner.text) else {
        return node(.none, at: offset)
      }
      return block(indent: inner.indent, depth: depth + 1)
    }
    if text.hasPrefix("*") { return anchors[String(text.dropFirst())] ?? node(.none, at: offset) }
    if text.hasPrefix("|") || text.hasPrefix(">") {
      skip(deeperThan: indent)
      return node(.scalar(""), at: offset)
    }
    if text.hasPrefix("{") || text.hasPrefix("[") {
      var whole = String(text)
      while !Self.isBalanced(whole), let line = current, line.indent > indent || "]}".contains(line.text.first ?? " ") {
        whole += " " + Self.withoutComment(line.text)
        next += 1
      }
      let (place, base) = (BuildPlace(file: file, offset: offset), base)
      var flow = YAMLFlow(whole, anchors: anchors) { YAMLNode(value: $0, place: place, base: base) }
      return flow.value() ?? node(.none, at: offset)
    }
    skip(deeperThan: indent)
    return node(.scalar(Self.unquoted(text)), at: offset)
  }

  private mutating func skip(deeperThan indent: Int) {
    while let line = current, line.indent > indent { next += 1 }
  }

  // MARK: Pieces of lines

  /// The key of `key: rest` or `"key": rest`; nil if the line is none.
  private static func key(of line: Substring) -> (key: String, rest: Substring)? {
    if let quote = line.first, quote == "\"" || quote == "'" {
      guard let end = line.dropFirst().firstIndex(of: quote) else { return nil }
      let rest = line[line.index(after: end)...].drop { $0 == " " }
      guard rest.first == ":" else { return nil }
      return (String(line[line.index(after: line.startIndex)..<end]), rest.dropFirst().drop { $0 == " " })
    }
    if let first = line.first, "{[".contains(first) { return nil }
    var index = line.startIndex
    while let colon = line[index...].firstIndex(of: ":") {
      let after = line.index(after: colon)
      if after == line.endIndex || line[after].isWhitespace {
        return (line[..<colon].trimmingBlanks(), line[after...].drop(while: \.isWhitespace))
      }
      index = after
    }
    return nil
  }

  static func withoutComment(_ text: Substring) -> Substring {
    var quote: Character?
    var previous: Character = " "
    var end = text.endIndex
    for index in text.indices {
      let character = text[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"" || character == "'", " [{,:".contains(previous) {
        quote = character
      } else if character == "#", previous.isWhitespace {
        end = index
        break
      }
      previous = character
    }
    var result = text[..<end]
    while let last = result.last, last.isWhitespace { result.removeLast() }
    return result
  }

  static func unquoted(_ text: Substring) -> String {
    guard let quote = text.first, quote == "\"" || quote == "'", text.count > 1, text.last == quote else { return String(text) }
    let inner = text.dropFirst().dropLast()
    return String(quote == "'" ? inner.replacing("''", with: "'") : inner.replacing("\\\"", with: "\""))
  }

  private static func isBalanced(_ text: String) -> Bool {
    var depth = 0
    for byte in text.utf8 {
      if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") { depth += 1 }
      if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") { depth -= 1 }
    }
    return depth <= 0
  }
}

/// Reads `{a: b, c: [d, e]}`.
struct YAMLFlow {
  private var rest: Substring
  private let anchors: [String: YAMLNode]
  private let node: (YAMLNode.Value) -> YAMLNode

  init(_ text: String, anchors: [String: YAMLNode], node: @escaping (YAMLNode.Value) -> YAMLNode) {
    rest = Substring(text)
    self.anchors = anchors
    self.node = node
  }

  mutating func value(depth: Int = 0) -> YAMLNode? {
    guard depth < 16 else { return nil }
    skipSpace()
    if take("[") { return list(depth: depth) }
    if take("{") { return map(depth: depth) }
    let text = scalar()
    if text.hasPrefix("*") { return anchors[String(text.dropFirst())] }
    return node(.scalar(text))
  }

  private mutating func list(depth: Int) -> YAMLNode? {
    var elements: [YAMLNode] = []
    while !rest.isEmpty {
      skipSpace()
      if take("]") { break }
      guard let element = value(depth: depth + 1) else { return nil }
      elements.append(element)
      skipSpace()
      if !take(","), rest.first != "]" { return nil }
    }
    return node(.list(elements))
  }

  private mutating func map(depth: Int) -> YAMLNode? {
    var members: [(key: String, value: YAMLNode)] = []
    while !rest.isEmpty {
      skipSpace()
      if take("}") { break }
      let key = scalar(isKey: true)
      skipSpace()
      guard take(":"), let value = value(depth: depth + 1) else { return nil }
      members.append((key, value))
      skipSpace()
      if !take(","), rest.first != "}" { return nil }
    }
    return node(.map(members))
  }

  private mutating func scalar(isKey: Bool = false) -> String {
    if let quote = rest.first, quote == "\"" || quote == "'" {
      let end = rest.dropFirst().firstIndex(of: quote) ?? rest.endIndex
      let text = rest[..<end].dropFirst()
      rest = end < rest.endIndex ? rest[rest.index(after: end)...] : rest[end...]
      return String(text)
    }
    let text = rest.prefix { !",]}".contains($0) && !(isKey && $0 == ":") }
    rest = rest.dropFirst(text.count)
    return text.trimmingBlanks()
  }

  private mutating func skipSpace() { rest = rest.drop(while: \.isWhitespace) }

  private mutating func take(_ character: Character) -> Bool {
    guard rest.first == character else { return false }
    rest = rest.dropFirst()
    return true
  }
}

extension Substring {
  fileprivate func trimmingBlanks() -> String {
    var text = drop(while: \.isWhitespace)
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }
}
