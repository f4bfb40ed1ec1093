import Testing

@Suite("The stand-in for SwiftUI accepts and refuses what SwiftUI does")
struct StandInTests {
  @Test("It knows every API of the rules")
  func accepts() async throws {
    let failures = try await TypeChecker.failures(of: accepted.map { Snippet(name: $0, code: hostView($0)) })
    #expect(failures.map(\.description) == [])
  }

  @Test("It refuses what SwiftUI refuses, for the same reason")
  func refuses() async throws {
    let failures = try await TypeChecker.failures(of: refused.map { Snippet(name: $0.body, code: hostView($0.body)) })
    let errors = Dictionary(uniqueKeysWithValues: failures.map { ($0.name, $0.errors) })
    for (body, reason) in refused {
      #expect(errors[body, default: []].contains { $0.contains(reason) }, "\(body): \(errors[body, default: []])")
    }
  }

  @Test("SDK 26 lacks the item forms of alerts and dialogs")
  func olderSDK() async throws {
    let bodies = accepted.filter { $0.contains("item: $plain") || $0.contains("alert(error:") }
    let failures = try await TypeChecker.failures(of: bodies.map { Snippet(name: $0, code: hostView($0)) }, sdk: 26)
    #expect(bodies.count == 8 && failures.count == bodies.count)
  }

  @Test("Whole files with models, previews, keys and an app compile")
  func wholeFiles() async throws {
    let failures = try await TypeChecker.failures(of: files.map { Snippet(name: $0, code: $0) })
    #expect(failures.map(\.description) == [])
  }

  @Test("Only the branches of the platform are checked")
  func platforms() async throws {
    let code = """
      struct A: View {
        var body: some View {
          #if os(iOS) || os(visionOS)
          Text(Missing.word)
          #else
          Text("A")
          #endif
        }
      }
      """
    let onPhone = try await TypeChecker.errors(in: Snippet(name: "", code: code))
    #expect(onPhone == ["4:10: error: cannot find 'Missing' in scope"])
    #expect(try await TypeChecker.errors(in: Snippet(name: "", code: code, platform: "macOS")) == [])
  }

  @Test("An error is found in the one bad file of many, and in another file of the same module")
  func reports() async throws {
    let good = Snippet(name: "good", code: "struct A: View { var body: some View { B() } }", otherFiles: ["B.swift": viewB])
    let lonely = Snippet(name: "lonely", code: "struct A: View { var body: some View { B() } }")
    let broken = Snippet(name: "broken", code: "struct A {", otherFiles: [:])
    let other = Snippet(name: "other", code: viewB, otherFiles: ["A.swift": "let a: Missing"])
    let failures = try await TypeChecker.failures(of: [good, lonely, broken, other])
    #expect(Set(failures.map(\.name)) == ["lonely", "broken", "other"])
  }
}

private let viewB = "struct B: View { var body: some View { EmptyView() } }"

private let accepted = [
  // Sheets, covers, popovers
  "Child().sheet(isPresented: $flag) { Child() }",
  "Child().sheet(isPresented: $flag, onDismiss: { item = nil }) { Child() }",
  "Child().sheet(isPresented: $flag, content: Child.init)",
  "Child().sheet(item: $item) { item in Text(item.title) }",
  "Child().sheet(item: $item, onDismiss: { flag = false }) { Text($0.title) }",
  "Child().sheet(item: $model.item) { Text($0.title) }.sheet(isPresented: $classic.flag) { Child() }",
  "Child().fullScreenCover(isPresented: $flag) { Child() }",
  "Child().fullScreenCover(item: $item) { Text($0.title) }",
  "Child().popover(isPresented: $flag) { Child() }",
  "Child().popover(isPresented: $flag, attachmentAnchor: .point(.center), arrowEdge: .bottom) { Child() }",
  "Child().popover(item: $item, attachmentAnchor: .rect(.bounds)) { Text($0.title) }",
  "Child().sheet(isPresented: Binding(get: { item != nil }, set: { if !$0 { item = nil } })) { Child() }",
  "Child().sheet(isPresented: .constant(true)) { if let item { Text(item.title) } else { Child() } }",

  // Alerts
  #"Child().alert("Title", isPresented: $flag) { Button("OK") {} }"#,
  #"Child().alert(name, isPresented: $flag) { Button("OK") {} } message: { Text("Message") }"#,
  #"Child().alert(Text("Title"), isPresented: $flag, actions: {}, message: { Text("Message") })"#,
  #"Child().alert("Title", isPresented: $flag, presenting: plain) { plain in Button(plain.title) {} }"#,
  #"Child().alert("Title", isPresented: $flag, presenting: item) { _ in Button("OK") {} } message: { Text($0.title) }"#,
  #"Child().alert(isPresented: $flag, error: failure) { Button("OK") {} }"#,
  #"Child().alert(isPresented: $flag, error: failure) { _ in Button("OK") {} } message: { Text($0.localizedDescription) }"#,
  #"Child().alert("Delete \(name)?", item: $plain) { plain in Button(plain.title, role: .destructive) {} }"#,
  #"Child().alert("Title", item: $plain) { _ in Button("OK") {} } message: { Text($0.title) }"#,
  #"Child().alert(name, item: $plain) { _ in Button("OK") {} }"#,
  #"Child().alert(Text("Title"), item: $plain) { _ in Button("OK") {} }"#,
  #"Child().alert(error: $failure) { Button("OK") {} }"#,
  #"Child().alert(error: $failure) { _ in Button("OK") {} } message: { Text($0.localizedDescription) }"#,
  #"Child().alert(isPresented: $flag) { Alert(title: Text("Title")) }"#,
  #"Child().alert(item: $item) { Alert(title: Text($0.title), message: Text("M"), dismissButton: .cancel()) }"#,
  #"""
  Child().alert(isPresented: $flag) {
    Alert(
      title: Text("Title"), primaryButton: .destructive(Text("Delete")) { item = nil },
      secondaryButton: .default(Text("Keep"), action: { flag = false }))
  }
  """#,
  #"""
  Child().actionSheet(isPresented: $flag) {
    ActionSheet(title: Text("Title"), message: Text("M"), buttons: [.default(Text("A")) {}, .cancel(Text("B")), .cancel()])
  }
  """#,
  #"Child().actionSheet(item: $item) { ActionSheet(title: Text($0.title)) }"#,

  // Confirmation dialogs
  #"Child().confirmationDialog("Title", isPresented: $flag) { Button("Delete", role: .destructive) {} }"#,
  #"Child().confirmationDialog(name, isPresented: $flag, titleVisibility: .visible) { Button("A") {} } message: { Text("M") }"#,
  #"Child().confirmationDialog("Title", isPresented: $flag, presenting: plain) { Button($0.title) {} }"#,
  #"""
  Child().confirmationDialog("Title", isPresented: $flag, titleVisibility: .hidden, presenting: plain) {
    Button($0.title) {}
  } message: { Text($0.title) }
  """#,
  #"Child().confirmationDialog("Title", item: $plain, titleVisibility: .visible) { Button($0.title) {} }"#,
  #"Child().confirmationDialog(Text("Title"), item: $plain) { Button($0.title) {} } message: { Text($0.title) }"#,

  // NavigationView and NavigationStack
  #"NavigationView { Child().navigationBarTitle("Title") }.navigationViewStyle(.stack)"#,
  #"NavigationView { Child(); Child() }.navigationViewStyle(StackNavigationViewStyle())"#,
  #"NavigationView { Child() }.navigationViewStyle(.columns)"#,
  #"NavigationStack { Child() }"#,
  #"NavigationStack(path: $path) { Child() }"#,
  #"NavigationStack(path: $routes) { Child() }"#,
  #"NavigationStack(path: $model.path) { Child() }"#,
  #"Child().navigationDestination(for: Route.self) { route in switch route { case .item(let i): Text(i.title) case .settings: Child() } }"#,
  #"Child().navigationDestination(isPresented: $flag) { Child() }"#,
  #"Child().navigationDestination(item: $route) { _ in Child() }"#,
  #"NavigationLink { Child() } label: { Text("Label") }"#,
  #"NavigationLink("Label") { Child() }"#,
  #"NavigationLink(destination: { Child() }, label: { Text("Label") })"#,
  #"NavigationLink(destination: Child()) { Text("Label") }"#,
  #"NavigationLink("Label", destination: Child())"#,
  #"NavigationLink(name, destination: Child())"#,
  #"NavigationLink(value: item) { Text("Label") }"#,
  #"NavigationLink("Label", value: Route.settings)"#,
  #"NavigationLink(name, value: 3)"#,
  #"NavigationLink(isActive: $flag) { Child() } label: { EmptyView() }"#,
  #"NavigationLink("Label", isActive: $flag) { Child() }"#,
  #"NavigationLink(destination: Child(), isActive: $flag) { EmptyView() }"#,
  #"NavigationLink("Label", destination: Child(), isActive: $flag)"#,
  #"NavigationLink(tag: 1, selection: $selection) { Child() } label: { Text("Label") }"#,
  #"NavigationLink("Label", tag: 1, selection: $selection) { Child() }"#,
  #"NavigationLink(destination: Child(), tag: 1, selection: $selection) { Text("Label") }"#,
  #"NavigationLink("Label", destination: Child(), tag: 1, selection: $selection)"#,
  #"Button("Push") { path.append(Route.settings); path.removeLast(); path.removeLast(path.count); path = .init() }"#,
  #"Button("Push") { routes.append(.settings); routes.removeAll() }"#,
  #"""
  Child().task {
    guard let data = try? JSONEncoder().encode(path.codable) else { return }
    let saved = try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    if let saved { path = NavigationPath(saved) }
  }
  """#,

  // NavigationSplitView
  #"NavigationSplitView { Child() } detail: { Child() }"#,
  #"NavigationSplitView { Child() } content: { Child() } detail: { Child() }"#,
  #"NavigationSplitView(columnVisibility: $visibility) { Child() } detail: { Child() }"#,
  #"NavigationSplitView(columnVisibility: $visibility) { Child() } content: { Child() } detail: { Child() }"#,
  #"NavigationSplitView(preferredCompactColumn: $column) { Child() } detail: { Child() }"#,
  #"NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $column) { Child() } detail: { Child() }"#,
  #"Child().navigationSplitViewColumnWidth(200)"#,
  #"Child().navigationSplitViewColumnWidth(min: 100, ideal: 200, max: 300)"#,
  #"Child().navigationSplitViewColumnWidth(ideal: 200)"#,
  #"Child().navigationSplitViewStyle(.balanced).navigationSplitViewStyle(.prominentDetail)"#,
  #"Child().toolbar(removing: .sidebarToggle)"#,
  #"Button("Show") { visibility = visibility == .detailOnly ? .all : .detailOnly; column = .sidebar }"#,

  // Inspector
  #"Child().inspector(isPresented: $flag) { Child().inspectorColumnWidth(min: 200, ideal: 250, max: 300) }"#,
  #"Child().inspectorColumnWidth(200)"#,

  // Presentation configuration
  #"Child().presentationDetents([.medium, .large, .fraction(0.3), .height(200)])"#,
  #"Child().presentationDetents([.medium, .large], selection: $detent).presentationDragIndicator(.visible)"#,
  #"Child().presentationCompactAdaptation(.popover)"#,
  #"Child().presentationCompactAdaptation(horizontal: .none, vertical: .sheet)"#,
  #"Child().presentationBackground(.thinMaterial).presentationBackground { Color.red }.presentationCornerRadius(20)"#,
  #"Child().presentationBackgroundInteraction(.enabled(upThrough: .medium)).presentationContentInteraction(.scrolls)"#,
  #"Child().presentationSizing(.form).interactiveDismissDisabled().interactiveDismissDisabled(!name.isEmpty)"#,

  // Environment, state and lists
  #"Button("Close") { presentationMode.wrappedValue.dismiss() }"#,
  #"Button("Close", role: .cancel) { dismiss() }"#,
  #"if sizeClass == .regular { HStack(spacing: 0) { Child(); Divider(); Child().frame(maxWidth: 400) } } else { Child() }"#,
  #"if UIDevice.current.userInterfaceIdiom == .pad { Child() }"#,
  #"ContentUnavailableView("None", systemImage: "tray", description: Text("Pick one"))"#,
  #"ContentUnavailableView { Label("None", systemImage: "tray") } actions: { Button("Add") {} }"#,
  #"ContentUnavailableView.search"#,
  #"List(items) { item in Text(item.title) }"#,
  #"List(items, selection: $selection) { Text($0.title) }"#,
  #"List(items, id: \.id, selection: $selections) { Text($0.title) }"#,
  #"List(selection: $item) { ForEach(items) { Text($0.title).tag($0) } }"#,
  #"List($items) { $item in TextField("Title", text: $item.title) }"#,
  #"List { Section("A") { Child() }; Section { Child() } header: { Text("B") } }"#,
  #"ForEach(items) { Text($0.title).swipeActions { Button("Delete", role: .destructive) {} } }.onDelete { items.remove(atOffsets: $0) }"#,
  #"ScrollView { LazyVStack { ForEach(items) { Text($0.title) } } }"#,
  #"Table(items) { TableColumn("Title", value: \.title); TableColumn("Number") { Text("\($0.id)") } }"#,

  // Bars and safe area
  #"Child().navigationBarTitle(Text("Title"), displayMode: .inline).navigationBarTitle(name)"#,
  #"Child().navigationBarItems(leading: Button("A") {}, trailing: Child()).navigationBarItems(trailing: Child())"#,
  #"Child().navigationBarHidden(true).navigationBarBackButtonHidden().navigationBarTitleDisplayMode(.inline)"#,
  #"Child().navigationTitle("Title").navigationTitle(name).navigationTitle(Text("Title")).navigationTitle($name)"#,
  #"Child().toolbar(.hidden, for: .navigationBar, .tabBar).toolbarVisibility(.hidden, for: .navigationBar)"#,
  #"Child().toolbar { Button("A") {}; Button("B") {} }"#,
  #"""
  Child().toolbar {
    ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
    if flag { ToolbarItem(placement: .topBarTrailing) { EditButton() } }
    ToolbarItemGroup(placement: .bottomBar) { Button("A") {}; Spacer(); Button("B") {} }
  }
  """#,
  #"Child().edgesIgnoringSafeArea(.all).ignoresSafeArea().ignoresSafeArea(edges: .top).ignoresSafeArea(.keyboard)"#,
]

private let refused: [(body: String, reason: String)] = [
  ("Child().sheet(item: $plain) { Text($0.title) }", "Identifiable"),
  ("Child().fullScreenCover(item: $plain) { Text($0.title) }", "Identifiable"),
  ("Child().popover(item: $plain) { Text($0.title) }", "Identifiable"),
  ("Child().sheet(item: Binding<String?>.constant(nil)) { Text($0) }", "Identifiable"),
  (#"Child().alert(item: $plain) { Alert(title: Text($0.title)) }"#, "Identifiable"),
  (#"Child().alert(isPresented: $flag, error: plain) { Button("OK") {} }"#, "LocalizedError"),
  ("Child().sheet(isPresented: flag) { Child() }", "Binding<Bool>"),
  ("Child().sheet(isPresented: $flag) { item in Child() }", "contextual closure type"),
  ("Child().navigationDestination(for: Plain.self) { Text($0.title) }", "Hashable"),
  ("Child().navigationDestination(item: $plain) { Text($0.title) }", "Hashable"),
  (#"NavigationLink("Label", value: plain)"#, "Hashable"),
  ("NavigationStack(path: $plains) { Child() }", "no exact matches"),
  ("NavigationStack(path: path) { Child() }", "Binding"),
  (#"Button("Push") { path.append(Plain(title: "")) }"#, "Hashable"),
  ("List(plains) { Text($0.title) }", "Identifiable"),
  ("Child().inspectorColumnWidth(min: 200)", "ideal"),
  ("Child().navigationSplitViewColumnWidth(min: 100, max: 200)", "ideal"),
  ("NavigationSplitView(columnVisibility: visibility) { Child() } detail: { Child() }", "Binding"),
  ("NavigationSplitView { Child() } inspector: { Child() }", "inspector"),
  ("Child().presentationDetents([.small])", "small"),
  (#"Button("Close") { dismiss.dismiss() }"#, "dismiss"),
  ("Child().missing()", "missing"),
]

private let files = [
  """
  extension EnvironmentValues {
    @Entry var isSecondaryColumn = false
    @Entry var title: String? = nil
  }

  struct Columns: View {
    @AppStorage("showSecondaryColumn") private var isShown = true
    @SceneStorage("path") private var data: Data?
    @Environment(\\.isSecondaryColumn) private var isSecondary
    @FocusState private var isFocused: Bool
    @Namespace private var namespace
    var body: some View {
      TabView {
        Tab("A", systemImage: "star") { Toggle("Shown", isOn: $isShown).focused($isFocused) }
        Tab("B", systemImage: "star") { Text("B").environment(\\.isSecondaryColumn, true) }
      }
    }
  }

  #Preview("Columns") { Columns() }

  #Preview {
    @Previewable @State var isOn = false
    Toggle("On", isOn: $isOn)
  }
  """,
  """
  @Observable final class Store { var isShown = false }
  struct Sheet: View {
    @Bindable var store: Store
    @Environment(Store.self) private var other
    var body: some View {
      @Bindable var other = other
      Toggle("Shown", isOn: $store.isShown)
      Toggle("Shown", isOn: $other.isShown)
    }
  }
  """,
  """
  import SwiftUI
  import SwiftData
  @Model final class Note { var title = ""; init() {} }
  struct Notes: View {
    @Query(sort: \\Note.title) private var notes: [Note]
    @Environment(\\.modelContext) private var context
    @State private var opened: Note?
    var body: some View {
      List(notes) { note in Button(note.title) { opened = note } }
        .sheet(item: $opened) { Text($0.title) }
    }
  }
  """,
  """
  struct Titled: ViewModifier {
    let title: String
    func body(content: Content) -> some View { content.navigationTitle(title) }
  }
  extension View { func titled(_ title: String) -> some View { modifier(Titled(title: title)) } }
  struct Root: View { var body: some View { Text("A").titled("B") } }
  struct RootPreviews: PreviewProvider { static var previews: some View { Root() } }
  final class Host: UIHostingController<Root> {
    init() { super.init(rootView: Root()) }
    required init?(coder: NSCoder) { nil }
  }
  @main struct TheApp: App {
    var body: some Scene {
      WindowGroup { Root() }.commands { SidebarCommands(); InspectorCommands() }
      Settings { Text("S") }
    }
  }
  """,
]
