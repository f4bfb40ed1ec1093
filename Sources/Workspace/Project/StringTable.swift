import Linting
import SourceText
import SwiftUIProject

/// One string table, whose keys are read when one of them may be asked for.
final class StringTable: Sendable {
  /// Absolute.
  let path: String
  private let bytes: [UInt8]
  private let isCatalog: Bool
  /// Nil until they are read; the inner nil stands for a table that cannot be read.
  private let keys = Locked<Set<String>??>(nil)

  init(_ bytes: [UInt8], path: String) {
    self.bytes = bytes
    self.path = path
    isCatalog = path.hasSuffix(".xcstrings")
  }

  /// Whether it holds a key; unknown when it cannot be read.
  func holds(_ key: String) -> Knowledge {
    let known = keys.withLock { $0 }
    if case .some(.some(let keys)) = known { return keys.contains(key) ? .yes : .no }
    // In UTF-8 a plain key is written as it is; a null byte tells of UTF-16 or of a binary property list.
    if Self.isPlain(key), !bytes.prefix(256).contains(0), !bytes.starts(with: [0xFF, 0xFE]), !bytes.starts(with: [0xFE, 0xFF]),
      !WordSearch(key).occurs(in: bytes)
    {
      return .no
    }
    if known != nil { return .unknown }
    let read = isCatalog ? StringTables.keys(ofCatalog: bytes) : StringTables.keys(ofTable: bytes)
    keys.withLock { $0 = .some(read) }
    return read.map { $0.contains(key) ? .yes : .no } ?? .unknown
  }

  /// Whether no character of a key needs an escape in either format.
  private static func isPlain(_ key: String) -> Bool {
    key.utf8.count > 1 && key.utf8.allSatisfy { (0x20..<0x7F).contains($0) && !"\"\\/'<>&".utf8.contains($0) }
  }
}
