import Foundation
import Testing
import Workspace

/// Project files that are cut off, or hold bytes that nobody wrote.
@Suite("Damaged project files") struct BuildFuzzTests {
  private static let manifest = """
    import PackageDescription
    let lowest: String = "16.\\(4)"
    extension Target { static func f(_ n: String = "a", p: [String]) -> Target { .target(name: n, path: "P/\\(n)", sources: p) } }
    let package = Package(name: "A", platforms: [.iOS(.v16), .macOS(lowest)] + [], targets: [.f(p: ["a", "b"]), .target(name: "B")])
    if let x = y { package.targets += [.target(name: "C")] } // é
    """

  private static let spec = """
    name: "A" # é
    include: [other.yml, {path: 'x'}]
    anchors: &a {iOS: 16.0, list: [a, "b", 'c''d']}
    targets:
      A:
        <<: *a
        type: application
        platform: [iOS, macOS]
        sources:
        - path: A
          excludes: ["**/*.md", Old]
        - B
        text: |
          more
            of it
    """

  private static let tuist = """
    import ProjectDescription
    let project = Project(name: "A", settings: .settings(base: ["A": "b"]), targets: [
      .target(name: "A", destinations: [.iPhone], product: .app, deploymentTargets: .iOS("17.0"), sources: ["A/**", .glob("B/*.swift", excluding: ["x"])])])
    """

  private static var xcode: String {
    var xcode = XcodeSample()
    let folder = xcode.folder("A b", exceptions: ["00AA"])
    xcode.target(
      "App", files: [xcode.file("A.swift")], folders: [folder],
      settings: ["SDKROOT = \"$(inherited)\"; IPHONEOS_DEPLOYMENT_TARGET = \"$(A:default=17.0)\";"])
    return xcode.text()
  }

  private static let configuration = """
    #include "B.xcconfig"
    A[sdk=iphoneos*][arch=*] = $(inherited) ${B:default=x} // é
    SUPPORTED_PLATFORMS = $(SUPPORTED_PLATFORMS)
    """

  static let files = ["Package.swift", "project.yml", "Project.swift", "A.xcodeproj/project.pbxproj", "A.xcconfig"]

  private static func text(_ name: String) -> String {
    switch name {
    case "Package.swift": manifest
    case "project.yml": spec
    case "Project.swift": tuist
    case "A.xcconfig": configuration
    default: xcode
    }
  }

  @Test(arguments: files) func neverEndTheProcess(_ name: String) throws {
    let whole = Array(Self.text(name).utf8)
    var random = SystemRandomNumberGenerator()
    let folder = try TemporaryFolder()
    if name == "A.xcconfig" {
      var xcode = XcodeSample()
      let base = xcode.file("A.xcconfig")
      xcode.target("App", files: [xcode.file("A.swift")], settings: [""], base: base)
      try folder.write("A.xcodeproj/project.pbxproj", xcode.text())
    }
    for round in 0..<150 {
      var bytes = whole
      if round % 3 != 1 { bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random)) }
      if round % 3 != 0, !bytes.isEmpty {
        for _ in 0..<Int.random(in: 1...8, using: &random) {
          let place = Int.random(in: 0..<bytes.count, using: &random)
          switch Int.random(in: 0..<3, using: &random) {
          case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
          case 1: bytes.insert(Array("{}()[]<>\"'\\:,.=;#*$&|- \n".utf8).randomElement(using: &random) ?? 0, at: place)
          default: bytes.replaceSubrange(place..., with: whole.suffix(Int.random(in: 0..<whole.count, using: &random)))
          }
          if bytes.isEmpty { break }
        }
      }
      try folder.write(name, data: Data(bytes))
      let build = BuildDescription()
      // Each is a known file or one with a reason, whatever the project file says.
      for path in ["A/A.swift", "A.swift", "B/x.swift", "P/a/a/A.swift"] {
        let compilation = build.compilation(of: folder(path))
        #expect(!compilation.targets.isEmpty || compilation.unknown != nil, "\(String(decoding: bytes, as: UTF8.self))")
      }
    }
  }

  @Test func deepAndLongOnesAreLeftAlone() throws {
    for name in Self.files {
      for text in ["(", "[", "{", "- ", "a: {", "<", "\"", "#include \"A.xcconfig\"\n", "$(", "a:\n "] {
        let sample = try BuildSample([name: "import ProjectDescription\n" + String(repeating: text, count: 20_000)])
        #expect(sample("A.swift").hasPrefix("?"))
      }
    }
  }
}
