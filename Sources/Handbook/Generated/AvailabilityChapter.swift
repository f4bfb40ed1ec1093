// swift-format-ignore-file
// Written by `swift run DevTool regenerate` from Chapters/availability.md.

extension Chapters {
  static let availability = #"""
# Availability

## Check the version, then the platform {#availability}
<!--
also: NavigationStack, inspector(isPresented:content:), fullScreenCover(isPresented:onDismiss:content:), popover(isPresented:attachmentAnchor:arrowEdge:content:)
rules: api-availability
messages: is only available in iOS 16.0 or newer | is only available in iOS 17.0 or newer | is unavailable in macOS | is unavailable in visionOS | is unavailable in tvOS
rows: 55, 72, 125, 148
-->
For an API newer than the deployment target use `if #available`, with a sensible `else`; for one that
a platform lacks use `#if os(…)`.

**Why:** the two are different questions. `#available` is asked at run time on a platform that has the
API in newer versions; an API that is unavailable on a platform does not compile there at all, and
only conditional compilation leaves it out.

**Exceptions:** the [item forms of SDK 27](#alert-item) need a new toolchain and no check. Some
modifiers are back-deployed: `.topBarLeading`, and the size class on macOS, tvOS and watchOS.

**Availability:** iPadOS always equals iOS. Mac Catalyst follows the iOS numbers, from 13 on. See the
tables by [API](#availability-table) and [platform](#platform-gaps).

```swift
struct Adaptive: View {
  var body: some View {
    if #available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *) {
      ContentUnavailableView("No results", systemImage: "magnifyingglass")
    } else {
      Text("No results")
    }
  }
}
```

## First versions {#availability-table}
<!--
also: sheet(item:onDismiss:content:), NavigationStack, NavigationSplitView, inspector(isPresented:content:), ContentUnavailableView, \.dismiss, alert(_:isPresented:actions:)
messages: minimum iOS version | which iOS version
rows: 54-56, 72, 87, 125
-->
Look the first version up before you promise a deployment target.

| API | iOS | macOS | tvOS | watchOS | visionOS |
|---|---|---|---|---|---|
| `sheet`, `Identifiable` | 13 | 10.15 | 13 | 6 | 1 |
| `popover` | 13 | 10.15 | no | no | 1 |
| `fullScreenCover` | 14 | no | 14 | 7 | 1 |
| `toolbar`, `navigationTitle`, `@SceneStorage`, `@AppStorage` | 14 | 11 | 14 | 7 | 1 |
| `dismiss`, `isPresented`, `alert` and `confirmationDialog` with actions, their item forms | 15 | 12 | 15 | 8 | 1 |
| `NavigationStack`, `NavigationSplitView`, `NavigationPath`, `navigationDestination(for:)`, `presentationDetents` | 16 | 13 | 16 | 9 | 1 |
| `presentationCompactAdaptation`, `presentationBackground`, `presentationCornerRadius` | 16.4 | 13.3 | 16.4 | 9.4 | 1 |
| `navigationDestination(item:)`, `preferredCompactColumn:`, `toolbar(removing:)`, `ContentUnavailableView`, `@Observable`, `@Bindable` | 17 | 14 | 17 | 10 | 1 |
| `inspector`, `inspectorColumnWidth` | 17 | 14 | no | no | no |
| `InspectorCommands` | 17 | 14 | no | no | 1 |
| `presentationSizing`, `toolbarVisibility` | 18 | 15 | 18 | 11 | 2 |

**Why:** neighbors differ: `NavigationSplitView` is iOS 16, its usual placeholder and its compact
column are iOS 17.

**Exceptions:** the item forms of alerts and dialogs run on the versions above but need SDK 27 to
compile.

```swift
struct Titled: View {
  var body: some View {
    if #available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *) {
      NavigationStack { Text("Home") }
    } else {
      Text("Home")
    }
  }
}
```

## What platforms lack {#platform-gaps}
<!--
also: fullScreenCover(isPresented:onDismiss:content:), popover(isPresented:attachmentAnchor:arrowEdge:content:), inspector(isPresented:content:), ActionSheet, InspectorCommands, SidebarCommands
messages: is unavailable in macOS | is unavailable in watchOS
rows: 125, 148
-->
In code for several platforms put `#if os(…)` around what one of them lacks.

| Platform | Does not have |
|---|---|
| macOS | `fullScreenCover`, `actionSheet`, the `navigationBar…` modifiers, `.topBarLeading`, `.topBarTrailing`, `UIDevice` |
| tvOS | `popover`, `inspector`, `InspectorCommands`, `SidebarCommands` |
| watchOS | `popover`, `inspector`, `InspectorCommands`, `SidebarCommands`, `UIDevice` |
| visionOS | `inspector`, `inspectorColumnWidth` |

**Why:** such a call does not compile there, whatever the version. Mac Catalyst has what iOS has.

**Exceptions:** `InspectorCommands` compiles on visionOS although `inspector` does not.

```swift
struct TourButton: View {
  @State private var isShown = false

  var body: some View {
    Button("Tour") { isShown = true }
      #if os(macOS)
        .sheet(isPresented: $isShown) { Text("Tour") }
      #else
        .fullScreenCover(isPresented: $isShown) { Text("Tour") }
      #endif
  }
}
```

## SDK and system are two versions {#sdk-and-system}
<!--
also: @State, alert(_:item:actions:message:), @Observable, @Bindable
messages: @Bindable only works with Observable types. For ObservableObject types, use @ObservedObject instead. | extra argument 'item' in call
rows: 42-43, 54-56
-->
Ask two questions of a new API: which SDK compiles it, and which system runs it.

**Why:** the item forms of `alert` and `confirmationDialog` came with SDK 27, but their bodies are
compiled into the app, so they run on iOS 15. Most other APIs need the system of their SDK. With SDK
27 `@State` is a macro and content closures are called `@ContentBuilder` in the documentation instead
of `@ViewBuilder`; calls look the same.

**Exceptions:** a source file cannot tell which SDK compiles it; that is a matter of the project's
settings. A check such as `#available(iOS 27, *)` around an item form is superfluous.

**Also mixed up:** `@Bindable` is for `@Observable` classes (iOS 17); an `ObservableObject` takes
`@StateObject` or `@ObservedObject`.

```swift
final class Counter: ObservableObject {
  @Published var isFull = false
}

struct CounterPane: View {
  @StateObject private var counter = Counter()

  var body: some View {
    Button("Fill") { counter.isFull = true }
      .alert("Full", isPresented: $counter.isFull) {}
  }
}
```
"""#
}
