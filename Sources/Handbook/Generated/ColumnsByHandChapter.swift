// swift-format-ignore-file
// Written by `swift run DevTool regenerate` from Chapters/columns-by-hand.md.

extension Chapters {
  static let columnsByHand = #"""
# Columns by hand

## A second column of your own {#manual-split}
<!--
also: HStack, Divider, @AppStorage, \.horizontalSizeClass, ignoresSafeArea(_:edges:)
rules: manual-split-columns
messages: custom split view HStack | second column flickers | columns by hand | two columns with HStack
rows: 5, 168-179, 183, 192
-->
A light multi-column layout for iPad and Mac can be an `HStack(spacing: 0)`: the main column first and
always there, then, behind one computed Boolean, a `Divider` and the second column. Do it when you
want full control of sizing, behavior and environment.

**Parts that belong to it:** the Boolean joins regular width *and* a stored setting
(`@AppStorage`, on by default), so that compact width never shows two columns and people can turn the
second off. Spacing 0, or gaps show beside the divider. The divider ignores the safe area. The second
column is a feature of its own with a [capped width](#manual-split-width) and an
[environment flag](#manual-split-env). The main column is often a `TabView`.

**Why:** each part missing shows: squeezed columns on a phone, a setting forgotten at every start, a
layout that jumps.

**Exceptions:** if the first column is a selectable list and the second shows the selection, use
[`NavigationSplitView`](#split-2col). A row with an `if` in it is no split. `@MainActor` on the view
is allowed and not needed: `body` is on the main actor anyway.

**Availability:** `@AppStorage` and `ignoresSafeArea` are iOS 14, macOS 11, tvOS 14, watchOS 7.

```swift
struct MainWindow: View {
  @Environment(\.horizontalSizeClass) private var sizeClass
  @AppStorage("showsActivity") private var showsActivity = true

  private var hasSecondColumn: Bool { sizeClass == .regular && showsActivity }

  var body: some View {
    HStack(spacing: 0) {
      TabView { Text("Timeline") }
      if hasSecondColumn {
        Divider().ignoresSafeArea()
        Text("Activity")
          .frame(maxWidth: 360)
      }
    }
  }
}
```

## Cap the second column {#manual-split-width}
<!--
also: frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)
messages: layout thrash | column widths jump | HStack columns share width
rows: 182, 185
-->
Give the second column a fixed or capped width, `.frame(maxWidth:)`, from one constant.

**Why:** an `HStack` shares its width among children by what they ask for. Without a cap both columns
ask for everything, and each change of content moves the border and lays out both again.

**Exceptions:** where people may drag the border, keep the width in state and clamp it.

**Availability:** `frame` is as old as SwiftUI.

```swift
extension CGFloat {
  static let sideColumnWidth: CGFloat = 380
}

struct SidePane: View {
  var body: some View {
    ScrollView { Text("Activity") }
      .frame(maxWidth: .sideColumnWidth)
  }
}
```

## Tell children where they are {#manual-split-env}
<!--
also: EnvironmentValues, EnvironmentKey, environment(_:_:)
rows: 180-181, 184
-->
Set an environment value of your own on the second column, such as
`.environment(\.isInSideColumn, true)`, and let the views inside adapt to it.

**Why:** the same view is a tab in one place and a narrow column in another. A flag in the
environment reaches every level without being handed through initializers, and one view can hide its
title or toolbar where it is a guest.

**How:** the key has to exist: an `EnvironmentKey` with a default and a computed property in an
extension of `EnvironmentValues`. With Xcode 16 or newer, `@Entry var isInSideColumn = false` in that
extension writes both.

**Exceptions:** what a single view needs is a parameter.

```swift
private struct SideColumnKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  var isInSideColumn: Bool {
    get { self[SideColumnKey.self] }
    set { self[SideColumnKey.self] = newValue }
  }
}

struct ActivityFeed: View {
  @Environment(\.isInSideColumn) private var isInSideColumn

  var body: some View {
    Text(isInSideColumn ? "Recent" : "All activity")
  }
}
```
"""#
}
