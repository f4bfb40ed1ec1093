import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

extension Rule {
  /// `NavigationView` and its styles.
  public static let navigationView = Rule(
    id: "navigation-view",
    severity: .information,
    fixLevel: .safe,
    chapter: .navigation,
    title: "`NavigationView`",
    why: """
      `NavigationView` decides by platform and style whether it is a stack or columns, and value links, paths and typed \
      destinations do not work in it. It is soft-deprecated: the compiler says nothing, but `NavigationStack` and \
      `NavigationSplitView` replace it since iOS 16.
      """,
    anchor: "navigation-view",
    triggers: ["NavigationView", "navigationViewStyle"],
    flagged: LegacyNavigationViewExamples.flagged,
    allowed: LegacyNavigationViewExamples.allowed,
    check: { context in
      let file = context.file
      guard file.importsSwiftUI, !file.declaresType(named: "NavigationView") else { return [] }
      let views = context.navigationContainers(.view).filter { !context.semantics.mayLack(.iOS16, at: $0.call.node) }
      let styles = context.calls(named: "navigationViewStyle").filter {
        $0.isMember && file.isViewContext($0.node) && !context.semantics.mayLack(.iOS16, at: $0.node)
      }
      guard !views.isEmpty || !styles.isEmpty,
        !context.semantics.declarations(ofType: "NavigationView").contains(where: { $0.type.kind != .extension })
      else { return [] }
      return views.map { LegacyNavigationView($0, in: context).finding }
        + styles.compactMap { LooseNavigationViewStyle($0, in: context)?.finding }
    })
}

/// A style of `navigationViewStyle`, as written at the modifier.
enum NavigationViewStyleKind {
  case stack
  case columns
  case automatic
  /// A value whose style only the compiler knows.
  case other

  init(_ call: Call) {
    let text = call.unlabeledArgument?.expression.trimmedDescription ?? ""
    switch text.hasPrefix(".init") ? "" : text.filter({ $0 != "(" && $0 != ")" }) {
    case ".stack", "StackNavigationViewStyle": self = .stack
    case ".columns", "ColumnNavigationViewStyle", "DoubleColumnNavigationViewStyle": self = .columns
    case ".automatic", "DefaultNavigationViewStyle": self = .automatic
    default: self = .other
    }
  }
}

/// One `NavigationView` with what decides about its successor.
struct LegacyNavigationView {
  let container: NavigationContainer
  let context: RuleContext
  /// The views in it; nil where they cannot be counted.
  let children: [CodeBlockItemSyntax]?
  /// The style modifiers on it, those within `#if` too.
  let styles: [Call]

  var file: ViewFile { context.file }
  var call: Call { container.call }
  var isInPreview: Bool { file.isInPreview(call.node) }

  init(_ container: NavigationContainer, in context: RuleContext) {
    self.container = container
    self.context = context
    children = container.content.flatMap { $0.statements.navigationChildren }
    styles = container.call.wholeChainAcrossConditions.viewModifiersInAllBranches.reversed().filter {
      $0.name == "navigationViewStyle"
    }
  }

  /// The style written on the view itself.
  var ownStyle: NavigationViewStyleKind? { styles.last.map(NavigationViewStyleKind.init) }

  private var severity: Severity {
    guard !isInPreview else { return .hint }
    return (children?.count ?? 1) > 1 || ownStyle == .columns ? .information : .hint
  }

  var finding: Finding {
    var fix: Fix?
    var refusal: FindingMessage?
    do throws(Refusal) { fix = try LegacyNavigationViewFix(of: self).fix() } catch { refusal = error.reason }
    return Finding(
      .navigationView, severity: severity, range: call.nameToken.textRange, message: message,
      related: styles.map { RelatedPlace(range: $0.nameToken.textRange, message: "Its style.") }, tags: [.deprecated], fix: fix,
      refusal: refusal)
  }

  private var message: String {
    let owner = isInPreview ? "This preview" : file.type(around: call.node).map { "`\($0.name)`" } ?? "This code"
    let count = children?.count ?? 1
    if count > 1, ownStyle != .stack {
      return """
        \(owner) shows \(count == 2 ? "two" : "\(count)") views side by side in a `NavigationView`, which is soft-deprecated. \
        `NavigationSplitView` says which of them is the sidebar and which the detail.
        """
    }
    if ownStyle == .columns {
      return """
        \(owner) asks a `NavigationView` for columns, and both are soft-deprecated. `NavigationSplitView` has a sidebar and a \
        detail of its own.
        """
    }
    return """
      \(owner) uses `NavigationView`, which is soft-deprecated: value links, paths and typed destinations do not work in it. \
      Use `NavigationStack`.
      """
  }
}

extension CodeBlockItemListSyntax {
  /// The statements that are views; nil where `#if`, or a group of several, hides how many there are.
  fileprivate var navigationChildren: [CodeBlockItemSyntax]? {
    var result: [CodeBlockItemSyntax] = []
    for item in self {
      if let conditional = item.item.as(IfConfigDeclSyntax.self) {
        guard count == 1, conditional.clauses.allSatisfy(\.hasOneView) else { return nil }
      }
      if item.item.is(DeclSyntax.self), !item.item.is(IfConfigDeclSyntax.self) { continue }
      result.append(item)
    }
    return result
  }
}

extension IfConfigClauseSyntax {
  fileprivate var hasOneView: Bool {
    guard case .statements(let statements)? = elements else { return true }
    return statements.count <= 1
  }
}
