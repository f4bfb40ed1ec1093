import Linting
import SwiftUIProject
import Testing
import Workspace

@Suite("Targets of a package") struct PackageTests {
  private func manifest(_ targets: String, platforms: String = "[.iOS(.v16), .macOS(.v13)]", rest: String = "") -> String {
    """
    // swift-tools-version: 5.9
    import PackageDescription

    let package = Package(
      name: "Kit",
      platforms: \(platforms),
      targets: [
        \(targets)
      ]
    )
    \(rest)
    """
  }

  private let systems = "iOS 16.0, macOS 13.0"

  @Test func ownTheirDefaultFolders() throws {
    let sample = try BuildSample([
      "Package.swift": manifest(
        """
        .target(name: "Kit"), .executableTarget(name: "Tool"), .testTarget(name: "KitTests", dependencies: ["Kit"]),
        .target(name: "Old"),
        """),
      "Sources/Kit/A.swift": "", "Sources/Tool/main.swift": "", "Tests/KitTests/T.swift": "", "src/Old/B.swift": "",
      "Loose.swift": "", "Sources/Other/C.swift": "",
    ])
    #expect(sample("Sources/Kit/A.swift") == "Kit framework \(systems)")
    #expect(sample("Sources/Kit/Inner/New.swift") == "Kit framework \(systems)")
    #expect(sample("Sources/Tool/main.swift") == "Tool tool \(systems)")
    #expect(sample("Tests/KitTests/T.swift") == "KitTests tests \(systems)")
    #expect(sample("src/Old/B.swift") == "Old framework \(systems)")
    for path in ["Loose.swift", "Sources/Other/C.swift"] {
      #expect(sample(path) == "? no target of Package.swift compiles it")
      #expect(!sample.build.targets(for: sample.folder(path)).isKnown)
    }
  }

  @Test func ownPathsWithoutWhatIsLeftOut() throws {
    let sample = try BuildSample([
      "Package.swift": manifest(
        """
        .target(name: "Kit", path: "Code", exclude: ["Old", "Info.swift"]),
        .target(name: "Some", path: "More", sources: ["In", "One.swift"]),
        """)
    ])
    #expect(sample("Code/A.swift") == "Kit framework \(systems)")
    #expect(sample("Code/Old/A.swift").hasPrefix("?"))
    #expect(sample("Code/Info.swift").hasPrefix("?"))
    #expect(sample("Code/Older/A.swift") == "Kit framework \(systems)")
    #expect(sample("More/In/Deep/A.swift") == "Some framework \(systems)")
    #expect(sample("More/One.swift") == "Some framework \(systems)")
    #expect(sample("More/Two.swift").hasPrefix("?"))
  }

  @Test func theOnlyTargetMayDoWithoutAFolder() throws {
    let one = try BuildSample(["Package.swift": manifest(".target(name: \"Kit\")"), "Sources/A.swift": ""])
    #expect(one("Sources/A.swift") == "Kit framework \(systems)")
    let two = try BuildSample([
      "Package.swift": manifest(".target(name: \"Kit\"), .target(name: \"B\")"), "Sources/A.swift": "",
    ])
    #expect(two("Sources/A.swift").hasPrefix("?"))
  }

  @Test func factsNameTheLinesThatTheyWereReadIn() throws {
    let sample = try BuildSample(["Package.swift": manifest(".target(name: \"Kit\")"), "Sources/Kit/A.swift": ""])
    #expect(sample.facts("Sources/Kit/A.swift") == ["Package.swift:8", "Package.swift:6"])
  }

  /// Each with what it says of iOS and macOS.
  static let platforms: [(text: String, versions: [Platform: PlatformVersion])] = [
    ("[.iOS(.v16), .macOS(.v10_15)]", [.iOS: "16.0", .macOS: "10.15"]),
    ("[.iOS(\"16.4\"), .macOS(\"10.16\")]", [.iOS: "16.4", .macOS: "11.0"]),
    ("[SupportedPlatform.iOS(.v17), .custom(\"x\", versionString: \"1\")]", [.iOS: "17.0"]),
    ("[.iOS(/* lowest */ .v16), // .macOS(.v12)\n]", [.iOS: "16.0"]),
    ("[.iOS(lowest)]", [.iOS: "15.0"]), ("[.iOS(.v13)] + more", [.iOS: "13.0", .macOS: "12.0"]), ("all", [.macOS: "12.0"]),
    (
      "[.macCatalyst(\"16.4\"), .visionOS(.v1), .watchOS(\"9.1\"), .tvOS(.v16)]",
      [
        .macCatalyst: "16.4", .visionOS: "1.0", .watchOS: "9.1", .tvOS: "16.0",
      ]
    ),
    ("nil", [:]), ("[]", [:]), ("[.iOS(version())]", [:]), ("make()", [:]), ("[.iOS(.v99999999999999999999)]", [:]),
    ("isOld ? [.iOS(.v13)] : [.iOS(.v16)]", [:]),
  ]

  @Test(arguments: platforms) func platformsAreReadWhereTheyAreWrittenPlainly(
    _ text: String, _ versions: [Platform: PlatformVersion]
  ) throws {
    let constants = """
      let lowest: SupportedPlatform.IOSVersion = .v15
      let more: [SupportedPlatform] = [.macOS(.v12)]
      let all = more

      """
    let sample = try BuildSample([
      "Package.swift": constants + manifest(".target(name: \"Kit\", path: \"Code\")", platforms: text)
    ])
    #expect(sample.systems("Code/A.swift") == versions)
  }

  @Test func constantsHelpersAndLaterChangesAreFollowed() throws {
    let rest = """
      extension Target {
        static func feature(_ name: String, path: String? = nil) -> Target {
          .target(name: name + "Feature", path: "Features/\\(name)")
        }
      }

      package.targets.append(.feature("Map"))
      package.targets += [.target(name: "Last", path: "Last")]
      package.platforms = [.iOS("17.2")]
      """
    let sample = try BuildSample(["Package.swift": manifest(".feature(\"List\")", rest: rest)])
    #expect(sample("Features/List/A.swift") == "ListFeature framework iOS 17.2")
    #expect(sample("Features/Map/A.swift") == "MapFeature framework iOS 17.2")
    #expect(sample("Last/A.swift") == "Last framework iOS 17.2")
  }

  @Test func whatIsComputedIsUnknown() throws {
    let rest = """
      for name in ["A", "B"] {
        package.targets.append(.target(name: name, path: name))
      }
      """
    let looped = try BuildSample(["Package.swift": manifest(".target(name: \"Kit\", path: \"Kit\")", rest: rest)])
    let conditional = try BuildSample([
      "Package.swift": manifest(
        ".target(name: \"Kit\", path: \"Kit\")",
        rest: "if isOn { package.targets += [.target(name: \"Extra\", path: \"Extra\")] }")
    ])
    #expect(conditional("Extra/A.swift") == "Extra framework \(systems)")
    #expect(conditional("Other/A.swift").contains("some of its targets are computed"))
    #expect(looped("Kit/A.swift") == "Kit framework \(systems)")
    #expect(looped("A/A.swift").contains("some of its targets are computed"))
    let computed = try BuildSample([
      "Package.swift": manifest(
        ".target(name: \"Kit\", path: \"Kit\", exclude: names.filter { $0.isOld }), .target(name: \"P\", path: place())")
    ])
    #expect(computed("Kit/A.swift") == "? its `exclude:` is computed")
    #expect(computed("P/A.swift").contains("the path of the target P is computed"))
  }

  @Test func aPackageInsideAnotherOneIsItsOwn() throws {
    let inner = manifest(".target(name: \"Inner\", path: \"Code\")", platforms: "[.iOS(.v18)]")
    let sample = try BuildSample([
      "Package.swift": manifest(".target(name: \"Outer\", path: \"All\")"), "All/Inner/Package.swift": inner,
    ])
    #expect(sample("All/A.swift") == "Outer framework \(systems)")
    #expect(sample("All/Inner/Code/A.swift") == "Inner framework iOS 18.0")
    #expect(sample("All/Inner/Loose.swift").hasPrefix("?"))
  }

  @Test func macrosAndPlugInsRunOnTheMac() throws {
    let sample = try BuildSample([
      "Package.swift": manifest(".macro(name: \"M\"), .plugin(name: \"P\", capability: .buildTool())"),
      "Sources/M/A.swift": "", "Plugins/P/A.swift": "",
    ])
    #expect(sample("Sources/M/A.swift") == "M plug-in macOS 13.0")
    #expect(sample("Plugins/P/A.swift") == "P plug-in macOS 13.0")
  }

  @Test func documentationAndForeignBuildsAreUnknown() throws {
    let sample = try BuildSample([
      "Package.swift": manifest(".target(name: \"Kit\")"), "Sources/Kit/Kit.docc/Step.swift": "", "Bazel/BUILD.bazel": "",
      "Bazel/A.swift": "", "C/CMakeLists.txt": "",
    ])
    #expect(sample("Sources/Kit/Kit.docc/Step.swift") == "? Kit.docc is a documentation catalogue, which no target compiles")
    #expect(sample("Bazel/A.swift") == "? it is built by Bazel, whose files are not read")
    #expect(sample("C/A.swift") == "? it is built by CMake, whose files are not read")
  }

  @Test func changesCountAtOnceWhenTheyAreToldOf() throws {
    let sample = try BuildSample(["Package.swift": manifest(".target(name: \"Kit\", path: \"Code\")")])
    #expect(sample.systems("Code/A.swift")[.iOS] == "16.0")
    try sample.folder.write("Package.swift", manifest(".target(name: \"Kit\", path: \"Code\")", platforms: "[.iOS(.v17)]"))
    sample.build.invalidate()
    #expect(sample.systems("Code/A.swift") == [.iOS: "17.0"])
    try sample.folder.write("Code/Package.swift", manifest(".target(name: \"B\", path: \".\")", platforms: "[.iOS(.v18)]"))
    sample.build.invalidate()
    #expect(sample("Code/A.swift") == "B framework iOS 18.0")
  }
}
