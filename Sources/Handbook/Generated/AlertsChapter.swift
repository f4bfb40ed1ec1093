// swift-format-ignore-file
// Written by `swift run DevTool regenerate` from Chapters/alerts.md.

extension Chapters {
  static let alerts = #"""
# Alerts

## An alert about a value: the item form {#alert-item}
<!--
apis: alert(_:item:actions:message:), alert(_:item:actions:), alert(_:isPresented:presenting:actions:message:), alert(_:isPresented:presenting:actions:), AlertScene
rules: item-driven-alert
messages: alert shows nothing the first time | alert does not appear when data is nil
rows: 3, 42, 44-45, 47-48, 50-52, 54-56, 154, 164
-->
With SDK 27, show an alert about an optional value with `alert(_:item:actions:message:)`. Name the
state after the action (`songToDelete`). The binding alone presents, and both closures, the actions
and the message behind them, receive the unwrapped value.

**Why:** a Boolean beside the optional has to be kept in step by hand, and
`isPresented:presenting:` is that same pair: it shows the alert only when the flag is true *and* the
data is there. With the item form there is one state, and choosing an action sets it to nil.

**Exceptions:** an alert that shows no value keeps `isPresented:`. A flag that a model derives from
several facts can stay a flag. Where the title needs the value, build it from the optional.

**Availability:** the overloads come with the SDK 27 toolchain and run on iOS 15, macOS 12, tvOS 15,
watchOS 8 and visionOS 1 or later without `#available`. The value need **not** be `Identifiable`.
With an older SDK, use `presenting:`. Errors have item forms too in SDK 27. `AlertScene` has one on
macOS 15.

```swift
struct Track {
  let title: String
}

struct TrackRow: View {
  let track: Track
  let remove: (Track) -> Void
  @State private var trackToRemove: Track?

  var body: some View {
    Button("Remove") { trackToRemove = track }
      .alert("Remove track?", item: $trackToRemove) { track in
        Button("Remove \(track.title)", role: .destructive) { remove(track) }
      } message: { track in
        Text("\(track.title) leaves the playlist.")
      }
  }
}
```

## An alert before SDK 27 {#alert-presenting}
<!--
apis: alert(_:isPresented:actions:), alert(_:isPresented:actions:message:), alert(isPresented:error:actions:), alert(isPresented:error:actions:message:)
also: alert(_:isPresented:presenting:actions:message:)
rows: 52, 153, 163
-->
Use the title forms of `alert` with buttons in `actions:` and a `Text` in `message:`. Where the alert
is about a value, hand that value to `presenting:` and let the flag follow from the optional.

**Why:** the forms with actions are plain views: buttons with roles, any number of them, text fields
where the platform allows. Actions close the alert after they ran, so none has to reset the flag.
With `presenting:` the closures get the unwrapped value, which needs no conformance.

**Exceptions:** data that changes while the alert is up does not update it. `isPresented:error:`
takes its title from the error, which has to be a `LocalizedError`; `any Error` is not one.

**Good to know:** without any action the system adds OK. It adds no Cancel to an alert. On iOS, tvOS
and watchOS a button shows its text only. The system may reorder buttons by role.

**Availability:** iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1.

```swift
struct UploadPane: View {
  @State private var failedFile: String?

  private var hasFailed: Binding<Bool> {
    Binding(get: { failedFile != nil }, set: { if !$0 { failedFile = nil } })
  }

  var body: some View {
    Button("Upload") { failedFile = "notes.txt" }
      .alert("Upload failed", isPresented: hasFailed, presenting: failedFile) { _ in
        Button("OK") {}
      } message: { file in
        Text("\(file) was not sent.")
      }
  }
}
```

## A dialog about a value: the item form {#dialog-item}
<!--
apis: confirmationDialog(_:item:titleVisibility:actions:message:), confirmationDialog(_:item:titleVisibility:actions:), confirmationDialog(_:isPresented:titleVisibility:presenting:actions:message:), confirmationDialog(_:isPresented:titleVisibility:presenting:actions:), confirmationDialog(_:isPresented:titleVisibility:actions:), confirmationDialog(_:isPresented:titleVisibility:actions:message:)
rules: item-driven-dialog
messages: confirmation dialog points at the wrong view | confirmationDialog anchored in the wrong place
rows: 43-44, 47-48, 51-52, 54-55
-->
With SDK 27, ask about an optional value with `confirmationDialog(_:item:…)`, attached to the control
that asks. The item comes before `titleVisibility:`.

**Why:** as with [alerts](#alert-item): the optional presents by itself, the closures get the value,
and a choice clears it. From iOS 26 on a dialog points at the view it is attached to, so the row's
button is a better place than the screen.

**Exceptions:** with an older SDK use `isPresented:presenting:`. In a row, a binding that is true for
this row only keeps the anchor there. A dialog gets a dismissing action from the system where it has
no cancel button, and its title is hidden on iOS unless `titleVisibility: .visible` says otherwise.

**Availability:** SDK 27 to compile; iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1 to run, no
`#available` needed. No `Identifiable` needed.

```swift
struct Photo {
  let name: String
}

struct PhotoTools: View {
  let photo: Photo
  @State private var photoToDiscard: Photo?

  var body: some View {
    Button("Discard") { photoToDiscard = photo }
      .confirmationDialog("Discard changes?", item: $photoToDiscard, titleVisibility: .visible) { photo in
        Button("Discard \(photo.name)", role: .destructive) {}
      } message: { photo in
        Text("Edits to \(photo.name) are lost.")
      }
  }
}
```

## Replace alerts made of Alert values {#alert-legacy}
<!--
apis: Alert, Alert.Button, Alert(title:message:dismissButton:), Alert(title:message:primaryButton:secondaryButton:), alert(isPresented:content:), alert(item:content:)
rules: legacy-alert
messages: use `alert(title:isPresented:presenting::actions:) instead. | use `View.alert(title:isPresented:presenting::actions:) instead. | only the last alert works | second alert does not show
rows: 53, 153, 163-164, 193
-->
Turn `.alert(isPresented:) { Alert(…) }` and `.alert(item:) { Alert(…) }` into the forms with a
title, actions and a message.

**Why:** `Alert` holds two buttons at most and no roles beyond its own. Of several old alerts on one
view only the last works on old systems. The old forms are soft-deprecated: the compiler does not
warn, new code should not use them. (The SDK's own hint names `alert(title:…)`, which does not
exist; the title has no label.)

**How:** title and message become a title argument and a `message:` closure. `.default` becomes
`Button`, `.cancel` a button with `role: .cancel`, `.destructive` one with `role: .destructive`. A
bare `.cancel()` was labelled by the system in the user's language; `"Cancel"` is looked up in your
own strings. Do not mix up the two item forms: the old one has no title argument, returns an `Alert`
and asks for `Identifiable`; the [new one](#alert-item) does none of that.

**Exceptions:** targets below iOS 15, macOS 12, tvOS 15 and watchOS 8 have only the old forms.

**Availability:** old forms iOS 13, macOS 10.15, tvOS 13, watchOS 6; soft-deprecated since SDK 15.

```swift
struct SignOutButton: View {
  let signOut: () -> Void
  @State private var isAsking = false

  var body: some View {
    Button("Sign Out") { isAsking = true }
      .alert("Sign out?", isPresented: $isAsking) {
        Button("Sign Out", role: .destructive) { signOut() }
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("Unsent drafts stay on this device.")
      }
  }
}
```

## Replace action sheets by dialogs {#action-sheet-legacy}
<!--
apis: ActionSheet, ActionSheet(title:message:buttons:), actionSheet(isPresented:content:), actionSheet(item:content:)
also: confirmationDialog(_:isPresented:titleVisibility:actions:message:)
rules: legacy-action-sheet
messages: use `confirmationDialog(title:isPresented:titleVisibility:presenting::actions:)`instead. | 'ActionSheet' is unavailable in macOS | action sheet layout broken on iOS 26
rows: 163, 193
-->
Turn `.actionSheet` into `.confirmationDialog`, with `titleVisibility: .visible` where the sheet
showed a title.

**Why:** `ActionSheet` is soft-deprecated on every platform, does not exist on macOS, and was
reported to be drawn crushed on iOS 26. A dialog takes any buttons with roles and adapts to each
platform.

**Exceptions:** targets below iOS 15, macOS 12, tvOS 15 and watchOS 8. An action sheet without
buttons shows one cancel button; a dialog adds its dismissing action by itself.

**Availability:** old form iOS 13, tvOS 13, watchOS 6; not on macOS.

```swift
struct ShareMenu: View {
  @State private var isChoosing = false

  var body: some View {
    Button("Share") { isChoosing = true }
      .confirmationDialog("Share as", isPresented: $isChoosing, titleVisibility: .visible) {
        Button("Picture") {}
        Button("Text") {}
      }
  }
}
```

## Say which button destroys {#alert-roles}
<!--
apis: ButtonRole, ButtonRole.destructive, ButtonRole.cancel
also: confirmationDialog(_:isPresented:titleVisibility:actions:), alert(_:isPresented:actions:)
rules: destructive-role
rows: 49
-->
Give a button that deletes, removes or erases `role: .destructive`, and put the thing's name into its
label: *Delete "Budget"* rather than *OK*.

**Why:** the role colors the button and places it where the platform wants it. A label with the name
can be understood without the message.

**Exceptions:** what can be undone at once may go without. `role: .cancel` marks the way out; alerts
get none by themselves.

**Availability:** roles are iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1.

```swift
struct DeleteButton: View {
  let name: String
  let delete: () -> Void
  @State private var isAsking = false

  var body: some View {
    Button("Delete") { isAsking = true }
      .confirmationDialog("Delete \(name)?", isPresented: $isAsking) {
        Button("Delete \(name)", role: .destructive) { delete() }
      }
  }
}
```

## The system resets an alert's state {#alert-reset}
<!--
also: alert(_:item:actions:message:), alert(item:content:), alert(_:isPresented:actions:)
rules: redundant-item-reset
rows: 46
-->
Leave the reset to the system: an action need not set the item to nil, nor the flag to false.

**Why:** every action closes its alert or dialog after it ran. The `item:` form then sets the binding
to nil, the Boolean forms set theirs to false. A reset by hand is noise, and in the middle of an
action it can take away the value that the next line still reads.

**Exceptions:** an action that presents the next alert from the same state has to set that state, and
a flag that drives something else besides the alert has its own rules.

**Availability:** all forms of `alert` and `confirmationDialog`.

```swift
struct Reminder {
  let title: String
}

struct ReminderBell: View {
  let snooze: (Reminder) -> Void
  @State private var due: Reminder?

  var body: some View {
    Button("Check") { due = Reminder(title: "Water the plants") }
      .alert("Reminder", item: $due) { reminder in
        Button("Snooze") { snooze(reminder) }
      }
  }
}
```
"""#
}
