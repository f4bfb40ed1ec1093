import SwiftSyntax
import SwiftUIModel

extension SemanticModel {
  /// Whether an extension in sight gives a collection or an optional a conformance, perhaps for chosen elements only:
  /// `extension [Trail]: Identifiable`, `extension Array: Identifiable where Element == Trail`. Nil for other types.
  /// - Parameter written: the type as written: `[Trail]`, `[String: Trail]`, `Trail?`
  func conformanceOfCollection(_ written: String, to target: String) -> Knowledge? {
    guard let collection = CollectionType(written) else { return nil }
    var isUnknown = false
    for name in [collection.container] + collection.elements {
      guard let others = name == collection.container ? project.files(declaring: name) : project.files(mentioning: name) else {
        isUnknown = true
        continue
      }
      for file in [file] + others.map(\.file) {
        for found in file.extensions(naming: name) where found.extends(collection) {
          for inherited in found.inheritanceClause?.inheritedTypes.map(\.type.plainInheritedName) ?? [] {
            switch conformance(of: inherited, to: target) {
            case .yes: return .yes
            case .unknown: isUnknown = true
            case .no: break
            }
          }
        }
      }
    }
    return isUnknown ? .unknown : .no
  }
}

/// A collection or an optional that is written in its short form.
private struct CollectionType {
  let container: String
  /// The last names of what it holds.
  let elements: [String]

  init?(_ written: String) {
    if written.hasSuffix("?") {
      container = "Optional"
    } else if written.hasPrefix("["), written.hasSuffix("]") {
      container = written.contains(":") ? "Dictionary" : "Array"
    } else {
      return nil
    }
    elements = written.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
      .compactMap { $0.split(separator: ".").last.map(String.init) }
  }
}

extension ViewFile {
  /// The extensions that name a type in what they extend, or in their `where` clause.
  fileprivate func extensions(naming name: String) -> [ExtensionDeclSyntax] {
    tokens(named: name).compactMap { token in
      guard let found = token.firstAncestor(ExtensionDeclSyntax.self), !found.memberBlock.textRange.contains(token.textRange)
      else { return nil }
      return found
    }
  }
}

extension ExtensionDeclSyntax {
  /// Whether it may be about a collection: it extends the container, with or without these elements. What its `where` clause
  /// asks of the elements by a protocol is taken for granted.
  fileprivate func extends(_ collection: CollectionType) -> Bool {
    let isForm =
      extendedType.is(ArrayTypeSyntax.self) && collection.container == "Array"
      || extendedType.is(DictionaryTypeSyntax.self) && collection.container == "Dictionary"
      || extendedType.is(OptionalTypeSyntax.self) && collection.container == "Optional"
    let generic = extendedType.as(IdentifierTypeSyntax.self)
    guard isForm || generic?.name.text == collection.container else { return false }
    let arguments = isForm ? Syntax(extendedType) : generic?.genericArgumentClause.map { Syntax($0) }
    let sameTypes = genericWhereClause?.requirements.compactMap { $0.requirement.as(SameTypeRequirementSyntax.self) } ?? []
    return ([arguments].compactMap(\.self) + sameTypes.map { Syntax($0.rightType) }).allSatisfy { node in
      let names = node.tokens(viewMode: .sourceAccurate).filter { if case .identifier = $0.tokenKind { true } else { false } }
      return names.isEmpty || names.contains { collection.elements.contains($0.text) }
    }
  }
}
