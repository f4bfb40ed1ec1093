import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

/// The navigation container that shows the links of a view, as far as a conversion has to know it.
struct LinkStack {
  /// A `NavigationView` of the same file, which has to be converted as well.
  private(set) var oldContainer: NavigationContainer?
  /// Whether the stack, in this view, has a bound path.
  private(set) var hasPath = false

  /// - Throws: where no stack is known to show the links
  init(of links: [DestinationLink], in type: TypeDeclaration, context: RuleContext) throws(Refusal) {
    let file = context.file
    var found: [NavigationContainer] = []
    var isOutside = false
    for link in links {
      let line = file.line(of: link.call.nameRange)
      for position in ViewAncestors.all(of: link.call.node, in: file) {
        guard let container = position.nearestContainer else {
          isOutside = true
          continue
        }
        if container.kind == .splitView {
          throw Refusal("The link on line \(line) is in a column of a split view, where a selection leads on to the next.")
        }
        if !found.contains(where: { $0.call.node.id == container.call.node.id }) { found.append(container) }
      }
    }
    hasPath = found.contains { $0.call.argument("path") != nil }
    let old = found.filter { $0.kind == .view }
    if let first = old.first {
      guard found.count == 1, !isOutside else {
        throw Refusal("The links of `\(type.name)` are in several navigation containers; convert them by hand.")
      }
      oldContainer = first
    }
    guard isOutside else { return }
    if Self.isRow(type, context: context) {
      throw Refusal("`\(type.name)` is shown in rows of a lazy container, where the stack does not reliably see a destination.")
    }
    if Self.areInStacks(links, context: context) { return }
    oldContainer = Self.onlyOldContainer(around: links, context: context)
    guard oldContainer != nil else {
      let old = Self.ends(around: links, context: context).first { $0.container?.kind == .view }
      let owner = old.flatMap { $0.place.file.type(around: $0.place.node) }.map { " of `\($0.name)`" } ?? ""
      throw Refusal(
        """
        `\(type.name)` \(old == nil ? "may be" : "is") shown in \(old == nil ? "a" : "the") `NavigationView`\(owner), where a \
        destination does not work; convert the two together by hand.
        """)
    }
  }

  /// What a message says beside the advice to use a destination, which does nothing in a `NavigationView`. Empty if stacks alone
  /// show the link.
  static func condition(of link: DestinationLink, in context: RuleContext) -> String {
    if areInStacks([link], context: context) { return "" }
    let file = context.file
    let own = ViewAncestors.all(of: link.call.node, in: file).compactMap(\.nearestContainer)
    let ownOld = own.first { $0.kind == .view }.map { context.semantics.checkedFile.located(Syntax($0.call.node)) }
    let old = ownOld ?? ends(around: [link], context: context).first { $0.container?.kind == .view }?.place
    guard let place = old else { return own.isEmpty ? ", which needs a `NavigationStack` around it" : "" }
    let owner = place.file.type(around: place.node).map { " of `\($0.name)`" } ?? ""
    return "; the `NavigationView`\(owner) has to become a `NavigationStack` with it"
  }

  /// Whether nothing but stacks can be around the links.
  private static func areInStacks(_ links: [DestinationLink], context: RuleContext) -> Bool {
    if context.file.tokens(named: "NavigationView").isEmpty,
      context.project.files(mentioning: "NavigationView")?.isEmpty == true
    {
      return true
    }
    let ends = Self.ends(around: links, context: context)
    return !ends.isEmpty && ends.allSatisfy { $0.container?.kind == .stack }
  }

  /// The one `NavigationView` of this file that shows the links, where nothing else does.
  private static func onlyOldContainer(around links: [DestinationLink], context: RuleContext) -> NavigationContainer? {
    let ends = ends(around: links, context: context)
    guard let first = ends.first?.container, first.kind == .view, !context.semantics.mayLack(.iOS16, at: first.call.node) else {
      return nil
    }
    let isOnly = ends.allSatisfy { $0.place.path == nil && $0.container?.call.node.id == first.call.node.id }
    return isOnly ? first : nil
  }

  /// Where the ways out from the links end, apart from previews and screens that push themselves.
  private static func ends(
    around links: [DestinationLink], context: RuleContext
  ) -> [(place: Located<Syntax>, container: NavigationContainer?)] {
    links.flatMap { context.semantics.waysOut(of: $0.call.node) }.compactMap { way in
      if case .cycle = way.end { nil } else { (way.place, way.container) }
    }
  }

  /// Whether the view is made among the rows of a list, at once or through other views.
  private static func isRow(_ type: TypeDeclaration, context: RuleContext) -> Bool {
    let files = context.semantics.files(mentioning: type.name) ?? [context.semantics.checkedFile]
    return files.flatMap { $0.initializations(of: type.name) }.contains { made in
      context.semantics.waysOut(of: made, to: .app).contains { way in
        way.ancestors.prefix { !$0.isOtherScreen }.contains(where: \.isInLazyContainer)
      }
    }
  }
}

extension ViewAncestors {
  /// The innermost navigation container around, unless a presentation comes first.
  var nearestContainer: NavigationContainer? {
    for step in steps {
      if step.call.isMember, Presentation.Kind(rawValue: step.call.name) != nil { return nil }
      if let container = step.container { return container }
    }
    return nil
  }
}
