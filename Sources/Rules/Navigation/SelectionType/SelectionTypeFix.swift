import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

/// Gives the state the type of the rows where nothing reads its value, else the rows a tag of the state's type.
struct SelectionTypeFix {
  private let finding: SelectionType
  private var context: RuleContext { finding.context }
  private var file: ViewFile { context.file }

  init(_ finding: SelectionType) { self.finding = finding }

  func fix() throws(Refusal) -> Fix {
    guard let row = finding.rows.first, finding.rows.allSatisfy({ $0.type == row.type }) else {
      throw Refusal("The rows stand for values of several types.")
    }
    if let fix = retypingState(to: row) { return fix }
    var edits: [TextEdit] = []
    for row in finding.rows { edits.append(try tagEdit(row)) }
    guard
      let fix = Fix(
        title: "Tag the rows with `\(finding.selected.simpleName)`", level: .review,
        caution: "The selection then is equal to a row only as long as the whole value is.", edits: edits)
    else { throw Refusal("The rows cannot be changed here.") }
    return fix
  }

  // MARK: The state

  /// Nil where the state is declared elsewhere, or where its value is used.
  private func retypingState(to row: SelectionRows.Row) -> Fix? {
    guard let name = BindingSource(finding.argument.expression).propertyName, let type = file.type(around: finding.list.node),
      let property = file.property(named: name, of: type), property.storage == .state, property.isOnlyName,
      let annotation = property.binding.typeAnnotation?.type, !isNamedElsewhere(property, of: type),
      file.areCompiledTogether(property.declaration, finding.list.node), file.foreignMentions(of: property, of: type).isEmpty,
      property.defaultValue.map({ $0.is(NilLiteralExprSyntax.self) || ["[]", "Set()"].contains($0.trimmedDescription) })
        ?? true,
      file.references(to: property, of: type).allSatisfy({ isNeutral($0) })
    else { return nil }
    let written = finding.isSet ? "Set<\(rowTypeName(row))>" : "\(rowTypeName(row))?"
    return Fix(
      title: "Make \(name) a \(written)", level: .review,
      caution: "It then holds what the rows stand for, and no longer a `\(finding.selected.simpleName)`.",
      edits: [TextEdit(annotation.textRange, written)])
  }

  /// Whether another file extends the view or gives it a selection.
  private func isNamedElsewhere(_ property: StateProperty, of type: TypeDeclaration) -> Bool {
    if property.isPrivate || type.isPrivate { return false }
    guard !type.isPublic, let others = context.project.files(mentioning: type.name) else { return true }
    return others.contains { other in
      other.file.declarations(named: type.name).contains { $0.kind == .extension }
        || other.file.calls(named: type.name).contains { $0.argument(property.name) != nil }
    }
  }

  private func rowTypeName(_ row: SelectionRows.Row) -> String {
    if case .identity(_, let element) = row.source, element != row.type,
      context.semantics.conformance(of: element.name, to: "Identifiable") == .yes
    {
      return "\(element.name).ID"
    }
    return row.type.name
  }

  /// Whether a use of the state has the same meaning whatever type it has.
  private func isNeutral(_ reference: Reference) -> Bool {
    if finding.argument.textRange.contains(reference.range) { return true }
    guard reference.form == .value, let own = reference.node.as(ExprSyntax.self) else { return false }
    switch reference.use {
    case .assigned(let assignment): return assignment.isNil || assignment.value.trimmedDescription == "[]"
    case .toggled: return false
    case .read, .mutated: break
    }
    if let member = own.parent?.as(MemberAccessExprSyntax.self), member.base?.id == own.id {
      return ["isEmpty", "count", "removeAll"].contains(member.declName.baseName.text)
    }
    guard let comparison = own.parent?.as(InfixOperatorExprSyntax.self),
      ["==", "!="].contains(comparison.operator.trimmedDescription)
    else { return false }
    return comparison.leftOperand.is(NilLiteralExprSyntax.self) || comparison.rightOperand.is(NilLiteralExprSyntax.self)
  }

  // MARK: The rows

  private func tagEdit(_ row: SelectionRows.Row) throws(Refusal) -> TextEdit {
    switch row.source {
    case .identity(let closure, let element), .idPath(let closure, _, let element):
      guard element == finding.selected else { throw valueIsUsed }
      let roots = closure.statements.contentRoots()
      guard roots.count == 1, let root = roots.first, !root.isConditional, closure.statements.count == 1 else {
        throw Refusal("The rows are made of several views; give each of them its tag.")
      }
      guard let name = rowName(closure) else { throw Refusal("The row's value has no name to tag it with.") }
      return ModifierMove(adding: ".tag(\(name))", in: file).insertion(behind: root.expression)
    case .tag(let value), .linkValue(let value):
      guard let member = value.as(MemberAccessExprSyntax.self), let base = member.base,
        ValueTypes(semantics: context.semantics).type(of: base, in: file) == finding.selected
      else { throw valueIsUsed }
      return TextEdit(value.textRange, base.trimmedDescription)
    }
  }

  private func rowName(_ closure: ClosureExprSyntax) -> String? {
    guard closure.signature != nil else { return "$0" }
    return Presentation.parameterName(of: closure).map { $0.hasPrefix("$") ? String($0.dropFirst()) : $0 }
  }

  private var valueIsUsed: Refusal {
    Refusal(
      "The state's value is used elsewhere, or declared elsewhere, as `\(finding.selected.name)`; decide which type is meant.")
  }
}
