import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

extension Refactoring {
  /// Keeps a stack's path in the scene's storage.
  public static let saveNavigationPath = Refactoring(
    id: "save-navigation-path",
    title: SaveNavigationPath.title,
    why: """
      The system may end an app in the background at any time. With the path in the scene's storage, people come back to the \
      screen that they left.
      """,
    anchor: "restoration",
    triggers: ["NavigationStack"],
    offered: SaveNavigationPath.offered,
    refused: SaveNavigationPath.refused,
    absent: SaveNavigationPath.absent,
    find: { context, range in
      guard let path = StackPath(at: range, in: context) else { return nil }
      return SaveNavigationPath(path: path, context: context).offer
    })
}

/// The rewrite that saves the path of a view's stack.
struct SaveNavigationPath {
  static let title = "Save and restore this navigation path"

  let path: StackPath
  let context: RuleContext
  private var file: ViewFile { context.file }

  fileprivate var offer: Refactoring.Offer? {
    guard !isSaved else { return nil }
    return Refactoring.Offer(Self.title) { () throws(Refusal) in try edits() }
  }

  private static let coders = [
    "codable", "JSONEncoder", "JSONDecoder", "PropertyListEncoder", "PropertyListDecoder",
  ]

  /// Whether the view saves something already, or the object that has the path does.
  private var isSaved: Bool {
    var declarations = context.semantics.declarations(ofType: path.type.qualifiedName)
    if !path.isState, let owner = ValueTypes(semantics: context.semantics).type(of: path.root, in: path.type) {
      declarations += context.semantics.declarations(ofType: owner.name)
    }
    return declarations.contains { declaration in
      Self.coders.contains { !declaration.file.tokens(named: $0, within: [declaration.type.range]).isEmpty }
    }
  }

  private func edits() throws(Refusal) -> [TextEdit] {
    guard path.stacks.count == 1, let stack = path.stacks.first else {
      throw Refusal("`\(path.expression)` is bound to several stacks, so there is no one place to restore it.")
    }
    guard !path.type.inheritedTypes.contains("App"), !path.type.inheritedTypes.contains("Scene") else {
      throw Refusal("`\(path.type.name)` is no view; the scene's storage belongs into one.")
    }
    guard file.areCompiledTogether(stack.call.node, path.root.declaration) else {
      throw Refusal("`\(path.root.name)` and its stack are in different branches of an `#if`.")
    }
    try refuseUncodable(stack)
    let capitalized = path.name.prefix(1).uppercased() + path.name.dropFirst()
    guard let stored = file.freeName(among: ["saved", "stored", "restored"].map { $0 + capitalized }, in: path.type) else {
      throw Refusal("The names `saved\(capitalized)` and `stored\(capitalized)` are taken.")
    }
    let key = "\(path.type.qualifiedName).\(path.name)"
    let declaration = path.root.declaration.textRange
    let layout = file.layout
    guard layout.isBlankBefore(declaration.lower) else {
      throw Refusal("`\(path.root.name)` shares its line with something else, which leaves no place for the storage.")
    }
    let modifiers = ModifierMove(
      adding: (restoring(from: stored) + saving(to: stored, stack)).joined(separator: layout.lineBreak), in: file)
    return [
      .insert(
        layout.lineBreak + layout.indentation(at: declaration.lower)
          + "@SceneStorage(\"\(key)\") private var \(stored): Data?",
        at: file.text.endOfLine(file.text.lines.line(of: declaration.upper))),
      modifiers.insertion(behind: stack.call.node),
    ]
  }

  // MARK: What can be saved

  private func refuseUncodable(_ stack: NavigationContainer) throws(Refusal) {
    if let element = path.element {
      return try refuse(element, named: element, in: path.type)
    }
    guard path.isTypeErased else { throw Refusal("What `\(path.expression)` can hold is not in sight.") }
    var shown = try StackDestinations(of: stack, in: context)
    if shown.types.isEmpty { try shown.addAll(in: context) }
    guard !shown.types.isEmpty else {
      throw Refusal(
        "No `navigationDestination(for:)` of this stack is in sight, so what `\(path.expression)` holds is not known.")
    }
    for type in shown.types { try refuse(type.written, named: type.name, in: type.scope) }
  }

  private func refuse(_ written: String, named name: String, in scope: TypeDeclaration?) throws(Refusal) {
    let answers = ["Encodable", "Decodable"].map { conformance in
      let known = name == written ? Knowledge.unknown : context.semantics.conformance(of: name, to: conformance)
      return known == .yes ? known : context.semantics.conformance(of: written, to: conformance, in: scope)
    }
    if answers.allSatisfy({ $0 == .yes }) { return }
    let isSure = answers.contains { $0 == .no }
    throw Refusal(
      "`\(written)` is \(isSure ? "not" : "not known to be") `Codable`, so a path with it cannot be saved; make it `Codable` first."
    )
  }

  // MARK: Text

  private func restoring(from stored: String) -> [String] {
    let unit = file.layout.indentationUnit
    // What opened a screen before, such as a link into the app, goes before what was saved.
    let condition =
      !path.isState || path.root.startsEmpty ? "guard \(path.expression).isEmpty, let \(stored)" : "guard let \(stored)"
    guard let element = path.element else {
      return [
        ".task {",
        "\(unit)\(condition),",
        "\(unit)\(unit)let representation = try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: \(stored))",
        "\(unit)else { return }",
        "\(unit)\(path.expression) = NavigationPath(representation)",
        "}",
      ]
    }
    return [
      ".task {",
      "\(unit)\(condition) else { return }",
      "\(unit)\(path.expression) = (try? JSONDecoder().decode([\(element)].self, from: \(stored))) ?? []",
      "}",
    ]
  }

  private func saving(to stored: String, _ stack: NavigationContainer) -> [String] {
    let unit = file.layout.indentationUnit
    let isOld = context.semantics.mayLack(.iOS17, at: stack.call.node)
    let value = isOld ? "newPath" : path.expression
    let encoded =
      path.element == nil
      ? "\(value).codable.flatMap { try? JSONEncoder().encode($0) }" : "try? JSONEncoder().encode(\(value))"
    return [
      ".onChange(of: \(path.expression)) {\(isOld ? " newPath in" : "")",
      "\(unit)\(stored) = \(encoded)",
      "}",
    ]
  }
}

extension StateProperty {
  /// Whether it starts as an empty path.
  fileprivate var startsEmpty: Bool {
    guard let value = defaultValue else { return false }
    if let array = value.as(ArrayExprSyntax.self) { return array.elements.isEmpty }
    guard let call = value.as(FunctionCallExprSyntax.self) else { return false }
    return call.arguments.isEmpty && call.trailingClosure == nil
  }
}
