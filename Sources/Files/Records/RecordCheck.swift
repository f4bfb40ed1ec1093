#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import SourceText

/// Looks whether the disk still tells what a record holds.
struct RecordCheck {
  /// New stamps for files that hold what they held, by where their entries start.
  private(set) var renewed: [Int: FileStamp] = [:]
  private let start: FileStamp.Moment

  init(start: FileStamp.Moment = FileStamp.Moment(slack: DiskLog.slack)) { self.start = start }

  /// - Parameter reader: behind the record's answer
  mutating func holds(_ reader: inout RecordReader) -> Bool {
    guard let count = reader.number(UInt32.self) else { return false }
    for _ in 0..<count {
      guard folderHolds(&reader) else { return false }
    }
    return reader.isAtEnd
  }

  private mutating func folderHolds(_ reader: inout RecordReader) -> Bool {
    guard let folder = reader.text(), let count = reader.number(UInt32.self) else { return false }
    if count == 0 {
      var path = FolderPath(folder)
      return entriesHold(&reader) { name, body in path.with(name) { body(AT_FDCWD, $0) } }
    }
    guard let stamp = reader.stamp(), let stream = opendir(folder) else { return false }
    defer { closedir(stream) }
    var info = stat()
    guard fstat(dirfd(stream), &info) == 0, FileStamp(info).isSamePlace(as: stamp) else { return false }
    for _ in 0..<count {
      guard let (filter, digest) = RunRecordFormat.listing(&reader), Self.digest(of: stream, filter) == digest else {
        return false
      }
    }
    return entriesHold(&reader) { name, body in body(dirfd(stream), name) }
  }

  #if canImport(Darwin)
    private typealias Stream = UnsafeMutablePointer<DIR>
  #else
    private typealias Stream = OpaquePointer
  #endif

  private static func digest(of stream: Stream, _ filter: NameFilter) -> NamesDigest {
    var digest = NamesDigest()
    rewinddir(stream)
    while let entry = readdir(stream) {
      NamesDigest.withName(of: entry) { if filter.takes($0) { digest.add($0) } }
    }
    return digest
  }

  /// - Parameter locate: hands over a folder's descriptor and the path from there to a name
  private mutating func entriesHold(
    _ reader: inout RecordReader, at locate: (UnsafePointer<CChar>, (Int32, UnsafePointer<CChar>) -> Bool) -> Bool
  ) -> Bool {
    guard let count = reader.number(UInt32.self) else { return false }
    for _ in 0..<count {
      let offset = reader.offset
      guard let entry = RunRecordFormat.entry(&reader), let name = reader.text() else { return false }
      var renewed: FileStamp?
      guard locate(name, { holds(entry, $0, $1, &renewed) }) else { return false }
      if let renewed { self.renewed[offset] = renewed }
    }
    return true
  }

  private func holds(
    _ entry: RunRecordFormat.Entry, _ folder: Int32, _ path: UnsafePointer<CChar>, _ renewed: inout FileStamp?
  ) -> Bool {
    var info = stat()
    guard fstatat(folder, path, &info, 0) == 0 else { return entry.kind == .absent && errno == entry.number }
    let stamp = FileStamp(info)
    switch entry.kind {
    case .absent: return false
    case .seen: return stamp.isSamePlace(as: entry.stamp)
    case .same: return entry.isSure && stamp == entry.stamp
    case .file:
      if entry.isSure, stamp == entry.stamp { return true }
      return stamp.isSamePlace(as: entry.stamp) && contentHolds(entry, folder, path, &renewed)
    }
  }

  private func contentHolds(
    _ entry: RunRecordFormat.Entry, _ folder: Int32, _ path: UnsafePointer<CChar>, _ renewed: inout FileStamp?
  ) -> Bool {
    let descriptor = openat(folder, path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var info = stat()
    guard fstat(descriptor, &info) == 0 else { return false }
    let stamp = FileStamp(info)
    guard stamp.isSamePlace(as: entry.stamp), stamp.size == entry.stamp.size,
      case .success(let bytes) = DiskFile.bytes(descriptor, stamp, limit: stamp.size), ContentDigest(of: bytes) == entry.digest
    else { return false }
    if stamp.isFrom(before: start) { renewed = stamp }
    return true
  }
}

/// The path of a folder, with room for names in it.
private struct FolderPath {
  private var bytes: [CChar]
  private let count: Int

  init(_ folder: UnsafePointer<CChar>) {
    bytes = Array(UnsafeBufferPointer(start: folder, count: strlen(folder)))
    if bytes.last != CChar(bitPattern: UInt8(ascii: "/")) { bytes.append(CChar(bitPattern: UInt8(ascii: "/"))) }
    count = bytes.count
  }

  mutating func with(_ name: UnsafePointer<CChar>, _ body: (UnsafePointer<CChar>) -> Bool) -> Bool {
    bytes.removeSubrange(count...)
    bytes.append(contentsOf: UnsafeBufferPointer(start: name, count: strlen(name) + 1))
    return bytes.withUnsafeBufferPointer { $0.baseAddress.map(body) ?? false }
  }
}
