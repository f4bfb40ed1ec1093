import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

extension Rule {
  /// Detail columns that push without a stack of their own.
  public static let splitDetailStack = Rule(
    id: "split-detail-stack",
    severity: .hint,
    fixLevel: .review,
    chapter: .splitViews,
    title: "pushes in a detail column without a stack",
    why: """
      A column shows one view. A `NavigationStack` in the detail gives what is pushed there a place and a path, so that links lead \
      on within the column.
      """,
    anchor: "split-detail-stack",
    triggers: ["NavigationSplitView"],
    flagged: SplitDetailStack.flagged,
    allowed: SplitDetailStack.allowed,
    check: { context in
      let file = context.file
      // The finding is at what pushes, which may stand in another view than the column.
      guard !SplitDetailStack.pushes(among: context.calls(named:)).isEmpty else { return [] }
      return file.navigationContainers(.splitView).filter { !file.isInPreview($0.call.node) }.compactMap { container in
        guard let detail = container.columns.first(where: { $0.role == .detail }) else { return nil }
        return SplitDetailStack(detail, in: context)?.finding
      }
    })
}

struct SplitDetailStack {
  let column: NavigationContainer.Column
  /// The first link or destination in the column.
  let push: Call
  let context: RuleContext
  private var file: ViewFile { context.file }

  init?(_ column: NavigationContainer.Column, in context: RuleContext) {
    let file = context.file
    let isShown = { (push: Call) in Self.isShown(push, in: column, of: context) }
    guard !file.declaresType(named: "NavigationLink"), Self.pushes(among: context.calls(named:)).contains(where: isShown),
      let push = Self.pushes(among: file.calls(named:)).filter(isShown).min(by: { $0.nameRange < $1.nameRange })
    else { return nil }
    self.column = column
    self.push = push
    self.context = context
  }

  /// The value links and destinations among some calls by name.
  fileprivate static func pushes(among calls: (String) -> [Call]) -> [Call] {
    calls("NavigationLink").filter { !$0.isMember && $0.argument("value") != nil }
      + calls("navigationDestination").filter { $0.isMember && $0.declaresDestination }
  }

  /// Whether a call stands in the column, directly, in a helper or in a view that is only shown there, and without a stack.
  private static func isShown(_ call: Call, in column: NavigationContainer.Column, of context: RuleContext) -> Bool {
    // On a stack it is outside of that one, which is another mistake.
    if call.base.map({ context.semantics.bringsContainer($0.modifiedView) }) == true { return false }
    return ViewAncestors.all(of: call.node, in: context.file).contains { position in
      for step in position.steps {
        if step.closure?.id == column.closure.id { return true }
        if step.isOtherScreen || step.isInspectorContent { return false }
      }
      guard let member = position.member, member.name == "body", let type = context.file.type(around: member.node) else {
        return false
      }
      return isShown(type.name, in: column, of: context)
    }
  }

  /// Whether a view is the content of this column and of nothing else, without a stack between.
  private static func isShown(_ type: String, in column: NavigationContainer.Column, of context: RuleContext) -> Bool {
    guard let usages = context.semantics.usages(ofView: type), !usages.isEmpty else { return false }
    return usages.allSatisfy { usage in
      usage.column == .detail && !usage.isInNavigation && usage.place.path == nil
        && usage.steps.last?.ancestor?.closure?.id == column.closure.id
    }
  }

  /// A stack that the column shows in one of its branches, or on one of its views.
  private var innerStack: Located<Call>? {
    let reach = ReachableCode(of: ExprSyntax(column.closure), in: context.semantics)
    return (reach.calls(named: "NavigationStack") + reach.calls(named: "NavigationView")).first { !$0.call.isMember }
  }

  private var isLink: Bool { push.name == "NavigationLink" }

  var finding: Finding {
    let type = file.type(around: push.node)?.name
    let holder = type.map { " of `\($0)`" } ?? ""
    var fix: Fix?
    var refusal: FindingMessage?
    if column.closure.statements.contentRoots().count != 1 {
      refusal = "The column shows several views, and nothing says which of them should be in the stack."
    } else if let stack = innerStack {
      refusal = "The column shows a stack already, on \(stack.place), and one stack must not end up inside another."
    } else {
      fix = Fix(
        title: "Put the detail into a NavigationStack", level: .review,
        caution: "The stack keeps what was pushed when the selection changes, unless its path is cleared.",
        edits: file.wrapping(column.closure.statements, in: "NavigationStack"))
      if fix == nil { refusal = "The column's content cannot be wrapped where it stands." }
    }
    return Finding(
      .splitDetailStack, range: push.nameRange,
      message: """
        This \(isLink ? "value link" : "destination")\(holder) is in a detail column without a `NavigationStack`, so nothing gives \
        what it pushes a place and a path. Put the column's content into one.
        """,
      fix: fix, refusal: refusal)
  }
}
