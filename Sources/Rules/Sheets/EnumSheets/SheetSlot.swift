import Linting
import SourceText
import SwiftParser
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

/// One sheet or cover on its way to become a case of an enum.
struct SheetSlot {
  let presentation: Presentation
  let closure: ClosureExprSyntax
  /// The Boolean that opens it; nil for `item:`.
  let flag: StateProperty?
  /// The optional that it shows: beside the flag, or the item.
  let optional: StateProperty?
  /// What the content does to get at the value; nil where the optional is the item.
  let unwrapping: Unwrapping?
  var caseName = ""

  /// The states that go.
  var states: [StateProperty] { [flag, optional].compactMap(\.self) }

  var payloadType: String? { optional?.wrappedType }

  /// What the value is called in the enum: `recipe` for `Recipe`.
  var payloadName: String {
    let last = payloadType?.split(separator: "<").first?.split(separator: ".").last.map(String.init) ?? "value"
    let name = last.lowerCamel
    return name.isValidSwiftIdentifier(for: .variableName) ? name : "value"
  }

  init(_ presentation: Presentation, of type: TypeDeclaration, context: RuleContext) throws(Refusal) {
    let file = context.file
    self.presentation = presentation
    let noun = presentation.noun
    let name = presentation.driverName
    let known: Set = ["isPresented", "item", "onDismiss", "content"]
    guard presentation.call.labels.allSatisfy(known.contains) else {
      throw Refusal("The \(noun) of `\(name)` has arguments that SwiftUI's does not have.")
    }
    switch presentation.content {
    case .closure(let content): closure = content
    case .value(let value):
      throw Refusal("The content of a \(noun) is given as `\(value.trimmedDescription)`, not as a closure.")
    case .missing: throw Refusal("The \(noun) of `\(name)` has no content.")
    }
    switch presentation.source {
    case .property(let name):
      guard let property = file.property(named: name, of: type) else {
        throw Refusal("`\(name)` is declared in another file.")
      }
      try Self.check(property, isItem: presentation.isItemDriven)
      if presentation.isItemDriven {
        flag = nil
        optional = property
        unwrapping = nil
        try checkItem(property, in: type, context: context)
        return
      }
      flag = property
      (optional, unwrapping) = try Self.pair(presentation, flag: property, context: context)
    case .path(let root, _):
      throw Refusal("`\(name)` belongs to `\(root)`, whose other users would have to change too.")
    case .binding(let member) where file.member(named: member, of: type)?.isProperty ?? false:
      throw Refusal("`\(name)` is a computed binding of `\(type.name)`; bind the state behind it first.")
    case .derived, .constant, .other:
      throw Refusal("The binding of a \(noun) is made on the spot; bind the state behind it first.")
    case .binding, .store:
      throw Refusal("`\(name)` is handed in from outside, so not all of its uses are in sight.")
    }
  }

  private static func check(_ property: StateProperty, isItem: Bool) throws(Refusal) {
    let name = property.name
    if case .other(let wrapper) = property.storage {
      throw Refusal("`\(name)` is kept in `@\(wrapper)`, which may do more than `@State` when it is written.")
    }
    guard property.storage == .state, !property.isStatic else {
      throw Refusal("`\(name)` belongs to whoever passes or stores it, not to this view.")
    }
    guard property.isOnlyName else { throw Refusal("`\(name)` is declared together with other properties.") }
    if isItem {
      guard property.isOptional, property.defaultValue.map({ $0.is(NilLiteralExprSyntax.self) }) ?? true else {
        throw Refusal("`\(name)` has a value from the start.")
      }
      return
    }
    guard property.isBool else { throw Refusal("`\(name)` is no Boolean that this file declares.") }
    switch property.defaultValue?.trimmedDescription {
    case "false": break
    case "true": throw Refusal("`\(name)` starts as `true`: the view opens with this presentation.")
    default: throw Refusal("`\(name)` is given its first value somewhere else.")
    }
  }

  /// An item that is an enum of sheets already should get the other cases.
  private func checkItem(_ property: StateProperty, in type: TypeDeclaration, context: RuleContext) throws(Refusal) {
    guard let name = property.wrappedType else { throw Refusal("The type of `\(property.name)` is not written down.") }
    let declarations = context.semantics.declarations(ofType: name, in: type)
    let isOfDomain = declarations.flatMap(\.type.inheritedTypes).contains {
      StandardTypes.isValue($0) || ["CaseIterable", "Codable", "Encodable", "Decodable"].contains($0)
    }
    // Cases that are listed or saved are no sheets; such an enum is a payload like any other type.
    guard isOfDomain || !declarations.contains(where: { $0.type.kind == .enumeration }) else {
      throw Refusal("`\(name)` is an enum already: add a case to it by hand for each of the other sheets.")
    }
  }

  /// The optional that is set beside the flag, when the content is about it.
  private static func pair(
    _ presentation: Presentation, flag: StateProperty, context: RuleContext
  ) throws(Refusal) -> (StateProperty?, Unwrapping?) {
    guard let selection = SeparateSelection(presentation, in: context.semantics), let property = selection.selection else {
      return (nil, nil)
    }
    let isSetBesideFlag = context.file.references(to: property, of: selection.type).contains { reference in
      guard case .assigned(let assignment) = reference.use, !assignment.isNil else { return false }
      return assignment.node.asStatement?.neighbours.contains { $0.isWrite(of: flag.name) } ?? false
    }
    // Selected first, presented later: the optional has a life of its own and stays as it is.
    guard isSetBesideFlag else { return (nil, nil) }
    let name = property.name
    if let helper = selection.helper {
      throw Refusal("`\(name)` is unwrapped in `\(helper)`; move that into the closure first.")
    }
    guard property.storage == .state, property.isOnlyName,
      property.defaultValue.map({ $0.is(NilLiteralExprSyntax.self) }) ?? true
    else { throw Refusal("`\(name)`, which `\(flag.name)` goes with, is not plain optional state of this view.") }
    let unwrapping = selection.unwrapping
    let uses = SelectionUses(
      of: selection, flag: context.semantics.tracked(flag, of: selection.type),
      optional: context.semantics.tracked(property, of: selection.type))
    guard unwrapping.furtherOptionals == 0, selection.companions(in: uses, semantics: context.semantics).isEmpty else {
      throw Refusal("The content for `\(flag.name)` unwraps several optionals; one case would have to hold them all.")
    }
    switch unwrapping.shape {
    case .ifLet(let conditional):
      guard unwrapping.isSilentWhenNil, conditional.conditions.count == 1 else {
        throw Refusal("The content for `\(flag.name)` shows something without a value of `\(name)`, so nil may be meant.")
      }
    case .forced: break
    case .guardLet, .map, .optional:
      throw Refusal("The content for `\(flag.name)` takes `\(name)` as an optional, so nil may be meant.")
    }
    return (property, unwrapping)
  }
}

extension CodeBlockItemSyntax {
  /// The other statements of the same list.
  var neighbours: [CodeBlockItemSyntax] {
    (parent?.as(CodeBlockItemListSyntax.self)?.filter { $0.id != id }).map(Array.init) ?? []
  }

  /// Whether it is `name = …` or `name.toggle()`.
  func isWrite(of name: String) -> Bool {
    if let assignment = item.as(InfixOperatorExprSyntax.self).flatMap(Assignment.init) {
      return assignment.target.plainPath == [name]
    }
    guard let call = item.as(FunctionCallExprSyntax.self).flatMap(Call.init), call.name == "toggle" else { return false }
    return call.base?.plainPath == [name]
  }
}
