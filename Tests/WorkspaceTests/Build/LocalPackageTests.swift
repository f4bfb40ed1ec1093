import Linting
import SourceText
import Testing
import Workspace

@Suite("Packages below one app") struct LocalPackageTests {
  private static let kit = """
    let package = Package(
      name: "Kit", platforms: [.iOS(.v15), .macOS(.v12)],
      products: [.library(name: "Kit", targets: ["Kit"])],
      targets: [
        .target(name: "Kit", dependencies: ["Inner"], path: "Kit"), .target(name: "Inner", path: "Inner"),
        .target(name: "Alone", path: "Alone"), .testTarget(name: "KitTests", dependencies: ["Kit"], path: "Tests"),
      ])
    """

  private func project(_ settings: String, product: String = "Kit", isRemote: Bool = false) -> String {
    var xcode = XcodeSample()
    let remote = isRemote ? "package = \(xcode.add("XCRemoteSwiftPackageReference", "repositoryURL = \"https://x\";"));" : ""
    let dependency = xcode.add("XCSwiftPackageProductDependency", "\(remote) productName = \(product);")
    xcode.target(
      "App", files: [xcode.file("A.swift")], settings: [settings],
      more: "packageProductDependencies = (\(dependency) /* Kit */,);")
    return xcode.text()
  }

  private func sample(_ project: String) throws -> BuildSample {
    try BuildSample(["App.xcodeproj/project.pbxproj": project, "Packages/Kit/Package.swift": Self.kit])
  }

  @Test func countWithTheSystemsThatTheProjectBuildsThemFor() throws {
    let sample = try sample(project("SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 17.0;"))
    #expect(sample("Packages/Kit/Kit/A.swift") == "Kit framework iOS 15.0")
    #expect(sample("Packages/Kit/Inner/A.swift") == "Inner framework iOS 15.0")
    #expect(sample("Packages/Kit/Tests/A.swift") == "KitTests tests iOS 15.0")
    #expect(sample("Packages/Kit/Alone/A.swift") == "Alone framework iOS 15.0, macOS 12.0")
  }

  @Test func countWithASystemThatOnlyTheProjectNames() throws {
    let settings = "SUPPORTED_PLATFORMS = \"iphoneos xros\"; IPHONEOS_DEPLOYMENT_TARGET = 17.0; XROS_DEPLOYMENT_TARGET = 1.0;"
    let sample = try sample(project(settings))
    #expect(sample("Packages/Kit/Kit/A.swift") == "Kit framework iOS 15.0, visionOS 1.0")
  }

  @Test func countWithTheirOwnIfNoProjectUsesThem() throws {
    for project in [project("SDKROOT = iphoneos;", product: "Other"), project("SDKROOT = iphoneos;", isRemote: true)] {
      #expect(try sample(project)("Packages/Kit/Kit/A.swift") == "Kit framework iOS 15.0, macOS 12.0")
    }
  }

  @Test func areReachedThroughOtherPackages() throws {
    let sample = try BuildSample([
      "App.xcodeproj/project.pbxproj": project("SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 17.0;", product: "Outer"),
      "Kit/Package.swift": Self.kit,
      "Outer/Package.swift": """
      let package = Package(
        name: "Outer", products: [.library(name: "Outer", targets: ["Outer"])], dependencies: [.package(path: "../Kit")],
        targets: [.target(name: "Outer", dependencies: [.product(name: "Kit", package: "Kit")], path: "Code")])
      """,
    ])
    #expect(sample("Outer/Code/A.swift") == "Outer framework iOS 17.0")
    #expect(sample("Kit/Kit/A.swift") == "Kit framework iOS 15.0")
  }

  @Test func aPackageBesideAProjectAddsNoSystemToItsFiles() throws {
    var xcode = XcodeSample()
    let folder = xcode.folder("Kit")
    xcode.target("App", folders: [folder], settings: ["SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 17.0;"])
    let sample = try BuildSample(["App.xcodeproj/project.pbxproj": xcode.text(), "Package.swift": Self.kit])
    #expect(sample("Kit/A.swift") == "App app iOS 17.0; Kit framework iOS 15.0")
    #expect(sample("Inner/A.swift") == "Inner framework iOS 15.0, macOS 12.0")
  }

  @Test func aKeyIsLookedUpInTheTablesOfTheApp() throws {
    var xcode = XcodeSample()
    let dependency = xcode.add("XCSwiftPackageProductDependency", "productName = Kit;")
    let folder = xcode.folder("App")
    xcode.target(
      "App", folders: [folder], settings: ["SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 17.0;"],
      more: "packageProductDependencies = (\(dependency),);")
    let sample = try BuildSample([
      "App.xcodeproj/project.pbxproj": xcode.text(), "Kit/Package.swift": Self.kit,
      "App/de.lproj/Localizable.strings": "\"App\" = \"a\";", "Kit/Kit/Localizable.xcstrings": #"{"strings": {"Kit": {}}}"#,
    ])
    let project = Project(settings: SettingsStore(knownRules: []), loadsOnDemand: true)
    project.setRoots([sample.folder.path])
    for path in ["App/A.swift", "Kit/Kit/A.swift"] {
      let facts = project.facts(for: sample.folder(path))
      #expect(facts.hasLocalizedString("App") == .yes && facts.hasLocalizedString("Kit") == .no)
    }
    let alone = project.facts(for: sample.folder("Kit/Alone/A.swift"))
    #expect(alone.hasLocalizedString("App") == .no && alone.hasLocalizedString("Kit") == .no)
    let loose = project.facts(for: sample.folder("Loose.swift"))
    #expect(loose.hasLocalizedString("App") == .yes && loose.hasLocalizedString("Kit") == .yes)
  }
}

@Suite("The root of a file") struct ProjectRootTests {
  private func root(_ files: [String], of path: String) throws -> String? {
    let folder = try TemporaryFolder()
    for file in files { try folder.write(file, file.hasSuffix("Project.swift") ? "import ProjectDescription" : "") }
    return ProjectRoots().root(ofFile: folder(path)).map { $0 == folder.path ? "." : folder.relative([$0]).joined() }
  }

  @Test func isTheOutermostFolderWithAProject() throws {
    #expect(try root([".git/HEAD", "App/A.xcodeproj/p", "App/Kit/Package.swift"], of: "App/Kit/Sources/A.swift") == "App")
    #expect(try root([".git/HEAD", "project.yml", "Kit/Package.swift"], of: "Kit/A.swift") == ".")
    #expect(try root([".git/HEAD", "A/Project.swift"], of: "A/B/A.swift") == "A")
    #expect(try root([".git/HEAD", "A/B.xcworkspace/x", "A/B/Package.swift"], of: "A/B/A.swift") == "A")
  }

  @Test func isElseTheWorkTree() throws {
    #expect(try root([".git/HEAD", "A/Package.swift"], of: "B/A.swift") == ".")
    #expect(try root([".git/HEAD", "A/.swiftui-patterns.json"], of: "A/A.swift") == ".")
  }

  @Test func neverLiesAboveTheWorkTree() throws {
    #expect(try root(["Package.swift", "A/.git", "A/B/Package.swift"], of: "A/B/C/A.swift") == "A/B")
    #expect(try root(["Package.swift", "A/.git"], of: "A/B/A.swift") == "A")
  }

  @Test func aTypeCalledProjectIsNoManifest() throws {
    let folder = try TemporaryFolder()
    try folder.write("Models/Project.swift", "struct Project {}")
    try folder.write("Models/Kit/Package.swift")
    #expect(ProjectRoots().root(ofFile: folder("Models/Kit/A.swift")) == folder("Models/Kit"))
  }

  @Test func rootsOfFoldersLieNotInsideEachOther() throws {
    let folder = try TemporaryFolder()
    for name in [".git/HEAD", "A/Package.swift", "B/C/A.swift"] { try folder.write(name) }
    let roots = ProjectRoots()
    #expect(roots.roots(ofFolders: [folder("A"), folder("A/Sources")], opened: []) == [folder("A")])
    #expect(roots.roots(ofFolders: [folder("A"), folder("B/C")], opened: []) == [folder.path])
  }

  @Test func rulesSeeOnlyTheFilesOfTheRoot() throws {
    let sample = try BuildSample([
      ".git/HEAD": "", "A/Package.swift": "", "A/A.swift": "struct Here {}", "A/B.swift": "", "B/C.swift": "struct Here {}",
    ])
    let project = Project(settings: SettingsStore(knownRules: []), loadsOnDemand: true)
    project.setRoots([sample.folder.path])
    let found = { (path: String) in
      (project.facts(for: sample.folder(path)).files(mentioning: "Here") ?? []).map {
        sample.folder.relative([$0.path]).joined()
      }
    }
    #expect(found("A/B.swift") == ["A/A.swift"])
    #expect(found("B/D.swift") == ["A/A.swift", "B/C.swift"])
  }
}
