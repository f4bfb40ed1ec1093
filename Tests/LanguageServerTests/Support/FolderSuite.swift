import Foundation

@testable import LanguageServerProtocol

/// A suite whose tests have a folder of their own on disk, which goes away with them.
class FolderSuite {
  let root: URL

  /// - Parameter name: how the folder's name starts
  init(folder name: String) throws {
    root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appendingPathComponent(
      "\(name)\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  func write(_ text: String, _ name: String) throws {
    let file = root.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  func uri(_ name: String) -> String { DocumentURI(path: root.appendingPathComponent(name).path).string }
}
