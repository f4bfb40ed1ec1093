import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

/// The links on one stack that carry their view, so that a path does not know where they lead.
struct PathLinks {
  let stack: NavigationContainer
  /// What the stack is bound to; nil where it keeps its path itself.
  let path: ExprSyntax?
  let first: DestinationLink
  /// The first included, in source order.
  let links: [DestinationLink]
  let context: RuleContext

  /// The groups that some links belong to, with the other links on their stacks.
  static func groups(of links: [DestinationLink], in context: RuleContext) -> [PathLinks] {
    let file = context.file
    let isPlain = { (link: DestinationLink) in !link.isDriven && !link.isPlaceholder && !file.isInPreview(link.call.node) }
    let plain = links.filter(isPlain)
    guard !plain.isEmpty, !file.declaresType(named: "NavigationStack") else { return [] }
    return stacks(around: plain, in: file).compactMap { stack in
      guard let path = stack.call.argument("path"), !path.expression.is(FunctionCallExprSyntax.self),
        !file.isInPreview(stack.call.node)
      else { return nil }
      // Links come to a stack through the helpers of its own view.
      let all = file.type(around: stack.call.node).map { context.currentLinks(of: $0).filter(isPlain) } ?? plain
      let own = all.filter { link in
        ViewAncestors.all(of: link.call.node, in: file).contains { $0.nearestContainer?.call.node.id == stack.call.node.id }
      }
      return own.first.map { PathLinks(stack: stack, path: path.expression, first: $0, links: own, context: context) }
    }
  }

  /// In source order of their ends, each once.
  private static func stacks(around links: [DestinationLink], in file: ViewFile) -> [NavigationContainer] {
    var seen: Set<SyntaxIdentifier> = []
    return links.flatMap { ViewAncestors.all(of: $0.call.node, in: file).compactMap(\.nearestContainer) }
      .filter { $0.kind == .stack && seen.insert($0.call.node.id).inserted }
      .sorted { $0.call.node.endPosition < $1.call.node.endPosition }
  }

  var finding: Finding {
    var fix: Fix?
    var refusal: FindingMessage?
    do throws(Refusal) { fix = try PathLinksFix(self).fix() } catch { refusal = error.reason }
    let name = first.destination.screenTitle.map { "`\($0)`" } ?? "its view"
    let others =
      links.count == 1 ? "" : " So \(links.count == 2 ? "does one more link" : "do \(links.count - 1) more links") here."
    return Finding(
      .untypedLink, severity: .hint, range: first.call.nameToken.textRange,
      message: """
        This link pushes \(name) without touching `\(path?.trimmedDescription ?? "path")`, so the path no longer tells what is on \
        screen.\(others) Give it a value, and the stack a `navigationDestination(for:)`.
        """,
      related: links.dropFirst().map {
        RelatedPlace(range: $0.call.nameToken.textRange, message: "This link carries its view too.")
      }, fix: fix, refusal: refusal)
  }
}
