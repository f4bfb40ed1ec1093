import Files
import Linting
import SourceText
import SwiftUIProject

/// The keys of a project's string tables, `*.strings` and `*.xcstrings`.
///
/// A large app has hundreds of tables, and few of its keys are ever asked for. So a table is read as bytes, and its keys are taken
/// out of it when it holds one that is asked for.
public final class StringTables: Sendable {
  private struct State {
    var roots: [String] = []
    var tables: [StringTable]?
    /// Of their paths and bytes.
    var digest: ContentDigest?
    /// Whether some table could not be read, so that a missing key proves nothing.
    var isPartial = false
  }

  private static let maximumSize = 32_000_000

  private let state = Locked(State())
  private let isExcluded: @Sendable (String) -> Bool

  /// `isExcluded` tells whether settings leave an absolute path alone.
  public init(isExcluded: @escaping @Sendable (String) -> Bool = { _ in false }) {
    self.isExcluded = isExcluded
  }

  /// Sets the folders to search, as absolute paths.
  public func setRoots(_ roots: [String]) {
    state.withLock { if $0.roots != roots { $0 = State(roots: roots) } }
  }

  /// Forgets the tables; they are searched for and read again by the next question.
  public func invalidate() {
    state.withLock { $0 = State(roots: $0.roots) }
  }

  /// Whether any of the tables whose paths are wanted holds a key; unknown without folders. The first question reads the tables.
  public func holds(_ key: String, in isWanted: (String) -> Bool = { _ in true }) -> Knowledge {
    let current = current
    guard !current.roots.isEmpty else { return .unknown }
    var isPartial = current.isPartial
    for table in current.tables ?? [] where isWanted(table.path) {
      switch table.holds(key) {
      case .yes: return .yes
      case .unknown: isPartial = true
      case .no: break
      }
    }
    return isPartial ? .unknown : .no
  }

  /// Of all that answers depend on; nil without folders.
  public var digest: ContentDigest? { current.digest }

  private var current: State {
    let known = state.withLock { $0 }
    guard known.tables == nil, !known.roots.isEmpty else { return known }
    let read = read(known.roots)
    state.withLock { if $0.roots == known.roots { $0 = read } }
    return read
  }

  private func read(_ roots: [String]) -> State {
    var state = State(roots: roots, tables: [])
    var digests: [String] = []
    for path in FileDiscovery.search(roots, extensions: ["strings", "xcstrings"], isExcluded: isExcluded).files {
      if case .success(let bytes) = DiskFile.bytes(at: path, limit: Self.maximumSize) {
        state.tables?.append(StringTable(bytes, path: path))
        digests.append("\(path)\n\(ContentDigest(of: bytes))")
      } else {
        state.isPartial = true
        digests.append("\(path)\n-")
      }
    }
    state.digest = ContentDigest(of: digests.joined(separator: "\n"))
    return state
  }

  /// The keys of a string catalogue, which is JSON; nil when it cannot be read.
  static func keys(ofCatalog bytes: [UInt8]) -> Set<String>? {
    if let keys = CatalogKeys.read(bytes) { return keys }
    guard let text = SourceText(validating: bytes), case (let catalog?, nil) = JSON5Reader.read(text) else { return nil }
    return (catalog["strings"]?.members).map { Set($0.map(\.key)) }
  }

  /// The keys of a `"key" = "value";` table in UTF-8 or UTF-16; nil when it is neither, such as a binary property list.
  static func keys(ofTable bytes: [UInt8]) -> Set<String>? {
    guard let utf8 = decode(bytes) else { return nil }
    return utf8.withUnsafeBufferPointer { bytes in
      var reader = StringPairReader(bytes)
      return reader.keys()
    }
  }

  private static func decode(_ bytes: [UInt8]) -> [UInt8]? {
    let isLittle = bytes.starts(with: [0xFF, 0xFE])
    if isLittle || bytes.starts(with: [0xFE, 0xFF]) {
      let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
        let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
        return isLittle ? second << 8 | first : first << 8 | second
      }
      return Array(String(decoding: units, as: UTF16.self).utf8)
    }
    return bytes.contains(0) || String(validating: bytes, as: UTF8.self) == nil ? nil : bytes
  }
}

/// Reads the pairs of a table. Large apps have tens of megabytes of them, for which a regular expression takes seconds.
private struct StringPairReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func keys() -> Set<String> {
    var keys: Set<String> = []
    while offset < bytes.count {
      let start = offset
      if skipComment() { continue }
      guard let key = byte(offset) == UInt8(ascii: "\"") ? string() : word() else {
        offset = max(offset, start + 1)
        continue
      }
      let end = offset
      skipSpace()
      guard byte(offset) == UInt8(ascii: "=") else {
        offset = end
        continue
      }
      offset += 1
      skipSpace()
      if byte(offset) == UInt8(ascii: "\""), string() != nil { keys.insert(key) }
    }
    return keys
  }

  private func byte(_ at: Int) -> UInt8 { at < bytes.count ? bytes[at] : 0 }

  private mutating func skipSpace() {
    while [0x20, 0x09, 0x0A, 0x0D].contains(byte(offset)) { offset += 1 }
  }

  private mutating func skipComment() -> Bool {
    guard byte(offset) == UInt8(ascii: "/") else { return false }
    switch byte(offset + 1) {
    case UInt8(ascii: "/"):
      while offset < bytes.count, bytes[offset] != 0x0A { offset += 1 }
      return true
    case UInt8(ascii: "*"):
      offset += 2
      while offset < bytes.count, !(bytes[offset] == UInt8(ascii: "*") && byte(offset + 1) == UInt8(ascii: "/")) { offset += 1 }
      offset += 2
      return true
    default: return false
    }
  }

  /// The text between quotes that starts here; nil, at the end of the table, when it is not closed.
  private mutating func string() -> String? {
    offset += 1
    let start = offset
    var plain: [UInt8]?
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\""):
        offset += 1
        return String(decoding: plain ?? Array(bytes[start..<offset - 1]), as: UTF8.self)
      case UInt8(ascii: "\\"):
        if plain == nil { plain = Array(bytes[start..<offset]) }
        offset += 1
        switch byte(offset) {
        case UInt8(ascii: "n"): plain?.append(0x0A)
        case UInt8(ascii: "t"): plain?.append(0x09)
        case let other: plain?.append(other)
        }
      case let other: plain?.append(other)
      }
      offset += 1
    }
    return nil
  }

  /// A key without quotes.
  private mutating func word() -> String? {
    let start = offset
    while SourceText.isWordByte(byte(offset)) && byte(offset) < 0x80 || byte(offset) == UInt8(ascii: ".")
      || byte(offset) == UInt8(ascii: "-")
    {
      offset += 1
    }
    return offset > start ? String(decoding: bytes[start..<offset], as: UTF8.self) : nil
  }
}
