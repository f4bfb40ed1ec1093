import Linting

extension NavigationLoop {
  static let flagged: [Example] = [
    Example(
      "The settings push the home screen that pushed them.",
      code: """
        struct Root: View {
          var body: some View {
            NavigationStack { Home() }
          }
        }

        struct Home: View {
          var body: some View {
            NavigationLink("Settings") { Settings() }
          }
        }

        struct Settings: View {
          var body: some View {
            ⟦NavigationLink⟧("Home") { Home() }
          }
        }
        """),
    Example(
      "After two more steps the shop starts again, on top of itself.",
      code: """
        struct ShopApp: App {
          var body: some Scene {
            WindowGroup { NavigationStack { Shop() } }
          }
        }

        struct Shop: View {
          var body: some View {
            List {
              NavigationLink { Checkout() } label: { Text("Order") }
            }
          }
        }

        struct Checkout: View {
          @State private var isPaid = false

          var body: some View {
            Button("Pay") { isPaid = true }
              .navigationDestination(isPresented: $isPaid) { Receipt() }
          }
        }

        struct Receipt: View {
          @State private var goesOn = false

          var body: some View {
            Button("Back to the shop") { goesOn = true }
              .⟦navigationDestination(isPresented:⟧ $goesOn) { Shop() }
          }
        }
        """),
    Example(
      "A route to the root of the stack.",
      code: """
        enum Route: Hashable { case home, profile }

        struct Home: View {
          var body: some View {
            NavigationStack {
              Start()
            }
          }
        }

        struct Start: View {
          var body: some View {
            NavigationLink("Profile", value: Route.profile)
              .navigationDestination(for: Route.self) { route in
                switch route {
                case .home: Start()
                case .profile: Profile()
                }
              }
          }
        }

        struct Profile: View {
          var body: some View {
            ⟦NavigationLink⟧("Home", value: Route.home)
          }
        }
        """),
    Example(
      "The screen that pushes it is in another file.",
      code: """
        struct Player: View {
          var body: some View {
            VStack {
              Text("Song")
              footer
            }
          }

          private var footer: some View {
            ⟦NavigationLink(destination:⟧ AlbumList()) { Text("All albums") }
          }
        }
        """,
      otherFiles: [
        "Albums.swift": """
        struct Albums: View {
          var body: some View {
            NavigationStack {
              AlbumList()
            }
          }
        }

        struct AlbumList: View {
          var body: some View {
            NavigationLink("Play") { Player() }
          }
        }
        """
      ]),
    Example(
      "Two screens push each other, and both lead back to the first one.",
      code: """
        struct Root: View {
          var body: some View {
            NavigationStack { Lobby() }
          }
        }

        struct Lobby: View {
          var body: some View {
            NavigationLink("Rules") { Rules() }
          }
        }

        struct Rules: View {
          var body: some View {
            NavigationLink("Scores") { Scores() }
            ⟦NavigationLink⟧("Lobby") { Lobby() }
          }
        }

        struct Scores: View {
          var body: some View {
            ⟦NavigationLink⟧("Rules") { Rules() }
          }
        }
        """),
    Example(
      "A screen that pushes itself, with nothing that tells the next from the last.",
      code: """
        struct Book: View {
          var body: some View {
            NavigationStack { Page() }
          }
        }

        struct Page: View {
          var body: some View {
            ⟦NavigationLink⟧("Next page") { Page() }
          }
        }
        """),
  ]

  static let allowed: [Example] = [
    Example(
      "Folders in folders are pushed with their value.",
      code: """
        struct Folder: Hashable, Identifiable {
          let id: Int
          var folders: [Folder] = []
        }

        struct FolderView: View {
          let folder: Folder

          var body: some View {
            List(folder.folders) { inner in
              NavigationLink("Folder \\(inner.id)") { FolderView(folder: inner) }
            }
          }
        }

        struct FolderRoot: View {
          let folder: Folder

          var body: some View {
            NavigationStack {
              List(folder.folders) { NavigationLink("Folder", value: $0) }
                .navigationDestination(for: Folder.self) { FolderView(folder: $0) }
            }
          }
        }
        """),
    Example(
      "The way back pops.",
      code: """
        struct Root: View {
          var body: some View {
            NavigationStack { Home() }
          }
        }

        struct Home: View {
          var body: some View {
            NavigationLink("Settings") { Settings() }
          }
        }

        struct Settings: View {
          @Environment(\\.dismiss) private var dismiss

          var body: some View {
            Button("Home") { dismiss() }
          }
        }
        """),
    Example(
      "The view is pushed with an argument, or with something in its environment.",
      code: """
        @Observable final class Person {
          var friend: Person?
        }

        struct Root: View {
          @State private var person = Person()

          var body: some View {
            NavigationStack { PersonView() }.environment(person)
          }
        }

        struct PersonView: View {
          @Environment(Person.self) private var person

          var body: some View {
            NavigationLink("Friends") { FriendList(count: 3) }
          }
        }

        struct FriendList: View {
          let count: Int
          @State private var person = Person()

          var body: some View {
            NavigationLink("Friend") { PersonView().environment(person) }
            NavigationLink("Fewer") { FriendList(count: count - 1) }
          }
        }
        """),
    Example(
      "It is also shown where the other view is not below it.",
      code: """
        struct Home: View {
          var body: some View {
            TabView {
              NavigationStack { Library() }
              NavigationStack { Search() }
            }
          }
        }

        struct Library: View {
          var body: some View {
            NavigationLink("Search") { Search() }
          }
        }

        struct Search: View {
          var body: some View {
            NavigationLink("Library") { Library() }
          }
        }
        """),
    Example(
      "A sheet starts a stack of its own.",
      code: """
        struct Root: View {
          var body: some View {
            NavigationStack { Feed() }
          }
        }

        struct Feed: View {
          @State private var isOpen = false

          var body: some View {
            Button("Profile") { isOpen = true }
              .sheet(isPresented: $isOpen) {
                NavigationStack { Profile() }
              }
          }
        }

        struct Profile: View {
          var body: some View {
            NavigationLink("Feed") { Feed() }
          }
        }
        """),
    Example(
      "In a split view the link fills the next column.",
      code: """
        struct Mail: View {
          var body: some View {
            NavigationSplitView {
              Boxes()
            } detail: {
              Text("No box")
            }
          }
        }

        struct Boxes: View {
          var body: some View {
            NavigationLink("Inbox") { Inbox() }
          }
        }

        struct Inbox: View {
          var body: some View {
            NavigationLink("Boxes") { Boxes() }
          }
        }
        """),
    Example(
      "The link is there only where the view was made for it.",
      code: """
        struct Root: View {
          var body: some View {
            NavigationStack { Home() }
          }
        }

        struct Home: View {
          var body: some View {
            NavigationLink("About") { About(leadsOn: false) }
          }
        }

        struct About: View {
          let leadsOn: Bool

          var body: some View {
            if leadsOn { NavigationLink("Home") { Home() } }
          }
        }
        """),
    Example(
      "A wizard reads its step from a shared model.",
      code: """
        final class Wizard: ObservableObject {
          @Published var steps = ["Name"]
        }

        struct Root: View {
          @StateObject private var wizard = Wizard()

          var body: some View {
            NavigationStack { StepView() }.environmentObject(wizard)
          }
        }

        struct StepView: View {
          @EnvironmentObject private var wizard: Wizard

          var body: some View {
            NavigationLink("Next") { StepView() }
          }
        }
        """),
    Example(
      "Where the view is shown is not in sight.",
      code: """
        struct Outer<Content: View>: View {
          @ViewBuilder let content: () -> Content

          var body: some View { content() }
        }

        struct Root: View {
          var body: some View {
            NavigationStack { Start() }
          }
        }

        struct Start: View {
          var body: some View {
            NavigationLink("Help") { Outer { Help() } }
          }
        }

        struct Help: View {
          var body: some View {
            NavigationLink("Start") { Start() }
          }
        }
        """),
    Example(
      "What shows the two is not in sight, so nobody knows which comes first.",
      code: """
        struct Left: View {
          var body: some View {
            NavigationLink("Right") { Right() }
          }
        }

        struct Right: View {
          var body: some View {
            NavigationLink("Left") { Left() }
          }
        }
        """),
  ]
}
