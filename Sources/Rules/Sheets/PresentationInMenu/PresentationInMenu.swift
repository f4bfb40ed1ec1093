import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

extension Rule {
  /// Presentations in the content of menus, which goes away with the tap.
  public static let presentationInMenu = Rule(
    id: "presentation-in-menu",
    severity: .warning,
    fixLevel: .review,
    chapter: .sheets,
    title: "presentations in menus",
    why: """
      The content of a menu exists while the menu is open. It goes away with the tap that was to present something, and the \
      presentation goes with it.
      """,
    anchor: "sheet-in-menu",
    triggers: ["Menu", "swipeActions"],
    flagged: PresentationInMenu.flagged,
    allowed: PresentationInMenu.allowed,
    check: { context in
      guard context.file.importsSwiftUI else { return [] }
      let kinds = Presentation.Kind.allCases.filter { $0 != .inspector }
      return context.presentations(kinds, within: menus).compactMap { PresentationInMenu($0, in: context)?.finding }
    })

  private static let menus = SwiftUICatalogue.names(with: .menu).map(CallRegion.arguments)
}

/// A presentation inside a menu.
struct PresentationInMenu {
  private let presentation: Presentation
  private let menu: ViewAncestors.Step
  private let position: ViewAncestors
  /// The step behind the menu, outwards.
  private let outside: Int
  private let isOnlyPlace: Bool
  private let context: RuleContext
  private var file: ViewFile { context.file }
  private var call: Call { presentation.call }

  init?(_ presentation: Presentation, in context: RuleContext) {
    let file = context.file
    guard presentation.kind != .inspector, !file.isInPreview(presentation.call.node) else { return nil }
    let positions = ViewAncestors.all(of: presentation.call.node, in: file)
    let menus = positions.compactMap { Self.menu(around: $0, in: file) }
    // A helper that is used outside of menus too may be meant for those places.
    guard menus.count == positions.count, let index = menus.first, let position = positions.first,
      position.steps.indices.contains(index)
    else { return nil }
    self.presentation = presentation
    self.position = position
    menu = position.steps[index]
    outside = index + 1
    isOnlyPlace = positions.count == 1
    self.context = context
  }

  /// The outermost menu around a position, within the same screen.
  private static func menu(around position: ViewAncestors, in file: ViewFile) -> Int? {
    var found: Int?
    for (index, step) in position.steps.enumerated() {
      if step.isMenu, !file.declaresType(named: step.call.name) {
        found = index
      } else if step.isOtherScreen {
        break
      }
    }
    return found
  }

  // MARK: Words

  private var noun: String {
    switch presentation.kind {
    case .fullScreenCover: "cover"
    case .confirmationDialog, .actionSheet: "dialog"
    case .alert: "alert"
    case .popover: "popover"
    default: "sheet"
    }
  }

  private var menuName: String { menu.call.isMember ? menu.call.name : "Menu" }

  /// What it should be attached to, in words.
  private var target: String {
    if !menu.call.isMember { return "the `Menu` itself" }
    return ExprSyntax(menu.call.node).viewTitle.map { "`\($0)`, which has the `\(menuName)`," }
      ?? "the view with the `\(menuName)`"
  }

  var finding: Finding {
    var fix: Fix?
    var refusal: FindingMessage?
    do throws(Refusal) { fix = try self.fix() } catch { refusal = error.reason }
    return Finding(
      .presentationInMenu, range: call.nameRange,
      message: """
        This \(noun) is attached inside the content of `\(menuName)`, which goes away with the tap that opens the \(noun), so it may \
        never come up. Let the button only set the state, and attach the \(noun) to \(target) or further out.
        """,
      related: [RelatedPlace(range: menu.call.nameToken.textRange, message: "The menu.")], fix: fix, refusal: refusal)
  }

  // MARK: Fix

  private func fix() throws(Refusal) -> Fix {
    guard isOnlyPlace else { throw Refusal("The helper with this \(noun) is used in more than one place.") }
    let (target, isRow) = try self.place()
    if let name = localName(inside: target.node) {
      throw Refusal("The \(noun) uses `\(name)`, which is known only inside the menu or its row; present it with an item.")
    }
    guard file.areCompiledTogether(call.node, target.node) else {
      throw Refusal("The \(noun) and the menu are in different `#if` branches.")
    }
    if let other = target.presentation(beside: presentation, in: file) {
      throw Refusal("The view already has `\(other.name)`; let one state drive both first.")
    }
    if position.steps.prefix(while: { $0.call.node.id != target.node.id }).contains(where: \.hasAvailability) {
      throw Refusal("The \(noun) is inside an `if #available`, so it may not compile outside.")
    }
    guard let move = ModifierMove(call, in: file),
      let fix = Fix(
        title: "Move the \(noun) out of the \(menuName)", level: .review,
        caution: isRow ? "There is one \(noun) for all rows then." : "The \(noun) is attached to another view then.",
        edits: [.delete(move.removal), move.insertion(behind: target.node)])
    else { throw Refusal("The \(noun) cannot be cut out of its place here.") }
    return fix
  }

  /// The view that it should be attached to: what has the menu, or, where that is one of many rows, their container.
  private func place() throws(Refusal) -> (call: Call, isRow: Bool) {
    guard let row = position.rowStep(in: file, from: outside) else { return (menu.call, false) }
    if file.usesLocalName(in: presentation.bindingArgument) { return (menu.call, false) }
    switch presentation.kind {
    case .popover, .confirmationDialog, .actionSheet:
      throw Refusal(
        "The menu is in a row, and its state is that of all rows; bind the \(noun) to the one row that is meant first.")
    default: break
    }
    guard let container = position.presenter(from: row) else {
      throw Refusal("What is around the rows is in another view, so the \(noun) cannot be moved there.")
    }
    return (container.call, true)
  }

  private func localName(inside scope: FunctionCallExprSyntax) -> String? {
    if let name = file.localNames(in: call, declaredInside: scope).first { return name }
    return position.helpers.lazy.compactMap { file.localNames(in: call, declaredInside: $0.node).first }.first
  }
}
