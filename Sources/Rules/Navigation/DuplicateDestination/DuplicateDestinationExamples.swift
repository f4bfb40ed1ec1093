import Linting

extension DuplicateDestination {
  private static func code(_ body: String, members: String = "") -> String {
    let lines = body.split(separator: "\n", omittingEmptySubsequences: false)
    return """
      struct Trails: View {
        @State private var isPlanning = false
        var isShort = false

        var body: some View {
      \(lines.map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n"))
        }
      \(members)}
      """
  }

  static let flagged: [Example] = [
    Example(
      "Two on one chain",
      code: code(
        """
        NavigationStack {
          NavigationLink("First", value: 1)
            .⟦navigationDestination(for:⟧ Int.self) { Text("Stage \\($0)") }
            .navigationTitle("Trails")
            .navigationDestination(for: Int.self) { Text("Trail \\($0)") }
        }
        """),
      fixed: code(
        """
        NavigationStack {
          NavigationLink("First", value: 1)
            .navigationTitle("Trails")
            .navigationDestination(for: Int.self) { Text("Trail \\($0)") }
        }
        """), level: .review),
    Example(
      "One on a view inside another one with the same",
      code: code(
        """
        NavigationStack {
          VStack {
            Text("Stages")
              // By number.
              .⟦navigationDestination(for:⟧ Int.self) { number in
                Text("Stage \\(number)")
              }
            NavigationLink("First", value: 1)
          }
          .navigationDestination(for: Int.self) { Text("Trail \\($0)") }
        }
        """),
      fixed: code(
        """
        NavigationStack {
          VStack {
            Text("Stages")
              // By number.
            NavigationLink("First", value: 1)
          }
          .navigationDestination(for: Int.self) { Text("Trail \\($0)") }
        }
        """), level: .review),
    Example(
      "One in a screen that the same stack pushes",
      code: code(
        """
        NavigationStack {
          NavigationLink("First", value: 1)
            .navigationDestination(for: Int.self) { trail in
              NavigationLink("Stage", value: 2).⟦navigationDestination(for:⟧ Int.self) { Text("Stage \\($0)") }
            }
        }
        """),
      fixed: code(
        """
        NavigationStack {
          NavigationLink("First", value: 1)
            .navigationDestination(for: Int.self) { trail in
              NavigationLink("Stage", value: 2)
            }
        }
        """), level: .review),
    Example(
      "Through a helper",
      code: code(
        """
        NavigationStack {
          VStack { links }
            .navigationDestination(for: Int.self) { Text("Trail \\($0)") }
        }
        """,
        members: """

            private var links: some View {
              NavigationLink("First", value: 1)
                .⟦navigationDestination(for:⟧ Int.self) { Text("Stage \\($0)") }
            }

          """),
      fixed: code(
        """
        NavigationStack {
          VStack { links }
            .navigationDestination(for: Int.self) { Text("Trail \\($0)") }
        }
        """,
        members: """

            private var links: some View {
              NavigationLink("First", value: 1)
            }

          """), level: .review),
    Example(
      "Neighbours: nothing says which one is used",
      code: code(
        """
        NavigationStack {
          VStack {
            NavigationLink("First", value: 1).navigationDestination(for: Int.self) { Text("Trail \\($0)") }
            NavigationLink("Second", value: 2).⟦navigationDestination(for:⟧ Int.self) { Text("Stage \\($0)") }
          }
        }
        """)),
    Example(
      "Neighbours that are alike",
      code: code(
        """
        VStack {
          NavigationLink("First", value: 1).navigationDestination(for: Int.self) { Text("Trail \\($0)") }
          NavigationLink("Second", value: 2).⟦navigationDestination(for:⟧ Int.self) { Text("Trail \\($0)") }
        }
        """),
      fixed: code(
        """
        VStack {
          NavigationLink("First", value: 1).navigationDestination(for: Int.self) { Text("Trail \\($0)") }
          NavigationLink("Second", value: 2)
        }
        """), level: .review),
    Example(
      "One of them on one platform only",
      code: code(
        """
        NavigationStack {
          VStack {
            #if os(iOS)
              NavigationLink("First", value: 1).⟦navigationDestination(for:⟧ Int.self) { Text("Stage \\($0)") }
            #endif
          }
          .navigationDestination(for: Int.self) { Text("Trail \\($0)") }
        }
        """)),
  ]

  static let allowed: [Example] = [
    Example(
      "One for each type",
      code: code(
        """
        NavigationStack {
          NavigationLink("First", value: 1)
            .navigationDestination(for: Int.self) { Text("Trail \\($0)") }
            .navigationDestination(for: String.self) { Text("Hut \\($0)") }
        }
        """)),
    Example(
      "In stacks of their own",
      code: code(
        """
        TabView {
          NavigationStack { Text("Trails").navigationDestination(for: Int.self) { Text("Trail \\($0)") } }
          NavigationStack { Text("Huts").navigationDestination(for: Int.self) { Text("Hut \\($0)") } }
        }
        """)),
    Example(
      "In a sheet with a stack of its own",
      code: code(
        """
        NavigationStack {
          Text("Trails")
            .sheet(isPresented: $isPlanning) {
              NavigationStack { Text("Plan").navigationDestination(for: Int.self) { Text("Day \\($0)") } }
            }
            .navigationDestination(for: Int.self) { Text("Trail \\($0)") }
        }
        """)),
    Example(
      "In branches that exclude each other",
      code: code(
        """
        NavigationStack {
          if isShort {
            Text("Short").navigationDestination(for: Int.self) { Text("Stage \\($0)") }
          } else {
            Text("Long").navigationDestination(for: Int.self) { Text("Trail \\($0)") }
          }
        }
        """)),
    Example(
      "One for each platform",
      code: code(
        """
        NavigationStack {
          #if os(iOS)
            Text("Phone").navigationDestination(for: Int.self) { Text("Stage \\($0)") }
          #else
            Text("Mac").navigationDestination(for: Int.self) { Text("Trail \\($0)") }
          #endif
        }
        """)),
    Example(
      "In the columns of a split view",
      code: code(
        """
        NavigationSplitView {
          Text("Trails").navigationDestination(for: Int.self) { Text("Trail \\($0)") }
        } detail: {
          NavigationStack { Text("Map").navigationDestination(for: Int.self) { Text("Place \\($0)") } }
        }
        """)),
  ]
}
