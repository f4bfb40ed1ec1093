import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

/// A closure or a binding that a presented view is given, at one call that presents it.
struct SheetAction {
  enum Kind: Equatable {
    /// A closure that does nothing but close the presentation.
    case closes
    /// The presentation's own flag.
    case flag
    /// A closure under a label that says what the presented view is done with, which does more than to close.
    case works(closesToo: Bool)
  }

  let kind: Kind
  let presentation: Presentation
  let state: DrivingState
  let call: Call
  let argument: CallArgument
  let parameter: ViewInitializer.Parameter
  let property: StateProperty
  let view: PresentedView

  /// Labels of callbacks that say that the presented view is done.
  static let labels: Set<String> = [
    "onSave", "onCancel", "onDismiss", "onDone", "onClose", "onComplete", "onFinish", "dismiss", "close",
  ]

  /// The actions of everything that the target presents, and those in it.
  static func all(in context: RuleContext) -> [SheetAction] {
    let file = context.file
    let labels = Self.labels.union(context.project.actionLabels)
    return context.presentationsShowingTarget([.sheet, .fullScreenCover, .popover]).flatMap { presentation -> [SheetAction] in
      guard !file.isInPreview(presentation.call.node), let state = presentation.boundState,
        !context.semantics.mayLack(.iOS15, at: presentation.call.node)
      else { return [] }
      let shown = presentation.shownViews(in: file)
      // What is shown beside the target is looked at for what it shares with the target alone.
      guard shown.contains(where: { context.isInTarget($0.nameRange) }) else { return [] }
      return shown.flatMap { call -> [SheetAction] in
        guard call.allArguments.contains(where: { presentation.mayBeAction($0, state: state, labels: labels) }),
          let view = PresentedView(call, in: context)
        else { return [] }
        return view.arguments(of: call).compactMap { argument, parameter -> SheetAction? in
          guard let property = parameter.property,
            let kind = presentation.kind(
              of: argument, state: state, isListed: labels.contains(parameter.label ?? parameter.name))
          else { return nil }
          return SheetAction(
            kind: kind, presentation: presentation, state: state, call: call, argument: argument, parameter: parameter,
            property: property, view: view)
        }
      }.groupedByParameter.filter { context.isInTarget($0.call.nameRange) }
    }
  }

  /// The same parameter at further calls of the same view in this presentation: in the other branch of an `if #available`.
  private(set) var others: [SheetAction] = []
}

extension [SheetAction] {
  /// Each parameter once, in order of the first call that it is given at.
  fileprivate var groupedByParameter: [SheetAction] {
    var result: [SheetAction] = []
    for action in self {
      let index = result.firstIndex {
        $0.view.type.nameToken.id == action.view.type.nameToken.id && $0.parameter.name == action.parameter.name
          && $0.kind == action.kind
      }
      if let index { result[index].add(action) } else { result.append(action) }
    }
    return result
  }
}

extension SheetAction {
  fileprivate mutating func add(_ other: SheetAction) { others.append(other) }
}

extension Presentation {
  /// Whether it shows a view that `dismiss` closes.
  var presentsView: Bool { [.sheet, .fullScreenCover, .popover].contains(kind) }

  /// The driving state where closing it and `dismiss()` come to the same: a binding that nobody wrote by hand.
  var boundState: DrivingState? {
    switch source {
    case .property, .path, .binding: drivingState
    default: nil
    }
  }

  fileprivate func mayBeAction(_ argument: CallArgument, state: DrivingState, labels: Set<String>) -> Bool {
    let label = argument.label?.text
    return kind(of: argument, state: state, isListed: label.map(labels.contains) ?? true) != nil
  }

  /// What an argument of the presented view is; nil for anything that is no action.
  func kind(of argument: CallArgument, state: DrivingState, isListed: Bool) -> SheetAction.Kind? {
    guard let closure = argument.expression.as(ClosureExprSyntax.self) else {
      let isOwnFlag =
        !state.isOptional && argument.expression.trimmedDescription == bindingArgument.expression.trimmedDescription
      return isOwnFlag ? .flag : nil
    }
    if closes(closure, state: state) { return .closes }
    guard isListed, !closure.statements.isEmpty else { return nil }
    return .works(closesToo: closure.statements.contains { state.isClosed(by: $0) })
  }

  /// Whether all that a closure does is to close the presentation, whatever it is given.
  func closes(_ closure: ClosureExprSyntax, state: DrivingState) -> Bool {
    guard closure.statements.count == 1, let only = closure.statements.first else { return false }
    if let call = only.item.as(FunctionCallExprSyntax.self).flatMap(Call.init), call.runsClosureAtOnce,
      call.name == "withAnimation", let inner = call.closures.last?.closure, inner.statements.count == 1,
      let closing = inner.statements.first
    {
      return state.isClosed(by: closing)
    }
    return state.isClosed(by: only)
  }
}

/// A view type of the workspace that other code makes.
struct PresentedView {
  let type: TypeDeclaration
  let file: ViewFile
  /// The absolute path of another file; nil for the checked one.
  let path: String?
  /// With its extensions.
  let declarations: [LocatedType]
  /// What it closes itself with: a `dismiss` or `presentationMode` that it uses.
  let dismissals: [StateProperty]
  /// Nil where it has several initialisers.
  let initializer: ViewInitializer?

  /// Nil for views that are not in sight, may be used from elsewhere, or wrap a view of another framework.
  init?(_ call: Call, in context: RuleContext) {
    let declarations = context.semantics.declarations(ofType: call.name, in: context.file.type(around: call.node))
    let mains = declarations.filter { $0.type.kind != .extension }
    guard mains.count == 1, let main = mains.first, main.type.kind == .structure, !main.type.isPublic,
      declarations.contains(where: \.type.declaresView),
      !declarations.flatMap(\.type.inheritedTypes).contains(where: { $0.hasSuffix("Representable") })
    else { return nil }
    type = main.type
    file = main.file
    path = main.path
    self.declarations = declarations
    dismissals = declarations.usedDismissals
    initializer = ViewInitializer(of: main.type, among: declarations.map(\.type))
  }

  func arguments(of call: Call) -> [(argument: CallArgument, parameter: ViewInitializer.Parameter)] {
    if let initializer { return initializer.match(call) ?? [] }
    // With several initialisers a label that is a property's name still tells what it is for.
    return call.allArguments.compactMap { argument in
      guard let label = argument.label?.text, let property = type.properties.first(where: { $0.name == label }) else {
        return nil
      }
      return (
        argument,
        ViewInitializer.Parameter(
          label: label, name: label, type: property.type, hasDefault: false, property: property, declaration: nil,
          assignment: nil)
      )
    }
  }

  /// What the parameter is called that a closure is given for.
  func label(of closure: ClosureExprSyntax, at call: Call) -> String? {
    let found = arguments(of: call).first { $0.argument.expression.id == ExprSyntax(closure).id }
    return found.map { $0.parameter.label ?? $0.parameter.name }
  }

  // MARK: Uses

  /// A use of an action within the view.
  struct Use {
    let path: String?
    let file: ViewFile
    /// What `dismiss()` takes the place of.
    let range: TextRange
    let replacement: Replacement
    let node: Syntax

    enum Replacement {
      /// `onCancel` of `onCancel()`
      case called
      /// `onCancel` of `Button("Cancel", action: onCancel)`
      case handedOn
      /// `isPresented = false`
      case written
    }
  }

  /// The uses of a property within the view, initialisers left out; nil where it is kept, handed on, asked for or, with
  /// `isPlain`, called with a value.
  func uses(of parameter: ViewInitializer.Parameter, isFlag: Bool, isPlain: Bool) -> [Use]? {
    guard let property = parameter.property else { return nil }
    var result: [Use] = []
    for declaration in declarations {
      for reference in declaration.file.references(to: property, of: declaration.type)
      where declaration.type.range.contains(reference.range) {
        if reference.node.firstAncestor(InitializerDeclSyntax.self) != nil {
          guard case .assigned(let assignment) = reference.use,
            initializer == nil || assignment.node.id == parameter.assignment?.node.id
          else {
            return nil
          }
          continue
        }
        let place = isFlag ? Self.closing(reference) : Self.calling(reference, isPlain: isPlain)
        guard let place, !result.contains(where: { $0.path == declaration.path && $0.range == place.range }) else { return nil }
        result.append(
          Use(
            path: declaration.path, file: declaration.file, range: place.range, replacement: place.replacement,
            node: reference.node))
      }
    }
    return result
  }

  private static func closing(_ reference: Reference) -> (range: TextRange, replacement: Use.Replacement)? {
    guard reference.form == .value else { return nil }
    switch reference.use {
    case .assigned(let assignment):
      guard assignment.booleanValue == false, assignment.node.asStatement != nil else { return nil }
      return (assignment.node.textRange, .written)
    case .toggled(let call): return call.asStatement == nil ? nil : (call.textRange, .written)
    default: return nil
    }
  }

  private static func calling(_ reference: Reference, isPlain: Bool) -> (range: TextRange, replacement: Use.Replacement)? {
    guard reference.form == .value, let expression = reference.node.as(ExprSyntax.self) else { return nil }
    var called = expression
    if let chain = called.parent?.as(OptionalChainingExprSyntax.self) { called = ExprSyntax(chain) }
    if let call = called.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == called.id {
      if isPlain {
        guard call.arguments.isEmpty, call.trailingClosure == nil else { return nil }
        let statement = called.parent?.parent?.is(OptionalChainingExprSyntax.self) == true ? nil : call.asStatement
        if statement == nil { return nil }
      }
      return (called.textRange, .called)
    }
    guard let argument = expression.parent?.as(LabeledExprSyntax.self),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self).flatMap(Call.init)
    else { return nil }
    let isAction =
      call.name == "Button" && !call.isMember && argument.label?.text == "action"
      || call.name == "onTapGesture" && ["perform", nil].contains(argument.label?.text)
    return isAction ? (expression.textRange, .handedOn) : nil
  }

  // MARK: Call sites

  struct Site {
    let path: String?
    let file: ViewFile
    let call: Call
    /// Nil where the call leaves it out.
    let argument: CallArgument?
    let isPreview: Bool
  }

  enum Sites {
    case known([Site])
    /// Not all files were looked at.
    case unknown
    /// Some place needs the action for something else.
    case various
    /// A reason for which a call cannot be changed.
    case fixed(FindingMessage)
  }

  /// Every place of the workspace that makes the view, with what it gives for a parameter.
  func sites(of parameter: ViewInitializer.Parameter, isFlag: Bool, in context: RuleContext) -> Sites {
    let known = context.semantics.files(mentioning: type.name)
    if known == nil, !(type.isPrivate && path == nil) { return .unknown }
    var sites: [Site] = []
    for source in known ?? [context.semantics.checkedFile] {
      let (path, file) = (source.path, source.file)
      if file.declaresType(named: type.name), path != self.path {
        return .fixed("Another file declares a type named `\(type.name)` too.")
      }
      for token in file.tokens(named: type.name) {
        guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else {
          if token.firstAncestor(TypeAliasDeclSyntax.self) != nil {
            return .fixed("`\(type.name)` has another name, by a `typealias`.")
          }
          continue
        }
        var callee = ExprSyntax(reference)
        if let generic = callee.parent?.as(GenericSpecializationExprSyntax.self) { callee = ExprSyntax(generic) }
        if let member = callee.parent?.as(MemberAccessExprSyntax.self) {
          if member.declName.id == reference.id {
            callee = ExprSyntax(member)
          } else if member.declName.baseName.text == "init" {
            return .fixed("`\(type.name).init` is used on line \(file.line(of: token.textRange)).")
          }
        }
        guard let node = callee.parent?.as(FunctionCallExprSyntax.self), node.calledExpression.id == callee.id,
          let call = Call(node)
        else { continue }
        guard let matched = initializer == nil ? arguments(of: call) : initializer?.match(call) else {
          return .fixed(
            "`\(type.name)` is made in a way that cannot be read on line \(file.line(of: token.textRange))."
          )
        }
        let argument = matched.first { $0.parameter.name == parameter.name }?.argument
        let isPreview = file.isInPreview(node)
        guard isPreview || file.closes(argument, of: call, isFlag: isFlag) else { return .various }
        sites.append(Site(path: path, file: file, call: call, argument: argument, isPreview: isPreview))
      }
    }
    return .known(sites)
  }
}

extension ViewFile {
  /// Whether a call is what a presentation shows, and its argument closes this presentation and nothing else.
  fileprivate func closes(_ argument: CallArgument?, of call: Call, isFlag: Bool) -> Bool {
    // What a helper makes is presented by the helper's own type.
    let candidates =
      type(around: call.node).map(presentations(of:))
      ?? closures(around: call.node).compactMap { $0.call.flatMap(presentation) }
    return candidates.contains { presentation in
      guard presentation.presentsView, let state = presentation.boundState,
        presentation.shownViews(in: self).contains(where: { $0.node.id == call.node.id })
      else { return false }
      guard let argument else { return true }
      switch presentation.kind(of: argument, state: state, isListed: false) {
      case .closes: return !isFlag
      case .flag: return isFlag
      default: return false
      }
    }
  }
}
