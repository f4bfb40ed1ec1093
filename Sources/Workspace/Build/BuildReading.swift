import Files

/// Reads project files, and remembers what it was told, so that a later change of it can be seen.
final class BuildReading {
  /// Generated projects of large apps reach tens of megabytes.
  static let maximumSize = 64_000_000

  private(set) var receipt = BuildReceipt()
  private var configurationFiles: [String: ConfigurationFile] = [:]

  /// The bytes of a file; nil if it cannot be read.
  func bytes(at path: String) -> [UInt8]? {
    receipt.files[path] = .some(FileStamp(path))
    guard case .success(let bytes) = DiskFile.bytes(at: path, limit: Self.maximumSize) else { return nil }
    return bytes
  }

  /// The settings of an `.xcconfig` file, which many targets may share.
  func configurationFile(at path: String) -> ConfigurationFile {
    if let known = configurationFiles[path] { return known }
    let file = ConfigurationFile(path, self)
    configurationFiles[path] = file
    return file
  }

  func isFolder(_ path: String) -> Bool {
    let isFolder = DiskFile.isFolder(path)
    receipt.folders[path] = isFolder
    return isFolder
  }
}

/// What the disk told while project files were read.
struct BuildReceipt: Sendable {
  fileprivate(set) var files: [String: FileStamp?] = [:]
  fileprivate(set) var folders: [String: Bool] = [:]

  /// Tells it from other receipts, also in another process.
  var signature: String {
    let files = files.map { "\($0.key) \($0.value?.signature ?? "-")" }.sorted()
    return (files + folders.map { "\($0.key) \($0.value)" }.sorted()).joined(separator: "\n")
  }

  /// Whether it would tell the same now.
  var isCurrent: Bool {
    files.allSatisfy { FileStamp($0.key) == $0.value } && folders.allSatisfy { DiskFile.isFolder($0.key) == $0.value }
  }
}
