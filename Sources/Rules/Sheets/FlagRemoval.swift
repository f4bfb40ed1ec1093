import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

/// Takes the flag of a presentation away, in favour of the optional that was written beside it, in every file that uses it.
struct FlagRemoval {
  let flag: TrackedState
  let uses: SelectionUses
  /// Whether the optional's plain name will mean a closure's parameter at a use of the flag.
  let isShadowed: (StateUse) -> Bool

  /// The declaration and the writes that came with one of the optional go, `flag = false` becomes `x = nil`, and reads become
  /// `x != nil`.
  /// - Parameter isLeft: the uses that are left to the caller
  func edits(except isLeft: (StateUse) -> Bool) -> ProjectEdits {
    var edits = ProjectEdits()
    edits.add([.delete(flag.home.file.layout.removal(of: flag.property.declaration))], to: flag.home.path)
    for (use, assignment) in uses.closingFlagWrites where !isLeft(use) {
      edits.add([TextEdit(use.range, optionalName(at: use)), TextEdit(assignment.value.textRange, "nil")], to: use.path)
    }
    for use in uses.redundantFlagWrites where !isLeft(use) {
      if let statement = use.statement { edits.add([.delete(use.file.layout.removal(of: statement))], to: use.path) }
    }
    for use in uses.flagReads {
      let name = optionalName(at: use)
      if let negation = use.node.parent?.as(PrefixOperatorExprSyntax.self) {
        edits.add([TextEdit(negation.textRange, "\(name) == nil")], to: use.path)
      } else {
        edits.add([TextEdit(use.range, "\(name) != nil")], to: use.path)
      }
    }
    return edits
  }

  private func optionalName(at use: StateUse) -> String { use.written(for: uses.optional.name, isShadowed: isShadowed(use)) }
}
