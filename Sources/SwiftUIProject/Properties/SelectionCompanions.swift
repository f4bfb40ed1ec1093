import SwiftSyntax
import SwiftUIModel

extension SeparateSelection {
  /// Further optionals that the content needs and that are set beside the flag: together with the selection they are one value in
  /// several states, none of which can present alone. As the user writes them, without those that are set to nil.
  public func companions(in uses: SelectionUses, semantics: SemanticModel) -> [String] {
    var result: [String] = []
    for (use, value) in uses.openings {
      for assignment in use.statement?.neighbouringAssignments ?? [] where !assignment.isNil {
        guard assignment.node.id != value.node.id, let name = assignment.target.accessPath.last,
          assignment.target.accessPath == use.receiver + [name], name != uses.optional.name,
          isNeeded(name, keptWith: uses.optional, in: semantics)
        else { continue }
        let written = (unwrapping.path.dropLast() + [name]).joined(separator: ".")
        if !result.contains(written) { result.append(written) }
      }
    }
    return result
  }

  /// Whether the content reads another optional of the view, or of its model.
  private func isNeeded(_ name: String, keptWith optional: TrackedState, in semantics: SemanticModel) -> Bool {
    let file = semantics.file
    let bodies = [closure.textRange] + (helper.flatMap { file.member(named: $0, of: type)?.body?.textRange }.map { [$0] } ?? [])
    if optional.isShared {
      let properties = semantics.declarations(ofType: optional.home.type.qualifiedName).flatMap(\.type.properties)
      guard properties.contains(where: { $0.name == name && $0.isOptional && !$0.isLet }) else { return false }
      return file.memberUses(named: name).contains { use in
        !use.reference.isWrite && use.receiverPath == unwrapping.path.dropLast()
          && bodies.contains { $0.contains(use.reference.range) }
      }
    }
    guard let property = file.property(named: name, of: type), property.isOptional, !property.isLet, property.storage == .state
    else { return false }
    return file.references(to: property, of: type).contains { use in
      !use.isWrite && bodies.contains { $0.contains(use.range) }
    }
  }
}
