// swift-format-ignore-file
// Written by `swift run DevTool regenerate` from Chapters/sheets.md.

extension Chapters {
  static let sheets = #"""
# Sheets

## Let the item drive the sheet {#sheet-item}
<!--
apis: sheet(item:onDismiss:content:), sheet(isPresented:onDismiss:content:)
also: Identifiable
rules: item-driven-sheet
messages: Fatal error: Unexpectedly found nil while unwrapping an Optional value | sheet is empty the first time | blank sheet on first presentation | sheet opens empty | pass data to a sheet
rows: 6-7, 9-14, 155
-->
When a sheet shows one model value, keep that value in a single optional state and present with
`.sheet(item:)`. The row's action sets the optional; the closure gets the unwrapped value and hands
it to the detail view.

**Why:** one state cannot disagree with itself. The sheet opens when the value stops being nil and
the binding goes back to nil when the sheet closes, so there is no flag to keep in step, no second
assignment in the button and no `if let` in the content. With a Boolean flag beside the optional,
the content closure may have been captured while the optional was still nil: the first sheet after
launch then comes up empty, and the second tap works. Swapping the two assignments changes
nothing.

**Exceptions:** a Boolean is right for a sheet that shows no value, or where nil has a meaning of
its own (an editor for a *new* entry). Keep the flag too when the content pages from value to value:
a value with another `id` closes the sheet and opens a new one.

**Availability:** iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1. The item has to be
[`Identifiable`](#sheet-identity).

```swift
struct Trip: Identifiable {
  let id: Int
  let name: String
}

struct TripList: View {
  let trips: [Trip]
  @State private var openTrip: Trip?

  var body: some View {
    List(trips) { trip in
      Button(trip.name) { openTrip = trip }
    }
    .sheet(item: $openTrip) { trip in
      Text(trip.name)
    }
  }
}
```

## State that the sheet saw too early {#sheet-stale-capture}
<!--
also: sheet(isPresented:onDismiss:content:), fullScreenCover(isPresented:onDismiss:content:), popover(isPresented:attachmentAnchor:arrowEdge:content:), @State
rules: stale-presentation-capture
messages: sheet shows old value | wrong value in sheet the first time
rows: 10-12
-->
Do not set a flag and the data for the sheet in one action when only the sheet's content reads that
data. Put the data into an optional item, or read it in `body` outside the content closure as well.

**Why:** SwiftUI records which state `body` reads. A state that only the content closure reads may
not count, so the flag's change presents a closure from an earlier pass, with the value of that
pass. Non-optional state is caught the same way: the sheet shows the previous selection instead of
nothing. A capture list with the flag, `{ [isOpen] in … }`, forces a fresh closure; it works around
the symptom and leaves two states for one fact.

**Exceptions:** nothing can go stale if `body` uses the value elsewhere, or if the content receives
a binding to it. Then two states are only more than needed.

**Availability:** this holds wherever presentations do, from iOS 13 and macOS 10.15 on.

```swift
struct ZoomRequest: Identifiable {
  let id = UUID()
  let scale: Double
}

struct MapPane: View {
  @State private var zoom: ZoomRequest?

  var body: some View {
    HStack {
      Button("City") { zoom = ZoomRequest(scale: 12) }
      Button("Street") { zoom = ZoomRequest(scale: 17) }
    }
    .sheet(item: $zoom) { request in
      Text("Scale \(request.scale)")
    }
  }
}
```

## Identity decides which sheet is which {#sheet-identity}
<!--
also: Identifiable, sheet(item:onDismiss:content:), fullScreenCover(item:onDismiss:content:), popover(item:attachmentAnchor:arrowEdge:content:)
rules: item-not-identifiable
messages: Instance method 'sheet(item:onDismiss:content:)' requires that 'Trip' conform to 'Identifiable' | sheet reopens by itself | sheet flickers
rows: 15, 33-35
-->
Give every item of a sheet, cover or popover an `id` that stays the same while the value stays the
same thing, and that differs for different things. A stored `id` is the simplest; an enum needs a
computed one that includes the payload's own id.

**Why:** the system compares ids. Another id closes the presentation and opens a new one, with
`onDismiss` between the two; the same id only updates the content. A computed
`var id: UUID { UUID() }` is another thing at every look. Two cases with one id cannot replace each
other.

**Exceptions:** one constant id for several cases keeps one sheet open on purpose. Alerts and
dialogs with the [`item:` form of SDK 27](#alert-item) ask for no conformance. Declaring
`Identifiable` is enough for a class (it gets an identity for free) and for a type that has an `id`
already; `String`, `Int` and `URL` are not `Identifiable`.

**Availability:** `Identifiable` exists from iOS 13, macOS 10.15, tvOS 13 and watchOS 6 on.

```swift
struct Draft: Identifiable {
  let id: Int
  var text: String
}

enum Compose: Identifiable {
  case new
  case reply(to: Draft)

  var id: String {
    switch self {
    case .new: "new"
    case .reply(let draft): "reply-\(draft.id)"
    }
  }
}
```

## Use the value that the closure receives {#sheet-item-parameter}
<!--
also: sheet(item:onDismiss:content:), alert(_:item:actions:message:), confirmationDialog(_:item:titleVisibility:actions:message:)
rules: item-parameter-ignored
rows: 9, 45
-->
Name the parameter of an item closure and build the content from it. Do not write `_ in` and go back
to the optional.

**Why:** the parameter is the value that opened the presentation, already unwrapped. The optional is
nil again while the presentation animates away, so content that reads it can go blank, or trap at a
`!`, on the way out. The same holds for the actions and the message of an alert with an item.

**Exceptions:** content that must write back needs a binding to the model; look it up by the
parameter's id instead of binding to the optional itself. A `TextField` bound through the optional
can trap when the item turns nil.

**Availability:** as the modifier's own.

```swift
struct Song: Identifiable {
  let id: Int
  let title: String
}

struct NowPlaying: View {
  @State private var details: Song?

  var body: some View {
    Button("Details") { details = Song(id: 1, title: "Prelude") }
      .sheet(item: $details) { song in
        Text(song.title)
      }
  }
}
```

## Several sheets of one view: one enum {#sheet-enum}
<!--
also: sheet(item:onDismiss:content:), sheet(isPresented:onDismiss:content:), fullScreenCover(item:onDismiss:content:)
rules: enum-sheets
messages: Currently, only presenting a single sheet is supported. The next sheet will be presented when the currently presented sheet gets dismissed. | Attempt to present on which is already presenting | second sheet does not open | only the last sheet works | multiple sheets
rows: 29-32, 36-41, 166
-->
When one view can show different sheets, describe them as cases of one `Identifiable` enum, keep
`@State private var sheet: Sheet?` and present with one `.sheet(item:)` that switches over the cases.
Buttons only set a case.

**Why:** one property and one modifier replace a flag and a modifier for every sheet, and two sheets
can no longer be asked for at once. A presenter shows one sheet or cover at a time; a second one
waits, and the console says so. Before iOS 14.5 it was worse: of several sheet modifiers on one view
only the last worked.

**Exceptions:** a second sheet over the first belongs inside the first sheet's content. Sheet and cover
share the one place but cannot share one modifier. Alerts and dialogs may stand beside a sheet's
modifier. Branches of `#if os(…)` are not two sheets.

**Advice on the enum:** nest it in the view that uses it; let cases carry what they show; give every
case [its own stable id](#sheet-identity), with the payload's id in it; switch without `default:`,
so that a new case cannot be forgotten.

```swift
struct Recipe: Identifiable {
  let id: Int
  let name: String
}

struct Cookbook: View {
  enum Sheet: Identifiable {
    case importer, shoppingList
    case cook(Recipe)

    var id: String {
      switch self {
      case .importer: "importer"
      case .shoppingList: "shoppingList"
      case .cook(let recipe): "cook-\(recipe.id)"
      }
    }
  }

  let recipes: [Recipe]
  @State private var sheet: Sheet?

  var body: some View {
    List(recipes) { recipe in
      Button(recipe.name) { sheet = .cook(recipe) }
    }
    .toolbar {
      Button("Import") { sheet = .importer }
      Button("Shopping list") { sheet = .shoppingList }
    }
    .sheet(item: $sheet) { sheet in
      switch sheet {
      case .importer: Text("Paste a link")
      case .shoppingList: Text("Shopping list")
      case .cook(let recipe): Text(recipe.name)
      }
    }
  }
}
```

## Present from the list, not from its rows {#sheet-in-rows}
<!--
also: sheet(item:onDismiss:content:), sheet(isPresented:onDismiss:content:), List, ForEach, Section
rules: presentation-in-row
messages: sheet opens and closes immediately | sheet appears and vanishes | sheet presented multiple times
rows: 8
-->
Attach one item-driven presentation to the `List`, `LazyVStack` or other container, outside the
rows. A row's button only sets the item.

**Why:** a modifier on a `ForEach`, `Section` or `Group` is applied to each child. With one shared
flag every row then tries to present, and the sheet appears and vanishes. A presentation inside a
lazy row also depends on that row: when it is recycled or deleted, the sheet can go with it.

**Exceptions:** popovers and confirmation dialogs need their anchor, so they stay at the control
that opens them, with a binding that is true for that row only. A row view with private state of its
own works in ordinary lists, and static rows of a `Form` are not created and thrown away.

**Availability:** no limits; the reports are from iOS.

```swift
struct Invoice: Identifiable {
  let id: Int
  let title: String
}

struct InvoiceList: View {
  let invoices: [Invoice]
  @State private var shown: Invoice?

  var body: some View {
    List {
      ForEach(invoices) { invoice in
        Button(invoice.title) { shown = invoice }
      }
    }
    .sheet(item: $shown) { invoice in
      Text(invoice.title)
    }
  }
}
```

## Nothing to present from inside a menu {#sheet-in-menu}
<!--
also: Menu, contextMenu(menuItems:), swipeActions(edge:allowsFullSwipe:content:), sheet(item:onDismiss:content:), confirmationDialog(_:isPresented:titleVisibility:actions:)
rules: presentation-in-menu
messages: sheet from context menu does not appear | dialog from menu does not show
rows: 8
-->
Keep presentation modifiers out of the content of `Menu`, `contextMenu`, `swipeActions` and toolbar
menus. The menu's button sets the state; the modifier sits on a view that stays on screen.

**Why:** menu content exists while the menu is open. It goes away with the tap that was to present
something, and the presentation goes with it.

**Exceptions:** a dialog that should point at the control goes onto the `Menu` itself, not onto an
item in it. Toolbar buttons outside a menu can carry a popover.

**Availability:** no limits.

```swift
struct PhotoCard: View {
  @State private var isAskingToDelete = false

  var body: some View {
    Menu("Actions") {
      Button("Delete", role: .destructive) { isAskingToDelete = true }
    }
    .confirmationDialog("Delete this photo?", isPresented: $isAskingToDelete) {
      Button("Delete", role: .destructive) {}
    }
  }
}
```

## What onDismiss knows {#sheet-on-dismiss}
<!--
also: sheet(item:onDismiss:content:), sheet(isPresented:onDismiss:content:), fullScreenCover(item:onDismiss:content:)
messages: selected item is nil in onDismiss
rows: 13
-->
Use `onDismiss` for work that does not need the item, such as a refresh. Act on the item inside the
sheet, or watch the optional with `onChange`.

**Why:** `onDismiss` takes no argument, and the item's binding has been reset by the time it runs.
It runs whatever closed the sheet: a swipe, `dismiss()`, a binding that was cleared, or an item that
was replaced by another. Calling `dismiss()` and clearing the presenter's state as well does no
harm; one of them is enough.

**Exceptions:** none. A flag or item that is reset by hand in `onDismiss` is reset already.

**Availability:** the parameter is as old as the modifiers; popovers have none.

```swift
struct Account: Identifiable {
  let id: Int
}

struct AccountPane: View {
  @State private var edited: Account?
  @State private var refreshes = 0

  var body: some View {
    Button("Edit") { edited = Account(id: 7) }
      .sheet(item: $edited, onDismiss: { refreshes += 1 }) { account in
        Text("Account \(account.id)")
      }
  }
}
```

## Flags that present nothing {#orphan-flag}
<!--
also: @State, sheet(isPresented:onDismiss:content:)
rules: orphan-presentation-flag
messages: button does nothing | Done button does not close the sheet
rows: 11, 30
-->
Delete a presentation flag together with its last presentation. After a change to `item:`, every
write of the old flag has to go or to become a write of the item.

**Why:** a flag that is set but bound to no modifier does nothing when its button is tapped, and a
flag set to false no longer closes anything. Both compile without a warning. Half-done conversions
leave exactly these behind.

**Exceptions:** a flag that is passed on as a binding, or read anywhere in the view or its
extensions, is alive.

**Availability:** no limits.

```swift
struct Reader: View {
  struct Note: Identifiable {
    let id: Int
  }

  @State private var note: Note?

  var body: some View {
    Button("Add note") { note = Note(id: 1) }
      .sheet(item: $note) { _ in
        Button("Done") { note = nil }
      }
  }
}
```
"""#
}
