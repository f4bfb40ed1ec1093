import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

extension Rule {
  /// A greatest width of a sidebar, which stops it short of a fold.
  public static let splitColumnMaxWidth = Rule(
    id: "split-column-max-width",
    severity: .hint,
    isEnabled: false,
    fixLevel: .review,
    chapter: .splitViews,
    title: "a greatest width of a sidebar",
    why: """
      Where the display folds between the columns, the system can make the sidebar reach the fold. With a `max:` it cannot, and \
      the divider ends up beside the fold.
      """,
    anchor: "split-max-width",
    triggers: ["navigationSplitViewColumnWidth"],
    flagged: SplitColumnMaxWidth.flagged,
    allowed: SplitColumnMaxWidth.allowed,
    check: { context in
      context.calls(named: "navigationSplitViewColumnWidth").compactMap {
        SplitColumnMaxWidth.finding(of: $0, in: context)
      }
    })
}

enum SplitColumnMaxWidth {
  fileprivate static func finding(of call: Call, in context: RuleContext) -> Finding? {
    let targets = context.project.targets
    guard call.isMember, let maximum = call.argument("max"), call.argument("ideal") != nil,
      maximum.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text != "infinity",
      context.file.isViewContext(call.node), !context.file.isInPreview(call.node),
      !context.semantics.isMacOSOnly(at: call.node),
      !targets.isKnown || targets.versions[.iOS] != nil, let places = context.columnPlaces(of: call, .splitView),
      places.allSatisfy({ $0.standing == .root && $0.column == "sidebar" })
    else { return nil }
    let width = maximum.expression.trimmedDescription
    let fix = context.file.removal(of: .listed(maximum), from: call).flatMap { edits in
      Fix(
        title: "Leave out max: \(width)", level: .review,
        caution: "On other displays people can drag the sidebar as wide as they like.", edits: edits)
    }
    return Finding(
      .splitColumnMaxWidth, range: call.nameRange,
      message: """
        With `max: \(width)` the sidebar cannot grow to a fold of the display, and stops short of it. Leave out `max:` and keep \
        `min:` and `ideal:`.
        """,
      fix: fix, refusal: fix == nil ? "A comment beside the argument would go with it." : nil)
  }

  private static func code(_ width: String) -> String {
    """
    struct Mail: View {
      @State private var box: String?

      var body: some View {
        NavigationSplitView {
          List(["Inbox", "Sent"], id: \\.self, selection: $box) { Text($0) }
            .\(width)
        } detail: {
          Text(box ?? "No mailbox")
        }
      }
    }
    """
  }

  fileprivate static let flagged: [Example] = [
    Example(
      "A range with a maximum", code: code("⟦navigationSplitViewColumnWidth(min:⟧ 200, ideal: 260, max: 360)"),
      fixed: code("navigationSplitViewColumnWidth(min: 200, ideal: 260)"), level: .review),
    Example(
      "A maximum alone", code: code("⟦navigationSplitViewColumnWidth(ideal:⟧ 260, max: 400)"),
      fixed: code("navigationSplitViewColumnWidth(ideal: 260)"), level: .review),
    Example(
      "In the view that is the sidebar",
      code: """
        struct Mail: View {
          var body: some View {
            NavigationSplitView { Boxes() } detail: { Text("No mailbox") }
          }
        }

        struct Boxes: View {
          var body: some View {
            List { Button("Inbox") {} }
              .⟦navigationSplitViewColumnWidth(min:⟧ 200, ideal: 260, max: 360)
          }
        }
        """,
      fixed: """
        struct Mail: View {
          var body: some View {
            NavigationSplitView { Boxes() } detail: { Text("No mailbox") }
          }
        }

        struct Boxes: View {
          var body: some View {
            List { Button("Inbox") {} }
              .navigationSplitViewColumnWidth(min: 200, ideal: 260)
          }
        }
        """, level: .review),
  ]

  fileprivate static let allowed: [Example] = [
    Example("As wide as can be", code: code("navigationSplitViewColumnWidth(ideal: 260, max: .infinity)")),
    Example("No maximum", code: code("navigationSplitViewColumnWidth(min: 200, ideal: 260)")),
    Example(
      "An app for the Mac alone", code: code("navigationSplitViewColumnWidth(min: 200, ideal: 260, max: 360)"),
      settings: ExampleSettings(targets: DeploymentTargets([.macOS: "14.0"]))),
    Example(
      "Another column",
      code: """
        struct Mail: View {
          var body: some View {
            NavigationSplitView {
              List { Button("Inbox") {} }
            } detail: {
              Text("No mailbox")
                .navigationSplitViewColumnWidth(min: 200, ideal: 260, max: 360)
            }
          }
        }
        """),
    Example(
      "Code for the Mac",
      code: """
        struct Mail: View {
          var body: some View {
            NavigationSplitView {
              List { Button("Inbox") {} }
                #if os(macOS)
                  .navigationSplitViewColumnWidth(min: 200, ideal: 260, max: 360)
                #endif
            } detail: {
              Text("No mailbox")
            }
          }
        }
        """),
  ]
}
