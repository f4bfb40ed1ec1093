import Files
import Foundation
import Testing
import Workspace

@Suite struct FileDiscoveryTests {
  @Test func skipsBuildProductsHiddenFoldersAndOtherFiles() throws {
    let folder = try TemporaryFolder()
    let names = [
      "B.swift", "A.swift", "Sub/C.swift", "Sub/read.md", ".build/D.swift", "DerivedData/E.swift", "Pods/F.swift",
      "Carthage/G.swift", ".git/H.swift", ".hidden.swift", "Sub.swift/I.swift", "a.swift",
      "Kit.docc/Steps/J.swift",
    ]
    for name in names { try folder.write(name) }
    #expect(!FileDiscovery.finds(folder("Kit.docc/Steps/J.swift"), below: folder.path))
    let outcome = FileDiscovery.search([folder.path])
    #expect(folder.relative(outcome.files) == ["A.swift", "B.swift", "Sub.swift/I.swift", "Sub/C.swift", "a.swift"])
    #expect(outcome.problems.isEmpty)
  }

  @Test func obeysGitIgnoreFiles() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      ".gitignore",
      """
      # comment
      *.gen.swift
      !Keep.gen.swift
      /Top.swift
      out/
      docs/**/x.swift
      Only[0-9].swift
      \\!odd.swift
      """)
    try folder.write("Sub/.gitignore", "!Again.gen.swift\nHere.swift\n")
    try folder.write(".git/info/exclude", "Private.swift\n")
    let kept = [
      "Keep.gen.swift", "Sub/Again.gen.swift", "Sub/Top.swift", "Here.swift", "out.swift", "Onlyx.swift", "docs/y.swift",
    ]
    let ignored = [
      "A.gen.swift", "Sub/B.gen.swift", "Top.swift", "out/C.swift", "Sub/out/D.swift", "docs/x.swift", "docs/a/b/x.swift",
      "Only1.swift", "Sub/Here.swift", "Sub/Deep/Here.swift", "!odd.swift", "Private.swift", "Sub/Private.swift",
    ]
    for name in kept + ignored { try folder.write(name) }
    #expect(Set(folder.relative(FileDiscovery.search([folder.path]).files)) == Set(kept))
    // The repository's patterns also hold for a search that starts further down.
    #expect(Set(folder.relative(FileDiscovery.search([folder("Sub")]).files)) == ["Sub/Again.gen.swift", "Sub/Top.swift"])
  }

  @Test func namedFilesAreTakenWhateverTheirName() throws {
    let folder = try TemporaryFolder()
    try folder.write(".gitignore", "*.swift")
    let file = try folder.write("A.swift")
    let other = try folder.write("notes.txt")
    #expect(FileDiscovery.search([other, file, file]).files == [file, other])
    #expect(FileDiscovery.search([file], isExcluded: { _ in true }).files.isEmpty)
  }

  @Test func linksInACircleEnd() throws {
    let folder = try TemporaryFolder()
    try folder.write("Sub/A.swift")
    try folder.link("Sub/up", to: folder.path)
    try folder.link("Sub/self", to: "self")
    try folder.link("Z.swift", to: folder("Sub/A.swift"))
    #expect(folder.relative(FileDiscovery.search([folder.path]).files) == ["Sub/A.swift"])
  }

  @Test func whatCannotBeReadIsReported() throws {
    let folder = try TemporaryFolder()
    let outcome = FileDiscovery.search([folder("missing"), folder.path])
    #expect(outcome.problems.map(\.path) == [folder("missing")])
    #expect(outcome.problems.first?.reason == "No such file or directory")
  }
}

@Suite struct DiskFileTests {
  @Test func saysWhyAFileIsNoText() throws {
    let folder = try TemporaryFolder()
    let problems = [
      DiskFile.text(at: folder("missing")), DiskFile.text(at: folder.path),
      DiskFile.text(at: try folder.write("binary", data: Data([0x61, 0x00]))),
      DiskFile.text(at: try folder.write("latin", data: Data([0x61, 0xE9]))),
      DiskFile.text(at: try folder.write("large", String(repeating: "a", count: DiskFile.maximumSize + 1))),
    ].map { result -> FileProblem? in
      if case .failure(let problem) = result { problem } else { nil }
    }
    #expect(
      problems == [
        .unreadable("No such file or directory"), .isFolder, .binary, .notUTF8, .tooLarge(DiskFile.maximumSize + 1),
      ])
  }

  @Test(arguments: [
    ("/a/./b/../c//d", "/a/c/d"), ("b/../../c", "/c"), ("", "/w"), ("/..", "/"),
  ])
  func absolutePaths(_ path: String, _ expected: String) {
    #expect(FilePath.absolute(path, in: "/w") == expected)
  }

  @Test func piecesOfPaths() {
    #expect(FilePath.folders(above: "/a/b/c") == ["/a/b", "/a", "/"])
    #expect(FilePath.name(of: "/a/b.swift") == "b.swift")
    #expect(FilePath.relative("/a/b/c", to: "/a") == "b/c")
    #expect(FilePath.relative("/ab/c", to: "/a") == "/ab/c")
    #expect(FilePath.relative("/ab", to: "/") == "ab")
  }
}
