import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

extension Rule {
  /// A path that is saved although what is on it cannot be.
  public static let pathNotCodable = Rule(
    id: "path-not-codable",
    severity: .information,
    fixLevel: .review,
    chapter: .navigation,
    title: "saved paths with routes that are not Codable",
    why: """
      `codable` of a `NavigationPath` is nil as soon as one value on it is not `Codable`, so nothing is saved and nothing comes \
      back.
      """,
    anchor: "restoration",
    triggers: ["codable"],
    flagged: PathNotCodable.flagged,
    allowed: PathNotCodable.allowed,
    check: { context in
      guard context.file.importsSwiftUI else { return [] }
      let file = context.file
      // A path has one finding, at the first token in the parts of the type that uses it.
      let types = context.tokens(named: "codable").compactMap { file.type(around: $0)?.qualifiedName }
      guard !types.isEmpty else { return [] }
      let parts = Set(types).flatMap(file.declarations(of:)).map(\.range)
      var paths: Set<String> = []
      return file.tokens(named: "codable", within: parts).compactMap { token -> Finding? in
        guard let check = PathNotCodable(token, in: context), paths.insert(check.key).inserted else { return nil }
        return check.finding
      }
    })
}

/// One `path.codable`.
struct PathNotCodable {
  private let token: TokenSyntax
  private let path: NavigationPathState
  private let context: RuleContext
  /// The routes that cannot be saved, with the type that they were looked up from.
  private let routes: [(name: String, scope: TypeDeclaration?)]

  /// One finding a path.
  fileprivate let key: String

  init?(_ token: TokenSyntax, in context: RuleContext) {
    guard let member = token.parent?.parent?.as(MemberAccessExprSyntax.self), member.declName.baseName.id == token.id,
      let base = member.base, let type = context.file.type(around: token), !context.file.isInPreview(token),
      let path = NavigationPathState(base, in: type, context: context), path.isTypeErased, let name = path.names.last
    else { return nil }
    var routes: [(name: String, scope: TypeDeclaration?)] = []
    for use in Self.uses(ofPath: name, in: context) where context.lacks(.codable, use.type, in: use.scope) {
      if !routes.contains(where: { $0.name == use.type }) { routes.append((use.type, use.scope)) }
    }
    guard !routes.isEmpty else { return nil }
    self.token = token
    self.path = path
    self.context = context
    self.routes = routes
    key = type.qualifiedName + "." + name
  }

  /// The routes that the files show with a stack that is bound to the path.
  private static func uses(ofPath name: String, in context: RuleContext) -> [RouteUse] {
    let files = [context.file] + (context.project.files(mentioning: name) ?? []).map(\.file)
    return files.filter { file in
      file.navigationContainers(.stack).contains { stack in
        guard let path = stack.call.argument("path")?.expression.plainPath?.last else { return false }
        return path == name || path == "$" + name
      }
    }
    .flatMap { file in file.routeUses(in: context).filter { $0.role != "navigationDestination(item:)" } }
  }

  fileprivate var finding: Finding {
    var fix: Fix?
    var refusal: FindingMessage?
    do throws(Refusal) { fix = try self.fix() } catch { refusal = error.reason }
    let names = routes.map(\.name)
    return Finding(
      .pathNotCodable, range: token.textRange,
      message: """
        `\(path.text).codable` is nil as soon as \(names.count == 1 ? "a \(names.listed)" : names.listed) is on the path, since \
        \(names.count == 1 ? "it is" : "they are") not `Codable`; then nothing is saved.
        """,
      related: routes.flatMap { route in
        context.semantics.declarations(ofType: route.name, in: route.scope).filter { $0.type.kind != .extension }.map {
          RelatedPlace(path: $0.path, range: $0.type.nameToken.textRange, message: "`\(route.name)` is declared here.")
        }
      }, fix: fix, refusal: refusal)
  }

  private func fix() throws(Refusal) -> Fix {
    var edits: [String?: [TextEdit]] = [:]
    var caution: FindingMessage = "What is saved with one version of the app has to be readable for the next."
    for route in routes {
      let added = try SynthesizedConformance(.codable, of: route.name, in: route.scope, context: context)
      edits[added.edits.path, default: []] += added.edits.edits.edits
      if let more = added.caution { caution = more.capitalizedFirst + "." }
    }
    let files = try edits.sorted { ($0.key ?? "") < ($1.key ?? "") }.map { path, edits throws(Refusal) -> FileEdits in
      guard let set = EditSet(edits) else { throw Refusal("The types cannot be edited together.") }
      return FileEdits(path: path, edits: set)
    }
    let own = files.contains { $0.path == nil } ? files : [FileEdits(edits: .empty)] + files
    return Fix(
      title: "Make \(routes.map(\.name).joined(separator: " and ")) Codable", level: .review, caution: caution, files: own)
  }
}

extension PathNotCodable {
  private static func reader(
    _ route: String, saving: String = "stored = path.⟦codable⟧.flatMap { try? JSONEncoder().encode($0) }"
  )
    -> String
  {
    """
    \(route)

    struct Reader: View {
      @SceneStorage("path") private var stored: Data?
      @State private var path = NavigationPath()

      var body: some View {
        NavigationStack(path: $path) {
          Button("Save") { \(saving) }
            .navigationDestination(for: BookRoute.self) { _ in Text("Chapter") }
        }
      }
    }
    """
  }

  private static func plain(_ route: String) -> String { reader(route).filter { $0 != "⟦" && $0 != "⟧" } }

  fileprivate static let flagged: [Example] = [
    Example(
      "A route with a payload",
      code: reader("enum BookRoute: Hashable {\n  case chapter(Int)\n}"),
      fixed: plain("enum BookRoute: Hashable, Codable {\n  case chapter(Int)\n}"), level: .review),
    Example(
      "A struct as the route",
      code: reader("struct BookRoute: Hashable {\n  let chapter: Int\n  var marks: [String] = []\n}"),
      fixed: plain("struct BookRoute: Hashable, Codable {\n  let chapter: Int\n  var marks: [String] = []\n}"), level: .review),
    Example(
      "A path in a model, its stack elsewhere",
      code: """
        enum BookRoute: Hashable {
          case cover
        }

        final class Router: ObservableObject {
          @Published var path = NavigationPath()

          func data() -> Data? { path.⟦codable⟧.flatMap { try? JSONEncoder().encode($0) } }
        }

        struct Reader: View {
          @StateObject private var router = Router()

          var body: some View {
            NavigationStack(path: $router.path) {
              Text("Book").navigationDestination(for: BookRoute.self) { _ in Text("Chapter") }
            }
          }
        }
        """,
      fixed: """
        enum BookRoute: Hashable, Codable {
          case cover
        }

        final class Router: ObservableObject {
          @Published var path = NavigationPath()

          func data() -> Data? { path.codable.flatMap { try? JSONEncoder().encode($0) } }
        }

        struct Reader: View {
          @StateObject private var router = Router()

          var body: some View {
            NavigationStack(path: $router.path) {
              Text("Book").navigationDestination(for: BookRoute.self) { _ in Text("Chapter") }
            }
          }
        }
        """, level: .review),
    Example(
      "A payload that is not Codable either",
      code: reader(
        "struct Mark: Hashable {\n  var page = 1\n}\n\nenum BookRoute: Hashable {\n  case mark(Mark)\n}")),
  ]

  fileprivate static let allowed: [Example] = [
    Example("The route is Codable", code: plain("enum BookRoute: Hashable, Codable {\n  case chapter(Int)\n}")),
    Example(
      "Nothing is saved",
      code: reader("enum BookRoute: Hashable {\n  case chapter(Int)\n}", saving: "stored = nil")),
    Example(
      "Another `codable`",
      code: reader("enum BookRoute: Hashable {\n  case chapter(Int)\n}", saving: "print(Settings().codable)") + """


        struct Settings {
          var codable = true
        }
        """),
    Example(
      "Encodable and Decodable apart",
      code: plain("enum BookRoute: Hashable, Encodable, Decodable {\n  case chapter(Int)\n}")),
  ]
}
