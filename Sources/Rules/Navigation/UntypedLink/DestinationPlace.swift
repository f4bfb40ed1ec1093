import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

/// The place of a `navigationDestination` that replaces what a link carries: behind the outermost view of the same screen, so
/// that no lazy container holds it.
struct DestinationPlace {
  /// The destination goes directly behind this view.
  let target: ExprSyntax
  /// Whether that is the link's own chain.
  let isLink: Bool

  /// - Parameter carried: what the destination says, which must not use names that are known only around the link.
  init(for link: DestinationLink, carried: [ExprSyntax], in context: RuleContext) throws(Refusal) {
    let file = context.file
    let line = file.line(of: link.call.nameRange)
    let positions = ViewAncestors.all(of: link.call.node, in: file)
    guard let position = positions.first else { throw Refusal("The place of the link on line \(line) cannot be read.") }
    guard positions.count == 1 else {
      throw Refusal("The helper with the link on line \(line) is used in more than one place.")
    }
    let screen = Array(position.steps.prefix { !$0.isOtherScreen })
    guard !position.steps.contains(where: \.hasAvailability) else {
      throw Refusal("The link on line \(line) is inside an `if #available`.")
    }
    if let outer = screen.last {
      guard let view = outer.call.isMember ? outer.call.base : ExprSyntax(outer.call.node) else {
        throw Refusal("The link on line \(line) is inside an `#if`.")
      }
      target = view
      isLink = false
    } else {
      target = link.chain
      isLink = true
    }
    guard file.areCompiledTogether(link.call.node, target) else {
      throw Refusal("The link on line \(line) is inside an `#if`.")
    }
    let scopes = (isLink ? [] : [Syntax(target)]) + position.helpers.map { Syntax($0.node) }
    for node in carried {
      for scope in scopes {
        guard let name = file.localNames(in: node, declaredInside: scope).first else { continue }
        throw Refusal(
          "The screen of the link on line \(line) uses `\(name)`, which is known only there; put it into the value first.")
      }
    }
  }

  /// Whether a modifier on the target would be one for each of several views.
  func isAmbiguousGroup(without removed: Int) -> Bool {
    guard let group = target.as(FunctionCallExprSyntax.self).flatMap(Call.init), group.name == "Group", !group.isMember,
      let content = group.closures.first?.closure
    else { return false }
    return content.statements.count - removed > 1
  }
}

extension ViewFile {
  /// Takes views away: their statements, and what would be empty without them.
  func removals(of views: [ExprSyntax]) throws(Refusal) -> [TextEdit] {
    var edits: [TextEdit] = []
    var pending = views
    while !pending.isEmpty {
      var lists: [CodeBlockItemListSyntax] = []
      var items: [SyntaxIdentifier: [CodeBlockItemSyntax]] = [:]
      for view in pending {
        if let item = view.statement, let list = item.parent?.as(CodeBlockItemListSyntax.self) {
          if items[list.id] == nil { lists.append(list) }
          items[list.id, default: []].append(item)
        } else if let modifier = view.modifierAround {
          edits.append(.delete(try removal(of: modifier)))
        } else {
          throw Refusal("The link on line \(line(of: view.textRange)) cannot be taken away there.")
        }
      }
      pending = []
      for list in lists {
        let removed = items[list.id] ?? []
        guard removed.count == list.count else {
          edits += removed.map { .delete(layout.removal(of: $0)) }
          continue
        }
        if let closure = list.parent?.as(ClosureExprSyntax.self), let call = Self.call(taking: closure),
          call.closures.count == 1,
          call.has(.layer), call.isMember
        {
          edits.append(.delete(try removal(of: call)))
        } else if let closure = list.parent?.as(ClosureExprSyntax.self), let call = Self.call(taking: closure),
          call.closures.count == 1, !call.isMember, call.has(.plainStack) || call.name == "Group"
        {
          pending.append(ExprSyntax(call.wholeChain))
        } else if let branch = list.parent?.parent?.as(IfExprSyntax.self), branch.elseBody == nil {
          pending.append(ExprSyntax(branch))
        } else if let first = removed.first {
          edits.append(TextEdit(first.textRange, "EmptyView()"))
          edits += removed.dropFirst().map { .delete(layout.removal(of: $0)) }
        }
      }
    }
    return edits
  }

  private func removal(of modifier: Call) throws(Refusal) -> TextRange {
    guard let move = ModifierMove(modifier, in: self) else {
      throw Refusal("`\(modifier.name)` around the link cannot be taken away.")
    }
    return move.removal
  }
}

extension ExprSyntax {
  /// The statement that it is, `if` included.
  fileprivate var statement: CodeBlockItemSyntax? {
    asStatement ?? parent?.as(ExpressionStmtSyntax.self)?.asStatement
  }

  /// `background(view)` or `overlay(view)`, where that is all that it is given.
  fileprivate var modifierAround: Call? {
    guard let argument = parent?.as(LabeledExprSyntax.self), argument.label == nil,
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self).flatMap(Call.init), call.isMember,
      call.has(.layer)
    else { return nil }
    return call
  }
}
