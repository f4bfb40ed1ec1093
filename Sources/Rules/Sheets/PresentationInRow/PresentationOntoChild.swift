import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

/// Moves what a section or group hands to each of its children onto the one child that opens it.
struct PresentationOntoChild {
  /// Of one section or group, in source order.
  let cases: [PresentationInRow]

  func fix() throws(Refusal) -> Fix {
    guard let first = cases.first else { throw Refusal("There is nothing to move.") }
    var insertions: [TextEdit] = []
    var removals: [TextRange] = []
    var taken: [SyntaxIdentifier] = []
    for found in cases {
      let child = try child(opening: found)
      guard !taken.contains(child.id) else {
        throw Refusal("One child of the `\(found.maker.name)` opens several of them; let one state drive them first.")
      }
      taken.append(child.id)
      guard let move = ModifierMove(found.presentation.call, in: found.file) else {
        throw Refusal("The \(found.noun) cannot be cut out of its place here.")
      }
      insertions.append(move.insertion(behind: child))
      // What meets goes as one.
      if let last = removals.last, last.upper == move.removal.lower {
        removals[removals.count - 1] = TextRange(last.lower, move.removal.upper)
      } else {
        removals.append(move.removal)
      }
    }
    let title =
      cases.count > 1 ? "Move each onto the child that opens it" : "Move the \(first.noun) onto the child that opens it"
    guard
      let fix = Fix(
        title: title, level: .review, caution: "Only that child presents it then.",
        edits: insertions + removals.map(TextEdit.delete))
    else { throw Refusal("The parts of the change lie too close together to be edited safely.") }
    return fix
  }

  /// The only child whose controls open the presentation.
  private func child(opening found: PresentationInRow) throws(Refusal) -> ExprSyntax {
    let file = found.file
    let name = found.presentation.driverName
    guard let state = found.presentation.source.propertyName, let type = file.type(around: found.presentation.call.node),
      let property = file.property(named: state, of: type),
      let content = found.maker.closures.first(where: { $0.label == nil || $0.label == "content" })?.closure
    else {
      throw Refusal("What is around the `\(found.maker.name)` is in another view, so the \(found.noun) cannot be moved there.")
    }
    let openings = file.references(to: property, of: type).filter { reference in
      if reference.form == .projection { return !found.presentation.bindingArgument.textRange.contains(reference.range) }
      if case .mutated = reference.use { return true }
      return reference.use.mayOpen
    }
    let children = content.statements.contentRoots().filter { root in
      openings.contains { root.expression.textRange.contains($0.range) }
    }
    guard let child = children.first, children.count == 1,
      openings.allSatisfy({ child.expression.textRange.contains($0.range) })
    else { throw Refusal("No single child of the `\(found.maker.name)` opens `\(name)`.") }
    let call = child.view.as(FunctionCallExprSyntax.self).flatMap(Call.init)
    guard let call, !call.has(.spreadsModifiers),
      !child.modifiers.contains(where: { Presentation.Kind(rawValue: $0.name) != nil }),
      file.areCompiledTogether(found.presentation.call.node, child.expression)
    else { throw Refusal("The child of the `\(found.maker.name)` that opens `\(name)` cannot take the \(found.noun).") }
    return child.expression
  }
}
