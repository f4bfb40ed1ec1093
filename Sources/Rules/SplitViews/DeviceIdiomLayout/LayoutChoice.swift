import Linting
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

/// A condition that picks between layouts, with what each side shows.
struct LayoutChoice {
  /// What a view arranges its content with.
  enum Layout: String {
    case stack = "NavigationStack"
    case view = "NavigationView"
    case split = "NavigationSplitView"
    case tabs = "TabView"
    case row = "HStack"
    case column = "VStack"
  }

  let condition: Syntax
  /// What it picks, in words: "between `NavigationSplitView` and `NavigationStack`".
  let words: String
  /// Whether it arranges pieces in a row or a column, rather than whole screens.
  private(set) var isSmall = false

  /// The choice of an `if` in a view's code; nil where its sides do not differ in layout.
  init?(_ branch: IfExprSyntax, in context: RuleContext) {
    condition = Syntax(branch.conditions)
    let other: CodeBlockItemListSyntax
    switch branch.elseBody {
    case .codeBlock(let block): other = block.statements
    case .ifExpr(let next): other = next.body.statements
    default:
      guard let column = Self.columnShown(by: branch, in: context) else { return nil }
      words = "whether there is a second column, \(column)"
      return
    }
    guard let words = Self.difference(branch.body.statements, other, in: context) else { return nil }
    self.words = words
    isSmall = words.contains("`VStack`")
  }

  /// The choice of a `switch` over the device.
  init?(_ choice: SwitchExprSyntax, in context: RuleContext) {
    condition = Syntax(choice.subject)
    let bodies = choice.cases.compactMap { element -> CodeBlockItemListSyntax? in
      guard case .switchCase(let branch) = element else { return nil }
      return branch.statements
    }
    guard let first = bodies.first,
      let words = bodies.dropFirst().lazy.compactMap({ Self.difference(first, $0, in: context) }).first
    else { return nil }
    self.words = words
    isSmall = words.contains("`VStack`")
  }

  /// The choice of `wide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())`.
  init?(_ ternary: TernaryExprSyntax, in context: RuleContext) {
    condition = Syntax(ternary.condition)
    let names = [ternary.thenExpression, ternary.elseExpression].map(\.trimmedDescription)
    let layouts = names.map { ($0.contains("HStackLayout"), $0.contains("VStackLayout")) }
    guard names.allSatisfy({ $0.hasPrefix("AnyLayout(") }), let first = layouts.first, let second = layouts.last,
      first.0 != second.0 || first.1 != second.1
    else { return nil }
    words = "between two layouts"
    isSmall = true
  }

  private static func difference(
    _ first: CodeBlockItemListSyntax, _ second: CodeBlockItemListSyntax, in context: RuleContext
  ) -> String? {
    let one = layouts(of: first, in: context)
    let two = layouts(of: second, in: context)
    guard let mine = one.first, let other = two.first, one.count == 1, two.count == 1, mine != other else { return nil }
    let navigation: Set<Layout> = [.stack, .view, .split]
    let isChoice =
      one.union(two) == [.row, .column] || one.union(two).contains(.split)
      || (navigation.contains(mine) && other == .tabs) || (navigation.contains(other) && mine == .tabs)
    return isChoice ? "between `\(mine.rawValue)` and `\(other.rawValue)`" : nil
  }

  /// What the roots of some content arrange their content with, through helpers and views of the project.
  private static func layouts(of content: CodeBlockItemListSyntax, in context: RuleContext, depth: Int = 0) -> Set<Layout> {
    guard depth < 4 else { return [] }
    var result: Set<Layout> = []
    for root in content.contentRoots(throughGroups: true) {
      guard let name = root.expression.viewName else { continue }
      if let layout = Layout(rawValue: name), !context.file.declaresType(named: name) {
        result.insert(layout)
      } else if let type = context.file.type(around: root.expression),
        let body = context.file.member(named: name, of: type)?.body
      {
        result.formUnion(layouts(of: body, in: context, depth: depth + 1))
      } else if name.first?.isUppercase == true, depth < 2 {
        for found in context.semantics.declarations(ofType: name) {
          let bodies = found.type.members.filter { $0.name == "body" }.compactMap(\.body)
          let inner = RuleContext(file: found.file, project: context.project)
          for body in bodies {
            // A small view that happens to be a row is no layout of the screen.
            result.formUnion(layouts(of: body, in: inner, depth: depth + 1).subtracting([.row, .column]))
          }
        }
      }
    }
    return result
  }

  /// The name of the second column of an `HStack` that the branch shows.
  private static func columnShown(by branch: IfExprSyntax, in context: RuleContext) -> String? {
    guard let closure = branch.firstAncestor(ClosureExprSyntax.self), let stack = ViewFile.call(taking: closure),
      let columns = ConditionalColumn(stack), columns.branch.id == branch.id,
      context.isSplit(columns) || (columns.divider != nil && context.isContainer(columns.main))
    else { return nil }
    return columns.second.viewTitle.map { "`\($0)`" }
  }
}
