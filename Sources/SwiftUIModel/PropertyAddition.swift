import SourceText
import SwiftSyntax

extension ViewFile {
  /// The insertion of a stored property into a type: behind its last property with a wrapper, else before its first member. Nil
  /// where the type is written on one line or is an extension.
  /// - Parameter property: the declaration without indentation
  public func addition(of property: String, to type: TypeDeclaration) -> TextEdit? {
    addition(of: [property], to: type)
  }

  /// The insertion of several stored properties, one a line.
  public func addition(of lines: [String], to type: TypeDeclaration) -> TextEdit? {
    guard type.kind == .structure || type.kind == .class, !lines.isEmpty else { return nil }
    let ownClauses = conditionalClauses(around: type.node).map(\.id)
    let wrapped = type.properties.last { property in
      !property.attributes.isEmpty && !property.isStatic
        && conditionalClauses(around: property.declaration).map(\.id) == ownClauses
        && layout.isBlankBefore(property.declaration.textRange.lower)
    }
    if let wrapped {
      let indentation = layout.indentation(at: wrapped.declaration.textRange.lower)
      let end = text.endOfLine(text.lines.line(of: wrapped.declaration.textRange.upper))
      return .insert(lines.map { layout.lineBreak + indentation + $0 }.joined(), at: end)
    }
    guard let first = type.memberBlock.members.first else { return nil }
    let start = first.textRange.lower
    let brace = type.memberBlock.leftBrace.textRange.upper
    guard layout.isBlankBefore(start), text.lines.line(of: brace) < text.lines.line(of: start) else { return nil }
    let indentation = layout.indentation(at: start)
    // Documentation of the first member stays with it.
    let isBehindBrace = text.endOfLine(text.lines.line(of: brace))
    guard layout.isBlank(TextRange(brace, isBehindBrace)) else { return nil }
    let added = lines.map { layout.lineBreak + indentation + $0 }.joined()
    let isProperty = type.properties.first.map { $0.declaration.textRange.lower == start } ?? false
    return .insert(added + (isProperty ? "" : layout.lineBreak), at: isBehindBrace)
  }

  /// The first of some names that nothing in the type's declarations of this file is called.
  public func freeName(among names: [String], in type: TypeDeclaration) -> String? {
    let scopes = declarations(of: type.qualifiedName).map(\.range)
    return names.first { name in
      !tokens(named: name, within: scopes).contains { token in
        scopes.contains { $0.contains(token.textRange) }
          && token.parent?.is(LabeledExprSyntax.self) != true
          && token.firstAncestor(KeyPathComponentSyntax.self) == nil
      }
    }
  }
}
