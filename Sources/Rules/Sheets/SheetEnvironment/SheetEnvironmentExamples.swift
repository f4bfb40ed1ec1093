import Linting

extension SheetEnvironment {
  static let store = """
    final class Store: ObservableObject {
      @Published var count = 0
    }

    struct Cart: View {
      @EnvironmentObject private var store: Store

      var body: some View {
        Text("\\(store.count) items")
      }
    }
    """

  static let flagged: [Example] = [
    Example(
      "The button gets the store, the sheet does not.",
      code: """
        struct Shop: View {
          @StateObject private var store = Store()
          @State private var isCartOpen = false

          var body: some View {
            Button("Cart") { isCartOpen = true }
              .⟦environmentObject⟧(store)
              .sheet(isPresented: $isCartOpen) { Cart() }
          }
        }

        \(store)
        """,
      fixed: """
        struct Shop: View {
          @StateObject private var store = Store()
          @State private var isCartOpen = false

          var body: some View {
            Button("Cart") { isCartOpen = true }
              .sheet(isPresented: $isCartOpen) { Cart() }
              .environmentObject(store)
          }
        }

        \(store)
        """, level: .review),
    Example(
      "The view that reads it is deep in the content, in another file.",
      code: """
        @Observable final class Library {
          var titles: [String] = []
        }

        struct Home: View {
          @State private var library = Library()
          @State private var isOpen = false

          var body: some View {
            Text("Home")
              .⟦environment⟧(library) // for the title
              .padding()
              .fullScreenCover(isPresented: $isOpen) {
                NavigationStack { Books() }
              }
              .onAppear { isOpen = true }
          }
        }
        """,
      fixed: """
        @Observable final class Library {
          var titles: [String] = []
        }

        struct Home: View {
          @State private var library = Library()
          @State private var isOpen = false

          var body: some View {
            Text("Home")
              .padding()
              .fullScreenCover(isPresented: $isOpen) {
                NavigationStack { Books() }
              }
              .environment(library) // for the title
              .onAppear { isOpen = true }
          }
        }
        """, level: .review,
      otherFiles: [
        "Books.swift": """
        struct Books: View {
          var body: some View { List { BookRows() } }
        }

        struct BookRows: View {
          @Environment(Library.self) private var library
          @Environment(\\.dismiss) private var dismiss

          var body: some View {
            ForEach(library.titles, id: \\.self) { Text($0) }
            Button("Close") { dismiss() }
          }
        }
        """
      ]),
    Example(
      "A value with a default: the content finds the default.",
      code: """
        extension EnvironmentValues {
          @Entry var theme = "light"
        }

        struct Page: View {
          @State private var isOpen = false

          var body: some View {
            Button("Open") { isOpen = true }
              .⟦environment⟧(\\.theme, "dark")
              .sheet(isPresented: $isOpen) { Sample() }
          }
        }

        struct Sample: View {
          @Environment(\\.theme) private var theme

          var body: some View { Text(theme) }
        }
        """,
      fixed: """
        extension EnvironmentValues {
          @Entry var theme = "light"
        }

        struct Page: View {
          @State private var isOpen = false

          var body: some View {
            Button("Open") { isOpen = true }
              .sheet(isPresented: $isOpen) { Sample() }
              .environment(\\.theme, "dark")
          }
        }

        struct Sample: View {
          @Environment(\\.theme) private var theme

          var body: some View { Text(theme) }
        }
        """, level: .review, severity: .information),
    Example(
      "Two sheets miss it, and no place that shows the view sets it.",
      code: """
        @main struct ShopApp: App {
          var body: some Scene {
            WindowGroup { Shop() }
          }
        }

        struct Shop: View {
          @StateObject private var store = Store()
          @State private var isCartOpen = false
          @State private var isTillOpen = false

          var body: some View {
            VStack {
              Button("Cart") { isCartOpen = true }
              Button("Till") { isTillOpen = true }
            }
            .⟦environmentObject⟧(store)
            .sheet(isPresented: $isCartOpen) { Cart() }
            .popover(isPresented: $isTillOpen) { Cart() }
          }
        }

        \(store)
        """,
      fixed: """
        @main struct ShopApp: App {
          var body: some Scene {
            WindowGroup { Shop() }
          }
        }

        struct Shop: View {
          @StateObject private var store = Store()
          @State private var isCartOpen = false
          @State private var isTillOpen = false

          var body: some View {
            VStack {
              Button("Cart") { isCartOpen = true }
              Button("Till") { isTillOpen = true }
            }
            .sheet(isPresented: $isCartOpen) { Cart() }
            .popover(isPresented: $isTillOpen) { Cart() }
            .environmentObject(store)
          }
        }

        \(store)
        """, level: .review),
    Example(
      "An optional object is nil in the sheet.",
      code: """
        @Observable final class Trip {
          var name = ""
        }

        struct Map: View {
          @State private var trip = Trip()
          @State private var isOpen = false

          var body: some View {
            Button("Open") { isOpen = true }
              .⟦environment⟧(trip)
              .sheet(isPresented: $isOpen) { TripName() }
          }
        }

        struct TripName: View {
          @Environment(Trip.self) private var trip: Trip?

          var body: some View { Text(trip?.name ?? "None") }
        }
        """,
      fixed: """
        @Observable final class Trip {
          var name = ""
        }

        struct Map: View {
          @State private var trip = Trip()
          @State private var isOpen = false

          var body: some View {
            Button("Open") { isOpen = true }
              .sheet(isPresented: $isOpen) { TripName() }
              .environment(trip)
          }
        }

        struct TripName: View {
          @Environment(Trip.self) private var trip: Trip?

          var body: some View { Text(trip?.name ?? "None") }
        }
        """, level: .review, severity: .information),
  ]

  static let allowed: [Example] = [
    Example(
      "It is set behind the sheet.",
      code: """
        struct Shop: View {
          @StateObject private var store = Store()
          @State private var isCartOpen = false

          var body: some View {
            Button("Cart") { isCartOpen = true }
              .sheet(isPresented: $isCartOpen) { Cart() }
              .environmentObject(store)
          }
        }

        \(store)
        """),
    Example(
      "The content sets it itself.",
      code: """
        struct Shop: View {
          @StateObject private var store = Store()
          @State private var isCartOpen = false

          var body: some View {
            Button("Cart") { isCartOpen = true }
              .environmentObject(store)
              .sheet(isPresented: $isCartOpen) {
                Cart().environmentObject(store)
              }
          }
        }

        \(store)
        """),
    Example(
      "The app supplies it, or the presenter has it from there itself.",
      code: """
        @main struct ShopApp: App {
          @StateObject private var store = Store()

          var body: some Scene {
            WindowGroup { NavigationStack { Shop(store: store) }.environmentObject(store) }
          }
        }

        struct Shop: View {
          @ObservedObject var store: Store
          @State private var isCartOpen = false

          var body: some View {
            Button("Cart") { isCartOpen = true }
              .environmentObject(store)
              .sheet(isPresented: $isCartOpen) { Cart() }
          }
        }

        struct Shelf: View {
          @EnvironmentObject private var store: Store
          @State private var isCartOpen = false

          var body: some View {
            Button("Cart") { isCartOpen = true }
              .environmentObject(store)
              .sheet(isPresented: $isCartOpen) { Cart() }
          }
        }

        \(store)
        """),
    Example(
      "The content does not read it.",
      code: """
        struct Shop: View {
          @StateObject private var store = Store()
          @State private var isHelpOpen = false

          var body: some View {
            Cart()
              .environmentObject(store)
              .sheet(isPresented: $isHelpOpen) { Text("Help") }
          }
        }

        \(store)
        """),
    Example(
      "A list's edit mode is meant for that list.",
      code: """
        struct Shelf: View {
          @State private var mode = EditMode.inactive
          @State private var isOpen = false

          var body: some View {
            List { Text("Book") }
              .environment(\\.editMode, $mode)
              .sheet(isPresented: $isOpen) { Shelf2() }
          }
        }

        struct Shelf2: View {
          @Environment(\\.editMode) private var mode

          var body: some View { EditButton() }
        }
        """),
    Example(
      "A modifier of the project sets it for the content.",
      code: """
        struct Shop: View {
          @StateObject private var store = Store()
          @State private var isCartOpen = false

          var body: some View {
            Button("Cart") { isCartOpen = true }
              .environmentObject(store)
              .sheet(isPresented: $isCartOpen) { Cart().withStore(store) }
          }
        }

        extension View {
          func withStore(_ store: Store) -> some View { environmentObject(store) }
        }

        \(store)
        """),
    Example(
      "A container around the view may set it.",
      code: """
        struct Root: View {
          @StateObject private var store = Store()

          var body: some View {
            Frame { Shop(store: store) }
          }
        }

        struct Frame<Content: View>: View {
          @StateObject private var store = Store()
          @ViewBuilder let content: () -> Content

          var body: some View { content().environmentObject(store) }
        }

        struct Shop: View {
          @ObservedObject var store: Store
          @State private var isCartOpen = false

          var body: some View {
            Button("Cart") { isCartOpen = true }
              .environmentObject(store)
              .sheet(isPresented: $isCartOpen) { Cart() }
          }
        }

        \(store)
        """),
    Example(
      "What is shown by a function that gives any view is not in sight.",
      code: """
        struct Shop: View {
          @StateObject private var store = Store()
          @State private var isCartOpen = false

          var body: some View {
            Button("Cart") { isCartOpen = true }
              .environmentObject(store)
              .sheet(isPresented: $isCartOpen) { Screens.cart }
          }
        }

        enum Screens {
          static var cart: some View { Cart().environmentObject(Store()) }
        }

        \(store)
        """),
    Example(
      "Another object is set, and the one that is read comes from further out.",
      code: """
        final class Prices: ObservableObject {}

        struct Shop: View {
          @StateObject private var store = Store()
          @StateObject private var prices = Prices()
          @State private var isCartOpen = false

          var body: some View {
            NavigationStack {
              Button("Cart") { isCartOpen = true }
                .environmentObject(prices)
                .environmentObject(store)
                .sheet(isPresented: $isCartOpen) { Cart() }
            }
            .environmentObject(store)
          }
        }

        \(store)
        """),
  ]
}
