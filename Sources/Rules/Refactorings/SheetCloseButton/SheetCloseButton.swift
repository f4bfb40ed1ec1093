import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

extension Refactoring {
  /// Gives a sheet or cover a toolbar with a button that closes it.
  public static let sheetCloseButton = Refactoring(
    id: "sheet-close-button",
    title: SheetCloseButton.title,
    why: """
      A cover cannot be swiped away, and on the Mac a sheet has no way out of its own: a button in its bar is one that people find.
      """,
    anchor: "cover-exit",
    triggers: [".sheet", ".fullScreenCover"],
    offered: SheetCloseButton.offered,
    refused: SheetCloseButton.refused,
    absent: SheetCloseButton.absent,
    find: { context, range in
      let file = context.file
      let asked = [Presentation.Kind.sheet, .fullScreenCover].flatMap(file.presentations).first { presentation in
        file.isAsked(range, about: presentation.head) && !file.isInPreview(presentation.call.node)
      }
      return asked.flatMap { SheetCloseButton(presentation: $0, context: context).offer }
    })
}

extension Presentation {
  /// Its name and arguments, up to the brace of its content.
  fileprivate var head: TextRange {
    var end = call.node.rightParen?.textRange.upper ?? call.nameToken.textRange.upper
    if case .closure(let closure) = content, closure.leftBrace.textRange.lower >= end {
      end = closure.leftBrace.textRange.upper
    }
    return TextRange(call.nameToken.textRange.lower, end)
  }
}

/// The rewrite that adds the button, and the stack whose bar shows it.
struct SheetCloseButton {
  static let title = "Add a toolbar close button to this sheet"

  let presentation: Presentation
  let context: RuleContext
  private var file: ViewFile { context.file }
  private var noun: String { presentation.kind == .sheet ? "sheet" : "cover" }

  init(presentation: Presentation, context: RuleContext) {
    self.presentation = presentation
    self.context = context
  }

  fileprivate var offer: Refactoring.Offer? {
    guard !context.semantics.isWatchOrTVOnly(at: presentation.call.node) else { return nil }
    guard case .closure(let content) = presentation.content else {
      return .refused("The \(noun)'s content is not written as a closure.")
    }
    let reach = ReachableCode(of: content, in: context.semantics)
    let root = rootView(of: content.statements, in: file)
    guard !content.statements.isEmpty, !SheetExits(presentation, reach, context).mayBe(in: root) else { return nil }
    do throws(Refusal) {
      guard let root else {
        throw Refusal("The \(noun) shows one of several views, each of which would need the button.")
      }
      return try Refactoring.Offer(Self.title, files: edits(root, reach))
    } catch {
      return .refused(error.reason.text)
    }
  }

  // MARK: Where the button goes

  private typealias Edits = [(path: String?, edits: [TextEdit])]

  private func edits(_ root: ExprSyntax, _ reach: ReachableCode) throws(Refusal) -> Edits {
    let hasContainer = NavigationContainer.Kind.allCases.contains { !reach.calls(named: $0.rawValue).isEmpty }
    // A stack at the top of the content has the bar.
    if let inner = try stackRoot(of: root, in: file) {
      try refuseHiddenBar(inner)
      if let own = try presentedView(inner, isInStack: true, mayBeWrapped: false) { return own }
      return [(nil, try CloseButtonText(file: file, action: closing(at: inner)).adding(to: inner))]
    }
    if let own = try presentedView(root, isInStack: false, mayBeWrapped: !hasContainer) { return own }
    if hasContainer {
      throw Refusal("What the \(noun) shows has a navigation container of its own, out of reach from here.")
    }
    try refuseOpaque(root)
    try refuseHiddenBar(root)
    try refuseOld(root)
    return [(nil, try CloseButtonText(file: file, action: closing(at: root)).wrapping(root))]
  }

  /// The only view that some statements show, in a branch or not, through helpers that nothing else uses; nil where there are
  /// several.
  private func rootView(of statements: CodeBlockItemListSyntax, in file: ViewFile, depth: Int = 0) -> ExprSyntax? {
    let roots = statements.contentRoots()
    guard roots.count == 1, let root = roots.first?.expression else { return nil }
    guard depth < 4, let helper = root.soleHelper(in: file), helper.isView, let body = helper.body else { return root }
    return rootView(of: body, in: file, depth: depth + 1) ?? root
  }

  /// The only view of a stack; nil where the view is no stack.
  private func stackRoot(of view: ExprSyntax, in file: ViewFile) throws(Refusal) -> ExprSyntax? {
    guard let call = view.modifiedView.as(FunctionCallExprSyntax.self).flatMap(Call.init),
      let container = NavigationContainer(call)
    else { return nil }
    guard container.kind != .splitView else {
      throw Refusal("A split view has several bars; add the button to the column that is to have it.")
    }
    guard let content = container.content, let root = rootView(of: content.statements, in: file) else {
      throw Refusal("The stack shows one of several views, each of which would need the button.")
    }
    return root
  }

  private func declaration(_ view: ExprSyntax) -> LocatedType? {
    guard let call = view.modifiedView.as(FunctionCallExprSyntax.self).flatMap(Call.init), !call.isMember else { return nil }
    return context.semantics.declarations(ofType: call.name, in: file.type(around: view)).first { $0.type.kind != .extension }
  }

  /// What is neither SwiftUI's, nor declared in sight, may have anything.
  private func refuseOpaque(_ root: ExprSyntax) throws(Refusal) {
    let view = root.modifiedView
    let isKnown: Bool
    if let call = view.as(FunctionCallExprSyntax.self).flatMap(Call.init), call.name.first?.isUppercase == true, !call.isMember
    {
      isKnown = call.has(.commonView) || declaration(root) != nil
    } else {
      let names = (view.as(FunctionCallExprSyntax.self)?.calledExpression ?? view).memberPath ?? []
      let isOwn = names.count == 1 || names.count == 2 && names.first == "self"
      let type = file.type(around: root)
      isKnown = isOwn && type.flatMap { type in names.last.flatMap { file.member(named: $0, of: type) } }?.isView == true
    }
    if isKnown { return }
    let name = view.as(FunctionCallExprSyntax.self)?.calledExpression ?? view
    throw Refusal("`\(name.trimmedDescription)` is not declared in sight, so it may have a bar and a button of its own.")
  }

  private func refuseHiddenBar(_ root: ExprSyntax) throws(Refusal) {
    let hiding = root.viewModifiers.first { modifier in
      modifier.name == "navigationBarHidden"
        || modifier.has(.barVisibility)
          && modifier.unlabeledArgument?.expression.trimmedDescription == ".hidden"
    }
    if let hiding { throw Refusal("`\(hiding.name)` hides the bar that the button would be in.") }
  }

  private func refuseOld(_ root: ExprSyntax) throws(Refusal) {
    guard context.semantics.mayLack(.iOS16, at: presentation.call.node) else { return }
    throw Refusal(
      "The \(noun) needs a `NavigationStack` for its bar, and the app also runs on systems before \(context.semantics.system(of: .iOS16))."
    )
  }

  /// The write that closes it, where a parameter of the content may have the state's name.
  private func closing(at root: ExprSyntax) throws(Refusal) -> String {
    guard let state = presentation.drivingState else {
      throw Refusal("What closes the \(noun) is not in sight.")
    }
    let isShadowed = state.path.first.map { ScopeTree.localDeclaration(of: $0, at: root) != nil } ?? false
    return (isShadowed ? "self." : presentation.bindingArgument.expression.selfPrefix) + state.closingStatement
  }

  // MARK: In the presented view

  /// The edits of a view that nothing else shows, which then closes itself. Nil where the presenter has to do it.
  /// - Parameters:
  ///   - isInStack: whether the presenter puts it into a stack
  ///   - mayBeWrapped: whether no container is in it
  private func presentedView(_ view: ExprSyntax, isInStack: Bool, mayBeWrapped: Bool) throws(Refusal) -> Edits? {
    guard let located = declaration(view), located.type.kind == .structure, isOnlyShown(view, located.type),
      !RuleContext(file: located.file, project: context.project).semantics.mayLack(.iOS15, at: located.type.node),
      let dismissal = dismissal(in: located),
      let body = located.type.members.first(where: { $0.name == "body" && $0.isProperty })?.body,
      let root = rootView(of: body, in: located.file)
    else { return nil }
    let text = CloseButtonText(file: located.file, action: "\(dismissal.name)()")
    if let inner = try stackRoot(of: root, in: located.file) {
      try refuseHiddenBar(inner)
      return [(located.path, try [dismissal.edit] + text.adding(to: inner))]
    }
    try refuseHiddenBar(root)
    if isInStack { return [(located.path, try [dismissal.edit] + text.adding(to: root))] }
    guard mayBeWrapped else { return nil }
    try refuseOld(root)
    return [(located.path, try [dismissal.edit] + text.wrapping(root))]
  }

  /// Whether, apart from previews, only this presentation makes the view.
  private func isOnlyShown(_ view: ExprSyntax, _ type: TypeDeclaration) -> Bool {
    guard let made = context.semantics.initializations(of: type.name) else { return type.isPrivate }
    let shown = made.filter { !$0.file.isInPreview($0.node) }
    guard let only = shown.first, shown.count == 1, only.path == nil else { return false }
    return view.textRange.contains(only.node.textRange)
  }

  /// The declaration of `dismiss` for a view.
  private func dismissal(in located: LocatedType) -> (name: String, edit: TextEdit)? {
    guard let name = located.file.freeName(among: ["dismiss", "dismissSheet"], in: located.type),
      let edit = located.file.addition(of: "@Environment(\\.dismiss) private var \(name)", to: located.type)
    else { return nil }
    return (name, edit)
  }
}
