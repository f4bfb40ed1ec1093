// swift-format-ignore-file
// Written by `swift run DevTool regenerate` from Chapters/deprecations.md.

extension Chapters {
  static let deprecations = #"""
# Deprecations

## Soft-deprecated and deprecated {#deprecations}
<!--
messages: deprecated 100000.0 | Deprecated iOS 13.0–27.0 | was deprecated in iOS 100000.0
rows: 17, 25, 57, 153, 163, 176, 193-195
-->
Write new code without soft-deprecated API; change old code when you work on it anyway, not for its
own sake. Replace truly deprecated API.

| Old | New | Kind |
|---|---|---|
| `presentationMode` | [`dismiss`, `isPresented`](#dismiss) | soft |
| `Alert`, `alert(isPresented:content:)`, `alert(item:content:)` | [forms with actions](#alert-legacy) | soft |
| `ActionSheet`, `actionSheet` | [`confirmationDialog`](#action-sheet-legacy) | soft |
| `NavigationView`, `navigationViewStyle` | [stack or split view](#navigation-view) | soft |
| `NavigationLink(destination: View())` | [closure](#nav-link-closure) or value | soft |
| `NavigationLink(isActive:)`, `(tag:selection:)` | [value links](#nav-link) | **deprecated** |
| `navigationBarTitle`, `navigationBarItems`, `navigationBarHidden` | [title and toolbar](#layout-names) | soft |
| `edgesIgnoringSafeArea` | [`ignoresSafeArea`](#layout-names) | soft |

**Why:** soft-deprecated means that the SDK marks the API for a version that no system reaches, so the
compiler stays silent at every deployment target. Apple's pages print the current version in that
place, as if it were deprecated from that version on; it is not. Really deprecated are only the two
link forms: iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1.

**Exceptions:** a deployment target below the successor's first version keeps the old form.

```swift
struct ModernForms: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Button("Close") { dismiss() }
        .navigationTitle("Today")
    }
  }
}
```

## Old names of titles, bars and safe areas {#layout-names}
<!--
apis: edgesIgnoringSafeArea(_:), ignoresSafeArea(_:edges:), navigationBarTitle(_:), navigationBarTitle(_:displayMode:), navigationBarItems(leading:trailing:), navigationBarItems(leading:), navigationBarItems(trailing:), navigationBarHidden(_:), toolbar(_:for:), toolbarVisibility(_:for:), ToolbarItemPlacement.topBarLeading, ToolbarItemPlacement.topBarTrailing, ToolbarItemPlacement.navigationBarLeading, ToolbarItemPlacement.navigationBarTrailing
rules: legacy-layout-names
messages: Use ignoresSafeArea(_:edges:) instead. | Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:) | Use toolbar(_:) with navigationBarLeading or navigationBarTrailing placement | Use toolbar(.hidden) | use topBarLeading instead
rows: 25, 176, 193
-->
Use the current names; most are plain replacements.

| Old | New | Since |
|---|---|---|
| `navigationBarTitle(_:)` | `navigationTitle(_:)` | iOS 14, macOS 11 |
| `navigationBarTitle(_:displayMode:)` | `navigationTitle(_:)` and `navigationBarTitleDisplayMode(_:)` | iOS 14 |
| `navigationBarItems(…)` | `toolbar` with `.topBarLeading`, `.topBarTrailing` | iOS 14 |
| `.navigationBarLeading`, `.navigationBarTrailing` | `.topBarLeading`, `.topBarTrailing` | iOS 14 |
| `navigationBarHidden(true)` | `toolbar(.hidden, for: .navigationBar)` | iOS 16 |
| the same, later | `toolbarVisibility(.hidden, for: .navigationBar)` | iOS 18, macOS 15 |
| `edgesIgnoringSafeArea(.all)` | `ignoresSafeArea()` | iOS 14, macOS 11 |
| `edgesIgnoringSafeArea(.top)` | `ignoresSafeArea(edges: .top)` | iOS 14, macOS 11 |

**Why:** the old names are soft-deprecated, and those that speak of the navigation bar do not exist
on macOS.

**Exceptions:** `ignoresSafeArea()` also ignores the keyboard's area; `.container` as its regions
leaves the keyboard alone. `toolbarVisibility` is an iOS 18 API whatever old tables say; below it
`toolbar(_:for:)` stays the right form. The top bar placements do not exist on macOS.

```swift
struct Cover: View {
  var body: some View {
    ZStack {
      Color.blue.ignoresSafeArea()
      Text("Hello")
    }
    .navigationTitle("Cover")
  }
}
```
"""#
}
