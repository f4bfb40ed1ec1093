import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

/// A leading list with neither a selection nor links.
struct IdleSidebar {
  let list: Call

  init?(_ column: NavigationContainer.Column, in context: RuleContext) {
    guard let list = Self.list(of: column.closure.statements, in: context), list.argument("selection") == nil,
      !list.closures.isEmpty
    else { return nil }
    guard IdleRows(context: context).areIdle(Syntax(list.wholeChain)) else { return nil }
    self.list = list
  }

  /// The list that is all that the column shows, in a helper perhaps.
  private static func list(of content: CodeBlockItemListSyntax, in context: RuleContext) -> Call? {
    let walk = InwardWalk(into: content, of: context.semantics.checkedFile, through: .helpers, depth: 4)
    guard !context.file.declaresType(named: "List"), !walk.isCut, walk.leaves.count == 1, let only = walk.leaves.first,
      !only.isConditional, let call = only.call, call.name == "List"
    else { return nil }
    return call
  }

  var finding: Finding {
    Finding(
      .splitViewSelection, range: list.nameToken.textRange,
      message: """
        This list in the sidebar has neither a selection nor links, so a tap on its rows shows nothing in the next column. Bind a \
        selection, `List(selection:)`, or make the rows links.
        """,
      refusal: "What the rows select is for you to say.")
  }
}

/// Looks for anything in the rows of a list that a tap can do.
private struct IdleRows {
  let context: RuleContext

  private static let values: Set<String> = ["Date", "Int", "String", "CGFloat"]

  /// Whether all that a node shows is known, and none of it reacts to a tap.
  func areIdle(_ node: Syntax, depth: Int = 0) -> Bool {
    guard depth < 4 else { return false }
    return node.tokens(viewMode: .sourceAccurate).allSatisfy { token in
      guard case .identifier(let name) = token.tokenKind, let reference = token.parent?.as(DeclReferenceExprSyntax.self) else {
        return true
      }
      if let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id {
        guard member.base?.trimmedDescription == "self" else {
          return !SwiftUICatalogue.has(name, .tapReaction) && name != "onSelect"
        }
      }
      if name.first?.isUppercase == true {
        return SwiftUICatalogue.has(name, .inert) || Self.values.contains(name) || isIdleView(name, depth: depth)
      }
      if name.hasPrefix("$") || ScopeTree.localDeclaration(of: name, at: reference) != nil { return true }
      guard let type = context.file.type(around: reference) else { return false }
      if let helper = context.file.member(named: name, of: type) {
        return !helper.isView || helper.body.map { areIdle(Syntax($0), depth: depth + 1) } ?? false
      }
      // A property of the view, or a function that is not in sight and may show anything.
      return context.file.property(named: name, of: type).map { $0.type?.contains("->") != true } ?? false
    }
  }

  private func isIdleView(_ name: String, depth: Int) -> Bool {
    let declared = context.semantics.declarations(ofType: name)
    guard !declared.isEmpty else { return false }
    let bodies = declared.flatMap { found in found.type.members.filter(\.isView).compactMap { ($0, found.file) } }
    // A type without views, such as a model whose constant is shown.
    return bodies.allSatisfy { member, file in
      let inner = IdleRows(context: RuleContext(file: file, project: context.project))
      return member.body.map { inner.areIdle(Syntax($0), depth: depth + 1) } ?? false
    }
  }
}
