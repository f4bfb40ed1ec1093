import SwiftSyntax
import SwiftUIModel

extension ViewFile {
  /// Whether a write of a state, or of a property of a view's model, makes the view's `body` run again, so that what its
  /// presentations show is made anew.
  /// - Parameters:
  ///   - path: what is written, `self` left out: `["isLoading"]`, `["model", "isLoading"]`
  ///   - content: what does not count as a part of `body`
  public func remakesBody(_ path: [String], of type: TypeDeclaration, besides content: [ClosureExprSyntax]) -> Bool {
    guard let root = path.first, let property = property(named: root, of: type) else { return false }
    let isBodyRead = { (reference: Reference) in
      !reference.isWrite && reference.form != .projection
        && !content.contains { $0.textRange.contains(reference.range) } && self.isEvaluatedWithBody(reference.node)
    }
    if path.count == 1 {
      return property.hasBinding && references(to: property, of: type).contains(where: isBodyRead)
    }
    // Whatever an `ObservableObject` publishes makes the bodies of all its views run.
    if [.stateObject, .observedObject, .environmentObject].contains(property.storage) { return true }
    guard let name = path.last else { return false }
    return memberUses(named: name).contains { use in
      use.receiverPath == path.dropLast() && self.type(around: use.reference.node)?.qualifiedName == type.qualifiedName
        && isBodyRead(use.reference)
    }
  }

  /// Whether code runs while `body` does, and not later in an action.
  private func isEvaluatedWithBody(_ node: Syntax) -> Bool {
    guard let member = member(around: node), member.name == "body" || member.isView || member.isProperty else { return false }
    return closures(around: node).allSatisfy { enclosing in
      guard let call = enclosing.call else { return false }
      if call.isMember { return call.has(.decoration) || call.has(.attachment) || Self.sequenceMethods.contains(call.name) }
      guard call.name.first?.isUppercase == true, call.name != "Task", call.name != "Binding" else { return false }
      if call.name == "Button" { return enclosing.label == "label" || call.argument("action") != nil }
      return enclosing.label != "action"
    }
  }

  /// Methods of sequences that run their closure at once.
  private static let sequenceMethods: Set = [
    "map", "filter", "compactMap", "flatMap", "contains", "first", "sorted", "allSatisfy", "reduce", "forEach",
  ]
}
