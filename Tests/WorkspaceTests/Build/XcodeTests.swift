import Linting
import SwiftUIProject
import Testing
import Workspace

@Suite("Targets of an Xcode project") struct XcodeTests {
  private let iOS17 = "IPHONEOS_DEPLOYMENT_TARGET = 17.0; SDKROOT = iphoneos;"

  private func sample(_ project: String, _ files: [String: String] = [:]) throws -> BuildSample {
    try BuildSample(files.merging(["App.xcodeproj/project.pbxproj": project]) { $1 })
  }

  @Test func ownTheFilesOfTheirBuildPhases() throws {
    var xcode = XcodeSample()
    let (a, b, c) = (xcode.file("A.swift"), xcode.file("B.swift"), xcode.file("Top/C.swift", tree: "SOURCE_ROOT"))
    let inner = xcode.group("Inner", [b], isTop: false)
    _ = xcode.group("App", [a, inner, c])
    xcode.target("App", files: [a, b], settings: [iOS17])
    xcode.target(
      "Widget", product: "app-extension", files: [b, c], settings: ["IPHONEOS_DEPLOYMENT_TARGET = 16.4; SDKROOT = iphoneos;"])
    xcode.target(
      "AppTests", product: "bundle.unit-test", files: [a], settings: ["IPHONEOS_DEPLOYMENT_TARGET = 14.0; SDKROOT = iphoneos;"])
    let sample = try sample(xcode.text())
    #expect(sample("App/A.swift") == "App app iOS 17.0; AppTests tests iOS 14.0")
    #expect(sample("App/Inner/B.swift") == "App app iOS 17.0; Widget extension iOS 16.4")
    #expect(sample("Top/C.swift") == "Widget extension iOS 16.4")
    #expect(sample("App/D.swift") == "? no target of App.xcodeproj compiles it")
    #expect(sample.systems("App/A.swift") == [.iOS: "17.0"])
    #expect(sample.systems("App/Inner/B.swift") == [.iOS: "16.4"])
    #expect(sample.build.targets(for: sample.folder("App/Inner/B.swift")).names == ["App", "Widget"])
  }

  @Test func haveTheNewestSystemIfTheyNameOnlyIt() throws {
    var xcode = XcodeSample()
    let (a, b) = (xcode.file("A.swift"), xcode.file("B.swift"))
    _ = xcode.group("App", [a, b])
    xcode.target("App", files: [a], settings: ["SDKROOT = iphoneos;"])
    xcode.target("Bare", files: [b], settings: ["SWIFT_VERSION = 6.0;"])
    let sample = try sample(xcode.text())
    #expect(sample.systems("App/A.swift") == [.iOS: "26.0"])
    let gap = sample.build.compilation(of: sample.folder("App/B.swift")).unknown ?? ""
    #expect(gap.contains("no system and no deployment target is set"))
  }

  @Test func ownSynchronizedFoldersWithoutTheirExceptions() throws {
    var xcode = XcodeSample()
    let (app, widget) = ("0000000000000000000000A1", "0000000000000000000000A2")
    let own = xcode.add(
      "PBXFileSystemSynchronizedBuildFileExceptionSet",
      "membershipExceptions = (Info.plist, Widget/Only.swift, Old,); target = \(app); platformFiltersByRelativePath = { Phone = (ios, ); };"
    )
    let other = xcode.add(
      "PBXFileSystemSynchronizedBuildFileExceptionSet",
      "membershipExceptions = (\"Widget/Only.swift\", \"Shared/A+B.swift\",); target = \(widget);")
    let folder = xcode.folder("App", exceptions: [own, other])
    let both =
      "SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator macosx\"; IPHONEOS_DEPLOYMENT_TARGET = 17.0; MACOSX_DEPLOYMENT_TARGET = 14.0;"
    let ids = [
      xcode.target("App", folders: [folder], settings: [both]),
      xcode.target("Widget", product: "app-extension", settings: [iOS17]),
    ]
    var text = xcode.text()
    for (id, name) in zip(ids, [app, widget]) { text = text.replacing(id, with: name) }
    let sample = try sample(text)
    #expect(sample("App/New/A.swift") == "App app iOS 17.0, macOS 14.0")
    #expect(sample("App/Widget/Only.swift") == "Widget extension iOS 17.0")
    #expect(sample("App/Shared/A+B.swift") == "App app iOS 17.0, macOS 14.0; Widget extension iOS 17.0")
    #expect(sample("App/Old/A.swift").hasPrefix("?"))
    #expect(sample("App/Phone/A.swift") == "App app iOS 17.0")
    #expect(sample("App/Help.docc/A.swift").contains("documentation"))
  }

  @Test func filtersLeaveFilesOut() throws {
    var xcode = XcodeSample()
    let files = [xcode.file("A.swift"), xcode.file("Old.swift")]
    let both = """
      SUPPORTED_PLATFORMS = "iphoneos macosx"; IPHONEOS_DEPLOYMENT_TARGET = 17.0; MACOSX_DEPLOYMENT_TARGET = 14.0;
      "EXCLUDED_SOURCE_FILE_NAMES[sdk=iphoneos*]" = "Old*.swift";
      """
    xcode.target("App", files: files, settings: [both])
    xcode.target("Other", files: [files[0]], settings: [both], filter: "platformFilters = (macos, );")
    let sample = try sample(xcode.text())
    #expect(sample("A.swift") == "App app iOS 17.0, macOS 14.0; Other app macOS 14.0")
    #expect(sample("Old.swift") == "App app macOS 14.0")
  }

  @Test func settingsComeFromTheTargetThenTheProject() throws {
    var xcode = XcodeSample()
    let a = xcode.file("A.swift"), b = xcode.file("B.swift")
    xcode.target("Old", files: [a], settings: ["PRODUCT_NAME = A;", "IPHONEOS_DEPLOYMENT_TARGET = 16.0;"])
    xcode.target("New", files: [b], settings: ["IPHONEOS_DEPLOYMENT_TARGET = 18.0;", "IPHONEOS_DEPLOYMENT_TARGET = 18.2;"])
    let sample = try sample(
      xcode.text(project: [
        "IPHONEOS_DEPLOYMENT_TARGET = 17.0; SDKROOT = iphoneos;", "IPHONEOS_DEPLOYMENT_TARGET = 17.0; SDKROOT = iphoneos;",
      ]))
    #expect(sample("A.swift") == "Old app iOS 16.0")
    #expect(sample("B.swift") == "New app iOS 18.0")
    #expect(sample.facts("A.swift").allSatisfy { $0.hasPrefix("App.xcodeproj/project.pbxproj:") })
  }

  @Test func configurationFilesAreIncludedAndExpanded() throws {
    var xcode = XcodeSample()
    let config = xcode.file("Config/App.xcconfig")
    xcode.target("App", files: [xcode.file("A.swift")], settings: ["PRODUCT_NAME = A;"], base: config)
    let sample = try sample(
      xcode.text(project: ["IPHONEOS_DEPLOYMENT_TARGET = 15.0;"]),
      [
        "Config/App.xcconfig": """
        // IPHONEOS_DEPLOYMENT_TARGET = 9.0
        #include "Shared/Base.xcconfig"
        #include? "Mine.xcconfig"
        IPHONEOS_DEPLOYMENT_TARGET = $(LOWEST) // why
        """,
        "Config/Shared/Base.xcconfig": """
        LOWEST = 16.${MINOR}
        MINOR = 2
        SDKROOT = auto
        SUPPORTED_PLATFORMS = iphoneos iphonesimulator xros
        XROS_DEPLOYMENT_TARGET = 1.1
        #include "../App.xcconfig"
        """,
      ])
    #expect(sample("A.swift") == "App app iOS 16.2, visionOS 1.1")
    #expect(sample.facts("A.swift").contains("Config/App.xcconfig:4"))
    #expect(sample.facts("A.swift").contains("Config/Shared/Base.xcconfig:4"))
  }

  @Test func whatIsComputedOrMissingIsUnknown() throws {
    var xcode = XcodeSample()
    let (a, b) = (xcode.file("A.swift"), xcode.file("B.swift"))
    let missing = xcode.file("Missing.xcconfig")
    xcode.target("App", files: [a], settings: ["IPHONEOS_DEPLOYMENT_TARGET = \"$(LOWEST)\"; SDKROOT = iphoneos;"])
    xcode.target("Other", files: [b], settings: ["SDKROOT = iphoneos;"], base: missing)
    let sample = try sample(xcode.text())
    let unknown = { sample.build.compilation(of: sample.folder($0)).unknown ?? "" }
    #expect(unknown("A.swift").contains("the systems of App are unknown: IPHONEOS_DEPLOYMENT_TARGET is computed"))
    #expect(unknown("B.swift").contains("set in a file that is not there"))
    #expect(sample.systems("A.swift").isEmpty && sample.systems("B.swift").isEmpty)
  }

  @Test func aConfigurationWithAMissingFileIsAsTheOthers() throws {
    var xcode = XcodeSample()
    let missing = xcode.file("Missing.xcconfig")
    let file = xcode.file("A.swift")
    xcode.target(
      "App", files: [file], settings: ["PRODUCT_NAME = A;", "SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 17.0;"],
      base: missing)
    #expect(try sample(xcode.text())("A.swift") == "App app iOS 17.0")
  }

  @Test func systemsAreThoseThatTheTargetSupports() throws {
    let versions = """
      IPHONEOS_DEPLOYMENT_TARGET = 16.0; MACOSX_DEPLOYMENT_TARGET = 13.0; XROS_DEPLOYMENT_TARGET = 1.0; WATCHOS_DEPLOYMENT_TARGET = 9.0;
      TVOS_DEPLOYMENT_TARGET = 16.0;
      """
    let expected: [(settings: String, systems: [Platform: PlatformVersion])] = [
      ("SDKROOT = iphoneos;", [.iOS: "16.0"]), ("SDKROOT = macosx;", [.macOS: "13.0"]),
      ("SDKROOT = watchos;", [.watchOS: "9.0"]),
      ("SDKROOT = appletvos;", [.tvOS: "16.0"]),
      ("SDKROOT = iphoneos; SUPPORTED_PLATFORMS = \"iphoneos macosx\";", [.iOS: "16.0", .macOS: "13.0"]),
      ("SDKROOT = auto; SUPPORTED_PLATFORMS = \"xros xrsimulator\";", [.visionOS: "1.0"]),
      ("SUPPORTED_PLATFORMS = \"iphoneos xros\"; TARGETED_DEVICE_FAMILY = \"1,2\";", [.iOS: "16.0"]),
      ("SUPPORTED_PLATFORMS = \"iphoneos xros\"; TARGETED_DEVICE_FAMILY = \"1,2,7\";", [.iOS: "16.0", .visionOS: "1.0"]),
      ("SDKROOT = iphoneos; SUPPORTS_MACCATALYST = YES;", [.iOS: "16.0", .macCatalyst: "16.0"]),
      ("SDKROOT = iphoneos; SUPPORTS_MACCATALYST = NO;", [.iOS: "16.0"]), ("", [.macOS: "13.0"]),
      ("SDKROOT = auto;", [:]), ("SDKROOT = driverkit;", [:]),
    ]
    for (settings, systems) in expected {
      var xcode = XcodeSample()
      xcode.target("App", files: [xcode.file("A.swift")], settings: [versions + settings])
      #expect(try sample(xcode.text()).systems("A.swift") == systems, "\(settings)")
    }
  }

  @Test func severalProjectsOfAWorkspaceCountTogether() throws {
    var app = XcodeSample(), kit = XcodeSample()
    let shared = app.file("../Shared/A.swift")
    app.target("App", files: [shared], settings: [iOS17])
    kit.target(
      "Kit", product: "framework", files: [kit.file("../Shared/A.swift")],
      settings: ["IPHONEOS_DEPLOYMENT_TARGET = 15.0; SDKROOT = iphoneos;"])
    let sample = try BuildSample([
      "All.xcworkspace/contents.xcworkspacedata":
        "<Workspace><Group location=\"group:App\"><FileRef location = \"group:App.xcodeproj\"/></Group></Workspace>",
      "App/App.xcodeproj/project.pbxproj": app.text(), "Kit/Kit.xcodeproj/project.pbxproj": kit.text(),
    ])
    #expect(sample("Shared/A.swift") == "App app iOS 17.0; Kit framework iOS 15.0")
  }

  @Test func damagedAndOddProjectsSayWhatTheyCan() throws {
    var xcode = XcodeSample()
    xcode.target("App", files: [xcode.file("A.swift")], settings: [iOS17])
    let text = xcode.text()
    #expect(try sample(text.replacing("\n", with: "\r\n"))("A.swift") == "App app iOS 17.0")
    #expect(
      try sample(text.replacing("isa = PBXNativeTarget;", with: "name2 = x; isa = PBXNativeTarget;"))("A.swift")
        == "App app iOS 17.0")
    #expect(try sample(String(text.prefix(text.count / 2)))("A.swift").contains("the project file is damaged"))
    #expect(try sample("")("A.swift").contains("damaged"))
    #expect(try sample(String(repeating: "{ a = ", count: 10_000))("A.swift").contains("damaged"))
    let folders = try BuildSample(["App.xcodeproj/other": "", "A.swift": ""])
    #expect(folders("A.swift").contains("it cannot be read"))
  }

  @Test func circlesOfGroupsEnd() throws {
    var xcode = XcodeSample()
    let a = xcode.file("A.swift")
    let group = xcode.group("G", [a])
    xcode.target("App", files: [a], settings: [iOS17])
    let text = xcode.text().replacing("children = (\(a)", with: "children = (\(group), \(a)")
    #expect(try sample(text)("G/A.swift") == "App app iOS 17.0")
  }
}
