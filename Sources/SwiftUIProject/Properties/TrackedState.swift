import SourceText
import SwiftSyntax
import SwiftUIModel

/// A stored property that a presentation goes by, with the type that keeps it and all its uses. The type is the view itself, or
/// the class of an object that the view presents by; then the uses are those of the whole project.
public struct TrackedState {
  public let property: StateProperty
  public let home: LocatedType
  /// Whether views reach it through an object.
  public let isShared: Bool
  public let uses: [StateUse]

  public var name: String { property.name }
}

/// A use of a tracked state.
public struct StateUse {
  /// The absolute path of another file; nil for the checked one.
  public let path: String?
  public let file: ViewFile
  public let reference: Reference
  /// What it is reached through: `["model"]` in `model.flag`, empty within the type that keeps it.
  public var receiver: [String] = []

  public var form: Reference.Form { reference.form }
  public var use: Reference.Use { reference.use }
  public var node: Syntax { reference.node }
  public var isWrite: Bool { reference.isWrite }
  public var range: TextRange { reference.range }

  /// The statement that a write is.
  public var statement: CodeBlockItemSyntax? { node.parent?.asStatement }

  /// Where it is, for a sentence: `line 12`, `line 12 of Player.swift`.
  public var place: FindingMessage {
    let line: FindingMessage = "line \(file.line(of: range))"
    return path.map { "\(line) of \($0.lastPathComponent)" } ?? line
  }

  /// Whether it is in a part of the checked file.
  public func isIn(_ range: TextRange) -> Bool { path == nil && range.contains(self.range) }

  /// A part of one of the files.
  public struct Region {
    let path: String?
    let range: TextRange
  }

  func isIn(_ region: Region) -> Bool { path == region.path && region.range.contains(range) }

  /// The presentation that it is the binding of, without the view in front of it.
  var boundPresentation: Region? {
    guard let argument = node.parent?.as(LabeledExprSyntax.self),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self).flatMap(Call.init),
      let presentation = file.presentation(call), presentation.bindingArgument.id == argument.id, let range = call.modifierRange
    else { return nil }
    return Region(path: path, range: range)
  }

  /// Whether it is a look for nil: `x != nil`, `if let x`.
  var asksForNil: Bool {
    if form == .shorthand { return true }
    guard let parent = node.parent else { return false }
    if let infix = parent.as(InfixOperatorExprSyntax.self) {
      return infix.leftOperand.is(NilLiteralExprSyntax.self) || infix.rightOperand.is(NilLiteralExprSyntax.self)
    }
    return parent.parent?.is(OptionalBindingConditionSyntax.self) ?? false
  }

  /// Whether it is in a method of the class that keeps the state, which may run when nothing is shown. Computed properties are
  /// for who looks.
  func isOwnOfModel(_ state: TrackedState) -> Bool {
    state.isShared && receiver.isEmpty && file.type(around: node)?.qualifiedName == state.home.type.qualifiedName
      && file.member(around: node)?.isProperty == false
  }

  /// The assignments beside this one to a property of the same object.
  public func neighbours(to property: String) -> [Assignment] {
    let path = receiver + [property]
    return (statement?.neighbouringAssignments ?? []).filter { $0.target.accessPath == path }
  }

  /// The use as it would be written for another property of the same object.
  /// - Parameter isShadowed: whether the property's plain name means something else here
  public func written(for property: String, isShadowed: Bool) -> String {
    if let member = node.as(MemberAccessExprSyntax.self) {
      let range = member.declName.baseName.textRange
      return file.text[TextRange(self.range.lower, range.lower)] + property
        + file.text[TextRange(range.upper, self.range.upper)]
    }
    return isShadowed || ScopeTree.localDeclaration(of: property, at: node) != nil ? "self.\(property)" : property
  }
}

extension SemanticModel {
  /// The state of a view, with its uses in this file.
  public func tracked(_ property: StateProperty, of type: TypeDeclaration) -> TrackedState {
    TrackedState(
      property: property, home: LocatedType(path: nil, file: file, node: type), isShared: false,
      uses: file.references(to: property, of: type).map { StateUse(path: nil, file: file, reference: $0) })
  }
}

extension String {
  /// The name of a file from its path.
  public var lastPathComponent: String { split(separator: "/").last.map(String.init) ?? self }
}
