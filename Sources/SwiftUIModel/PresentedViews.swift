import SwiftSyntax

extension ViewFile {
  /// The calls that make what a presentation shows: the roots of its content, within a navigation stack or `Group` too, and in
  /// a helper of the same type that nothing else uses. Empty for content that is no closure.
  public func presentedCalls(of presentation: Presentation) -> [Call] {
    guard case .closure(let closure) = presentation.content else { return [] }
    var result: [Call] = []
    addViews(of: closure.statements, to: &result, depth: 0)
    return result
  }

  private func addViews(of statements: CodeBlockItemListSyntax, to result: inout [Call], depth: Int) {
    guard depth < 6 else { return }
    for root in statements.contentRoots() {
      let call = root.view.as(FunctionCallExprSyntax.self).flatMap(Call.init)
      if let call, !call.isMember, call.has(.stackContainer) || call.name == "Group" {
        let content = call.closures.first { $0.label == nil || $0.label == "root" || $0.label == "content" }
        if let content { addViews(of: content.closure.statements, to: &result, depth: depth + 1) }
      } else if let call, !call.isMember, call.name.first?.isUppercase == true {
        result.append(call)
      } else if let name = (call?.node.calledExpression ?? root.view).plainPath?.only, let type = type(around: root.view),
        let helper = member(named: name, of: type), helper.isView, let body = helper.body, uses(of: helper, in: type).count == 1
      {
        addViews(of: body, to: &result, depth: depth + 1)
      }
    }
  }
}

extension Array {
  /// The element of an array that has just one.
  fileprivate var only: Element? { count == 1 ? first : nil }
}
