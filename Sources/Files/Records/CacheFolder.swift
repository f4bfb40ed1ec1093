#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The folder of the files that runs leave for later ones. It may be deleted at any time.
public struct CacheFolder: Sendable {
  public let path: String

  public init(path: String) { self.path = path }

  /// `XDG_CACHE_HOME`, else what the platform uses; nil without a home.
  public static var standard: CacheFolder? {
    let base = getenv("XDG_CACHE_HOME").map { String(cString: $0) }
    if let base, base.hasPrefix("/") { return CacheFolder(path: named(base)) }
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
  /// The most files with one ending.
  private static let countLimit = 64

  /// What was written, which is no part of what a run looks at.
  public func read(_ name: String) -> [UInt8]? {
    let descriptor = open(FilePath.join(path, name), O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var info = stat()
    guard fstat(descriptor, &info) == 0 else { return nil }
    return try? DiskFile.bytes(descriptor, FileStamp(info), limit: Self.fileLimit).get()
  }

  /// Puts a file in the place of an older one; whoever reads meanwhile gets one or the other as a whole. What cannot be written is
  /// left: the next run does the work again.
  public func write(_ bytes: [UInt8], to name: String) {
    guard bytes.count <= Self.fileLimit, Self.makeFolder(path) else { return }
    let temporary = FilePath.join(path, "\(name).\(getpid()).new")
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { return }
    let isWritten = Self.write(bytes, to: descriptor)
    if close(descriptor) != 0 || !isWritten || rename(temporary, FilePath.join(path, name)) != 0 { unlink(temporary) }
    removeOld(besides: name)
  }

  private static func makeFolder(_ path: String) -> Bool {
    if mkdir(path, 0o700) == 0 || errno == EEXIST { return true }
    guard errno == ENOENT, path != "/" else { return false }
    return makeFolder(FilePath.folder(of: path)) && (mkdir(path, 0o700) == 0 || errno == EEXIST)
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        #if canImport(Darwin)
          let count = Darwin.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        #elseif canImport(Glibc)
          let count = Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        #else
          let count = Musl.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        #endif
        if count > 0 { rest = rest.dropFirst(count) } else if count == 0 || errno != EINTR { return false }
      }
      return true
    }
  }

  /// Removes what was written longest ago as far as there is too much.
  private func removeOld(besides name: String) {
    guard case .success(let names) = DiskFile.entries(of: path, .all, log: nil) else { return }
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
    var counts: [Substring: Int] = [ending(of: name): 1]
    for file in files.sorted(by: { $0.time > $1.time }) {
      left -= min(file.size, Self.folderLimit)
      let ending = ending(of: file.path)
      counts[ending, default: 0] += 1
      // A run that was ended while it wrote leaves its file behind.
      let isAbandoned = ending == "new" && time(nil) - file.time > 3600
      if left < 0 || counts[ending, default: 0] > Self.countLimit || isAbandoned { unlink(file.path) }
    }
  }

  private func ending(of name: String) -> Substring { name.split(separator: ".").last ?? "" }
}
