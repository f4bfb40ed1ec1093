import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

/// Replaces the links of one view that flags and selections drive, all together, by destinations, buttons and value links.
struct DrivenLinksFix {
  let group: DrivenLinks
  let type: TypeDeclaration
  var context: RuleContext { group.context }
  var file: ViewFile { group.context.file }
  private let stack: LinkStack

  init(_ group: DrivenLinks) throws(Refusal) {
    guard let type = group.type, !type.isPreview else {
      throw Refusal("Links in previews and outside of views are not converted.")
    }
    self.group = group
    self.type = type
    stack = try LinkStack(of: group.links, in: type, context: group.context)
  }

  func fix() throws(Refusal) -> Fix {
    var change = LinkChange(file: file)
    var tagged: [String: [TaggedLink]] = [:]
    var selections: [String] = []
    for link in group.links {
      guard !link.hasLooseComment(in: file) else {
        throw Refusal("A comment in the middle of the link on line \(line(of: link)) would lose its place.")
      }
      switch link.driver {
      case .tap: continue
      case .flag(let flag):
        try FlaggedLink(link: link, flag: flag.expression, fix: self, hasPath: stack.hasPath).convert(into: &change)
      case .tag(let tag, let selection):
        let key = selection.expression.trimmedDescription
        if tagged[key] == nil { selections.append(key) }
        tagged[key, default: []].append(TaggedLink(link: link, tag: tag.expression, selection: selection.expression))
      }
    }
    for key in selections {
      try TaggedLinksConversion(links: tagged[key] ?? [], fix: self, hasPath: stack.hasPath).convert(into: &change)
    }
    var edits = try change.edits()
    if let view = stack.oldContainer {
      let container = try LegacyNavigationViewFix(of: LegacyNavigationView(view, in: context))
        .fix(with: Set(group.links.map(\.call.node.id)))
      guard container.title == "Use NavigationStack" else {
        throw Refusal("The links are in a `NavigationView` with several views; make a split view of it first.")
      }
      edits += container.ownEdits.edits
    }
    let count = group.links.count
    let title = count == 1 ? "Open the screen from state" : "Open the \(count) screens from state"
    guard let fix = Fix(title: title, level: .review, caution: caution(change), edits: edits) else {
      throw Refusal("The links are too close to each other to be converted together.")
    }
    return fix
  }

  private func caution(_ change: LinkChange) -> FindingMessage {
    if stack.oldContainer != nil {
      return "The `NavigationView` becomes a `NavigationStack` as well, which shows no columns on iPad and Mac."
    }
    if change.makesButtons { return "In a list a button has no arrow, unlike the link that it replaces." }
    return "The screen opens and closes in another way than before, so try both."
  }

  // MARK: What the conversions share

  func line(of link: DestinationLink) -> LineReference { file.line(of: link.call.nameRange) }

  var text: LinkText { LinkText(file: file) }

  /// The state behind a flag or selection that nothing but the given links uses, so that it can go with them.
  func unusedState(_ name: String, besides links: [DestinationLink]) -> StateProperty? {
    guard let property = file.property(named: name, of: type), property.storage == .state,
      property.isOnlyName, file.foreignMentions(of: property, of: type).isEmpty,
      context.semantics.outsideUse(of: property, in: type) == nil
    else { return nil }
    let isUsed = file.references(to: property, of: type).contains { reference in
      !links.contains { $0.call.node.textRange.contains(reference.range) && !$0.destination.range.contains(reference.range) }
    }
    return isUsed ? nil : property
  }

  /// An optional of the view that the destination unwraps, besides what opens it.
  func unwrappedOptional(in destination: DestinationLink.Destination) -> String? {
    if case .closure(let closure) = destination, let found = file.unwrapping(of: closure.statements) {
      return found.path.joined(separator: ".")
    }
    let properties = file.declarations(of: type.qualifiedName).flatMap(\.properties).filter(\.isOptional)
    return properties.first { property in
      file.references(to: property, of: type).contains { use in
        destination.range.contains(use.range) && use.node.parent?.is(ForceUnwrapExprSyntax.self) == true
      }
    }?.name
  }
}
