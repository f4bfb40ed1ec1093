import Linting
import SwiftUIProject

extension MissingNavigationStack {
  static let allowed: [Example] = [
    Example(
      "The stack is at the place that shows the view",
      code: """
        @main struct Trails: App {
          var body: some Scene {
            WindowGroup { NavigationStack { TrailList() } }
          }
        }

        struct TrailList: View {
          var body: some View {
            List { NavigationLink("Coast path") { Text("Coast path") } }
              .navigationTitle("Trails")
          }
        }
        """),
    Example(
      "UIKit pushes it",
      code: """
        import SwiftUI
        import UIKit

        struct Settings: View {
          var body: some View { Form { NavigationLink("About") { Text("About") } }.navigationTitle("Settings") }
        }

        @MainActor func show(on controller: UINavigationController) {
          controller.pushViewController(UIHostingController(rootView: Settings()), animated: true)
        }
        """),
    Example(
      "A hosting controller of the project's own",
      code: """
        import SwiftUI
        import UIKit

        struct Settings: View {
          var body: some View { Form { Text("Sounds") }.navigationTitle("Settings") }
        }

        final class SettingsController: UIHostingController<Settings> {
          init() { super.init(rootView: Settings()) }
          required init?(coder: NSCoder) { nil }
        }
        """),
    Example(
      "A link in the leading column of a split view",
      code: """
        struct Mail: View {
          var body: some View {
            NavigationSplitView { Folders() } detail: { Text("No message") }
          }
        }

        struct Folders: View {
          var body: some View { List { NavigationLink("Inbox") { Text("Inbox") } }.navigationTitle("Mail") }
        }
        """),
    Example(
      "Nothing in sight shows the view",
      code: """
        struct Settings: View {
          var body: some View { Form { NavigationLink("About") { Text("About") } }.navigationTitle("Settings") }
        }
        """),
    Example(
      "One of two places has a stack",
      code: """
        struct Home: View {
          @State private var showsHelp = false

          var body: some View {
            NavigationStack { NavigationLink("Help") { Help() } }
              .sheet(isPresented: $showsHelp) { Help() }
          }
        }

        struct Help: View {
          var body: some View { NavigationLink("Contact") { Text("Contact") } }
        }
        """),
    Example(
      "A modifier of the project's own brings the stack",
      code: """
        @main struct Trails: App {
          var body: some Scene { WindowGroup { TrailList().embedded() } }
        }

        struct TrailList: View {
          var body: some View { List { NavigationLink("Coast path") { Text("Coast path") } } }
        }

        extension View {
          func embedded() -> some View { NavigationStack { self } }
        }
        """),
    Example(
      "A view modifier or a container of the project's own brings it",
      code: """
        @main struct Trails: App {
          var body: some Scene {
            WindowGroup {
              TrailList().modifier(Embedded())
              Frame { TrailList() }
            }
          }
        }

        struct TrailList: View {
          var body: some View { List { NavigationLink("Coast path") { Text("Coast path") } } }
        }

        struct Embedded: ViewModifier {
          func body(content: Content) -> some View { Frame { content } }
        }

        struct Frame<Content: View>: View {
          @ViewBuilder let content: Content
          var body: some View { NavigationStack { content } }
        }
        """),
    Example(
      "A title and a toolbar of a window on macOS",
      code: """
        @main struct Trails: App {
          var body: some Scene { WindowGroup { Text("Trails").navigationTitle("Trails").toolbar { Button("Add") {} } } }
        }
        """, settings: ExampleSettings(targets: DeploymentTargets([.macOS: "14.0"]))),
    Example(
      "Bars by name, and items above the keyboard",
      code: """
        @main struct Trails: App {
          @State private var name = ""

          var body: some Scene {
            WindowGroup {
              TextField("Name", text: $name)
                .toolbar(.hidden, for: .tabBar)
                .toolbar { ToolbarItem(placement: .keyboard) { Button("Done") {} } }
            }
          }
        }
        """),
    Example(
      "On the stack itself, which is another mistake",
      code: """
        @main struct Trails: App {
          var body: some Scene {
            WindowGroup { TrailList().navigationBarTitleDisplayMode(.inline) }
          }
        }

        struct TrailList: View {
          var body: some View { NavigationStack { Text("Trails") } }
        }
        """),
    Example(
      "A preview of a view that a stack shows",
      code: """
        struct Settings: View {
          var body: some View { Form { NavigationLink("About") { Text("About") } } }
        }

        #Preview { Settings() }
        """),
    Example(
      "A window's title in code for the Mac",
      code: """
        @main
        struct GaugeApp: App {
          var body: some Scene {
            WindowGroup { NavigationStack { Text("Gauges") } }
            #if os(macOS) || targetEnvironment(macCatalyst)
              WindowGroup(id: "panel") { Text("7 bar").navigationTitle("Panel") }
            #endif
          }
        }
        """),
    Example(
      "A model's method with the modifier's name",
      code: """
        final class Model {
          func navigationTitle(_ number: Int) -> String { "\\(number)" }
        }

        @main
        struct GaugeApp: App {
          let model = Model()
          var body: some Scene { WindowGroup { Text(model.navigationTitle(7)) } }
        }
        """),
    Example(
      "An empty link, which leads nowhere",
      code: """
        @main
        struct GaugeApp: App {
          var body: some Scene { WindowGroup { NavigationLink(destination: EmptyView()) { EmptyView() } } }
        }
        """),
  ]
}
