import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

extension Rule {
  /// Links and destinations that push a view again that is already below them.
  public static let navigationLoop = Rule(
    id: "navigation-loop",
    severity: .information,
    fixLevel: .none,
    chapter: .navigation,
    title: "pushing a screen that is already on the stack",
    why: """
      Every push adds a screen with new state. Where two screens push each other, the back button leads through all the rounds, \
      and the screen that people come back to is a fresh one.
      """,
    anchor: "nav-loop",
    triggers: ["NavigationLink", "navigationDestination"],
    flagged: NavigationLoop.flagged,
    allowed: NavigationLoop.allowed,
    check: { context in
      guard context.file.importsSwiftUI else { return [] }
      return PushedViews(context).all.compactMap { NavigationLoop($0, in: context)?.finding }
    })
}

/// A push of a view that every way out to the root of the stack passes through.
struct NavigationLoop {
  private let push: PushedViews.Push
  /// Those that the view is on.
  private let ways: [ViewUsage]
  private let context: RuleContext

  init?(_ push: PushedViews.Push, in context: RuleContext) {
    let file = context.file
    guard !file.isInPreview(push.call.node), file.isViewContext(push.call.node),
      context.semantics.declarations(ofType: push.view).contains(where: { $0.file.isView($0.type) }),
      !push.call.node.isUnderArgument(in: file)
    else { return nil }
    var isLoop = true
    let ways = context.semantics.waysOut(of: push.call.node) { way in
      isLoop = isLoop && Self.isLoop(way, to: push.view)
      return isLoop
    }
    // Views that only show each other have a beginning that is not in sight.
    let isBegun = ways.contains { if case .cycle = $0.end { false } else { true } }
    let loops = ways.filter { $0.views.contains(push.view) }
    guard isLoop, isBegun, let first = loops.first else { return nil }
    if first.views.first == push.view, Self.readsSharedState(push.view, in: context) { return nil }
    self.push = push
    self.ways = loops
    self.context = context
  }

  /// Whether the view is on the way, on the same stack. In columns a link leads to the next column, not up a stack. A way that
  /// comes back to where it was says nothing: the other ways tell how that was reached.
  private static func isLoop(_ way: ViewUsage, to view: String) -> Bool {
    if case .cycle = way.end { return true }
    return way.column == nil && way.views.contains(view)
  }

  /// A view that pushes itself may go through data that a shared object leads it to.
  private static func readsSharedState(_ view: String, in context: RuleContext) -> Bool {
    context.semantics.declarations(ofType: view).flatMap(\.type.properties).contains { property in
      switch property.storage {
      case .environmentObject, .observedObject, .appStorage, .sceneStorage, .binding, .bindable, .other: true
      case .environment(let key): key.first?.isUppercase == true
      default: false
      }
    }
  }

  // MARK: Words

  private var pusher: String { ways.first?.views.first ?? push.view }

  /// The push that leads from the view to this one, where that is one step.
  private var wayThere: ViewUsage.Step? {
    guard let way = ways.first else { return nil }
    let before = way.steps.prefix { step in
      if case .view(push.view) = step.role { false } else { true }
    }
    return before.last(where: \.isPush)
  }

  var finding: Finding {
    let message: String
    if pusher == push.view {
      message = """
        `\(push.view)` pushes another `\(push.view)` just like itself: every tap adds the same screen, and the back button leads \
        through all of them. Push it with the value that makes it differ, or leave the link out.
        """
    } else {
      message = """
        `\(pusher)` pushes `\(push.view)`, which is already below it on the stack: every round adds new screens, and the back \
        button leads through all of them. Go back instead, with `dismiss()` or by shortening the path.
        """
    }
    let related = wayThere.flatMap { step -> RelatedPlace? in
      guard let call = step.place.call, pusher != push.view else { return nil }
      return RelatedPlace(
        path: step.place.path, range: call.nameRange, message: "Here the stack goes on from `\(push.view)` to `\(pusher)`.")
    }
    return Finding(
      .navigationLoop, range: push.call.nameRange, message: message,
      related: related.map { [$0] } ?? [])
  }
}

extension SyntaxProtocol {
  /// Whether a condition around it asks for something that the view was given, so that it may hold in other places only.
  fileprivate func isUnderArgument(in file: ViewFile) -> Bool {
    guard let type = file.type(around: self) else { return true }
    let given = Set(
      file.declarations(of: type.qualifiedName).flatMap(\.properties).filter { $0.storage == .plain || $0.storage == .binding }
        .map(\.name))
    var child = Syntax(self)
    while let parent = child.parent, !parent.is(MemberBlockItemSyntax.self) {
      let condition: Syntax? =
        if let branch = parent.as(IfExprSyntax.self) {
          Syntax(branch.conditions)
        } else if let choice = parent.as(SwitchExprSyntax.self) {
          Syntax(choice.subject)
        } else {
          parent.as(TernaryExprSyntax.self).map { Syntax($0.condition) }
        }
      if let condition, condition.tokens(viewMode: .sourceAccurate).contains(where: { given.contains($0.text) }) { return true }
      child = parent
    }
    return false
  }
}
