import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

extension Rule {
  /// Popovers that say nothing about what becomes of them at compact width.
  public static let popoverAdaptation = Rule(
    id: "popover-adaptation",
    severity: .hint,
    isEnabled: false,
    fixLevel: .review,
    chapter: .sheets,
    title: "popovers that become sheets on a phone",
    why: """
      At compact width, as on most iPhones, the system shows a popover as a sheet. Small content looks lost in one; \
      `presentationCompactAdaptation` on the content keeps it a popover.
      """,
    anchor: "popover-adaptation",
    triggers: ["popover("],
    flagged: PopoverAdaptationExamples.flagged,
    allowed: PopoverAdaptationExamples.allowed,
    check: { context in
      context.presentations(.popover).compactMap { PopoverAdaptation($0, in: context)?.finding }
    })
}

/// A popover that nobody made a choice for.
struct PopoverAdaptation {
  private static let modifier = "presentationCompactAdaptation"
  /// What says how the popover is to look, or that its content is made to be a sheet as well.
  private static let choices =
    SwiftUICatalogue.names(with: .sheetShape) + SwiftUICatalogue.names(with: .navigationContainer)

  private let presentation: Presentation
  private let roots: [ContentNode]
  private let context: RuleContext
  private var file: ViewFile { context.file }

  init?(_ presentation: Presentation, in context: RuleContext) {
    let call = presentation.call
    guard !context.file.isInPreview(call.node), context.mayBeCompact(at: call.node),
      !context.semantics.mayLack(.iOS16Point4, at: call.node), let content = presentation.shownContent(in: context.file),
      !Self.isChosen(for: presentation, content, in: context)
    else { return nil }
    self.presentation = presentation
    self.context = context
    roots = content.statements.contentRoots()
    if roots.isEmpty { return nil }
  }

  // MARK: Detection

  /// Whether somebody thought of compact widths, or may have, where not all of the content is in sight.
  private static func isChosen(
    for presentation: Presentation, _ content: PresentedContent, in context: RuleContext
  ) -> Bool {
    let call = presentation.call
    let behind = call.node.modifiersAroundInAllBranches.map(\.name)
    guard !choices.contains(where: behind.contains), !context.dependsOnSize(call.node),
      !context.mentionsSizeOrDevice(content.statements), !context.mentionsSizeOrDevice(presentation.bindingArgument),
      content.statements.contentRoots().allSatisfy({ context.isSwiftUIInSight($0.view) }),
      let own = context.modifiersThatAdapt()
    else { return true }
    let reach = ReachableCode(of: content.node, in: context.semantics)
    return !reach.unresolved.isEmpty || (choices + own).contains { !reach.calls(named: $0).isEmpty }
  }

  // MARK: Words

  var finding: Finding {
    var fix: Fix?
    var refusal: FindingMessage?
    do throws(Refusal) { fix = try self.fix() } catch { refusal = error.reason }
    let name = roots.count == 1 ? roots.first?.expression.viewTitle : nil
    let subject =
      name.map { SwiftUICatalogue.has($0, .commonView) ? "This popover" : "The popover with `\($0)`" } ?? "This popover"
    return Finding(
      .popoverAdaptation, range: presentation.call.nameRange,
      message: """
        \(subject) becomes a sheet at compact width, as on most iPhones. Add `.\(Self.modifier)(.popover)` to its content to keep \
        it a popover there, or `(.sheet)` to show that the sheet is meant.
        """,
      fix: fix, refusal: refusal)
  }

  // MARK: Fix

  private func fix() throws(Refusal) -> Fix {
    guard case .closure = presentation.content else { throw Refusal("The popover's content is not written as a closure.") }
    guard roots.count == 1 || roots.allSatisfy(\.isConditional) || roots.allSatisfy({ $0.expression.isWithinCondition }) else {
      throw Refusal("The popover shows several views; put them into one container first.")
    }
    let modifier = ModifierMove(adding: ".\(Self.modifier)(.popover)", in: file)
    let edits = roots.map { modifier.insertion(behind: $0.expression) }
    guard
      let fix = Fix(
        title: "Keep it a popover at compact width", level: .review,
        caution: "Large content has little room in a popover on a phone.", edits: edits)
    else { throw Refusal("The content cannot be changed here.") }
    return fix
  }
}

/// What a popover shows: the closure at the call, or the body of a helper that is handed over.
private struct PresentedContent {
  let node: Syntax
  let statements: CodeBlockItemListSyntax
}

extension Presentation {
  fileprivate func shownContent(in file: ViewFile) -> PresentedContent? {
    switch content {
    case .closure(let closure): return PresentedContent(node: Syntax(closure), statements: closure.statements)
    case .value(let value):
      guard let body = file.ownHelper(value)?.body else { return nil }
      return PresentedContent(node: Syntax(body), statements: body)
    case .missing: return nil
    }
  }
}

extension ExprSyntax {
  fileprivate var isWithinCondition: Bool { parent?.parent?.parent?.is(IfConfigClauseSyntax.self) == true }
}

extension ViewFile {
  /// The function or property of the view's own type that an expression names.
  fileprivate func ownHelper(_ expression: ExprSyntax) -> Member? {
    guard let names = expression.memberPath, names.count == 1 || names.count == 2 && names.first == "self",
      let name = names.last, let type = type(around: expression)
    else { return nil }
    return member(named: name, of: type)
  }
}

extension RuleContext {
  /// Whether it is evident which view an expression is, one that is made by its type's name or by a helper, and whether that is
  /// no controller of UIKit, such as a share sheet, which takes the room of a sheet.
  fileprivate func isSwiftUIInSight(_ view: ExprSyntax) -> Bool {
    let call = view.as(FunctionCallExprSyntax.self)
    if let name = call.flatMap(Call.init)?.name, name.first?.isUppercase == true {
      return !semantics.declarations(ofType: name).contains { $0.type.inheritedTypes.contains("UIViewControllerRepresentable") }
    }
    return file.ownHelper(call?.calledExpression ?? view)?.body != nil
  }

  /// Whether code at a node runs where windows can be of compact width.
  fileprivate func mayBeCompact(at node: some SyntaxProtocol) -> Bool {
    if semantics.isMacOSOnly(at: node) || file.imports.contains("AppKit") && !file.imports.contains("UIKit") { return false }
    return semantics.runningSystems(at: node).map { $0.targets[.iOS] != nil } ?? true
  }

  /// Whether a branch around a node asks for the size class or the device.
  fileprivate func dependsOnSize(_ node: some SyntaxProtocol) -> Bool {
    var current = node.parent
    while let scope = current, !scope.is(MemberBlockItemSyntax.self) {
      if let branch = scope.as(IfExprSyntax.self), mentionsSizeOrDevice(branch.conditions) { return true }
      if let branch = scope.as(SwitchExprSyntax.self), mentionsSizeOrDevice(branch.subject) { return true }
      current = scope.parent
    }
    return false
  }

  /// The names of the project's own modifiers that make the choice; nil when that is unknown.
  fileprivate func modifiersThatAdapt() -> [String]? {
    let name = "presentationCompactAdaptation"
    guard let files = semantics.files(mentioning: name)?.map(\.file) else { return nil }
    var result: Set<String> = []
    for file in files {
      for call in file.calls(named: name) {
        guard let type = file.type(around: call.node) else { continue }
        if type.declaresViewModifier { result.insert(type.name) }
        if type.kind == .extension, let member = file.member(around: call.node) { result.insert(member.name) }
      }
    }
    return result.sorted()
  }
}
