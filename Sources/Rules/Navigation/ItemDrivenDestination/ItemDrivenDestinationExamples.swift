import Linting
import SwiftUIProject

enum ItemDrivenDestinationExamples {
  private static func code(_ view: String, hashable: String = ": Hashable") -> String {
    """
    struct Ticket\(hashable) {
      let code: String
    }

    struct TicketView: View {
      let ticket: Ticket
      var body: some View { Text(ticket.code) }
    }


    """ + view
  }

  private static func desk(_ body: String, states: String) -> String {
    func indent(_ text: String, _ by: String) -> String {
      text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : by + $0 }.joined(separator: "\n")
    }
    return """
      struct TicketDesk: View {
      \(indent(states, "  "))

        var body: some View {
      \(indent(body, "    "))
        }
      }
      """
  }

  private static let both = "@State private var showsTicket = false\n@State private var scanned: Ticket?"
  private static let one = "@State private var scanned: Ticket?"
  private static let before = """
    Button("Scan") {
      scanned = Ticket(code: "A7")
      showsTicket = true
    }
    .⟦navigationDestination(isPresented:⟧ $showsTicket) {
      if let scanned {
        TicketView(ticket: scanned)
      }
    }
    """
  private static let after = """
    Button("Scan") {
      scanned = Ticket(code: "A7")
    }
    .navigationDestination(item: $scanned) { scanned in
      TicketView(ticket: scanned)
    }
    """

  static let flagged: [Example] = [
    Example(
      "A flag opens the screen, an optional fills it",
      code: code(desk(before, states: both)), fixed: code(desk(after, states: one)), level: .review),
    Example(
      "A type that has to become Hashable",
      code: code(desk(before, states: both), hashable: ""), fixed: code(desk(after, states: one)), level: .review),
    Example(
      "The optional is forced",
      code: code(
        desk(
          """
          Button("Scan") { scanned = Ticket(code: "A7"); showsTicket = true }
            .⟦navigationDestination(isPresented:⟧ $showsTicket) { TicketView(ticket: scanned!) }
          """, states: both)),
      fixed: code(
        desk(
          """
          Button("Scan") { scanned = Ticket(code: "A7") }
            .navigationDestination(item: $scanned) { scanned in TicketView(ticket: scanned) }
          """, states: one)), level: .review),
    Example(
      "A binding that asks for nil",
      code: code(
        desk(
          """
          Button("Scan") { scanned = Ticket(code: "A7") }
            .⟦navigationDestination(isPresented:⟧ Binding(get: { scanned != nil }, set: { if !$0 { scanned = nil } })) {
              if let scanned { TicketView(ticket: scanned) }
            }
          """, states: one)),
      fixed: code(
        desk(
          """
          Button("Scan") { scanned = Ticket(code: "A7") }
            .navigationDestination(item: $scanned) { scanned in
              TicketView(ticket: scanned)
            }
          """, states: one)), level: .review),
    Example(
      "Before iOS 17 there is no such form",
      code: code(desk(before, states: both)), severity: .hint,
      settings: ExampleSettings(targets: DeploymentTargets([.iOS: "16.0"]))),
    Example(
      "The optional is also read elsewhere",
      code: code(desk("VStack {\n  Text(scanned?.code ?? \"None\")\n  scan\n}", states: both)).replacing(
        "  var body: some View {\n    VStack",
        with: """
            private var scan: some View {
              Button("Scan") { scanned = Ticket(code: "A7"); showsTicket = true }
                .⟦navigationDestination(isPresented:⟧ $showsTicket) {
                  if let scanned { TicketView(ticket: scanned) }
                }
            }

            var body: some View {
              VStack
          """),
      fixed: code(desk("VStack {\n  Text(scanned?.code ?? \"None\")\n  scan\n}", states: one)).replacing(
        "  var body: some View {\n    VStack",
        with: """
            private var scan: some View {
              Button("Scan") { scanned = Ticket(code: "A7") }
                .navigationDestination(item: $scanned) { scanned in
                  TicketView(ticket: scanned)
                }
            }

            var body: some View {
              VStack
          """), level: .review, severity: .hint),
    Example(
      "A class as the value",
      code: """
        final class Ticket {
          var code = ""
        }

        struct TicketDesk: View {
          @State private var showsTicket = false
          @State private var scanned: Ticket?

          var body: some View {
            Button("Scan") { scanned = Ticket(); showsTicket = true }
              .⟦navigationDestination(isPresented:⟧ $showsTicket) {
                if let scanned { Text(scanned.code) }
              }
          }
        }
        """),
    Example(
      "Both are properties of a model, which sets them together",
      code: """
        struct Ticket: Hashable { var code = "A7" }

        @Observable final class Desk {
          var showsTicket = false
          var scanned: Ticket?

          func scan() { scanned = Ticket(); showsTicket = true }
        }

        struct TicketDesk: View {
          @Bindable var desk: Desk

          var body: some View {
            Button("Scan") { desk.scan() }
              .⟦navigationDestination(isPresented:⟧ $desk.showsTicket) {
                if let scanned = desk.scanned { Text(scanned.code) }
              }
          }
        }
        """,
      fixed: """
        struct Ticket: Hashable { var code = "A7" }

        @Observable final class Desk {
          var scanned: Ticket?

          func scan() { scanned = Ticket() }
        }

        struct TicketDesk: View {
          @Bindable var desk: Desk

          var body: some View {
            Button("Scan") { desk.scan() }
              .navigationDestination(item: $desk.scanned) { scanned in
                Text(scanned.code)
              }
          }
        }
        """,
      level: .review),
    Example(
      "Both are properties of a model",
      code: """
        final class Desk: ObservableObject {
          @Published var showsTicket = false
          @Published var scanned: String?
        }

        struct TicketDesk: View {
          @ObservedObject var desk: Desk

          var body: some View {
            Text("Desk").⟦navigationDestination(isPresented:⟧ $desk.showsTicket) {
              if let scanned = desk.scanned { Text(scanned) }
            }
          }
        }
        """),
  ]

  static let allowed: [Example] = [
    Example("The optional opens it", code: code(desk(after, states: one))),
    Example(
      "A flag with nothing beside it",
      code: code(
        desk(
          "Button(\"Open\") { isOpen = true }\n  .navigationDestination(isPresented: $isOpen) { Text(\"Open\") }",
          states: "@State private var isOpen = false"))),
    Example(
      "Chosen first, opened later",
      code: code(
        desk(
          """
          VStack {
            Button("Choose") { scanned = Ticket(code: "A7") }
            Button("Open") { showsTicket = true }
          }
          .navigationDestination(isPresented: $showsTicket) {
            if let scanned { TicketView(ticket: scanned) }
          }
          """, states: both))),
    Example(
      "Nil has a meaning",
      code: code(
        desk(
          """
          Button("Scan") { scanned = Ticket(code: "A7"); showsTicket = true }
            .navigationDestination(isPresented: $showsTicket) {
              if let scanned { TicketView(ticket: scanned) } else { Text("New ticket") }
            }
          """, states: both))),
    Example(
      "The optional is handed on as one",
      code: """
        struct Editor: View {
          var code: String?
          var body: some View { Text(code ?? "New") }
        }

        struct TicketDesk: View {
          @State private var isEditing = false
          @State private var code: String?

          var body: some View {
            Button("Edit") { code = "A7"; isEditing = true }
              .navigationDestination(isPresented: $isEditing) { Editor(code: code) }
          }
        }
        """),
    Example(
      "One optional of a model for two screens",
      code: """
        final class Desk: ObservableObject {
          @Published var pays = false
          @Published var prints = false
          @Published var ticket: String?
        }

        struct TicketDesk: View {
          @ObservedObject var desk: Desk

          var body: some View {
            Text("Desk")
              .navigationDestination(isPresented: $desk.pays) { if let ticket = desk.ticket { Text("Pay \\(ticket)") } }
              .navigationDestination(isPresented: $desk.prints) { if let ticket = desk.ticket { Text("Print \\(ticket)") } }
          }
        }
        """),
  ]
}
