#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import LanguageServerProtocol
import Workspace

/// The folder of the files that runs leave for later ones. It may be deleted at any time.
struct CacheFolder {
  let path: String

  /// `XDG_CACHE_HOME`, else what the platform uses; nil without a home.
  static var standard: CacheFolder? {
    if let base = Terminal.variable("XDG_CACHE_HOME"), base.hasPrefix("/") { return CacheFolder(path: named(base)) }
    guard let home = FilePath.home, home.hasPrefix("/") else { return nil }
    #if canImport(Darwin)
      return CacheFolder(path: named(FilePath.join(home, "Library/Caches")))
    #else
      return CacheFolder(path: named(FilePath.join(home, ".cache")))
    #endif
  }

  private static func named(_ base: String) -> String { FilePath.join(base, "swiftui-patterns") }

  /// The most bytes that one file may have, and that all files together keep.
  private static let fileLimit = 32_000_000
  private static let folderLimit = 96_000_000
  /// The most files, one for each workspace and choice of rules.
  private static let countLimit = 64

  func read(_ name: String) -> [UInt8]? {
    guard case .success(let bytes) = DiskFile.bytes(at: FilePath.join(path, name), limit: Self.fileLimit) else { return nil }
    return bytes
  }

  /// Puts a file in the place of an older one; whoever reads meanwhile gets one or the other as a whole. What cannot be written is
  /// left: the next run does the work again.
  func write(_ bytes: [UInt8], to name: String) {
    guard bytes.count <= Self.fileLimit, (try? FileSystem.makeFolder(path, mode: 0o700)) != nil else { return }
    let temporary = FilePath.join(path, "\(name).\(getpid()).new")
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { return }
    let isWritten = Descriptor.write(bytes, to: descriptor)
    if close(descriptor) != 0 || !isWritten || rename(temporary, FilePath.join(path, name)) != 0 { unlink(temporary) }
    removeOld(besides: name)
  }

  /// Removes what was written longest ago as far as there is too much.
  private func removeOld(besides name: String) {
    guard case .success(let names) = DiskFile.entries(of: path) else { return }
    var files: [(path: String, size: Int, time: Int)] = []
    for other in names where other != name {
      let path = FilePath.join(path, other)
      var info = stat()
      guard lstat(path, &info) == 0, info.st_mode & S_IFMT == S_IFREG else { continue }
      #if canImport(Darwin)
        files.append((path, Int(info.st_size), info.st_mtimespec.tv_sec))
      #else
        files.append((path, Int(info.st_size), info.st_mtim.tv_sec))
      #endif
    }
    var left = Self.folderLimit - Self.fileLimit
    for (index, file) in files.sorted(by: { $0.time > $1.time }).enumerated() {
      left -= min(file.size, Self.folderLimit)
      // A run that was ended while it wrote leaves its file behind.
      let isAbandoned = file.path.hasSuffix(".new") && time(nil) - file.time > 3600
      if left < 0 || index + 1 >= Self.countLimit || isAbandoned { unlink(file.path) }
    }
  }
}
