import Linting
import SwiftUIProject
import Testing
import Workspace

@Suite struct DeploymentTargetTests {
  private func targets(_ files: [String: String], for path: String = "App/View.swift") throws -> [Platform: PlatformVersion] {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(name, text) }
    return DeploymentTargetFinder().targets(for: folder(path)).versions
  }

  @Test func packageManifest() throws {
    let manifest = """
      let package = Package(name: "A", platforms: [
        .iOS(.v16), .macOS(.v10_15), /* .tvOS(.v13), */ .watchOS("9.1"), // .iOS(.v12)
        .visionOS(.v1), .macCatalyst("16.4")], targets: [.target(name: "https://x")])
      """
    #expect(
      try targets(["Package.swift": manifest]) == [
        .iOS: "16.0", .macOS: "10.15", .watchOS: "9.1", .visionOS: "1.0", .macCatalyst: "16.4",
      ])
  }

  @Test func theNearestAnswerCounts() throws {
    let files = [
      "Package.swift": "platforms: [.iOS(.v15)]", "Kit/Package.swift": "platforms: [.iOS(.v17)]", "Plain/Package.swift": "",
    ]
    #expect(try targets(files, for: "Kit/Sources/A/A.swift") == [.iOS: "17.0"])
    #expect(try targets(files, for: "Plain/Sources/A/A.swift") == [.iOS: "15.0"])
    #expect(try targets([:], for: "A.swift") == [:])
  }

  /// A project with settings of its own and those of one target for each entry.
  ///
  /// A target's kind of product is an application where none is named.
  private func project(_ project: String, _ targets: [String], products: [String] = []) -> String {
    func configuration(_ id: String, _ settings: String) -> String {
      """
      \t\t\(id) /* Debug */ = {
      \t\t\tisa = XCBuildConfiguration;
      \t\t\tbuildSettings = {
      \(settings.split(separator: "\n").map { "\t\t\t\t\($0);" }.joined(separator: "\n"))
      \t\t\t};
      \t\t\tname = Debug;
      \t\t};

      """
    }
    func list(_ id: String, _ configuration: String) -> String {
      """
      \t\t\(id) /* Build configuration list */ = {
      \t\t\tisa = XCConfigurationList;
      \t\t\tbuildConfigurations = (
      \t\t\t\t\(configuration) /* Debug */,
      \t\t\t);
      \t\t};

      """
    }
    func target(_ list: String, _ product: String) -> String {
      """
      \t\tT\(list.dropFirst()) /* Target */ = {
      \t\t\tisa = PBXNativeTarget;
      \t\t\tbuildConfigurationList = \(list) /* Build configuration list */;
      \t\t\tproductType = "com.apple.product-type.\(product)";
      \t\t};

      """
    }
    let ids = targets.indices.map { "00000000000000000000000\($0)" }
    return """
      \t\tAAAAAAAAAAAAAAAAAAAAAAAA /* Project object */ = {
      \t\t\tisa = PBXProject;
      \t\t\tbuildConfigurationList = BBBBBBBBBBBBBBBBBBBBBBBB /* Build configuration list */;
      \t\t};

      """ + configuration("CCCCCCCCCCCCCCCCCCCCCCCC", project)
        + zip(ids, targets).map { configuration($0, $1) }.joined()
        + list("BBBBBBBBBBBBBBBBBBBBBBBB", "CCCCCCCCCCCCCCCCCCCCCCCC")
        + ids.map { list("L" + $0.dropFirst(), $0) }.joined()
        + zip(ids, products).map { target("L" + $0.dropFirst(), $1) }.joined()
  }

  @Test func theLowestTargetOfAnXcodeProject() throws {
    let text = project(
      "IPHONEOS_DEPLOYMENT_TARGET = 12.0",
      [
        "IPHONEOS_DEPLOYMENT_TARGET = 17.0", "IPHONEOS_DEPLOYMENT_TARGET = 16.4\nWATCHOS_DEPLOYMENT_TARGET = 9.0",
      ])
    #expect(try targets(["A.xcodeproj/project.pbxproj": text]) == [.iOS: "16.4", .watchOS: "9.0"])
    #expect(
      try targets(["A.xcodeproj/project.pbxproj": text.replacing("\n", with: "\r\n")]) == [.iOS: "16.4", .watchOS: "9.0"])
  }

  @Test func testBundlesSayNothingOfAnApp() throws {
    let settings = ["IPHONEOS_DEPLOYMENT_TARGET = 16.0", "IPHONEOS_DEPLOYMENT_TARGET = 14.0", "PRODUCT_NAME = AUITests"]
    let products = ["application", "bundle.unit-test", "bundle.ui-testing"]
    let text = project("IPHONEOS_DEPLOYMENT_TARGET = 13.0", settings, products: products)
    #expect(try targets(["A.xcodeproj/project.pbxproj": text]) == [.iOS: "16.0"])
    let alone = project("", [settings[1]], products: [products[1]])
    #expect(try targets(["A.xcodeproj/project.pbxproj": alone]) == [.iOS: "14.0"])
  }

  @Test func aFileMayBelongToAnyTargetOfAProject() throws {
    let text = project(
      "", ["IPHONEOS_DEPLOYMENT_TARGET = 17.0", "IPHONEOS_DEPLOYMENT_TARGET = 16.4\nWATCHOS_DEPLOYMENT_TARGET = 9.0"])
    let folder = try TemporaryFolder()
    try folder.write("A.xcodeproj/project.pbxproj", text)
    try folder.write("Kit/Package.swift", "platforms: [.iOS(.v15), .macOS(.v12)]")
    let project = DeploymentTargetFinder().targets(for: folder("App/A.swift"))
    #expect(project.highest == [.iOS: "17.0", .watchOS: "9.0"])
    #expect(!project.isForEveryFile)
    #expect(DeploymentTargetFinder().targets(for: folder("Kit/Sources/Kit/A.swift")).isForEveryFile)
  }

  @Test func theProjectsOwnSettingHoldsWhereATargetHasNone() throws {
    let text = project(
      "IPHONEOS_DEPLOYMENT_TARGET = 15.0\nMACOSX_DEPLOYMENT_TARGET = 11.0\nSDKROOT = iphoneos",
      [
        "PRODUCT_NAME = A", "IPHONEOS_DEPLOYMENT_TARGET = 17.0",
      ])
    #expect(try targets(["A.xcodeproj/project.pbxproj": text]) == [.iOS: "15.0"])
  }

  @Test func supportedPlatformsBeatTheSDK() throws {
    let text = project(
      "MACOSX_DEPLOYMENT_TARGET = 13.0\nIPHONEOS_DEPLOYMENT_TARGET = 16.0\nXROS_DEPLOYMENT_TARGET = 1.0",
      [
        "SDKROOT = iphoneos\nSUPPORTED_PLATFORMS = \"iphoneos iphonesimulator macosx\""
      ])
    #expect(try targets(["A.xcodeproj/project.pbxproj": text]) == [.iOS: "16.0", .macOS: "13.0"])
  }

  @Test func aPackageBesideAProjectHoldsForItsOwnSources() throws {
    let files = [
      "Package.swift": "platforms: [.macOS(.v13)]",
      "A.xcodeproj/project.pbxproj": project("", ["IPHONEOS_DEPLOYMENT_TARGET = 17.0"]),
    ]
    #expect(try targets(files, for: "App/A.swift") == [.iOS: "17.0"])
    #expect(try targets(files, for: "Sources/A/A.swift") == [.macOS: "13.0"])
  }

  @Test func configurationFilesHoldWhereAProjectSaysNothing() throws {
    let files = [
      "A.xcodeproj/project.pbxproj": project("", ["PRODUCT_NAME = A"]),
      "Configs/Debug.xcconfig": "// IPHONEOS_DEPLOYMENT_TARGET = 9.0\nIPHONEOS_DEPLOYMENT_TARGET = 15.2 // why\n",
      "Release.xcconfig": "IPHONEOS_DEPLOYMENT_TARGET[sdk=iphoneos*] = 15.4",
    ]
    #expect(try targets(files) == [.iOS: "15.2"])
  }

  @Test func xcodeGenAndTuist() throws {
    let generated = """
      options:
        deploymentTarget:
          iOS: 16.0 # lowest
          macOS: "13.1"
      targets:
        A:
          platform: iOS
          deploymentTarget: {iOS: "15.6"}
      """
    #expect(try targets(["project.yml": generated]) == [.iOS: "15.6", .macOS: "13.1"])
    let tuist = #"Target(deploymentTargets: .multiplatform(iOS: "16.2", macOS: "14.0")) // .iOS("1.0")"#
    #expect(try targets(["Project.swift": tuist]) == [.iOS: "16.2", .macOS: "14.0"])
  }

  /// Each with what it says about iOS.
  static let manifests: [(manifest: String, version: PlatformVersion?)] = [
    (".iOS( .v16 )", "16.0"), (".iOS(.v16_4)", "16.4"), (".iOS( \"16.4\" )", "16.4"), (".iOS (.v16)", nil),
    (".iOS(.v16_)", nil),
    (".iOS(.v)", nil), (".iOS(.v16", nil), (".iOS(v16)", nil), (".iOS(\"16.4)", nil), (".iOS(\"\")", nil), (".iOS", nil),
    ("iOS : \"16.4\"", "16.4"), ("iOS: 16", nil), ("aiOS: \"16\"", nil), ("iOSa: \"16\"", nil), ("iOS\n:\n\"16\"", "16.0"),
    (".iOS: \"16\"", "16.0"), ("\"// \" .iOS(.v16)", "16.0"), ("\"a\\\" // \" .iOS(.v16)", "16.0"), ("// .iOS(.v16)", nil),
    ("\" // .iOS(.v16)", nil), ("/* .iOS(.v16)", "16.0"), ("/* .iOS(.v16) */", nil), (".iOS(/* lowest */ .v16)", "16.0"),
    (".iOS(.v15), .iOS(.v16)", "15.0"), (".iOS(.v99999999999999999999)", nil), ("\"\\", nil), ("/", nil), ("\"", nil),
  ]

  @Test(arguments: manifests)
  func aManifestMayBeWrittenInManyWays(_ manifest: String, _ version: PlatformVersion?) throws {
    #expect(try targets(["Package.swift": manifest])[.iOS] == version)
  }

  static let settings: [(text: String, version: PlatformVersion?)] = [
    ("IPHONEOS_DEPLOYMENT_TARGET=16", "16.0"), ("  IPHONEOS_DEPLOYMENT_TARGET : '16.1'", "16.1"),
    ("A = 1\r\nIPHONEOS_DEPLOYMENT_TARGET[sdk=*] = 2", nil), ("A = 1\r\nIPHONEOS_DEPLOYMENT_TARGET[sdk] = \"16.2\"", "16.2"),
    ("A IPHONEOS_DEPLOYMENT_TARGET = 16", nil), ("MY_IPHONEOS_DEPLOYMENT_TARGET = 16", nil),
    ("IPHONEOS_DEPLOYMENT_TARGETS = 16", nil), ("IPHONEOS_DEPLOYMENT_TARGET\n= 16", nil), ("IPHONEOS_DEPLOYMENT_TARGET =", nil),
    ("_DEPLOYMENT_TARGET = 16", nil), ("IPHONEOS_DEPLOYMENT_TARGET", nil), ("IPHONEOS_DEPLOYMENT_TARGET = $(A)", nil),
  ]

  @Test(arguments: settings)
  func aBuildSettingMayBeWrittenInManyWays(_ text: String, _ version: PlatformVersion?) throws {
    #expect(try targets(["A.xcodeproj/project.pbxproj": "", "A.xcconfig": text])[.iOS] == version)
  }
}
