import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

/// A branch that shows a sheet at compact width and an inspector else, which an inspector does by itself.
struct InspectorBranch {
  let inspector: Presentation
  let sheet: Presentation
  let branch: IfExprSyntax
  /// What the inspector's own branch shows.
  let wide: ContentNode
  let narrow: ContentNode
  let context: RuleContext
  private var file: ViewFile { context.file }

  init?(_ inspector: Presentation, in context: RuleContext) {
    let file = context.file
    guard let branch = inspector.call.node.firstAncestor(IfExprSyntax.self), !file.isInPreview(branch),
      branch.conditions.count == 1, context.mentionsSizeOrDevice(branch.conditions),
      case .codeBlock(let other)? = branch.elseBody
    else { return nil }
    let roots = [branch.body.statements, other.statements].map { $0.contentRoots() }
    guard roots.allSatisfy({ $0.count == 1 && $0.first?.isConditional == false }), let first = roots[0].first,
      let second = roots[1].first
    else { return nil }
    let isFirst = first.expression.textRange.contains(inspector.call.nameRange)
    wide = isFirst ? first : second
    narrow = isFirst ? second : first
    guard wide.modifiers.contains(where: { $0.node.id == inspector.call.node.id }) else { return nil }
    let sheets = context.presentations(.sheet).filter { [narrow] sheet in
      narrow.modifiers.contains { $0.node.id == sheet.call.node.id }
    }
    guard let sheet = sheets.first, sheets.count == 1,
      sheet.bindingArgument.expression.trimmedDescription == inspector.bindingArgument.expression.trimmedDescription
    else { return nil }
    self.inspector = inspector
    self.sheet = sheet
    self.branch = branch
    self.context = context
  }

  var finding: Finding {
    var fix: Fix?
    var refusal: FindingMessage?
    do throws(Refusal) { fix = try makeFix() } catch { refusal = error.reason }
    return Finding(
      .inspectorByHand, range: sheet.call.nameRange,
      message: """
        This sheet replaces the inspector of `\(inspector.bindingArgument.expression.trimmedDescription)` at compact width, which \
        the inspector does by itself. Drop the branch and keep the inspector.
        """,
      related: [RelatedPlace(range: inspector.call.nameRange, message: "the inspector")], fix: fix, refusal: refusal)
  }

  private func makeFix() throws(Refusal) -> Fix {
    guard sheet.onDismiss == nil else { throw Refusal("The sheet has an `onDismiss:`, and an inspector has none.") }
    guard text(of: narrow, without: sheet) == text(of: wide, without: inspector) else {
      throw Refusal("The two branches differ in more than the sheet and the inspector.")
    }
    let range = branch.textRange
    let inside = branch.textRange.lower..<branch.textRange.upper
    let wideRange = wide.expression.textRange
    let outside = [TextRange(inside.lowerBound, wideRange.lower), TextRange(wideRange.upper, inside.upperBound)]
    if outside.contains(where: { file.text[$0].contains("//") || file.text[$0].contains("/*") }) {
      throw Refusal("A comment in the branches would be lost.")
    }
    let layout = file.layout
    let moved = layout.moving(
      file.text[wideRange], from: layout.indentation(at: wideRange.lower), to: layout.indentation(at: range.lower))
    guard
      let fix = Fix(
        title: "Keep the inspector alone", level: .review,
        caution: "The sheet's content may differ from the inspector's on purpose.", edits: [TextEdit(range, moved)])
    else { throw Refusal("The branch cannot be replaced here.") }
    return fix
  }

  /// What a branch shows besides its presentation, without white space.
  private func text(of root: ContentNode, without presentation: Presentation) -> String {
    let whole = root.expression.textRange
    guard let cut = presentation.call.modifierRange else { return file.text[whole] }
    let rest = file.text[TextRange(whole.lower, cut.lower)] + file.text[TextRange(cut.upper, whole.upper)]
    return rest.filter { !$0.isWhitespace }
  }
}

extension RuleContext {
  /// Whether a condition asks for the size class or the kind of device, directly or by a property of the view.
  func mentionsSizeOrDevice(_ condition: some SyntaxProtocol, depth: Int = 0) -> Bool {
    guard depth < 4, let type = file.type(around: condition) else { return false }
    return condition.tokens(viewMode: .sourceAccurate).contains { token in
      guard case .identifier(let name) = token.tokenKind else { return false }
      if ["userInterfaceIdiom", "horizontalSizeClass"].contains(name) { return true }
      guard token.parent?.is(DeclReferenceExprSyntax.self) == true else { return false }
      if file.property(named: name, of: type)?.storage == .environment("horizontalSizeClass") { return true }
      guard let body = file.member(named: name, of: type)?.body, !body.textRange.contains(token.textRange) else { return false }
      return mentionsSizeOrDevice(body, depth: depth + 1)
    }
  }
}
