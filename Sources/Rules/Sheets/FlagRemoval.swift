import SourceText
import SwiftSyntax
import SwiftUIModel

/// Takes the flag of a presentation away, in favour of the optional that was written beside it.
struct FlagRemoval {
  let flag: StateProperty
  let property: StateProperty
  let uses: SelectionUses
  let file: ViewFile
  /// Whether the optional's plain name will mean a closure's parameter at a use of the flag.
  let isShadowed: (Reference) -> Bool

  /// The declaration and the writes that came with one of the optional go, `flag = false` becomes `x = nil`, and reads become
  /// `x != nil`.
  /// - Parameter isLeft: ranges in which writes are left to the caller
  func edits(except isLeft: (TextRange) -> Bool) -> [TextEdit] {
    var edits = [TextEdit.delete(file.layout.removal(of: flag.declaration))]
    for (reference, assignment) in uses.closingFlagWrites where !isLeft(reference.range) {
      edits.append(TextEdit(reference.range, optionalName(at: reference)))
      edits.append(TextEdit(assignment.value.textRange, "nil"))
    }
    for write in uses.redundantFlagWrites where !isLeft(write.range) {
      if let statement = write.node.parent?.asStatement { edits.append(.delete(file.layout.removal(of: statement))) }
    }
    for read in uses.flagReads {
      let name = optionalName(at: read)
      if let negation = read.node.parent?.as(PrefixOperatorExprSyntax.self) {
        edits.append(TextEdit(negation.textRange, "\(name) == nil"))
      } else {
        edits.append(TextEdit(read.range, "\(name) != nil"))
      }
    }
    return edits
  }

  private func optionalName(at reference: Reference) -> String {
    let needsSelf =
      reference.hasSelf || isShadowed(reference)
      || ScopeTree.localDeclaration(of: property.name, at: reference.node) != nil
    return needsSelf ? "self.\(property.name)" : property.name
  }
}
