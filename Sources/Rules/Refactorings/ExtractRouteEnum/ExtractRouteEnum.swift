import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

extension Refactoring {
  /// Gives a stack's links values of an enum, and the stack one destination for them.
  public static let extractRouteEnum = Refactoring(
    id: "extract-route-enum",
    title: ExtractRouteEnum.title,
    why: """
      With an enum of routes one place tells all screens of a stack, links say where they lead without making the screen, and a \
      bound path can open, save and restore them.
      """,
    anchor: "nav-link",
    triggers: ["NavigationLink"],
    offered: ExtractRouteEnum.offered,
    refused: ExtractRouteEnum.refused,
    absent: ExtractRouteEnum.absent,
    find: { context, range in
      guard let group = PathLinks(at: range, in: context) else { return nil }
      return Refactoring.Offer(ExtractRouteEnum.title) { () throws(Refusal) in
        try PathLinksFix(group, alwaysHasEnum: true).fix().ownEdits.edits
      }
    })
}

enum ExtractRouteEnum {
  static let title = "Extract a Route enum"
}

extension PathLinks {
  /// The links of the stack whose head, or one of whose links, is asked about.
  fileprivate init?(at asked: TextRange, in context: RuleContext) {
    let file = context.file
    let plain = file.destinationLinks.filter { !$0.isDriven && !file.isInPreview($0.call.node) }
    guard !plain.isEmpty,
      !context.semantics.declarations(ofType: "NavigationLink").contains(where: { $0.type.kind != .extension })
    else {
      return nil
    }
    for stack in file.navigationContainers(.stack) where !file.isInPreview(stack.call.node) {
      let path = stack.call.argument("path")?.expression
      // What is pushed has its own links, which may go on carrying their views.
      let links = plain.filter { link in
        ViewAncestors.all(of: link.call.node, in: file).contains { position in
          position.nearestContainer?.call.node.id == stack.call.node.id
            && !position.steps.prefix { $0.call.node.id != stack.call.node.id }.contains(where: \.isPushed)
        }
      }
      guard let first = links.first,
        file.isAsked(asked, about: stack.head)
          || links.contains(where: { file.isAsked(asked, about: $0.call.nameToken.textRange) })
      else { continue }
      self.init(stack: stack, path: path, first: first, links: links, context: context)
      return
    }
    return nil
  }
}
