import SwiftSyntax
import SwiftUIModel

/// One way from a piece of a view out to what decides about its navigation: through the helpers of its view, and through the
/// places of the workspace that make that view.
public struct NavigationWay {
  /// What the way passes through.
  public enum Event {
    /// The body of a view, by name.
    case view(String)
    /// A link or a `navigationDestination` that pushes it.
    case pushed
    case tab
    /// An overlay, a background, an inset, a toolbar.
    case decoration
    /// `HStack` and the like: columns that are made by hand perhaps.
    case sideBySide
  }

  public enum End {
    /// The content of a `NavigationStack` or `NavigationView`.
    case container(NavigationContainer)
    case column(SplitColumn)
    case presented(Presentation.Kind)
    /// A scene of the app, by its type.
    case window(String)
    /// Handed to UIKit or AppKit.
    case hosted
    /// A view that is already on the way.
    case cycle(String)
    /// Nothing in sight makes this view.
    case unused(String)
    case unknown
  }

  public struct Step {
    public let event: Event
    public let place: Located<Syntax>
  }

  /// Innermost first.
  public var steps: [Step] = []
  /// The modifiers around the view and around all that it passes through, those in branches of `#if` too.
  public var modifiers: [Call] = []
  /// The closures and arguments passed through, innermost first.
  public var positions: [ViewAncestors.Step] = []
  public var end = End.unknown
  /// Where it ends: the container, the presentation, the scene.
  public var place: Located<Syntax>

  /// What lies between the view and the first push.
  public var stepsBeforePush: ArraySlice<Step> { steps.prefix { if case .pushed = $0.event { false } else { true } } }

  public var isPushed: Bool { stepsBeforePush.count < steps.count }

  /// The views that it passes through, innermost first.
  public var views: [String] { steps.compactMap { if case .view(let name) = $0.event { name } else { nil } } }

  /// The content that the end shows: a stack's, a column's, a sheet's, a scene's. Nil where that is no closure.
  public var content: ClosureExprSyntax? { positions.last?.closure }
}

extension SemanticModel {
  /// The ways out from a node of this file. Those that cannot be followed to a decision end as unknown, unused or hosted.
  /// - Parameter goesOn: whether ways are worth following further, asked about each one; previews are left out
  public func navigationWays(
    from node: some SyntaxProtocol, while goesOn: @escaping (NavigationWay) -> Bool = { _ in true }
  ) -> [NavigationWay] {
    navigationWays(from: checkedFile.located(Syntax(node)), while: goesOn)
  }

  /// The ways out from a node of any file.
  public func navigationWays(
    from place: Located<Syntax>, while goesOn: @escaping (NavigationWay) -> Bool = { _ in true }
  ) -> [NavigationWay] {
    var search = NavigationWaySearch(semantics: self, goesOn: goesOn)
    search.follow(place, NavigationWay(place: place))
    return search.ways
  }

  /// The places over the workspace where a view is made: `Detail(…)`, `Screens.Detail(…)`, `Detail.init`, those in previews
  /// perhaps left out where there are others. Nil when that is unknown, or when two types share the name.
  public func makings(ofView name: String) -> [Located<Syntax>]? {
    guard let files = files(mentioning: name) else { return nil }
    guard files.reduce(0, { $0 + $1.file.countOfTypes(named: name) }) == 1 else { return nil }
    // What makes it for a preview counts only where nothing else does, and then need not all be known.
    let shown = makings(ofView: name, in: files, where: .isNoPreview)
    return shown.isEmpty ? makings(ofView: name, in: files, where: .all([])) : shown
  }

  private func makings(
    ofView name: String, in files: [SourceFile], where test: TextTest
  ) -> [Located<Syntax>] {
    files.flatMap { source in
      source.file.tokens(making: name, where: test).compactMap { token -> Located<Syntax>? in
        guard let reference = token.parent?.as(DeclReferenceExprSyntax.self), reference.baseName.id == token.id else {
          return nil
        }
        var made = ExprSyntax(reference)
        if let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id {
          guard member.base?.memberPath?.last?.first?.isUppercase == true else { return nil }
          made = ExprSyntax(member)
        }
        if let generic = made.parent?.as(GenericSpecializationExprSyntax.self) { made = ExprSyntax(generic) }
        if let member = made.parent?.as(MemberAccessExprSyntax.self), member.base?.id == made.id {
          guard member.declName.baseName.text == "init" else { return nil }
          made = ExprSyntax(member)
        }
        if let call = made.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == made.id {
          made = ExprSyntax(call)
        } else if !made.is(MemberAccessExprSyntax.self)
          || made.as(MemberAccessExprSyntax.self)?.declName.baseName.text != "init"
        {
          return nil
        }
        return source.located(Syntax(made))
      }
    }
  }
}

private struct NavigationWaySearch {
  let semantics: SemanticModel
  let goesOn: (NavigationWay) -> Bool
  var ways: [NavigationWay] = []
  private var hasStopped = false

  /// More ways than this are not worth following: the answer becomes unknown.
  private static let limit = 64

  init(semantics: SemanticModel, goesOn: @escaping (NavigationWay) -> Bool) {
    self.semantics = semantics
    self.goesOn = goesOn
  }

  mutating func follow(_ place: Located<Syntax>, _ way: NavigationWay) {
    if hasStopped || place.file.isInPreview(place.node) { return }
    var way = way
    way.place = place
    guard ways.count < Self.limit, way.steps.count < 24, !place.node.isStored else { return finish(way, .unknown) }
    for position in ViewAncestors.all(of: place.node, in: place.file) where !hasStopped {
      var way = way
      way.modifiers += place.node.modifiersAroundInAllBranches + position.uses.flatMap(\.modifiersAroundInAllBranches)
      guard let end = pass(position, from: place, &way) else {
        leave(position, place, way)
        continue
      }
      finish(way, end)
    }
  }

  private mutating func finish(_ way: NavigationWay, _ end: NavigationWay.End) {
    var way = way
    way.end = end
    ways.append(way)
    if !goesOn(way) { hasStopped = true }
  }

  /// Passes through the closures and arguments of a position; nil when none of them ends the way.
  private func pass(
    _ position: ViewAncestors, from place: Located<Syntax>, _ way: inout NavigationWay
  ) -> NavigationWay.End? {
    for step in position.steps {
      way.positions.append(step)
      way.place = place.located(Syntax(step.call.node))
      way.modifiers += step.call.node.modifiersAroundInAllBranches
      switch step.meaning(in: place.file) {
      case .nothing: break
      case .event(let event): way.steps.append(NavigationWay.Step(event: event, place: way.place))
      case .end(let end): return end
      }
    }
    return nil
  }

  /// Goes on from the member that a position ends in.
  private mutating func leave(_ position: ViewAncestors, _ place: Located<Syntax>, _ way: NavigationWay) {
    guard let member = position.member, let type = place.file.type(around: member.node), place.file.isView(type),
      !place.file.declarations(of: type.qualifiedName).contains(where: \.declaresViewModifier), type.name != "View"
    else { return finish(way, .unknown) }
    guard member.name == "body" else { return followHelper(member, of: type, place, way) }
    if way.views.contains(type.name) { return finish(way, .cycle(type.name)) }
    var way = way
    way.steps.append(
      NavigationWay.Step(
        event: .view(type.name),
        place: place.located(Syntax(type.nameToken))))
    guard let makings = semantics.makings(ofView: type.name) else { return finish(way, .unknown) }
    if makings.isEmpty { return finish(way, .unused(type.name)) }
    for making in makings { follow(making, way) }
  }

  /// A helper that nothing in its own file uses: an extension elsewhere may.
  private mutating func followHelper(
    _ helper: Member, of type: TypeDeclaration, _ place: Located<Syntax>, _ way: NavigationWay
  ) {
    guard !helper.modifiers.contains("private"), let files = semantics.files(mentioning: helper.name) else {
      return finish(way, .unknown)
    }
    var uses: [Located<Syntax>] = []
    // The checked file comes last.
    for source in files.dropFirst() + files.prefix(1) where source.path != place.path {
      for token in source.file.tokens(named: helper.name) {
        guard let use = token.parent?.as(DeclReferenceExprSyntax.self),
          source.file.type(around: token)?.qualifiedName == type.qualifiedName
        else { continue }
        uses.append(source.located(Syntax(use)))
      }
    }
    if uses.isEmpty { return finish(way, .unknown) }
    for use in uses { follow(use, way) }
  }
}

extension ViewAncestors.Step {
  fileprivate enum Meaning {
    case nothing
    case event(NavigationWay.Event)
    case end(NavigationWay.End)
  }

  fileprivate func meaning(in file: ViewFile) -> Meaning {
    if call.isMember { return modifierMeaning }
    if file.declaresType(named: call.name) { return .end(.unknown) }
    if let container {
      if let columnRole { return .end(.column(columnRole)) }
      return container.content?.id == closure?.id ? .end(.container(container)) : .end(.unknown)
    }
    if isPushed { return .event(.pushed) }
    if call.has(.scene) { return .end(.window(call.name)) }
    if label == "rootView" { return .end(.hosted) }
    switch call.name {
    case _ where call.has(.tab) || call.has(.tabSection): return closure == nil ? .end(.unknown) : .event(.tab)
    case _ where call.has(.sideBySide): return closure == nil ? .end(.unknown) : .event(.sideBySide)
    case "AnyView": return .nothing
    case "NavigationLink": return closure == nil ? .end(.unknown) : .nothing
    default:
      let passes = isLayout || isTransparent || call.has(.partOfPage)
      return passes && closure != nil ? .nothing : .end(.unknown)
    }
  }

  private var modifierMeaning: Meaning {
    if let kind = Presentation.Kind(rawValue: call.name) {
      return label == nil || label == "content" ? .end(.presented(kind)) : .end(.unknown)
    }
    if isPushed { return label == nil || label == "destination" ? .event(.pushed) : .end(.unknown) }
    if call.name == "init", label == "rootView" { return .end(.hosted) }
    return isLayout && (closure != nil || call.has(.layer)) ? .event(.decoration) : .end(.unknown)
  }
}

extension SyntaxProtocol {
  /// Whether it is kept in a variable, so that something else decides where it is shown.
  fileprivate var isStored: Bool {
    var child = Syntax(self)
    while let parent = child.parent, !parent.is(MemberBlockItemSyntax.self) {
      if parent.is(InitializerClauseSyntax.self) { return true }
      child = parent
    }
    return false
  }
}
