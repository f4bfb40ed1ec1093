import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

extension Refactoring {
  /// Makes a `NavigationPath` that holds values of one type an array of them.
  public static let typedNavigationPath = Refactoring(
    id: "typed-navigation-path",
    title: TypedNavigationPath.title,
    why: """
      Where all routes are of one type, an array of it is enough: code can read it, compare it, replace parts of it, and save it \
      without a detour.
      """,
    anchor: "nav-path",
    triggers: ["NavigationPath"],
    offered: TypedNavigationPath.offered,
    refused: TypedNavigationPath.refused,
    absent: TypedNavigationPath.absent,
    find: { context, range in
      guard let path = StackPath(at: range, in: context), path.isState, path.isTypeErased else { return nil }
      return Refactoring.Offer(TypedNavigationPath.title) { () throws(Refusal) in
        var change = TypedNavigationPath(path: path, element: try path.onlyElement(in: context), context: context)
        return try change.edits()
      }
    })
}

extension StackPath {
  /// The one type of the values that its stacks show.
  fileprivate func onlyElement(in context: RuleContext) throws(Refusal) -> ValueType {
    var types: [StackDestinations.Shown] = []
    for stack in stacks {
      var shown = try StackDestinations(of: stack, in: context)
      let own = shown.types
      if !shown.isComplete {
        try shown.addAll(in: context)
        if own.count == 1, let other = shown.types.first(where: { $0.name != own.first?.name }) {
          throw Refusal(
            "Not all that the stack shows can be looked into, and there are destinations for `\(other.written)` elsewhere.")
        }
      }
      types += shown.types.filter { type in !types.contains { $0.name == type.name } }
    }
    guard let only = types.first else {
      throw Refusal("No `navigationDestination(for:)` of this stack is in sight, so what `\(name)` holds is not known.")
    }
    guard types.count == 1 else {
      throw Refusal("The stack shows \(types.map(\.written).listed), and an array holds one type.")
    }
    guard let element = ValueTypes(semantics: context.semantics).type(named: only.written, in: only.scope), !element.isOptional
    else {
      throw Refusal("`\(only.written)` is not declared in sight.")
    }
    return element
  }
}

/// The rewrite of a path and of the bindings that it is handed on as.
struct TypedNavigationPath {
  static let title = "Use a typed path"

  private struct Holder {
    let type: TypeDeclaration
    let property: StateProperty

    func isSame(as other: Holder) -> Bool {
      type.qualifiedName == other.type.qualifiedName && property.name == other.property.name
    }
  }

  private let path: StackPath
  private let element: ValueType
  private let context: RuleContext
  /// The path's own property, then those that it is handed on to.
  private var holders: [Holder]
  private var changes: [TextEdit] = []
  private var file: ViewFile { context.file }

  fileprivate init(path: StackPath, element: ValueType, context: RuleContext) {
    self.path = path
    self.element = element
    self.context = context
    holders = [Holder(type: path.type, property: path.root)]
  }

  fileprivate mutating func edits() throws(Refusal) -> [TextEdit] {
    try refuseOutsideUse()
    var index = 0
    while index < holders.count, index < 16 {
      let holder = holders[index]
      try changeDeclaration(of: holder)
      for reference in file.references(to: holder.property, of: holder.type) { try change(reference) }
      if index > 0 { try changeMakings(of: holder) }
      index += 1
    }
    return changes
  }

  // MARK: Declarations

  /// Whether code elsewhere gives the view a path, or takes it from there.
  private func refuseOutsideUse() throws(Refusal) {
    guard !path.root.isPrivate else { return }
    let others = (context.project.files(mentioning: path.type.name) ?? []).map(\.file)
    let isGiven = ([file] + others).contains { file in
      file.calls(named: path.type.name).contains { $0.argument(path.name) != nil }
    }
    if isGiven || !file.foreignMentions(of: path.root, of: path.type).isEmpty {
      throw Refusal("Code outside `\(path.type.name)` uses its `\(path.name)`.")
    }
  }

  private mutating func changeDeclaration(of holder: Holder) throws(Refusal) {
    let binding = holder.property.binding
    let name = try elementName(in: holder)
    let start = holder.property.nameToken.textRange.upper
    guard let value = binding.initializer?.value else {
      guard let annotation = binding.typeAnnotation else {
        throw Refusal("The type of `\(holder.property.name)` is not written.")
      }
      changes.append(TextEdit(annotation.type.textRange, "[\(name)]"))
      return
    }
    changes.append(TextEdit(TextRange(start, value.textRange.upper), ": [\(name)] = \(try array(from: value))"))
  }

  /// How the element's type is written in a type that holds the path.
  private func elementName(in holder: Holder) throws(Refusal) -> String {
    let declarations = context.semantics.declarations(ofType: element.name).filter { $0.type.kind != .extension }
    let outer = element.name.split(separator: ".").dropLast().joined(separator: ".")
    let isInside = !outer.isEmpty && (holder.type.qualifiedName + ".").hasPrefix(outer + ".")
    if let declaration = declarations.first?.type, declaration.isPrivate {
      guard outer.isEmpty || isInside else {
        throw Refusal("`\(element.name)` is private, so `\(holder.type.name)` cannot name it.")
      }
      guard holder.property.isPrivate || holder.type.isPrivate else {
        throw Refusal("`\(element.name)` is private and `\(holder.property.name)` is not; make that private first.")
      }
    }
    if isInside { return element.simpleName }
    if !outer.isEmpty, context.semantics.declarations(ofType: outer).contains(where: { !$0.type.genericParameters.isEmpty }) {
      throw Refusal("`\(element.name)` is inside a generic type.")
    }
    return element.name
  }

  // MARK: Uses

  private mutating func change(_ reference: Reference) throws(Refusal) {
    let line = file.line(of: reference.range)
    switch reference.form {
    case .projection: try follow(reference, line)
    case .value:
      switch reference.use {
      case .assigned(let assignment):
        changes.append(TextEdit(assignment.value.textRange, try array(from: assignment.value)))
      case .read, .mutated, .toggled:
        guard try isFine(reference, line) else {
          throw Refusal("Line \(line) uses `\(reference.token.text)` in a way that an array may not allow.")
        }
      }
    case .storage, .shorthand, .capture:
      throw Refusal("Line \(line) uses `\(reference.token.text)` in a way that an array may not allow.")
    }
  }

  /// Whether a use means the same for an array.
  private func isFine(_ reference: Reference, _ line: LineReference) throws(Refusal) -> Bool {
    if let argument = reference.node.parent?.as(LabeledExprSyntax.self) { return isObserved(argument) }
    guard let member = reference.node.parent?.as(MemberAccessExprSyntax.self),
      member.base?.id == reference.node.as(ExprSyntax.self)?.id
    else { return false }
    switch member.declName.baseName.text {
    case "isEmpty", "count", "removeLast": return true
    case "codable":
      throw Refusal("Line \(line) saves `\(reference.token.text)` by its `codable`, which an array does not have.")
    case "append":
      guard let call = member.parent?.as(FunctionCallExprSyntax.self).flatMap(Call.init), let value = call.unlabeledArgument,
        call.node.arguments.count == 1
      else { return false }
      guard isElement(value.expression) else {
        throw Refusal("What line \(line) appends is not known to be a `\(element.name)`.")
      }
      return true
    default: return false
    }
  }

  private func isElement(_ value: ExprSyntax) -> Bool {
    ValueTypes(semantics: context.semantics).type(of: value, in: file) == element
  }

  /// Whether it is only looked at for changes, by code that does not get its value.
  private func isObserved(_ argument: LabeledExprSyntax) -> Bool {
    guard let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self).flatMap(Call.init), call.isMember else {
      return false
    }
    switch (call.name, argument.label?.text) {
    case ("animation", "value"), ("task", "id"): return true
    case ("onChange", "of"), ("sensoryFeedback", "trigger"):
      return call.closures.allSatisfy { closure in
        closure.closure.signature == nil
          && !closure.closure.tokens(viewMode: .sourceAccurate).contains { $0.text == "$0" || $0.text == "$1" }
      }
    default: return false
    }
  }

  /// Where a binding of the path leads: to a stack, or to a view of this file.
  private mutating func follow(_ reference: Reference, _ line: LineReference) throws(Refusal) {
    guard let argument = reference.node.parent?.as(LabeledExprSyntax.self), let label = argument.label?.text,
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self).flatMap(Call.init), !call.isMember
    else { throw Refusal("Line \(line) hands on `\(reference.token.text)`, so not all its uses are in sight.") }
    if call.name == "NavigationStack", label == "path" { return }
    guard
      let type = context.semantics.declarations(ofType: call.name, in: file.type(around: call.node)).first(where: {
        $0.type.kind == .structure
      }),
      type.path == nil, let property = file.property(named: label, of: type.type), property.storage == .binding,
      property.type == "NavigationPath", property.isOnlyName,
      file.declarations(of: type.type.qualifiedName).allSatisfy({ $0.initializers.isEmpty })
    else { throw Refusal("Line \(line) hands `\(reference.token.text)` to `\(call.name)`, which takes a `NavigationPath`.") }
    let holder = Holder(type: type.type, property: property)
    if !holders.contains(where: { $0.isSame(as: holder) }) { holders.append(holder) }
  }

  /// Every place that makes a view which the path is handed to must hand it this path.
  private mutating func changeMakings(of holder: Holder) throws(Refusal) {
    let name = holder.type.name
    guard context.project.files(mentioning: name)?.isEmpty == true else {
      throw Refusal("`\(name)` takes the path too, and may be used in other files.")
    }
    for call in file.calls(named: name) where !call.isMember {
      let line = file.line(of: call.nameRange)
      guard let argument = call.argument(holder.property.name)?.expression else {
        throw Refusal("What line \(line) hands to `\(name)` cannot be read.")
      }
      switch BindingSource(argument) {
      case .property(let given):
        let isOurs = file.type(around: call.node).map { type in
          holders.contains { $0.type.qualifiedName == type.qualifiedName && $0.property.name == given }
        }
        guard isOurs == true else { throw Refusal("Line \(line) hands another path to `\(name)`.") }
      case .constant(let value): changes.append(TextEdit(value.textRange, try array(from: value)))
      default: throw Refusal("Line \(line) hands another path to `\(name)`.")
      }
    }
  }

  // MARK: Values

  /// The array instead of `NavigationPath()`, `.init()` or `NavigationPath([…])`.
  private func array(from value: ExprSyntax) throws(Refusal) -> String {
    let line = file.line(of: value.textRange)
    guard let call = value.as(FunctionCallExprSyntax.self).flatMap(Call.init),
      call.name == "NavigationPath" || call.name == "init", call.closures.isEmpty, call.node.arguments.count < 2
    else { throw Refusal("Line \(line) sets the path to `\(value.trimmedDescription)`, whose parts are not in sight.") }
    guard let argument = call.node.arguments.first else { return "[]" }
    guard argument.label == nil, let list = argument.expression.as(ArrayExprSyntax.self),
      list.elements.allSatisfy({ isElement($0.expression) })
    else { throw Refusal("Line \(line) sets the path to `\(value.trimmedDescription)`, whose parts are not in sight.") }
    return list.trimmedDescription
  }
}
