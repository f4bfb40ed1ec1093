#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import SourceText

/// What tells whether a file on disk is still the one that was read.
public struct FileStamp: Hashable, Sendable {
  let size: Int
  let seconds: Int
  let nanoseconds: Int
  let inode: UInt64

  /// The stamp of what is at a path, links followed; nil when nothing is there or it cannot be looked at.
  public init?(_ path: String) {
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    self.init(info)
  }

  /// A moment by the clock that files are stamped with.
  public struct Moment: Sendable {
    fileprivate let seconds: Int
    fileprivate let nanoseconds: Int

    /// Now, or a little before: systems stamp files with a clock that moves on in steps of some milliseconds.
    public init() {
      var time = timespec()
      clock_gettime(CLOCK_REALTIME, &time)
      let slack = 10_000_000
      let isSameSecond = Int(time.tv_nsec) >= slack
      seconds = Int(time.tv_sec) - (isSameSecond ? 0 : 1)
      nanoseconds = Int(time.tv_nsec) + (isSameSecond ? 0 : 1_000_000_000) - slack
    }
  }

  /// Whether the file was last changed before a moment.
  public func isFrom(before moment: Moment) -> Bool {
    (seconds, nanoseconds) < (moment.seconds, moment.nanoseconds)
  }

  init(_ info: stat) {
    size = Int(info.st_size)
    inode = UInt64(info.st_ino)
    #if canImport(Darwin)
      seconds = info.st_mtimespec.tv_sec
      nanoseconds = info.st_mtimespec.tv_nsec
    #else
      seconds = info.st_mtim.tv_sec
      nanoseconds = info.st_mtim.tv_nsec
    #endif
  }
}

/// Why a file could not be read.
public enum FileProblem: Error, Sendable, Equatable {
  /// The system's reason, such as "Permission denied".
  case unreadable(String)
  case isFolder
  /// Its size in bytes.
  case tooLarge(Int)
  /// It contains a NUL byte, as no text does.
  case binary
  case notUTF8

  /// What a person is told behind the path, without a full stop.
  public var sentence: String {
    switch self {
    case .unreadable(let reason): "cannot be read: \(reason)"
    case .isFolder: "is a folder"
    case .tooLarge(let bytes): "is left alone, since its \(bytes) bytes are more than \(DiskFile.maximumSize)"
    case .binary: "is left alone, since it is no text"
    case .notUTF8: "is left alone, since it is not valid UTF-8; save it as UTF-8"
    }
  }
}

/// Reads files.
public enum DiskFile {
  /// The most bytes that a source file may have; no file that a person wrote is near it.
  public static let maximumSize = 2_000_000

  /// The bytes of a regular file.
  public static func bytes(at path: String, limit: Int = maximumSize) -> Result<[UInt8], FileProblem> {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return .failure(.unreadable(systemMessage(errno))) }
    defer { close(descriptor) }
    var info = stat()
    guard fstat(descriptor, &info) == 0 else { return .failure(.unreadable(systemMessage(errno))) }
    switch info.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: return .failure(.isFolder)
    default: return .failure(.unreadable("not a regular file"))
    }
    guard info.st_size <= limit else { return .failure(.tooLarge(Int(info.st_size))) }
    return read(descriptor, capacity: Int(info.st_size) + 1)
  }

  /// The text of a source file.
  public static func text(at path: String) -> Result<SourceText, FileProblem> {
    bytes(at: path).flatMap { text(of: $0) }
  }

  /// The text that bytes stand for.
  public static func text(of bytes: [UInt8]) -> Result<SourceText, FileProblem> {
    guard bytes.count <= maximumSize else { return .failure(.tooLarge(bytes.count)) }
    if bytes.contains(0) { return .failure(.binary) }
    return SourceText(validating: bytes).map { .success($0) } ?? .failure(.notUTF8)
  }

  /// The names in a folder, sorted byte by byte, without `.` and `..`.
  public static func entries(of folder: String) -> Result<[String], FileProblem> {
    guard let stream = opendir(folder) else { return .failure(.unreadable(systemMessage(errno))) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if name != ".", name != ".." { names.append(name) }
    }
    return .success(names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
  }

  /// The names in a folder; none when it cannot be read.
  static func names(in folder: String) -> [String] {
    if case .success(let names) = entries(of: folder) { names } else { [] }
  }

  /// What the system says about an error number.
  public static func systemMessage(_ number: Int32) -> String { String(cString: strerror(number)) }

  /// One byte more than the size is asked for, so that a file's end is seen in the usual two reads; a growing file is cut off.
  private static func read(_ descriptor: Int32, capacity: Int) -> Result<[UInt8], FileProblem> {
    var problem: FileProblem?
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      while count < capacity, let base = buffer.baseAddress {
        #if canImport(Darwin)
          let result = Darwin.read(descriptor, base + count, capacity - count)
        #elseif canImport(Glibc)
          let result = Glibc.read(descriptor, base + count, capacity - count)
        #else
          let result = Musl.read(descriptor, base + count, capacity - count)
        #endif
        if result == 0 { break }
        if result < 0 {
          if errno == EINTR { continue }
          problem = .unreadable(systemMessage(errno))
          break
        }
        count += result
      }
    }
    return problem.map { .failure($0) } ?? .success(bytes)
  }
}
