import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

/// An alert or dialog about an optional that something beside the optional presents.
struct AlertSelection {
  /// What presents it.
  enum Driver {
    /// A `Bool` state of the view.
    case flag(StateProperty)
    /// `Binding(get: { x != nil }, set: { … })`; the setter is one that only clears, or clears and does more.
    case nilCheck(clearsOnly: Bool)
    /// `.constant(x != nil)`
    case constant
    /// A `Bool` of the object that has the optional too, `$model.flag`.
    case model(flag: String)
  }

  let presentation: Presentation
  /// Whether its closure returns an `Alert` or `ActionSheet`, which has to be converted first.
  let isLegacy: Bool
  let type: TypeDeclaration
  let driver: Driver
  /// The optional as its names, `self.` left out: `["doomed"]`, `["model", "failure"]`.
  let path: [String]
  /// The optional where it is a property of the view itself.
  let property: StateProperty?
  /// `presenting: x` or `error: x`.
  let handover: LabeledExprSyntax?
  /// Functions of the view that the closures call and that read the optional.
  let helpers: [Member]
  /// Further optionals of the view that are set with the same flag and used by the closures.
  let furtherOptionals: [String]

  /// The optional as the user writes it.
  var name: String { path.joined(separator: ".") }
  /// `alert` or `dialog`.
  var noun: String { presentation.kind == .alert ? "alert" : presentation.kind == .actionSheet ? "action sheet" : "dialog" }
  var takesError: Bool { handover?.label?.text == "error" }
  var closures: [ClosureExprSyntax] { Self.closures(of: presentation) }

  /// The closures that make the buttons and the message.
  static func closures(of presentation: Presentation) -> [ClosureExprSyntax] {
    presentation.call.closures.filter { [nil, "actions", "message", "content"].contains($0.label) }.map(\.closure)
  }

  /// Nil where there is no optional that the alert is about, or none that it could be presented by.
  /// - Parameter isLegacy: whether it returns an `Alert` or `ActionSheet`
  init?(_ presentation: Presentation, isLegacy: Bool = false, in context: RuleContext) {
    let call = presentation.call
    let file = context.file
    guard !presentation.isItemDriven, isLegacy || call.unlabeledArgument != nil || call.argument("error") != nil,
      let type = file.type(around: call.node)
    else { return nil }
    self.presentation = presentation
    self.isLegacy = isLegacy
    self.type = type
    handover = call.argument("presenting") ?? call.argument("error")
    var handed: [String]?
    if let handover {
      guard let path = handover.expression.plainPath else { return nil }
      handed = path
    }
    guard let found = Self.driver(of: presentation, handed: handed, type: type, context: context) else { return nil }
    (driver, path, furtherOptionals) = found
    guard let root = path.first, let rootProperty = file.property(named: root, of: type), !rootProperty.isStatic,
      ScopeTree.localDeclaration(of: root, at: call.node) == nil, path.count <= 2
    else { return nil }
    if path.count == 1 {
      guard rootProperty.isOptional, !rootProperty.isLet, rootProperty.storage == .state || rootProperty.storage == .binding
      else { return nil }
      property = rootProperty
    } else {
      property = nil
    }
    let readers = file.members(of: type, reading: path)
    let closures = Self.closures(of: presentation)
    helpers = readers.filter { reader in
      reader.uses(in: type, of: file).contains { use in closures.contains { $0.textRange.contains(use.textRange) } }
    }
    if titleUsesOptional(readers: readers, in: file) { return nil }
  }

  /// Whether the title, which is made before there is a value, names the optional or something that reads it.
  private func titleUsesOptional(readers: [Member], in file: ViewFile) -> Bool {
    let values = isLegacy ? closures.flatMap { file.calls(in: $0.textRange) } : []
    let legacyTitle = values.lazy.compactMap { $0.argument("title") }.first
    guard let title = (presentation.call.unlabeledArgument ?? legacyTitle)?.textRange else { return false }
    if file.references(toPath: path, of: type).contains(where: { title.contains($0.range) }) { return true }
    return readers.contains { reader in reader.uses(in: type, of: file).contains { title.contains($0.textRange) } }
  }

  // MARK: Drivers

  private typealias Found = (Driver, path: [String], furtherOptionals: [String])

  private static func driver(
    of presentation: Presentation, handed: [String]?, type: TypeDeclaration, context: RuleContext
  ) -> Found? {
    switch presentation.source {
    case .property(let name):
      guard let flag = context.file.property(named: name, of: type), flag.isBool, flag.storage == .state else { return nil }
      if let handed { return handed.count == 1 ? (.flag(flag), handed, []) : nil }
      let optionals = optionals(of: presentation, setWith: flag, type: type, file: context.file)
      guard let first = optionals.first else { return nil }
      return (.flag(flag), [first.name], optionals.dropFirst().map(\.name))
    case .derived(_, let get, let set):
      guard let path = get.nilCheckedPath, handed ?? path == path, let set, let root = path.first, !isStore(root),
        set.clears(path)
      else { return nil }
      return (.nilCheck(clearsOnly: set.onlyClears(path)), path, [])
    case .constant(let value):
      // What a model keeps open without a way to close it, the model closes.
      guard let path = value.nilCheckedPath, handed ?? path == path, path.count == 1 else { return nil }
      return (.constant, path, [])
    case .path(let root, let members):
      guard members.count == 1, let flag = members.first else { return nil }
      return model(root: root, flag: flag, presentation: presentation, handed: handed, type: type, context: context)
    case .store, .binding, .other:
      return nil
    }
  }

  private static func isStore(_ name: String) -> Bool { name == "store" || name == "viewStore" || name.hasSuffix("Store") }

  /// The optional states that are set where the flag is set to true, and that the closures or functions called in them use.
  private static func optionals(
    of presentation: Presentation, setWith flag: StateProperty, type: TypeDeclaration, file: ViewFile
  ) -> [StateProperty] {
    let closures = closures(of: presentation)
    let partners = file.references(to: flag, of: type).flatMap { reference -> [Assignment] in
      guard case .assigned(let assignment) = reference.use, assignment.booleanValue == true else { return [] }
      return assignment.node.asStatement?.neighbouringAssignments.filter { !$0.isNil } ?? []
    }
    let candidates = file.declarations(of: type.qualifiedName).flatMap(\.properties).filter { property in
      property.isOptional && !property.isLet && !property.isStatic && property.storage == .state
        && partners.contains { $0.target.plainPath == [property.name] }
    }
    return candidates.filter { property in
      let isUsed = file.references(to: property, of: type).contains { reference in
        !reference.isWrite && closures.contains { $0.textRange.contains(reference.range) }
      }
      return isUsed
        || file.members(of: type, reading: [property.name]).contains { reader in
          reader.uses(in: type, of: file).contains { use in closures.contains { $0.textRange.contains(use.textRange) } }
        }
    }
  }

  /// A flag of an object, beside the one optional of the same object that the closures unwrap or get.
  private static func model(
    root: String, flag: String, presentation: Presentation, handed: [String]?, type: TypeDeclaration, context: RuleContext
  ) -> Found? {
    let file = context.file
    guard !isStore(root), let object = file.property(named: root, of: type), let name = object.type else { return nil }
    guard context.semantics.mayDeclare(name, in: type, where: .declaresProperty(flag)) else { return nil }
    let properties = context.semantics.declarations(ofType: name, in: type).flatMap(\.type.properties)
    guard properties.contains(where: { $0.name == flag && $0.isBool }) else { return nil }
    let optionals = properties.filter { $0.isOptional && !$0.isLet }.map { [root, $0.name] }
    if let handed { return optionals.contains(handed) ? (.model(flag: flag), handed, []) : nil }
    let closures = closures(of: presentation)
    let used = optionals.filter { path in
      file.references(toPath: path, of: type).contains { use in
        closures.contains { $0.textRange.contains(use.range) } && use.isUnwrapped
      }
    }
    guard let path = used.first, used.count == 1 else { return nil }
    return (.model(flag: flag), path, [])
  }
}

extension Reference {
  /// Whether it is unwrapped on the spot, without anything to show for nil: `if let y = x`, `guard let`, `x!`, `x ?? ""`.
  fileprivate var isUnwrapped: Bool {
    guard let parent = node.parent else { return false }
    if parent.is(ForceUnwrapExprSyntax.self) { return true }
    if let condition = bindingCondition {
      return condition.parent?.parent?.as(IfExprSyntax.self)?.elseBody == nil
    }
    guard let infix = parent.as(InfixOperatorExprSyntax.self), infix.operator.trimmedDescription == "??" else { return false }
    return Syntax(infix.leftOperand).id == node.id && infix.rightOperand.trimmedDescription == "\"\""
  }
}

extension ClosureExprSyntax {
  /// The path in `{ x != nil }`.
  var nilCheckedPath: [String]? {
    guard statements.count == 1, let only = statements.first?.item else { return nil }
    return (only.as(ExprSyntax.self) ?? only.as(ReturnStmtSyntax.self)?.expression)?.nilCheckedPath
  }

  /// Whether somewhere in it `x = nil` stands, or `x = $0 ? x : nil`.
  fileprivate func clears(_ path: [String]) -> Bool {
    if onlyClears(path) { return true }
    return tokens(viewMode: .sourceAccurate).contains { token in
      guard token.tokenKind == .keyword(.nil), let literal = token.parent?.as(NilLiteralExprSyntax.self),
        let infix = literal.parent?.as(InfixOperatorExprSyntax.self), let assignment = Assignment(infix)
      else { return false }
      return assignment.target.plainPath == path
    }
  }
}

extension ExprSyntax {
  /// The path in `x != nil`.
  var nilCheckedPath: [String]? {
    guard let comparison = self.as(InfixOperatorExprSyntax.self) else { return nil }
    guard let path = comparison.leftOperand.plainPath ?? comparison.rightOperand.plainPath, isNilCheck(of: path) else {
      return nil
    }
    return path
  }
}
