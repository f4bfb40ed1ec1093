import Linting
import SwiftUIProject

/// An API with the systems that have it.
struct APIEntry: Sendable {
  /// How the API is written where it is used.
  enum Form: Sendable, Hashable {
    /// `.sheet(item: …)`: its name, and labels that all have to be there. "" stands for an argument without a label, "$" for one
    /// that is a binding.
    case modifier(String, [String] = [])
    /// `NavigationLink(value: …)`: the type's name and labels that all have to be there.
    case initializer(String, [String])
    /// A type, wherever it is named.
    case type(String)
    /// `@Environment(\.dismiss)`.
    case environment(String)
    /// `@Environment(Model.self)`.
    case environmentObject
    /// `@AppStorage`, `@Observable`.
    case attribute(String)
    /// `.topBarLeading`, as an argument with a label of a call.
    case member(String, argument: String, of: [String])
    /// Nothing to look for: it is only reached through another API of the table, which is as new.
    case partOf(String)
  }

  /// Its number in the table of facts; one row may have several forms.
  let row: Int
  let form: Form
  /// The first version of each platform; platforms without one do not have it. Empty when that is not known.
  let since: [Platform: PlatformVersion]

  init(_ row: Int, _ form: Form, _ since: [Platform: PlatformVersion]) {
    self.row = row
    self.form = form
    self.since = since
  }

  /// The name that a text contains where it uses the API; nil for what is not looked for.
  var name: String? {
    switch form {
    case .modifier(let name, _), .initializer(let name, _), .type(let name), .environment(let name), .attribute(let name),
      .member(let name, _, _):
      name
    case .environmentObject: "Environment"
    case .partOf: nil
    }
  }

  /// Bytes that a text contains where it uses the API.
  var trigger: String? {
    switch form {
    case .modifier(let name, _): ".\(name)"
    case .environment(let key): "\\.\(key)"
    case .environmentObject: "@Environment("
    case .member(_, let label, _) where label == "removing": "removing:"
    default: name
    }
  }

  /// The type that a project extends or declares to bring the API to older systems.
  var extendedType: String {
    switch form {
    case .modifier, .partOf: "View"
    case .initializer(let name, _), .type(let name), .attribute(let name): name
    case .environment, .environmentObject: "EnvironmentValues"
    case .member: "ToolbarItemPlacement"
    }
  }

  /// Whether every system that runs SwiftUI has it.
  var isAsOldAsSwiftUI: Bool { since.isEmpty || since == .iOS13 }
}
