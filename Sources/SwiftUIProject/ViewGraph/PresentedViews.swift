import SwiftSyntax
import SwiftUIModel

extension Presentation {
  /// The calls that make what it shows: the roots of its content, within a navigation stack or `Group` too, and in a helper of
  /// the same type that nothing else uses. Empty for content that is no closure.
  public func shownViews(in file: ViewFile) -> [Call] {
    guard case .closure(let closure) = content else { return [] }
    var result: [Call] = []
    Self.addViews(of: closure.statements, in: file, to: &result, depth: 0)
    return result
  }

  private static func addViews(of statements: CodeBlockItemListSyntax, in file: ViewFile, to result: inout [Call], depth: Int) {
    guard depth < 6 else { return }
    for root in statements.contentRoots() {
      let call = root.view.as(FunctionCallExprSyntax.self).flatMap(Call.init)
      if let call, !call.isMember, call.has(.stackContainer) || call.name == "Group" {
        let content = call.closures.first { $0.label == nil || $0.label == "root" || $0.label == "content" }
        if let content { addViews(of: content.closure.statements, in: file, to: &result, depth: depth + 1) }
      } else if let call, !call.isMember, call.name.first?.isUppercase == true {
        result.append(call)
      } else if let name = (call?.node.calledExpression ?? root.view).plainPath?.only, let type = file.type(around: root.view),
        let helper = file.member(named: name, of: type), helper.isView, let body = helper.body,
        helper.uses(in: type, of: file).count == 1
      {
        addViews(of: body, in: file, to: &result, depth: depth + 1)
      }
    }
  }
}

extension Array {
  /// The element of an array that has just one.
  fileprivate var only: Element? { count == 1 ? first : nil }
}
