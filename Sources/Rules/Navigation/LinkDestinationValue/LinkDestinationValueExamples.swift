import Linting

extension LinkDestinationValue {
  private static func code(_ body: String, members: String = "") -> String {
    let lines = body.split(separator: "\n", omittingEmptySubsequences: false)
    let indented = lines.map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
    return """
      struct Detail: View {
        var number = 0
        var body: some View { Text("Number \\(number)") }
      }

      struct Overview: View {
      \(members)  var body: some View {
      \(indented)
        }
      }
      """
  }

  static let flagged: [Example] = [
    Example(
      "A title and a view",
      code: code(#"⟦NavigationLink⟧("First", destination: Detail(number: 1))"#),
      fixed: code(#"NavigationLink("First") { Detail(number: 1) }"#)),
    Example(
      "A destination with the parameter of the closure around it, which a closure of its own would hide",
      code: code("ForEach(0..<3, id: \\.self) { ⟦NavigationLink⟧(\"Next\", destination: Detail(number: $0)) }")),
    Example(
      "A view and a label",
      code: code(
        """
        ⟦NavigationLink⟧(destination: Detail(number: 1)) {
          Label("First", systemImage: "1.circle")
        }
        .padding()
        """),
      fixed: code(
        """
        NavigationLink {
          Detail(number: 1)
        } label: {
          Label("First", systemImage: "1.circle")
        }
        .padding()
        """)),
    Example(
      "The label among the arguments",
      code: code(
        """
        ⟦NavigationLink⟧(
          destination: Detail(number: 1)
            .navigationTitle("First"),
          label: {
            // One circle.
            Text("First")
          }
        )
        """),
      fixed: code(
        """
        NavigationLink {
          Detail(number: 1)
            .navigationTitle("First")
        } label: {
          // One circle.
          Text("First")
        }
        """)),
    Example(
      "On one line",
      code: code(#"⟦NavigationLink⟧(destination: Detail()) { Text("None") }"#),
      fixed: code(#"NavigationLink { Detail() } label: { Text("None") }"#)),
    Example(
      "A helper of the same view",
      code: code(
        #"⟦NavigationLink⟧("First", destination: first)"#, members: "  private var first: some View { Detail(number: 1) }\n\n"),
      fixed: code(#"NavigationLink("First") { first }"#, members: "  private var first: some View { Detail(number: 1) }\n\n")),
    Example(
      "A label from a function",
      code: code(
        #"⟦NavigationLink⟧(destination: Detail(), label: label)"#,
        members: "  private func label() -> some View { Text(\"None\") }\n\n"),
      fixed: code(
        #"NavigationLink(destination: { Detail() }, label: label)"#,
        members: "  private func label() -> some View { Text(\"None\") }\n\n")),
    Example(
      "A comment between the arguments",
      code: code(
        """
        ⟦NavigationLink⟧(
          destination: Detail(), // the empty one
          label: { Text("None") }
        )
        """)),
    Example(
      "One argument a line",
      code: code(
        """
        ⟦NavigationLink⟧(
          "First",
          destination: Detail(number: 1)
        )
        """),
      fixed: code(
        """
        NavigationLink("First") {
          Detail(number: 1)
        }
        """)),
    Example(
      "Short closures on lines of their own stay there",
      code: code(
        """
        ⟦NavigationLink⟧(
          destination: Detail(number: 1),
          label: { Text("First") }
        )
        """),
      fixed: code(
        """
        NavigationLink {
          Detail(number: 1)
        } label: {
          Text("First")
        }
        """)),
    Example(
      "An odd depth goes",
      code: code(
        """
        ⟦NavigationLink⟧(destination: Detail(number: 1),
                       label: {
                        Text("First")
        })
        """),
      fixed: code(
        """
        NavigationLink {
          Detail(number: 1)
        } label: {
          Text("First")
        }
        """)),
    Example(
      "A group around the screen is not what the link opens",
      code: code(#"⟦NavigationLink⟧("First", destination: Group { Detail(number: 1) })"#),
      fixed: code(#"NavigationLink("First") { Group { Detail(number: 1) } }"#)),
  ]

  static let allowed: [Example] = [
    Example("A closure", code: code(#"NavigationLink("First") { Detail(number: 1) }"#)),
    Example(
      "A closure under its label",
      code: code(#"NavigationLink(destination: { Detail() }, label: { Text("None") })"#)),
    Example(
      "A function that makes the destination",
      code: code(
        #"NavigationLink(destination: make) { Text("None") }"#, members: "  private func make() -> some View { Detail() }\n\n")),
    Example(
      "A closure that the view was given",
      code: code(
        #"NavigationLink(destination: make) { Text("None") }"#, members: "  let make: () -> Detail\n\n")),
    Example(
      "A link of the project's own",
      code: """
        struct NavigationLink<Destination: View>: View {
          let title: String
          let destination: Destination

          init(_ title: String, destination: Destination) {
            self.title = title
            self.destination = destination
          }

          var body: some View { destination }
        }

        struct Overview: View {
          var body: some View { NavigationLink("First", destination: Text("1")) }
        }
        """),
    Example("An empty link, which leads nowhere", code: code(#"NavigationLink(destination: EmptyView()) { EmptyView() }"#)),
  ]
}
