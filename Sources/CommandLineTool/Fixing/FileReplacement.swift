#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import Files
import LanguageServerProtocol
import SourceText
import Workspace

/// A file's new content beside the old one, ready to take its place.
///
/// The content is written to a new file in the same folder, with the old one's mode, and renamed over it: whoever reads the file
/// sees all of the old text or all of the new one. Links are followed, so that they stay links.
struct FileReplacement {
  /// The file itself, where links lead.
  private let target: String
  private let temporary: String

  /// Whether a file can be replaced; the system's reason where it cannot.
  static func problem(of path: String) -> String? {
    guard let target = FilePath.resolved(path) else { return DiskFile.systemMessage(errno) }
    if access(target, W_OK) != 0 { return DiskFile.systemMessage(errno) }
    if access(FilePath.folder(of: target), W_OK) != 0 { return "its folder: \(DiskFile.systemMessage(errno))" }
    return nil
  }

  /// Writes the new content beside the file at `path`, if that still holds `before`.
  init(of path: String, before: SourceText, after text: SourceText) throws(Failure) {
    guard let target = FilePath.resolved(path) else { throw Self.failure(path) }
    guard case .success(before) = DiskFile.text(at: target) else {
      throw Failure("\(Checker.name(of: path)) changed meanwhile. Nothing was changed; run this again.")
    }
    self.target = target
    var info = stat()
    guard stat(target, &info) == 0 else { throw Self.failure(path) }
    temporary = FilePath.join(FilePath.folder(of: target), ".\(FilePath.name(of: target)).\(getpid())")
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw Self.failure(path) }
    // Only the owner may give a file away; a file of one's own is the rule and needs no change.
    _ = fchown(descriptor, info.st_uid, info.st_gid)
    let isWritten = Descriptor.write(text.utf8, to: descriptor) && fchmod(descriptor, info.st_mode & 0o7777) == 0
    let reason = errno
    guard close(descriptor) == 0, isWritten else {
      unlink(temporary)
      throw Failure("\(Checker.name(of: path)) cannot be written: \(DiskFile.systemMessage(reason)). Nothing was changed.")
    }
  }

  /// Puts the new content in the old one's place; false when the system refuses.
  func commit() -> Bool { rename(temporary, target) == 0 }

  /// Takes the new content away.
  func discard() { unlink(temporary) }

  private static func failure(_ path: String) -> Failure {
    Failure("\(Checker.name(of: path)) cannot be written: \(DiskFile.systemMessage(errno)). Nothing was changed.")
  }

  /// Replaces several files, all or none: nothing is renamed before everything is written.
  static func replace(_ texts: [(path: String, before: SourceText, after: SourceText)]) throws(Failure) {
    var ready: [FileReplacement] = []
    do throws(Failure) {
      for (path, before, after) in texts { ready.append(try FileReplacement(of: path, before: before, after: after)) }
    } catch {
      ready.forEach { $0.discard() }
      throw error
    }
    for (index, replacement) in ready.enumerated() where !replacement.commit() {
      let reason = DiskFile.systemMessage(errno)
      ready[index...].forEach { $0.discard() }
      throw Failure("\(Checker.name(of: replacement.target)) cannot be replaced: \(reason).")
    }
  }
}
