import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel

/// Every use of the flag and of the optional beside it, sorted by what a conversion to an item has to do with it.
struct SelectionUses {
  /// Writes of the flag that come with a non-nil write of the optional in the same statements, or that clear both.
  var redundantFlagWrites: [Reference] = []
  /// `flag = false` on its own, which becomes `x = nil`.
  var closingFlagWrites: [(reference: Reference, assignment: Assignment)] = []
  /// Reads of the flag that can be written as a look at the optional.
  var flagReads: [Reference] = []
  /// Captures of the flag by the content's own closure, the known workaround for the stale value.
  var flagCaptures: [Reference] = []
  /// Writes of nil to the optional in `onDismiss`, which the item form does by itself.
  var dismissalResets: [Reference] = []
  /// Uses of the optional in the content, outside the unwrapping's own condition.
  var contentUses: [Reference] = []
  /// Why the flag cannot go, one sentence; nil when it can.
  var obstacle: String?
  /// What else the optional is used for, as the end of a sentence; nil when it is only for this presentation.
  var otherJob: String?
  /// Whether each write that presents comes with a value, and each value with a write that presents.
  var isAlwaysTogether = true
  /// Whether some write presents with no value on purpose.
  var presentsNil = false
  /// Whether the optional gets a new value inside the content: paging in place, which an item would close and reopen.
  var pagesInPlace = false
  /// Whether the flag or the optional is bound for another control.
  var isBoundElsewhere = false
  /// How many writes present.
  var presentingWrites = 0
  /// The values that are written to the optional when it is presented.
  var presentedValues: [ExprSyntax] = []

  /// Where the uses stand.
  struct Places {
    let presentation: Presentation
    let type: TypeDeclaration
    /// What is shown: the closures of the presentation, and functions that do nothing but serve it.
    let contents: [TextRange]
    /// Where the optional is named to be unwrapped or handed over, which is no use of its own.
    let handover: [TextRange]

    func isContent(_ range: TextRange) -> Bool { contents.contains { $0.contains(range) } }

    fileprivate func isHandover(_ range: TextRange) -> Bool {
      handover.contains { $0.contains(range) } || presentation.bindingArgument.textRange.contains(range)
    }
  }

  init(of selection: SeparateSelection, flag: StateProperty?, property: StateProperty, in file: ViewFile) {
    let places = Places(
      presentation: selection.presentation, type: selection.type, contents: [selection.closure.textRange],
      handover: [selection.unwrapping.place].compactMap(\.self))
    self.init(in: places, flag: flag, property: property, of: file)
  }

  init(in places: Places, flag: StateProperty?, property: StateProperty, of file: ViewFile) {
    if let flag { sortFlag(flag, property: property, places: places, file: file) }
    sortOptional(property, flag: flag, places: places, file: file)
  }

  private mutating func sortFlag(
    _ flag: StateProperty, property: StateProperty, places: Places, file: ViewFile
  ) {
    for reference in file.references(to: flag, of: places.type) {
      if places.presentation.bindingArgument.textRange.contains(reference.range) { continue }
      let line = file.text.lines.line(of: reference.range.lower) + 1
      switch (reference.form, reference.use) {
      case (.projection, _):
        isBoundElsewhere = true
        obstacle = obstacle ?? "`$\(flag.name)` is also used on line \(line), so the flag has to stay."
      case (.capture, _):
        if let owner = reference.node.firstAncestor(ClosureExprSyntax.self), places.contents.contains(owner.textRange) {
          flagCaptures.append(reference)
        } else {
          obstacle = obstacle ?? "`\(flag.name)` is captured on line \(line)."
        }
      case (.storage, _), (.shorthand, _):
        obstacle = obstacle ?? "The wrapper `_\(flag.name)` is used on line \(line)."
      case (.value, .assigned(let assignment)):
        sortFlagWrite(reference, assignment, flag: flag, property: property, line: line)
      case (.value, .toggled), (.value, .mutated):
        isAlwaysTogether = false
        obstacle = obstacle ?? "`\(flag.name)` is toggled on line \(line); whether that opens or closes is not to be seen."
      case (.value, .read):
        if reference.canBecomeNilCheck {
          flagReads.append(reference)
        } else {
          obstacle = obstacle ?? "`\(flag.name)` is also read on line \(line)."
        }
      }
    }
    if flag.defaultValue?.trimmedDescription == "true" {
      obstacle = "`\(flag.name)` starts as `true`: the view opens with it, before there is anything to show."
    }
    if flag.defaultValue == nil, flag.storage == .state { obstacle = obstacle ?? "`\(flag.name)` is set by an initialiser." }
    if flag.storage != .state {
      obstacle = obstacle ?? "`\(flag.name)` belongs to whoever passes or stores it, not to this view."
    }
    if !flag.isOnlyName { obstacle = obstacle ?? "`\(flag.name)` is declared together with other properties." }
    if let mention = file.foreignMentions(of: flag, of: places.type).first {
      let line = file.text.lines.line(of: mention.textRange.lower) + 1
      obstacle = obstacle ?? "`\(flag.name)` is set from outside on line \(line)."
    }
  }

  private mutating func sortFlagWrite(
    _ reference: Reference, _ assignment: Assignment, flag: StateProperty, property: StateProperty, line: Int
  ) {
    let neighbours = assignment.node.asStatement?.neighbouringAssignments ?? []
    let partner = neighbours.first { $0.target.plainPath == [property.name] }
    switch assignment.booleanValue {
    case true?:
      presentingWrites += 1
      guard let partner else {
        isAlwaysTogether = false
        return
      }
      if partner.isNil { presentsNil = true } else { redundantFlagWrites.append(reference) }
    case false?:
      if partner?.isNil ?? false {
        redundantFlagWrites.append(reference)
      } else if partner != nil {
        obstacle = obstacle ?? "Line \(line) hides the presentation and sets `\(property.name)` at once."
      } else {
        closingFlagWrites.append((reference, assignment))
      }
    case nil:
      isAlwaysTogether = false
      obstacle = obstacle ?? "`\(flag.name)` gets a computed value on line \(line)."
    }
  }

  private mutating func sortOptional(
    _ property: StateProperty, flag: StateProperty?, places: Places, file: ViewFile
  ) {
    let dismissal = places.presentation.onDismiss?.textRange
    for reference in file.references(to: property, of: places.type) where !places.isHandover(reference.range) {
      let line = file.text.lines.line(of: reference.range.lower) + 1
      if places.isContent(reference.range) {
        contentUses.append(reference)
        if case .assigned(let assignment) = reference.use, !assignment.isNil { pagesInPlace = true }
        if reference.form == .projection || reference.form == .storage { isBoundElsewhere = true }
        continue
      }
      if let dismissal, dismissal.contains(reference.range) {
        if case .assigned(let assignment) = reference.use, assignment.isNil, assignment.node.asStatement != nil {
          dismissalResets.append(reference)
        } else {
          otherJob = otherJob ?? "`onDismiss` uses `\(property.name)`, which is nil by then"
        }
        continue
      }
      switch (reference.form, reference.use) {
      case (.projection, _), (.storage, _):
        isBoundElsewhere = true
        isAlwaysTogether = false
        otherJob = otherJob ?? "`\(property.name)` is also bound on line \(line)"
      case (.value, .assigned(let assignment)):
        sortOptionalWrite(assignment, flag: flag, property: property, line: line)
      case (_, .read), (.shorthand, _), (.capture, _):
        otherJob = otherJob ?? "`\(property.name)` is also read on line \(line)"
      case (.value, .mutated), (.value, .toggled):
        isAlwaysTogether = false
        otherJob = otherJob ?? "`\(property.name)` is changed in place on line \(line)"
      }
    }
  }

  private mutating func sortOptionalWrite(_ assignment: Assignment, flag: StateProperty?, property: StateProperty, line: Int) {
    guard !assignment.isNil else {
      if let flag, isNilAlone(assignment, flag: flag) {
        otherJob = otherJob ?? "`\(property.name)` is also cleared on line \(line)"
      }
      return
    }
    presentedValues.append(assignment.value)
    guard let flag else { return }
    let neighbours = assignment.node.asStatement?.neighbouringAssignments ?? []
    if !neighbours.contains(where: { $0.target.plainPath == [flag.name] && $0.booleanValue == true }) {
      isAlwaysTogether = false
    }
  }

  /// Clearing without touching the flag: it left an empty sheet before, and closes it afterwards.
  private func isNilAlone(_ assignment: Assignment, flag: StateProperty) -> Bool {
    let neighbours = assignment.node.asStatement?.neighbouringAssignments ?? []
    return !neighbours.contains { $0.target.plainPath == [flag.name] }
  }
}

extension Reference {
  /// Whether a read of a flag stands where `x != nil` can stand: a condition, a negation, an operand of `&&` or `||`.
  fileprivate var canBecomeNilCheck: Bool {
    guard form == .value, let parent = node.parent else { return false }
    if parent.is(PrefixOperatorExprSyntax.self) { return parent.trimmedDescription.hasPrefix("!") }
    if parent.is(ConditionElementSyntax.self) { return true }
    if let ternary = parent.as(TernaryExprSyntax.self) { return ternary.condition.id == node.id }
    if let infix = parent.as(InfixOperatorExprSyntax.self) {
      return ["&&", "||"].contains(infix.operator.trimmedDescription)
    }
    return false
  }
}
