import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

extension Rule {
  /// Settings of a presentation that stand on the presenter.
  public static let presentationModifierMisplaced = Rule(
    id: "presentation-modifier-misplaced",
    severity: .warning,
    fixLevel: .safe,
    chapter: .sheets,
    title: "presentation settings on the presenter",
    why: """
      Detents, drag indicators and the like tell the presentation around a view what to do. Behind `.sheet` they stand on the \
      presenter and speak to whatever presents that, usually to nothing.
      """,
    anchor: "presentation-config",
    triggers: PresentationModifierMisplaced.modifiers,
    flagged: PresentationModifierMisplaced.flagged,
    allowed: PresentationModifierMisplaced.allowed,
    check: { context in
      guard context.file.importsSwiftUI else { return [] }
      return PresentationModifierMisplaced.modifiers.flatMap { name in
        context.calls(named: name).compactMap { PresentationModifierMisplaced($0, in: context)?.finding }
      }
    })
}

/// A setting behind the presentation that it was meant for.
struct PresentationModifierMisplaced {
  static let modifiers = SwiftUICatalogue.names(with: .presentationSetting)

  private let call: Call
  /// The sheets, covers and popovers in front of it on its chain, the nearest first.
  private let presentations: [Presentation]
  private let nearest: Presentation
  /// Whether no place that shows the presenter presents it.
  private let isNeverPresented: Bool
  private let context: RuleContext
  private var file: ViewFile { context.file }

  init?(_ call: Call, in context: RuleContext) {
    let file = context.file
    guard call.isMember, call.base != nil, file.isViewContext(call.node), !file.isInPreview(call.node) else { return nil }
    let before = file.chain(of: ExprSyntax(call.node)).modifiers(inside: call) { Presentation.Kind(rawValue: $0.name) != nil }
    // A dialog takes the adaptation from the view that it is attached to.
    if call.name == "presentationCompactAdaptation",
      before.contains(where: { $0.name == "confirmationDialog" || $0.name == "alert" })
    {
      return nil
    }
    presentations = before.compactMap(file.presentation).filter { [.sheet, .fullScreenCover, .popover].contains($0.kind) }
    guard let nearest = presentations.first else { return nil }
    switch context.semantics.isPresented(at: call.node) {
    case .yes: return nil
    case .no: isNeverPresented = true
    case .unknown:
      // What other modules show sets the detents of its own presentation this way.
      if Self.isShownElsewhere(call, in: context) { return nil }
      isNeverPresented = false
    }
    self.call = call
    self.nearest = nearest
    self.context = context
  }

  /// Whether it is in a public view that nothing of the workspace shows.
  private static func isShownElsewhere(_ call: Call, in context: RuleContext) -> Bool {
    guard let type = context.file.type(around: call.node) else { return false }
    let declarations = context.semantics.declarations(ofType: type.qualifiedName)
    guard declarations.contains(where: \.type.isPublic) else { return false }
    return context.semantics.usages(ofView: type.name)?.isEmpty ?? true
  }

  // MARK: Words

  private var noun: String {
    switch nearest.kind {
    case .fullScreenCover: "cover"
    case .popover: "popover"
    default: "sheet"
    }
  }

  private var contentName: String? {
    guard case .closure(let content) = nearest.content else { return nil }
    let roots = content.statements.contentRoots()
    return roots.count == 1 ? roots.first?.expression.viewTitle : nil
  }

  var finding: Finding {
    let place =
      presentations.count > 1
      ? "into the closure of the presentation that it is meant for"
      : contentName.map { "onto `\($0)` in the \(noun)'s closure" } ?? "into the \(noun)'s closure"
    let owner = file.type(around: call.node).map { "`\($0.name)`" } ?? "this view"
    let message =
      isNeverPresented
      ? "`\(call.name)` stands behind the \(noun), on the presenter, where it sets nothing: \(owner) is not presented. Move it \(place)."
      : """
      `\(call.name)` stands behind the \(noun), so it speaks to whatever presents \(owner). If the \(noun) is meant, move it \(place).
      """
    var fix: Fix?
    var refusal: FindingMessage?
    do throws(Refusal) { fix = try self.fix() } catch { refusal = error.reason }
    return Finding(
      .presentationModifierMisplaced, severity: isNeverPresented ? .warning : .hint, range: call.nameRange,
      message: message, related: [RelatedPlace(range: nearest.call.nameRange, message: "The \(noun) in front of it.")],
      fix: fix,
      refusal: refusal)
  }

  // MARK: Fix

  private func fix() throws(Refusal) -> Fix {
    guard isNeverPresented else { throw Refusal("The view may be presented itself, and then the setting is its own.") }
    guard presentations.count == 1 else {
      throw Refusal("There are several presentations in front of it, and nothing says which one is meant.")
    }
    guard case .closure(let content) = nearest.content else {
      throw Refusal("The \(noun)'s content is not written as a closure.")
    }
    let roots = content.statements.contentRoots()
    guard !roots.isEmpty else { throw Refusal("The \(noun) has no content yet.") }
    if roots.contains(where: { root in root.modifiers.contains { $0.name == call.name } }) {
      throw Refusal("The \(noun)'s content has `\(call.name)` already.")
    }
    guard roots.allSatisfy({ file.areCompiledTogether(call.node, $0.expression) }) else {
      throw Refusal("The modifier and the \(noun)'s content are in different `#if` branches.")
    }
    try file.refuseMove(of: call, to: nearest.call, helperOf: nearest.call)
    for root in roots {
      if let name = nameThatChanges(at: root.expression) {
        throw Refusal("`\(name)` means something else within the \(noun)'s closure.")
      }
    }
    guard let move = ModifierMove(call, in: file) else { throw Refusal("The modifier cannot be cut out of its place here.") }
    let edits = [.delete(move.removal)] + roots.flatMap { move.edits(behind: $0.expression, in: content) }
    let target = contentName.map { "onto \($0)" } ?? "into the \(noun)'s closure"
    guard let fix = Fix(title: "Move \(call.name) \(target)", level: .safe, edits: edits) else {
      throw Refusal("The modifier cannot be cut out of its place here.")
    }
    return fix
  }

  /// A name in the modifier's arguments that the closure's parameters give another meaning.
  private func nameThatChanges(at root: ExprSyntax) -> String? {
    for token in call.node.arguments.tokens(viewMode: .sourceAccurate) {
      guard let reference = token.parent?.as(DeclReferenceExprSyntax.self),
        reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id != reference.id
      else { continue }
      let name = token.text.hasPrefix("$") ? String(token.text.dropFirst()) : token.text
      if ScopeTree.localDeclaration(of: name, at: root)?.id != ScopeTree.localDeclaration(of: name, at: reference)?.id {
        return name
      }
    }
    return nil
  }
}
