import Linting

extension Rule {
  /// A cover whose content depends on an optional must be presented by that optional.
  public static let itemDrivenCover = Rule(
    id: "item-driven-cover", severity: .warning, fixLevel: .safe, chapter: .sheets,
    title: "a Boolean that presents a full-screen cover for a separate optional",
    why: """
      A cover that a Boolean presents while an optional beside it says what to show can come up empty the first time, and a \
      cover cannot be swiped away. `fullScreenCover(item:)` presents when there is a value and hands it to the content.
      """,
    anchor: "full-screen-cover", triggers: ["fullScreenCover("], flagged: ItemDrivenCoverExamples.flagged,
    allowed: ItemDrivenCoverExamples.allowed
  ) { context in
    ItemDriven.covers(in: context)
  }
}
