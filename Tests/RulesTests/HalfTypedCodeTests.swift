import Linting
import Rules
import Testing

/// Code that is being typed is rarely complete. What a rule offers there is refused, or it changes the text.
@Suite("Half-typed code")
struct HalfTypedCodeTests {
  private static let widthsBehindOperators = [
    """
    struct Mail: View {
      @State private var box: String?

      var body: some View {
        NavigationSplitView {
          List(["Inbox", "Sent"], id: \\.self, selection: $box) { Text($0) }
              doomed = nil
            .navigationSplitViewColumnWidth(min: 200, ideal: 260)
        } detail: {
          Text(box ?? "No mailbox")
        }
      }
    }
    """,
    """
    struct Mail: View {
      var body: some View {
        NavigationSplitView {
          List { Button("Inbox") {} }
            #if os(macOS)
            isOpen = true
              .navigationSplitViewColumnWidth(min: 200, ideal: 260, max: 360)
            #endif
        } detail: {
          Text("No mailbox")
        }
      }
    }
    """,
    """
    struct FolderList: View {
      var body: some View { List { Text("Inbox") } }
    }

    struct MailView: View {
      var body: some View {
        NavigationSplitView {
          FolderList()
            .navigationSplitViewa<b>ColumnWidth(200)
            .navigationSplitViewColumnWidth(min: 180, ideal: 220)
        } detail: {
          Text("Message")
        }
      }
    }
    """,
    """
    struct LayerForm: View {
      var body: some View { Form { Text("Layer") } }
    }

    struct Editor: View {
      @State private var showsLayer = true

      var body: some View {
        Text("Map")
          .inspector(isPresented: $showsLayer) { !LayerForm().inspectorColumnWidth(240) }
      }
    }
    """,
    """
    struct LayerForm: View {
    }

    struct Editor: View {
      @State private var showsLayer = true

      var body: some View {
        Text("Map")
          .inspector(isPresented: $showsLayer) { LayerFoa<b>rm().inspectorColumnWidth(240) }
      }
    }
    """,
  ]

  @Test("gets no move of a column's width that changes nothing", arguments: widthsBehindOperators)
  func widths(code: String) {
    let rules = AllRules.rules.filter { ["split-column-width-misplaced", "inspector-width-misplaced"].contains($0.id) }
    let example = DressedExample(Example("", code: code))
    let findings = example.findings(of: rules)
    #expect(!findings.isEmpty)
    for fix in findings.compactMap(\.fix) {
      #expect(example.applying(fix)?.text != example.file.text)
    }
  }
}
