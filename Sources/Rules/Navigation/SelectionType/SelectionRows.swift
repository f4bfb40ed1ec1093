import Linting
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

/// What the rows of a selectable list stand for.
struct SelectionRows {
  struct Row {
    enum Source {
      /// The rows of a `ForEach` or `List` with data, by the closure that makes them.
      case identity(ClosureExprSyntax, element: ValueType)
      /// The same with `id:`.
      case idPath(ClosureExprSyntax, ExprSyntax, element: ValueType)
      case tag(ExprSyntax)
      case linkValue(ExprSyntax)
    }

    let source: Source
    let type: ValueType
  }

  private(set) var rows: [Row] = []
  /// Whether a row stands for something that only a compiler can tell.
  private(set) var isUnknown = false
  private let context: RuleContext
  private let types: ValueTypes
  private var file: ViewFile { context.file }

  init(of list: Call, in context: RuleContext) {
    self.context = context
    types = ValueTypes(semantics: context.semantics)
    if list.unlabeledArgument != nil {
      addRows(of: list)
    } else if let content = list.closures.first(where: { $0.label == nil || $0.label == "content" })?.closure {
      add(content.statements, depth: 0)
    } else {
      isUnknown = true
    }
  }

  // MARK: Rows of data

  private mutating func addRows(of call: Call) {
    guard let data = call.unlabeledArgument?.expression, let closure = call.rowClosure,
      let element = types.type(of: data, in: file)?.element, !element.isOptional
    else { return isUnknown = true }
    let start = rows.count
    let hasOwn = addOwn(closure.statements)
    if hasOwn, rows.count > start { return }
    guard let row = row(of: call, closure, element), !isUnknown else { return isUnknown = true }
    rows.append(row)
  }

  private func row(of call: Call, _ closure: ClosureExprSyntax, _ element: ValueType) -> Row? {
    guard let id = call.argument("id")?.expression else {
      let isRange = element.name == "Int"
      guard let type = isRange ? element : types.identity(of: element), !type.isOpaqueIdentity else { return nil }
      return Row(source: .identity(closure, element: element), type: type.unwrapped)
    }
    let path = id.trimmedDescription.split(separator: ".").map(String.init)
    guard id.is(KeyPathExprSyntax.self), path.count == 2, let name = path.last,
      let type = name == "self" ? element : types.type(ofMember: name, of: element), !type.isOpaqueIdentity
    else { return nil }
    return Row(source: .idPath(closure, id, element: element), type: type.unwrapped)
  }

  /// Adds the tags and link values of a row's views; whether each of them has one.
  private mutating func addOwn(_ statements: CodeBlockItemListSyntax) -> Bool {
    var hasAll = true
    for root in statements.contentRoots(throughGroups: false) {
      if root.modifiers.contains(where: { $0.name == "selectionDisabled" }) { continue }
      if !addOwn(root) { hasAll = false }
    }
    return hasAll
  }

  private static let taggers = SwiftUICatalogue.names(with: .tagsRows)

  private mutating func addOwn(_ root: ContentNode) -> Bool {
    if let tag = root.modifiers.first(where: { $0.name == "tag" }), let value = tag.unlabeledArgument?.expression {
      add(value) { .tag(value) }
      return true
    }
    guard let call = root.view.as(FunctionCallExprSyntax.self).flatMap(Call.init) else {
      isUnknown = true
      return false
    }
    if call.name == "NavigationLink", !call.isMember {
      guard let value = call.argument("value")?.expression else { return false }
      add(value) { .linkValue(value) }
      return true
    }
    if call.has(.builtIn) {
      // A tag or link deeper in a layout may be the row's.
      let inside = call.node.textRange
      if Self.taggers.contains(where: { !file.tokens(named: $0, within: [inside]).isEmpty }) { isUnknown = true }
      return false
    }
    noteForeign(call)
    return false
  }

  private mutating func add(_ value: ExprSyntax, _ source: () -> Row.Source) {
    guard let type = types.type(of: value, in: file)?.unwrapped, !type.isOpaqueIdentity else { return isUnknown = true }
    rows.append(Row(source: source(), type: type))
  }

  /// A view of the project that may tag itself.
  private mutating func noteForeign(_ call: Call) {
    let declarations = context.semantics.declarations(ofType: call.name, in: file.type(around: call.node))
    guard declarations.contains(where: { $0.type.kind != .extension }) else { return isUnknown = true }
    for declaration in declarations {
      if Self.taggers.contains(where: { !declaration.file.tokens(named: $0, within: [declaration.type.range]).isEmpty }) {
        isUnknown = true
      }
    }
  }

  // MARK: Written rows

  private mutating func add(_ statements: CodeBlockItemListSyntax, depth: Int) {
    guard depth < 8 else { return isUnknown = true }
    for root in statements.contentRoots() {
      if root.modifiers.contains(where: { $0.name == "selectionDisabled" }) { continue }
      let call = root.view.as(FunctionCallExprSyntax.self).flatMap(Call.init)
      if let call, !call.isMember, call.name == "ForEach" {
        addRows(of: call)
      } else if let call, !call.isMember, call.has(.rowGroup) {
        let content = call.closures.first { $0.label == nil || $0.label == "content" }
        if let content { add(content.closure.statements, depth: depth + 1) } else { isUnknown = true }
      } else if let helper = helper(root.view) {
        guard let body = helper.body else { return isUnknown = true }
        add(body, depth: depth + 1)
      } else if let call, call.has(.opaqueRows) {
        isUnknown = true
      } else {
        // A view without a tag is no row that can be selected.
        _ = addOwn(root)
      }
    }
  }

  private func helper(_ view: ExprSyntax) -> Member? {
    let called = view.as(FunctionCallExprSyntax.self)?.calledExpression ?? view
    guard let path = called.plainPath, path.count == 1, let name = path.first, let type = file.type(around: view) else {
      return nil
    }
    return file.member(named: name, of: type).flatMap { $0.isView ? $0 : nil }
  }
}
