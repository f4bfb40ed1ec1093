import SourceText
import SwiftParser
import SwiftSyntax

/// Code whose top-level declarations are private to their file, so that many snippets fit into one module and the compiler
/// has to start once for all of them. What it then finds wrong is always asked again of the snippet alone.
struct Privacy {
  let text: String

  /// Nil for code with top-level statements, explicit access levels, or conformances that its neighbours would see.
  init?(of code: String) {
    let tree = Parser.parse(source: code)
    guard !tree.hasError else { return nil }
    let declared = Set(tree.statements.compactMap { $0.item.asProtocol((any NamedDeclSyntax).self)?.name.text })
    var edits: [TextEdit] = []
    for statement in tree.statements {
      guard let declaration = statement.item.as(DeclSyntax.self) else { return nil }
      if declaration.is(ImportDeclSyntax.self) { continue }
      guard let modified = declaration.asProtocol((any WithModifiersSyntax).self) else { return nil }
      if modified.modifiers.contains(where: { Self.accessLevels.contains($0.name.text) }) {
        if modified.modifiers.contains(where: { ["private", "fileprivate"].contains($0.name.text) }) { continue }
        return nil
      }
      if let added = declaration.as(ExtensionDeclSyntax.self), added.inheritanceClause != nil {
        let name = added.extendedType.trimmedDescription
        guard declared.contains(name.prefix { $0 != "." }.description) else { return nil }
        continue
      }
      if let attributes = declaration.asProtocol((any WithAttributesSyntax).self)?.attributes {
        for attribute in attributes where attribute.trimmedDescription == "@main" {
          edits.append(.delete(Self.range(of: attribute)))
        }
      }
      guard let keyword = Self.keyword(of: declaration) else { return nil }
      let first = modified.modifiers.first.map(Self.range(of:)) ?? Self.range(of: keyword)
      edits.append(.insert("private ", at: first.lower))
    }
    guard let set = EditSet(edits), let private_ = SourceText(code).applying(set) else { return nil }
    text = private_.string
  }

  private static let accessLevels: Set = ["open", "public", "package", "internal", "fileprivate", "private"]

  private static func range(of node: some SyntaxProtocol) -> TextRange {
    TextRange(node.trimmedRange.lowerBound.utf8Offset, node.trimmedRange.upperBound.utf8Offset)
  }

  private static func keyword(of declaration: DeclSyntax) -> TokenSyntax? {
    if let group = declaration.asProtocol((any DeclGroupSyntax).self) { return group.introducer }
    if let function = declaration.as(FunctionDeclSyntax.self) { return function.funcKeyword }
    if let variable = declaration.as(VariableDeclSyntax.self) { return variable.bindingSpecifier }
    if let alias = declaration.as(TypeAliasDeclSyntax.self) { return alias.typealiasKeyword }
    return nil
  }
}
