import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

extension Rule {
  /// Splits made of an `HStack` that lack a part, or that a split view would do better.
  public static let manualSplitColumns = Rule(
    id: "manual-split-columns",
    severity: .information,
    fixLevel: .review,
    chapter: .columnsByHand,
    title: "hand-made split columns that lack a part",
    why: """
      A second column of one's own is fine where it has all its parts: a size class, so that a phone never shows two columns, a \
      stored setting to turn it off, and a greatest width, so that the border stays where it is. A list whose selection the second \
      column shows is a `NavigationSplitView`.
      """,
    anchor: "manual-split",
    triggers: ["HStack"],
    flagged: ManualSplitColumns.flagged,
    allowed: ManualSplitColumns.allowed,
    check: { context in
      let file = context.file
      guard file.importsSwiftUI, !file.declaresType(named: "HStack") else { return [] }
      return context.calls(
        named: "HStack", where: .all([.closureEndsWithBranch(of: "HStack"), .any([.mentions("Divider"), .labels("spacing")])])
      ).compactMap {
        ManualSplitColumns($0, in: context)?.finding
      }
    })
}

struct ManualSplitColumns {
  /// A part of the pattern that is not there.
  enum Part {
    case width
    case sizeClass
    /// With the flag that is forgotten, where there is one.
    case toggle(StateProperty?)
  }

  let columns: ConditionalColumn
  let missing: [Part]
  /// The selection that the second column shows, where a split view would do.
  let selection: StateProperty?
  let context: RuleContext

  init?(_ stack: Call, in context: RuleContext) {
    let file = context.file
    guard let columns = ConditionalColumn(stack), file.isViewContext(stack.node), !file.isInPreview(stack.node),
      context.isSplit(columns)
    else { return nil }
    self.columns = columns
    self.context = context
    let condition = ColumnCondition(columns.branch.conditions, in: file)
    selection = context.semantics.mayLack(.iOS16, at: stack.node) ? nil : context.selection(shownBy: columns)
    var missing: [Part] = []
    if context.lacksWidth(columns) { missing.append(.width) }
    if !condition.asksForSize, !condition.isOpen, !context.semantics.isMacOSOnly(at: stack.node),
      !context.isShownBySize(stack.node)
    {
      missing.append(.sizeClass)
    }
    if !condition.hasStoredToggle, !condition.isOpen, condition.selections.isEmpty {
      missing.append(.toggle(condition.flags.first))
    }
    self.missing = missing
    if missing.isEmpty, selection == nil { return nil }
  }

  var finding: Finding {
    var fix: Fix?
    var refusal: FindingMessage?
    do throws(Refusal) {
      if let selection {
        fix = try SplitConversion(columns: columns, selection: selection, context: context).fix()
      } else {
        fix = try ManualSplitCompletion(split: self).fix()
      }
    } catch {
      refusal = error.reason
    }
    let place = RelatedPlace(range: columns.branch.ifKeyword.textRange, message: "the second column")
    return Finding(
      .manualSplitColumns, range: columns.stack.nameToken.textRange, message: message,
      related: [place], fix: fix, refusal: refusal, anchor: selection == nil ? "manual-split" : "choose-split")
  }

  private var message: String {
    let second = columns.second.viewTitle.map { "`\($0)`" } ?? "the second column"
    if let selection {
      return """
        \(second) shows the selection of the list beside it, `\(selection.name)`. `NavigationSplitView` does that with columns, and \
        as one stack where there is no room for two.
        """
    }
    let faults = missing.map { part in
      switch part {
      case .width: "has no greatest width, so that the border moves with the content"
      case .sizeClass: "is there at compact width too"
      case .toggle(nil): "cannot be turned off"
      case .toggle(let flag?): "forgets at each start whether it was on, since `\(flag.name)` is in `@State`"
      }
    }
    let remedies = missing.map { part in
      switch part {
      case .width: "`.frame(maxWidth:)`"
      case .sizeClass: "`horizontalSizeClass == .regular`"
      case .toggle: "a setting in `@AppStorage`"
      }
    }
    return "The second column of this split, \(second), \(Self.list(faults)). Add \(Self.list(remedies))."
  }

  private static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return "\(words.dropLast().joined(separator: ", ")) and \(last)"
  }
}

extension RuleContext {
  /// The state that the main column's list selects with and that the second column shows; nil for other columns.
  fileprivate func selection(shownBy columns: ConditionalColumn) -> StateProperty? {
    guard let list = columns.main.modifiedView.as(FunctionCallExprSyntax.self).flatMap(Call.init), list.name == "List",
      let argument = list.argument("selection"), let name = BindingSource(argument.expression).propertyName,
      let type = file.type(around: columns.stack.node), let property = file.property(named: name, of: type),
      property.isOptional
    else { return nil }
    let shown = columns.branch.textRange
    let isShown = file.references(to: property, of: type).contains { shown.contains($0.range) && !$0.isWrite }
    return isShown ? property : nil
  }

  /// Whether neither column says how wide it is, so that they share the width by what they ask for.
  fileprivate func lacksWidth(_ columns: ConditionalColumn) -> Bool {
    setsWidth(columns.main) == .no && setsWidth(columns.second) == .no
  }

  private func setsWidth(_ view: ExprSyntax, depth: Int = 0) -> Knowledge {
    guard depth < 4 else { return .unknown }
    if view.viewModifiers.contains(where: { modifier in
      if modifier.name == "containerRelativeFrame" { return true }
      guard modifier.name == "frame" else { return false }
      return ["width", "maxWidth", "idealWidth"].contains { label in
        guard let width = modifier.argument(label)?.expression else { return false }
        return width.as(MemberAccessExprSyntax.self)?.declName.baseName.text != "infinity"
      }
    }) {
      return .yes
    }
    guard let name = view.viewName else { return .unknown }
    if let type = file.type(around: view), let body = file.member(named: name, of: type)?.body {
      return setsWidth(body, depth: depth + 1)
    }
    let declared = semantics.declarations(ofType: name)
    // A page takes all the width that it gets.
    if declared.isEmpty {
      return SwiftUICatalogue.has(name, .page) || SwiftUICatalogue.has(name, .pageWrapper) ? .no : .unknown
    }
    let bodies = declared.compactMap { found in found.type.members.first { $0.name == "body" }?.body.map { (found.file, $0) } }
    guard let (file, body) = bodies.first, bodies.count == 1 else { return .unknown }
    return RuleContext(file: file, project: project).setsWidth(body, depth: depth + 1)
  }

  private func setsWidth(_ body: CodeBlockItemListSyntax, depth: Int) -> Knowledge {
    let answers = body.contentRoots(throughGroups: true).map { setsWidth($0.expression, depth: depth) }
    return answers.contains(.yes) ? .yes : answers.contains(.unknown) || answers.isEmpty ? .unknown : .no
  }
}
