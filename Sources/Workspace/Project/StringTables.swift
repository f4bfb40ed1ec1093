import Linting
import SourceText

/// The keys of a project's string tables, `*.strings` and `*.xcstrings`.
///
/// A large app has hundreds of tables, and few of its keys are ever asked for. So a table is read as bytes, and its keys are taken
/// out of it when it holds one that is asked for.
public final class StringTables: Sendable {
  private struct State {
    var roots: [String] = []
    var tables: [StringTable]?
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

  /// Whether any table holds a key; unknown without folders. The first question reads the tables.
  public func holds(_ key: String) -> Knowledge {
    let (roots, known) = state.withLock { ($0.roots, $0) }
    guard !roots.isEmpty else { return .unknown }
    var current = known
    if known.tables == nil {
      current = read(roots)
      let read = current
      state.withLock { if $0.roots == roots { $0 = read } }
    }
    var isPartial = current.isPartial
    for table in current.tables ?? [] {
      switch table.holds(key) {
      case .yes: return .yes
      case .unknown: isPartial = true
      case .no: break
      }
    }
    return isPartial ? .unknown : .no
  }

  private func read(_ roots: [String]) -> State {
    var state = State(roots: roots, tables: [])
    for path in FileDiscovery.search(roots, extensions: ["strings", "xcstrings"], isExcluded: isExcluded).files {
      if case .success(let bytes) = DiskFile.bytes(at: path, limit: Self.maximumSize) {
        state.tables?.append(StringTable(bytes, isCatalog: path.hasSuffix(".xcstrings")))
      } else {
        state.isPartial = true
      }
    }
    return state
  }

  /// The keys of a string catalogue, which is JSON; nil when it cannot be read.
  static func keys(ofCatalog bytes: [UInt8]) -> Set<String>? {
    guard let text = SourceText(validating: bytes), case (let catalog?, nil) = JSON5Reader.read(text) else { return nil }
    return (catalog["strings"]?.members).map { Set($0.map(\.key)) }
  }

  /// The keys of a `"key" = "value";` table in UTF-8 or UTF-16; nil when it is neither, such as a binary property list.
  static func keys(ofTable bytes: [UInt8]) -> Set<String>? {
    guard let text = decode(bytes) else { return nil }
    var keys: Set<String> = []
    let pair = /\/\*(?s:.*?)\*\/|\/\/[^\n]*|(?:"((?:[^"\\]|\\(?s:.))*)"|([A-Za-z0-9_.\-]+))\s*=\s*"(?:[^"\\]|\\(?s:.))*"/
    for match in text.matches(of: pair) {
      if let key = match.output.1 { keys.insert(unescape(key)) } else if let key = match.output.2 { keys.insert(String(key)) }
    }
    return keys
  }

  private static func decode(_ bytes: [UInt8]) -> String? {
    let isLittle = bytes.starts(with: [0xFF, 0xFE])
    if isLittle || bytes.starts(with: [0xFE, 0xFF]) {
      let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
        let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
        return isLittle ? second << 8 | first : first << 8 | second
      }
      return String(decoding: units, as: UTF16.self)
    }
    return bytes.contains(0) ? nil : String(validating: bytes, as: UTF8.self)
  }

  private static func unescape(_ text: Substring) -> String {
    String(text).replacing(/\\(.)/) { match -> String in
      switch match.output.1 {
      case "n": "\n"
      case "t": "\t"
      default: String(match.output.1)
      }
    }
  }
}
