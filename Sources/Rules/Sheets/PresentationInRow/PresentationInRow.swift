import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

extension Rule {
  /// Presentations that each row of a list gets a copy of.
  public static let presentationInRow = Rule(
    id: "presentation-in-row",
    severity: .warning,
    fixLevel: .review,
    chapter: .sheets,
    title: "presentations in rows",
    why: """
      Each row gets a copy of a presentation that stands in a row, or on a `ForEach`. With one state for all of them every row \
      tries to present, so the wrong one is shown, or it appears and vanishes.
      """,
    anchor: "sheet-in-rows",
    triggers: [".sheet", ".fullScreenCover", ".alert"],
    flagged: PresentationInRow.flagged + PresentationInRow.flaggedChildren,
    allowed: PresentationInRow.allowed + PresentationInRow.allowedChildren,
    check: { context in
      guard context.file.importsSwiftUI else { return [] }
      let cases = context.presentations([.sheet, .fullScreenCover, .alert], within: rows).compactMap {
        PresentationInRow($0, in: context)
      }
      // What one section hands to its children is one cause.
      var sections: Set<SyntaxIdentifier> = []
      return cases.compactMap { found in
        guard found.place.isGroup else { return found.finding(with: []) }
        guard sections.insert(found.maker.node.id).inserted else { return nil }
        return found.finding(with: cases.filter { $0.place.isGroup && $0.maker.node.id == found.maker.node.id }.dropFirst())
      }
    })

  private static let rows =
    SwiftUICatalogue.names(with: .rowMaker).map(CallRegion.argumentsBehindValue)
    + SwiftUICatalogue.names(with: .spreadsModifiers).map(CallRegion.modifiers)
}

/// A sheet, cover or alert that rows get copies of.
struct PresentationInRow {
  enum Place {
    /// In the closure that makes each row.
    case row
    /// In such a closure, where a branch or an unknown binding decides which row has it.
    case someRow
    /// On a `ForEach`, which hands it to each row.
    case forEach
    /// On a `Section` or `Group`, which hands it to each child; not all of them may be there at once.
    case group(isSure: Bool)

    var isGroup: Bool { if case .group = self { true } else { false } }
  }

  let presentation: Presentation
  let place: Place
  /// The call that makes the rows: `ForEach`, `List(trails)`; or the section or group.
  let maker: Call
  let position: ViewAncestors
  /// Whether there is only one way that leads to it.
  let isOnlyPlace: Bool
  /// The step that takes the rows, in `position`; nil where it is on the maker itself.
  let rowStep: Int?
  let context: RuleContext
  var file: ViewFile { context.file }

  init?(_ presentation: Presentation, in context: RuleContext) {
    let file = context.file
    let call = presentation.call
    guard [.sheet, .fullScreenCover, .alert].contains(presentation.kind), let base = call.base, !file.isInPreview(call.node)
    else { return nil }
    switch presentation.source {
    case .store, .constant: return nil
    default: break
    }
    let positions = ViewAncestors.all(of: call.node, in: file)
    guard let position = positions.first, !positions.contains(where: \.isInMenuOrTabs) else { return nil }
    self.presentation = presentation
    self.position = position
    self.context = context
    isOnlyPlace = positions.count == 1
    if let (maker, place) = Self.maker(modifiedBy: base, presenting: presentation, in: file) {
      guard !file.usesLocalName(in: presentation.bindingArgument) else { return nil }
      self.maker = maker
      rowStep = nil
      self.place = place
      return
    }
    // Each way that leads to it must lead through rows.
    let steps = positions.compactMap { $0.rowStep(in: file) }
    guard steps.count == positions.count, let step = steps.first, position.steps.indices.contains(step),
      !file.usesLocalName(in: presentation.bindingArgument)
    else { return nil }
    rowStep = step
    maker = position.steps[step].call
    let isShared = presentation.drivingState != nil && !position.steps[...step].contains(where: \.isConditional)
    // One row alone loses its presentation only where rows come and go.
    guard isShared || position.steps.prefix(while: { !$0.isOtherScreen }).contains(where: \.isInLazyContainer) else {
      return nil
    }
    place = isShared ? .row : .someRow
  }

  /// The `ForEach`, or the `Section` or `Group` with several children, that a modifier is applied to.
  private static func maker(
    modifiedBy base: ExprSyntax, presenting presentation: Presentation, in file: ViewFile
  ) -> (Call, Place)? {
    guard let call = base.modifiedView.as(FunctionCallExprSyntax.self).flatMap(Call.init), !call.isMember,
      !file.declaresType(named: call.name)
    else { return nil }
    if call.name == "ForEach" { return call.unlabeledArgument == nil ? nil : (call, .forEach) }
    let content = call.closures.first { $0.label == nil || $0.label == "content" }?.closure
    guard call.has(.spreadsModifiers), let children = content?.statements.children, children.most > 1 else { return nil }
    if children.least > 1 { return (call, .group(isSure: true)) }
    // A child that is there in another case than the presentation never meets it.
    let driving = presentation.bindingArgument.expression.plainNames
    return children.conditions.isDisjoint(with: driving) ? (call, .group(isSure: false)) : nil
  }

  // MARK: Words

  /// - Parameter others: further presentations that the same section or group hands to its children
  func finding(with others: some Sequence<PresentationInRow>) -> Finding {
    let others = Array(others)
    var fix: Fix?
    var refusal: FindingMessage?
    do throws(Refusal) { fix = try PresentationInRowFix(case: self, others: others).fix() } catch { refusal = error.reason }
    return Finding(
      .presentationInRow, severity: severity, range: presentation.call.nameRange, message: message,
      related: [RelatedPlace(range: maker.nameToken.textRange, message: "What makes the copies.")]
        + others.map { RelatedPlace(range: $0.presentation.call.nameRange, message: "Handed to the same children.") },
      fix: fix, refusal: refusal)
  }

  private var severity: Severity {
    switch place {
    case .row, .forEach: .warning
    case .group(let isSure): isSure ? .information : .hint
    case .someRow: .hint
    }
  }

  var noun: String {
    switch presentation.kind {
    case .fullScreenCover: "cover"
    case .alert: "alert"
    default: "sheet"
    }
  }

  /// What opens it, as the user writes it.
  private var driver: String {
    presentation.drivingState.map { "`\($0.path.filter { $0 != "wrappedValue" }.joined(separator: "."))`" } ?? "its binding"
  }

  private var message: String {
    let target = container.map { "the `\($0.call.name)`" } ?? "the container around the `\(maker.name)`"
    switch place {
    case .row:
      // All copies are alike where none of them shows anything of its row.
      let usesRow = !localNames(inside: maker.node).isEmpty
      let advice =
        presentation.isItemDriven || presentation.kind == .alert || !usesRow
        ? "Attach it to \(target), outside the rows."
        : "Attach it to \(target), outside the rows, with an item that says which row is meant."
      return """
        Each row of this `\(maker.name)` has a copy of this \(noun), and \(driver) opens all of them at once, so \
        \(usesRow ? "the wrong one comes up, or it vanishes again" : "it can vanish again"). \(advice)
        """
    case .forEach:
      return """
        The `ForEach` hands this \(noun) to each of its rows, and \(driver) opens all of them at once. Attach it to \(target).
        """
    case .group:
      return """
        The `\(maker.name)` hands this \(noun) to each of its children, and \(driver) may open it more than once. Attach it to \
        \(target), or to one child.
        """
    case .someRow:
      return """
        This \(noun) is in a row of a lazy container and goes away with that row. Attach it to \(target), outside the rows.
        """
    }
  }

  // MARK: The container

  /// The names of the presentation that mean something declared inside a container: the row's own value.
  func localNames(inside container: FunctionCallExprSyntax) -> [String] {
    var names = file.localNames(in: presentation.call, declaredInside: container)
    for helper in position.helpers {
      for name in file.localNames(in: presentation.call, declaredInside: helper.node) where !names.contains(name) {
        names.append(name)
      }
    }
    return names
  }

  /// What the presentation should be attached to: the outermost lazy container of the same screen, else what lays out the rows.
  var container: ViewAncestors.Step? { position.presenter(from: rowStep ?? 0) }
}

extension ViewAncestors {
  /// The outermost lazy container of the same screen around some rows, else the container that lays them out; nil where that is
  /// in another view.
  func presenter(from start: Int) -> Step? {
    let screen = steps.dropFirst(start).prefix { !$0.isOtherScreen }
    if let lazy = screen.last(where: \.isInLazyContainer) { return lazy }
    return screen.first { step in
      step.closure != nil && !step.call.isMember && step.isLayout && !step.call.has(.spreadsModifiers)
    }
  }

  /// The step whose closure makes rows, within the same screen.
  func rowStep(in file: ViewFile, from start: Int = 0) -> Int? {
    for (index, step) in steps.enumerated().dropFirst(start) {
      if step.isOtherScreen { return nil }
      if step.closure != nil, !step.call.isMember, step.call.has(.rowMaker),
        step.call.unlabeledArgument != nil, !file.declaresType(named: step.call.name)
      {
        return index
      }
    }
    return nil
  }

  /// Whether it is in a menu, or makes the tabs of a tab view.
  fileprivate var isInMenuOrTabs: Bool {
    for step in steps {
      if step.isMenu || step.call.name == "TabView" && !step.call.isMember { return true }
      if step.isOtherScreen { return false }
    }
    return false
  }
}

extension ViewAncestors.Step {
  /// Whether it is the content of a menu.
  var isMenu: Bool {
    guard closure != nil, call.has(.menu), call.isMember == (call.name != "Menu") else { return false }
    let labels = call.name == "contextMenu" ? ["menuItems", "menu"] : ["content"]
    return label.map(labels.contains) ?? true
  }
}

/// How many children some content has.
private struct ChildCount {
  var least = 0
  var most = 0
  /// The names in the conditions that decide about it.
  var conditions: Set<String> = []

  static func + (first: ChildCount, second: ChildCount) -> ChildCount {
    ChildCount(
      least: first.least + second.least, most: first.most + second.most, conditions: first.conditions.union(second.conditions))
  }

  /// One of two.
  static func | (first: ChildCount, second: ChildCount) -> ChildCount {
    ChildCount(
      least: min(first.least, second.least), most: max(first.most, second.most),
      conditions: first.conditions.union(second.conditions))
  }
}

extension CodeBlockItemListSyntax {
  /// The children that the content has, a `ForEach` counted as several.
  fileprivate var children: ChildCount {
    reduce(ChildCount()) { count, item in
      if item.item.is(VariableDeclSyntax.self) || item.item.is(FunctionDeclSyntax.self) { return count }
      let expression = item.item.as(ExpressionStmtSyntax.self)?.expression ?? item.item.as(ExprSyntax.self)
      return count + (expression?.children ?? ChildCount(least: 1, most: 1))
    }
  }
}

extension ExprSyntax {
  fileprivate var children: ChildCount {
    if let branch = self.as(IfExprSyntax.self) {
      let other =
        switch branch.elseBody {
        case .ifExpr(let next)?: ExprSyntax(next).children
        case .codeBlock(let block)?: block.statements.children
        default: ChildCount()
        }
      var count = branch.body.statements.children | other
      count.conditions.formUnion(branch.conditions.plainNames)
      return count
    }
    if let choice = self.as(SwitchExprSyntax.self) {
      let counts = choice.cases.compactMap { element -> ChildCount? in
        guard case .switchCase(let branch) = element else { return nil }
        return branch.statements.children
      }
      guard let first = counts.first else { return ChildCount() }
      var count = counts.dropFirst().reduce(first, |)
      count.conditions.formUnion(choice.subject.plainNames)
      return count
    }
    let isLoop = modifiedView.as(FunctionCallExprSyntax.self).flatMap(Call.init)?.name == "ForEach"
    return ChildCount(least: isLoop ? 2 : 1, most: isLoop ? 2 : 1)
  }
}

extension SyntaxProtocol {
  /// The names that it reads, without `$`; members of something else are none.
  fileprivate var plainNames: Set<String> {
    Set(
      tokens(viewMode: .sourceAccurate).compactMap { token -> String? in
        guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return nil }
        if let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id,
          member.base?.trimmedDescription != "self"
        {
          return nil
        }
        return token.text.hasPrefix("$") ? String(token.text.dropFirst()) : token.text
      })
  }
}

extension ViewFile {
  /// Whether an argument names something that a body declares, such as the row of a `ForEach`.
  func usesLocalName(in argument: LabeledExprSyntax) -> Bool {
    if argument.usesParametersAround { return true }
    return argument.expression.tokens(viewMode: .sourceAccurate).contains { token in
      guard let reference = token.parent?.as(DeclReferenceExprSyntax.self),
        reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id != reference.id
      else { return false }
      let plain = token.text.hasPrefix("$") ? String(token.text.dropFirst()) : token.text
      return [plain, "$" + plain].contains { name in
        guard let declaration = ScopeTree.localDeclaration(of: name, at: reference) else { return false }
        // `@Bindable var model = model` stands for a model of the whole view.
        if declaration.firstAncestor(VariableDeclSyntax.self)?.isBindable ?? false { return false }
        return !argument.textRange.contains(declaration.textRange)
      }
    }
  }
}
