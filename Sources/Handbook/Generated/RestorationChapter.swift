// swift-format-ignore-file
// Written by `swift run DevTool regenerate` from Chapters/restoration.md.

extension Chapters {
  static let restoration = #"""
# Saving navigation

## Save and restore the path {#restoration}
<!--
apis: NavigationPath.codable, NavigationPath.CodableRepresentation, @SceneStorage, @AppStorage
also: NavigationPath, NavigationStack(path:root:)
rules: path-not-codable
messages: path.codable is nil | restore navigation state | navigation state lost after restart | save navigation state
rows: 167
-->
Where people expect to come back to the same screen, encode the path when the scene goes to the
background and decode it at the start. Make the routes `Codable`, with ids as payloads.

**Why:** `@SceneStorage` keeps a little data per scene, and the system restores it, but it takes only
booleans, integers, doubles, strings, URLs, `Data` and raw values of `Int` or `String`. So a path is
stored as `Data`. For a `NavigationPath` encode `path.codable`: it is nil as soon as one element is not
`Codable`, so no `!` there. The code action *Save and restore this navigation path* writes the storage
and both modifiers, and saves whenever the path changes.

**Exceptions:** storage of a scene is lost with the scene, has no guaranteed time, and is no place for
secrets. `@AppStorage` keeps settings for the whole app. `NavigationSplitViewVisibility` is `Codable`
but has no raw value, so it needs encoding as well. A sheet is rarely worth restoring.

**Availability:** `NavigationPath` iOS 16, macOS 13, tvOS 16, watchOS 9; `@SceneStorage` and
`@AppStorage` iOS 14, macOS 11, tvOS 14, watchOS 7.

```swift
enum SavedRoute: Hashable, Codable {
  case chapter(Int)
}

struct BookReader: View {
  @SceneStorage("path") private var stored: Data?
  @Environment(\.scenePhase) private var phase
  @State private var path: [SavedRoute] = []

  var body: some View {
    NavigationStack(path: $path) {
      Button("Chapter 1") { path.append(.chapter(1)) }
        .navigationDestination(for: SavedRoute.self) { _ in Text("Chapter") }
    }
    .task {
      if let stored { path = (try? JSONDecoder().decode([SavedRoute].self, from: stored)) ?? [] }
    }
    .onChange(of: phase) {
      if phase == .background { stored = try? JSONEncoder().encode(path) }
    }
  }
}
```

## A saved NavigationPath {#restoration-path}
<!--
also: NavigationPath, NavigationPath.codable, NavigationPath.CodableRepresentation
messages: NavigationPath does not conform to Codable
rows: 158, 167
-->
To save a path of mixed types, encode its `codable` representation and build a new path from the
decoded one.

**Why:** `NavigationPath` is not `Codable` itself, since it hides its elements' types. Its
`codable` gives a `CodableRepresentation` that is, as long as every element is `Codable`; otherwise
it is nil and nothing can be saved.

**Exceptions:** a decoded path can name things that are gone. Let the destination show a placeholder
for an unknown id instead of trusting it.

**Availability:** iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1.

```swift
struct PathStore {
  func data(of path: NavigationPath) -> Data? {
    guard let representation = path.codable else { return nil }
    return try? JSONEncoder().encode(representation)
  }

  func path(from data: Data) -> NavigationPath {
    let decoder = JSONDecoder()
    guard let saved = try? decoder.decode(NavigationPath.CodableRepresentation.self, from: data) else {
      return NavigationPath()
    }
    return NavigationPath(saved)
  }
}
```
"""#
}
