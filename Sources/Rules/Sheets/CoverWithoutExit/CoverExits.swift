import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

/// Whether anything in a cover's content may close it. What cannot be followed may: a method of a model, a closure that the
/// presenter was given, a view of another module.
struct CoverExits {
  private let reach: ReachableCode
  private let content: ClosureExprSyntax
  private let presenter: TypeDeclaration
  private let context: RuleContext
  /// Whether the presenter's own state decides if the view with the cover is there at all.
  private let isHostConditional: Bool

  init(content: ClosureExprSyntax, presentation: Presentation, type: TypeDeclaration, context: RuleContext) {
    reach = ReachableCode(of: content, in: context.semantics, includesPresented: true)
    self.content = content
    presenter = type
    self.context = context
    let positions = ViewAncestors.all(of: presentation.call.node, in: context.file)
    isHostConditional = positions.contains { position in
      position.isMemberRootConditional || position.steps.contains { $0.isConditional || $0.call.rowData != nil }
    }
  }

  private static let exits = SwiftUICatalogue.names(with: .exit)

  var mayClose: Bool {
    guard reach.unresolved.isEmpty, !content.statements.isEmpty else { return true }
    return reach.regions.contains { region in
      let file = region.file
      if Self.exits.contains(where: { !file.tokens(named: $0, within: [region.range]).isEmpty }) { return true }
      guard let owner = owner(of: region) else { return true }
      return propertiesMayClose(region, owner) || callsMayClose(region, owner) || assignmentsMayClose(region, owner)
    }
  }

  private func owner(of region: ReachableCode.Region) -> TypeDeclaration? {
    region.type.flatMap { region.file.declarations(of: $0.qualifiedName).last { $0.memberRange.contains(region.range) } }
  }

  private func isPresenter(_ owner: TypeDeclaration, _ region: ReachableCode.Region) -> Bool {
    region.path == nil && owner.qualifiedName == presenter.qualifiedName && region.range != owner.memberRange
  }

  // MARK: Properties

  private func propertiesMayClose(_ region: ReachableCode.Region, _ owner: TypeDeclaration) -> Bool {
    let file = region.file
    let isPresenter = isPresenter(owner, region)
    let declarations = file.declarations(of: owner.qualifiedName)
    for property in declarations.flatMap(\.properties) {
      let uses = file.references(to: property, of: owner).filter { region.range.contains($0.range) }
      guard !uses.isEmpty else { continue }
      if property.type?.contains("->") ?? false {
        if isPresenter { return true }
        continue
      }
      switch property.storage {
      case .focusState: continue
      case .binding where !isPresenter: continue
      case .environment(let key) where key.first?.isUppercase != true:
        if !SwiftUICatalogue.has(key, .closesNothing), uses.contains(where: { !$0.isPlainRead || $0.isAction }) { return true }
      case .state where isValue(property, in: owner), .plain where isValue(property, in: owner):
        if isPresenter, isHostConditional, uses.contains(where: { $0.isWrite || $0.form == .projection }) { return true }
      default:
        if uses.contains(where: { $0.isWrite || $0.form != .value || !$0.isPlainRead || $0.isAction }) { return true }
      }
    }
    guard isPresenter else { return false }
    // What a function of the presenter does is not followed.
    return declarations.flatMap(\.members).contains { member in
      let isAction = !member.isProperty || member.resultType.map { $0.contains("->") || $0.contains("Binding") } ?? true
      return isAction && !member.isView && !file.tokens(named: member.name, within: [region.range]).isEmpty
    }
  }

  private func isValue(_ property: StateProperty, in owner: TypeDeclaration) -> Bool {
    guard let written = property.type, let type = ValueTypes(semantics: context.semantics).type(named: written, in: owner)
    else {
      return false
    }
    let element = type.element ?? type
    return !context.semantics.declarations(ofType: element.name).contains { $0.type.kind == .class || $0.type.kind == .actor }
  }

  // MARK: Calls

  private static let harmlessFunctions: Set<String> = [
    "print", "debugPrint", "min", "max", "abs", "zip", "stride", "round", "floor", "ceil",
    "sin", "cos", "sqrt", "pow", "fabs", "NSLocalizedString", "type", "assert", "arc4random_uniform", "repeatElement",
  ]

  private static let harmlessTypes: Set<String> = [
    "String", "Date", "Int", "Double", "UUID", "URL", "Task", "Array", "Locale", "Calendar", "AVAudioSession",
    "UIImpactFeedbackGenerator", "Bundle",
  ]

  private func callsMayClose(_ region: ReachableCode.Region, _ owner: TypeDeclaration) -> Bool {
    let isPresenter = isPresenter(owner, region)
    return region.calls.contains { call in
      if hasUnknownBinding(call, owner, region.file) || hasUnknownAction(call, owner, region.file) { return true }
      guard call.isMember else { return functionMayClose(call, owner, region.file, isPresenter: isPresenter) }
      guard let base = call.base else { return false }
      guard call.isStatement else { return false }
      let root = base.chainRoot
      if let made = root.as(FunctionCallExprSyntax.self).flatMap(Call.init), made.name.first?.isUppercase == true {
        return modifierMayClose(call)
      }
      guard let name = root.as(DeclReferenceExprSyntax.self)?.baseName.text else { return root.is(SuperExprSyntax.self) }
      if name.first?.isUppercase == true {
        return !Self.harmlessTypes.contains(name) && !SwiftUICatalogue.has(name, .valueMaker)
      }
      if ScopeTree.localDeclaration(of: name, at: root) != nil { return call.name != "scrollTo" }
      // A property was looked at above; `self.helper()` is a function of the view.
      return false
    }
  }

  private func functionMayClose(_ call: Call, _ owner: TypeDeclaration, _ file: ViewFile, isPresenter: Bool) -> Bool {
    guard call.name.first?.isLowercase == true else {
      let declarations = context.semantics.declarations(ofType: call.name, in: owner)
      return call.name.contains("Controller")
        || declarations.contains { $0.type.inheritedTypes.contains { $0.hasSuffix("Representable") } }
    }
    if call.has(.closureRunner) || Self.harmlessFunctions.contains(call.name)
      || ScopeTree.localDeclaration(of: call.name, at: call.node) != nil
    {
      return false
    }
    let members = context.semantics.declarations(ofType: owner.qualifiedName)
    return !members.contains { declaration in
      declaration.type.members.contains { $0.name == call.name }
        || declaration.type.properties.contains { $0.name == call.name }
    }
  }

  private static let exitGivers = SwiftUICatalogue.names(with: .mayHoldExit)

  /// A modifier of the project may add a button or a gesture.
  private func modifierMayClose(_ call: Call) -> Bool {
    if call.name == "modifier" { return true }
    guard !call.has(.modifier) else { return false }
    guard let methods = context.semantics.methods(named: call.name) else { return true }
    return methods.isEmpty
      || methods.contains { method in
        (Self.exitGivers + Self.exits).contains { !method.file.tokens(named: $0, within: [method.node.range]).isEmpty }
      }
  }

  /// `$model.flag` of a local `@Bindable`, or a binding that comes from elsewhere.
  private func hasUnknownBinding(_ call: Call, _ owner: TypeDeclaration, _ file: ViewFile) -> Bool {
    call.node.arguments.contains { argument in
      guard let root = argument.expression.plainPath?.first, root.hasPrefix("$") else { return false }
      if ScopeTree.localDeclaration(of: root, at: call.node) != nil { return false }
      let name = String(root.dropFirst())
      return ScopeTree.localDeclaration(of: name, at: call.node) != nil || file.property(named: name, of: owner) == nil
    }
  }

  /// `Button("Close", action: close)` with a function that is not in sight.
  private func hasUnknownAction(_ call: Call, _ owner: TypeDeclaration, _ file: ViewFile) -> Bool {
    call.node.arguments.contains { argument in
      guard ["action", "perform"].contains(argument.label?.text), let path = argument.expression.plainPath,
        let root = path.first
      else { return false }
      guard path.count == 1 else { return file.property(named: root, of: owner) == nil }
      return !context.semantics.declarations(ofType: owner.qualifiedName).contains { declaration in
        declaration.type.members.contains { $0.name == root } || declaration.type.properties.contains { $0.name == root }
      }
    }
  }

  // MARK: Assignments

  private func assignmentsMayClose(_ region: ReachableCode.Region, _ owner: TypeDeclaration) -> Bool {
    region.file.assignments(in: region.range).contains { assignment in
      if assignment.target.is(DiscardAssignmentExprSyntax.self) { return false }
      let root = assignment.target.chainRoot
      guard let name = root.as(DeclReferenceExprSyntax.self)?.baseName.text else { return true }
      if name == "self" { return false }
      if ScopeTree.localDeclaration(of: name, at: root) != nil { return assignment.target.id != root.id }
      return !context.semantics.declarations(ofType: owner.qualifiedName).contains { declaration in
        declaration.type.properties.contains { $0.name == name } || declaration.type.members.contains { $0.name == name }
      }
    }
  }
}

extension Reference {
  /// The longest chain of members that starts with the property.
  private var chain: ExprSyntax? {
    guard var current = node.as(ExprSyntax.self) else { return nil }
    while let parent = current.parent {
      if let member = parent.as(MemberAccessExprSyntax.self), member.base?.id == current.id {
        current = ExprSyntax(member)
      } else if let chained = parent.as(OptionalChainingExprSyntax.self) {
        current = ExprSyntax(chained)
      } else if let element = parent.as(SubscriptCallExprSyntax.self), element.calledExpression.id == current.id {
        current = ExprSyntax(element)
      } else {
        break
      }
    }
    return current
  }

  /// Whether only a value is read: no method of the property itself is called, and none of its parts' as a statement.
  fileprivate var isPlainRead: Bool {
    guard case .read = use, let chain, let own = node.as(ExprSyntax.self) else { return false }
    guard let call = chain.parent?.as(FunctionCallExprSyntax.self).flatMap(Call.init),
      call.node.calledExpression.id == chain.id
    else { return true }
    return call.base.map { $0.id != own.id } ?? false && !call.isStatement
  }

  /// Whether it, or a method of it, is handed on as something to do.
  fileprivate var isAction: Bool {
    guard let argument = chain?.parent?.as(LabeledExprSyntax.self),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self).flatMap(Call.init)
    else { return false }
    let label = argument.label?.text ?? ""
    if ["action", "perform", "completion", "handler"].contains(label) || label.hasPrefix("on") { return true }
    let isFunction = call.name.first?.isLowercase == true && !call.has(.modifier)
    return isFunction && chain?.id == node.as(ExprSyntax.self)?.id
  }
}
