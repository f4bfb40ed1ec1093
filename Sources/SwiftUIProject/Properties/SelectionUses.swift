import SourceText
import SwiftSyntax
import SwiftUIModel

/// Every use of the flag and of the optional beside it, sorted by what a conversion to an item has to do with it.
public struct SelectionUses {
  /// Nil where the optional is looked at alone.
  public let flag: TrackedState?
  public let optional: TrackedState
  /// Writes of the flag that come with a non-nil write of the optional in the same statements, or that clear both.
  public var redundantFlagWrites: [StateUse] = []
  /// `flag = false` on its own, which becomes `x = nil`.
  public var closingFlagWrites: [(use: StateUse, assignment: Assignment)] = []
  /// Reads of the flag that can be written as a look at the optional.
  public var flagReads: [StateUse] = []
  /// Captures of the flag by the content's own closure, the known workaround for the stale value.
  public var flagCaptures: [StateUse] = []
  /// Writes of nil to the optional in `onDismiss`, which the item form does by itself.
  public var dismissalResets: [StateUse] = []
  /// Uses of the optional in the content, outside the unwrapping's own condition.
  public var contentUses: [StateUse] = []
  /// Why the flag cannot go, one sentence; nil when it can.
  public var obstacle: FindingMessage?
  /// What else the optional is used for, as the end of a sentence; nil when it is only for this presentation.
  public var otherJob: FindingMessage?
  /// Where a write that presents comes without a value, or a value without a write that presents, as a sentence; nil where the
  /// two always come together.
  public var apart: FindingMessage?
  /// Writes of the flag that present, with the write of a value beside each.
  public var openings: [(use: StateUse, value: Assignment)] = []
  /// Whether something else asks if the optional is nil, such as the control that presents.
  public var isAskedForNil = false
  /// Whether some write presents with no value on purpose.
  public var presentsNil = false
  /// Whether the optional gets a new value inside the content: paging in place, which an item would close and reopen.
  public var pagesInPlace = false
  /// Whether the flag or the optional is bound for another control.
  public var isBoundElsewhere = false
  /// How many writes present.
  public var presentingWrites = 0

  /// Whether each write that presents comes with a value, and each value with a write that presents.
  public var isAlwaysTogether: Bool { apart == nil }

  /// The values that are written to the optional when it is presented.
  public var presentedValues: [ExprSyntax] = []

  /// Where the uses stand.
  public struct Places {
    public let presentation: Presentation
    /// What is shown: the closures of the presentation, and functions that do nothing but serve it.
    public let contents: [TextRange]
    /// Where the optional is named to be unwrapped or handed over, which is no use of its own.
    public let handover: [TextRange]

    public init(presentation: Presentation, contents: [TextRange], handover: [TextRange]) {
      self.presentation = presentation
      self.contents = contents
      self.handover = handover
    }

    public func isContent(_ use: StateUse) -> Bool { contents.contains { use.isIn($0) } }

    fileprivate func isHandover(_ use: StateUse) -> Bool {
      handover.contains { use.isIn($0) } || use.isIn(presentation.bindingArgument.textRange)
    }
  }

  public init(of selection: SeparateSelection, flag: TrackedState?, optional: TrackedState) {
    let places = Places(
      presentation: selection.presentation, contents: [selection.closure.textRange],
      handover: [selection.unwrapping.place].compactMap(\.self))
    self.init(in: places, flag: flag, optional: optional)
  }

  public init(in places: Places, flag: TrackedState?, optional: TrackedState) {
    self.flag = flag
    self.optional = optional
    if let flag { sortFlag(flag, places: places) }
    sortOptional(places: places)
    otherJob = otherJob ?? clearing
  }

  /// Other presentations that the flag is bound to.
  private var otherPresenters: [StateUse.Region] = []
  /// Where the optional is cleared alone, as the end of a sentence.
  private var clearing: FindingMessage?

  private mutating func setApart(_ reason: FindingMessage) { apart = apart ?? reason }

  private mutating func sortFlag(_ flag: TrackedState, places: Places) {
    let name = flag.name
    for use in flag.uses where !use.isIn(places.presentation.bindingArgument.textRange) {
      switch (use.form, use.use) {
      case (.projection, _):
        isBoundElsewhere = true
        if let other = use.boundPresentation {
          otherPresenters.append(other)
          obstacle =
            obstacle ?? "`\(name)` also presents on \(use.place), and both presentations would have to change together."
        } else {
          obstacle = obstacle ?? "`$\(name)` is also used on \(use.place), so the flag has to stay."
        }
      case (.capture, _):
        if let owner = use.node.firstAncestor(ClosureExprSyntax.self), use.path == nil,
          places.contents.contains(owner.textRange)
        {
          flagCaptures.append(use)
        } else {
          obstacle = obstacle ?? "`\(name)` is captured on \(use.place)."
        }
      case (.storage, _), (.shorthand, _):
        obstacle = obstacle ?? "The wrapper `_\(name)` is used on \(use.place)."
      case (.value, .assigned(let assignment)):
        sortFlagWrite(use, assignment, flag: flag)
      case (.value, .toggled), (.value, .mutated):
        let reason: FindingMessage = "`\(name)` is toggled on \(use.place); whether that opens or closes is not to be seen."
        setApart(reason)
        obstacle = obstacle ?? reason
      case (.value, .read):
        if use.reference.canBecomeNilCheck {
          flagReads.append(use)
        } else {
          obstacle = obstacle ?? "`\(name)` is also read on \(use.place)."
        }
      }
    }
    if let reason = flag.reasonToStay { obstacle = reason.isFirst ? reason.text : obstacle ?? reason.text }
  }

  private mutating func sortFlagWrite(
    _ use: StateUse, _ assignment: Assignment, flag: TrackedState
  ) {
    let partner = use.neighbours(to: optional.name).first
    switch assignment.booleanValue {
    case true?:
      presentingWrites += 1
      guard let partner else {
        return setApart("\(use.place.capitalizedFirst) sets `\(flag.name)` and leaves `\(optional.name)` as it is by then.")
      }
      if partner.isNil {
        presentsNil = true
      } else {
        redundantFlagWrites.append(use)
        openings.append((use, partner))
      }
    case false?:
      if partner?.isNil ?? false {
        redundantFlagWrites.append(use)
      } else if partner != nil {
        obstacle = obstacle ?? "\(use.place.capitalizedFirst) hides the presentation and sets `\(optional.name)` at once."
      } else {
        closingFlagWrites.append((use, assignment))
      }
    case nil:
      if let partner, assignment.value.asksWhether(partner) {
        presentingWrites += 1
        redundantFlagWrites.append(use)
        openings.append((use, partner))
        return
      }
      let reason: FindingMessage = "`\(flag.name)` gets a computed value on \(use.place)."
      setApart(reason)
      obstacle = obstacle ?? reason
    }
  }

  private mutating func sortOptional(places: Places) {
    let name = optional.name
    let dismissal = places.presentation.onDismiss?.textRange
    for use in optional.uses where !places.isHandover(use) && !otherPresenters.contains(where: use.isIn) {
      if places.isContent(use) {
        contentUses.append(use)
        if case .assigned(let assignment) = use.use, !assignment.isNil { pagesInPlace = true }
        if use.form == .projection || use.form == .storage { isBoundElsewhere = true }
        continue
      }
      if let dismissal, use.isIn(dismissal) {
        if case .assigned(let assignment) = use.use, assignment.isNil, use.statement != nil {
          dismissalResets.append(use)
        } else {
          otherJob = otherJob ?? "`onDismiss` uses `\(name)`, which is nil by then"
        }
        continue
      }
      switch (use.form, use.use) {
      case (.projection, _) where optional.isShared && use.reference.token.text.hasPrefix("$"):
        otherJob = otherJob ?? "changes of `\(name)` are observed on \(use.place)"
      case (.projection, _), (.storage, _):
        isBoundElsewhere = true
        setApart("`\(name)` is also bound on \(use.place).")
        otherJob = otherJob ?? "`\(name)` is also bound on \(use.place)"
      case (.value, .assigned(let assignment)):
        sortOptionalWrite(use, assignment)
      case (_, .read), (.shorthand, _), (.capture, _):
        if use.asksForNil { isAskedForNil = true }
        if use.isOwnOfModel(optional) {
          let job: FindingMessage = "methods of `\(optional.home.type.name)` use `\(name)` themselves, on \(use.place)"
          otherJob = otherJob ?? job
          // An item is gone when what it presents is closed.
          if flag != nil { obstacle = obstacle ?? job.capitalizedFirst + "." }
        } else {
          otherJob = otherJob ?? "`\(name)` is also read on \(use.place)"
        }
      case (.value, .mutated), (.value, .toggled):
        setApart("`\(name)` is changed in place on \(use.place).")
        otherJob = otherJob ?? "`\(name)` is changed in place on \(use.place)"
      }
    }
  }

  private mutating func sortOptionalWrite(_ use: StateUse, _ assignment: Assignment) {
    let partners = flag.map { use.neighbours(to: $0.name) }
    guard !assignment.isNil else {
      // Clearing without touching the flag left an empty sheet before, and closes it afterwards.
      if partners?.isEmpty ?? false { clearing = clearing ?? "`\(optional.name)` is also cleared on \(use.place)" }
      return
    }
    presentedValues.append(assignment.value)
    if let partners, let flag, !partners.contains(where: { $0.booleanValue == true || $0.value.asksWhether(assignment) }) {
      setApart(
        "\(use.place.capitalizedFirst) sets `\(optional.name)` without `\(flag.name)`, and would then present by itself.")
    }
  }
}

extension TrackedState {
  /// Why a flag cannot go, whatever its uses are; the first of all reasons where it says what is meant.
  fileprivate var reasonToStay: (text: FindingMessage, isFirst: Bool)? {
    if property.defaultValue?.trimmedDescription == "true" {
      return ("`\(name)` starts as `true`: the view opens with it, before there is anything to show.", true)
    }
    let isOwn = property.storage == .state || isShared
    if property.defaultValue == nil, isOwn { return ("`\(name)` is set by an initialiser.", false) }
    if !isOwn { return ("`\(name)` belongs to whoever passes or stores it, not to this view.", false) }
    if !property.isOnlyName { return ("`\(name)` is declared together with other properties.", false) }
    guard !isShared, let mention = home.file.foreignMentions(of: property, of: home.type).first else { return nil }
    let line = home.file.line(of: mention.textRange)
    return ("`\(name)` is set from outside on line \(line).", false)
  }
}

extension Reference {
  /// Whether a read of a flag stands where `x != nil` can stand: a condition, an argument, a negation, an operand of `&&` or `||`.
  fileprivate var canBecomeNilCheck: Bool {
    guard form == .value, let parent = node.parent else { return false }
    if parent.is(PrefixOperatorExprSyntax.self) { return parent.trimmedDescription.hasPrefix("!") }
    if parent.is(ConditionElementSyntax.self) { return true }
    if parent.is(LabeledExprSyntax.self), let call = parent.parent?.parent,
      call.is(FunctionCallExprSyntax.self) || call.is(MacroExpansionExprSyntax.self)
    {
      return true
    }
    if let ternary = parent.as(TernaryExprSyntax.self) { return ternary.condition.id == node.id }
    if let infix = parent.as(InfixOperatorExprSyntax.self) {
      return ["&&", "||"].contains(infix.operator.trimmedDescription)
    }
    return false
  }
}

extension ExprSyntax {
  /// Whether it is `x != nil` of what an assignment beside it sets `x` to.
  fileprivate func asksWhether(_ assignment: Assignment) -> Bool {
    guard let comparison = self.as(InfixOperatorExprSyntax.self), comparison.operator.trimmedDescription == "!=",
      comparison.rightOperand.is(NilLiteralExprSyntax.self)
    else { return false }
    let asked = comparison.leftOperand
    return asked.accessPath == assignment.target.accessPath
      || asked.plainPath != nil && asked.plainPath == assignment.value.plainPath
  }
}
