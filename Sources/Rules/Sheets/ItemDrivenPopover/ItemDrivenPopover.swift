import Linting

extension Rule {
  /// A popover whose content depends on an optional must be presented by that optional.
  public static let itemDrivenPopover = Rule(
    id: "item-driven-popover", severity: .warning, fixLevel: .safe, chapter: .sheets,
    title: "a Boolean that presents a popover for a separate optional",
    why: """
      A popover that a Boolean presents while an optional beside it says what to show can come up empty the first time. \
      `popover(item:)` presents when there is a value and hands it to the content; the popover stays anchored where it is.
      """,
    anchor: "popover", triggers: ["popover("], flagged: ItemDrivenPopoverExamples.flagged,
    allowed: ItemDrivenPopoverExamples.allowed
  ) { context in
    ItemDriven.popovers(in: context)
  }
}
