import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

extension Rule {
  /// Routes whose type is not `Hashable`.
  public static let routeNotHashable = Rule(
    id: "route-not-hashable",
    severity: .warning,
    fixLevel: .safe,
    chapter: .navigation,
    title: "routes that are not Hashable",
    why: """
      Links, paths and destinations compare the values that lead to a screen, so each of their types has to be `Hashable`. Swift \
      writes the comparison as soon as the type says so and all its parts are.
      """,
    anchor: "nav-route",
    triggers: ["navigationDestination", "NavigationLink", "NavigationStack", "NavigationPath"],
    flagged: RouteNotHashable.flagged,
    allowed: RouteNotHashable.allowed,
    check: { context in
      var seen: Set<String> = []
      let asked = context.askedRouteUses.filter { use in
        seen.insert(use.type).inserted && context.lacks(.hashable, use.type, in: use.scope)
      }
      guard !asked.isEmpty else { return [] }
      // The finding is at the first use of a type, and lists the others.
      let uses = Dictionary(grouping: context.file.routeUses(in: context), by: \.type)
      return asked.compactMap { RouteNotHashable(uses: uses[$0.type] ?? [], context: context)?.finding }
    })
}

/// A type that some places of a file use as a route.
struct RouteNotHashable {
  private let first: RouteUse
  private let uses: [RouteUse]
  private let main: LocatedType
  private let context: RuleContext

  init?(uses: [RouteUse], context: RuleContext) {
    guard let first = uses.first, context.lacks(.hashable, first.type, in: first.scope),
      let main = context.semantics.declarations(ofType: first.type, in: first.scope).first(where: { $0.type.kind != .extension }
      )
    else { return nil }
    self.first = first
    self.uses = uses
    self.main = main
    self.context = context
  }

  var finding: Finding {
    let name = first.type
    var fix: Fix?
    var refusal: FindingMessage?
    do throws(Refusal) {
      let added = try SynthesizedConformance(.hashable, of: name, in: first.scope, context: context)
      fix = Fix(
        title: "Make \(name) Hashable", level: added.caution == nil ? .safe : .review,
        caution: added.caution.map { $0.capitalizedFirst + "." },
        files: added.edits.path == nil ? [added.edits] : [FileEdits(edits: .empty), added.edits])
    } catch {
      refusal = error.reason
    }
    let places = uses.dropFirst().map { RelatedPlace(range: $0.range, message: "`\($0.role)` asks for it too.") }
    let declaration = RelatedPlace(
      path: main.path, range: main.type.nameToken.textRange, message: "`\(name)` is declared here.")
    return Finding(
      .routeNotHashable, range: first.range,
      message: """
        `\(name)` is not `Hashable`, which `\(first.role)` asks of what leads to a screen. Declare it \
        `\(main.type.kind.keyword) \(main.type.name): Hashable`.
        """,
      related: [declaration] + places, fix: fix, refusal: refusal)
  }
}

extension TypeDeclaration.Kind {
  fileprivate var keyword: String {
    switch self {
    case .structure: "struct"
    case .class: "class"
    case .enumeration: "enum"
    case .actor: "actor"
    case .protocol: "protocol"
    case .extension: "extension"
    }
  }
}

extension RouteNotHashable {
  private static func map(_ route: String, kind: String = "enum MapRoute") -> String {
    """
    \(route)

    struct MapStack: View {
      var body: some View {
        NavigationStack {
          Text("Map")
            .⟦navigationDestination(for:⟧ MapRoute.self) { _ in Text("Place") }
        }
      }
    }
    """
  }

  private static func fixedMap(_ route: String) -> String { map(route).filter { $0 != "⟦" && $0 != "⟧" } }

  static let flagged: [Example] = [
    Example(
      "An enum with payloads",
      code: map("enum MapRoute {\n  case place(Int)\n  case search(text: String, near: Int?)\n}"),
      fixed: fixedMap("enum MapRoute: Hashable {\n  case place(Int)\n  case search(text: String, near: Int?)\n}")),
    Example(
      "A struct that links and a path use",
      code: """
        struct Place: Identifiable {
          let id: Int
          var tags: [String] = []
        }

        struct PlaceList: View {
          @State private var path: [Place] = []

          var body: some View {
            ⟦NavigationStack(path:⟧ $path) {
              NavigationLink("Harbor", value: Place(id: 1))
                .navigationDestination(for: Place.self) { place in Text("\\(place.id)") }
            }
          }
        }
        """,
      fixed: """
        struct Place: Identifiable, Hashable {
          let id: Int
          var tags: [String] = []
        }

        struct PlaceList: View {
          @State private var path: [Place] = []

          var body: some View {
            NavigationStack(path: $path) {
              NavigationLink("Harbor", value: Place(id: 1))
                .navigationDestination(for: Place.self) { place in Text("\\(place.id)") }
            }
          }
        }
        """),
    Example(
      "A public type",
      code: map("public enum MapRoute {\n  case place(Int)\n}"),
      fixed: fixedMap("public enum MapRoute: Hashable {\n  case place(Int)\n}"), level: .review),
    Example(
      "A type with a `==` of its own",
      code: map(
        """
        struct MapRoute: Equatable {
          var id = 0
          var name = ""
          static func == (a: MapRoute, b: MapRoute) -> Bool { a.id == b.id }
        }
        """),
      fixed: fixedMap(
        """
        struct MapRoute: Equatable, Hashable {
          var id = 0
          var name = ""
          static func == (a: MapRoute, b: MapRoute) -> Bool { a.id == b.id }
        }
        """), level: .review),
    Example(
      "A payload that is not Hashable",
      code: map("struct Pin {\n  var title = \"\"\n}\n\nenum MapRoute {\n  case pin(Pin)\n}")),
    Example(
      "A closure as the payload",
      code: map("enum MapRoute {\n  case ask(() -> Void)\n}")),
    Example(
      "A class", code: map("final class MapRoute {\n  var id = 0\n}")),
  ]

  static let allowed: [Example] = [
    Example("It says so", code: fixedMap("enum MapRoute: Hashable {\n  case place(Int)\n}")),
    Example("An enum without payloads is Hashable by itself", code: fixedMap("enum MapRoute {\n  case search, settings\n}")),
    Example(
      "In an extension",
      code: fixedMap("struct MapRoute {\n  var id = 0\n}\n\nextension MapRoute: Hashable {}")),
    Example(
      "Through a protocol of the project",
      code: fixedMap("protocol Place: Hashable {}\n\nstruct MapRoute: Place {\n  var id = 0\n}")),
    Example(
      "A type of the standard library",
      code: """
        struct Numbers: View {
          var body: some View { Text("1").navigationDestination(for: Int.self) { Text("\\($0)") } }
        }
        """),
    Example(
      "A generic parameter",
      code: """
        struct Frame<Route: Hashable>: View {
          @State private var path: [Route] = []
          var body: some View {
            NavigationStack(path: $path) { Text("Root").navigationDestination(for: Route.self) { _ in Text("Next") } }
          }
        }
        """),
  ]
}
