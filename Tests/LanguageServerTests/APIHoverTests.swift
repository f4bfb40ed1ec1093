import Handbook
import SourceText
import SwiftUIModel
import Testing

@testable import LanguageServer
@testable import LanguageServerProtocol
@testable import Rules

@Suite("Hovers on SwiftUI's names", .timeLimit(.minutes(10)))
struct APIHoverTests {
  private static let entries = APITable.entries.map { ($0.row, Self.code(of: $0.form)) }

  @Test("answer for every API of the table", arguments: entries)
  func table(row: Int, code: String?) async throws {
    let code = try #require(code ?? Self.parts[row], "row \(row) has no code")
    let hover = try await hover(code)
    #expect(hover?.contains("### ") == true, "row \(row): \(code)")
  }

  /// A use of an API, with the name between marks.
  private static func code(of form: APIEntry.Form) -> String? {
    func arguments(_ labels: [String]) -> String {
      labels.map { $0.isEmpty ? "x" : $0 == "$" ? "$x" : "\($0): x" }.joined(separator: ", ")
    }
    return switch form {
    case .modifier(let name, let labels): view("Text(\"\").«\(name)»(\(arguments(labels)))")
    case .initializer(let name, let labels): view("«\(name)»(\(arguments(labels)))")
    case .type(let name): "let x: «\(name)»"
    case .environment(let key): "struct V: View { @Environment(\\.«\(key)») var x }"
    case .environmentObject: "struct V: View { @«Environment»(Model.self) var x }"
    case .attribute(let name): "@«\(name)» var x = 1"
    case .member(let name, let label, let calls):
      view("Text(\"\").\(calls.first == "toolbar" ? "" : "toolbar { ")\(calls[0])(\(label): .«\(name)») {}")
    case .partOf: nil
    }
  }

  private static func view(_ code: String) -> String {
    "struct V: View { @State var x = false; var body: some View { \(code) } }"
  }

  /// Uses of what the rules only reach through another API.
  private static let parts = [
    20: "let x: Alert.«Button» = y", 34: view("«NavigationStack»(path: $x) { Text(\"\") }"),
    47: "struct V: View { @State var x = NavigationPath(); func f() { x.«append»(1) } }",
    48: "struct V: View { @State var x = NavigationPath(); func f() { x.«removeLast»() } }",
    49: "let x: NavigationPath.«CodableRepresentation»", 84: "let x = UIDevice.current.«model»",
    103: view("Text(\"\").toolbar { ToolbarItem(placement: .«cancellationAction») {} }"),
  ]

  @Test(
    "say what an argument is",
    arguments: [
      ("Text(\"\").sheet(«isPresented»: $x) {}", "Let the item drive the sheet", "a `Binding<Bool>`"),
      ("Text(\"\").sheet(«item»: $x) { _ in }", "Let the item drive the sheet", "another `id` closes"),
      ("Text(\"\").sheet(item: $x, «onDismiss»: {}) { _ in }", "Let the item drive the sheet", "an item is nil again"),
      ("NavigationSplitView(«columnVisibility»: $x) {} detail: {}", "Visibility, compact column, style", "`$visibility`"),
      ("NavigationSplitView {} «detail»: {}", "Sidebar and detail", "placeholder"),
      ("Text(\"\").navigationDestination(«for»: Int.self) { _ in }", "Destinations stay outside lazy containers", "`Hashable`"),
      ("Text(\"\").inspectorColumnWidth(min: 1, «ideal»: 2)", "An inspector's width is set inside", "the only one"),
    ])
  func arguments(code: String, title: String, meaning: String) async throws {
    let hover = try #require(try await hover(Self.view(code)))
    #expect(hover.contains("### \(title)") && hover.contains(meaning))
  }

  @Test(
    "find the type of a member that is written without it",
    arguments: [
      ("Text(\"\").presentationDetents([.«medium»])", "PresentationDetent.medium"),
      ("Text(\"\").presentationDetents([.«fraction»(0.3)])", "PresentationDetent.fraction"),
      ("NavigationSplitView(columnVisibility: .constant(.«all»)) {} detail: {}", "NavigationSplitViewVisibility.all"),
      ("Text(\"\").navigationSplitViewStyle(.«balanced»)", "NavigationSplitViewStyle.balanced"),
      ("Text(size == .«regular» ? \"a\" : \"b\")", "UserInterfaceSizeClass.regular"),
      ("Button(\"\", role: .«destructive») {}", "ButtonRole.destructive"),
      ("Button(\"\") { «dismiss»() }", "\\.dismiss"),
      ("Text(«size» == nil ? \"a\" : \"b\")", "\\.horizontalSizeClass"),
      ("Text(\"\").alert(isPresented: $x) { «Alert»(title: Text(\"\")) }", "Alert"),
      ("Text(\"\").alert(isPresented: $x) { Alert(title: t, dismissButton: «Alert».Button.cancel()) }", "Alert"),
      ("Text(\"\").actionSheet(isPresented: $x) { «ActionSheet»(title: Text(\"\")) }", "ActionSheet"),
    ])
  func members(code: String, name: String) async throws {
    let view = """
      struct V: View {
        @Environment(\\.dismiss) var dismiss
        @Environment(\\.horizontalSizeClass) var size
        @State var x = false
        var body: some View { \(code) }
      }
      """
    let hover = try #require(try await hover(view))
    #expect(hover.hasPrefix("**`\(name)"))
  }

  @Test(
    "are silent on what only has the name",
    arguments: [
      "struct Alert {}; let x = «Alert»()", "typealias Alert = Int; let x: «Alert»", "func f<State>(x: «State») {}",
      "enum Kind { case sheet }; let x = Kind.«sheet»", "let x = y.map(\\.«isPresented»)",
      "struct Router { func f() { coordinator.«sheet»(item: 1) } }",
      "struct V: View { let router: Router; var body: some View { Button(\"\") { router.«sheet»(item: 1) } } }",
      "extension View { func alert(_ a: Int, item: Int) -> some View { self } }\n" + view("Text(\"\").«alert»(1, item: 2)"),
      "struct V: View { func f() { «dismiss»() } }", "let x = Kit.«Alert»()", "let x = list.«append»(1)",
      view("Text(\"\").«padding»()"),
      view("Text(\"\").padding(«isPresented»: 1)"), "// «sheet»", "let x = \"«sheet»\"",
    ])
  func silence(code: String) async throws {
    #expect(try await hover(code) == nil)
  }

  @Test("are about SwiftUI where the project has such a type inside of another one, or as no attribute")
  func nested() async throws {
    #expect(try await hover("enum Model { enum State { case a } }\n" + "struct V: View { @«State» var x = 1 }") != nil)
  }

  @Test("set an API against the project's own systems")
  func availability() async throws {
    let code = Self.view("Text(\"\").«inspector»(isPresented: $x) {}")
    let unknown = try #require(try await hover(code))
    #expect(unknown.hasPrefix("**`inspector(isPresented:)`** · iOS 17, macOS 14; not on tvOS, watchOS, visionOS.\n\n### "))
    let old = try #require(try await hover(code, ["platforms": ["iOS": "16.4", "tvOS": "16"]]))
    #expect(old.contains("This project also runs on iOS 16.4: ask `if #available(iOS 17, *)`."))
    #expect(old.contains("This project is also for tvOS, which lacks it."))
    let new = try #require(try await hover(code, ["platforms": ["iOS": "18", "macOS": "15"]]))
    #expect(new.contains("On every system of this project (iOS 18, macOS 15)."))
    let item = try #require(try await hover(Self.view("Text(\"\").«alert»(\"\", item: $x) { _ in }")))
    #expect(item.contains("compiles with SDK 27 or newer, this project’s is 26"))
  }

  @Test("know columns made by hand, and no other stack")
  func columns() async throws {
    let second = "Divider(); List { Text(\"\") }.frame(maxWidth: 400)"
    let split = Self.view("«HStack»(spacing: 0) { TabView { Text(\"\") }; if x { \(second) } }")
    #expect(try await hover(split)?.contains("### A second column of your own") == true)
    #expect(try await hover(Self.view("«HStack»(spacing: 0) { Text(\"\"); if x { Text(\"\") } }")) == nil)
  }

  @Test("read well without Markdown")
  func plainText() async throws {
    let code = Self.view("Text(\"\").sheet(«isPresented»: $x) {}")
    let text = try #require(try await hover(code, capabilities: [:]))
    #expect(text.hasPrefix("sheet(isPresented:) · iOS 13, macOS 10.15"))
    #expect(text.contains("\n\nisPresented: is a Binding<Bool>: true shows it"))
    #expect(text.contains("\n\nLet the item drive the sheet\n----------------------------\n\n"))
    let page = "https://developer.apple.com/documentation/swiftui/view/sheet(ispresented:ondismiss:content:)"
    #expect(text.hasSuffix("\n\nApple’s documentation: \(page)"))
    #expect(!text.contains("**") && !text.contains("`"))
  }

  /// The hover on what stands between the marks.
  private func hover(
    _ code: String, _ options: JSONValue = .null, capabilities: JSONValue = richCapabilities
  ) async throws -> String? {
    let text = "import SwiftUI\n" + code
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.contains("«") })
    let column = try #require(lines[line].firstIndex(of: "«"))
    let client = try await TestClient.started(capabilities, options: options)
    client.open(text.filter { $0 != "«" && $0 != "»" })
    let hover = try await client.hover(line, lines[line].distance(from: lines[line].startIndex, to: column))
    return hover["contents"]["value"].stringValue
  }
}
