#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import Files
import LanguageServerProtocol
import Workspace
import SwiftUIProject

/// Changes of files and folders, each with the system's reason where it refuses. Foundation would do them too, but every start of
/// the program would wait for it to be loaded.
enum FileSystem {
  struct Refusal: Error {
    /// A sentence without its full stop.
    let sentence: String

    init(_ sentence: String) { self.sentence = sentence }

    /// What the system last said about a path.
    fileprivate init(path: String) { self.init("\(path): \(DiskFile.systemMessage(errno))") }
  }

  /// The largest file that is copied, in bytes.
  private static let maximumSize = 1 << 30

  /// Makes a folder, and those above it that are missing.
  static func makeFolder(_ path: String, mode: mode_t = 0o777) throws(Refusal) {
    if mkdir(path, mode) == 0 || errno == EEXIST { return }
    guard errno == ENOENT, path != "/" else { throw Refusal(path: path) }
    try makeFolder(FilePath.folder(of: path), mode: mode)
    guard mkdir(path, mode) == 0 || errno == EEXIST else { throw Refusal(path: path) }
  }

  /// Copies a regular file with its mode to a path where nothing is.
  static func copy(_ source: String, to target: String) throws(Refusal) {
    var info = stat()
    guard stat(source, &info) == 0 else { throw Refusal(path: source) }
    switch DiskFile.bytes(at: source, limit: maximumSize) {
    case .success(let bytes): try write(bytes, to: target, mode: info.st_mode & 0o777)
    case .failure(let problem): throw Refusal("\(source) \(problem.sentence)")
    }
  }

  /// Writes a file, over an older one where there is one.
  static func write(_ bytes: [UInt8], to path: String, mode: mode_t = 0o666) throws(Refusal) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw Refusal(path: path) }
    let isWritten = Descriptor.write(bytes, to: descriptor)
    guard close(descriptor) == 0, isWritten else { throw Refusal(path: path) }
  }

  /// Gives a file another name, in the place of what has that name.
  static func move(_ source: String, over target: String) throws(Refusal) {
    guard rename(source, target) == 0 else { throw Refusal(path: target) }
  }

  /// Makes a symbolic link.
  static func link(_ path: String, to destination: String) throws(Refusal) {
    guard symlink(destination, path) == 0 else { throw Refusal(path: path) }
  }

  /// Where a symbolic link leads, as it says; nil for anything else.
  static func destination(ofLink path: String) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &bytes, bytes.count)
    guard count > 0 else { return nil }
    return String(decoding: bytes.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Whether something is at a path, links followed.
  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Removes a file, a link, or a folder with all that it holds; nothing where nothing is.
  static func remove(_ path: String) throws(Refusal) {
    var info = stat()
    guard lstat(path, &info) == 0 else {
      if errno == ENOENT { return }
      throw Refusal(path: path)
    }
    guard info.st_mode & S_IFMT == S_IFDIR else {
      guard unlink(path) == 0 else { throw Refusal(path: path) }
      return
    }
    if case .success(let names) = DiskFile.entries(of: path) {
      for name in names { try remove(FilePath.join(path, name)) }
    }
    guard rmdir(path) == 0 else { throw Refusal(path: path) }
  }
}
