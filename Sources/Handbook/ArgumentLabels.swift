/// What the arguments of presentation and navigation APIs take, for hovers on their labels.
public enum ArgumentLabels {
  /// A sentence about an argument; nil where the label says enough.
  /// - Parameter name: the API as `Handbook.sections(forAPI:)` accepts it
  public static func meaning(of label: String, in name: String) -> String? {
    let base = String(APIName(name).base)
    return ofOne["\(base) \(label)"] ?? (known.contains(base) ? ofMany[label] : nil)
  }

  private static let known = Set(
    Handbook.sections.flatMap { $0.apis + $0.relatedAPIs }.map { String(APIName($0).base) })

  private static let ofMany = [
    "actions": "the buttons; each closes the alert or dialog after its action.",
    "arrowEdge": "the edge that the arrow is at; iOS leaves the choice to the system.",
    "attachmentAnchor": "what a popover points at: the control's bounds if not given, or a point of it.",
    "columnVisibility": """
    a `Binding<NavigationSplitViewVisibility>`, so `$visibility`: which columns are shown. Ignored while the view is collapsed.
    """,
    "content": "a closure that makes the view; it runs again whenever state that it reads changes.",
    "destination": "a closure that makes the pushed view. A view value instead of a closure is soft-deprecated.",
    "detail": "the last column; show a placeholder there while nothing is selected.",
    "error": "a `LocalizedError?`, whose description is the title; `any Error` does not fit.",
    "for": "the type of the pushed values, `Route.self`; it has to be `Hashable`.",
    "ideal": "the width to start with, the only one that has to be given.",
    "isActive":
      "a `Binding<Bool>`. Deprecated since iOS 16: use a value link or `navigationDestination(isPresented:destination:)`.",
    "isPresented": """
    a `Binding<Bool>`: true shows it, and closing sets it to false. For content about one value an optional and `item:` say \
    the same with one state.
    """,
    "item": """
    a `Binding` to an optional: a value shows it, and closing sets it to nil. The closure gets the value.
    """,
    "max": "the widest that people can drag it to; may be left out.",
    "message": "a closure with the text below the title.",
    "min": "the narrowest that people can drag it to; may be left out.",
    "onDismiss": "runs after it is gone, whatever closed it. It gets nothing, and an item is nil again by then.",
    "path": "a `Binding` to an array of `Hashable` values, or to a `NavigationPath`: what is pushed.",
    "placement": "where a bar shows it: by meaning (`.confirmationAction`) rather than by side.",
    "preferredCompactColumn":
      "a `Binding<NavigationSplitViewColumn>`: the column on top where all are collapsed into one. iOS 17.",
    "presenting": "the optional value that the closures get; the flag and it both have to be set.",
    "selection": "a `Binding` to an optional id, or to a set of ids, of the type that rows are tagged with.",
    "sidebar": "the first column; its list's selection drives the next one.",
    "tag": "deprecated since iOS 16: use a value link and `navigationDestination(for:destination:)`.",
    "titleVisibility": "whether the title is shown; iOS hides a dialog's title if nothing is said.",
    "value": "the `Hashable` value that is pushed; a destination for its type makes the view. Nil disables the link.",
  ]

  private static let ofOne = [
    "fullScreenCover item": "a `Binding` to an optional `Identifiable` value: a value shows the cover, closing sets it to nil.",
    "navigationDestination isPresented": "a `Binding<Bool>`: true pushes the view, going back sets it to false.",
    "navigationDestination item":
      "a `Binding` to an optional `Hashable` value: a value pushes, going back sets it to nil. iOS 17.",
    "NavigationSplitView content": "the middle column of three.",
    "inspector isPresented": "a `Binding<Bool>` that a control of yours toggles: nothing else opens the inspector.",
    "popover item": "a `Binding` to an optional `Identifiable` value: a value shows the popover, closing sets it to nil.",
    "presentationDetents selection": "a `Binding<PresentationDetent>` to the height in use, one of those in the set.",
    "sheet item": """
    a `Binding` to an optional `Identifiable` value: a value shows the sheet, closing sets it to nil, and another `id` closes \
    the sheet and opens a new one.
    """,
    "toolbar for": "the bars that are meant, such as `.navigationBar` or `.tabBar`.",
    "toolbar removing": "the system's own item to leave out, on the content of the column that has it.",
    "toolbarVisibility for": "the bars that are meant, such as `.navigationBar` or `.tabBar`.",
  ]
}
