// swift-format-ignore-file
// Written by `swift run DevTool regenerate` from Chapters/sheet-content.md.

extension Chapters {
  static let sheetContent = #"""
# Inside a sheet

## A sheet owns its actions {#sheet-actions}
<!--
also: \.dismiss, sheet(item:onDismiss:content:), sheet(isPresented:onDismiss:content:)
rules: sheet-owns-actions
messages: onCancel closure | onSave closure | pass dismiss closure to sheet
rows: 16, 18-20, 22, 28, 156, 165
-->
Let the presented view close itself with `@Environment(\.dismiss)` and do its own saving. Do not
hand it `onCancel`, `onSave` or `onDone` closures, or a `Binding<Bool>` it only sets to false.

**Why:** such closures drill the presenter's business through every level between, and the view can
then be shown only by parents that know how to close it. With `dismiss` the same view works in a
sheet, in a cover and on a navigation stack. Cancel calls `dismiss()`; Save saves, then calls
`dismiss()`.

**Exceptions:** a callback that delivers a result, or does work only the parent can do, is fine. So
are picker-like views that other code reuses without a presentation. Below iOS 15 there is no
`dismiss`.

**Availability:** `dismiss` is iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1.

```swift
struct Contact {
  var name: String
}

struct ContactEditor: View {
  let contact: Contact
  @Environment(\.dismiss) private var dismiss
  @State private var name: String

  init(contact: Contact) {
    self.contact = contact
    _name = State(initialValue: contact.name)
  }

  var body: some View {
    VStack {
      TextField("Full name", text: $name)
      Button("Discard") { dismiss() }
    }
  }
}
```

## Close with dismiss {#dismiss}
<!--
apis: \.dismiss, \.isPresented, \.presentationMode, PresentationMode, DismissAction, \.dismissSearch
rules: presentation-mode
messages: Use isPresented or dismiss | Use EnvironmentValues.isPresented or EnvironmentValues.dismiss | presentationMode deprecated | how to close a sheet | close a view from code
rows: 17, 193
-->
Declare `@Environment(\.dismiss) private var dismiss` in the presented view and call `dismiss()`.
Read `@Environment(\.isPresented)` where you need to know whether there is anything to dismiss.

**Why:** `dismiss` replaces `presentationMode`, which is soft-deprecated: the compiler stays silent,
new code should not use it. The action closes a sheet, cover or popover, or pops a pushed view. On a
stack inside a sheet it does the nearer of the two: a pushed view pops, the stack's root closes the
sheet. Apps built for iOS 18 or later also pop the implied stack of a collapsed split
view.

**Exceptions:** in a view that is not presented `dismiss()` does nothing, except that on macOS and
iPadOS it can close the window whose root calls it. `presentationMode` stays right for targets below
iOS 15, macOS 12, tvOS 15 and watchOS 8. `\.dismissSearch` ends a search and closes no sheet.

**Availability:** iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1.

```swift
struct HelpPage: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented

  var body: some View {
    VStack {
      Text("How to start")
      if isPresented {
        Button("Close") { dismiss() }
      }
    }
  }
}
```

## Whose dismiss is it? {#dismiss-scope}
<!--
also: \.dismiss, DismissAction, sheet(isPresented:onDismiss:content:)
rules: presenter-dismiss
messages: dismiss does not close the sheet | dismiss closes the wrong view | dismiss closes the window | dismiss() does nothing | dismiss does nothing | dismiss not working
rows: 21, 196
-->
Declare `dismiss` in the view that is to go away. In the presenter's own sheet closure, set the
state that drives the sheet instead, or move the content into a view with a `dismiss` of its own.

**Why:** an environment value is read at the view that declares it. A `dismiss` of the presenter,
called in the sheet's closure, therefore addresses the presenter. Was it presented or pushed, it goes
away and takes the sheet along; was it not, nothing happens; is it the root of a window on macOS or
iPadOS, the window closes.

**Exceptions:** closing two levels at once is sometimes wanted, for example after a confirmation;
then both the state and `dismiss()` are set in one action. Calls in `onDismiss:` and in an alert's
buttons act on the presenter as well, which is usually meant.

**Availability:** as [`dismiss`](#dismiss).

```swift
struct Gallery: View {
  @State private var isPicking = false

  var body: some View {
    Button("Pick") { isPicking = true }
      .sheet(isPresented: $isPicking) { PhotoPicker() }
  }

  struct PhotoPicker: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      Button("Done") { dismiss() }
    }
  }
}
```

## An editable copy in the sheet's state {#sdk27-state}
<!--
also: @State, sheet(item:onDismiss:content:)
rules: state-default-and-init
messages: State initial value ignored | edit sheet shows old values | variable self.name used before being initialized
rows: 22-23
-->
Keep the model value as a plain `let` and the edited copy in `@State private var`. Give that state no
default value where `init` seeds it, and seed it with `State(initialValue:)`.

**Why:** a state has one first value. If the declaration has a default, the default wins and the
assignment in `init` is lost; the newest toolchain, where `@State` is a macro, refuses it. There
stored properties that are not state have to be set first in `init`.

**Exceptions:** the seed counts once. When the parent's value changes while the sheet is up, the
content is evaluated again with the new argument, but the state keeps what it has. An item with
another `id` is a new sheet and is seeded anew. With SDK 27 no other wrapper may stand on the same
property.

**Availability:** `@State` is a property wrapper up to SDK 26 and a macro in SDK 27; uses look the
same.

```swift
struct Profile {
  let id: Int
  var name: String
}

struct ProfileEditor: View {
  let profile: Profile
  @State private var name: String

  init(profile: Profile) {
    self.profile = profile
    _name = State(initialValue: profile.name)
  }

  var body: some View {
    TextField("Name", text: $name)
  }
}
```

## A title and toolbar need a stack in the sheet {#sheet-toolbar}
<!--
apis: toolbar(content:)
also: NavigationStack(root:), navigationTitle(_:), sheet(isPresented:onDismiss:content:)
rules: sheet-toolbar-without-stack
messages: toolbar not showing in sheet | navigation title missing in sheet | toolbar buttons do not appear
rows: 24-25
-->
Wrap a sheet's content in its own `NavigationStack` when it has a title or toolbar buttons, with the
`Form` and `.navigationTitle` inside.

**Why:** a sheet starts a hierarchy of its own; the presenter's stack does not reach into it. On iOS
a toolbar needs a bar to put its items in, and the bar belongs to a navigation container. Without
one, Cancel and Save are simply not there. Such a stack is not a
[nested one](#nav-nested).

**Exceptions:** on macOS the sheet's toolbar items show at its lower edge without a stack. Keyboard
items and `toolbar(_:for:)` need none. A view that UIKit pushes gets its bar there.

**Availability:** `NavigationStack` is iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1.

```swift
struct AddBookSheet: View {
  @Environment(\.dismiss) private var dismiss
  @State private var title = ""

  var body: some View {
    NavigationStack {
      Form { TextField("Title", text: $title) }
        .navigationTitle("Add a Book")
        .toolbar {
          ToolbarItem(placement: .cancellationAction) {
            Button("Cancel") { dismiss() }
          }
        }
    }
  }
}
```

## Say what the buttons mean {#toolbar-placement}
<!--
apis: ToolbarItemPlacement.cancellationAction, ToolbarItemPlacement.confirmationAction, ToolbarItemPlacement.destructiveAction, ToolbarItemPlacement.primaryAction, ToolbarItem, ToolbarItem(placement:content:)
rules: toolbar-placement
messages: Cancel and Done buttons
rows: 26-27
-->
Place Cancel with `.cancellationAction` and Save, Done or Add with `.confirmationAction`, instead of
leading and trailing.

**Why:** each platform finds the place by the meaning. Cancelling goes to the leading end of the bar
on iOS, iPadOS, tvOS and watchOS; on macOS and Mac Catalyst it goes to the trailing end, just before
the confirming button, which is the last one there and accented. On iOS the confirming button is where
a primary action is. `destructiveAction` is trailing on iOS and leading on macOS.

**Exceptions:** buttons that neither confirm nor cancel keep positional places; `.topBarLeading` and
`.topBarTrailing` do not exist on macOS.

**Availability:** iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, all platforms alike.

```swift
struct RenameSheet: View {
  @Environment(\.dismiss) private var dismiss
  @State private var name = ""

  var body: some View {
    NavigationStack {
      TextField("Name", text: $name)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) {
            Button("Keep old name", action: { dismiss() })
          }
          ToolbarItem(placement: .confirmationAction) {
            Button("Rename", action: { dismiss() })
          }
        }
    }
  }
}
```

## Environment that reaches the sheet {#sheet-environment}
<!--
apis: environmentObject(_:), environment(_:_:), @Environment
also: sheet(isPresented:onDismiss:content:)
rules: sheet-environment
messages: Fatal error: No ObservableObject of type Store found. A View.environmentObject(_:) for Store may be missing as an ancestor of this view. | environment object missing in sheet
rows: 200
-->
Write `.environmentObject` and `.environment` after the `.sheet` line, outside it, or set them on
the content itself.

**Why:** content inherits the environment of the place where the presentation is attached. A value
that was set earlier in the chain applies to the views inside that point, not to the modifier that
follows. Where the content reads a missing environment object, the app stops.

**Exceptions:** objects that an ancestor supplies reach the sheet anyway. On iOS 13 and early
iOS 14 even those got lost at times, so old code repeats them in the content. Views pushed on a
stack see what is set on the stack, not what is set on the root view in it.

**Availability:** `environmentObject` from iOS 13 and macOS 10.15; `environment(_:)` with an
`@Observable` class from iOS 17 and macOS 14.

```swift
final class Store: ObservableObject {
  @Published var count = 0
}

struct Shop: View {
  @StateObject private var store = Store()
  @State private var isCartOpen = false

  var body: some View {
    Button("Cart") { isCartOpen = true }
      .sheet(isPresented: $isCartOpen) { Cart() }
      .environmentObject(store)
  }
}

struct Cart: View {
  @EnvironmentObject private var store: Store

  var body: some View {
    Text("\(store.count) items")
  }
}
```
"""#
}
