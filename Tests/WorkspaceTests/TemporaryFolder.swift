import Foundation

/// A folder that goes away with the test.
final class TemporaryFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("workspace-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    // The real path, since /tmp is a link on some systems.
    path = url.resolvingSymlinksInPath().path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The absolute path of a relative one.
  func callAsFunction(_ name: String) -> String { path + "/" + name }

  @discardableResult
  func write(_ name: String, _ text: String = "") throws -> String {
    try write(name, data: Data(text.utf8))
  }

  @discardableResult
  func write(_ name: String, data: Data) throws -> String {
    let file = self(name)
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try data.write(to: URL(fileURLWithPath: file))
    return file
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: self(name), withDestinationPath: target)
  }

  /// Paths without the folder's.
  func relative(_ paths: [String]) -> [String] { paths.map { String($0.dropFirst(path.count + 1)) } }
}
