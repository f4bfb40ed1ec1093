import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel

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
    guard case .closure(let content) = presentation.content else {
      return .refused("The \(noun)'s content is not written as a closure.")
    }
    guard let state = presentation.drivingState else {
      return .refused("What closes the \(noun) is not in sight.")
    }
    let reach = ViewReach(of: content, in: context)
    guard !content.statements.isEmpty, !hasExit(reach, content, state) else { return nil }
    return Refactoring.Offer(Self.title) { () throws(Refusal) in try edits(content, reach, state) }
  }

  /// Whether something in the content closes it, or is given what does.
  private func hasExit(_ reach: ViewReach, _ content: ClosureExprSyntax, _ state: DrivingState) -> Bool {
    let names = ["dismiss", "presentationMode", "cancellationAction", "dismissAction"]
    let isClosed = reach.pieces.contains { piece in
      names.contains { !piece.file.tokens(named: $0, within: [piece.range]).isEmpty }
    }
    guard !isClosed, let root = state.path.first, let type = file.type(around: presentation.call.node) else { return isClosed }
    guard let property = file.property(named: root, of: type) else { return false }
    let isGiven = file.references(to: property, of: type).contains { reference in
      content.textRange.contains(reference.range) && (reference.isWrite || reference.form == .projection)
    }
    // A controller of UIKit, such as a web page's, brings its own button.
    return isGiven
      || reach.pieces.contains { piece in
        piece.file.types.contains {
          piece.range.contains($0.range) && $0.inheritedTypes.contains { $0.hasSuffix("Representable") }
        }
      }
      || rootView(of: content.statements).flatMap(declaration)?.type.inheritedTypes.contains { $0.hasSuffix("Representable") }
        == true
  }

  // MARK: Where the button goes

  private func edits(_ content: ClosureExprSyntax, _ reach: ViewReach, _ state: DrivingState) throws(Refusal) -> [TextEdit] {
    guard let root = rootView(of: content.statements) else {
      throw Refusal("The \(noun) shows one of several views, each of which would need the button.")
    }
    let hasContainer = NavigationContainer.Kind.allCases.contains { !reach.calls(named: $0.rawValue).isEmpty }
    // A stack at the top of the content has the bar.
    if let inner = try stackRoot(of: root) {
      if let own = try presentedView(inner, hasStack: true, isShownOnce: true) { return own }
      return try insertion(at: inner, closing: state)
    }
    if let own = try presentedView(root, hasStack: hasContainer, isShownOnce: false) { return own }
    if hasContainer {
      throw Refusal("What the \(noun) shows has a navigation container of its own, out of reach from here.")
    }
    try refuseUnknown(root)
    try refuseOld(root)
    return try CloseButtonText(file: file, action: closing(state, at: root)).wrapping(root)
  }

  /// The only view that some statements show, in a branch or not; nil where there are several.
  private func rootView(of statements: CodeBlockItemListSyntax) -> ExprSyntax? {
    let roots = statements.contentRoots()
    return roots.count == 1 ? roots.first?.expression : nil
  }

  /// The only view of a stack; nil where the view is no stack.
  private func stackRoot(of view: ExprSyntax) throws(Refusal) -> ExprSyntax? {
    guard let call = view.modifiedView.as(FunctionCallExprSyntax.self).flatMap(Call.init),
      let container = NavigationContainer(call)
    else { return nil }
    guard container.kind != .splitView else {
      throw Refusal("A split view has several bars; add the button to the column that is to have it.")
    }
    guard let content = container.content, let root = rootView(of: content.statements) else {
      throw Refusal("The stack shows one of several views, each of which would need the button.")
    }
    return root
  }

  private func declaration(_ view: ExprSyntax) -> LocatedType? {
    guard let call = view.modifiedView.as(FunctionCallExprSyntax.self).flatMap(Call.init), !call.isMember else { return nil }
    return context.declarations(ofType: call.name, in: file.type(around: view)).first { $0.type.kind != .extension }
  }

  private func refuseUnknown(_ root: ExprSyntax) throws(Refusal) {
    guard let name = root.viewName, name.first?.isUppercase == true, !StandardViews.names.contains(name),
      declaration(root) == nil
    else { return }
    throw Refusal("`\(name)` is not declared in sight, so it may have a bar and a button of its own.")
  }

  private func refuseOld(_ root: ExprSyntax) throws(Refusal) {
    guard context.mayLack(.iOS16, at: presentation.call.node) else { return }
    throw Refusal(
      "The \(noun) needs a `NavigationStack` for its bar, and the app also runs on systems before iOS 16 and macOS 13.")
  }

  /// The write that closes it, where a parameter of the content may have the state's name.
  private func closing(_ state: DrivingState, at root: ExprSyntax) -> String {
    let isShadowed = state.path.first.map { ScopeTree.localDeclaration(of: $0, at: root) != nil } ?? false
    return (isShadowed ? "self." : "") + state.closingStatement
  }

  private func insertion(at root: ExprSyntax, closing state: DrivingState) throws(Refusal) -> [TextEdit] {
    try CloseButtonText(file: file, action: closing(state, at: root)).adding(to: root)
  }

  // MARK: In the presented view

  /// The edits of a view of this file that nothing else shows, which then closes itself. Nil where the presenter has to do it.
  /// - Parameter hasStack: whether a container is somewhere around the view's body or in it
  private func presentedView(
    _ view: ExprSyntax, hasStack: Bool, isShownOnce isInStack: Bool
  ) throws(Refusal) -> [TextEdit]? {
    guard let located = declaration(view), located.path == nil, located.type.kind == .structure,
      isOnlyShown(view, located.type),
      !context.mayLack(.iOS15, at: located.type.node), let dismissal = dismissal(in: located.type),
      let body = located.type.members.first(where: { $0.name == "body" && $0.isProperty })?.body,
      let root = rootView(of: body)
    else { return nil }
    let text = CloseButtonText(file: file, action: "\(dismissal.name)()")
    if let inner = try stackRoot(of: root) { return try dismissal.edits + text.adding(to: inner) }
    if isInStack { return try dismissal.edits + text.adding(to: root) }
    if hasStack { return nil }
    try refuseOld(root)
    return try dismissal.edits + text.wrapping(root)
  }

  /// Whether, apart from previews, only this presentation makes the view.
  private func isOnlyShown(_ view: ExprSyntax, _ type: TypeDeclaration) -> Bool {
    guard let others = context.project.files(mentioning: type.name) else { return type.isPrivate }
    let files = [file] + others.map(\.file)
    let places = files.flatMap { file in file.placements(ofView: type.name).filter { $0.role != .preview } }
    return places.count == 1 && places.first.map { view.textRange.contains($0.node.textRange) } == true
  }

  /// The `dismiss` of a view, with its declaration where it is new.
  private func dismissal(in type: TypeDeclaration) -> (name: String, edits: [TextEdit])? {
    guard let name = file.freeName(among: ["dismiss", "dismissSheet"], in: type),
      let edit = file.addition(of: "@Environment(\\.dismiss) private var \(name)", to: type)
    else { return nil }
    return (name, [edit])
  }
}
