import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

extension Rule {
  /// Links that carry their destination view where a value or a state should lead to it.
  public static let untypedLink = Rule(
    id: "untyped-link",
    severity: .warning,
    fixLevel: .review,
    chapter: .navigation,
    title: "links that carry their view",
    why: """
      `isActive:` and `tag:selection:` are deprecated since iOS 16: a state opens a screen with `navigationDestination` instead. \
      On a stack with a bound path a link with a closure pushes without touching the path, so the path no longer tells what is \
      on screen.
      """,
    anchor: "nav-link",
    triggers: ["NavigationLink"],
    flagged: UntypedLinkExamples.flagged,
    allowed: UntypedLinkExamples.allowed,
    check: { context in
      let links = context.destinationLinks.filter { !context.semantics.mayLack(.iOS16, at: $0.call.node) }
      guard !links.isEmpty,
        !context.semantics.declarations(ofType: "NavigationLink").contains(where: { $0.type.kind != .extension })
      else { return [] }
      return DrivenLinks.groups(of: links, in: context).flatMap(\.findings)
        + PathLinks.groups(of: links, in: context).map(\.finding)
    })
}

/// The links of one view that a flag or a selection drives besides the tap. They are converted together or not at all.
struct DrivenLinks {
  let links: [DestinationLink]
  let context: RuleContext
  /// The view that they are in; nil in `#Preview` and at file level.
  let type: TypeDeclaration?

  /// The groups that some links belong to, with the other links of their views.
  static func groups(of links: [DestinationLink], in context: RuleContext) -> [DrivenLinks] {
    let isMeant = { (link: DestinationLink) in !link.isDrivenByStore && link.isDriven && !link.isPlaceholder }
    let driven = links.filter(isMeant)
    let file = context.file
    var groups: [DrivenLinks] = []
    var loose: [DestinationLink] = []
    var seen: Set<String> = []
    for link in driven {
      guard let type = file.type(around: link.call.node) else {
        loose.append(link)
        continue
      }
      guard seen.insert(type.qualifiedName).inserted else { continue }
      let all = context.currentLinks(of: type).filter(isMeant)
      groups.append(
        DrivenLinks(links: all, context: context, type: all.first.flatMap { file.type(around: $0.call.node) }))
    }
    if !loose.isEmpty { groups.append(DrivenLinks(links: loose, context: context, type: nil)) }
    return groups
  }

  var findings: [Finding] {
    var fix: Fix?
    var refusal: FindingMessage?
    do throws(Refusal) { fix = try DrivenLinksFix(self).fix() } catch { refusal = error.reason }
    return links.map { link in
      Finding(
        .untypedLink, severity: context.file.isInPreview(link.call.node) ? .hint : .warning,
        range: link.call.nameToken.textRange, message: message(for: link), tags: [.deprecated], fix: fix, refusal: refusal)
    }
  }

  private func message(for link: DestinationLink) -> String {
    let name = link.destination.screenTitle.map { "`\($0)`" } ?? "its screen"
    let system = context.semantics.system(of: .iOS16)
    let condition = LinkStack.condition(of: link, in: context)
    switch link.driver {
    case .flag(let flag):
      let binding = flag.expression.is(FunctionCallExprSyntax.self) ? "A binding" : "`\(flag.expression.oneLine)`"
      return """
        \(binding) opens \(name) through a link with `isActive:`, which is deprecated since \(system). Use \
        `navigationDestination(isPresented:)`\(condition).
        """
    case .tag(let tag, let selection):
      return """
        `\(selection.expression.oneLine)` opens \(name) when it is `\(tag.expression.oneLine)`, through a link with `tag:` \
        and `selection:`, which are deprecated since \(system). Use a value link, or `navigationDestination(item:)`\(condition).
        """
    case .tap: return "This link carries its view."
    }
  }
}

extension RuleContext {
  /// The links of a view in this file that run only on systems with stacks.
  func currentLinks(of type: TypeDeclaration) -> [DestinationLink] {
    file.destinationLinks(of: type).filter { !semantics.mayLack(.iOS16, at: $0.call.node) }
  }
}

extension DestinationLink {
  /// Whether `isActive:` or `tag:selection:` drives it.
  var isDriven: Bool { if case .tap = driver { false } else { true } }

  /// Whether a store of The Composable Architecture drives it, which is left alone.
  fileprivate var isDrivenByStore: Bool {
    let expression: ExprSyntax
    switch driver {
    case .tap: return false
    case .flag(let argument): expression = argument.expression
    case .tag(_, let selection): expression = selection.expression
    }
    if case .store = BindingSource(expression) { return true }
    return expression.trimmedDescription.contains("viewStore") || expression.trimmedDescription.contains("store.")
  }
}

extension ExprSyntax {
  /// For messages: the text, or the beginning of its first line.
  fileprivate var oneLine: String {
    let text = trimmedDescription
    let line = text.prefix { !$0.isNewline }.prefix(50)
    return line.count == text.count ? text : line + "…"
  }
}
