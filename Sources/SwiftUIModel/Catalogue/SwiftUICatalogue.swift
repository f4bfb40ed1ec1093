/// The names of SwiftUI with their roles: the one list that everything is looked up in.
///
/// It knows names and not declarations. That the project has a view of its own called `List` is for who asks.
public enum SwiftUICatalogue {
  /// Names that have the same roles.
  struct Row: Sendable {
    let names: [String]
    let roles: SwiftUIRoles

    /// - Parameter names: separated by spaces
    init(_ names: String, _ roles: SwiftUIRole...) {
      self.names = names.split(separator: " ").map(String.init)
      self.roles = SwiftUIRoles(roles)
    }
  }

  static let rows =
    scenes + containers + views + drawings + navigation + presentations + modifiers + interactions + environment + placements

  private static let rolesOfNames: [String: SwiftUIRoles] = {
    var result: [String: SwiftUIRoles] = [:]
    for row in rows {
      for name in row.names { result[name, default: SwiftUIRoles()] = result[name, default: SwiftUIRoles()].union(row.roles) }
    }
    return result
  }()

  /// None for names that are not SwiftUI's.
  public static func roles(of name: String) -> SwiftUIRoles { rolesOfNames[name] ?? SwiftUIRoles() }

  public static func has(_ name: String, _ role: SwiftUIRole) -> Bool { rolesOfNames[name]?.contains(role) ?? false }

  private static let namesWithRoles: [SwiftUIRole: [String]] = {
    let roles = SwiftUIRole.allCases.map { role in (role, rows.filter { $0.roles.contains(role) }.flatMap(\.names)) }
    return Dictionary(roles) { first, _ in first }
  }()

  /// All names with a role, in the order of the catalogue.
  public static func names(with role: SwiftUIRole) -> [String] { namesWithRoles[role] ?? [] }

  /// Whether it is a name of SwiftUI's that has a role.
  public static func contains(_ name: String) -> Bool { rolesOfNames[name] != nil }
}

extension Call {
  /// Whether what is called has the name of something of SwiftUI's with a role. Views are called without a dot and modifiers with
  /// one, which is for the caller to look at, and so is a declaration of the project that has the same name.
  public func has(_ role: SwiftUIRole) -> Bool { SwiftUICatalogue.has(name, role) }
}
