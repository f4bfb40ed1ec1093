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

  private func cacheFiles(_ ending: String = "") -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: caches("swiftui-patterns"))
    return names?.filter { $0.hasSuffix(ending) }.sorted() ?? []
  }

  private func run(_ arguments: [String]) throws -> CommandLineRun {
    try CommandLineRun(["check"] + arguments, in: folder, environment: ["XDG_CACHE_HOME": caches.path])
  }

  /// Expects that runs with what is kept say the same as one without, and returns it: with the record of the whole run, with
  /// what is known of single files only, and with a record that was just made.
  @discardableResult
  private func expectSame(_ arguments: String..., format: String = "json", comment: Comment? = nil) throws -> String {
    let arguments = ["--format", format] + arguments
    let fresh = try run(["--no-cache"] + arguments)
    for number in 0..<3 {
      if number == 1 {
        for record in cacheFiles(".run") { try FileManager.default.removeItem(atPath: caches("swiftui-patterns/\(record)")) }
      }
      let cached = try run(arguments)
      #expect(cached.output == fresh.output, comment)
      #expect(cached.errors == fresh.errors && cached.status == fresh.status, comment)
      Thread.sleep(forTimeInterval: 0.03)
    }
    return fresh.output
  }

  @Test func nothingIsKeptWhenNotWanted() throws {
    let run = try CommandLineRun(["check", "--no-cache"], in: folder, environment: ["XDG_CACHE_HOME": caches.path])
    #expect(run.output.contains("item-driven-sheet"))
    #expect(cacheFiles().isEmpty)
  }

  @Test func aSecondRunSaysTheSame() throws {
    let output = try expectSame()
    #expect(output.contains("item-driven-sheet"))
    for ending in [".json", ".run", ".words"] { #expect(cacheFiles(ending).count == 1) }
    #expect(cacheFiles().count == 3)
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

  /// Each step changes what a rule knows of the type that another file uses, or only seems to.
  @Test func whatOtherFilesDeclareCounts() throws {
    let keyed = "struct Trail: Identifiable { let id: Int; var name: String }\n"
    let plain = "struct Trail { let id: Int; var name: String }\n"
    let steps: [(name: String, text: String?)] = [
      ("Trail.swift", plain), ("Extra.swift", "// Trail\n"), ("Extra.swift", "extension Trail: Identifiable {}\n"),
      ("Extra.swift", "extension  Trail : Hashable {}\n"), ("Extra.swift", nil), ("Trail.swift", "// " + keyed),
      ("New.swift", keyed),
      ("New.swift", nil), ("Trail.swift", keyed),
    ]
    var outputs = [try expectSame()]
    for (name, text) in steps {
      if let text { try folder.write(name, text) } else { try FileManager.default.removeItem(atPath: folder(name)) }
      Thread.sleep(forTimeInterval: 0.03)
      outputs.append(try expectSame(comment: "\(name) \(text ?? "removed")"))
    }
    #expect(Set(outputs).count > 1 && outputs.first == outputs.last)
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
    let file = try #require(cacheFiles(".json").first)
    let whole = try caches.read("swiftui-patterns/\(file)")
    for damaged in [
      "", "{", String(whole.prefix(whole.count / 2)), whole.replacing("\"rule\"", with: "\"role\""),
      whole.replacing("sheet", with: "sheep"), "[1]",
    ] {
      try caches.write("swiftui-patterns/\(file)", damaged)
      #expect(try expectSame() == before)
    }
    let record = try #require(cacheFiles(".run").first)
    let bytes = try Data(contentsOf: URL(fileURLWithPath: caches("swiftui-patterns/\(record)")))
    for damaged in [Data(), bytes.prefix(9), bytes.dropLast(), bytes.dropFirst(), bytes + bytes] {
      try caches.write("swiftui-patterns/\(record)", data: damaged)
      #expect(try run(["--format", "json"]).output == before)
    }
    let words = try #require(cacheFiles(".words").first)
    let kept = try Data(contentsOf: URL(fileURLWithPath: caches("swiftui-patterns/\(words)")))
    for (number, damaged) in [Data(), kept.prefix(20), kept.dropLast(), kept + kept].enumerated() {
      try caches.write("swiftui-patterns/\(words)", data: damaged)
      try folder.write("A.swift", Sample.clean + "// \(number)\n")
      Thread.sleep(forTimeInterval: 0.03)
      #expect(try expectSame() == before)
    }
    try FileManager.default.removeItem(atPath: caches("swiftui-patterns"))
    #expect(try expectSame() == before)
  }

  /// A record is written again only after a run that looked at the files.
  private func isRecordUsed(_ arguments: String...) throws -> Bool {
    let number = { (name: String) in
      try FileManager.default.attributesOfItem(atPath: caches("swiftui-patterns/\(name)"))[.systemFileNumber] as? Int
    }
    let before = try cacheFiles(".run").map(number)
    _ = try run(arguments)
    let after = try cacheFiles(".run").map(number)
    return before == after && before.count == 1
  }

  @Test func theWholeRunIsKnownUntilSomethingChanges() throws {
    _ = try run([])
    #expect(try isRecordUsed())
    try folder.write("notes.txt")
    #expect(try !isRecordUsed() && isRecordUsed())
    let file = try FileHandle(forUpdating: URL(fileURLWithPath: folder("A.swift")))
    let text = try file.readToEnd() ?? Data()
    try file.seek(toOffset: 0)
    try file.write(contentsOf: text)
    try file.close()
    #expect(try isRecordUsed())
    try folder.write("A.swift", Sample.clean.replacing("Plain", with: "Other"))
    #expect(try !isRecordUsed() && isRecordUsed())
    try FileManager.default.removeItem(atPath: folder("notes.txt"))
    #expect(try !isRecordUsed() && isRecordUsed())
  }

  /// The same size and the same time as before: only the contents differ.
  @Test func anEditThatLooksLikeNoneCounts() throws {
    let time = Date(timeIntervalSince1970: 1_000_000_000)
    let setTime = { try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: folder("TrailList.swift")) }
    try setTime()
    let before = try expectSame()
    try folder.write("TrailList.swift", Self.list.replacing("isPresented: $showTrail", with: "isPresentad: $showTrail"))
    try setTime()
    #expect(try expectSame() != before)
    try folder.write("TrailList.swift", Self.list)
    try setTime()
    #expect(try expectSame() == before)
  }

  private static let dialog = """
    import SwiftUI

    struct Question: View {
      @State private var isAsking = false
      var body: some View {
        Text("a").alert(isPresented: $isAsking) {
          Alert(title: Text("Sure?"), primaryButton: .default(Text("Yes")), secondaryButton: .cancel())
        }
      }
    }

    """

  @Test func stringTablesThatComeAndGoCount() throws {
    try folder.write("A.swift", Self.dialog)
    let expect = { (isTranslated: Bool, step: Comment) in
      let output = try expectSame("--severity", "hint", format: "text", comment: step)
      #expect(output.contains("legacy-alert"), step)
      #expect(output.contains("no string table with the key \"Cancel\"") != isTranslated, step)
    }
    try expect(false, "none")
    try folder.write("en.lproj/Localizable.strings", "\"Cancel\" = \"Cancel\";")
    try expect(true, "a table")
    try folder.write("en.lproj/Localizable.strings", "\"Cancal\" = \"Cancel\";")
    try expect(false, "another key of the same length")
    try folder.write("App.xcstrings", #"{"sourceLanguage": "en", "strings": {"Cancel": {}}}"#)
    try expect(true, "a catalogue")
    try folder.write("App.xcstrings", #"{"sourceLanguage": "en", "strings": {"Save": {"comment": "Cancel"}}}"#)
    try expect(false, "a catalogue without the key")
    try folder.write("App.xcstrings", #"{"strings": {"Cancel": {}}"#)
    try expect(false, "a catalogue that is not whole")
    try folder.write("App.xcstrings", #"{"strings": {"Cancel": {}}}"#)
    try FileManager.default.moveItem(atPath: folder("App.xcstrings"), toPath: folder("Other.xcstrings"))
    try expect(true, "renamed")
    try FileManager.default.moveItem(atPath: folder("Other.xcstrings"), toPath: folder("Other.txt"))
    try expect(false, "no table any more")
  }

  @Test func manifestsAndSettingsThatComeAndGoCount() throws {
    let list = "import SwiftUI\n\nstruct Root: View { var body: some View { NavigationView { Text(\"a\") } } }\n"
    try folder.write("App/Root.swift", list)
    let output = { (step: Comment) in try expectSame("--severity", "hint", comment: step) }
    let before = try output("no targets")
    let settings = #"{ "platforms": { "iOS": "13.0" } }"#
    let steps: [(name: String, text: String)] = [
      ("Package.swift", "let package = Package(name: \"A\", platforms: [.iOS(.v13)])"),
      ("Package.swift", "let package = Package(name: \"A\", platforms: [.iOS(.v17)])"),
      ("App/project.yml", "options:\n  deploymentTarget:\n    iOS: \"15.0\"\n"),
      ("App/A.xcodeproj/project.pbxproj", "// nothing"), ("App/Config/A.xcconfig", "IPHONEOS_DEPLOYMENT_TARGET = 14.0\n"),
      ("App/.swiftui-patterns.json", settings), (".gitignore", "Root.swift\n"),
    ]
    var outputs: Set = [before]
    for (name, text) in steps {
      try folder.write(name, text)
      outputs.insert(try output("\(name) \(text)"))
    }
    for (name, _) in steps.reversed() {
      try? FileManager.default.removeItem(atPath: folder(name))
      outputs.insert(try output("without \(name)"))
    }
    // With and without the finding at least, and its fix, which newer systems have.
    #expect(outputs.count > 2)
    try folder.write("Package.swift", "// no platforms")
    #expect(try output("at the end") == before)
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
      "extension Trail: Identifiable {}\n", "// Trail, TrailList\n", "typealias Path = Trail\n",
      "import SwiftUI\n\nstruct Other: View { var body: some View { NavigationStack { TrailList(trails: []) } } }\n",
      "import SwiftUI\n\nstruct Root: View { var body: some View { TrailList(trails: []) } }\n",
      "", "not Swift at all (",
    ]
    for step in 0..<18 {
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
