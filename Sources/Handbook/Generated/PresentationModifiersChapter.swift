// swift-format-ignore-file
// Written by `swift run DevTool regenerate` from Chapters/presentation-modifiers.md.

extension Chapters {
  static let presentationModifiers = #"""
# Covers, popovers and their settings

## Full-screen covers {#full-screen-cover}
<!--
apis: fullScreenCover(item:onDismiss:content:), fullScreenCover(isPresented:onDismiss:content:)
rules: item-driven-cover
messages: 'fullScreenCover(isPresented:onDismiss:content:)' is unavailable in macOS | cover is empty the first time | black screen in fullScreenCover
rows: 146, 148, 162
-->
Use `.fullScreenCover(isPresented:)` with one Boolean for a cover that shows no value, and
`.fullScreenCover(item:)` for one that does, by the same rules as for [sheets](#sheet-item).

**Why:** with a flag beside an optional the first cover can be empty, just like a sheet. The item
form has one state, hands over the unwrapped value and clears it on dismissal.

**Exceptions:** macOS has no covers: use a sheet there, behind `#if os(macOS)`; Mac Catalyst has them.
A cover and a sheet of one view share one place, so only one shows at a time. Merging a cover into a
sheet's enum changes what people see.

**Availability:** iOS 14, tvOS 14, watchOS 7, visionOS 1, Mac Catalyst 14. Items are
[`Identifiable`](#sheet-identity).

```swift
#if !os(macOS)
  struct Welcome: View {
    @State private var isTourShown = false

    var body: some View {
      Button("Take the tour") { isTourShown = true }
        .fullScreenCover(isPresented: $isTourShown) {
          Tour()
        }
    }
  }

  struct Tour: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      Button("Skip") { dismiss() }
    }
  }
#endif
```

## Every cover has an exit {#cover-exit}
<!--
also: fullScreenCover(isPresented:onDismiss:content:), \.dismiss
rules: cover-without-exit
messages: cannot close fullScreenCover | stuck in full screen cover
rows: 147
-->
Give the content of a cover a visible way out: a close button that calls `dismiss()`, or a step that
ends the task.

**Why:** a cover cannot be swiped away. Without a control, people are stuck until they quit the app.
The code action *Add a toolbar close button to this sheet* writes one for a sheet or a cover.

**Exceptions:** tvOS and watchOS bring a way back of their own. State that a model clears when
the task ends is an exit, too. Give a *sheet* on macOS a button as well: the system adds none.

**Availability:** `dismiss` is iOS 15, tvOS 15, watchOS 8, visionOS 1.

```swift
struct ScannerScreen: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Text("Point at the code")
        .toolbar {
          ToolbarItem(placement: .cancellationAction) {
            Button("Close") { dismiss() }
          }
        }
    }
  }
}
```

## Popovers {#popover}
<!--
apis: popover(isPresented:attachmentAnchor:arrowEdge:content:), popover(item:attachmentAnchor:arrowEdge:content:), PopoverAttachmentAnchor, PopoverAttachmentAnchor.rect(_:), PopoverAttachmentAnchor.point(_:)
rules: item-driven-popover
messages: popover points at the wrong place | popover is empty the first time | 'popover(isPresented:attachmentAnchor:arrowEdge:content:)' is unavailable in tvOS
rows: 149-150, 152, 162
-->
Attach `.popover` to the very control that opens it. Use `isPresented:` where it shows no value and
`item:` where it does.

**Why:** the popover's arrow points at the view that carries the modifier; on a far container it
points at the container. A flag beside an optional has the same trouble as with
[sheets](#sheet-item).

**Exceptions:** in a row keep the popover in the row, with a binding that is true for this row only,
since hoisting it would lose the anchor. At compact width a popover turns into a sheet unless the
[content says otherwise](#popover-adaptation). `arrowEdge` is honored on macOS; on iOS it was
documented as ignored, and it is optional in SDK 27.

**Availability:** iOS 13, macOS 10.15, visionOS 1, Mac Catalyst 13; not on tvOS and watchOS. Items are
[`Identifiable`](#sheet-identity).

```swift
struct FilterButton: View {
  @State private var isOpen = false

  var body: some View {
    Button("Filter") { isOpen = true }
      .popover(isPresented: $isOpen) {
        Text("Only unread")
          .padding()
      }
  }
}
```

## A popover that stays one on a phone {#popover-adaptation}
<!--
apis: presentationCompactAdaptation(_:), presentationCompactAdaptation(horizontal:vertical:), PresentationAdaptation, PresentationAdaptation.automatic, PresentationAdaptation.none, PresentationAdaptation.popover, PresentationAdaptation.sheet, PresentationAdaptation.fullScreenCover
rules: popover-adaptation
messages: popover shows as sheet on iPhone
rows: 151-152
-->
Add `.presentationCompactAdaptation(.popover)` to the popover's content where it should stay a popover
at compact width.

**Why:** at compact width the system turns a popover into a sheet. Small content, such as a hint or
three switches, looks lost in one. The modifier belongs on the content; on the presenter it changes
nothing.

**Exceptions:** large content is better as the sheet that it becomes. `.none` also prevents the
adaptation. A sheet over a view of compact *height* becomes full screen by default; the form with
`horizontal:` and `vertical:` decides for each direction.

**Availability:** iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, visionOS 1.

```swift
struct HintMark: View {
  @State private var isShown = false

  var body: some View {
    Button("What is this?") { isShown = true }
      .popover(isPresented: $isShown) {
        Text("Drag to reorder.")
          .padding()
          .presentationCompactAdaptation(.popover)
      }
  }
}
```

## Settings belong to the presented content {#presentation-config}
<!--
apis: presentationDetents(_:), presentationDetents(_:selection:), presentationDragIndicator(_:), presentationBackground(_:), presentationBackground(alignment:content:), presentationCornerRadius(_:), presentationBackgroundInteraction(_:), presentationContentInteraction(_:), presentationSizing(_:), interactiveDismissDisabled(_:), PresentationDetent, PresentationDetent.medium, PresentationDetent.large, PresentationDetent.fraction(_:), PresentationDetent.height(_:), PresentationSizing
rules: presentation-modifier-misplaced
messages: presentationDetents has no effect | presentationDetents not working | interactiveDismissDisabled not working | detents not working | disable swipe to dismiss | prevent dismissing a sheet
rows: 151, 199
-->
Write `presentationDetents`, `presentationDragIndicator`, `interactiveDismissDisabled` and their
relatives inside the presentation's closure, on the content.

**Why:** they tell the presentation *around* a view what to do. After the `.sheet` line they stand on
the presenter and speak to whatever presents the presenter: usually to nothing.

**Exceptions:** a presented view may set its own on the root of its `body`. That root may well have a
`.sheet` of its own further up the chain; then both are right.

**Good to know:** `.medium` is inactive where the height is compact. `interactiveDismissDisabled`
stops swipes, not `dismiss()`; on macOS it makes a popover stay open.

**Availability:** detents and drag indicator iOS 16, macOS 13, tvOS 16, watchOS 9; background, corner
radius and interaction iOS 16.4, macOS 13.3; `presentationSizing` iOS 18, macOS 15, visionOS 2;
`interactiveDismissDisabled` iOS 15, macOS 12.

```swift
struct PlayerBar: View {
  @State private var showsQueue = false

  var body: some View {
    Button("Queue") { showsQueue = true }
      .sheet(isPresented: $showsQueue) {
        Text("Up next")
          .presentationDetents([.medium, .large])
          .presentationDragIndicator(.visible)
      }
  }
}
```
"""#
}
