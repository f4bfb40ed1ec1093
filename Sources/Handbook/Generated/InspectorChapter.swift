// swift-format-ignore-file
// Written by `swift run DevTool regenerate` from Chapters/inspector.md.

extension Chapters {
  static let inspector = #"""
# Inspector

## Supplementary details in an inspector {#inspector}
<!--
apis: inspector(isPresented:content:)
messages: 'inspector(isPresented:content:)' is unavailable in visionOS | 'inspector(isPresented:content:)' is only available in iOS 17.0 or newer
rows: 125-131, 160
-->
Show supplementary information about the content in `.inspector(isPresented:)`, with a private flag in
state and a toolbar button that toggles it.

**Why:** an inspector is a trailing column where the width is regular and turns into a sheet where it
is compact, by itself. The size class decides: an iPad in portrait and a large phone in landscape
have regular width too. Whether a trailing column was open is restored for you.

**Exceptions:** there is no `item:` form; content that depends on a selection shows a placeholder
without one, and `if let` with `else` is right here. Do not branch between a sheet and an inspector
yourself. In a split view attach it inside the detail column.

**Availability:** iOS 17, macOS 14, Mac Catalyst 17. Not on tvOS, watchOS and visionOS.

```swift
struct DrawingEditor: View {
  @State private var isInspectorShown = false

  var body: some View {
    Text("Drawing")
      .inspector(isPresented: $isInspectorShown) {
        Form { Text("Line width") }
      }
      .toolbar {
        Button {
          isInspectorShown.toggle()
        } label: {
          Label("Inspector", systemImage: "sidebar.trailing")
        }
      }
  }
}
```

## An inspector's width is set inside {#inspector-width}
<!--
apis: inspectorColumnWidth(_:), inspectorColumnWidth(min:ideal:max:)
rules: inspector-width-misplaced
messages: inspectorColumnWidth has no effect | Missing argument for parameter 'ideal' in call | inspector cannot be resized
rows: 133-135, 161
-->
Put `.inspectorColumnWidth(min:ideal:max:)`, or `.inspectorColumnWidth(300)` for a fixed width, on the
content inside the inspector's closure. Do not use `.frame(width:)` there.

**Why:** the modifier speaks for the column that its view is in; behind the closure it stands on the
main content, where there is no inspector column. A frame sizes the view and leaves the column as it
is. `ideal` is required, `min` and `max` are not. It is the first width, unless one was restored, and
the one that a double-click on the divider brings back on macOS. Without a range the column was seen
not to resize.

**Exceptions:** a view that is the inspector's whole content may carry it on the root of its `body`,
and each branch of an `if` on its own root. Not every platform lets columns flex. On macOS people can
still collapse a column of fixed width, unless `interactiveDismissDisabled()` is there as well.

**Availability:** iOS 17, macOS 14, Mac Catalyst 17.

```swift
struct LayerPane: View {
  @Binding var isShown: Bool

  var body: some View {
    Text("Drawing")
      .inspector(isPresented: $isShown) {
        Text("Layers")
          .inspectorColumnWidth(min: 220, ideal: 260, max: 380)
      }
  }
}
```

## A way to open and close it {#inspector-toggle}
<!--
also: inspector(isPresented:content:), ToolbarItem, Label
rules: inspector-toggle
messages: inspector cannot be opened again | no inspector button in toolbar
rows: 131-132
-->
Bring your own toggle: a toolbar button that toggles the flag, with a
`Label("Inspector", systemImage: …)`.

**Why:** unlike the sidebar, the inspector has no default toolbar button. Once people swiped the sheet
away or dragged the column shut, nothing else brings it back. The label's text is what VoiceOver
speaks and what an overflow menu shows.

**Exceptions:** an inspector that opens with a selection and closes with it needs no button. A flag
that comes from a parent as a binding is toggled there.

**Availability:** as the inspector's: iOS 17, macOS 14.

```swift
struct PhotoViewer: View {
  @State private var showsInfo = false

  var body: some View {
    Text("Photo")
      .inspector(isPresented: $showsInfo) { Text("f/2.8, 1/250 s") }
      .toolbar {
        ToolbarItem {
          Button {
            showsInfo.toggle()
          } label: {
            Label("Info", systemImage: "info.circle")
          }
        }
      }
  }
}
```

## The inspector's menu command {#inspector-commands}
<!--
apis: InspectorCommands
messages: inspector keyboard shortcut | Control-Command-I
rows: 145
-->
Add `InspectorCommands()` to the `.commands` of the app's scene.

**Why:** it puts the inspector's item into the menu and gives it the usual shortcut,
Control-Command-I, for the window in front.

**Exceptions:** apps for iPhone alone gain little. The command toggles inspectors that the front
window has; it does not make one.

**Availability:** iOS 17, macOS 14, visionOS 1 (where the inspector itself does not exist); not on
tvOS and watchOS.

```swift
struct SketchScenes: Scene {
  var body: some Scene {
    WindowGroup {
      Text("Sketch")
    }
    .commands {
      InspectorCommands()
    }
  }
}
```

## Where an inspector is a column and where a sheet {#inspector-platform}
<!--
also: inspector(isPresented:content:), presentationDetents(_:)
messages: inspector shows as sheet | inspector stays behind as a sheet
rows: 127-128, 136-144
-->
Write one inspector and style both of its forms: widths for the column, detents for the sheet, all
inside its closure.

| Where | What an inspector is there |
|---|---|
| macOS | a trailing panel of the window, part of its toolbar layout; people drag its edge |
| iPad, regular width | a trailing column beside the content, toggled by your toolbar button |
| iPhone, regular width | a trailing column too |
| iPhone and iPad, compact width | a sheet, closed by a swipe or a button |
| tvOS, watchOS, visionOS | not available |

**Why:** regular or compact width decides, not the model: "an iPhone always shows a sheet" is too
simple. As a sheet it obeys `presentationDetents` and its relatives on the content.

**Exceptions:** attached inside a navigation container it stays within that content; attached around
one it takes the window's full height. On an iPad with iOS 18.1 an inspector in the detail column
was seen to stay behind as a sheet after the width changed.

```swift
struct MapEditor: View {
  @Binding var isShown: Bool

  var body: some View {
    Text("Map")
      .inspector(isPresented: $isShown) {
        Text("Selection")
          .inspectorColumnWidth(min: 240, ideal: 280)
          .presentationDetents([.medium, .large])
      }
  }
}
```

## A trailing panel is an inspector {#inspector-by-hand}
<!--
also: inspector(isPresented:content:), HStack, Divider
rules: inspector-by-hand
messages: trailing sidebar SwiftUI
rows: 128, 130
-->
Replace an `HStack` of content, divider and a conditional trailing panel by `.inspector`, and drop the
branch that shows the same panel in a sheet at compact width.

**Why:** the inspector does both forms, restores its state, gets the platform's look and its place in
the toolbar. A hand-made panel squeezes the content on narrow windows.

**Exceptions:** a second column that is a feature of its own, not details about the content, may stay
[by hand](#manual-split). So may panels for visionOS and for targets below iOS 17 and macOS 14.

**Availability:** iOS 17, macOS 14.

```swift
struct ScoreEditor: View {
  @State private var showsProperties = false

  var body: some View {
    Text("Score")
      .inspector(isPresented: $showsProperties) {
        Text("Tempo")
      }
      .toolbar {
        Button("Properties") { showsProperties.toggle() }
      }
  }
}
```
"""#
}
