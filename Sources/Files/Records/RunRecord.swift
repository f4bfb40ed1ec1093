#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import SourceText

/// What a run came to.
public struct RunAnswer: Hashable, Sendable {
  public let status: Int32
  /// For standard output.
  public let output: [UInt8]
  /// For standard error.
  public let errors: [UInt8]

  public init(status: Int32, output: [UInt8], errors: [UInt8]) {
    self.status = status
    self.output = output
    self.errors = errors
  }
}

/// What a run came to, with all that it was told by the disk. As long as that tells the same, the run need not be repeated.
///
/// A file whose stamp is as it was holds what it held. One with another stamp, or one that was changed so short a time before it
/// was read that its stamp might not tell of a change after that, is read and its digest compared. Folders are listed each time.
public struct RunRecord: Sendable {
  private let folder: CacheFolder
  private let name: String

  /// - Parameters:
  ///   - key: all that a run depends on besides the disk, such as its arguments
  public init(in folder: CacheFolder, key: [String]) {
    self.folder = folder
    // Each part with its length, so that none can be taken for another.
    name = ContentDigest(of: key.map { "\($0.utf8.count) \($0)" }.joined(separator: "\n")).description + ".run"
  }

  /// The answer of the run before; nil where there is none, or where the disk tells something else now.
  public func answer() -> RunAnswer? {
    guard let bytes = folder.read(name) else { return nil }
    let found = bytes.withUnsafeBytes { bytes -> (answer: RunAnswer, check: RecordCheck)? in
      guard var reader = RecordReader(sealed: bytes), let answer = RunRecordFormat.answer(&reader) else { return nil }
      var check = RecordCheck()
      return check.holds(&reader) ? (answer, check) : nil
    }
    guard let found else { return nil }
    if !found.check.renewed.isEmpty { folder.write(RunRecordFormat.renewed(bytes, found.check.renewed), to: name) }
    return found.answer
  }

  /// Keeps an answer, unless the disk changed while it was found.
  /// - Parameters:
  ///   - programs: The files that the run was done by. Other ones may come to another answer.
  public func keep(_ answer: RunAnswer, log: DiskLog, programs: [String]) {
    if let bytes = RunRecordFormat.bytes(answer, log: log, programs: programs) { folder.write(bytes, to: name) }
  }
}

/// How records are written: the answer, and then each folder with what was told of it and of the names in it.
enum RunRecordFormat {
  /// Raised when the format changes.
  private static let magic: UInt64 = 0x7377_7569_7275_6E01

  enum Kind: UInt8 {
    case absent
    case seen
    case file
    case same
  }

  /// What was told of a name in a folder.
  struct Entry {
    let kind: Kind
    /// Whether the stamp tells the contents from all later ones.
    let isSure: Bool
    /// The error's number of what is absent.
    let number: Int32
    let stamp: FileStamp
    let digest: ContentDigest
  }

  private struct Group {
    var listings: [Listing] = []
    var entries: [(name: String, sight: Sight)] = []
  }

  static func answer(_ reader: inout RecordReader) -> RunAnswer? {
    guard reader.number(UInt64.self) == magic, let status = reader.number(Int32.self), let output = reader.data(),
      let errors = reader.data()
    else { return nil }
    return RunAnswer(status: status, output: output, errors: errors)
  }

  static func bytes(_ answer: RunAnswer, log: DiskLog, programs: [String]) -> [UInt8]? {
    guard let (sights, listings) = log.sights else { return nil }
    var groups: [String: Group] = [:]
    for (folder, all) in listings {
      guard let distinct = distinct(all) else { return nil }
      groups[folder] = Group(listings: distinct)
    }
    var sure = Set<String>()
    var all = sights
    for path in programs {
      guard let stamp = FileStamp(path) else { return nil }
      all[path] = .refused(stamp)
      sure.insert(path)
    }
    for (path, sight) in all {
      guard path.hasPrefix("/") else { return nil }
      // A folder that is listed is looked at then.
      if case .seen = sight, listings[path] != nil { continue }
      let folder = FilePath.folder(of: path)
      let name = FilePath.name(of: path)
      if sight == .absent(ENOENT), groups[folder]?.listings.contains(where: { $0.tellsAbsence(of: name) }) == true { continue }
      groups[folder, default: Group()].entries.append((name.isEmpty ? "." : name, sight))
    }
    var writer = RecordWriter()
    writer.put(magic)
    writer.put(answer.status)
    writer.put(answer.output)
    writer.put(answer.errors)
    writer.put(UInt32(truncatingIfNeeded: groups.count))
    for (folder, group) in groups {
      writer.put(folder)
      writer.put(UInt32(truncatingIfNeeded: group.listings.count))
      if !group.listings.isEmpty {
        guard case .seen(let stamp) = sights[folder] else { return nil }
        writer.put(stamp)
      }
      for listing in group.listings { put(listing, to: &writer) }
      writer.put(UInt32(truncatingIfNeeded: group.entries.count))
      for (name, sight) in group.entries {
        put(sight, isSure: sure.contains(FilePath.join(folder, name)), log.start, to: &writer)
        writer.put(name)
      }
    }
    writer.seal()
    return writer.bytes
  }

  /// Listings of one folder without those that another one includes; nil when they contradict each other.
  private static func distinct(_ listings: [Listing]) -> [Listing]? {
    guard let whole = listings.first(where: { $0.filter == .all }) else { return listings }
    for listing in listings where listing.names != whole.names.filter({ listing.filter.takes($0) }) { return nil }
    return [whole]
  }

  private static func put(_ listing: Listing, to writer: inout RecordWriter) {
    let choice = listing.filter.choice
    writer.put(UInt8(choice == nil ? 0 : 1))
    for texts in [choice?.names ?? [], choice?.endings ?? []] {
      writer.put(UInt32(truncatingIfNeeded: texts.count))
      for text in texts { writer.put(text) }
    }
    writer.put(listing.digest.count)
    writer.put(listing.digest.high)
    writer.put(listing.digest.low)
  }

  static func listing(_ reader: inout RecordReader) -> (filter: NameFilter, digest: NamesDigest)? {
    guard let isChosen = reader.number(UInt8.self), let names = texts(&reader), let endings = texts(&reader),
      let count = reader.number(UInt64.self), let high = reader.number(UInt64.self), let low = reader.number(UInt64.self)
    else { return nil }
    let filter = isChosen == 0 ? NameFilter.all : NameFilter(names: names, endings: endings)
    return (filter, NamesDigest(count: count, high: high, low: low))
  }

  private static func texts(_ reader: inout RecordReader) -> [String]? {
    guard let count = reader.number(UInt32.self) else { return nil }
    var texts: [String] = []
    for _ in 0..<count {
      guard let text = reader.string() else { return nil }
      texts.append(text)
    }
    return texts
  }

  private static func put(_ sight: Sight, isSure: Bool, _ start: FileStamp.Moment, to writer: inout RecordWriter) {
    var (kind, number, stamp, digest) = (Kind.absent, Int32(0), FileStamp?.none, ContentDigest?.none)
    switch sight {
    case .absent(let error): number = error
    case .seen(let seen): (kind, stamp) = (.seen, seen)
    case .file(let seen, let content): (kind, stamp, digest) = (.file, seen, content)
    case .refused(let seen): (kind, stamp) = (.same, seen)
    }
    writer.put(kind.rawValue)
    writer.put(UInt8(isSure || stamp?.isFrom(before: start) == true ? 1 : 0))
    writer.put(number)
    writer.put(stamp ?? FileStamp.none)
    writer.put(digest?.high ?? 0)
    writer.put(digest?.low ?? 0)
  }

  static func entry(_ reader: inout RecordReader) -> Entry? {
    guard let kind = reader.number(UInt8.self).flatMap(Kind.init), let isSure = reader.number(UInt8.self),
      let number = reader.number(Int32.self), let stamp = reader.stamp(), let high = reader.number(UInt64.self),
      let low = reader.number(UInt64.self)
    else { return nil }
    return Entry(
      kind: kind, isSure: isSure == 1, number: number, stamp: stamp, digest: ContentDigest(high: high, low: low))
  }

  /// A record with other stamps for the entries that start at some offsets.
  static func renewed(_ bytes: [UInt8], _ stamps: [Int: FileStamp]) -> [UInt8] {
    var writer = RecordWriter()
    var end = 0
    for (offset, stamp) in stamps.sorted(by: { $0.key < $1.key }) {
      writer.append(bytes[end..<offset + 1])
      writer.put(UInt8(1))
      writer.append(bytes[(offset + 2)..<(offset + 6)])
      let start = writer.bytes.count
      writer.put(stamp)
      end = offset + 6 + writer.bytes.count - start
    }
    writer.append(bytes[end..<max(end, bytes.count - 16)])
    writer.seal()
    return writer.bytes
  }
}

extension Listing {
  /// Whether it shows that a name is not in the folder.
  fileprivate func tellsAbsence(of name: String) -> Bool { filter.takes(name) && !names.contains(name) }
}
