import SwiftSyntax
import SwiftUIModel

/// The walk from a view out to what shows it. All that rules know of where a view is shown is read from its ways.
struct OutwardWalk {
  /// What the walk comes to.
  enum Sight {
    /// A node that modifiers around may be meant for.
    case node(Located<Syntax>)
    case step(ViewUsage.Step)
    /// The body of a view.
    case view(Located<TypeDeclaration>)
  }

  private let semantics: SemanticModel
  private let border: ViewUsage.Border
  /// Whether to walk on after a way.
  private let goesOn: (ViewUsage) -> Bool
  /// Whether to walk on after a sight.
  private let sees: (Sight) -> Bool
  private(set) var ways: [ViewUsage] = []
  private var visited: Set<String> = []
  private var hasStopped = false

  /// More ways, views and steps than these are not worth following: the answer becomes unknown.
  private static let maximalWays = 64
  private static let maximalViews = 40
  private static let maximalSteps = 64

  init(
    _ semantics: SemanticModel, to border: ViewUsage.Border, while goesOn: @escaping (ViewUsage) -> Bool = { _ in true },
    seeing sees: @escaping (Sight) -> Bool = { _ in true }
  ) {
    self.semantics = semantics
    self.border = border
    self.goesOn = goesOn
    self.sees = sees
  }

  mutating func follow(_ node: Located<Syntax>) { follow(node, ViewUsage(of: node)) }

  /// Follows the places that make a view.
  mutating func follow(initializationsOf view: String, _ initializations: [Located<Syntax>]) {
    visited.insert(view)
    for initialization in initializations { follow(initialization) }
  }

  private mutating func follow(_ node: Located<Syntax>, _ way: ViewUsage) {
    if hasStopped || node.file.isInPreview(node.node) { return }
    var way = way
    way.place = node
    guard ways.count < Self.maximalWays || border.visitsOnce, way.steps.count < Self.maximalSteps else {
      return finish(way, .unknown)
    }
    for ancestors in ViewAncestors.all(of: node.node, in: node.file) where !hasStopped {
      var way = way
      for passed in [node.node] + ancestors.uses.map(Syntax.init) { pass(node.located(passed), &way) }
      if way.views.isEmpty { way.ownUses += ancestors.uses.map(Syntax.init) }
      guard let end = pass(ancestors, of: node, &way) else {
        leave(ancestors, of: node, way)
        continue
      }
      finish(way, end)
    }
  }

  private mutating func finish(_ way: ViewUsage, _ end: ViewUsage.End) {
    guard !hasStopped else { return }
    var way = way
    way.end = end
    ways.append(way)
    if !goesOn(way) { hasStopped = true }
  }

  private mutating func pass(_ node: Located<Syntax>, _ way: inout ViewUsage) {
    way.nodes.append(node)
    if !sees(.node(node)) { hasStopped = true }
  }

  /// Passes through closures and arguments; nil if none of them ends the way.
  private mutating func pass(
    _ ancestors: ViewAncestors, of node: Located<Syntax>, _ way: inout ViewUsage
  ) -> ViewUsage.End? {
    for ancestor in ancestors.steps {
      if ancestor.isStored { return .unknown }
      let call = node.located(Syntax(ancestor.call.node))
      let step = ViewUsage.Step(role: ancestor.role(in: node.file), place: call, ancestor: ancestor)
      way.steps.append(step)
      way.place = call
      pass(call, &way)
      if !sees(.step(step)) { hasStopped = true }
      switch border.passage(step.role) {
      case .through: break
      case .end: return .role
      case .unknown: return .unknown
      }
    }
    return ancestors.isMemberStored ? .unknown : nil
  }

  /// Goes on from the member that closures and arguments end in.
  private mutating func leave(_ ancestors: ViewAncestors, of node: Located<Syntax>, _ way: ViewUsage) {
    guard let member = ancestors.member, let type = node.file.type(around: member.node) else { return finish(way, .unknown) }
    if member.name == "body", ["App", "Scene"].contains(where: type.inheritedTypes.contains) { return finish(way, .app) }
    if !node.file.isView(type), semantics.isDeclaredAsOther(type.name) {
      // What its own functions show, others may use besides.
      return ancestors.helpers.isEmpty ? followMaker(member, of: type, way) : finish(way, .unknown)
    }
    guard node.file.isView(type),
      !node.file.declarations(of: type.qualifiedName).contains(where: \.declaresViewModifier), type.name != "View"
    else { return finish(way, .unknown) }
    guard member.name == "body" else { return followHelper(member, of: type, node, way) }
    if way.views.contains(type.name) { return finish(way, .cycle(type.name)) }
    var way = way
    if !way.isPushed, ([node.node] + ancestors.uses.map(Syntax.init)).contains(where: { $0.isOfOneMode(of: type) }) {
      way.isOfOneMode = true
    }
    way.steps.append(
      ViewUsage.Step(role: .view(type.name), place: node.located(Syntax(type.nameToken)), ancestor: nil))
    if !sees(.view(node.located(type))) { hasStopped = true }
    if border.visitsOnce {
      guard visited.count < Self.maximalViews else { return finish(way, .unknown) }
      guard visited.insert(type.name).inserted else { return finish(way, .cycle(type.name)) }
    }
    guard !hasStopped, let initializations = semantics.initializations(of: type.name) else { return finish(way, .unknown) }
    if initializations.isEmpty { return finish(way, .unused(type)) }
    for initialization in initializations {
      way.initialization = initialization
      follow(initialization, way)
    }
  }

  /// Follows a function or property of a route, or of another type that is no view, which makes a screen.
  private mutating func followMaker(_ maker: Member, of type: TypeDeclaration, _ way: ViewUsage) {
    guard let uses = semantics.makerUses(maker, of: type), !uses.isEmpty else { return finish(way, .unknown) }
    for use in uses { follow(use, way) }
  }

  /// Follows a helper that nothing in its own file uses: an extension elsewhere may.
  private mutating func followHelper(
    _ helper: Member, of type: TypeDeclaration, _ node: Located<Syntax>, _ way: ViewUsage
  ) {
    guard !helper.modifiers.contains("private"), let files = semantics.files(mentioning: helper.name) else {
      return finish(way, .unknown)
    }
    var uses: [Located<Syntax>] = []
    // The checked file comes last.
    for source in files.dropFirst() + files.prefix(1) where source.path != node.path {
      for token in source.file.tokens(named: helper.name) {
        guard let use = token.parent?.as(DeclReferenceExprSyntax.self),
          source.file.type(around: token)?.qualifiedName == type.qualifiedName
        else { continue }
        uses.append(source.located(Syntax(use)))
      }
    }
    if uses.isEmpty { return finish(way, .unknown) }
    for use in uses {
      var way = way
      if way.views.isEmpty { way.ownUses.append(use.node) }
      follow(use, way)
    }
  }
}
