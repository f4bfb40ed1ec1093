// swift-format-ignore-file
// Written by `swift run DevTool regenerate` from Chapters/navigation.md.

extension Chapters {
  static let navigation = #"""
# Navigation

## One stack, value links, typed destinations {#nav-stack}
<!--
apis: NavigationStack, NavigationStack(root:)
also: NavigationLink(_:value:), navigationDestination(for:destination:)
rows: 57-61, 157
-->
Use `NavigationStack` as the container. Rows are value links; `.navigationDestination(for:)` on the
list, inside the stack, maps each route to its view.

**Why:** the links say *what* to show, the destination says *how*, once for the whole stack. The
destination view is built on navigation instead of with every row, the path can be read, changed and
saved, and the compiler checks that the `switch` covers every route.

**Exceptions:** a link that carries its destination (`NavigationLink { … } label: { … }`) is not
deprecated and fine on a stack without a bound path. Sidebars belong to
[`NavigationSplitView`](#split-2col).

**Availability:** iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1.

```swift
enum AppRoute: Hashable {
  case downloads, help
}

struct AccountHome: View {
  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Downloads", value: AppRoute.downloads)
        NavigationLink("Help", value: AppRoute.help)
      }
      .navigationTitle("Account")
      .navigationDestination(for: AppRoute.self) { route in
        switch route {
        case .downloads: Text("Nothing downloaded")
        case .help: Text("How to start")
        }
      }
    }
  }
}
```

## Move on from NavigationView {#navigation-view}
<!--
apis: NavigationView, navigationViewStyle(_:), NavigationViewStyle
rules: navigation-view
messages: use NavigationStack or NavigationSplitView instead | replace styled NavigationView with NavigationStack or NavigationSplitView instead | NavigationLink presenting a value must appear inside a NavigationContent-based NavigationView. Link will be disabled.
rows: 57, 71, 88, 193
-->
Replace a `NavigationView` with one child by `NavigationStack`, one with two or three children by
`NavigationSplitView`, and drop `navigationViewStyle`.

**Why:** `NavigationView` decides by platform and style whether it is a stack or columns; its
successors say it. Value links, paths and typed destinations work only in the new containers: under
`NavigationView` a value link is disabled, and the console says so. The type is soft-deprecated
since SDK 16, so the compiler does not warn.

**Exceptions:** on iPad and Mac a plain `NavigationView` with one child shows columns; a stack looks
different there, so look before you convert. With the `.stack` style, in sheets and in previews
nothing changes. Convert `isActive:` and `tag:selection:` links first. Targets below iOS 16,
macOS 13, tvOS 16 and watchOS 9 keep it.

**Availability:** old iOS 13, macOS 10.15, tvOS 13, watchOS 7; the `.stack` style not on macOS.

```swift
struct LibraryRoot: View {
  let shelves = ["Fiction", "Travel"]

  var body: some View {
    NavigationStack {
      List(shelves, id: \.self) { shelf in
        NavigationLink(shelf, value: shelf)
      }
      .navigationDestination(for: String.self) { shelf in
        Text(shelf)
      }
    }
  }
}
```

## Links carry values, not views {#nav-link}
<!--
apis: NavigationLink, NavigationLink(_:value:), NavigationLink(value:label:), NavigationLink(isActive:destination:label:), NavigationLink(_:isActive:destination:), NavigationLink(destination:isActive:label:), NavigationLink(_:destination:isActive:), NavigationLink(tag:selection:destination:label:), NavigationLink(_:tag:selection:destination:), NavigationLink(destination:tag:selection:label:), NavigationLink(_:destination:tag:selection:)
rules: untyped-link
messages: use NavigationLink(value:label:), or navigationDestination(isPresented:destination:), inside a NavigationStack or NavigationSplitView | 'init(destination:isActive:label:)' was deprecated in iOS 16.0
rows: 58, 62, 194
-->
On a stack with a bound path, make every link a value link. Replace `isActive:` and
`tag:selection:` links; several meanings on one stack become cases of one route enum instead of bare
strings and numbers.

**Why:** a link that carries its view pushes without touching the path, so the path no longer tells
what is on screen, and saving or popping by path loses those screens. The `isActive:` and
`tag:selection:` forms are really deprecated: iOS 16, macOS 13, tvOS 16 and watchOS 9 targets get a
compiler warning.

**How:** a link with `tag:` and `selection:` becomes a value link plus a destination; a link with
`isActive:` that code sets becomes `navigationDestination(isPresented:)`, or, from iOS 17,
`navigationDestination(item:)`, or an append to the path. For links with a closure the code action
*Extract a Route enum* writes the enum, the values and the destination.

**Exceptions:** links with a closure are not deprecated, and right where no path is kept. A nil value
disables a value link. In a list with a selection a value link selects instead of pushing.

**Availability:** value links are iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1; the value has to
be `Hashable`.

```swift
enum MusicRoute: Hashable {
  case album(Int)
  case artist(Int)
}

struct MusicLinks: View {
  @State private var path: [MusicRoute] = []

  var body: some View {
    NavigationStack(path: $path) {
      List {
        NavigationLink("Album", value: MusicRoute.album(12))
        NavigationLink("Artist", value: MusicRoute.artist(12))
      }
      .navigationDestination(for: MusicRoute.self) { route in
        switch route {
        case .album(let id): Text("Album \(id)")
        case .artist(let id): Text("Artist \(id)")
        }
      }
    }
  }
}
```

## A link's destination is a closure {#nav-link-closure}
<!--
apis: NavigationLink(destination:label:), NavigationLink(_:destination:)
rules: link-destination-value
messages: Pass a closure as the destination
rows: 58, 193
-->
Where a link carries its destination, pass it as a closure: `NavigationLink { Detail() } label: { … }`
or `NavigationLink("Title") { Detail() }`.

**Why:** `NavigationLink(destination: Detail())` is soft-deprecated, and the closure is the current
spelling. Both forms make the destination together with the link: the closure does not escape, so it
runs while the link is made, in a list with every row, whether or not anyone taps it.

**Exceptions:** both forms have the same argument label, so look at what is passed: a view or a
closure. Only a [value link](#nav-link) with `navigationDestination(for:)` builds the destination when
it is shown; the refactoring *Extract a Route enum* makes such links of those that carry a view.

**Availability:** iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1.

```swift
struct ColorList: View {
  let names = ["Red", "Green", "Blue"]

  var body: some View {
    NavigationStack {
      List(names, id: \.self) { name in
        NavigationLink(name) {
          Text(name)
        }
      }
    }
  }
}
```

## Navigate from code with a path {#nav-path}
<!--
apis: NavigationStack(path:root:), NavigationPath, NavigationPath.append(_:), NavigationPath.count, NavigationPath.isEmpty
rules: unbound-navigation-path
messages: AnyNavigationPath.Error.comparisonTypeMismatch | appending to path does nothing | Cannot convert value of type 'NavigationPath' to expected argument type 'Binding<NavigationPath>' | programmatic navigation | deep link
rows: 65-68, 158
-->
Keep the path in `@State private var path`, bind it with `NavigationStack(path: $path)`, and push by
appending a route in a button's action. For one route type use an array of it; `NavigationPath` is
for a mix of types.

**Why:** the bound path is the one truth about what is pushed; code can push several screens at once,
pop to any of them, or start somewhere deep. A path that no stack binds changes nothing on screen,
and a path passed without `$` does not compile. An array says what is on it and is `Codable` as soon as
its elements are; the code action *Use a typed path* makes one of a `NavigationPath`.

**Exceptions:** a path may live in an observable model and be handed on as a binding. A child that
only pushes needs just the appending. For a single screen that a condition opens,
`navigationDestination(isPresented:)` is enough, but prefer the path where several may follow.

**Availability:** iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1. Elements are `Hashable`.

```swift
enum ShopRoute: Hashable {
  case product(id: Int)
  case cart
}

struct ShopStack: View {
  @State private var path: [ShopRoute] = []

  var body: some View {
    NavigationStack(path: $path) {
      Button("Latest product") { path.append(.product(id: 42)) }
        .navigationDestination(for: ShopRoute.self) { route in
          switch route {
          case .product(let id): Text("Product \(id)")
          case .cart: Text("Cart")
          }
        }
    }
  }
}
```

## Pop with care {#nav-pop}
<!--
apis: NavigationPath.removeLast(_:)
also: NavigationPath.isEmpty, \.dismiss
rules: pop-without-guard
messages: Fatal error: Can't remove last element from an empty collection | Fatal error: Can't remove more items from a collection than it contains | pop to root
rows: 70
-->
Ask `isEmpty` before `removeLast()`. To go back to the root, assign an empty path or remove
`path.count` elements.

**Why:** a path is a collection, and removing from an empty one stops the program. Buttons can be
tapped twice, and a swipe may have popped the screen before the code that pops it runs.

**Exceptions:** inside a pushed view `dismiss()` pops that view and cannot underflow.
`removeLast(path.count)` is safe on an empty path.

**Availability:** iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1.

```swift
struct Wizard: View {
  @State private var steps: [Int] = []

  var body: some View {
    NavigationStack(path: $steps) {
      Button("Begin") { steps = [1] }
        .navigationDestination(for: Int.self) { step in
          VStack {
            Button("Next") { steps.append(step + 1) }
            Button("Back") {
              if !steps.isEmpty { steps.removeLast() }
            }
            Button("Start over") { steps = [] }
          }
        }
    }
  }
}
```

## Routes are Hashable {#nav-route}
<!--
also: Hashable, navigationDestination(for:destination:), NavigationLink(value:label:), NavigationPath.append(_:)
rules: route-not-hashable
messages: Instance method 'navigationDestination(for:destination:)' requires that 'Route' conform to 'Hashable' | Initializer 'init(_:value:)' requires that 'Route' conform to 'Hashable'
rows: 62-63, 68-69
-->
Describe where one can go as an enum that is `Hashable`, with payloads for what the screen needs. The
destination closure switches over it and unpacks the payload.

**Why:** links, paths and destinations compare values, so all of them ask for `Hashable`. An enum
names the places, and a new case makes every `switch` complain until it is handled.

**How:** an enum without payloads is `Hashable` already. With payloads, and for structs, declare it;
Swift writes the comparison when every part is `Hashable`. Prefer ids as payloads: small, stable, and
ready for [saving](#restoration).

**Exceptions:** a class needs hand-written `==` and `hash(into:)`; route by its id instead. Sheets ask
for `Identifiable`, not for `Hashable`.

**Availability:** a protocol of the standard library.

```swift
struct PlaceID: Hashable {
  let number: Int
}

enum MapRoute: Hashable {
  case place(PlaceID)
  case search(text: String)
}

struct MapStack: View {
  var body: some View {
    NavigationStack {
      NavigationLink("Harbor", value: MapRoute.place(PlaceID(number: 3)))
        .navigationDestination(for: MapRoute.self) { route in
          switch route {
          case .place(let id): Text("Place \(id.number)")
          case .search(let text): Text(text)
          }
        }
    }
  }
}
```

## No stack inside a stack {#nav-nested}
<!--
also: NavigationStack, NavigationStack(root:), NavigationStack(path:root:)
rules: nested-navigation-stack
messages: AnyNavigationPath.Error.comparisonTypeMismatch | two navigation bars | pops back to root immediately | double back button | back button twice
rows: 198
-->
Keep one `NavigationStack` per hierarchy. A view that is pushed has no stack of its own.

**Why:** links in an inner stack do not find the outer destinations, the two paths get in each
other's way, and people see two bars, screens that pop at once, or a type mismatch from the path.
One stack at the top is the intended use.

**Exceptions:** these start a hierarchy of their own, and a stack belongs there: the content of a
sheet, cover, popover or inspector, each tab of a `TabView`, and each column of a split view.

**Availability:** wherever there are stacks.

```swift
struct TabsRoot: View {
  var body: some View {
    TabView {
      NavigationStack { Text("Feed") }
        .tabItem { Label("Feed", systemImage: "list.bullet") }
      NavigationStack { Text("Settings") }
        .tabItem { Label("Settings", systemImage: "gear") }
    }
  }
}
```

## Links need a stack around them {#nav-stack-missing}
<!--
also: NavigationStack(root:), NavigationLink(_:value:), navigationTitle(_:), navigationDestination(for:destination:)
rules: missing-navigation-stack
messages: The `navigationDestination` modifier only works inside a `NavigationStack` or `NavigationSplitView`. There's a misplaced `navigationDestination(item:destination:)` modifier for type. It will be ignored. | navigation link is greyed out | link disabled | navigation title not showing
rows: 24, 57, 60
-->
Put the root of an app, tab, sheet or window that uses links, destinations, titles or toolbars into
a `NavigationStack`, once.

**Why:** links and destinations look for the nearest navigation container above them. Without one a
link is disabled, a destination is ignored (the console says so), and titles and bar items have no
bar to appear in.

**Exceptions:** the container may be in another file, so look at where the view is used. Views that
UIKit pushes in a hosting controller get their bar there. Links in the leading column of a split
view need none. On macOS titles and toolbars belong to the window.

**Availability:** iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1.

```swift
struct SettingsSheet: View {
  var body: some View {
    NavigationStack {
      Form {
        NavigationLink("About") { Text("About this app") }
      }
      .navigationTitle("Settings")
    }
  }
}
```

## Going back is not going forward {#nav-loop}
<!--
also: NavigationLink(_:value:), NavigationPath.removeLast(_:), \.dismiss
rules: navigation-loop
messages: back stack grows | navigation stack keeps growing | wrong back button
rows: 67, 70
-->
Return to an earlier screen by popping: `dismiss()` for one step, a shorter path for several. Do not
push the earlier screen again.

**Why:** every push adds a screen and its state. Detail pushes list, list pushes detail: the back
button then leads through all of them, and the list above is a fresh one without its scroll position.

**Exceptions:** data that nests in itself, such as folders in folders, pushes the same view with
another value, and that is right.

**Availability:** wherever there are stacks.

```swift
struct OrderFlow: View {
  enum Step: Hashable {
    case address, payment
  }

  @State private var path: [Step] = []

  var body: some View {
    NavigationStack(path: $path) {
      Button("Order") { path = [.address] }
        .navigationDestination(for: Step.self) { step in
          switch step {
          case .address: Button("Continue") { path.append(.payment) }
          case .payment: Button("Back to the shop") { path = [] }
          }
        }
    }
  }
}
```
"""#
}
