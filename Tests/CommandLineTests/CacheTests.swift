import Foundation
import Testing

/// What earlier runs found is used again only where it holds.
@Suite struct CacheTests {
  private let folder: TestFolder
  private let caches: TestFolder

  init() throws {
    folder = try TestFolder()
    caches = try TestFolder()
    try folder.write("Package.swift", "// no platforms")
    try folder.write("A.swift", Sample.clean)
    try folder.write("TrailList.swift", Self.list)
    try folder.write("Trail.swift", "struct Trail: Identifiable { let id: Int; var name: String }\n")
  }

  /// `Sample.flagged` without the type that its fix has to know.
  private static let list = Sample.flagged.replacing(
    "struct Trail: Identifiable { let id: Int; var name: String }\n", with: "")

  private var cacheFiles: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: caches("swiftui-patterns")).sorted()) ?? []
  }

  /// Expects that a run with what is kept says the same as one without, twice, and returns it.
  @discardableResult
  private func expectSame(_ arguments: String..., comment: Comment? = nil) throws -> String {
    let fresh = try CommandLineRun(
      ["check", "--format", "json", "--no-cache"] + arguments, in: folder, environment: ["XDG_CACHE_HOME": caches.path])
    for _ in 0..<2 {
      let cached = try CommandLineRun(
        ["check", "--format", "json"] + arguments, in: folder, environment: ["XDG_CACHE_HOME": caches.path])
      #expect(cached.output == fresh.output, comment)
      #expect(cached.errors == fresh.errors && cached.status == fresh.status, comment)
      Thread.sleep(forTimeInterval: 0.03)
    }
    return fresh.output
  }

  @Test func nothingIsKeptWhenNotWanted() throws {
    let run = try CommandLineRun(["check", "--no-cache"], in: folder, environment: ["XDG_CACHE_HOME": caches.path])
    #expect(run.output.contains("item-driven-sheet"))
    #expect(cacheFiles.isEmpty)
  }

  @Test func aSecondRunSaysTheSame() throws {
    let output = try expectSame()
    #expect(output.contains("item-driven-sheet"))
    #expect(cacheFiles.count == 1)
  }

  @Test func anotherFileCounts() throws {
    Thread.sleep(forTimeInterval: 0.03)
    let before = try expectSame()
    try folder.write("Trail.swift", "struct Trail { let id: Int; var name: String }\n")
    Thread.sleep(forTimeInterval: 0.03)
    let after = try expectSame()
    #expect(before != after)
    try FileManager.default.removeItem(atPath: folder("Trail.swift"))
    let without = try expectSame()
    #expect(without != before && without != after)
  }

  @Test func settingsAndTargetsCount() throws {
    let before = try expectSame()
    try folder.write("Package.swift", "let package = Package(name: \"A\", platforms: [.iOS(.v13)])")
    try expectSame()
    try folder.write(".swiftui-patterns.json", #"{ "rules": { "item-driven-sheet": "error" } }"#)
    let louder = try expectSame()
    #expect(louder != before && louder.contains(#""severity":"error""#))
    try folder.write(".swiftui-patterns.json", #"{ "exclude": ["TrailList.swift"] }"#)
    #expect(!(try expectSame().contains("item-driven-sheet")))
    try FileManager.default.removeItem(atPath: folder(".swiftui-patterns.json"))
    #expect(try expectSame("--rule", "presentation-mode") != expectSame())
  }

  @Test func partsOfTheFolderHaveTheSameFindings() throws {
    try expectSame("TrailList.swift")
    try expectSame()
    try expectSame("A.swift")
    try expectSame("TrailList.swift", "Trail.swift")
  }

  @Test func whatIsDamagedIsNotUsed() throws {
    let before = try expectSame()
    let file = try #require(cacheFiles.first)
    let whole = try caches.read("swiftui-patterns/\(file)")
    for damaged in ["", "{", String(whole.prefix(whole.count / 2)), whole.replacing("\"rule\"", with: "\"role\""), "[1]"] {
      try caches.write("swiftui-patterns/\(file)", damaged)
      #expect(try expectSame() == before)
    }
    try FileManager.default.removeItem(atPath: caches("swiftui-patterns"))
    #expect(try expectSame() == before)
  }

  @Test func aFolderThatCannotBeWrittenIsNoProblem() throws {
    try caches.write("swiftui-patterns", "a file where the folder should be")
    #expect(try expectSame().contains("item-driven-sheet"))
  }

  @Test func randomChangesGiveWhatAFreshRunGives() throws {
    var state: UInt64 = 7
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    let texts = [
      Sample.flagged, Sample.fixed, Sample.clean, Self.list, "struct Trail: Hashable { let id: Int; var name: String }\n",
      "extension Trail: Identifiable {}\n",
      "import SwiftUI\n\nstruct Root: View { var body: some View { TrailList(trails: []) } }\n",
      "", "not Swift at all (",
    ]
    for step in 0..<14 {
      let name = ["A.swift", "B.swift", "Trail.swift", "TrailList.swift"][random(4)]
      if random(5) == 0 {
        try? FileManager.default.removeItem(atPath: folder(name))
      } else {
        try folder.write(name, texts[random(texts.count)])
      }
      if random(3) != 0 { Thread.sleep(forTimeInterval: 0.03) }
      try expectSame(comment: "step \(step)")
    }
  }
}
