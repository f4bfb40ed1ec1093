import Foundation
import Testing

@testable import Files

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// An answer is given again exactly as long as the disk tells what it told. One test at a time, since a process has one log.
@Suite(.serialized) struct RunRecordTests {
  private let folder: URL
  private let cache: CacheFolder
  private let answer = RunAnswer(status: 1, output: Array("out".utf8), errors: Array("err".utf8))
  private var record: RunRecord { RunRecord(in: cache, key: ["check", "a b"]) }

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("files-\(UUID().uuidString)")
      .resolvingSymlinksInPath()
    cache = CacheFolder(path: folder.path + "-cache")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try write("A.swift", "let a = 1")
    try write("notes.txt", "x")
  }

  private func path(_ name: String) -> String { folder.path + "/" + name }

  private func write(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
  }

  /// Changes a file where it is, as some editors do.
  private func overwrite(_ name: String, _ text: String) throws {
    let file = try FileHandle(forWritingTo: folder.appendingPathComponent(name))
    try file.truncate(atOffset: 0)
    try file.write(contentsOf: Data(text.utf8))
    try file.close()
  }

  /// Makes a file look as if it had been changed for the last time when the other one was.
  private func setTime(of name: String, _ seconds: Int) {
    var times = [timespec(tv_sec: seconds, tv_nsec: 0), timespec(tv_sec: seconds, tv_nsec: 0)]
    utimensat(AT_FDCWD, path(name), &times, 0)
  }

  /// Looks at the disk and keeps the answer.
  private func keep(programs: [String] = [], _ look: () throws -> Void) rethrows {
    let log = DiskLog.begin()
    try look()
    DiskLog.end()
    record.keep(answer, log: log, programs: programs)
  }

  /// Looks as a run over the folder does.
  private func keepAll(programs: [String] = []) {
    keep(programs: programs) {
      for name in DiskFile.names(in: folder.path) { _ = DiskFile.bytes(at: path(name)) }
      _ = FileStamp(path("settings"))
      _ = FileStamp(path("missing/settings"))
    }
  }

  @Test func givesTheAnswerAgain() {
    #expect(record.answer() == nil)
    keepAll()
    #expect(record.answer() == answer)
    #expect(record.answer() == answer)
    #expect(RunRecord(in: cache, key: ["check a", "b"]).answer() == nil)
  }

  @Test func anEditCountsWhateverItsTimeIs() throws {
    setTime(of: "A.swift", 1_000_000)
    keepAll()
    #expect(record.answer() == answer)
    try overwrite("A.swift", "let a = 2")
    #expect(record.answer() == nil)
    setTime(of: "A.swift", 1_000_000)
    #expect(record.answer() == nil)
    try overwrite("A.swift", "let a = 1")
    #expect(record.answer() == answer)
  }

  @Test func aFileInThePlaceOfAnotherCounts() throws {
    keepAll()
    try write("B.swift", "let a = 2")
    rename(path("B.swift"), path("A.swift"))
    #expect(record.answer() == nil)
  }

  @Test func aLinkInThePlaceOfAFileCounts() throws {
    keepAll()
    try FileManager.default.moveItem(atPath: path("A.swift"), toPath: folder.path + "-elsewhere")
    symlink(folder.path + "-elsewhere", path("A.swift"))
    #expect(record.answer() == answer)
    try FileManager.default.removeItem(atPath: path("A.swift"))
    try Data("let a = 1".utf8).write(to: URL(fileURLWithPath: folder.path + "-copy"))
    symlink(folder.path + "-copy", path("A.swift"))
    #expect(record.answer() == nil)
  }

  @Test func whatAppearsAndVanishesCounts() throws {
    keepAll()
    try write("B.swift", "")
    #expect(record.answer() == nil)
    try FileManager.default.removeItem(atPath: path("B.swift"))
    #expect(record.answer() == answer)
    try FileManager.default.moveItem(atPath: path("notes.txt"), toPath: path("other.txt"))
    #expect(record.answer() == nil)
    try FileManager.default.moveItem(atPath: path("other.txt"), toPath: path("notes.txt"))
    #expect(record.answer() == answer)
    try FileManager.default.createDirectory(atPath: path("settings"), withIntermediateDirectories: false)
    #expect(record.answer() == nil)
  }

  @Test func whatWasNotThereCounts() throws {
    keep { _ = FileStamp(path("settings")) }
    #expect(record.answer() == answer)
    try write("settings", "")
    #expect(record.answer() == nil)
  }

  @Test func onlyTheNamesThatWereAskedForCount() throws {
    keep { _ = DiskFile.names(in: folder.path, NameFilter(names: ["Package.swift"], endings: [".xcodeproj"])) }
    try write("B.swift", "")
    #expect(record.answer() == answer)
    try write("Package.swift", "")
    #expect(record.answer() == nil)
    try FileManager.default.removeItem(atPath: path("Package.swift"))
    try FileManager.default.createDirectory(atPath: path("App.xcodeproj"), withIntermediateDirectories: false)
    #expect(record.answer() == nil)
  }

  @Test func anotherProgramCounts() throws {
    try write("program", "1")
    keepAll(programs: [path("program")])
    #expect(record.answer() == answer)
    try overwrite("program", "1")
    #expect(record.answer() == nil)
  }

  @Test func aDiskThatChangesWhileItIsReadGivesNoRecord() throws {
    try keep {
      _ = DiskFile.bytes(at: path("A.swift"))
      try overwrite("A.swift", "let a = 2")
      _ = DiskFile.bytes(at: path("A.swift"))
    }
    #expect(record.answer() == nil)
    try keep {
      _ = DiskFile.names(in: folder.path, NameFilter(endings: [".swift"]))
      try write("B.swift", "")
      _ = DiskFile.names(in: folder.path)
    }
    #expect(record.answer() == nil)
  }

  @Test func aFileThatIsTouchedIsLookedAtOnceMore() throws {
    keepAll()
    let file = try #require(DiskFile.names(in: cache.path).first)
    let before = try #require(cache.read(file))
    let log = DiskLog.begin()
    DiskLog.end()
    // What was just written may be changed again without another stamp, and is compared each time.
    #expect(log.sights != nil && record.answer() == answer && cache.read(file) == before)
    var check = RecordCheck(start: FileStamp.Moment(slack: -60_000_000_000))
    try before.withUnsafeBytes { bytes in
      var reader = try #require(RecordReader(sealed: bytes))
      let read = RunRecordFormat.answer(&reader)
      let holds = check.holds(&reader)
      #expect(read == answer && holds)
    }
    #expect(check.renewed.count == 2)
    let renewed = RunRecordFormat.renewed(before, check.renewed)
    #expect(renewed.count == before.count && renewed != before)
    cache.write(renewed, to: file)
    #expect(record.answer() == answer)
    try overwrite("A.swift", "let a = 2")
    #expect(record.answer() == nil)
  }

  @Test func whatIsDamagedIsNotUsed() throws {
    keepAll()
    let file = try #require(DiskFile.names(in: cache.path).first)
    let whole = try #require(cache.read(file))
    for index in whole.indices {
      var damaged = whole
      damaged[index] ^= 0x41
      cache.write(damaged, to: file)
      #expect(record.answer() == nil)
    }
    for count in [0, 1, 15, 16, 17, whole.count - 1] {
      cache.write(Array(whole.prefix(count)), to: file)
      #expect(record.answer() == nil)
    }
  }

  /// Bytes that were sealed, but hold no record, are read to an end too.
  @Test func nothingIsReadBehindTheEnd() throws {
    keepAll()
    let file = try #require(DiskFile.names(in: cache.path).first)
    let whole = try #require(cache.read(file)).dropLast(16)
    for index in whole.indices {
      for value: UInt8 in [0, 1, 0x7F, 0xFF] {
        var writer = RecordWriter()
        writer.append(whole[..<index])
        writer.append([value])
        writer.append(whole[(index + 1)...])
        writer.seal()
        try writer.bytes.withUnsafeBytes { bytes in
          var reader = try #require(RecordReader(sealed: bytes))
          var check = RecordCheck()
          _ = RunRecordFormat.answer(&reader).map { _ in check.holds(&reader) }
        }
      }
      var writer = RecordWriter()
      writer.append(whole[..<index])
      writer.seal()
      try writer.bytes.withUnsafeBytes { bytes in
        var reader = try #require(RecordReader(sealed: bytes))
        var check = RecordCheck()
        let holds = RunRecordFormat.answer(&reader).map { _ in check.holds(&reader) }
        #expect(holds != true)
      }
    }
  }
}
