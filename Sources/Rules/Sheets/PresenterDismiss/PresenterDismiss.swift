import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

extension Rule {
  /// The presenter's own `dismiss` called inside what it presents.
  public static let presenterDismiss = Rule(
    id: "presenter-dismiss",
    severity: .warning,
    fixLevel: .review,
    chapter: .sheets,
    title: "the presenter's `dismiss` in its sheet",
    why: """
      `dismiss` belongs to the view that declares it. Called inside a sheet that this view presents, it closes this view and not \
      the sheet, or does nothing at all where this view is not presented itself.
      """,
    anchor: "dismiss-scope",
    triggers: ["dismiss", "presentationMode"],
    flagged: PresenterDismiss.flagged,
    allowed: PresenterDismiss.allowed,
    check: { context in
      guard context.file.importsSwiftUI else { return [] }
      // Without both, the file has nothing to report, and its declarations need no parsing.
      guard context.file.mentions(anyWith: .dismissal), context.file.mentions(anyWith: .pagePresentation) else { return [] }
      // What the target calls may be declared beside it.
      let mayBeBeside = context.file.mayDeclareAgain(context.target)
      let types =
        mayBeBeside
        ? context.types
        : SwiftUICatalogue.names(with: .dismissal).flatMap { key in
          context.types(where: .all([.mentions("Environment"), .endsKeyPath(key)]), besides: .any(presenting))
        }
      return Set(types.map(\.qualifiedName)).flatMap(context.file.declarations(of:)).flatMap { type in
        type.properties.flatMap { property -> [Finding] in
          guard property.isDismissal,
            context.file.isView(type), !type.declaresViewModifier
          else { return [] }
          let references = context.file.references(to: property, of: type)
          return references.filter { context.isInTarget($0.range) }.compactMap {
            PresenterDismiss($0, property: property, type: type, context: context)?.finding(isOnlyUse: references.count == 1)
          }
        }
      }
    })

  private static let presenting = SwiftUICatalogue.names(with: .pagePresentation).map(TextTest.calls)
}

/// One call of the presenter's `dismiss` inside what it presents.
struct PresenterDismiss {
  private let property: StateProperty
  private let type: TypeDeclaration
  private let context: RuleContext
  private let presentation: Presentation
  /// The call, or `dismiss.callAsFunction` handed on as a value.
  private let node: ExprSyntax
  /// The view that gets it as a callback; nil where a control of the content calls it.
  private let receiver: Call?
  /// Whether a link pushes the view with the call within the presented content.
  private let isPushed: Bool
  /// Whether every place that shows the presenter is the root of a window, so that there is nothing to close but the window.
  private let isAtRoot: Bool
  private var file: ViewFile { context.file }

  init?(_ reference: Reference, property: StateProperty, type: TypeDeclaration, context: RuleContext) {
    let file = context.file
    guard reference.form == .value, let expression = reference.node.as(ExprSyntax.self), !file.isInPreview(expression),
      let node = Self.dismissal(with: expression, of: property), let action = DismissAction(node, in: file)
    else { return nil }
    var found: (presentation: Presentation, isPushed: Bool)?
    for position in ViewAncestors.all(of: node, in: file) {
      guard let next = Self.presentation(at: position, in: file),
        found == nil || found?.presentation.call.node.id == next.presentation.call.node.id
      else { return nil }
      found = next
    }
    guard let found else { return nil }
    let isAtRoot = Self.isAtRoot(type, in: context)
    // Work that is done in a second sheet often closes both, on purpose; only a way out of that sheet is meant for it alone.
    if action.receiver != nil, !isAtRoot, !action.isWayOut { return nil }
    // Where the view is there for that sheet alone, whoever leaves the sheet leaves the view.
    if !isAtRoot, file.opensByItself(found.presentation, of: type) { return nil }
    self.isAtRoot = isAtRoot
    self.property = property
    self.type = type
    self.context = context
    self.node = node
    presentation = found.presentation
    isPushed = found.isPushed
    receiver = action.receiver
  }

  /// `dismiss()`, `dismiss.callAsFunction` or `presentationMode.wrappedValue.dismiss()` around a use of the property.
  private static func dismissal(with use: ExprSyntax, of property: StateProperty) -> ExprSyntax? {
    var called = use
    if property.storage == .environment("presentationMode") {
      for name in property.attributes.contains("Binding") ? ["dismiss"] : ["wrappedValue", "dismiss"] {
        guard let member = called.parent?.as(MemberAccessExprSyntax.self), member.base?.id == called.id,
          member.declName.baseName.text == name
        else { return nil }
        called = ExprSyntax(member)
      }
    } else if let member = called.parent?.as(MemberAccessExprSyntax.self), member.base?.id == called.id {
      return member.declName.baseName.text == "callAsFunction" ? ExprSyntax(member) : nil
    }
    guard let call = called.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == called.id,
      call.arguments.isEmpty
    else { return nil }
    return ExprSyntax(call)
  }

  /// The sheet, cover or popover that is the innermost presentation around a position.
  private static func presentation(at position: ViewAncestors, in file: ViewFile) -> (
    presentation: Presentation, isPushed: Bool
  )? {
    var isPushed = false
    for step in position.steps {
      if let kind = Presentation.Kind(rawValue: step.call.name), step.call.isMember {
        guard [.sheet, .fullScreenCover, .popover].contains(kind),
          let presentation = file.presentation(step.call),
          case .closure(let content) = presentation.content, content.id == step.closure?.id
        else { return nil }
        return (presentation, isPushed)
      }
      if step.call.name == "navigationDestination" || step.call.name == "NavigationLink" && step.isOtherScreen {
        isPushed = true
      }
    }
    return nil
  }

  // MARK: Words

  func finding(isOnlyUse: Bool) -> Finding {
    let (fix, refusal) = self.fix(isOnlyUse: isOnlyUse)
    return Finding(
      .presenterDismiss, severity: isAtRoot ? .warning : .information, range: markedRange,
      message: message,
      related: [
        RelatedPlace(range: property.nameToken.textRange, message: "The `\(property.name)` that is called."),
        RelatedPlace(range: presentation.call.nameRange, message: "What `\(type.name)` presents."),
      ], fix: fix, refusal: refusal)
  }

  private var markedRange: TextRange {
    let start = node.textRange.lower
    let end = min(node.textRange.upper, file.text.endOfLine(file.text.lines.line(of: start)))
    return TextRange(start, end)
  }

  private var noun: String {
    switch presentation.kind {
    case .fullScreenCover: "cover"
    case .popover: "popover"
    default: "sheet"
    }
  }

  private var message: String {
    let start = "`\(property.name)` is declared in `\(type.name)`, so this call inside its \(noun)"
    let effect =
      isAtRoot
      ? "does not close the \(noun): `\(type.name)` is the root of a window, where it does nothing or closes the window."
      : "closes `\(type.name)` where that is presented or pushed, and not the \(noun) alone."
    let advice: String
    if let receiver, isView(receiver) {
      advice = "To close the \(noun), let `\(receiver.name)` declare a `dismiss` of its own."
    } else if let statement = presentation.drivingState?.closingStatement {
      advice = "To close the \(noun), set `\(statement)`, or move its content into a view with its own `dismiss`."
    } else {
      advice = "To close the \(noun), move its content into a view with its own `dismiss`."
    }
    return "\(start) \(effect) \(advice)"
  }

  private static func isAtRoot(_ type: TypeDeclaration, in context: RuleContext) -> Bool {
    guard let shown = context.semantics.usages(ofView: type.name) else { return false }
    return !shown.isEmpty && shown.allSatisfy(\.endsInWindow)
  }

  private func isView(_ call: Call) -> Bool { !context.semantics.declarations(ofType: call.name, in: type).isEmpty }

  // MARK: Fix

  private func fix(isOnlyUse: Bool) -> (Fix?, FindingMessage?) {
    if isPushed { return (nil, "The call is in a view that is pushed within the \(noun); give that view its own `dismiss`.") }
    if let receiver, isView(receiver) {
      return (nil, "`\(receiver.name)` gets the call as a closure; it can close itself with a `dismiss` of its own.")
    }
    guard let state = presentation.drivingState, let root = state.path.first else {
      return (nil, "What drives the \(noun) cannot be set from here.")
    }
    let branches = file.conditionalClauses(around: presentation.call.node).map(\.id)
    guard file.conditionalClauses(around: node).map(\.id).suffix(branches.count) == branches[...] else {
      return (nil, "The call and the \(noun) are in different `#if` branches.")
    }
    var statement = state.closingStatement
    if let local = ScopeTree.localDeclaration(of: root, at: node),
      local.id != ScopeTree.localDeclaration(of: root, at: presentation.call.node)?.id
    {
      statement = "self.\(statement)"
    } else if file.property(named: root, of: type) == nil,
      ScopeTree.localDeclaration(of: root, at: node) == nil
    {
      return (nil, "`\(root)`, which drives the \(noun), is not declared in sight.")
    } else {
      statement = node.selfPrefix + statement
    }
    var edits = [TextEdit(node.textRange, node.is(FunctionCallExprSyntax.self) ? statement : "{ \(statement) }")]
    if isOnlyUse, property.isPrivate, property.isOnlyName {
      edits.append(.delete(file.layout.removal(of: property.declaration)))
    }
    let fix = Fix(
      title: "Close the \(noun) with '\(state.closingStatement)'", level: .review,
      caution: isAtRoot
        ? "The window stays open then." : "`\(type.name)` stays open then; closing both may have been meant.",
      edits: edits)
    return (fix, fix == nil ? "The call cannot be replaced here." : nil)
  }
}

/// What a call of `dismiss` is the whole of: the action of a control, or a callback that a view is given.
private struct DismissAction {
  /// The view that gets it as a callback; nil for SwiftUI's controls and gestures.
  let receiver: Call?
  /// Whether the callback's label says that it is only about leaving.
  let isWayOut: Bool

  private static let waysOut: Set<String> = ["onCancel", "onClose", "onDismiss", "cancel", "close", "dismiss"]

  /// Nil where the call is one step of several, since closing both levels is common then.
  init?(_ node: ExprSyntax, in file: ViewFile) {
    var statement = node
    while true {
      if let argument = statement.parent?.as(LabeledExprSyntax.self),
        let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self).flatMap(Call.init)
      {
        guard let receiver = Self.receiver(call) else { return nil }
        self.receiver = receiver.call
        isWayOut = Self.waysOut.contains(argument.label?.text ?? "")
        return
      }
      guard let item = statement.asStatement, let list = item.parent?.as(CodeBlockItemListSyntax.self), list.count == 1 else {
        return nil
      }
      if let closure = list.parent?.as(ClosureExprSyntax.self) {
        guard let call = ViewFile.call(taking: closure) else { return nil }
        if !call.isMember, call.has(.closureRunner) {
          statement = ExprSyntax(call.node)
          continue
        }
        guard let receiver = Self.receiver(call) else { return nil }
        self.receiver = receiver.call
        isWayOut = Self.waysOut.contains(call.closures.first { $0.closure.id == closure.id }?.label ?? "")
        return
      }
      // A helper function that does nothing else.
      guard let function = list.parent?.parent?.as(FunctionDeclSyntax.self),
        file.member(around: node)?.node.id == DeclSyntax(function).id
      else { return nil }
      receiver = nil
      isWayOut = true
      return
    }
  }

  private static func receiver(_ call: Call) -> (call: Call?, Void)? {
    if call.has(.tapped) { return (nil, ()) }
    guard !call.isMember, call.name.first?.isUppercase == true else { return nil }
    return (call, ())
  }
}
