// swift-format-ignore-file
// Written by `swift run DevTool regenerate` from Chapters/destinations.md.

extension Chapters {
  static let destinations = #"""
# Destinations

## Destinations stay outside lazy containers {#nav-destination}
<!--
apis: navigationDestination(for:destination:)
also: navigationDestination(isPresented:destination:), List
rules: destination-in-lazy-container
messages: Do not put a navigation destination modifier inside a "lazy" container, like `List` or `LazyVStack`. These containers create child views only when needed to render on screen. Add the navigation destination modifier outside these containers so that the navigation stack can always see the destination. There's a misplaced `navigationDestination(isPresented:destination:)` modifier presenting. It will be ignored in a future release. | There's a misplaced `navigationDestination(for:destination:)` modifier for type. It will be ignored.
rows: 59-61, 197
-->
Put `.navigationDestination` on the `List` itself or on a view around it, inside the stack and never
in a row.

**Why:** `List`, `LazyVStack`, `LazyHStack`, the lazy grids and `Table` make their children when
these come on screen. A destination in a row is known to the stack only now and then, so a link may
do nothing. The console warns; newer systems ignore the modifier for good.

**Exceptions:** children of a plain `VStack` or `ScrollView` are made at once and may carry one, but a
destination in a `ForEach` there registers the [same type many times](#nav-destination-duplicate).
Where the destination uses the row's own values, put these values into the route.

**Availability:** `(for:)` and `(isPresented:)` are iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1.

```swift
struct Episode: Identifiable, Hashable {
  let id: Int
  let title: String
}

struct EpisodeList: View {
  let episodes: [Episode]

  var body: some View {
    NavigationStack {
      List(episodes) { episode in
        NavigationLink(episode.title, value: episode)
      }
      .navigationDestination(for: Episode.self) { episode in
        Text(episode.title)
      }
    }
  }
}
```

## Every pushed type needs a destination {#nav-destination-missing}
<!--
also: navigationDestination(for:destination:), NavigationLink(_:value:), NavigationPath.append(_:)
rules: missing-destination
messages: A NavigationLink is presenting a value of type “Route” but there is no matching navigationDestination declaration visible from the location of the link. The link cannot be activated. | Note: Links search for destinations in any surrounding NavigationStack, then within the same column of a NavigationSplitView. | nothing happens when tapping link | navigation link does nothing
rows: 59, 61, 68-69
-->
Register one `.navigationDestination(for:)` for every type that links or `append` put on the stack.
The closure takes the value, unpacks its payload and returns one view per case.

**Why:** a link whose type nobody registered does nothing when tapped, and the console says that
there is no matching declaration. The type has to match exactly: an `Int` link does not find a
destination for `Product.ID?`.

**Exceptions:** in a split view [the lookup goes on](#nav-lookup), to stacks in the columns behind and
at last to the list's selection. No destination beside such a link is no mistake.

**Availability:** iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1.

```swift
enum TeamRoute: Hashable {
  case member(name: String)
  case calendar
}

struct TeamHome: View {
  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Ada", value: TeamRoute.member(name: "Ada"))
        NavigationLink("Calendar", value: TeamRoute.calendar)
      }
      .navigationDestination(for: TeamRoute.self) { route in
        switch route {
        case .member(let name): Text(name)
        case .calendar: Text("Calendar")
        }
      }
    }
  }
}
```

## One destination per type {#nav-destination-duplicate}
<!--
also: navigationDestination(for:destination:)
rules: duplicate-destination
messages: A navigationDestination for “Route” was declared earlier on the stack. Only the destination declared closest to the root view of the stack will be used.
rows: 64
-->
Declare each type once per stack, near its root. Where two screens want different views for one type,
make them two routes.

**Why:** of two destinations for a type the one closest to the root view wins and the other never
runs; the console says so at run time, the compiler does not.

**Exceptions:** different stacks (tabs, sheets, columns) are independent. Branches that exclude each
other count once.

**Availability:** iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1.

```swift
enum MailRoute: Hashable {
  case message(Int)
  case settings
}

struct MailStack: View {
  var body: some View {
    NavigationStack {
      List {
        NavigationLink("First message", value: MailRoute.message(1))
        NavigationLink("Settings", value: MailRoute.settings)
      }
      .navigationDestination(for: MailRoute.self) { route in
        switch route {
        case .message(let id): Text("Message \(id)")
        case .settings: Text("Settings")
        }
      }
    }
  }
}
```

## Modifiers go on the content, not on the stack {#nav-modifier-place}
<!--
apis: navigationTitle(_:)
also: navigationDestination(for:destination:), toolbar(content:), NavigationStack(root:)
rules: navigation-modifier-outside-stack
messages: navigation title does not show | navigationDestination outside NavigationStack ignored
rows: 60
-->
Write titles, bar modifiers, toolbars and destinations on the root view *inside* the stack's closure,
not after its closing brace.

**Why:** these modifiers tell the container around them what to show for this content. Behind the
stack they speak to whatever is around the stack, which is usually nothing: no title, no buttons, a
destination that is ignored.

**Exceptions:** a stack in a tab or a split view's column may carry modifiers meant for the outer
container, such as `toolbar(_:for: .tabBar)`. `searchable` works on the stack too. On macOS a title on
the stack can reach the window.

**Availability:** `navigationTitle` is iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1.

```swift
struct InboxRoot: View {
  var body: some View {
    NavigationStack {
      List {
        Text("No messages")
      }
      .navigationTitle("Inbox")
      .toolbar {
        Button("Compose") {}
      }
    }
  }
}
```

## A screen that an optional opens {#nav-destination-item}
<!--
apis: navigationDestination(item:destination:), navigationDestination(isPresented:destination:)
rules: item-driven-destination
messages: 'navigationDestination(item:destination:)' is only available in iOS 17.0 or newer
rows: 67
-->
Where one optional value opens one screen, use `navigationDestination(item:)` instead of
`isPresented:` with the value beside it. For anything longer than one step, bind a
[path](#nav-path).

**Why:** one state instead of two, and the closure gets the unwrapped value. Popping the screen sets
the optional to nil. Unlike a sheet's, this content is not captured early, so the two-state form shows
no empty screen; it is just one state too many.

**Exceptions:** the value has to be `Hashable`, not `Identifiable`. From a screen pushed this way,
value links were reported to push no further; links with a closure do. Apple advises the path for
programmatic navigation.

**Availability:** `(item:)` is iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, one version newer
than `(isPresented:)` and `(for:)`.

```swift
struct Ticket: Hashable {
  let code: String
}

struct TicketDesk: View {
  @State private var scanned: Ticket?

  var body: some View {
    NavigationStack {
      Button("Scan") { scanned = Ticket(code: "A7") }
        .navigationDestination(item: $scanned) { ticket in
          Text(ticket.code)
        }
    }
  }
}
```

## How a value link finds its way {#nav-lookup}
<!--
also: NavigationLink(value:label:), NavigationSplitView, navigationDestination(for:destination:)
messages: link selects instead of pushing | link replaces the detail
rows: 59
-->
Decide for each value link who should answer it: a destination in its own stack, a stack in a later
column, or the selection of its list.

**Why:** SwiftUI asks in that order. If a stack around the link knows the type, it pushes. If not, a
stack in a column further along may know it; that stack then shows this one screen over its root. If
not, and the link is in a leading list with a selection, the selection changes. If nobody answers,
nothing happens.

**Exceptions:** a link outside any container is disabled. A nil value disables a link too.

**Availability:** iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1.

```swift
struct FolderBrowser: View {
  let folders = ["Inbox", "Archive"]
  @State private var folder: String?

  var body: some View {
    NavigationSplitView {
      List(folders, id: \.self, selection: $folder) { name in
        NavigationLink(name, value: name)
      }
    } detail: {
      Text(folder ?? "No folder")
    }
  }
}
```

## The selection has the rows' id type {#selection-type}
<!--
apis: List(_:selection:rowContent:), List(selection:content:)
also: List
rules: selection-type
messages: list selection does not work | tapping row does not select | Cannot convert value of type 'Binding<Item?>' to expected argument type 'Binding<Item.ID?>'
rows: 73, 79
-->
Type the state behind `List(selection:)` as the rows' id or tag: `@State var selected: Item.ID?` for
one, `Set<Item.ID>` for several.

**Why:** a row of `List(items)` is tagged with its `id`. A selection of another type never equals a
tag: taps select nothing and the detail stays empty. With `ForEach` inside a `List` it even compiles.

**Exceptions:** `.tag(…)`, or `id: \.self` in a `ForEach`, changes what a row stands for; then the
selection has that type. With value links in the rows, the link's value counts.

**Availability:** single selection on iOS outside edit mode needs iOS 16; macOS has had it since
10.15.

```swift
struct Station: Identifiable {
  let id: Int
  let name: String
}

struct StationList: View {
  let stations: [Station]
  @State private var selected: Station.ID?

  var body: some View {
    List(stations, selection: $selected) { station in
      Text(station.name)
    }
  }
}
```
"""#
}
