import Linting
import SwiftUIProject

extension APIAvailability {
  private static let iOS15 = ExampleSettings(targets: DeploymentTargets([.iOS: "15.0"]))
  private static let iOS16 = ExampleSettings(targets: DeploymentTargets([.iOS: "16.0"]))
  private static let iOSAndMac = ExampleSettings(targets: DeploymentTargets([.iOS: "18.0", .macOS: "15.0"]))
  private static let all = ExampleSettings(
    targets: DeploymentTargets([.iOS: "17.0", .macOS: "14.0", .tvOS: "17.0", .watchOS: "10.0", .visionOS: "1.0"]))
  /// A file of an app for the phone and of another one for the watch.
  private static let phoneAndWatch = ExampleSettings(
    targets: DeploymentTargets([.iOS: "15.0", .watchOS: "8.0"]))

  private static func view(_ body: String, state: String = "@State private var isShown = false") -> String {
    let lines = body.split(separator: "\n", omittingEmptySubsequences: false)
    let indented = lines.map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
    return """
      struct Atlas: View {
        \(state)

        var body: some View {
      \(indented)
        }
      }
      """
  }

  static let flagged: [Example] = [
    Example(
      "An inspector, with iOS 16 as the oldest system",
      code: view(
        """
        Text("Map")
          .⟦inspector(isPresented:⟧ $isShown) { Text("Layers") }
        """), settings: iOS16),
    Example(
      "A cover, which macOS does not have",
      code: view(
        """
        Text("Map")
          .⟦fullScreenCover(isPresented:⟧ $isShown) { Text("Tour") }
        """), settings: iOSAndMac),
    Example(
      "The same modifier with a newer argument",
      code: """
        struct Peak: Hashable {
          let name: String
        }

        struct Atlas: View {
          @State private var peak: Peak?

          var body: some View {
            Text("Map")
              .navigationDestination(for: Peak.self) { Text($0.name) }
              .⟦navigationDestination(item:⟧ $peak) { Text($0.name) }
          }
        }
        """, settings: iOS16),
    Example(
      "A stack, its path and its links before iOS 16",
      code: view(
        """
        ⟦NavigationStack⟧(path: $path) {
          ⟦NavigationLink⟧("Peak", value: "Peak")
            .⟦navigationDestination(for:⟧ String.self) { Text($0) }
        }
        """, state: "@State private var path = ⟦NavigationPath⟧()"), settings: iOS15),
    Example(
      "A check for a system that is too old",
      code: view(
        """
        if #available(iOS 16.4, *) {
          Text("Map")
            .presentationBackground(.red)
            .⟦presentationSizing⟧(.form)
        } else {
          Text("Map")
            .⟦presentationCornerRadius⟧(8)
        }
        """), settings: iOS15),
    Example(
      "A column that a split view got later",
      code: view(
        """
        ⟦NavigationSplitView⟧(preferredCompactColumn: $column) {
          Text("Maps")
        } detail: {
          Text("Map")
        }
        """, state: "@State private var column = ⟦NavigationSplitViewColumn⟧.detail"), settings: iOS16),
    Example(
      "Attributes and keys of declarations",
      code: """
        @⟦Observable⟧ final class Model {
          var name = ""
        }

        struct Atlas: View {
          @Environment(\\.dismiss) private var dismiss
          ⟦@Environment(Model.self)⟧ private var shared
          @⟦Bindable⟧ var model: Model

          var body: some View {
            ⟦ContentUnavailableView⟧(model.name, systemImage: "map")
          }
        }
        """, settings: iOS16),
    Example(
      "Several platforms without it",
      code: view(
        """
        Text("Map")
          .⟦inspector(isPresented:⟧ $isShown) {
            Text("Layers").⟦inspectorColumnWidth⟧(240)
          }
          .⟦popover(isPresented:⟧ $isShown) { Text("Key") }
        """), settings: all),
    Example(
      "A placement that macOS does not have",
      code: view(
        """
        Text("Map").toolbar {
          ToolbarItem(placement: .⟦topBarTrailing⟧) { Button("Layers") { isShown = true } }
          ToolbarItem(placement: .confirmationAction) { Button("Done") { isShown = false } }
        }
        """), settings: iOSAndMac),
    Example(
      "The wrong side of `#if`",
      code: view(
        """
        Text("Map")
          #if os(macOS)
            .⟦fullScreenCover(isPresented:⟧ $isShown) { Text("Tour") }
          #else
            .sheet(isPresented: $isShown) { Text("Tour") }
          #endif
        """), settings: iOSAndMac),
    Example(
      "Too new for every app of the project",
      code: view(
        """
        Text("Map")
          .⟦toolbar(removing:⟧ .sidebarToggle)
        """), settings: phoneAndWatch),
    Example(
      "A title that can be edited",
      code: view(
        """
        Text("Map")
          .⟦navigationTitle⟧($title)
        """, state: "@State private var title = \"Map\""), settings: iOS15),
    Example(
      "The branch of `guard` in which the check failed",
      code: """
        struct Atlas: View {
          var body: some View { content() }

          private func content() -> AnyView {
            guard #available(iOS 17, *) else {
              return AnyView(⟦ContentUnavailableView⟧("No map", systemImage: "map"))
            }
            return AnyView(ContentUnavailableView("No map", systemImage: "map"))
          }
        }
        """, settings: iOS16),
    Example(
      "An item and its placement lack the same systems, so one finding says it",
      code: """
        struct Bar: View {
          var body: some View {
            Text("Rope")
              .toolbar {
                ⟦ToolbarItem⟧(placement: .navigationBarTrailing) { Text("Edit") }
              }
          }
        }
        """, settings: ExampleSettings(targets: DeploymentTargets([.iOS: "13.0"]))),
  ]

  static let allowed: [Example] = [
    Example(
      "Behind a check of the system",
      code: view(
        """
        if #available(iOS 17.0, *) {
          Text("Map").inspector(isPresented: $isShown) { Text("Layers") }
        } else {
          Text("Map").sheet(isPresented: $isShown) { Text("Layers") }
        }
        """), settings: iOS16),
    Example(
      "Left out on the platform that lacks it",
      code: view(
        """
        Text("Map")
          #if os(macOS)
            .sheet(isPresented: $isShown) { Text("Tour") }
          #else
            .fullScreenCover(isPresented: $isShown) { Text("Tour") }
          #endif
        """), settings: iOSAndMac),
    Example(
      "A declaration for newer systems",
      code: """
        @available(iOS 17.0, *)
        struct Atlas: View {
          @Bindable var model: Model

          var body: some View { ContentUnavailableView(model.name, systemImage: "map") }
        }

        @available(iOS, introduced: 17)
        @Observable final class Model {
          var name = ""
        }
        """, settings: iOS16),
    Example(
      "Behind guards and exits",
      code: """
        struct Atlas: View {
          var body: some View { content() }

          private func content() -> AnyView {
            guard #available(iOS 17, *) else { return AnyView(Text("No map")) }
            return AnyView(ContentUnavailableView("No map", systemImage: "map"))
          }

          @ViewBuilder private var hint: some View {
            if #unavailable(iOS 17) {
              Text("No map")
            } else {
              ContentUnavailableView("No map", systemImage: "map")
            }
          }
        }
        """, settings: iOS16),
    Example("As old as the targets", code: view("NavigationStack { Text(\"Map\") }"), settings: iOS16),
    Example(
      "Targets that are not known",
      code: view("Text(\"Map\").inspector(isPresented: $isShown) { Text(\"Layers\") }"),
      settings: ExampleSettings(targets: .unknown)),
    Example(
      "Other platforms than the one that lacks it",
      code: view(
        """
        #if !os(macOS) && !os(tvOS)
          Text("Map").fullScreenCover(isPresented: $isShown) { Text("Tour") }
        #elseif canImport(AppKit)
          Text("Map").popover(isPresented: $isShown) { Text("Tour") }
        #else
          Text("Map")
        #endif
        """), settings: all),
    Example(
      "A file of the app for the phone, beside one for the watch",
      code: view("Text(\"Map\").popover(isPresented: $isShown) { Text(\"Key\") }"), settings: iOS15),
    Example(
      "A file that imports UIKit is not compiled for macOS",
      code: "import UIKit\n\n" + view("Text(\"Map\").fullScreenCover(isPresented: $isShown) { Text(\"Tour\") }"),
      settings: iOSAndMac),
    Example(
      "A modifier of the project under the same name, in another file",
      code: view("Text(\"Map\").presentationCornerRadius(8)"), settings: iOS16,
      otherFiles: [
        "Shims.swift": """
        extension View {
          func presentationCornerRadius(_ radius: CGFloat) -> some View { self }
        }
        """
      ]),
    Example(
      "A modifier with labels of its own",
      code: view("Text(\"Map\").inspector(name: \"Layers\")")
        + """


        extension View {
          func inspector(name: String) -> some View { self }
        }
        """, settings: iOS16),
    Example(
      "Types of the project under the same name",
      code: """
        struct ContentUnavailableView: View {
          let title: String
          var body: some View { Text(title) }
        }

        struct Atlas: View {
          var body: some View { ContentUnavailableView(title: "No map") }
        }
        """, settings: iOS16),
    Example(
      "Unavailable is what the declaration says",
      code: """
        @available(macOS, unavailable)
        struct Tour: ViewModifier {
          @Binding var isShown: Bool

          func body(content: Content) -> some View {
            content.fullScreenCover(isPresented: $isShown) { Text("Tour") }
          }
        }
        """, settings: iOSAndMac),
    Example(
      "A preview asks for its systems itself",
      code: view("Text(\"Map\")") + "\n\n#Preview {\n  NavigationStack { Atlas() }\n}", settings: iOS15),
    Example(
      "A model's method with the modifier's name",
      code: """
        final class Garden {
          func navigationDestination(for plant: String) -> String { plant }
        }

        struct Plants: View {
          let garden: Garden
          var body: some View { Text(garden.navigationDestination(for: "Rose")) }
        }
        """, settings: iOS15),
  ]
}
