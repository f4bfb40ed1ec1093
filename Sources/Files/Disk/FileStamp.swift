#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What tells whether a file on disk is still the one that was read.
public struct FileStamp: Hashable, Sendable {
  let device: UInt64
  let inode: UInt64
  let mode: UInt32
  let links: UInt64
  /// In bytes.
  public let size: Int
  /// Nanoseconds since 1970 of the last change of the contents, which programs may set as they like.
  let modified: Int64
  /// Nanoseconds since 1970 of the last change of anything, which the system sets.
  let changed: Int64

  /// The stamp of what is at a path, links followed; nil when nothing is there or it cannot be looked at.
  public init?(_ path: String) {
    guard case .success(let stamp) = Self.look(at: path) else { return nil }
    self = stamp
  }

  /// The stamp of what is at a path, links followed, or why there is none.
  public static func look(at path: String) -> Result<FileStamp, FileProblem> {
    var info = stat()
    guard stat(path, &info) == 0 else {
      let number = errno
      DiskLog.current?.note(.absent(number), at: path)
      return .failure(.unreadable(DiskFile.systemMessage(number)))
    }
    let stamp = FileStamp(info)
    DiskLog.current?.note(.seen(stamp), at: path)
    return .success(stamp)
  }

  /// A moment by the clock that files are stamped with.
  public struct Moment: Sendable {
    fileprivate let nanoseconds: Int64

    /// Now, or a little before: systems stamp files with a clock that moves on in steps of some milliseconds.
    /// - Parameter slack: how much before, in nanoseconds
    public init(slack: Int64 = 10_000_000) {
      var time = timespec()
      clock_gettime(CLOCK_REALTIME, &time)
      nanoseconds = FileStamp.nanoseconds(time) &- slack
    }
  }

  /// Whether the file was last changed before a moment.
  public func isFrom(before moment: Moment) -> Bool {
    modified < moment.nanoseconds && changed < moment.nanoseconds
  }

  /// Stands for nothing that is there.
  static let none = FileStamp(device: 0, inode: 0, mode: 0, links: 0, size: 0, modified: 0, changed: 0)

  init(device: UInt64, inode: UInt64, mode: UInt32, links: UInt64, size: Int, modified: Int64, changed: Int64) {
    self.device = device
    self.inode = inode
    self.mode = mode
    self.links = links
    self.size = size
    self.modified = modified
    self.changed = changed
  }

  init(_ info: stat) {
    device = UInt64(truncatingIfNeeded: info.st_dev)
    inode = UInt64(truncatingIfNeeded: info.st_ino)
    mode = UInt32(truncatingIfNeeded: info.st_mode)
    links = UInt64(truncatingIfNeeded: info.st_nlink)
    size = Int(truncatingIfNeeded: info.st_size)
    #if canImport(Darwin)
      modified = Self.nanoseconds(info.st_mtimespec)
      changed = Self.nanoseconds(info.st_ctimespec)
    #else
      modified = Self.nanoseconds(info.st_mtim)
      changed = Self.nanoseconds(info.st_ctim)
    #endif
  }

  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(truncatingIfNeeded: time.tv_sec) &* 1_000_000_000 &+ Int64(truncatingIfNeeded: time.tv_nsec)
  }

  /// Tells it from other stamps, also in another process.
  public var signature: String { "\(device) \(inode) \(mode) \(size) \(modified) \(changed)" }

  private var type: UInt32 { mode & UInt32(truncatingIfNeeded: S_IFMT) }
  public var isRegularFile: Bool { type == UInt32(truncatingIfNeeded: S_IFREG) }
  public var isFolder: Bool { type == UInt32(truncatingIfNeeded: S_IFDIR) }

  /// What tells apart two files at one time.
  public struct Place: Hashable, Sendable {
    let device: UInt64
    let inode: UInt64
  }

  public var place: Place { Place(device: device, inode: inode) }

  /// Whether it is the same file or folder, whatever it holds.
  func isSamePlace(as other: FileStamp) -> Bool { place == other.place && type == other.type }
}
