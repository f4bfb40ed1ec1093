import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

/// One link with `tag:` and `selection:`.
struct TaggedLink {
  let link: DestinationLink
  let tag: ExprSyntax
  let selection: ExprSyntax
}

/// The links of one selection, on their way to one destination.
struct TaggedLinksConversion {
  let links: [TaggedLink]
  let fix: DrivenLinksFix
  let hasPath: Bool

  private var file: ViewFile { fix.file }
  private var context: RuleContext { fix.context }

  func convert(into change: inout LinkChange) throws(Refusal) {
    guard let first = links.first else { return }
    let source = BindingSource(first.selection)
    let unused = source.propertyName.flatMap { fix.unusedState($0, besides: links.map(\.link)) }
    if let unused, !links.contains(where: \.link.isHidden) {
      try convertUnused(unused, into: &change)
    } else {
      try convertToItem(source, into: &change)
    }
  }

  // MARK: A selection that only the links know

  private func convertUnused(_ state: StateProperty, into change: inout LinkChange) throws(Refusal) {
    let removal = TextEdit.delete(file.layout.removal(of: state.declaration))
    do throws(Refusal) {
      var copy = change
      try convertToValues(state, into: &copy)
      copy.replacements.append(removal)
      change = copy
    } catch {
      // Rows whose tag and screen belong to the row: nothing but the tap is left of the selection.
      guard !hasPath else { throw error }
      for link in links { change.replace(link.link, by: fix.text.plainLink(for: link.link), isLink: true) }
      change.replacements.append(removal)
    }
  }

  private func convertToValues(_ state: StateProperty, into change: inout LinkChange) throws(Refusal) {
    guard let type = state.wrappedType else { throw Refusal("The type of `\(state.name)` is not written down.") }
    let hasDestination = file.calls(named: "navigationDestination").contains {
      $0.argument("for")?.expression.trimmedDescription == "\(type).self"
    }
    guard !hasDestination else { throw Refusal("There is a destination for `\(type)` already.") }
    let place = try place()
    for link in links {
      let text = file.text[link.tag.textRange]
      let value = text.hasPrefix(".") ? type + text : text
      change.replace(link.link, by: fix.text.valueLink(for: link.link, value: value), isLink: true)
    }
    change.add(try modifier(start: "for: \(type).self", type: type), at: place)
  }

  // MARK: A selection that code sets

  private func convertToItem(_ source: BindingSource, into change: inout LinkChange) throws(Refusal) {
    guard let first = links.first else { return }
    let line = fix.line(of: first.link)
    let binding = file.text[first.selection.textRange]
    guard !context.semantics.mayLack(.iOS17, at: first.link.call.node) else {
      throw Refusal(
        "Code sets `\(binding)`, and a selection opens a screen only with `navigationDestination(item:)` of \(context.semantics.system(of: .iOS17))."
      )
    }
    let target: String
    switch source {
    case .property(let name): target = name
    case .path(let root, let members): target = ([root] + members).joined(separator: ".")
    case .binding, .derived, .constant, .store, .other:
      throw Refusal("The selection of the link on line \(line) is no state of `\(fix.type.name)`.")
    }
    let place = try place()
    for link in links {
      if link.link.isHidden {
        change.removed.append(link.link.chain)
      } else {
        let action = "\(target) = \(file.text[link.tag.textRange])"
        change.replace(link.link, by: fix.text.button(for: link.link, action: action), isLink: false)
        change.makesButtons = true
      }
    }
    let type = source.propertyName.flatMap { file.property(named: $0, of: fix.type) }?.wrappedType
    change.add(try modifier(start: "item: \(binding)", type: type), at: place)
  }

  // MARK: Shared

  private func place() throws(Refusal) -> DestinationPlace {
    var result: DestinationPlace?
    for link in links {
      if let optional = fix.unwrappedOptional(in: link.link.destination) {
        throw Refusal("What the link on line \(fix.line(of: link.link)) shows depends on `\(optional)` too.")
      }
      let place = try DestinationPlace(for: link.link, carried: [link.tag, link.link.destination.node], in: context)
      if let known = result, known.target.id != place.target.id {
        throw Refusal("The links of one selection are in different places; a single destination is needed for them.")
      }
      guard !place.isLink || links.count == 1 else {
        throw Refusal("The links have no view around them that could carry the destination.")
      }
      result = place
    }
    guard let result else { throw Refusal("There is no link.") }
    return result
  }

  /// The destination with a `switch` over the tags.
  private func modifier(start: String, type: String?) throws(Refusal) -> String {
    let layout = file.layout
    let unit = layout.indentationUnit
    let name = parameterName
    var lines = [".navigationDestination(\(start)) { \(name) in", "\(unit)switch \(name) {"]
    for link in links {
      lines.append(contentsOf: try fix.text.branch("\(unit)case \(file.text[link.tag.textRange]):", for: link.link.destination))
    }
    if !coversAll(type) { lines.append("\(unit)default: EmptyView()") }
    lines += ["\(unit)}", "}"]
    return lines.joined(separator: layout.lineBreak)
  }

  /// A name for the value that no screen uses otherwise.
  private var parameterName: String {
    ["tag", "selectedTag", "selectedValue"].first { name in
      !links.contains { link in
        link.link.destination.node.tokens(viewMode: .sourceAccurate).contains { $0.text == name }
          || link.tag.tokens(viewMode: .sourceAccurate).contains { $0.text == name }
      }
    } ?? "navigationTag"
  }

  /// Whether the tags are all cases of an enum in sight.
  private func coversAll(_ type: String?) -> Bool {
    guard let type else { return false }
    let declarations = context.semantics.declarations(ofType: type, in: fix.type)
    guard let main = declarations.first(where: { $0.type.kind == .enumeration }), !main.type.cases.isEmpty else { return false }
    let names = Set(links.compactMap { $0.tag.as(MemberAccessExprSyntax.self)?.declName.baseName.text })
    return main.type.cases.allSatisfy { $0.parameterClause == nil && names.contains($0.name.text) }
  }
}
