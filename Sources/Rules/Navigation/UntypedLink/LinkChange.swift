import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

/// The edits of a conversion while they are collected.
struct LinkChange {
  let file: ViewFile
  /// Links that nobody sees and that go without a replacement.
  var removed: [ExprSyntax] = []
  var replacements: [TextEdit] = []
  /// New modifiers, by the view that they go behind.
  private var destinations: [(place: DestinationPlace, modifiers: [String])] = []
  var makesButtons = false

  init(file: ViewFile) { self.file = file }

  mutating func add(_ modifier: String, at place: DestinationPlace) {
    if let index = destinations.firstIndex(where: { $0.place.target.id == place.target.id }) {
      destinations[index].modifiers.append(modifier)
    } else {
      destinations.append((place, [modifier]))
    }
  }

  /// Replaces a link's call, without the modifiers that only links have.
  mutating func replace(_ link: DestinationLink, by text: String, isLink: Bool) {
    replacements.append(TextEdit(link.call.node.textRange, text))
    guard !isLink else { return }
    for modifier in link.chain.viewModifiers where modifier.name == "isDetailLink" {
      if let move = ModifierMove(modifier, in: file) { replacements.append(.delete(move.removal)) }
    }
  }

  func edits() throws(Refusal) -> [TextEdit] {
    var edits = replacements + (try file.removals(of: removed))
    for (place, modifiers) in destinations {
      let target = place.target.textRange
      if removed.contains(where: { $0.textRange.contains(target) }) {
        throw Refusal("Nothing but the links is there that could carry the destination.")
      }
      let inGroup = removed.count { $0.parent?.parent?.parent?.parent?.id == place.target.id }
      if place.isAmbiguousGroup(without: inGroup) {
        throw Refusal("The `Group` around the links holds several views, each of which would get the destination.")
      }
      let move = ModifierMove(adding: modifiers.joined(separator: file.layout.lineBreak), in: file)
      edits.append(move.insertion(behind: place.target))
    }
    return edits.joiningInsertions
  }
}

extension [TextEdit] {
  /// An insertion in front of something that is deleted becomes its replacement.
  fileprivate var joiningInsertions: [TextEdit] {
    var result = self
    for insertion in self where insertion.range.isEmpty {
      guard let index = result.firstIndex(where: { !$0.range.isEmpty && $0.range.lower == insertion.range.lower }) else {
        continue
      }
      result[index] = TextEdit(result[index].range, insertion.replacement + result[index].replacement)
      result.removeAll { $0 == insertion }
    }
    return result
  }
}
