import SourceText
import SwiftSyntax
import SwiftUIModel

extension SeparateSelection {
  /// Whether what is presented gives the optional of a model another value while it is up: an item would close it and open it
  /// again. The writes of the content itself count among the uses; these are those of the views that it makes, and of the
  /// model's methods that they call.
  public func isSwappedInPresentedView(_ uses: SelectionUses, in semantics: SemanticModel) -> Bool {
    guard uses.optional.isShared else { return false }
    let writes = uses.optional.uses.filter { use in
      guard case .assigned(let assignment) = use.use else { return false }
      return !assignment.isNil
    }
    let swaps = writes.filter { write in !uses.openings.contains { $0.value.target.id == write.node.as(ExprSyntax.self)?.id } }
    guard !swaps.isEmpty else { return false }
    let presented = presentedParts(in: semantics)
    if swaps.contains(where: { swap in presented.contains { $0.path == swap.path && $0.node.contains(swap.range) } }) {
      return true
    }
    let methods = Set(
      swaps.filter { $0.receiver.isEmpty }.compactMap { swap -> String? in
        guard let member = swap.file.member(around: swap.node), !member.isProperty else { return nil }
        return member.name
      })
    return presented.contains { part in
      part.file.calls(in: part.node).contains { $0.isMember && methods.contains($0.name) }
    }
  }

  /// The content, and the views that are made in it and in these, as far as they are in sight.
  private func presentedParts(in semantics: SemanticModel) -> [Located<TextRange>] {
    var result = [semantics.checkedFile.located(closure.textRange)]
    var visited: Set<String> = [type.qualifiedName]
    var next = 0
    while next < result.count, result.count < 32 {
      let part = result[next]
      next += 1
      for call in part.file.calls(in: part.node) where !call.isMember && call.name.first?.isUppercase == true {
        guard !call.has(.view), visited.insert(call.name).inserted else { continue }
        for declaration in semantics.declarations(ofType: call.name) where declaration.file.isView(declaration.type) {
          result.append(declaration.located(declaration.type.range))
        }
      }
    }
    return result
  }
}
