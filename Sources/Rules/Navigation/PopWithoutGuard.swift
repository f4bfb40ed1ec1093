import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

extension Rule {
  /// `path.removeLast()` that nothing keeps from an empty path.
  public static let popWithoutGuard = Rule(
    id: "pop-without-guard",
    severity: .hint,
    fixLevel: .review,
    chapter: .navigation,
    title: "popping without a look at the path",
    why: """
      Removing from an empty path stops the program. Buttons can be tapped twice, and a swipe may have popped the screen before \
      the code that pops it runs.
      """,
    anchor: "nav-pop",
    triggers: ["removeLast"],
    flagged: PopWithoutGuard.flagged,
    allowed: PopWithoutGuard.allowed,
    check: { context in
      context.calls(of: "removeLast", onPaths: [.bound, .typeErased]).compactMap { PopWithoutGuard($0, in: context)?.finding }
    })
}

/// One `removeLast` on a navigation path.
struct PopWithoutGuard {
  private let call: Call
  private let path: NavigationPathState
  private let file: ViewFile
  private let member: Member?
  /// How many elements go, as written; nil for one.
  private let count: ExprSyntax?

  init?(_ call: Call, in context: RuleContext) {
    let file = context.file
    guard call.isMember, let base = call.base, call.node.arguments.count <= 1, call.closures.isEmpty,
      let type = file.type(around: call.node), !file.isInPreview(call.node),
      let path = NavigationPathState(base, in: type, context: context), let name = path.names.last
    else { return nil }
    count = call.unlabeledArgument?.expression
    // `removeLast(path.count)`, `removeLast(path.count - 1)`: the path was looked at.
    if let count, !count.is(IntegerLiteralExprSyntax.self) { return nil }
    guard !Self.isGuarded(call.node, path: name) else { return nil }
    self.call = call
    self.path = path
    self.file = file
    member = file.member(around: call.node)
  }

  private static let questions: Set<String> = ["isEmpty", "count", "last", "first", "contains", "endIndex"]

  /// Whether a condition on the way to the call, a `guard` in front of it, or `disabled` around it asks something of the path.
  private static func isGuarded(_ node: FunctionCallExprSyntax, path: String) -> Bool {
    var child = Syntax(node)
    while let scope = child.parent {
      defer { child = scope }
      if scope.is(MemberBlockSyntax.self) { return false }
      if let branch = scope.as(IfExprSyntax.self), asks(branch.conditions, path) { return true }
      if let loop = scope.as(WhileStmtSyntax.self), asks(loop.conditions, path) { return true }
      if let loop = scope.as(ForStmtSyntax.self), asks(loop.sequence, path) { return true }
      if let choice = scope.as(TernaryExprSyntax.self), asks(choice.condition, path) { return true }
      if let choice = scope.as(SwitchExprSyntax.self), asks(choice.subject, path) { return true }
      if let infix = scope.as(InfixOperatorExprSyntax.self), ["&&", "||"].contains(infix.operator.trimmedDescription),
        asks(infix.leftOperand, path)
      {
        return true
      }
      if let list = scope.as(CodeBlockItemListSyntax.self),
        let position = list.firstIndex(where: { $0.id == child.as(CodeBlockItemSyntax.self)?.id })
      {
        for item in list[..<position] where isCheck(item, path) { return true }
      }
      if let call = scope.as(FunctionCallExprSyntax.self).flatMap(Call.init), call.name == "disabled", call.isMember,
        let condition = call.unlabeledArgument, asks(condition.expression, path)
      {
        return true
      }
    }
    return false
  }

  /// A `guard` that asks, an `if` that asks and leaves, or a push just before.
  private static func isCheck(_ item: CodeBlockItemSyntax, _ path: String) -> Bool {
    if let check = item.item.as(GuardStmtSyntax.self) { return asks(check.conditions, path) }
    let expression = item.item.as(ExpressionStmtSyntax.self)?.expression ?? item.item.as(ExprSyntax.self)
    if let branch = expression?.as(IfExprSyntax.self) {
      let leaves = branch.body.statements.last.map { $0.item.is(ReturnStmtSyntax.self) || $0.item.is(ThrowStmtSyntax.self) }
      return leaves == true && asks(branch.conditions, path)
    }
    guard let call = expression?.as(FunctionCallExprSyntax.self).flatMap(Call.init) else { return false }
    return call.name == "append" && call.base?.plainPath?.last == path
  }

  /// Whether code asks how long the path is, or what is on it.
  private static func asks(_ node: some SyntaxProtocol, _ path: String) -> Bool {
    node.tokens(viewMode: .sourceAccurate).contains { token in
      guard questions.contains(token.text),
        let member = token.parent?.parent?.as(MemberAccessExprSyntax.self), member.declName.baseName.id == token.id
      else { return false }
      return member.base?.plainPath?.last == path
    }
  }

  // MARK: Finding

  private var name: String { path.text }

  /// The condition under which elements can go.
  private var condition: String { count.map { "\(name).count >= \($0.trimmedDescription)" } ?? "!\(name).isEmpty" }

  fileprivate var finding: Finding {
    var fix: Fix?
    var refusal: FindingMessage?
    do throws(Refusal) { fix = try self.fix() } catch { refusal = error.reason }
    let what = count.map { "\($0.trimmedDescription) screens" } ?? "a screen"
    return Finding(
      .popWithoutGuard, range: call.nameToken.textRange,
      message: """
        This takes \(what) off `\(name)` without asking whether \(count == nil ? "one is" : "they are") there; with an empty path \
        the program stops. Check `\(condition)` first.
        """, fix: fix, refusal: refusal)
  }

  private func fix() throws(Refusal) -> Fix {
    var statement = ExprSyntax(call.node)
    if let infix = statement.parent?.as(InfixOperatorExprSyntax.self), let assignment = Assignment(infix),
      assignment.target.is(DiscardAssignmentExprSyntax.self)
    {
      statement = ExprSyntax(infix)
    }
    guard let item = statement.asStatement, let list = item.parent?.as(CodeBlockItemListSyntax.self) else {
      throw Refusal("What `removeLast` gives back is used, so there has to be something else for an empty path.")
    }
    let isBody = list.parent?.is(ClosureExprSyntax.self) == false && member?.body?.id == list.id
    if isBody, list.count == 1, let result = member?.resultType, result != "Void" {
      throw Refusal("`\(member?.name ?? "The function")` returns what `removeLast` gives back.")
    }
    if let loop = loopAround { return try fix(item, in: loop) }
    let text = file.text[statement.textRange]
    guard
      let fix = Fix(
        title: "Check the path first", level: .review, caution: "With an empty path nothing happens then.",
        edits: [TextEdit(statement.textRange, "if \(condition) { \(text) }")])
    else { throw Refusal("The statement cannot be edited here.") }
    return fix
  }
}

extension PopWithoutGuard {
  /// The `while` or `repeat` around the statement, which would run for ever if nothing went off the path any more.
  private var loopAround: Syntax? {
    var node = call.node.parent
    while let current = node, !current.is(ClosureExprSyntax.self),
      !current.is(CodeBlockItemListSyntax.self) || current.parent?.is(SourceFileSyntax.self) != true
    {
      if current.is(WhileStmtSyntax.self) || current.is(RepeatStmtSyntax.self) { return current }
      if current.is(FunctionDeclSyntax.self) || current.is(ForStmtSyntax.self) { return nil }
      node = current.parent
    }
    return nil
  }

  /// The check as a part of a loop's condition.
  private func fix(_ item: CodeBlockItemSyntax, in loop: Syntax) throws(Refusal) -> Fix {
    guard let loop = loop.as(WhileStmtSyntax.self), item.parent?.id == Syntax(loop.body.statements).id,
      let first = loop.conditions.first
    else {
      throw Refusal("With a check inside it the loop around this would not end, so the check belongs into its condition.")
    }
    guard
      let fix = Fix(
        title: "Check the path first", level: .review, caution: "With an empty path the loop ends then.",
        edits: [.insert("\(condition), ", at: first.textRange.lower)])
    else { throw Refusal("The loop cannot be edited here.") }
    return fix
  }

  private static func wizard(_ pop: String, state: String = "@State private var path = NavigationPath()") -> String {
    """
    struct Wizard: View {
      \(state)

      var body: some View {
        NavigationStack(path: $path) {
          Button("Begin") { path.append(1) }
            .navigationDestination(for: Int.self) { step in
              \(pop)
            }
        }
      }
    }
    """
  }

  fileprivate static let flagged: [Example] = [
    Example(
      "A button that can be tapped twice",
      code: wizard("Button(\"Back\") { path.⟦removeLast⟧() }"),
      fixed: wizard("Button(\"Back\") { if !path.isEmpty { path.removeLast() } }"), level: .review),
    Example(
      "An array as the path, two screens at once",
      code: wizard("Button(\"Back\") { path.⟦removeLast⟧(2) }", state: "@State private var path: [Int] = []"),
      fixed: wizard(
        "Button(\"Back\") { if path.count >= 2 { path.removeLast(2) } }", state: "@State private var path: [Int] = []"),
      level: .review),
    Example(
      "In a router",
      code: """
        final class Router: ObservableObject {
          @Published var path = NavigationPath()

          func back() {
            path.⟦removeLast⟧()
          }
        }
        """,
      fixed: """
        final class Router: ObservableObject {
          @Published var path = NavigationPath()

          func back() {
            if !path.isEmpty { path.removeLast() }
          }
        }
        """, level: .review),
    Example(
      "What is removed is used",
      code: """
        final class Router: ObservableObject {
          @Published var path: [Int] = []

          func back() -> Int { path.⟦removeLast⟧() }
        }

        struct Root: View {
          @ObservedObject var router: Router
          var body: some View { NavigationStack(path: $router.path) { Text("Root") } }
        }
        """),
    Example(
      "In a loop, which must end",
      code: """
        final class Router: ObservableObject {
          @Published var path = NavigationPath()
          var before = NavigationPath()

          func leave() {
            while path != before {
              path.⟦removeLast⟧()
            }
          }
        }
        """,
      fixed: """
        final class Router: ObservableObject {
          @Published var path = NavigationPath()
          var before = NavigationPath()

          func leave() {
            while !path.isEmpty, path != before {
              path.removeLast()
            }
          }
        }
        """, level: .review),
    Example(
      "In the middle of a loop",
      code: """
        final class Router: ObservableObject {
          @Published var path = NavigationPath()
          var before = NavigationPath()
          var isOn = true

          func leave() {
            while path != before {
              if isOn { path.⟦removeLast⟧() }
            }
          }
        }
        """),
  ]

  fileprivate static let allowed: [Example] = [
    Example("Checked first", code: wizard("Button(\"Back\") { if !path.isEmpty { path.removeLast() } }")),
    Example("All of it", code: wizard("Button(\"Back\") { path.removeLast(path.count) }")),
    Example(
      "A guard in front of it",
      code: """
        final class Router: ObservableObject {
          @Published var path = NavigationPath()

          func back() {
            guard path.count > 0 else { return }
            path.removeLast()
          }
        }
        """),
    Example(
      "The button is off when nothing is there", code: wizard("Button(\"Back\") { path.removeLast() }.disabled(path.isEmpty)")),
    Example(
      "An array that is no path",
      code: """
        struct Words: View {
          @State private var words = ["a", "b"]
          var body: some View { Button("Less") { words.removeLast() } }
        }
        """),
    Example(
      "Replaced in one go",
      code: """
        final class Router: ObservableObject {
          @Published var path = NavigationPath()

          func replace(_ step: Int) {
            path.append(step)
            path.removeLast()
          }
        }
        """),
  ]
}
