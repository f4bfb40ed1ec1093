#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import SourceText

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

  /// The system's reason alone, where there is one.
  public var reason: String { if case .unreadable(let reason) = self { reason } else { sentence } }

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
    let log = DiskLog.current
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      let number = errno
      log?.noteFailure(number, at: path)
      return .failure(.unreadable(systemMessage(number)))
    }
    defer { close(descriptor) }
    var info = stat()
    guard fstat(descriptor, &info) == 0 else { return .failure(.unreadable(systemMessage(errno))) }
    let stamp = FileStamp(info)
    let result = bytes(descriptor, stamp, limit: limit)
    switch result {
    case .success(let bytes): log?.note(.file(stamp, ContentDigest(of: bytes)), at: path)
    case .failure(.tooLarge): log?.note(.refused(stamp), at: path)
    case .failure: if stamp.isRegularFile { log?.giveUp() } else { log?.note(.seen(stamp), at: path) }
    }
    return result
  }

  /// - Parameter stamp: what was told of the open file before it is read
  static func bytes(_ descriptor: Int32, _ stamp: FileStamp, limit: Int) -> Result<[UInt8], FileProblem> {
    if stamp.isFolder { return .failure(.isFolder) }
    guard stamp.isRegularFile else { return .failure(.unreadable("not a regular file")) }
    guard stamp.size <= limit else { return .failure(.tooLarge(stamp.size)) }
    return read(descriptor, capacity: max(0, stamp.size) + 1)
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

  /// The names in a folder that a filter takes, sorted byte by byte, without `.` and `..`.
  public static func entries(of folder: String, _ filter: NameFilter = .all) -> Result<[String], FileProblem> {
    entries(of: folder, filter, log: DiskLog.current)
  }

  static func entries(of folder: String, _ filter: NameFilter, log: DiskLog?) -> Result<[String], FileProblem> {
    guard let stream = opendir(folder) else {
      let number = errno
      log?.noteFailure(number, at: folder)
      return .failure(.unreadable(systemMessage(number)))
    }
    defer { closedir(stream) }
    var info = stat()
    let isKnown = log != nil && fstat(dirfd(stream), &info) == 0
    var names: [String] = []
    var digest = NamesDigest()
    while let entry = readdir(stream) {
      NamesDigest.withName(of: entry) { bytes in
        guard filter.takes(bytes) else { return }
        if isKnown { digest.add(bytes) }
        names.append(String(decoding: bytes, as: UTF8.self))
      }
    }
    names.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    if isKnown { log?.note(Listing(filter: filter, digest: digest, names: names), FileStamp(info), at: folder) }
    return .success(names)
  }

  /// The names in a folder that a filter takes; none when it cannot be read.
  public static func names(in folder: String, _ filter: NameFilter = .all) -> [String] {
    if case .success(let names) = entries(of: folder, filter) { names } else { [] }
  }

  /// Whether a folder is at a path, links followed.
  public static func isFolder(_ path: String) -> Bool { FileStamp(path)?.isFolder ?? false }

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
