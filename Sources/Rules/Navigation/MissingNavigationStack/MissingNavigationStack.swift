import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

extension Rule {
  /// Links, destinations, titles and toolbars that no place shows inside a stack or split view.
  public static let missingNavigationStack = Rule(
    id: "missing-navigation-stack",
    severity: .information,
    fixLevel: .review,
    chapter: .navigation,
    title: "links, destinations and titles without a stack around them",
    why: """
      Links, destinations, titles and bar items speak to the nearest navigation container above them. Without one a link is \
      disabled, a destination is ignored, and titles and bar items have no bar to appear in.
      """,
    anchor: "nav-stack-missing",
    triggers: ["NavigationLink", "navigationDestination", "navigationTitle", "navigationBar", "toolbar"],
    flagged: MissingNavigationStack.flagged,
    allowed: MissingNavigationStack.allowed,
    check: { context in
      guard context.file.importsSwiftUI else { return [] }
      return MissingNavigationStack.asked(in: context).map(\.finding)
    })
}

/// What needs a stack and has none, with all that lacks the same one.
struct MissingNavigationStack {
  /// What needs a stack.
  private struct Need {
    enum Kind: Int {
      case link
      case destination
      case items
      case title
    }

    let kind: Kind
    let call: Call
    let ways: [ViewUsage]
  }

  /// What shows best that the stack is missing.
  private let first: Need
  private let others: ArraySlice<Need>
  private let context: RuleContext
  private var file: ViewFile { context.file }

  /// Those of the whole file.
  static func all(in context: RuleContext) -> [MissingNavigationStack] {
    groups(of: needs(among: context.file.calls(named:), in: context), in: context)
  }

  /// Those that something in the target belongs to.
  static func asked(in context: RuleContext) -> [MissingNavigationStack] {
    let asked = needs(among: { context.calls(named: $0, where: .isNoPreview) }, in: context)
    return asked.isEmpty ? [] : all(in: context)
  }

  private static func groups(of needs: [Need], in context: RuleContext) -> [MissingNavigationStack] {
    var groups: [(ends: Set<SyntaxIdentifier>, needs: [Need])] = []
    for need in needs {
      let ends = Set(need.ways.map(\.place.node.id))
      if let index = groups.firstIndex(where: { $0.ends == ends }) {
        groups[index].needs.append(need)
      } else {
        groups.append((ends, [need]))
      }
    }
    return groups.compactMap { MissingNavigationStack(needs: $0.needs, context: context) }
  }

  private init?(needs: [Need], context: RuleContext) {
    let sorted = needs.sorted { ($0.kind.rawValue, $0.call.nameRange.lower) < ($1.kind.rawValue, $1.call.nameRange.lower) }
    guard let first = sorted.first else { return nil }
    self.first = first
    self.context = context
    others = sorted.dropFirst()
  }

  // MARK: Detection

  private static func needs(among calls: (String) -> [Call], in context: RuleContext) -> [Need] {
    let names = SwiftUICatalogue.names(with: .push) + SwiftUICatalogue.names(with: .needsBar)
    return names.flatMap(calls).sorted { $0.nameRange < $1.nameRange }.compactMap { call in
      guard let kind = kind(of: call, in: context), context.file.isViewContext(call.node), !context.file.isInPreview(call.node)
      else { return nil }
      var isMissing = true
      let ways = context.semantics.waysOut(of: call.node) { way in
        isMissing = isMissing && lacksContainer(way, kind: kind, in: context)
        return isMissing
      }
      // On a view that brings a container along it is outside of that one, which is another mistake.
      guard !ways.isEmpty, isMissing,
        !(call.base.map { context.semantics.bringsContainer(context.file.chain(of: $0).view) } ?? false)
      else { return nil }
      return Need(kind: kind, call: call, ways: ways)
    }
  }

  /// Whether a modifier needs the bar of a navigation container.
  static func needsBar(_ call: Call, in context: RuleContext) -> Bool {
    switch kind(of: call, in: context) {
    case .items, .title: true
    case .link, .destination, nil: false
    }
  }

  private static func kind(of call: Call, in context: RuleContext) -> Need.Kind? {
    if call.name == "NavigationLink" {
      guard !call.isMember, !context.file.declaresType(named: "NavigationLink"), !call.labels.contains("state") else {
        return nil
      }
      return DestinationLink(call)?.isPlaceholder == true ? nil : .link
    }
    guard call.isMember, call.base != nil else { return nil }
    guard context.semantics.isOnView(call) else { return nil }
    if call.name == "navigationDestination" { return call.declaresDestination ? .destination : nil }
    guard !context.semantics.isMacOSOnly(at: call.node), hasBars(context.project.targets) else { return nil }
    guard call.name == "toolbar" else { return call.name == "navigationBarItems" ? .items : .title }
    if call.argument("for") != nil || call.argument("removing") != nil || call.argument("id") != nil { return nil }
    // Items above the keyboard and ornaments find their way by themselves.
    let isElsewhere = call.node.tokens(viewMode: .sourceAccurate).contains {
      SwiftUICatalogue.has($0.text, .needsNoBar) && $0.parent?.parent?.is(MemberAccessExprSyntax.self) == true
    }
    return isElsewhere || call.closures.isEmpty ? nil : .items
  }

  /// Whether one of the systems shows titles and items in the bar of a stack only.
  private static func hasBars(_ targets: DeploymentTargets) -> Bool {
    !targets.isKnown || targets.versions.keys.contains { [.iOS, .macCatalyst, .visionOS].contains($0) }
  }

  /// Whether a way ends at a root that has no container, with nothing on it that may be one.
  private static func lacksContainer(_ way: ViewUsage, kind: Need.Kind, in context: RuleContext) -> Bool {
    guard !way.isPushed, !way.modifiers.contains(where: { context.semantics.mayAddContainer($0) }) else { return false }
    let isBar = kind == .items || kind == .title
    if isBar, context.semantics.isMacOSOnly(at: way.place.node) { return false }
    switch way.role {
    case .window(let scene): return !isBar || SwiftUICatalogue.has(scene, .mainScene)
    // The bar of what a sheet shows by itself is looked at together with the sheet.
    case .presented(let kind): return [.sheet, .fullScreenCover, .popover].contains(kind) && (!isBar || way.views.count > 1)
    default: return false
    }
  }

  /// What shows it without a stack, in each place.
  var places: Set<SyntaxIdentifier> { Set(([first] + others).flatMap { $0.ways.map(\.place.node.id) }) }

  // MARK: Words

  var finding: Finding {
    var fix: Fix?
    var refusal: FindingMessage?
    do throws(Refusal) { fix = try self.fix() } catch { refusal = error.reason }
    return Finding(
      .missingNavigationStack, range: first.call.nameRange, message: message,
      related: related, fix: fix, refusal: refusal)
  }

  private var message: String {
    let effect: String
    let subject = first.call.node.arguments.first?.expression.trimmedDescription ?? ""
    switch first.kind {
    case .link: effect = "this link, so it is disabled"
    case .destination:
      let type = subject.hasSuffix(".self") ? String(subject.dropLast(5)) : subject
      effect = "this destination for `\(type)`, so it is ignored"
    case .items: effect = "this `\(first.call.name)`, so no bar shows its items"
    case .title: effect = "this `\(first.call.name)`, so no bar shows it"
    }
    let view = first.ways.first?.rootView
    let places = Set(first.ways.map(\.root)).sorted().joined(separator: " and ")
    let root = view.map { "`\($0)` is \(places)" } ?? "The content of \(places.replacing("the content of ", with: "")) has none"
    return "There is no navigation container around \(effect). \(root): wrap it in a `NavigationStack`."
  }

  private var related: [RelatedPlace] {
    var result = others.map { RelatedPlace(range: $0.call.nameRange, message: "also without a stack") }
    for way in first.ways {
      guard let place = way.rootPlace, let call = place.call else { continue }
      result.append(RelatedPlace(path: place.path, range: call.nameRange, message: "what shows it without a stack"))
    }
    return result
  }

  // MARK: Fix

  private func fix() throws(Refusal) -> Fix {
    guard !context.semantics.mayLack(.iOS16, at: first.call.node) else {
      throw Refusal(
        "`NavigationStack` needs \(context.semantics.systemList(of: .iOS16)), and the app also runs on older systems.")
    }
    guard let way = first.ways.first else { throw Refusal("The root is not in sight.") }
    let target: (path: String?, file: ViewFile, root: ExprSyntax)
    if Set(first.ways.map(\.place.node.id)).count == 1, let root = way.stackRoot {
      target = (way.place.path, way.place.file, root)
    } else if let root = presentedRoot {
      target = (nil, file, root)
    } else {
      throw Refusal("It is shown in \(first.ways.count) places, and each of them needs a stack of its own.")
    }
    if context.semantics.bringsContainer(target.root) {
      throw Refusal("Another part of the same root has a stack already, which must not end up inside a second one.")
    }
    guard let edits = EditSet(StackWrap(target.root, in: target.file).edits) else {
      throw Refusal("The root cannot be wrapped here.")
    }
    var files = [FileEdits(path: target.path, edits: edits)]
    if target.path != nil { files.insert(FileEdits(edits: .empty), at: 0) }
    return Fix(
      title: "Wrap \(target.root.viewTitle.map { "\($0)" } ?? "the root") in a NavigationStack", level: .review,
      caution: "The root gets a navigation bar, and everything in it belongs to one stack.", files: files)
  }

  /// The body of the view with the need, where that view itself is what each place shows.
  private var presentedRoot: ExprSyntax? {
    let own = ViewAncestors(of: first.call.node, in: file)
    guard own.member?.name == "body", let body = own.member?.body, body.count == 1,
      let root = body.first?.item.as(ExprSyntax.self), !root.is(IfExprSyntax.self), !root.is(SwitchExprSyntax.self)
    else { return nil }
    let isRootEverywhere = first.ways.allSatisfy { way in
      way.steps.dropLast().filter(\.isLandmark).count == 1 && way.ancestors.count == own.steps.count + 1
        && way.ancestors.last?.isRoot == true
    }
    return isRootEverywhere ? root : nil
  }
}

extension ViewUsage {
  /// `the content of a sheet`, `the root of a window`.
  fileprivate var root: String {
    if tabIndex != nil { return rootView == nil ? "a tab" : "in a tab without a stack" }
    switch role {
    case .window: return "the root of a window"
    case .presented(.fullScreenCover): return "the content of a cover"
    case .presented(let kind): return "the content of a \(kind.rawValue)"
    default: return "a root"
    }
  }

  /// The step that leads into the tab that is nearest to the end.
  private var tabIndex: Int? { steps.lastIndex(where: \.isTab) }

  /// The view that a stack has to go around, by name: the one that the end shows, or the one that is in the tab.
  fileprivate var rootView: String? {
    let inside = tabIndex.map { steps[..<$0] } ?? steps[...]
    return inside.reversed().lazy.compactMap { if case .view(let name) = $0.role { name } else { nil } }.first
  }

  /// What shows that view: the end, or what the tab makes.
  fileprivate var rootPlace: Located<Syntax>? {
    guard let tabIndex, rootView != nil, let tab = steps.dropFirst(tabIndex).first?.place else { return place }
    let root = ancestors.last { Syntax($0.call.node).id == tab.node.id }?.root
    let shown = root?.modifiedView.as(FunctionCallExprSyntax.self)
    return tab.located(shown.map { Syntax($0) } ?? tab.node)
  }

  /// What a stack has to go around: the root of the end's content, or of the tab that the way passes through.
  fileprivate var stackRoot: ExprSyntax? {
    guard let last = ancestors.last, last.closure != nil else { return nil }
    guard let tab = ancestors.last(where: { !$0.call.isMember && $0.call.has(.tab) }) else {
      return last.root
    }
    // The tabs have to be in the file that the end is in.
    guard let root = tab.root, let step = steps.last(where: { $0.place.node.id == Syntax(tab.call.node).id }),
      step.place.path == place.path
    else { return nil }
    guard tab.call.name == "TabView" else { return root }
    let item = root.viewModifiers.last { $0.has(.tabMark) }
    return item?.base ?? root
  }
}
