import Linting
import SwiftUIProject
import Testing
import Workspace

@Suite("Targets of XcodeGen") struct XcodeGenTests {
  @Test func areReadFromTheSpec() throws {
    let sample = try BuildSample([
      "project.yml": """
      name: App # the app
      options:
        deploymentTarget:
          iOS: "16.0"
          macOS: 13.1
      settings:
        base: {SWIFT_VERSION: 6}
      targets:
        App:
          type: application
          platform: [iOS, macOS]
          sources:
            - path: Sources
              excludes:
                - "**/*Mock.swift"
                - Old
            - Shared
        Widget:
          type: app-extension
          platform: iOS
          deploymentTarget: 17.2
          sources: [Widget, Shared]
        Both:
          type: framework
          supportedDestinations: [iOS, tvOS]
          deploymentTarget: {iOS: "15.5", tvOS: "16.0"}
          sources: Both
        Tests:
          type: bundle.unit-test
          platform: iOS
          sources: Tests
          settings:
            IPHONEOS_DEPLOYMENT_TARGET: 16.4
      """
    ])
    #expect(sample("Sources/A.swift") == "App_iOS app iOS 16.0; App_macOS app macOS 13.1")
    #expect(sample("Sources/Deep/AMock.swift") == "? no target of project.yml compiles it")
    #expect(sample("Sources/Old/A.swift").hasPrefix("?"))
    #expect(sample("Shared/A.swift") == "App_iOS app iOS 16.0; App_macOS app macOS 13.1; Widget extension iOS 17.2")
    #expect(sample("Both/A.swift") == "Both framework iOS 15.5, tvOS 16.0")
    #expect(sample("Tests/A.swift") == "Tests tests iOS 16.4")
    #expect(sample.facts("Widget/A.swift") == ["project.yml:18", "project.yml:21"])
  }

  @Test func includesTemplatesAndGroupsAreFollowed() throws {
    let sample = try BuildSample([
      "project.yml": """
      name: App
      include:
        - Feature/target.yml
        - path: base.yml
      settingGroups:
        low: &low
          IPHONEOS_DEPLOYMENT_TARGET: '15.0'
      targetTemplates:
        Feature:
          type: framework
          platform: iOS
          sources:
          - ${target_name}/Code
      targets:
        Map:
          templates: [Feature]
          settings:
            groups: [low]
        List:
          templates:
            - Feature
          configFiles:
            Debug: debug.xcconfig
      """,
      "base.yml": """
      options: { deploymentTarget: { iOS: 16.1 } }
      """,
      "Feature/target.yml": """
      targets:
        Inner:
          type: application
          platform: iOS
          sources:
            - path: ../Inner
            - Own
      """,
      "debug.xcconfig": "IPHONEOS_DEPLOYMENT_TARGET = 14.0",
    ])
    #expect(sample("Map/Code/A.swift") == "Map framework iOS 15.0")
    #expect(sample("List/Code/A.swift") == "List framework iOS 14.0")
    #expect(sample("Inner/A.swift") == "Inner app iOS 16.1")
    #expect(sample("Feature/Own/A.swift") == "Inner app iOS 16.1")
  }

  @Test func whatWasGeneratedCountsInstead() throws {
    var xcode = XcodeSample()
    xcode.target(
      "App", files: [xcode.file("Sources/A.swift")], settings: ["IPHONEOS_DEPLOYMENT_TARGET = 17.0; SDKROOT = iphoneos;"])
    let spec =
      "name: App\ntargets:\n  App:\n    type: application\n    platform: iOS\n    deploymentTarget: 15.0\n    sources: Sources"
    let sample = try BuildSample(["project.yml": spec, "App.xcodeproj/project.pbxproj": xcode.text()])
    #expect(sample("Sources/A.swift") == "App app iOS 17.0")
    let alone = try BuildSample(["project.yml": spec])
    #expect(alone("Sources/A.swift") == "App app iOS 15.0")
  }

  @Test(arguments: [
    "", "targets: [", "targets:\n  A:", "- a\n- b", "\u{0}", "a: &a\n  b: *a", "targets: {A: {type: application",
  ])
  func oddSpecsSayNothing(_ text: String) throws {
    #expect(try BuildSample(["project.yml": text])("A.swift").hasPrefix("?"))
  }
}

@Suite("Targets of Tuist") struct TuistTests {
  @Test func areReadFromTheManifest() throws {
    let sample = try BuildSample([
      "Project.swift": """
      import ProjectDescription

      let lowest = "16.2"
      let project = Project(
        name: "App",
        settings: .settings(base: ["MACOSX_DEPLOYMENT_TARGET": "13.0"]),
        targets: [
          .target(
            name: "App", destinations: .iOS, product: .app, bundleId: "a", deploymentTargets: .iOS(lowest),
            sources: ["App/Sources/**", .glob("Shared/**", excluding: ["Shared/Old/**", "Shared/**/*Mock.swift"])]),
          .target(
            name: "Both", destinations: [.iPhone, .mac], product: .framework, bundleId: "b",
            deploymentTargets: .multiplatform(iOS: "15.0", macOS: "12.0"), sources: .paths(["Both/*.swift"])),
          Target(
            name: "Mac", platform: .macOS, product: .commandLineTool, bundleId: "c", sources: "Mac/**"),
          .target(name: "Folders", destinations: .visionOS, product: .app, bundleId: "d", deploymentTargets: .visionOS("2.0"),
            buildableFolders: ["Folders"]),
          .target(name: "Tests", destinations: .iOS, product: .unitTests, bundleId: "e", deploymentTargets: .iOS("17.0"),
            sources: ["App/Tests/**"]),
        ])
      """
    ])
    #expect(sample("App/Sources/Deep/A.swift") == "App app iOS 16.2")
    #expect(sample("Shared/A.swift") == "App app iOS 16.2")
    #expect(sample("Shared/Old/A.swift") == "? no target of Project.swift compiles it")
    #expect(sample("Shared/Deep/AMock.swift").hasPrefix("?"))
    #expect(sample("Both/A.swift") == "Both framework iOS 15.0, macOS 12.0")
    #expect(sample("Both/Deep/A.swift").hasPrefix("?"))
    #expect(sample("Mac/A.swift") == "Mac tool macOS 13.0")
    #expect(sample("Folders/A.swift") == "Folders app visionOS 2.0")
    #expect(sample("App/Tests/A.swift") == "Tests tests iOS 17.0")
    #expect(sample.facts("App/Sources/A.swift") == ["Project.swift:8", "Project.swift:9"])
  }

  @Test func simpleHelpersAreFollowed() throws {
    let sample = try BuildSample([
      "Tuist/ProjectDescriptionHelpers/Project+Templates.swift": """
      import ProjectDescription

      public enum Module: String { case map, list = "List" }

      extension DeploymentTargets { public static let app: DeploymentTargets = .iOS("17.4") }

      extension Project {
        public static func feature(_ module: Module, name: String, extra: [Target] = []) -> Project {
          let sources: SourceFilesList = ["Sources/**"]
          let own = Target.target(
            name: name, destinations: [.iPhone], product: .framework, bundleId: "a.\\(name)", deploymentTargets: .app,
            sources: sources)
          return Project(name: name, targets: [own] + extra)
        }
      }
      """,
      "Features/Map/Project.swift": """
      import ProjectDescription
      import ProjectDescriptionHelpers

      let project = Project.feature(.map, name: Module.list.rawValue)
      """,
    ])
    #expect(sample("Features/Map/Sources/A.swift") == "List framework iOS 17.4")
  }

  @Test func aComputedNameLeavesTheRest() throws {
    let sample = try BuildSample([
      "Tuist/ProjectDescriptionHelpers/Feature.swift": """
      extension Project {
        static func feature(_ feature: Feature) -> Project {
          .init(
            name: feature.name,
            targets: [
              .target(
                name: feature.name, destinations: .iOS, product: .framework, bundleId: "a", deploymentTargets: .iOS("15.0"),
                sources: ["Sources/**"])
            ])
        }
      }
      """,
      "Map/Project.swift": "import ProjectDescription\nlet project = Project.feature(.map)",
    ])
    #expect(sample("Map/Sources/A.swift") == "Map framework iOS 15.0")
  }

  @Test func whatIsComputedIsUnknown() throws {
    let sample = try BuildSample([
      "Project.swift": """
      import ProjectDescription
      let project = Project(name: "A", targets: names.map { name in .target(name: name) })
      """
    ])
    #expect(sample("A.swift") == "? no target that is known compiles it, and of Project.swift:2 its targets are computed")
  }

  @Test func aTypeOfThatNameIsNoManifest() throws {
    let sample = try BuildSample([
      "Models/Project.swift": "struct Project {}", "Package.swift": "let package = Package(name: \"A\")",
    ])
    #expect(sample("Models/Project.swift") == "? no target of Package.swift compiles it")
  }
}
