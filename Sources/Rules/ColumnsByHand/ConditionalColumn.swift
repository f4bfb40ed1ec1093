import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

/// Two views side by side in an `HStack`, of which the second is there only under a condition.
struct ConditionalColumn {
  let stack: Call
  /// The first view, always there.
  let main: ExprSyntax
  let branch: IfExprSyntax
  /// The line between the two, with its modifiers.
  let divider: ExprSyntax?
  let second: ExprSyntax

  /// Nil for other arrangements.
  init?(_ stack: Call) {
    guard stack.name == "HStack", !stack.isMember, stack.closures.count == 1,
      let content = stack.closures.first?.closure, content.signature == nil
    else { return nil }
    var items = content.statements.compactMap(\.viewExpression)
    guard items.count == content.statements.count, let branch = items.popLast()?.as(IfExprSyntax.self), branch.elseBody == nil
    else { return nil }
    var inner = branch.body.statements.compactMap(\.viewExpression)
    guard inner.count == branch.body.statements.count, let second = inner.popLast(), inner.count <= 1 else { return nil }
    let dividers = items.dropFirst() + inner
    guard let main = items.first, dividers.count <= 1, dividers.allSatisfy({ $0.viewName == "Divider" }),
      [main, second].allSatisfy({ !$0.is(IfExprSyntax.self) && !$0.is(SwitchExprSyntax.self) && $0.viewName != "Divider" })
    else { return nil }
    self.stack = stack
    self.main = main
    self.branch = branch
    divider = dividers.first
    self.second = second
  }

  /// The `spacing:` of the stack.
  var spacing: ExprSyntax? { stack.argument("spacing")?.expression }

  /// Whether names in it say that the second column is an inspector.
  var isInspectorByName: Bool {
    let names = [second.viewName ?? "", branch.conditions.trimmedDescription].joined(separator: " ").lowercased()
    return ["inspector", "properties", "info"].contains(where: names.contains)
  }
}

extension Call {
  /// The arguments of a modifier for a column's width that say the same as a `frame`; nil where it says more.
  func columnWidth(in file: ViewFile) -> String? {
    let value: (String) -> String? = { label in argument(label).map { file.text[$0.expression.textRange] } }
    if labels == ["width"] { return value("width") }
    if labels == ["maxWidth"] { return value("maxWidth").map { "ideal: \($0), max: \($0)" } }
    guard let ideal = value("idealWidth"), Set(labels).isSubset(of: ["minWidth", "idealWidth", "maxWidth"]) else { return nil }
    return [value("minWidth").map { "min: \($0)" }, "ideal: \(ideal)", value("maxWidth").map { "max: \($0)" }]
      .compactMap { $0 }.joined(separator: ", ")
  }
}

extension CodeBlockItemSyntax {
  /// The expression of a statement in a view builder; nil for declarations and `#if`.
  fileprivate var viewExpression: ExprSyntax? {
    item.as(ExpressionStmtSyntax.self)?.expression ?? item.as(ExprSyntax.self)
  }
}

extension RuleContext {
  /// What views of a project that are not in sight are called when they are screens.
  private static let screenNames = ["Tab", "Screen", "Column", "Sidebar", "List", "Feed", "Timeline"]

  /// Whether a view is a container, directly or by what its helper or type shows.
  func isContainer(_ view: ExprSyntax, depth: Int = 0) -> Bool {
    guard depth < 4, let name = view.viewName else { return false }
    if SwiftUICatalogue.has(name, .page), !file.declaresType(named: name) { return true }
    if SwiftUICatalogue.has(name, .pageWrapper) {
      let content = view.modifiedView.as(FunctionCallExprSyntax.self).flatMap(Call.init)?.closures.first?.closure
      return content.map { $0.statements.contentRoots().contains { isContainer($0.expression, depth: depth + 1) } } ?? false
    }
    if let type = file.type(around: view), let body = file.member(named: name, of: type)?.body {
      return body.contentRoots().contains { isContainer($0.expression, depth: depth + 1) }
    }
    guard name.first?.isUppercase == true else { return false }
    let declared = semantics.declarations(ofType: name)
    let bodies = declared.flatMap(\.type.members).filter { $0.name == "body" }.compactMap(\.body)
    if bodies.isEmpty { return declared.isEmpty && Self.screenNames.contains(where: name.hasSuffix) }
    return bodies.contains { $0.contentRoots().contains { isContainer($0.expression, depth: depth + 1) } }
  }

  /// Whether the two are columns of a split that is made by hand, rather than an inspector or a row.
  func isSplit(_ columns: ConditionalColumn) -> Bool {
    let hasNoGap = columns.spacing?.trimmedDescription == "0"
    return (columns.divider != nil || hasNoGap) && !columns.isInspectorByName && isContainer(columns.main)
      && isContainer(columns.second)
  }
}

extension Call {
  /// Whether it is an `HStack` that makes split columns by hand, whether or not a part is missing.
  public func makesSplitColumns(in file: ViewFile, project: any ProjectFacts) -> Bool {
    guard let columns = ConditionalColumn(self), file.isViewContext(node), !file.declaresType(named: "HStack") else {
      return false
    }
    return RuleContext(file: file, project: project).isSplit(columns)
  }
}
