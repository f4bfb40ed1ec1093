import Foundation

/// The package's folder on disk.
struct Package {
  let root: URL
  /// Whether what would be written is an error instead.
  var isReadOnly = false

  /// Any folder, which is made when something is written.
  static func folder(_ path: String) -> Package { Package(root: URL(fileURLWithPath: path, isDirectory: true)) }

  var readOnly: Package { Package(root: root, isReadOnly: true) }

  /// The package that a folder is in.
  static func around(_ folder: String) throws -> Package {
    var root = URL(fileURLWithPath: folder)
    while root.path != "/" {
      let manifest = root.appendingPathComponent("Package.swift")
      let sources = root.appendingPathComponent("Sources/DevTool")
      if [manifest, sources].allSatisfy({ FileManager.default.fileExists(atPath: $0.path) }) { return Package(root: root) }
      root.deleteLastPathComponent()
    }
    throw DevToolError("No package with Sources/DevTool at or above \(folder). Run this inside the package.")
  }

  func text(at path: String) throws -> String { try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8) }

  func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path) }

  /// Names of the files in a folder that end so, sorted.
  func names(in folder: String, ending suffix: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent(folder).path)
      .filter { $0.hasSuffix(suffix) }.sorted()
  }

  /// Writes a file unless it holds that text already, and says so.
  func write(_ text: String, to path: String) throws {
    if exists(path), try self.text(at: path) == text { return }
    guard !isReadOnly else { throw DevToolError("\(path) is stale: run `swift run DevTool regenerate`.") }
    let url = root.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url, options: .atomic)
    print("wrote \(path)")
  }

  func remove(_ path: String) throws {
    guard !isReadOnly else { throw DevToolError("\(path) is left over: run `swift run DevTool regenerate`.") }
    try FileManager.default.removeItem(at: root.appendingPathComponent(path))
    print("removed \(path)")
  }
}

/// A sentence for the person at the keyboard.
struct DevToolError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
