import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

extension Rule {
  /// Titles and toolbars of sheets whose content has no navigation container.
  public static let sheetToolbarWithoutStack = Rule(
    id: "sheet-toolbar-without-stack",
    severity: .information,
    fixLevel: .review,
    chapter: .sheets,
    title: "titles and toolbars of sheets without a stack",
    why: """
      What is presented starts a hierarchy of its own, which the presenter's stack does not reach into. Without a navigation \
      container in it there is no bar, so its title and its buttons, Cancel and Save among them, do not show.
      """,
    anchor: "sheet-toolbar",
    triggers: ["sheet(", "fullScreenCover(", "popover("],
    flagged: SheetToolbarWithoutStackExamples.flagged,
    allowed: SheetToolbarWithoutStackExamples.allowed,
    check: { context in
      let file = context.file
      let presentations = [Presentation.Kind.sheet, .fullScreenCover, .popover].flatMap(context.presentations)
        .filter { presentation in
          let node = presentation.call.node
          return !file.isInPreview(node) && !context.semantics.isMacOSOnly(at: node)
            && !context.semantics.isWatchOrTVOnly(at: node)
        }
      guard !presentations.isEmpty else { return [] }
      let own = SheetToolbarWithoutStack.ownBars(of: presentations, in: context)
      return presentations.compactMap { SheetToolbarWithoutStack($0, ownBars: own, in: context)?.finding }
    })
}

/// A presentation whose content wants a bar and has none.
struct SheetToolbarWithoutStack {
  /// A modifier that wants a bar, with its way to the presentation.
  struct Bar {
    let place: Located<Syntax>
    let call: Call
    let way: ViewUsage
  }

  private static let names = SwiftUICatalogue.names(with: .needsBar)

  private let presentation: Presentation
  private let bars: [Bar]
  private let context: RuleContext
  private var file: ViewFile { context.file }

  /// The bars that are written in the content of some presentations of the file, or in helpers of it.
  static func ownBars(of presentations: [Presentation], in context: RuleContext) -> [Bar] {
    let file = context.file
    let scopes = presentations.flatMap { presentation in
      let type = file.type(around: presentation.call.node)
      return type.map { file.declarations(of: $0.qualifiedName).map(\.range) } ?? [presentation.call.node.textRange]
    }
    var visited: Set<TextRange> = []
    let calls = Set(scopes).sorted().flatMap(file.calls(in:)).filter {
      $0.has(.needsBar) && visited.insert($0.nameRange).inserted
    }
    return bars(calls, in: file, path: nil, context: context).filter { $0.way.views.isEmpty }
  }

  init?(_ presentation: Presentation, ownBars: [Bar], in context: RuleContext) {
    self.presentation = presentation
    self.context = context
    var bars = ownBars
    for name in Self.viewNames(of: presentation, in: context.file) {
      bars += Self.bars(ofView: name, context: context)
    }
    self.bars = bars.filter { bar in
      bar.way.place.node.id == Syntax(presentation.call.node).id
        && !bar.way.modifiers.contains { context.semantics.mayAddContainer($0) }
    }.sorted { ($0.place.path ?? "", $0.call.nameRange) < ($1.place.path ?? "", $1.call.nameRange) }
    if self.bars.isEmpty || hasContainer || hasLinks { return nil }
  }

  /// Whether the content has a container somewhere, perhaps for the same bar in another case.
  private var hasContainer: Bool {
    switch presentation.content {
    case .closure(let closure): return context.semantics.bringsContainer(closure)
    case .value, .missing:
      return bars.flatMap(\.way.views).flatMap { context.semantics.declarations(ofType: $0) }.contains { declaration in
        RuleContext(file: declaration.file, project: context.project).semantics.bringsContainer(declaration.type.memberBlock)
      }
    }
  }

  private static func viewNames(of presentation: Presentation, in file: ViewFile) -> [String] {
    if case .value(let content) = presentation.content {
      guard let path = content.memberPath, path.count == 2, path.last == "init" else { return [] }
      return Array(path.prefix(1))
    }
    guard case .closure(let closure) = presentation.content else { return [] }
    let names = file.calls(in: closure.textRange).filter { !$0.isMember && $0.isViewName }.map(\.name)
    return Set(names).sorted()
  }

  /// The bars in the body of a view, where that view is not handed to UIKit, which may push it.
  private static func bars(ofView name: String, context: RuleContext) -> [Bar] {
    guard context.semantics.mayDeclare(name, where: .any(names.map(TextTest.calls))) else { return [] }
    let declarations = context.semantics.declarations(ofType: name)
    guard declarations.filter({ $0.type.kind != .extension }).count == 1 else { return [] }
    let bars = declarations.flatMap { declaration in
      let calls = declaration.file.calls(in: declaration.type.range).filter { $0.has(.needsBar) }
      return self.bars(calls, in: declaration.file, path: declaration.path, context: context)
    }
    return bars.filter { $0.way.views == [name] }
  }

  /// The bars of a file with the ways that end at a presentation without a container. Empty where one of the ways leads to a
  /// hosting controller.
  private static func bars(_ calls: [Call], in file: ViewFile, path: String?, context: RuleContext) -> [Bar] {
    let local = path == nil ? context : RuleContext(file: file, project: context.project)
    return calls.flatMap { call -> [Bar] in
      guard !file.isInPreview(call.node), MissingNavigationStack.needsBar(call, in: local) else { return [] }
      let place = Located(path: path, file: file, node: Syntax(call.node))
      let ways = context.semantics.waysOut(of: place)
      if ways.contains(where: { if case .hosted? = $0.role { true } else { false } }) { return [] }
      return ways.filter { $0.presentation != nil && !$0.isPushed && $0.place.path == nil }.map {
        Bar(place: place, call: call, way: $0)
      }
    }
  }

  /// Links and destinations lack the same stack, and are the more urgent finding.
  private var hasLinks: Bool {
    let others = MissingNavigationStack.all(in: context).flatMap(\.places)
    if others.contains(Syntax(presentation.call.node).id) { return true }
    let names = SwiftUICatalogue.names(with: .push)
    return bars.contains { bar in
      guard bar.place.path != nil, let type = bar.place.file.type(around: bar.call.node) else { return false }
      return names.flatMap(bar.place.file.calls(named:)).contains { type.range.contains($0.nameRange) }
    }
  }

  // MARK: Words

  private var noun: String { presentation.kind == .fullScreenCover ? "cover" : presentation.kind.rawValue }

  var finding: Finding {
    var fix: Fix?
    var refusal: FindingMessage?
    do throws(Refusal) { fix = try self.fix() } catch { refusal = error.reason }
    let names = Set(bars.map(\.call.name)).sorted().map { "`\($0)`" }.joined(separator: " and ")
    let views = Set(bars.flatMap(\.way.views)).sorted().map { "`\($0)`" }.joined(separator: " and ")
    let subject = views.isEmpty ? "The content of this \(noun)" : views
    return Finding(
      .sheetToolbarWithoutStack, range: presentation.call.nameRange,
      message: """
        \(subject) has a \(names), but nothing in this \(noun) has a bar to show it: wrap the content in a `NavigationStack`.
        """,
      related: bars.map { RelatedPlace(path: $0.place.path, range: $0.call.nameRange, message: "This needs a bar.") },
      fix: fix, refusal: refusal)
  }

  // MARK: Fix

  private func fix() throws(Refusal) -> Fix {
    guard !context.semantics.mayLack(.iOS16, at: presentation.call.node) else {
      throw Refusal(
        "`NavigationStack` needs \(context.semantics.systemList(of: .iOS16)), and the app also runs on older systems.")
    }
    guard case .closure = presentation.content else { throw Refusal("The \(noun)'s content is not written as a closure.") }
    var roots: [ExprSyntax] = []
    for root in bars.compactMap({ $0.way.ancestors.last?.root }) where !roots.contains(where: { $0.id == root.id }) {
      roots.append(root)
    }
    let edits = roots.flatMap { StackWrap($0, in: file).edits }
    guard
      let fix = Fix(
        title: "Wrap \(roots.first?.viewTitle ?? "the content") in a NavigationStack", level: .review,
        caution: "The \(noun) gets a navigation bar\(isPartial ? ", also in builds that leave out what it is for" : "").",
        edits: edits)
    else { throw Refusal("The content cannot be wrapped here.") }
    return fix
  }
}

extension SheetToolbarWithoutStack {
  /// Whether all that wants the bar is in branches of `#if` that the presentation is not in.
  private var isPartial: Bool {
    let own = CompilationCondition(around: presentation.call.node)
    return bars.allSatisfy { !own.implies(CompilationCondition(around: $0.call.node)) }
  }
}

extension Call {
  /// Whether it makes a view that is not SwiftUI's, by its name.
  fileprivate var isViewName: Bool { name.first?.isUppercase == true && !has(.commonView) }
}
