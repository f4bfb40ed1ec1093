import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

extension ExprSyntax {
  /// The name of the view, function or property that a chain of modifiers starts with, as it is declared: for look-ups.
  var viewName: String? {
    let view = modifiedView
    return view.as(FunctionCallExprSyntax.self).flatMap(Call.init)?.name ?? view.memberPath?.last
  }

  /// What a chain of modifiers starts with, as messages name it: `List`, `rows`, `drawer(_:)`, `model.page(_:)`. Nil if it starts
  /// with `self`, which is the view around it and not what is shown.
  var viewTitle: String? {
    let view = modifiedView
    if let call = view.as(FunctionCallExprSyntax.self).flatMap(Call.init) {
      return call.name.first?.isUppercase == true ? call.name : call.signature
    }
    guard let path = view.memberPath?.filter({ $0 != "self" }), let last = path.last, last != "Self" else { return nil }
    // `model.page(3)` is a modifier only if `model` is a view, so the two are named together.
    if last.first?.isLowercase == true, let first = viewModifiers.last, !first.has(.modifier) {
      return "\(path.joined(separator: ".")).\(first.signature)"
    }
    return last
  }

  /// The screen that a destination shows, as messages name it: the one view within containers and branches that have no look of
  /// their own. Nil if that is not one view.
  var screenTitle: String? {
    guard let call = modifiedView.as(FunctionCallExprSyntax.self).flatMap(Call.init), call.isFrame else {
      return viewTitle
    }
    if let content = call.closures.first?.closure { return content.statements.screenTitle }
    return call.unlabeledArgument?.expression.screenTitle
  }
}

extension Call {
  /// Whether it is a container that nobody sees, or that is around a whole screen.
  fileprivate var isFrame: Bool { has(.transparent) || has(.stackContainer) || name == "LazyView" }
}

extension CodeBlockItemListSyntax {
  /// The one view that these statements show, in whatever branch; nil if there are several.
  var screenTitle: String? {
    let shown = contentRoots().filter { $0.expression.viewName != "EmptyView" }
    return shown.count == 1 ? shown.first?.expression.screenTitle : nil
  }
}

extension DestinationLink.Destination {
  /// The screen as messages name it; nil if it is not one view.
  var screenTitle: String? {
    switch self {
    case .closure(let closure): closure.statements.screenTitle
    case .value(let expression): expression.screenTitle
    }
  }
}

extension Call {
  /// The name with its labels, as in `frame(width:)`.
  var signature: String {
    let labels = node.arguments.map { ($0.label?.text ?? "_") + ":" }.joined()
    return labels.isEmpty ? name : "\(name)(\(labels))"
  }
}
