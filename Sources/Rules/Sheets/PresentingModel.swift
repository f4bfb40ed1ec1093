import Linting
import SwiftSyntax
import SwiftUIModel

/// The object that a view presents by, where a presentation's flag and the optional that it shows are both properties of it.
struct PresentingModel {
  /// As the view names the object.
  let root: String
  let flagName: String
  let optionalName: String
  /// The class, with its extensions, over the project.
  let declarations: [LocatedType]
  /// The one declaration that is no extension.
  let main: LocatedType
  let flag: StateProperty?
  let optional: StateProperty

  var typeName: String { main.type.name }

  /// Nil where the object's type or its optional cannot be found, or where there is no binding to speak of.
  init?(_ selection: SeparateSelection, in context: RuleContext) {
    let path = selection.unwrapping.path
    let binding = selection.presentation.bindingArgument.expression
    guard path.count == 2, let root = path.first, let optionalName = path.last,
      case .path(_, let members) = selection.presentation.source, members.count == 1, let flagName = members.first,
      let object = binding.as(MemberAccessExprSyntax.self)?.base
    else { return nil }
    let types = ValueTypes(context: context)
    guard let type = types.type(of: object, in: context.file) else { return nil }
    let declarations = context.declarations(ofType: type.name)
    let properties = declarations.flatMap(\.type.properties)
    guard let main = declarations.first(where: { $0.type.kind != .extension }),
      let optional = properties.first(where: { $0.name == optionalName }), optional.isOptional, !optional.isLet
    else { return nil }
    self.root = root
    self.flagName = flagName
    self.optionalName = optionalName
    self.declarations = declarations
    self.main = main
    self.optional = optional
    // The object that holds the flag is another one where the names differ.
    let isSameObject = object.accessPath.map { $0.hasPrefix("$") ? String($0.dropFirst()) : $0 } == [root]
    flag = isSameObject ? properties.first { $0.name == flagName && $0.isBool } : nil
  }
}

extension PresentingModel {
  /// The two states with all their uses over the project; throws what keeps them from being followed or changed.
  func states(in context: RuleContext) throws(Refusal) -> (flag: TrackedState, optional: TrackedState) {
    guard let flag else { throw Refusal("`\(flagName)` and `\(optionalName)` are kept in different places.") }
    guard main.type.kind == .class else { throw Refusal("`\(typeName)` is no class, so that each copy has its own states.") }
    for property in [flag, optional] { try check(property, in: context) }
    try checkConformances(in: context)
    try checkSubclasses(in: context)
    let search = ModelUseSearch(model: self, context: context)
    return (
      TrackedState(property: flag, home: home(of: flag), isShared: true, uses: try search.uses(of: flag, goes: true)),
      TrackedState(
        property: optional, home: home(of: optional), isShared: true, uses: try search.uses(of: optional, goes: false))
    )
  }

  private func home(of property: StateProperty) -> LocatedType {
    declarations.first { $0.type.properties.contains { $0.nameToken.id == property.nameToken.id } } ?? main
  }

  private var isObservable: Bool { main.type.attributes.contains { $0 == "Observable" || $0 == "Perceptible" } }

  private func check(_ property: StateProperty, in context: RuleContext) throws(Refusal) {
    let name = property.name
    let found = declarations.flatMap(\.type.properties).filter { $0.name == name }
    guard found.count == 1, home(of: property).file.areCompiledTogether(property.declaration, home(of: property).type.node)
    else {
      throw Refusal("`\(typeName)` declares `\(name)` differently for different platforms.")
    }
    if property.binding.accessorBlock != nil {
      throw Refusal("`\(name)` of `\(typeName)` has observers, which would run at other times.")
    }
    if let setter = property.modifiers.first(where: { $0.hasSuffix("(set)") }) {
      throw Refusal("`\(name)` of `\(typeName)` is `\(setter)`, so that no view can bind it.")
    }
    let plain: Set = ["public", "internal", "package", "final", "open", "private", "fileprivate"]
    if let modifier = property.modifiers.first(where: { !plain.contains($0) }) {
      throw Refusal("`\(name)` of `\(typeName)` is `\(modifier)`.")
    }
    let attributes = property.attributes.filter { $0 != "MainActor" }
    if isObservable {
      guard attributes.isEmpty else { throw Refusal("`\(name)` of `\(typeName)` is `@\(attributes.joined(separator: " @"))`.") }
    } else if attributes != ["Published"] {
      throw Refusal("`\(name)` of `\(typeName)` is not just `@Published`, so that not every change of it is seen.")
    }
  }

  /// Protocols and superclasses of the project that ask for the properties, and conformances that follow all of them.
  private func checkConformances(in context: RuleContext) throws(Refusal) {
    var pending = declarations.flatMap(\.type.inheritedTypes)
    var visited: Set<String> = []
    while let name = pending.popLast() {
      guard visited.insert(name).inserted else { continue }
      if ["Codable", "Encodable", "Decodable"].contains(name) {
        throw Refusal("`\(typeName)` is `\(name)`, so that what is saved would change with its properties.")
      }
      for inherited in context.declarations(ofType: name) where inherited.type.kind != .extension {
        pending += inherited.type.inheritedTypes
        let names = inherited.type.properties.map(\.name) + inherited.type.members.map(\.name)
        guard let required = [flagName, optionalName].first(where: names.contains) else { continue }
        let relation = inherited.type.kind == .protocol ? "conforms to" : "inherits from"
        throw Refusal("`\(name)`, which `\(typeName)` \(relation), has `\(required)` too.")
      }
    }
  }

  private func checkSubclasses(in context: RuleContext) throws(Refusal) {
    guard !main.type.modifiers.contains("final") else { return }
    let others = main.type.isPrivate ? [] : context.project.files(mentioning: typeName)?.map(\.file)
    guard let others else {
      throw Refusal("`\(typeName)` is not `final`, and not all files that may inherit from it were looked at.")
    }
    for type in ([context.file] + others).flatMap(\.types) where type.kind == .class {
      guard type.inheritedTypes.contains(where: { $0.split(separator: ".").last.map(String.init) == typeName }) else {
        continue
      }
      throw Refusal("`\(type.name)` inherits `\(flagName)` and `\(optionalName)` from `\(typeName)`.")
    }
  }
}
