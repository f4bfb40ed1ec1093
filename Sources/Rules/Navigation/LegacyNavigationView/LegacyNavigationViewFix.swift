import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

/// Makes a `NavigationStack` or a `NavigationSplitView` of a `NavigationView`.
struct LegacyNavigationViewFix {
  private let view: LegacyNavigationView
  private let positions: [ViewAncestors]

  private var context: RuleContext { view.context }
  private var file: ViewFile { view.file }
  private var call: Call { view.call }

  init(of view: LegacyNavigationView) {
    self.view = view
    positions = ViewAncestors.all(of: view.call.node, in: view.context.file)
  }

  /// What it shows, over many files perhaps.
  private var reach: ReachableCode {
    ReachableCode(of: view.container.content.map(ExprSyntax.init) ?? ExprSyntax(view.call.node), in: view.context.semantics)
  }

  /// - Parameter links: old links that are converted at the same time.
  func fix(with links: Set<SyntaxIdentifier> = []) throws(Refusal) -> Fix {
    guard view.container.content != nil else { throw Refusal("The content is not written as a closure here.") }
    guard let children = view.children else {
      throw Refusal("How many views the `NavigationView` has depends on an `#if`.")
    }
    guard let only = children.first else { throw Refusal("The `NavigationView` is empty.") }
    try refuseOldLinks(except: links)
    try refuseNesting()
    try LegacyNavigationViewUses(call, in: context).refuse()
    var edits = try styleEdits()
    if children.count == 1 {
      if view.ownStyle == .columns {
        throw Refusal("With columns but one view, a split view still needs a detail that says what stands beside it.")
      }
      try refuseOwnType("NavigationStack")
      if let group = only.item.as(ExprSyntax.self)?.modifiedView.as(FunctionCallExprSyntax.self).flatMap(Call.init),
        group.name == "Group", !group.isMember, let content = group.closures.first?.closure, content.statements.count > 1
      {
        throw Refusal("The `Group` holds several views, which `NavigationView` may show side by side.")
      }
      edits.append(TextEdit(call.nameToken.textRange, "NavigationStack"))
      if let label = call.argument("content")?.label { edits.append(TextEdit(label.textRange, "root")) }
      return try made("Use NavigationStack", caution: stackCaution, edits: edits)
    }
    if view.ownStyle == .stack {
      throw Refusal("In the stack style only the first of the \(children.count) views is shown; remove the others first.")
    }
    guard children.count <= 3 else {
      throw Refusal("A split view has at most three columns, and here are \(children.count) views.")
    }
    try refuseOwnType("NavigationSplitView")
    guard call.argument("content") == nil else {
      throw Refusal("Each column needs a closure of its own, behind the parentheses.")
    }
    edits.append(TextEdit(call.nameToken.textRange, "NavigationSplitView"))
    edits += try columnEdits(children)
    return try made("Use NavigationSplitView", caution: splitCaution, edits: edits)
  }

  private func made(_ title: String, caution: FindingMessage?, edits: [TextEdit]) throws(Refusal) -> Fix {
    guard
      let fix = Fix(title: title, level: caution == nil ? .safe : .review, caution: caution, edits: edits)
    else { throw Refusal("The `NavigationView` cannot be rewritten here.") }
    return fix
  }

  // MARK: Refusals

  /// Whether the workspace may have a link of the old kind at all.
  private var mayReachOldLinks: Bool {
    ["isActive", "tag"].contains { label in
      let files = context.semantics.files(mentioning: label) ?? context.semantics.files(mentioning: "NavigationLink")
      return files?.contains { $0.file.mayHold(.callsWithLabel("NavigationLink", label)) } ?? true
    }
  }

  private func refuseOldLinks(except links: Set<SyntaxIdentifier>) throws(Refusal) {
    guard mayReachOldLinks else { return }
    for found in reach.calls(named: "NavigationLink") where !links.contains(found.call.node.id) {
      guard let label = found.call.labels.first(where: { $0 == "isActive" || $0 == "tag" }) else { continue }
      throw Refusal(
        "The link with `\(label):` on \(found.place) is of the old kind, and the two have to be converted together.")
    }
  }

  private func refuseNesting() throws(Refusal) {
    guard !view.isInPreview else { return }
    for position in positions {
      for step in position.steps {
        if step.call.isMember, Presentation.Kind(rawValue: step.call.name) != nil { break }
        if step.columnRole != nil || step.call.has(.tab) { break }
        if step.container != nil || step.call.declaresDestination || step.isOtherScreen && !step.call.isMember {
          let line = file.line(of: step.call.nameRange)
          throw Refusal(
            "It is inside the `\(step.call.name)` of line \(line); one stack is enough, so remove this one instead.")
        }
      }
    }
    if let way = context.semantics.waysOut(of: call.node, while: { !$0.isNested }).first(where: \.isNested),
      let owner = way.views.first
    {
      let outer = way.place.file.type(around: way.place.node).map { " of `\($0.name)`" } ?? ""
      throw Refusal(
        "`\(owner)` is \(way.isPushed ? "pushed onto" : "shown inside") the `\(way.container?.kind.rawValue ?? "")`\(outer); one stack is enough."
      )
    }
    guard let owner = owner else { return }
    for usage in usages {
      guard let outer = usage.steps.first(where: { $0.isPush || $0.isNavigation })?.place else { continue }
      let file = outer.path.map { " in \($0.lastPathComponent)" } ?? ""
      throw Refusal("`\(owner.name)` is shown inside another navigation container\(file); one stack is enough.")
    }
  }

  private func refuseOwnType(_ name: String) throws(Refusal) {
    if context.semantics.declarations(ofType: name).contains(where: { $0.type.kind != .extension }) {
      throw Refusal("The project has a `\(name)` of its own.")
    }
  }

  // MARK: Level

  /// The view whose body the `NavigationView` stands in, unless a presentation in it comes between.
  private var owner: TypeDeclaration? {
    guard positions.allSatisfy({ $0.member?.name == "body" && presentation(of: $0) == nil }) else { return nil }
    return file.type(around: call.node)
  }

  private var usages: [ViewUsage] { owner.flatMap { context.semantics.usages(ofView: $0.name) } ?? [] }

  /// The innermost presentation around it.
  private func presentation(of position: ViewAncestors) -> Presentation.Kind? {
    position.steps.lazy.compactMap { $0.call.isMember ? Presentation.Kind(rawValue: $0.call.name) : nil }.first
  }

  /// Why a person has to look at the stack; nil where nothing changes.
  private var stackCaution: FindingMessage? {
    if !context.project.targets.isKnown {
      return "The deployment target is not known, and `NavigationStack` needs \(context.semantics.systemList(of: .iOS16))."
    }
    if view.isInPreview { return nil }
    guard hasStackStyle || isSheet && !runsOnMac else {
      return "On iPad and Mac a plain `NavigationView` shows columns, which `NavigationStack` never does."
    }
    if let name = reach.unresolved.first {
      return "`\(name)` cannot be looked into here; see that it has no link with `isActive:` or `tag:`."
    }
    return nil
  }

  /// Whether the app has a version for the Mac. Mac Catalyst is a switch of the project that only its code tells of.
  private var runsOnMac: Bool {
    context.project.targets.versions.keys.contains { $0 == .macOS || $0 == .macCatalyst }
      || !file.tokens(named: "macCatalyst").isEmpty || context.project.files(mentioning: "macCatalyst")?.isEmpty != true
  }

  /// Whether the stack style holds, from the view itself or from a view around it.
  private var hasStackStyle: Bool {
    if let own = view.ownStyle { return own == .stack && view.styles.allSatisfy { !$0.startsBranch } }
    return !positions.isEmpty
      && positions.allSatisfy { position in
        position.steps.prefix { !$0.isOtherScreen }.contains { step in
          let styles = ExprSyntax(step.call.wholeChain).viewModifiers.filter { $0.name == "navigationViewStyle" }
          return styles.contains { NavigationViewStyleKind($0) == .stack }
        }
      }
  }

  /// Whether it is only ever the content of sheets.
  private var isSheet: Bool {
    let kinds = positions.map(presentation)
    if kinds.allSatisfy({ $0 == .sheet }), !kinds.isEmpty { return true }
    let usages = usages
    return !usages.isEmpty && usages.allSatisfy { $0.presentation == .sheet }
  }

  private var splitCaution: FindingMessage {
    if !context.project.targets.isKnown {
      return "The deployment target is not known, and `NavigationSplitView` needs \(context.semantics.systemList(of: .iOS16))."
    }
    return "Columns start, collapse and show links in another way than in a `NavigationView`; try them on iPad and Mac."
  }

  // MARK: Edits

  private func styleEdits() throws(Refusal) -> [TextEdit] {
    var edits: [TextEdit] = []
    for style in isStyleNeeded ? [] : view.styles {
      if NavigationViewStyleKind(style) == .other {
        throw Refusal("What `navigationViewStyle` gets here is not one of SwiftUI's styles.")
      }
      guard !style.startsBranch else {
        edits.append(try removal(ofConditional: style))
        continue
      }
      guard let move = ModifierMove(style, in: file) else {
        throw Refusal("A comment is in the way of removing `navigationViewStyle`.")
      }
      edits.append(.delete(move.removal))
    }
    return edits
  }

  /// Whether a `NavigationView` further inside takes its style from here, since a style is a value of the environment.
  private var isStyleNeeded: Bool {
    guard !view.styles.isEmpty, let content = view.container.content else { return false }
    return ReachableCode(of: ExprSyntax(content), in: context.semantics, includesPresented: true)
      .calls(named: "NavigationView").contains { !$0.call.isMember }
  }

  /// The whole `#if`, where the style is all that is in it.
  private func removal(ofConditional style: Call) throws(Refusal) -> TextEdit {
    guard let conditional = style.node.firstAncestor(PostfixIfConfigExprSyntax.self), let base = conditional.base,
      conditional.config.clauses.count == 1, case .postfixExpression(let content)? = conditional.config.clauses.first?.elements,
      content.id == ExprSyntax(style.node).id
    else { throw Refusal("`navigationViewStyle` shares an `#if` with something else.") }
    let range = TextRange(
      base.endPositionBeforeTrailingTrivia.utf8Offset, conditional.config.endPositionBeforeTrailingTrivia.utf8Offset)
    guard !file.text[range].contains("//"), !file.text[range].contains("/*") else {
      throw Refusal("A comment is in the way of removing `navigationViewStyle`.")
    }
    return .delete(range)
  }

  /// `} detail: {` between the children, each of which starts a line of its own.
  private func columnEdits(_ children: [CodeBlockItemSyntax]) throws(Refusal) -> [TextEdit] {
    let labels = children.count == 2 ? ["detail"] : ["content", "detail"]
    let lines = file.text.lines
    let layout = file.layout
    let indentation = layout.indentation(at: call.nameToken.positionAfterSkippingLeadingTrivia.utf8Offset)
    var edits: [TextEdit] = []
    for (index, label) in labels.enumerated() {
      guard children.indices.contains(index &+ 1) else { break }
      let before = lines.line(of: children[index].textRange.upper)
      let next = children[index &+ 1].textRange.lower
      guard before < lines.line(of: next), layout.isBlankBefore(next),
        view.container.content?.statements.count == children.count
      else { throw Refusal("Each column has to start on a line of its own.") }
      let end = file.text.endOfLine(before)
      var after = before &+ 1
      while layout.isBlankLine(after), after < lines.line(of: next) { after += 1 }
      guard let start = lines.start(of: after) else { break }
      edits.append(
        TextEdit(TextRange(end, start), "\(layout.lineBreak)\(indentation)} \(label): {\(layout.lineBreak)"))
    }
    if let detail = children.last { edits += try stackEdits(around: detail) }
    return edits
  }

  /// A stack around the detail where links in it push.
  private func stackEdits(around detail: CodeBlockItemSyntax) throws(Refusal) -> [TextEdit] {
    guard let expression = detail.item.as(ExprSyntax.self) else { return [] }
    let reach = ReachableCode(of: expression, in: context.semantics)
    guard !(reach.calls(named: "NavigationLink") + reach.calls(named: "navigationDestination")).isEmpty else { return [] }
    let layout = file.layout
    let range = detail.textRange
    guard layout.isAlone(range), !file.text[range].contains("\"\"\"") else {
      throw Refusal("The links in the detail need a `NavigationStack` around them; add it first.")
    }
    let outer = layout.indentation(at: range.lower)
    let inner = layout.deeper(outer)
    let text = layout.moving(file.text[range], from: outer, to: inner)
    return [TextEdit(range, ["NavigationStack {", inner + text, outer + "}"].joined(separator: layout.lineBreak))]
  }
}

/// A `navigationViewStyle` that is on no `NavigationView` itself.
struct LooseNavigationViewStyle {
  private let call: Call
  private let context: RuleContext
  private let styled: ExprSyntax

  init?(_ call: Call, in context: RuleContext) {
    let styled = call.wholeChainAcrossConditions.modifiedView
    let name = styled.as(FunctionCallExprSyntax.self).flatMap(Call.init)?.name
    // A split view's own rule speaks about the style on it.
    guard name != "NavigationView", name != "NavigationSplitView" else { return nil }
    // On a stack it can only be meant for a `NavigationView` inside, which has a finding of its own.
    if name == "NavigationStack", Self.styledView(in: styled, context) != nil { return nil }
    self.call = call
    self.context = context
    self.styled = styled
  }

  var finding: Finding {
    var fix: Fix?
    var refusal: FindingMessage?
    do throws(Refusal) { fix = try self.fix() } catch { refusal = error.reason }
    let isColumns = NavigationViewStyleKind(call) == .columns && !context.file.isInPreview(call.node)
    return Finding(
      .navigationView, severity: isColumns ? .information : .hint, range: call.nameToken.textRange,
      message: """
        `navigationViewStyle` is soft-deprecated and says something only to a `NavigationView` inside `\(subject)`. \
        `NavigationStack` and `NavigationSplitView` need no such style.
        """,
      tags: [.deprecated], fix: fix, refusal: refusal)
  }

  private static func styledView(in styled: ExprSyntax, _ context: RuleContext) -> Located<Call>? {
    ReachableCode(of: styled, in: context.semantics, includesPresented: true).calls(named: "NavigationView")
      .first { !$0.call.isMember }
  }

  private var subject: String { styled.viewTitle ?? "this view" }

  private func fix() throws(Refusal) -> Fix {
    let reach = ReachableCode(of: styled, in: context.semantics, includesPresented: true)
    if let found = Self.styledView(in: styled, context) {
      throw Refusal("It styles the `NavigationView` on \(found.place); convert that first.")
    }
    if call.startsBranch { throw Refusal("`navigationViewStyle` starts a branch of `#if`, which would be empty without it.") }
    guard let move = ModifierMove(call, in: context.file) else {
      throw Refusal("`navigationViewStyle` cannot be cut out of its place here.")
    }
    let hidden = reach.unresolved.first ?? (styled.is(FunctionCallExprSyntax.self) ? nil : subject)
    let caution: FindingMessage? = hidden.map { "`\($0)` cannot be looked into here; see that it has no `NavigationView`." }
    guard
      let fix = Fix(
        title: "Remove navigationViewStyle", level: caution == nil ? .safe : .review, caution: caution,
        edits: [.delete(move.removal)])
    else { throw Refusal("`navigationViewStyle` cannot be cut out of its place here.") }
    return fix
  }
}
