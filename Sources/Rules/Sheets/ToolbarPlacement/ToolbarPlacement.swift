import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

extension Rule {
  /// Buttons of a sheet's toolbar whose placement does not say that they cancel or confirm.
  public static let toolbarPlacement = Rule(
    id: "toolbar-placement",
    severity: .hint,
    fixLevel: .review,
    chapter: .sheets,
    title: "Cancel and Save placed by what they mean",
    why: """
      Each platform has its own place for the buttons that cancel and confirm. It finds it by `.cancellationAction` and \
      `.confirmationAction`; leading and trailing are right on some platforms only.
      """,
    anchor: "toolbar-placement",
    triggers: ["toolbar"],
    flagged: ToolbarPlacementExamples.flagged,
    allowed: ToolbarPlacementExamples.allowed,
    check: { context in
      guard context.file.importsSwiftUI else { return [] }
      // A helper in the target may make the items of a toolbar elsewhere in its type.
      let others = context.declarationsBesideTarget.flatMap { context.file.calls(named: "toolbar", in: $0.range) }
      return (context.calls(named: "toolbar") + others).flatMap { ToolbarPlacement($0, in: context)?.findings ?? [] }
    })
}

/// The toolbar of what a sheet shows, with those of its buttons that are placed elsewhere than they mean.
struct ToolbarPlacement {
  private let items: [SheetToolbarItem]
  private let content: ClosureExprSyntax
  /// How it is presented.
  private let noun: String
  private let context: RuleContext
  private var file: ViewFile { context.file }

  init?(_ call: Call, in context: RuleContext) {
    let file = context.file
    guard call.isMember, call.base != nil, file.isViewContext(call.node), !file.isInPreview(call.node),
      let content = call.closures.first(where: { $0.label == nil || $0.label == "content" })?.closure
    else { return nil }
    let all = SheetToolbarItem.all(in: content, of: file)
    let hasCancel = all.contains { $0.meaning == .cancel }
    items = all.filter { $0.isMisplaced && (hasCancel || !$0.isAmbiguous) }
    guard items.contains(where: { context.isInTarget($0.nameRange) }), let kinds = context.presentations(ofBarAt: call)
    else { return nil }
    noun = kinds == [.fullScreenCover] ? "cover" : kinds == [.popover] ? "popover" : "sheet"
    self.content = content
    self.context = context
  }

  // MARK: Words

  var findings: [Finding] {
    // Views and items do not mix in a toolbar, so that plain buttons get their items together.
    let plain = items.filter { $0.item == nil }
    return items.filter { $0.item != nil }.map { finding(for: $0, others: []) }
      + (plain.first.map { [finding(for: $0, others: plain.dropFirst())] } ?? [])
  }

  private func finding(for item: SheetToolbarItem, others: ArraySlice<SheetToolbarItem>) -> Finding {
    var fix: Fix?
    var refusal: FindingMessage?
    do throws(Refusal) { fix = try self.fix(item) } catch { refusal = error.reason }
    let deed = item.meaning == .cancel ? "cancels" : "confirms"
    let place =
      item.placement.map { "at `.\($0)` of this \(noun)'s toolbar, which does not say that it \(deed)" }
      ?? "in this \(noun)'s toolbar without a placement that says that it \(deed)"
    return Finding(
      .toolbarPlacement, range: item.nameRange,
      message: """
        “\(item.title)” stands \(place): with `.\(item.meaning.placement)` each platform puts it where people look for it.
        """,
      related: others.map {
        RelatedPlace(range: $0.button.nameRange, message: "“\($0.title)” belongs to `.\($0.meaning.placement)`.")
      },
      fix: fix, refusal: refusal)
  }

  // MARK: Fix

  private func fix(_ item: SheetToolbarItem) throws(Refusal) -> Fix {
    guard item.isAlone else {
      throw Refusal("Other buttons share its toolbar item and would move along; give “\(item.title)” an item of its own first.")
    }
    let edits: [TextEdit]
    if let node = item.item { edits = [item.meaning.edit(of: node)] } else { edits = try wrapping() }
    let titles = (item.item == nil ? items.filter { $0.item == nil } : [item]).map { "“\($0.title)”" }
    guard
      let fix = Fix(
        title: titles.count == 1
          ? "Place \(titles.joined()) with .\(item.meaning.placement)"
          : "Place \(titles.joined(separator: " and ")) by what they mean",
        level: .review, caution: "The button may move, and some platforms emphasise the one that confirms.", edits: edits)
    else { throw Refusal("The toolbar item cannot be changed here.") }
    return fix
  }

  /// The edits that make an item of each view in the toolbar.
  private func wrapping() throws(Refusal) -> [TextEdit] {
    let roots = content.statements.contentRoots()
    if roots.contains(where: \.isConditional), context.semantics.mayLack(.iOS16, at: content) {
      throw Refusal(
        "Items within `if` need \(context.semantics.systemList(of: .iOS16)), and the app also runs on older systems.")
    }
    if roots.contains(where: { $0.view.isToolbarItem }) {
      throw Refusal("The toolbar holds items as well as plain views.")
    }
    return roots.flatMap { root -> [TextEdit] in
      let item = items.first { $0.item == nil && $0.root.id == root.expression.id }
      let isButton = root.view.as(FunctionCallExprSyntax.self).flatMap(Call.init)?.name == "Button"
      let head =
        item.map { "ToolbarItem(placement: .\($0.meaning.placement))" } ?? (isButton ? "ToolbarItem" : "ToolbarItemGroup")
      return StackWrap(root.expression, in: file, head: head).edits
    }
  }
}

extension SheetToolbarItem {
  /// Where it is reported.
  fileprivate var nameRange: TextRange { (item ?? button).nameRange }
}

extension SheetToolbarItem.Meaning {
  /// The edit that gives an item its placement.
  fileprivate func edit(of item: Call) -> TextEdit {
    let node = item.node
    if let argument = item.argument("placement") { return TextEdit(argument.expression.textRange, ".\(placement)") }
    if let last = node.arguments.last { return .insert(", placement: .\(placement)", at: last.expression.textRange.upper) }
    if let parenthesis = node.leftParen { return .insert("placement: .\(placement)", at: parenthesis.textRange.upper) }
    return .insert("(placement: .\(placement))", at: node.calledExpression.textRange.upper)
  }
}

extension RuleContext {
  /// How the view that a bar item or title stands in is presented; nil where a place pushes it or shows it in another way, and
  /// where no place in sight presents it.
  fileprivate func presentations(ofBarAt call: Call) -> Set<Presentation.Kind>? {
    var kinds: Set<Presentation.Kind> = []
    var visited: Set<SyntaxIdentifier> = []
    var pending = [semantics.checkedFile.located(Syntax(call.node))]
    while let place = pending.popLast() {
      guard visited.insert(place.node.id).inserted else { continue }
      for way in semantics.waysOut(of: place) {
        if way.isPushed { return nil }
        switch way.role {
        case .presented(let kind):
          guard [.sheet, .fullScreenCover, .popover].contains(kind) else { return nil }
          kinds.insert(kind)
        case .container: pending.append(way.place)
        case .column, .window: return nil
        default: break
        }
      }
    }
    return kinds.isEmpty ? nil : kinds
  }
}
