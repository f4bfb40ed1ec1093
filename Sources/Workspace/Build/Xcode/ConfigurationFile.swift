import Files

/// The settings of an `.xcconfig` file and of those that it includes.
struct ConfigurationFile: Sendable {
  private(set) var settings: [BuildSetting] = []
  /// Whether all of it could be read.
  private(set) var isWhole = true

  private static let deepest = 16

  /// The settings of a file; not whole if the file is not there.
  init(_ path: String, _ reading: BuildReading) {
    var including: Set<String> = []
    read(path, isOptional: false, including: &including, reading)
  }

  private mutating func read(_ path: String, isOptional: Bool, including: inout Set<String>, _ reading: BuildReading) {
    guard including.count < Self.deepest, including.insert(path).inserted else { return }
    defer { including.remove(path) }
    guard let bytes = reading.bytes(at: path) else {
      // CocoaPods writes its own when it installs; they set no systems.
      if !isOptional, !FilePath.name(of: path).hasPrefix("Pods") { isWhole = false }
      return
    }
    var offset = 0
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      defer { offset += line.count + 1 }
      let text = String(decoding: line, as: UTF8.self)
      let blank = text.prefix(while: \.isWhitespace).utf8.count
      let plain = Self.withoutComment(text)
      if plain.hasPrefix("#include") {
        include(plain.dropFirst(8), from: path, including: &including, reading)
      } else if let setting = BuildSetting(line: plain, place: BuildPlace(file: path, offset: offset + blank)) {
        settings.append(setting)
      }
    }
  }

  private mutating func include(
    _ rest: Substring, from path: String, including: inout Set<String>, _ reading: BuildReading
  ) {
    let isOptional = rest.first == "?"
    let parts = rest.split(separator: "\"", omittingEmptySubsequences: false)
    guard let name = parts.dropFirst().first, !name.isEmpty, !name.hasPrefix("<") else { return }
    let file = FilePath.absolute(String(name), in: FilePath.folder(of: path))
    read(file, isOptional: isOptional, including: &including, reading)
  }

  private static func withoutComment(_ line: String) -> Substring {
    let end = line.firstRange(of: "//")?.lowerBound ?? line.endIndex
    var text = line[..<end].drop(while: \.isWhitespace)
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return text
  }
}

/// One setting, such as `SDKROOT[sdk=iphoneos*] = iphoneos`.
struct BuildSetting: Sendable {
  let name: String
  /// `sdk=iphoneos*`, `config=Debug`.
  let conditions: [(kind: String, pattern: String)]
  let value: String
  let place: BuildPlace

  init(key: String, value: String, place: BuildPlace) {
    let parts = key.split(separator: "[")
    name = parts.first.map { String($0) } ?? key
    conditions = parts.dropFirst().flatMap { $0.split(separator: "]").first?.split(separator: ",") ?? [] }.map { part in
      let sides = part.split(separator: "=", maxSplits: 1)
      return (sides.first.map { String($0) } ?? "", sides.count > 1 ? sides.last.map { String($0) } ?? "" : "")
    }
    self.value = value
    self.place = place
  }

  /// Reads `NAME[condition] = value`; nil for anything else.
  init?(line: Substring, place: BuildPlace) {
    var depth = 0
    guard
      let equals = line.firstIndex(where: { character in
        if character == "[" { depth += 1 }
        if character == "]" { depth -= 1 }
        return character == "=" && depth <= 0
      })
    else { return nil }
    let key = line[..<equals].filter { !$0.isWhitespace }
    guard let first = key.first, first.isLetter || first == "_" else { return nil }
    var value = line[line.index(after: equals)...].drop(while: \.isWhitespace)
    if value.last == ";" { value.removeLast() }
    self.init(key: key, value: String(value), place: place)
  }
}
