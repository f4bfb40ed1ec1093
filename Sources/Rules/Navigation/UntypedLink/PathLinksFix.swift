import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

/// Gives the links of a stack values, and the stack one destination that shows them.
struct PathLinksFix {
  private let group: PathLinks
  /// Whether there is to be an enum even where one value would do.
  private let alwaysHasEnum: Bool
  private let type: TypeDeclaration
  private let place: DestinationPlace
  private var context: RuleContext { group.context }
  private var file: ViewFile { group.context.file }
  private var text: LinkText { LinkText(file: file) }

  init(_ group: PathLinks, alwaysHasEnum: Bool = false) throws(Refusal) {
    self.group = group
    self.alwaysHasEnum = alwaysHasEnum
    guard let type = group.context.file.type(around: group.stack.call.node), group.context.canNest(in: type) else {
      throw Refusal("The stack is not in a view of this file.")
    }
    self.type = type
    var place: DestinationPlace?
    for link in group.links {
      let line = group.context.file.line(of: link.call.nameRange)
      if link.hasLooseComment(in: group.context.file) {
        throw Refusal("A comment in the middle of the link on line \(line) would lose its place.")
      }
      let isNested = group.links.contains {
        $0.call.node.id != link.call.node.id && $0.call.node.textRange.contains(link.call.node.textRange)
      }
      if isNested { throw Refusal("The link on line \(line) is inside what another link shows.") }
      let own = try DestinationPlace(for: link, carried: [], in: group.context)
      if let place, place.target.id != own.target.id || own.isLink {
        throw Refusal("The links have no single view around them that could carry the destination.")
      }
      place = own
    }
    guard let place else { throw Refusal("There is no link.") }
    self.place = place
  }

  func fix() throws(Refusal) -> Fix {
    try refuseTypedPath()
    let routes = try self.routes()
    var change = LinkChange(file: file)
    let title: String
    if !alwaysHasEnum, routes.count == 1, let route = routes.first, route.payload.count == 1, let value = route.payload.first,
      !hasDestination(for: value.type)
    {
      title = "Push \(value.type) values"
      change.replace(route.link, by: text.valueLink(for: route.link, value: value.name), isLink: true)
      change.add(
        ".navigationDestination(for: \(value.type).self) "
          + text.closure(of: route.link.destination, header: value.name), at: place)
    } else {
      let name = try enumName()
      title = "Push the cases of a new enum \(name)"
      for route in routes {
        change.replace(route.link, by: text.valueLink(for: route.link, value: name + route.value), isLink: true)
      }
      change.add(try destination(for: routes, of: name), at: place)
      change.replacements.append(try declaration(of: routes, named: name))
    }
    guard
      let fix = Fix(
        title: title, level: .review,
        caution:
          "The stack makes the screens then, so what is set around the links, such as an environment, no longer reaches them.",
        edits: try change.edits())
    else { throw Refusal("The links are too close to each other to be converted together.") }
    return fix
  }

  private func refuseTypedPath() throws(Refusal) {
    guard let path = group.path else { return }
    let name = path.trimmedDescription
    guard let pathType = context.semantics.type(ofPath: path, in: type) else {
      throw Refusal("The type of `\(name)` is not in sight, so neither is what it can hold.")
    }
    guard pathType == "NavigationPath" || pathType.hasPrefix("NavigationPath(") else {
      let element = pathType.elementType ?? pathType
      throw Refusal("`\(name)` holds only `\(element)` values; give that type cases for these screens first.")
    }
  }

  private func hasDestination(for type: String) -> Bool {
    file.calls(named: "navigationDestination").contains {
      $0.argument("for")?.expression.trimmedDescription == "\(type).self"
    }
  }

  // MARK: Routes

  private func routes() throws(Refusal) -> [Route] {
    var result: [Route] = []
    for link in group.links {
      let line = file.line(of: link.call.nameRange)
      let names = localNames(in: link.destination.node, of: link)
      var payload: [Route.Payload] = []
      for name in names {
        guard let type = localType(of: name, at: link.destination.node) else {
          throw Refusal("The screen of the link on line \(line) uses `\(name)`, whose type is not in sight.")
        }
        guard context.semantics.conformance(of: type, to: "Hashable", in: self.type) == .yes else {
          throw Refusal("The screen of the link on line \(line) uses a `\(type)`, which is not known to be `Hashable`.")
        }
        payload.append(Route.Payload(name: name, type: type))
      }
      guard let view = link.destination.view?.viewName else {
        throw Refusal("What the link on line \(line) shows is not one view, so its route has no name.")
      }
      let base = Self.caseName(for: SwiftUICatalogue.has(view, .commonView) ? link.titleName ?? view : view)
      let taken = Set(result.map(\.name))
      let name = taken.contains(base) ? (2...99).lazy.map { "\(base)\($0)" }.first { !taken.contains($0) } ?? base : base
      result.append(Route(link: link, name: name, payload: payload))
    }
    return result
  }

  private func localNames(in node: ExprSyntax, of link: DestinationLink) -> [String] {
    var names = place.isLink ? [] : file.localNames(in: node, declaredInside: place.target)
    for helper in ViewAncestors.all(of: link.call.node, in: file).flatMap(\.helpers) {
      names += file.localNames(in: node, declaredInside: helper.node).filter { !names.contains($0) }
    }
    return names
  }

  /// The type of a parameter of a row's closure or a helper, or of an unwrapped property.
  private func localType(of name: String, at node: ExprSyntax) -> String? {
    guard ScopeTree.localDeclaration(of: "$" + name, at: node) == nil,
      let declaration = ScopeTree.localDeclaration(of: name, at: node)
    else { return nil }
    if let parameter = declaration.as(FunctionParameterSyntax.self) { return parameter.type.trimmedDescription }
    if let parameter = declaration.as(ClosureParameterSyntax.self), let type = parameter.type { return type.trimmedDescription }
    if declaration.is(ClosureShorthandParameterSyntax.self) || declaration.is(ClosureParameterSyntax.self) {
      guard let closure = declaration.firstAncestor(ClosureExprSyntax.self), let call = ViewFile.call(taking: closure),
        call.has(.rowsOfElements), !call.isMember, let data = call.unlabeledArgument?.expression
      else { return nil }
      return context.semantics.type(ofPath: data, in: type)?.elementType
        ?? ValueTypes(semantics: context.semantics).type(of: data, in: file)?.element.flatMap { $0.isOptional ? nil : $0.name }
    }
    if let condition = declaration.parent?.as(OptionalBindingConditionSyntax.self) {
      let source = condition.initializer?.value ?? ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(name)))
      guard let optional = context.semantics.type(ofPath: source, in: type), optional.hasSuffix("?") else { return nil }
      return String(optional.dropLast())
    }
    return nil
  }

  private static let keywords: Set<String> = [
    "default", "self", "init", "switch", "case", "in", "is", "as", "if", "else", "for", "while", "repeat", "return", "import",
    "class", "struct", "enum", "func", "var", "let", "true", "false", "nil", "where", "guard", "do", "try", "public", "private",
    "internal", "operator", "protocol", "extension", "static", "subscript", "super", "throw", "break", "continue", "any",
  ]

  /// `trailDetail` for `TrailDetailView`.
  private static func caseName(for view: String) -> String {
    var name = view
    for suffix in ["View", "Screen", "Page"] where name.hasSuffix(suffix) && name.count > suffix.count {
      name = String(name.dropLast(suffix.count))
      break
    }
    let capitals = name.prefix { $0.isUppercase || $0.isNumber }.count
    let lowered = capitals > 1 && capitals < name.count ? capitals - 1 : capitals
    name = name.prefix(lowered).lowercased() + name.dropFirst(lowered)
    return keywords.contains(name) ? name + "Screen" : name
  }

  private func enumName() throws(Refusal) -> String {
    for name in ["Route", type.name + "Route"] where file.tokens(named: name).isEmpty {
      if !context.semantics.declarations(ofType: name).contains(where: { $0.type.kind != .extension }) { return name }
    }
    throw Refusal("The names `Route` and `\(type.name)Route` are taken.")
  }

  // MARK: Text

  private func destination(for routes: [Route], of name: String) throws(Refusal) -> String {
    let unit = file.layout.indentationUnit
    var lines = [".navigationDestination(for: \(name).self) { route in", "\(unit)switch route {"]
    for route in routes { lines += try text.branch("\(unit)case \(route.pattern):", for: route.link.destination) }
    lines += ["\(unit)}", "}"]
    return lines.joined(separator: file.layout.lineBreak)
  }

  /// The enum at the top of the view.
  private func declaration(of routes: [Route], named name: String) throws(Refusal) -> TextEdit {
    let layout = file.layout
    let brace = type.memberBlock.leftBrace
    let line = file.text.lines.line(of: brace.textRange.upper)
    guard let first = type.memberBlock.members.first, file.text.lines.line(of: first.textRange.lower) > line else {
      throw Refusal("`\(type.name)` is written on one line, which leaves no place for the enum.")
    }
    let outer = layout.deeper(layout.indentation(at: type.node.textRange.lower))
    let inner = layout.deeper(outer)
    let lines =
      ["", "\(outer)private enum \(name): Hashable {"] + routes.map { "\(inner)case \($0.declaration)" } + ["\(outer)}"]
      + (layout.isBlankLine(line &+ 1) ? [] : [""])
    return .insert(lines.joined(separator: layout.lineBreak), at: file.text.endOfLine(line))
  }
}

extension RuleContext {
  /// Whether a type can be nested in another: not in an extension of a protocol such as `View`.
  fileprivate func canNest(in type: TypeDeclaration) -> Bool {
    type.kind != .extension || semantics.declarations(ofType: type.qualifiedName).contains { $0.type.kind == .structure }
  }
}

extension DestinationLink {
  /// A name like that of a view, from a title that is plain text: `AboutUs` for "About us".
  fileprivate var titleName: String? {
    guard case .title(let title) = label, let text = title.as(StringLiteralExprSyntax.self)?.representedLiteralValue else {
      return nil
    }
    let words = text.split { !$0.isASCII || !$0.isLetter && !$0.isNumber }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return name.first?.isLetter == true ? name : nil
  }
}

/// A link with the case of the enum that leads where it led.
private struct Route {
  struct Payload {
    let name: String
    let type: String
  }

  let link: DestinationLink
  let name: String
  let payload: [Payload]

  private func list(_ text: (Payload) -> String) -> String {
    payload.isEmpty ? "" : "(" + payload.map(text).joined(separator: ", ") + ")"
  }

  var declaration: String { name + list { payload.count == 1 ? $0.type : "\($0.name): \($0.type)" } }
  var pattern: String { "." + name + list { "let \($0.name)" } }
  var value: String { "." + name + list { payload.count == 1 ? $0.name : "\($0.name): \($0.name)" } }
}
