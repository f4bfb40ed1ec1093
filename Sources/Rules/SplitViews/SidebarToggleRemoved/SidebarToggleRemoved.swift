import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

extension Rule {
  /// The sidebar's toggle removed in the wrong place, or with no other way to bring the sidebar back.
  public static let sidebarToggleRemoved = Rule(
    id: "sidebar-toggle-removed",
    severity: .hint,
    fixLevel: .safe,
    chapter: .splitViews,
    title: "sidebar toggles removed without effect or way back",
    why: """
      The toggle belongs to the sidebar's column, so `toolbar(removing: .sidebarToggle)` works on that column's content. With the \
      button gone, code has to hold the columns' visibility, since nobody can bring a hidden sidebar back.
      """,
    anchor: "split-sidebar-toggle",
    triggers: ["sidebarToggle"],
    flagged: SidebarToggleRemoved.flagged,
    allowed: SidebarToggleRemoved.allowed,
    check: { context in
      guard context.file.importsSwiftUI else { return [] }
      return context.calls(named: "toolbar").compactMap { SidebarToggleRemoved($0, in: context)?.finding }
    })
}

struct SidebarToggleRemoved {
  private enum Place: Equatable {
    case splitView
    case column(SplitColumn)
  }

  let call: Call
  private let place: Place
  /// The split view, where it is in this file.
  private let container: NavigationContainer?
  private let position: ViewAncestors
  let context: RuleContext
  private var file: ViewFile { context.file }

  init?(_ call: Call, in context: RuleContext) {
    let file = context.file
    let kind = call.argument("removing")?.expression.as(MemberAccessExprSyntax.self)
    guard kind?.declName.baseName.text == "sidebarToggle", call.isMember, file.isViewContext(call.node),
      !file.isInPreview(call.node)
    else { return nil }
    let positions = ViewAncestors.all(of: call.node, in: file)
    let places = positions.map { Self.place(of: call, at: $0, in: context) }
    guard let position = positions.first, let first = places.first, let (place, container) = first,
      places.allSatisfy({ $0?.0 == place })
    else { return nil }
    self.call = call
    self.place = place
    self.container = positions.count == 1 ? container : nil
    self.position = position
    self.context = context
    if place == .column(.sidebar), !isStranding { return nil }
  }

  private static func place(
    of call: Call, at position: ViewAncestors, in context: RuleContext
  ) -> (Place, NavigationContainer?)? {
    if position.steps.isEmpty || position.steps.first?.columnRole == nil, let root = call.splitViewAround {
      return (.splitView, root)
    }
    for step in position.steps {
      if let role = step.columnRole { return (.column(role), step.container) }
      // A stack passes the column's toolbar on, a sheet has one of its own.
      if step.isOtherScreen, step.container == nil { return nil }
    }
    guard let member = position.member, member.name == "body", let type = context.file.type(around: member.node),
      let shown = context.semantics.usages(ofView: type.name), let role = shown.first?.column,
      shown.allSatisfy({ $0.column == role })
    else { return nil }
    return (.column(role), nil)
  }

  /// Whether the toggle is gone from the sidebar and nothing in the code holds the visibility. On a Mac people drag the divider.
  private var isStranding: Bool {
    guard let container, !context.semantics.isMacOSOnly(at: call.node) else { return false }
    guard container.call.argument("columnVisibility") == nil, file.tokens(named: "SidebarCommands").isEmpty,
      let commands = context.project.files(mentioning: "SidebarCommands"), commands.isEmpty
    else { return false }
    return true
  }

  // MARK: Finding

  var finding: Finding {
    var fix: Fix?
    var refusal: FindingMessage?
    do throws(Refusal) { fix = try place == .column(.sidebar) ? addVisibility() : move() } catch { refusal = error.reason }
    return Finding(
      .sidebarToggleRemoved, range: call.nameRange, message: message, fix: fix, refusal: refusal)
  }

  private var message: String {
    switch place {
    case .column(.sidebar):
      """
      With its toggle gone, nobody can bring this sidebar back once it is hidden. Hold the visibility in code: give the split \
      view a `columnVisibility:` that starts with `.all`.
      """
    case .column(let column):
      """
      The toggle belongs to the sidebar, and this `toolbar(removing:)` is in the \(column.rawValue) column, where it removes \
      nothing for sure. Put it onto the sidebar's content.
      """
    case .splitView:
      """
      The toggle belongs to the sidebar, and this `toolbar(removing:)` is on the split view, where it removes nothing for sure. \
      Put it onto the sidebar's content.
      """
    }
  }

  // MARK: Fixes

  private func move() throws(Refusal) -> Fix {
    guard let container else { throw Refusal("The split view is not in one place of this file.") }
    guard let sidebar = container.columns.first(where: { $0.role == .sidebar }) else {
      throw Refusal("The sidebar's content is not written as a closure here.")
    }
    let steps = position.steps.prefix { $0.columnRole == nil }
    if steps.contains(where: \.isConditional) || position.steps.first(where: { $0.columnRole != nil })?.isConditional == true {
      throw Refusal("The toggle goes only under a condition, which the sidebar does not know.")
    }
    let roots = sidebar.closure.statements.contentRoots()
    if roots.isEmpty { throw Refusal("The sidebar has no content yet.") }
    let content = sidebar.closure.textRange
    if file.calls(in: content).contains(where: { other in
      other.name == "toolbar" && other.argument("removing") != nil && content.contains(other.node.textRange)
    }) {
      throw Refusal("The sidebar removes it already, so this one can go.")
    }
    guard call.base != nil, roots.allSatisfy({ file.areCompiledTogether(call.node, $0.expression) }),
      let move = ModifierMove(call, in: file)
    else { throw Refusal("The modifier and the sidebar's content are in different `#if` branches.") }
    let target = roots.count == 1 ? roots.first?.expression.viewTitle : nil
    let edits = [.delete(move.removal)] + roots.map { move.insertion(behind: $0.expression) }
    guard
      let fix = Fix(
        title: "Move it onto \(target.map { "\($0), the sidebar's content" } ?? "the sidebar's content")", level: .safe,
        edits: edits)
    else { throw Refusal("The modifier cannot be cut out of its place here.") }
    return fix
  }

  private func addVisibility() throws(Refusal) -> Fix {
    guard let container, let type = file.type(around: container.call.node),
      let declaration = file.declarations(of: type.qualifiedName).first(where: { $0.kind == .structure }),
      let name = file.freeName(among: ["columnVisibility", "visibility", "visibleColumns"], in: type),
      let addition = file.addition(of: "@State private var \(name) = NavigationSplitViewVisibility.all", to: declaration)
    else { throw Refusal("There is no place here for a state that holds the visibility.") }
    let node = container.call.node
    let argument: TextEdit
    if let first = node.arguments.first {
      argument = .insert("columnVisibility: $\(name), ", at: first.textRange.lower)
    } else if let paren = node.leftParen {
      argument = .insert("columnVisibility: $\(name)", at: paren.textRange.upper)
    } else {
      argument = .insert("(columnVisibility: $\(name))", at: node.calledExpression.textRange.upper)
    }
    guard
      let fix = Fix(
        title: "Hold the columns' visibility in a state", level: .review,
        caution: "Something must still set the state to `.all` where the sidebar has been hidden.", edits: [addition, argument])
    else { throw Refusal("There is no place here for a state that holds the visibility.") }
    return fix
  }
}

extension Call {
  /// The split view that this is a modifier of.
  fileprivate var splitViewAround: NavigationContainer? {
    let root = ExprSyntax(node).modifiedView.as(FunctionCallExprSyntax.self).flatMap(Call.init).flatMap(
      NavigationContainer.init)
    return root?.kind == .splitView ? root : nil
  }
}
