import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel

/// The links on one stack that carry their view, so that a path does not know where they lead.
struct PathLinks {
  let stack: NavigationContainer
  /// What the stack is bound to; nil where it keeps its path itself.
  let path: ExprSyntax?
  let first: DestinationLink
  /// The first included, in source order.
  let links: [DestinationLink]
  let context: RuleContext

  static func groups(of links: [DestinationLink], in context: RuleContext) -> [PathLinks] {
    let file = context.file
    let plain = links.filter { !$0.isDriven && !file.isInPreview($0.call.node) }
    guard !plain.isEmpty else { return [] }
    return file.navigationContainers(.stack).compactMap { stack in
      guard let path = stack.call.argument("path"), !path.expression.is(FunctionCallExprSyntax.self),
        !file.isInPreview(stack.call.node)
      else { return nil }
      let own = plain.filter { link in
        file.positions(of: link.call.node).contains { $0.nearestContainer?.call.node.id == stack.call.node.id }
      }
      return own.first.map { PathLinks(stack: stack, path: path.expression, first: $0, links: own, context: context) }
    }
  }

  var finding: Finding {
    var fix: Fix?
    var refusal: String?
    do throws(Refusal) { fix = try PathLinksFix(self).fix() } catch { refusal = error.reason }
    let name = first.destination.view?.viewName.map { "`\($0)`" } ?? "its view"
    let others =
      links.count == 1 ? "" : " So \(links.count == 2 ? "does one more link" : "do \(links.count - 1) more links") here."
    return Finding(
      rule: "untyped-link", severity: .hint, range: first.call.nameToken.textRange,
      message: """
        This link pushes \(name) without touching `\(path?.trimmedDescription ?? "path")`, so the path no longer tells what is on \
        screen.\(others) Give it a value, and the stack a `navigationDestination(for:)`.
        """,
      related: links.dropFirst().map {
        RelatedPlace(range: $0.call.nameToken.textRange, message: "This link carries its view too.")
      }, fix: fix, refusal: refusal, anchor: "nav-link")
  }
}
