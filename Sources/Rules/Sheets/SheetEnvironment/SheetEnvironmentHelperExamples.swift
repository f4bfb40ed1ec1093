import Linting

extension SheetEnvironment {
  /// Values that are set in a helper.
  static let flaggedInHelpers: [Example] = [
    Example(
      "Set in the property that the chain starts with.",
      code: """
        struct Shop: View {
          @StateObject private var store = Store()
          @State private var isCartOpen = false

          var body: some View {
            shelf
              .sheet(isPresented: $isCartOpen) { Cart() }
          }

          private var shelf: some View {
            Button("Cart") { isCartOpen = true }
              .⟦environmentObject⟧(store)
          }
        }

        \(store)
        """,
      fixed: """
        struct Shop: View {
          @StateObject private var store = Store()
          @State private var isCartOpen = false

          var body: some View {
            shelf
              .sheet(isPresented: $isCartOpen) { Cart() }
              .environmentObject(store)
          }

          private var shelf: some View {
            Button("Cart") { isCartOpen = true }
          }
        }

        \(store)
        """, level: .review),
    Example(
      "Set in a property that another place uses as well.",
      code: """
        struct Shop: View {
          @StateObject private var store = Store()
          @State private var isCartOpen = false

          var body: some View {
            VStack {
              shelf
              shelf
                .sheet(isPresented: $isCartOpen) { Cart() }
            }
          }

          private var shelf: some View {
            Button("Cart") { isCartOpen = true }
              .⟦environmentObject⟧(store)
          }
        }

        \(store)
        """),
  ]

  /// Values and sheets that no build compiles together.
  static let separateBranches: [Example] = [
    Example(
      "In branches that exclude each other.",
      code: """
        struct Shop: View {
          @StateObject private var store = Store()
          @State private var isCartOpen = false

          var body: some View {
            Button("Cart") { isCartOpen = true }
              #if os(macOS)
                .environmentObject(store)
              #else
                .sheet(isPresented: $isCartOpen) { Cart() }
              #endif
          }
        }

        \(store)
        """)
  ]
}
