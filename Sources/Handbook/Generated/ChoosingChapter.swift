// swift-format-ignore-file
// Written by `swift run DevTool regenerate` from Chapters/choosing.md.

extension Chapters {
  static let choosing = #"""
# Choosing

## Which presentation? {#presentation-choice}
<!--
also: sheet(item:onDismiss:content:), fullScreenCover(isPresented:onDismiss:content:), popover(isPresented:attachmentAnchor:arrowEdge:content:), inspector(isPresented:content:), alert(_:isPresented:actions:), confirmationDialog(_:isPresented:titleVisibility:actions:)
messages: sheet or fullScreenCover | sheet vs popover | when to use inspector | alert or confirmation dialog
rows: 146, 149, 160, 162
-->
Choose by what people are about to do, then by platform.

| You want to | Use | Mind |
|---|---|---|
| do a short task, edit one thing, come back | [sheet](#sheet-item) | swipe closes it; it owns its actions |
| take the whole screen (camera, tour, sign-in) | [full-screen cover](#full-screen-cover) | not on macOS; needs an exit |
| show a few controls or a hint beside the control | [popover](#popover) | a sheet at compact width; not on tvOS and watchOS |
| show details about the content, staying open | [inspector](#inspector) | iOS 17, macOS 14; a sheet at compact width |
| say that something happened, one or two answers | [alert](#alert-item) | text only on iOS |
| confirm or choose from a few actions | [confirmation dialog](#dialog-item) | points at its control |
| go one level deeper | a [push](#nav-stack) | not a presentation at all |

**Why:** each kind makes a promise: a sheet is left when done, a popover by tapping beside it, an
inspector stays. The wrong kind feels wrong even when it works.

**Exceptions:** one view can show a sheet *or* a cover at a time. What another presentation should lie
on top of belongs into that presentation's content.

```swift
struct DocumentRow: View {
  @State private var isRenaming = false
  @State private var isAskingToDelete = false

  var body: some View {
    HStack {
      Button("Rename") { isRenaming = true }
        .popover(isPresented: $isRenaming) { Text("New name") }
      Button("Delete") { isAskingToDelete = true }
        .confirmationDialog("Delete?", isPresented: $isAskingToDelete) {
          Button("Delete", role: .destructive) {}
        }
    }
  }
}
```

## Stack, split view or columns by hand? {#choose-split}
<!--
also: NavigationStack, NavigationSplitView, HStack
messages: NavigationSplitView or HStack | NavigationStack vs NavigationSplitView
rows: 159, 168-169, 186-192
-->
Take `NavigationStack` for going deeper, `NavigationSplitView` for a standard sidebar layout with
little customizing, and columns by hand where a split view resists.

| | Stack | Split view | By hand |
|---|---|---|---|
| What leads | the path | the sidebar's selection | anything |
| Wide | one screen | two or three columns | what you lay out |
| Compact | the same stack | collapses to a stack | what you hide |
| Widths, toggle, material | none | the system's | yours |
| Fits | flows, details | mail, settings, files | a main view with an extra column |

**Why:** `NavigationSplitView` does sidebar, supplementary and detail columns for you, and gets hard
to bend in three cases: a column such as notifications that has nothing to do with the selection, exact
sizing, and different toolbars per column. An [`HStack`](#manual-split) gives full control, and full
responsibility for compact width.

**Exceptions:** if the first column of the hand-made kind is a selectable list and the second shows
the selection, a split view does the same with less.

```swift
struct NewsWindow: View {
  var body: some View {
    NavigationSplitView {
      Text("Sections")
    } content: {
      Text("Stories")
    } detail: {
      Text("Notifications")
    }
  }
}
```

## Which state for which presentation? {#state-choice}
<!--
also: @State, Identifiable, Hashable, NavigationPath
messages: isPresented or item
rows: 155, 158, 162
-->
Count what can be shown: nothing but the thing itself takes a Boolean, one value an optional, one of
several things an optional enum, a way through screens an array or path.

| What is shown | State | Modifier | Type has to be |
|---|---|---|---|
| no value | `Bool` | `sheet(isPresented:)`, cover, popover | |
| one value | `Item?` | `sheet(item:)`, cover, popover | `Identifiable` |
| one of several | `Sheet?`, an enum | [one `sheet(item:)`](#sheet-enum) | `Identifiable` |
| an alert about a value | `Item?` | [`alert(_:item:…)`](#alert-item), dialog | nothing |
| an error | `E?` | `alert(isPresented:error:)` | `LocalizedError` |
| one further screen | `Value?` | [`navigationDestination(item:)`](#nav-destination-item) | `Hashable` |
| screens of one type | `[Route]` | [`NavigationStack(path:)`](#nav-path) | `Hashable` |
| screens of mixed types | `NavigationPath` | `NavigationStack(path:)` | `Hashable` |
| a selected row | `Item.ID?`, `Set<Item.ID>` | [`List(selection:)`](#selection-type) | `Hashable` |

**Why:** state that can only hold what can be on screen needs no code to keep it right.

**Exceptions:** `Codable` as well, where a path is [saved](#restoration).

```swift
enum Overlay: Identifiable {
  case help
  case share(URL)

  var id: String {
    switch self {
    case .help: "help"
    case .share(let url): "share-\(url.absoluteString)"
    }
  }
}
```

## Who holds the state of a presentation {#state-owner}
<!--
apis: @State, @Binding, @StateObject, @ObservedObject, @EnvironmentObject, @Bindable, @Observable
messages: @Bindable only works with Observable types. For ObservableObject types, use @ObservedObject instead.
rows: 7, 36, 65, 129
-->
Keep a presentation's state `private` in the view that presents, in `@State`. Move it into a model
only when code outside the view has to present.

**Why:** private state can be changed in one place only, so it is easy to see what opens and closes a
sheet. State that others can reach gets set from two sides, and a tool cannot convert it safely.

| Where | Bind with | For |
|---|---|---|
| `@State private var` | `$shown` | the view's own presentations and paths |
| `@Binding var` | `$shown` | a child that opens what its parent presents |
| `@Observable` class in `@State` or `@Bindable` | `$model.shown` | state shared by screens, iOS 17, macOS 14 |
| `ObservableObject` in `@StateObject` or `@ObservedObject` | `$model.shown` | the same before iOS 17; `@StateObject` iOS 14 |

**Exceptions:** what is only passed through needs no wrapper. `@Bindable` takes `@Observable` classes
only. A plain `var` of a view cannot be set from `body`.

```swift
final class Router: ObservableObject {
  @Published var isHelpShown = false
}

struct HelpHost: View {
  @StateObject private var router = Router()

  var body: some View {
    Button("Help") { router.isHelpShown = true }
      .sheet(isPresented: $router.isHelpShown) { Text("Help") }
  }
}
```

## The checklist {#checklist}
<!--
messages: checklist | review | best practices
rows: 6, 155-167
-->
Before a review, hold the code to these lines.

- Sheets, covers and popovers about a value are [item-driven](#sheet-item).
- A sheet [owns its actions](#sheet-actions) and closes itself; no dismiss or save callbacks go in.
- Several sheets of one view are [one `Identifiable` enum](#sheet-enum) with one `.sheet(item:)`.
- Alerts and dialogs use the [forms with actions](#alert-presenting); for an optional value the
  [item form](#alert-item) of SDK 27.
- Navigation is a [`NavigationStack`](#nav-stack) with `navigationDestination(for:)`, driven from code
  by a [path](#nav-path): an array for one type, `NavigationPath` for several.
- Sidebars are a [`NavigationSplitView`](#split-2col), trailing details an [inspector](#inspector).
- Widths are set [on a column's content](#split-width) or [inside the inspector](#inspector-width);
  `max:` is optional.
- The [right kind](#presentation-choice) of presentation is used.
- Navigation can be [saved and restored](#restoration) where people would miss it.

**Why:** each line stands for a bug that compiles: an empty first sheet, a button that opens nothing,
a link that does nothing.

```swift
struct ChecklistRow: Identifiable {
  let id: Int
  let text: String
  var isDone = false
}
```
"""#
}
