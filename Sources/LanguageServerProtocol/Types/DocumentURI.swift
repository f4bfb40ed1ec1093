/// A document's URI, kept exactly as the client wrote it, since clients escape differently and recognise only their own.
public struct DocumentURI: Hashable, Sendable, JSONEncodable, JSONDecodable, CustomStringConvertible {
  public let string: String

  public init(_ string: String) { self.string = string }

  /// The `file` URI of an absolute path.
  public init(path: String) {
    var text = "file://"
    for byte in path.utf8 {
      let character = Character(Unicode.Scalar(byte))
      if byte < 0x80, character.isLetter || character.isNumber || "/-._~".contains(character) {
        text.append(character)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        text += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
    string = text
  }

  public init(json: JSONValue) throws(JSONMismatch) { string = try String(json: json) }

  public var json: JSONValue { .string(string) }

  /// The absolute path of a `file` URI without its escapes, nil for any other scheme, such as `untitled`.
  public var path: String? {
    guard string.count >= 7, string.prefix(5).lowercased() == "file:" else { return nil }
    var rest = string.utf8.dropFirst(5)
    if rest.starts(with: "//".utf8) {
      // An authority, mostly empty or `localhost`, ends at the next slash.
      rest = rest.dropFirst(2).drop { $0 != UInt8(ascii: "/") }
    }
    var path: [UInt8] = []
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2)
      if byte == UInt8(ascii: "%"), digits.count == 2, digits.first != UInt8(ascii: "+"),
        let escaped = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      {
        path.append(escaped)
        rest = rest.dropFirst(2)
      } else if byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") {
        break
      } else {
        path.append(byte)
      }
    }
    guard path.first == UInt8(ascii: "/") else { return nil }
    return String(decoding: path, as: UTF8.self)
  }

  /// The name of the file, or whatever stands behind the last slash.
  public var lastComponent: String {
    (path ?? string).split(separator: "/").last.map(String.init) ?? string
  }

  public var description: String { string }
}
