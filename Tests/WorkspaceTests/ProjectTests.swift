import Foundation
import Linting
import SourceText
import Testing

@testable import Workspace

@Suite struct WordSearchTests {
  @Test(arguments: [
    ("flag", "flag"), ("flag", "$flag.wrappedValue"), ("flag", "flags flag"), ("a", "b a"), ("isOn", "(isOn)"),
    ("é", "let é = 1"),
  ])
  func finds(_ word: String, _ text: String) {
    #expect(WordSearch(word).matches(Array(text.utf8)))
  }

  @Test(arguments: [("flag", "flags"), ("flag", "_flag"), ("flag", "flagé"), ("flag", "fla"), ("", "a"), ("abab", "ababab")])
  func doesNotFind(_ word: String, _ text: String) {
    #expect(!WordSearch(word).matches(Array(text.utf8)))
  }

  @Test func agreesWithTheObviousSearch() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<2_000 {
      let text = String(
        (0..<Int.random(in: 0...30, using: &generator)).map { _ in "ab ".randomElement(using: &generator) ?? "a" })
      let word = String(
        (0..<Int.random(in: 1...4, using: &generator)).map { _ in "ab".randomElement(using: &generator) ?? "a" })
      #expect(
        WordSearch(word).matches(Array(text.utf8)) == text.split(separator: " ").contains { $0 == word }, "\(word) in \(text)")
    }
  }
}

@Suite struct SourceIndexTests {
  private let folder: TemporaryFolder
  private let index = SourceIndex()

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("A.swift", "struct Model { var flag = false }")
    try folder.write("B.swift", "let x = Model().flag")
    try folder.write("C.swift", "let flags = 1")
  }

  private func names(mentioning word: String, besides: String? = nil) -> [String]? {
    index.files(mentioning: word, besides: besides.map { folder($0) }).map { folder.relative($0.map(\.path)) }
  }

  private func load() {
    index.setRoots([folder.path])
    index.load()
  }

  @Test func unknownWithoutFoldersAndBeforeLoading() {
    #expect(names(mentioning: "flag") == nil)
    index.setRoots([folder.path])
    #expect(!index.isLoaded && names(mentioning: "flag") == nil)
  }

  @Test func otherFilesThatMentionAWordInOrder() {
    load()
    #expect(names(mentioning: "flag") == ["A.swift", "B.swift"])
    #expect(names(mentioning: "flag", besides: "B.swift") == ["A.swift"])
    #expect(names(mentioning: "nothing") == [])
    #expect(index.files(mentioning: "Model", besides: nil)?.first?.file.types.map(\.name) == ["Model"])
  }

  @Test func openTextsCountInsteadOfTheDisk() throws {
    load()
    #expect(names(mentioning: "flag")?.count == 2)
    index.update(path: folder("C.swift"), text: SourceText("let flag = 1"))
    index.update(path: folder("B.swift"), text: SourceText(""))
    index.update(path: "/elsewhere/D.swift", text: SourceText("flag"))
    index.update(path: folder("New.swift"), text: SourceText("flag"))
    #expect(names(mentioning: "flag") == ["A.swift", "C.swift", "New.swift"])
    index.close(path: folder("B.swift"))
    index.close(path: folder("C.swift"))
    index.close(path: folder("New.swift"))
    #expect(names(mentioning: "flag") == ["A.swift", "B.swift"])
  }

  @Test func changesOnDisk() throws {
    load()
    #expect(names(mentioning: "flag")?.count == 2)
    try folder.write("C.swift", "flag")
    try folder.write("D.swift", "flag")
    try folder.write("Pods/E.swift", "flag")
    try FileManager.default.removeItem(atPath: folder("A.swift"))
    for name in ["A.swift", "C.swift", "D.swift", "Pods/E.swift"] { index.invalidate(path: folder(name)) }
    #expect(names(mentioning: "flag") == ["B.swift", "C.swift", "D.swift"])
    try folder.write("B.swift", "")
    index.load()
    #expect(names(mentioning: "flag") == ["C.swift", "D.swift"])
    #expect(folder.relative(index.paths) == ["B.swift", "C.swift", "D.swift"])
  }

  @Test func tooManyFilesAreUnknown() throws {
    for number in 0...SourceIndex.mentionLimit { try folder.write("Many/\(number).swift", "let common = 1") }
    load()
    #expect(names(mentioning: "common") == nil)
  }

  @Test("files change, come and go after so many were read that their words are in tables", arguments: [false, true])
  func manyFiles(byLoading: Bool) throws {
    for number in 0..<600 {
      try folder.write("Many/\(number).swift", "struct Type\(number) { let name\(number % 300) = \(number) }")
    }
    load()
    let declaring = { name in index.files(declaring: name, besides: nil).map { folder.relative($0.map(\.path)) } }
    #expect(names(mentioning: "name7") == ["Many/307.swift", "Many/7.swift"])
    #expect(declaring("Type300") == ["Many/300.swift"] && declaring("name7") == [])
    try folder.write("Many/307.swift", "extension Type300 {}")
    try folder.write("Many/600.swift", "let name7 = 0")
    try FileManager.default.removeItem(atPath: folder("Many/300.swift"))
    if byLoading {
      index.load()
    } else {
      for number in [300, 307, 600] { index.invalidate(path: folder("Many/\(number).swift")) }
    }
    #expect(names(mentioning: "name7") == ["Many/600.swift", "Many/7.swift"])
    #expect(declaring("Type300") == ["Many/307.swift"] && declaring("Type307") == [])
    #expect(names(mentioning: "name0") == ["Many/0.swift"])
    for number in 600..<1_000 { try folder.write("Many/\(number).swift", "let more\(number) = 1") }
    index.load()
    #expect(names(mentioning: "more700") == ["Many/700.swift"] && names(mentioning: "more600") == ["Many/600.swift"])
    #expect(names(mentioning: "name7") == ["Many/7.swift"] && declaring("Type300") == ["Many/307.swift"])
  }

  @Test func questionsForWhatIsNoWord() throws {
    try folder.write("D.swift", "let a = $flag")
    load()
    #expect(names(mentioning: "$flag") == ["D.swift"])
    #expect(index.files(declaring: "[Model]", besides: nil)?.isEmpty == true)
  }

  @Test func filesThatAreNoTextAreLeftOut() throws {
    try folder.write("Binary.swift", data: Data("flag\0".utf8))
    try folder.write("Latin.swift", data: Data([0xE9] + "\nflag\n".utf8))
    load()
    #expect(names(mentioning: "flag") == ["A.swift", "B.swift"])
  }
}

@Suite struct ProjectTests {
  private func project(_ files: [String: String]) throws -> (Project, TemporaryFolder) {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(name, text) }
    let project = Project(settings: SettingsStore(knownRules: []))
    project.setRoots([folder.path])
    project.sources.load()
    return (project, folder)
  }

  @Test func settingsBeatTheProjectsOwnTargets() throws {
    let (project, folder) = try project([
      "Package.swift":
        #"let package = Package(name: "A", platforms: [.iOS(.v15)], targets: [.target(name: "A", path: "Sources")])"#,
      "Sub/.swiftui-patterns.json": "{platforms: {iOS: '17'}, sdk: 27, actionLabels: ['a']}",
    ])
    #expect(project.facts(for: folder("Sources/A.swift")).targets.versions == [.iOS: "15.0"])
    let facts = project.facts(for: folder("Sub/A.swift"))
    #expect(facts.targets.versions == [.iOS: "17.0"] && facts.sdk == 27 && facts.actionLabels == ["a"])
    let nowhere = project.facts(for: nil)
    #expect(!nowhere.targets.isKnown && nowhere.sdk == 26)
  }

  @Test func excludedFilesAreNotPartOfTheProject() throws {
    let (project, folder) = try project([
      ".swiftui-patterns.json": "{exclude: ['Gen']}", "Gen/A.swift": "word", "B.swift": "word",
    ])
    #expect(folder.relative(project.sources.paths) == ["B.swift"])
    try folder.write(".swiftui-patterns.json", "{}")
    project.invalidate(path: folder(".swiftui-patterns.json"))
    project.sources.load()
    #expect(folder.relative(project.sources.paths) == ["B.swift", "Gen/A.swift"])
  }

  @Test func localizedStrings() throws {
    let (project, folder) = try project([
      "en.lproj/Localizable.strings": #"/* "no" = "x"; */ "Delete \"%@\"?" = "a"; plain = "b";"#,
      "Localizable.xcstrings":
        #"{"sourceLanguage": "en", "strings": {"Save": {"comment": "x"}, "Cancel": {}}, "version": "1.0"}"#,
    ])
    let facts = project.facts(for: folder("A.swift"))
    for key in ["Delete \"%@\"?", "plain", "Save", "Cancel"] { #expect(facts.hasLocalizedString(key) == .yes, "\(key)") }
    for key in ["no", "comment", "en"] { #expect(facts.hasLocalizedString(key) == .no, "\(key)") }
    try folder.write("Broken.xcstrings", #"{"strings": {"no": {"#)
    project.invalidate(path: folder("Broken.xcstrings"))
    #expect(facts.hasLocalizedString("no") == .unknown && facts.hasLocalizedString("Save") == .yes)
    // Whatever is wrong with a table, it holds no key that its bytes do not.
    #expect(facts.hasLocalizedString("comment") == .no)
    #expect(Project(settings: SettingsStore(knownRules: [])).facts(for: "/A.swift").hasLocalizedString("Save") == .unknown)
  }

  @Test func stringTablesInUTF16() throws {
    let folder = try TemporaryFolder()
    let text = #""Löschen" = "x";"#
    for (name, encoding) in [("a.strings", String.Encoding.utf16LittleEndian), ("b.strings", .utf16BigEndian)] {
      let mark: [UInt8] = encoding == .utf16LittleEndian ? [0xFF, 0xFE] : [0xFE, 0xFF]
      try folder.write(name, data: Data(mark) + (text.data(using: encoding) ?? Data()))
      #expect(StringTables.keys(ofTable: mark + Array(text.data(using: encoding) ?? Data())) == ["Löschen"])
    }
    #expect(StringTables.keys(ofTable: Array("bplist00\0".utf8)) == nil)
  }
}
