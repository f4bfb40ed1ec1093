import SwiftSyntax
import SwiftUIModel

extension ViewFile {
  /// Whether a view opens a presentation by itself and in no other way: its state starts with a value, or is set when the view
  /// appears.
  func opensByItself(_ presentation: Presentation, of type: TypeDeclaration) -> Bool {
    guard let name = presentation.source.propertyName, let property = property(named: name, of: type),
      property.storage == .state
    else { return false }
    let isOpenAtFirst =
      property.defaultValue.map {
        presentation.isItemDriven ? !$0.is(NilLiteralExprSyntax.self) : $0.trimmedDescription == "true"
      }
      ?? !presentation.isItemDriven
    let openings = references(to: property, of: type).filter { reference in
      reference.form == .value ? reference.use.mayOpen : reference.form == .storage
    }
    return (isOpenAtFirst || !openings.isEmpty) && openings.allSatisfy { runsOnAppearing($0.node, of: type, depth: 0) }
  }

  /// Whether code runs when the view is made or appears, directly or in functions that nothing else calls.
  private func runsOnAppearing(_ node: Syntax, of type: TypeDeclaration, depth: Int) -> Bool {
    if node.firstAncestor(InitializerDeclSyntax.self) != nil { return true }
    let calls = closures(around: node).compactMap(\.call?.name)
    if calls.contains(where: { $0 == "task" || $0.hasSuffix("ppear") }) { return true }
    guard depth < 3, let member = member(around: node), member.node.is(FunctionDeclSyntax.self) else { return false }
    let uses = member.uses(in: type, of: self)
    return !uses.isEmpty && uses.allSatisfy { runsOnAppearing(Syntax($0), of: type, depth: depth + 1) }
  }
}
