// swift-format-ignore-file
// Written by `swift run DevTool regenerate` from Chapters/split-views.md.

extension Chapters {
  static let splitViews = #"""
# Split views

## Sidebar and detail {#split-2col}
<!--
apis: NavigationSplitView, NavigationSplitView(sidebar:detail:)
rows: 71-72, 75, 159
-->
Use `NavigationSplitView` for navigation that a sidebar drives: a titled list with a selection in the
first closure, what is selected in `detail:`.

**Why:** it shows columns side by side where there is room and collapses into one stack where there
is not, with the platform's own sidebar, toggle and back button. Two containers behind a size-class
branch have to be kept in step by hand.

**Exceptions:** navigation that only pushes needs just a [stack](#nav-stack). A second column that
does not depend on the first is a case for [columns by hand](#choose-split).

**Availability:** iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, Mac Catalyst 16. The usual
placeholder, `ContentUnavailableView`, is one version newer: iOS 17, macOS 14, tvOS 17, watchOS 10.

```swift
struct Plant: Identifiable {
  let id: Int
  let name: String
}

struct Garden: View {
  let plants: [Plant]
  @State private var selected: Plant.ID?

  var body: some View {
    NavigationSplitView {
      List(plants, selection: $selected) { plant in
        Text(plant.name)
      }
      .navigationTitle("Plants")
    } detail: {
      if let plant = plants.first(where: { $0.id == selected }) {
        Text(plant.name)
      } else {
        Text("Select a plant")
      }
    }
  }
}
```

## Selection drives the next column {#split-selection}
<!--
also: NavigationSplitView, List(_:selection:rowContent:), \.horizontalSizeClass
rules: split-view-selection
messages: detail column empty | split view detail is blank | selection lost when window gets wider
rows: 73-77, 79-82, 120-122
-->
Keep the selected *id* in state, bind it to the leading list, and look the value up by that id in the
next column. Show something there while nothing is selected.

**Why:** an id survives a reload of the data, a copy of the value does not. A leading list with
neither selection nor links leads nowhere, and an `if let` without `else` leaves a blank column at
the first start on an iPad or Mac.

**At size changes:** when the view expands it may hand you a nil selection (seen on large displays).
Fill it again at regular width, and clear a selection that makes sense only at regular width when
the view collapses, so that the compact stack starts at the list.

**Exceptions:** a detail that shows the app's own overview without a selection needs no placeholder.
Selecting several rows takes a `Set` of ids.

**Availability:** iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1.

```swift
struct Job: Identifiable {
  let id: Int
  let title: String
}

struct JobBoard: View {
  let jobs: [Job]
  @State private var selected: Job.ID?
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    NavigationSplitView {
      List(jobs, selection: $selected) { Text($0.title) }
    } detail: {
      if let job = jobs.first(where: { $0.id == selected }) {
        Text(job.title)
      } else {
        Text("Select a job")
      }
    }
    .onChange(of: sizeClass) {
      if sizeClass == .regular && selected == nil { selected = jobs.first?.id }
    }
  }
}
```

## Something to see before anything is selected {#split-placeholder}
<!--
apis: ContentUnavailableView
also: NavigationSplitView(sidebar:detail:), NavigationSplitView(sidebar:content:detail:)
messages: empty detail view | blank second column
rows: 77, 81
-->
Give the detail, and the middle column of three, an `else` with a placeholder:
`ContentUnavailableView` in the detail, a line of text in a list's place.

**Why:** at regular width every column is on screen from the start, with nothing selected. A blank
column looks broken; a placeholder says what to do.

**Exceptions:** a default page chosen [by importance](#split-default-detail) can take its place.

**Availability:** `ContentUnavailableView` is iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1;
below, use `Text`.

```swift
struct NotePane: View {
  let note: String?

  var body: some View {
    if let note {
      Text(note)
    } else {
      ContentUnavailableView("Select a Note", systemImage: "note.text")
    }
  }
}
```

## Three columns {#split-3col}
<!--
apis: NavigationSplitView(sidebar:content:detail:)
rows: 78-82, 190
-->
For three levels write the closures `sidebar`, `content:` and `detail:`. The first column selects one
id, the second one id or a `Set` of them, and each selection feeds the next column.

**Why:** the middle closure's label is `content:`; anything else does not compile. Passing ids down
the columns keeps every column a function of the selection before it, and a set lets the detail show
several rows at once.

**Exceptions:** two levels need no third column. A column that is independent of the selection, such
as notifications beside any screen, can be built with three closures but is easier
[by hand](#choose-split).

**Availability:** iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1.

```swift
struct Branch: Identifiable {
  let id: Int
  let name: String
  let people: [Person]
}

struct Person: Identifiable {
  let id: Int
  let name: String
}

struct Company: View {
  let branches: [Branch]
  @State private var branch: Branch.ID?
  @State private var people: Set<Person.ID> = []

  var body: some View {
    NavigationSplitView {
      List(branches, selection: $branch) { Text($0.name) }
    } content: {
      if let branch = branches.first(where: { $0.id == branch }) {
        List(branch.people, selection: $people) { Text($0.name) }
      } else {
        Text("Select a branch")
      }
    } detail: {
      Text("\(people.count) selected")
    }
  }
}
```

## Visibility, compact column, style {#split-config}
<!--
apis: NavigationSplitView(columnVisibility:sidebar:detail:), NavigationSplitView(columnVisibility:sidebar:content:detail:), NavigationSplitView(preferredCompactColumn:sidebar:detail:), NavigationSplitView(preferredCompactColumn:sidebar:content:detail:), NavigationSplitView(columnVisibility:preferredCompactColumn:sidebar:detail:), NavigationSplitView(columnVisibility:preferredCompactColumn:sidebar:content:detail:), NavigationSplitViewVisibility, NavigationSplitViewVisibility.automatic, NavigationSplitViewVisibility.all, NavigationSplitViewVisibility.doubleColumn, NavigationSplitViewVisibility.detailOnly, NavigationSplitViewColumn, NavigationSplitViewColumn.sidebar, NavigationSplitViewColumn.content, NavigationSplitViewColumn.detail, navigationSplitViewStyle(_:), AutomaticNavigationSplitViewStyle, BalancedNavigationSplitViewStyle, ProminentDetailNavigationSplitViewStyle, NavigationSplitViewStyle.automatic, NavigationSplitViewStyle.balanced, NavigationSplitViewStyle.prominentDetail
rules: split-view-configuration
messages: Cannot convert value of type 'NavigationSplitViewVisibility' to expected argument type 'Binding<NavigationSplitViewVisibility>' | 'init(preferredCompactColumn:sidebar:detail:)' is only available in iOS 17.0 or newer
rows: 78, 83-84, 87-89
-->
Pass `columnVisibility:` and `preferredCompactColumn:` as bindings to state, in this order, and set the
style with `.navigationSplitViewStyle`, not with `navigationViewStyle`.

**Why:** people change the columns too, so the view writes these values back. Visibility is
`.automatic`, `.all`, `.doubleColumn` or `.detailOnly`; with two columns `.doubleColumn` means the
same as `.all`. The compact column is `.sidebar`, `.content` or `.detail`: what narrow places show
on top. `.balanced` shrinks the detail when columns appear, `.prominentDetail` keeps its size; the
default is `.automatic`, which decides by context.

**Exceptions:** visibility has no effect while collapsed, and not every platform honors each value:
macOS always shows the middle column. `.constant(…)` fits where nobody may change it.

**Availability:** `columnVisibility:` and the styles are iOS 16, macOS 13, tvOS 16, watchOS 9;
`preferredCompactColumn:` is iOS 17, macOS 14, tvOS 17, watchOS 10; all visionOS 1.

```swift
struct Workbench: View {
  @State private var visibility = NavigationSplitViewVisibility.all
  @State private var compactColumn = NavigationSplitViewColumn.detail

  var body: some View {
    NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $compactColumn) {
      Text("Tools")
    } detail: {
      Text("Canvas")
    }
    .navigationSplitViewStyle(.balanced)
  }
}
```

## Column widths belong to the column's content {#split-width}
<!--
apis: navigationSplitViewColumnWidth(_:), navigationSplitViewColumnWidth(min:ideal:max:)
rules: split-column-width-misplaced
messages: navigationSplitViewColumnWidth has no effect | sidebar width not changing
rows: 85-86, 92, 114, 161
-->
Set a width with `.navigationSplitViewColumnWidth(min:ideal:)` on the outermost view inside a column's
closure: not on the split view, not on a row, and not with `.frame(width:)`.

**Why:** the modifier speaks for the column that its view is the content of. On the split view itself
there is no such column. A frame sizes the view, while the column keeps its own width, so content
floats or is cut. `ideal` is required; `min` and `max` are optional. Widths are preferences: the
system may adjust them, and only some platforms let people drag.

**Exceptions:** a view that is a column's whole content may carry the modifier on the root of its
`body`, and each branch of an `if` in a column on its own root. A single number fixes the width; on
macOS, where people drag dividers, prefer `min` and `ideal`. Give a range too when cards or buttons
in the sidebar wrap at the default width.

**Availability:** iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1.

```swift
struct Archive: View {
  let years = [2023, 2024, 2025]
  @State private var year: Int?

  var body: some View {
    NavigationSplitView {
      List(years, id: \.self, selection: $year) { Text("\($0)") }
        .navigationSplitViewColumnWidth(min: 180, ideal: 220)
    } detail: {
      Text(year.map { "\($0)" } ?? "Select a year")
    }
  }
}
```

## No maximum for a sidebar that may meet a fold {#split-max-width}
<!--
also: navigationSplitViewColumnWidth(min:ideal:max:)
rules: split-column-max-width
messages: sidebar stops short of the fold
rows: 114-116
-->
On iPhone and iPad leave out `max:` for the sidebar and give `min:` and `ideal:`.

**Why:** in a pose where the display folds between the columns, the system can make the sidebar reach
the fold. With a maximum it cannot, and the divider ends up beside the fold.

**Exceptions:** code for macOS alone. Nothing ever *requires* a `max:`; the full form with three
numbers is fine where the app never meets a fold.

**Availability:** the folding displays are those of iPhone Duo; the modifier is iOS 16, macOS 13.

```swift
struct FoldAwareSidebar: View {
  var body: some View {
    NavigationSplitView {
      Text("Mailboxes")
        .navigationSplitViewColumnWidth(min: 240, ideal: 300)
    } detail: {
      Text("No message")
    }
  }
}
```
"""#
}
