// swift-format-ignore-file
// Written by `swift run DevTool regenerate` from Chapters/split-layout.md.

extension Chapters {
  static let splitLayout = #"""
# Split views on every size

## Ask for space, not for the device {#split-adaptive}
<!--
apis: \.horizontalSizeClass, UserInterfaceSizeClass, UserInterfaceSizeClass.compact, UserInterfaceSizeClass.regular, UIDevice, UIDevice.userInterfaceIdiom, UIDevice.model, UIDevice.orientation, UIScreen.main
rules: device-idiom-layout
messages: userInterfaceIdiom layout | UIScreen.main.bounds layout | isPad | iPad layout
rows: 102-108
-->
Choose layouts by `horizontalSizeClass`, read in `body`, or leave the choice to
`NavigationSplitView`. Do not ask for the idiom, the model, the orientation or the screen's bounds.

**Why:** the device does not tell how much room there is. An iPad in Slide Over is compact. Large
iPhones in landscape and the inner display of iPhone Duo are regular, and a split view shows several
columns there. The size class also changes while the app runs, at a rotation, in multitasking or when
a device unfolds, so a value that was read once is wrong later.

**Through the change:** keep selection and path in state outside any branch on the size class, so
that the same screen is there before and after. Two branches with a state each forget it.

**Exceptions:** the idiom is right for wording, haptics or statistics. An `App`'s scenes have no size
class. The value is optional: compare it with `== .regular`.

**Availability:** iOS 13, macOS 10.15, tvOS 13, watchOS 6 (the last three with Xcode 15 or newer when
the system is older), visionOS 1. The idiom is UIKit's: not on macOS and watchOS.

```swift
struct Dashboard: View {
  @Environment(\.horizontalSizeClass) private var sizeClass
  @State private var showsMap = true

  var body: some View {
    if sizeClass == .regular && showsMap {
      HStack(spacing: 0) {
        Text("Numbers")
        Text("Map")
      }
    } else {
      Text("Numbers")
    }
  }
}
```

## What each platform makes of a split view {#split-platform}
<!--
also: NavigationSplitView, NavigationSplitViewVisibility
messages: NavigationSplitView iPhone shows sidebar first | split view collapsed | chevron missing in sidebar | split view on iPhone
rows: 90-101, 104, 106, 110
-->
Design for two states, columns side by side and one collapsed stack, and let the size class pick.

| Where | What a split view is there |
|---|---|
| macOS | columns side by side; sidebar with translucent material; people drag the dividers and can hide the sidebar |
| iPad, regular width | columns; the sidebar may overlay the detail or push it aside; a toolbar button shows and hides it |
| iPhone, regular width | columns as on iPad: large phones in landscape, the inner display of iPhone Duo |
| iPhone and iPad, compact width | one stack: the sidebar is the root list, a selection pushes the detail, the back button returns |
| tvOS, watchOS | one stack |
| visionOS | columns in the window |

**Why:** the collapse follows the width, not the device, so "an iPhone is always one stack" is wrong,
and so is "a Mac always shows every column": its sidebar can be hidden, only the middle column
always shows.

**Exceptions:** in the collapsed list a row gets a disclosure chevron only when it contains a
`NavigationLink`; rows that are plain text select without one. A toggle button of your own stands
beside the system's.

```swift
struct Mailboxes: View {
  @State private var mailbox: String?

  var body: some View {
    NavigationSplitView {
      List(["Inbox", "Sent"], id: \.self, selection: $mailbox) { name in
        NavigationLink(name, value: name)
      }
    } detail: {
      Text(mailbox ?? "No mailbox")
    }
  }
}
```

## Lists that lead on: use the width {#split-large}
<!--
also: NavigationSplitView, List(_:selection:rowContent:)
messages: list rows lost tint color in Xcode 27.1 | Link and Button rows in primary color
rows: 109-111, 124
-->
When the rows of a root list lead to further screens (settings, mailboxes, folders), make it the
sidebar of a split view: large displays show the next level beside the list, compact width collapses
to the stack you had.

**Why:** a stack on a wide display shows one list in a sea of white and hides it at the first tap.
The screen's structure, what leads and what follows, decides this, not the platform.

**Exceptions:** a short flow, such as a wizard or a sign-in, stays a stack.

**Known trouble:** in apps built with Xcode 27.1, rows of a selectable `List` that are a `Button` or a
`Link` lose the tint and show the primary color; a foreground style set by hand brings it back.

```swift
struct SettingsRoot: View {
  enum Page: String, CaseIterable, Identifiable {
    case general, sounds, privacy
    var id: Self { self }
  }

  @State private var page: Page?

  var body: some View {
    NavigationSplitView {
      List(Page.allCases, selection: $page) { page in
        NavigationLink(page.rawValue, value: page)
      }
    } detail: {
      Text(page?.rawValue ?? "Settings")
    }
  }
}
```

## A sidebar that must stay {#split-sidebar-toggle}
<!--
apis: toolbar(removing:), ToolbarDefaultItemKind, ToolbarDefaultItemKind.sidebarToggle, ToolbarDefaultItemKind.title, ToolbarDefaultItemKind.search, SidebarCommands
also: NavigationSplitView(columnVisibility:sidebar:detail:)
rules: sidebar-toggle-removed
messages: cannot bring sidebar back | sidebar toggle does not disappear
rows: 94, 112-113
-->
Where hiding the list would strand people, keep it: `columnVisibility` at `.all`, and
`.toolbar(removing: .sidebarToggle)` on the sidebar's content.

**Why:** the toggle belongs to the sidebar column, so the modifier works on that column's content and
not on the detail or the split view. With the button gone, code has to hold the visibility, since
nobody can bring a hidden sidebar back.

**Exceptions:** do not remove the toggle to put one of your own beside it. On macOS add
`SidebarCommands` to the app's `.commands` for the menu item and shortcut.

**Availability:** `toolbar(removing:)` is iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1;
`SidebarCommands` iOS 14, macOS 11, visionOS 1.

```swift
struct Console: View {
  @State private var visibility = NavigationSplitViewVisibility.all

  var body: some View {
    NavigationSplitView(columnVisibility: $visibility) {
      Text("Servers")
        .toolbar(removing: .sidebarToggle)
    } detail: {
      Text("Log")
    }
  }
}
```

## The first page is a choice {#split-default-detail}
<!--
also: NavigationSplitView, \.horizontalSizeClass
rules: default-detail-by-position
messages: select first row automatically
rows: 117-119
-->
Choose the detail that people see first by importance, not by position. Where the pushed pages are
secondary, show an overview at regular width, reached from a summary row on top of the sidebar, as
Settings does.

**Why:** `selection = items.first?.id` on appear shows whatever sorts first, and at compact width it
pushes a screen nobody asked for.

**Exceptions:** mail-like lists, where the newest row *is* the important one, and lists that restore
the last selection.

**Availability:** no limits. Select the overview at regular width only, and clear it when the view
collapses.

```swift
struct HealthHome: View {
  enum Page: Hashable {
    case summary, sleep, steps
  }

  @State private var page: Page?

  var body: some View {
    NavigationSplitView {
      List(selection: $page) {
        Text("Summary").tag(Page.summary)
        Text("Sleep").tag(Page.sleep)
        Text("Steps").tag(Page.steps)
      }
    } detail: {
      switch page {
      case .sleep: Text("Sleep")
      case .steps: Text("Steps")
      case .summary, nil: Text("Summary of today")
      }
    }
  }
}
```

## Deeper pushes need a stack in the detail {#split-detail-stack}
<!--
also: NavigationStack(root:), NavigationSplitView, navigationDestination(for:destination:)
rules: split-detail-stack
messages: link in detail column does nothing | detail does not push
rows: 123
-->
Put a `NavigationStack` into the detail column when its screens lead on, with the destinations inside
it.

**Why:** a column shows one view. A stack in it gives the pushes of that column a place and a path,
and links in an earlier column then exchange what lies on its root, while links in the same column push.

**Exceptions:** a detail without links of its own needs none. This stack is not
[nested](#nav-nested): each column may have one.

**Availability:** iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1.

```swift
struct Album: Hashable {
  let title: String
}

struct MusicSplit: View {
  let albums = [Album(title: "First"), Album(title: "Second")]

  var body: some View {
    NavigationSplitView {
      Text("Library")
    } detail: {
      NavigationStack {
        List(albums, id: \.self) { album in
          NavigationLink(album.title, value: album)
        }
        .navigationDestination(for: Album.self) { album in
          Text(album.title)
        }
      }
    }
  }
}
```
"""#
}
