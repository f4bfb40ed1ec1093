import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

/// Whether the type of an optional can drive an item presentation, which asks for `Identifiable`.
enum ItemIdentity {
  /// A conformance is seen, or the value comes from a list that already asks for it.
  case identifiable
  /// The conformance can be added where the type is declared.
  case needsConformance(FileEdits, typeName: String, isSafe: Bool)
  /// The type cannot be found; the compiler has the last word.
  case unknown(FindingMessage)
  /// There is no way; the reason is a sentence.
  case impossible(FindingMessage)

  init(of property: StateProperty, in type: TypeDeclaration, presentedValues: [ExprSyntax], context: RuleContext) {
    guard let name = property.wrappedType else {
      self = .unknown("The type of `\(property.name)` is not written down, so look whether it is `Identifiable`")
      return
    }
    if name.hasPrefix("any ") || name.hasPrefix("some ") {
      self = .impossible("`\(name)` is an existential, which cannot be `Identifiable`; an item needs a concrete type.")
      return
    }
    let conformance = context.semantics.conformance(of: name, to: "Identifiable", in: type)
    // An extension may say so of an array of chosen elements.
    if conformance != .yes, name.hasPrefix("(") || name.hasPrefix("[") || name.contains("->") {
      self = .impossible("`\(name)` cannot be `Identifiable`; an item needs a type of its own.")
      return
    }
    switch conformance {
    case .yes: self = .identifiable
    case .no: self = Self.adding(to: name, in: type, context: context)
    case .unknown:
      let comesFromList =
        !presentedValues.isEmpty && presentedValues.allSatisfy { Self.comesFromIdentifiedRows($0, in: context.file) }
      self = comesFromList ? .identifiable : .unknown("`\(name)` is declared out of sight: look whether it is `Identifiable`")
    }
  }

  /// Whether a value is the parameter of a `List(xs) { x in … }` or `ForEach(xs) { x in … }` without `id:`, whose elements have to
  /// be `Identifiable`.
  private static func comesFromIdentifiedRows(_ value: ExprSyntax, in file: ViewFile) -> Bool {
    guard let reference = value.as(DeclReferenceExprSyntax.self) else { return false }
    let name = reference.baseName.text
    for enclosing in file.closures(around: reference) {
      let isParameter = Presentation.parameterName(of: enclosing.closure) == name
      let isShorthand = name == "$0" && enclosing.closure.signature == nil
      guard isParameter || isShorthand else {
        if ScopeTree.localDeclaration(of: name, at: reference).map({ enclosing.closure.textRange.contains($0.textRange) })
          ?? false
        {
          return false
        }
        continue
      }
      guard let call = enclosing.call, call.has(.rowsOfElements), call.argument("id") == nil,
        let data = call.unlabeledArgument?.expression
      else { return false }
      let text = data.trimmedDescription
      return !text.contains("..<") && !text.contains("...") && !text.hasPrefix("$")
    }
    return false
  }

  /// The type says that it is not `Identifiable`: add it where an `id` is in sight.
  private static func adding(to name: String, in scope: TypeDeclaration, context: RuleContext) -> ItemIdentity {
    let declarations = context.semantics.declarations(ofType: name, in: scope)
    guard let main = declarations.first(where: { $0.type.kind != .extension }) else {
      return .impossible("`\(name)` is not `Identifiable`; wrap it in a small type of your own that is.")
    }
    var edits: [TextEdit] = []
    if !declarations.contains(where: { $0.hasUsableID(of: main.type) }), main.type.kind != .class {
      guard let id = ownIdentityEdit(of: main) else {
        return .impossible("`\(name)` is not `Identifiable` and has no `id` yet; give it one first.")
      }
      edits.append(id)
    }
    guard let conformance = conformanceEdit(on: main.type), let edits = EditSet(edits + [conformance]) else {
      return .impossible("`\(name)` is not `Identifiable`.")
    }
    let isSafe = main.path == nil && !main.type.isPublic
    return .needsConformance(FileEdits(path: main.path, edits: edits), typeName: main.type.name, isSafe: isSafe)
  }

  /// A case without a payload is its own identity.
  private static func ownIdentityEdit(of located: LocatedType) -> TextEdit? {
    let type = located.type
    guard type.kind == .enumeration, !type.cases.isEmpty, type.cases.allSatisfy({ $0.parameterClause == nil }),
      let last = type.memberBlock.members.last, located.file.areCompiledTogether(last, type.nameToken)
    else { return nil }
    let text = located.file.text
    let layout = located.file.layout
    let line = text.lines.line(of: last.textRange.upper)
    let brace = type.memberBlock.rightBrace.textRange.lower
    let access = type.isPublic ? "public " : ""
    guard line < text.lines.line(of: brace) else {
      return .insert("; \(access)var id: Self { self }", at: last.textRange.upper)
    }
    let indentation = layout.indentation(at: last.textRange.lower)
    let lineBreak = layout.lineBreak
    return .insert("\(lineBreak)\(lineBreak)\(indentation)\(access)var id: Self { self }", at: text.endOfLine(line))
  }

  /// `: Identifiable` behind the name, or `, Identifiable` behind what is inherited already.
  static func conformanceEdit(on type: TypeDeclaration) -> TextEdit? { type.adding(conformance: "Identifiable") }
}

extension TypeDeclaration {
  /// `: Name` behind the type's name, or `, Name` behind what is inherited already.
  func adding(conformance: String) -> TextEdit? {
    guard let group = node.asProtocol(DeclGroupSyntax.self) else { return nil }
    if let last = group.inheritanceClause?.inheritedTypes.last {
      return .insert(", \(conformance)", at: last.type.endPositionBeforeTrailingTrivia.utf8Offset)
    }
    let generics: GenericParameterClauseSyntax? =
      node.as(StructDeclSyntax.self)?.genericParameterClause ?? node.as(ClassDeclSyntax.self)?.genericParameterClause
      ?? node.as(EnumDeclSyntax.self)?.genericParameterClause
    let offset = generics?.endPositionBeforeTrailingTrivia ?? nameToken.endPositionBeforeTrailingTrivia
    return .insert(": \(conformance)", at: offset.utf8Offset)
  }
}

extension LocatedType {
  /// Whether it declares an `id` that a conformance of the type can use: one that is as visible as the type, and stays the same.
  fileprivate func hasUsableID(of main: TypeDeclaration) -> Bool {
    let isVisible = { (modifiers: [String]) in
      main.isPrivate
        || !modifiers.contains("private") && !modifiers.contains("fileprivate")
          && (!main.isPublic || modifiers.contains("public") || type.modifiers.contains("public"))
    }
    return type.properties.contains { $0.name == "id" && !$0.isStatic && !$0.isOptional && isVisible($0.modifiers) }
      || type.members.contains {
        $0.name == "id" && $0.isProperty && !$0.modifiers.contains("static") && isVisible($0.modifiers)
          && !($0.body?.trimmedDescription.contains("UUID()") ?? true)
      }
  }
}
