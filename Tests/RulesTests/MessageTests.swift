import Linting
import Rules
import SourceText
import SwiftUIModel
import SwiftUIProject
import Testing

@Suite("Messages and refusals")
struct MessageTests {
  private struct Project: ProjectFacts {
    let inputs: RuleInputs
    let others: [ProjectFile]

    func files(mentioning word: String) -> [ProjectFile]? { others.filter { $0.file.mentions(word) } }

    func hasLocalizedString(_ key: String) -> Knowledge { .unknown }
  }

  private func findings(
    _ rule: Rule, _ code: String, other: String? = nil, targets: DeploymentTargets = DeploymentTargets([.iOS: "18.0"])
  ) -> [Finding] {
    let file = ViewFile(text: SourceText("import SwiftUI\n\n" + code))
    let others = other.map { text in
      [ProjectFile(path: "/App/Other.swift", file: ViewFile(text: SourceText("import SwiftUI\n\n" + text)))]
    }
    let project = Project(inputs: RuleInputs(path: "/App/Checked.swift", targets: targets), others: others ?? [])
    return Linter(rules: [rule]).findings(in: file, project: project)
  }

  private func message(
    _ rule: Rule, _ code: String, other: String? = nil, targets: DeploymentTargets = DeploymentTargets([.iOS: "18.0"])
  ) -> String {
    findings(rule, code, other: other, targets: targets).first?.message ?? "no finding"
  }

  private static let driven = """
    struct Shelves: View {
      @State private var isOpen = false
      @State private var shelf: String?

      var body: some View {
        Text("Shelves").background(
          NavigationLink(destination: Group { if let shelf { ShelfPage(shelf: shelf) } }, isActive: $isOpen) { EmptyView() })
      }
    }

    struct ShelfPage: View {
      let shelf: String
      var body: some View { Text(shelf) }
    }
    """

  @Test("name the screen inside a group") func screen() {
    #expect(message(.untypedLink, Self.driven).contains("opens `ShelfPage` through"))
  }

  @Test("name a system that the code runs on") func system() {
    let watch = DeploymentTargets([.watchOS: "10.0"])
    #expect(message(.untypedLink, Self.driven).contains("deprecated since iOS 16."))
    #expect(message(.untypedLink, Self.driven, targets: watch).contains("deprecated since watchOS 9."))
    let alert =
      "struct A: View {\n  @State private var a = false\n  var body: some View {\n"
      + "    Text(\"A\").alert(isPresented: $a) { Alert(title: Text(\"A\")) }\n  }\n}"
    #expect(message(.legacyAlert, alert, targets: watch).contains("since watchOS 8 "))
  }

  @Test("say that a `NavigationView` elsewhere has to go with its links") func navigationView() {
    let root = "struct ShelfRoot: View {\n  var body: some View { NavigationView { Shelves() } }\n}"
    let found = message(.untypedLink, Self.driven, other: root)
    #expect(found.hasSuffix("; the `NavigationView` of `ShelfRoot` has to become a `NavigationStack` with it."))
    let stack = "struct ShelfRoot: View {\n  var body: some View { NavigationStack { Shelves() } }\n}"
    #expect(message(.untypedLink, Self.driven, other: stack).hasSuffix("Use `navigationDestination(isPresented:)`."))
  }

  @Test("name a function and not `self`") func ownFunction() {
    let code = """
      struct Desk: View {
        var body: some View {
          NavigationSplitView {
            self.drawer("Letters").padding()
          } detail: {
            Text("Letter")
          }
          .navigationSplitViewColumnWidth(120)
        }

        private func drawer(_ name: String) -> some View { List { Text(name) } }
      }
      """
    #expect(message(.splitColumnWidthMisplaced, code).hasSuffix("the column that is meant: `drawer(_:)` for the sidebar."))
  }

  @Test("name what a model makes together with the model") func madeByModel() {
    let code = """
      struct Desk: View {
        let model: Model

        var body: some View {
          NavigationSplitView {
            model.page(3).padding()
          } detail: {
            Text("Letter")
          }
          .navigationSplitViewColumnWidth(120)
        }
      }
      """
    #expect(message(.splitColumnWidthMisplaced, code).contains(": `model.page(_:)` for the sidebar"))
  }

  @Test("name the view in the tab, and mark where it stands") func tab() throws {
    let code = """
      @main
      struct PierApp: App {
        var body: some Scene { WindowGroup { PierTabs() } }
      }

      struct PierTabs: View {
        var body: some View {
          TabView {
            TidesTab()
          }
        }
      }

      struct TidesTab: View {
        var body: some View { Text("High").navigationTitle("Tides") }
      }
      """
    let finding = try #require(findings(.missingNavigationStack, code).first)
    #expect(finding.message.contains("`TidesTab` is in a tab without a stack"))
    #expect(
      ViewFile(text: SourceText("import SwiftUI\n\n" + code)).text[try #require(finding.related.first).range] == "TidesTab")
  }

  @Test("call an alert by the name that the documentation has") func alertName() {
    let code = """
      struct Oven: View {
        @State private var fails = false

        var body: some View {
          Text("Oven").alert("Failed", isPresented: $fails) { Button("OK") {} } message: { Text("Again") }
        }
      }
      """
    let found = message(.apiAvailability, code, targets: DeploymentTargets([.iOS: "14.0"]))
    #expect(found.hasPrefix("`alert(_:isPresented:actions:message:)` is only available"))
  }

  @Test("keep a newer placement apart from its item") func newerPlacement() {
    let code = """
      struct Bar: View {
        var body: some View {
          Text("Rope").toolbar { ToolbarItem(placement: .topBarTrailing) { Text("Edit") } }
        }
      }
      """
    let found = findings(.apiAvailability, code, targets: DeploymentTargets([.iOS: "13.0", .macOS: "14.0"]))
    #expect(found.contains { $0.message.contains("`ToolbarItem`") })
    #expect(found.contains { $0.message.contains("topBarTrailing") })
  }

  @Test("say which modifier would hide the outer bar") func hiddenBar() {
    let code = """
      struct Menu: View {
        var body: some View { NavigationStack { NavigationLink("Inner") { Inner() } } }
      }

      struct Inner: View {
        var body: some View { NavigationStack { Text("Inner").navigationBarBackButtonHidden() } }
      }
      """
    let refusal = findings(.nestedNavigationStack, code).first?.refusal
    #expect(refusal?.hasPrefix("`navigationBarBackButtonHidden` in it hides the back button of this stack") == true)
  }

  @Test("leave hints out of what is deprecated, but not warnings") func deprecated() {
    let body =
      "  @State private var a = false\n  var body: some View {\n    Text(\"A\").alert(isPresented: $a) { Alert(title: Text(\"A\")) }"
    let one = "struct A: View {\n\(body)\n  }\n}"
    let two = "struct A: View {\n\(body)\n      .alert(isPresented: $a) { Alert(title: Text(\"B\")) }\n  }\n}"
    for attribute in ["@available(*, deprecated)", "@available(iOS, deprecated: 17, message: \"Old\")"] {
      #expect(findings(.legacyAlert, "\(attribute)\n\(one)").isEmpty)
      #expect(findings(.legacyAlert, "\(attribute)\n\(two)").map(\.severity) == [.warning])
    }
    #expect(findings(.legacyAlert, "@available(iOS 17, *)\n\(one)").count == 1)
  }

  @Test("report an old alert's two states before its conversion does") func noNewFinding() throws {
    let code = """
      final class OvenModel: ObservableObject {
        @Published var warns = false
        @Published var warning: String?

        func heat() {
          warning = "The door is open"
          warns = true
        }
      }

      struct Oven: View {
        @StateObject private var model = OvenModel()

        var body: some View {
          Text("Oven").alert(isPresented: $model.warns) {
            Alert(title: Text("Oven"), message: Text(model.warning ?? ""))
          }
        }
      }
      """
    let finding = try #require(findings(.itemDrivenAlert, code).first)
    #expect(finding.severity == .information)
    #expect(finding.refusal == "It returns an `Alert`; convert that to the current form first.")
  }
}
