import SwiftSyntax
import SwiftUIModel

/// The object that a view presents by, where the optional that a presentation shows is a property of it, and its flag too if it
/// has one.
public struct PresentingModel {
  /// The class, with its extensions, over the project.
  public let declarations: [LocatedType]
  /// The one declaration that is no extension.
  public let main: LocatedType
  /// Nil where the flag is kept in another place, or where there is none.
  public let flag: StateProperty?
  public let optional: StateProperty

  public var typeName: String { main.type.name }

  /// Nil where the object's type or its optional cannot be found.
  public init?(_ selection: SeparateSelection, in semantics: SemanticModel) {
    let path = selection.unwrapping.path
    guard path.count == 2, let optionalName = path.last, let object = selection.object(in: semantics.file),
      let type = ValueTypes(semantics: semantics).type(of: object, in: semantics.file)
    else { return nil }
    declarations = semantics.declarations(ofType: type.name)
    let properties = declarations.flatMap(\.type.properties)
    guard let main = declarations.first(where: { $0.type.kind != .extension }),
      let optional = properties.first(where: { $0.name == optionalName }), optional.isOptional, !optional.isLet
    else { return nil }
    self.main = main
    self.optional = optional
    let driver = selection.presentation.drivingState?.path ?? []
    flag =
      driver.count == 2 && driver.first == path.first
      ? properties.first { $0.name == driver.last && $0.isBool } : nil
  }
}

extension SeparateSelection {
  /// What the presentation's binding takes the flag, or the optional, from: `$model` in `$model.flag`.
  fileprivate func object(in file: ViewFile) -> ExprSyntax? {
    let argument = presentation.bindingArgument
    if case .path(_, let members) = presentation.source {
      return members.count == 1 ? argument.expression.as(MemberAccessExprSyntax.self)?.base : nil
    }
    guard let name = unwrapping.path.last else { return nil }
    for use in file.memberUses(named: name) where argument.textRange.contains(use.reference.range) {
      if case .value(let base) = use.receiver, base.accessPath + [name] == unwrapping.path { return base }
    }
    return nil
  }
}

extension PresentingModel {
  /// The two states with all their uses over the project; throws what keeps them from being followed or changed.
  public func states(in semantics: SemanticModel) throws(Refusal) -> (flag: TrackedState, optional: TrackedState) {
    guard let flag else { throw Refusal("`\(typeName)` has no flag that opens it.") }
    guard main.type.kind == .class else { throw Refusal("`\(typeName)` is no class, so that each copy has its own states.") }
    for property in [flag, optional] { try check(property, in: semantics) }
    try checkConformances(in: semantics)
    try checkSubclasses(in: semantics)
    let search = ModelUseSearch(model: self, semantics: semantics)
    return (
      TrackedState(property: flag, home: home(of: flag), isShared: true, uses: try search.uses(of: flag, goes: true)),
      TrackedState(
        property: optional, home: home(of: optional), isShared: true, uses: try search.uses(of: optional, goes: false))
    )
  }

  /// The two states with those of their uses that are known to be theirs, for words where they cannot be changed; nil without a
  /// flag.
  public func knownStates(in semantics: SemanticModel) -> (flag: TrackedState, optional: TrackedState)? {
    guard let flag else { return nil }
    let search = ModelUseSearch(model: self, semantics: semantics)
    let tracked = { (property: StateProperty) in
      TrackedState(property: property, home: home(of: property), isShared: true, uses: search.knownUses(of: property))
    }
    return (tracked(flag), tracked(optional))
  }

  /// The optional with its uses in this file, for a presentation that has no flag; nil where the view cannot bind it.
  public func boundOptional(of selection: SeparateSelection, in semantics: SemanticModel) -> TrackedState? {
    guard let object = selection.object(in: semantics.file), optional.binding.accessorBlock == nil,
      !optional.modifiers.contains(where: { $0.hasSuffix("(set)") }), !optional.isStatic,
      let root = object.accessPath.first, selection.hasProjection(of: root, in: semantics.file)
    else { return nil }
    return TrackedState(
      property: optional, home: home(of: optional), isShared: true,
      uses: ModelUseSearch(model: self, semantics: semantics).ownUses(of: optional))
  }

  private func home(of property: StateProperty) -> LocatedType {
    declarations.first { $0.type.properties.contains { $0.nameToken.id == property.nameToken.id } } ?? main
  }

  private var isObservable: Bool { main.type.attributes.contains { $0 == "Observable" || $0 == "Perceptible" } }

  private func check(_ property: StateProperty, in semantics: SemanticModel) throws(Refusal) {
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
      throw Refusal("`\(name)` of `\(typeName)` is `\(setter)`, but a presentation has to clear its item.")
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
  private func checkConformances(in semantics: SemanticModel) throws(Refusal) {
    var pending = declarations.flatMap(\.type.inheritedTypes)
    var visited: Set<String> = []
    while let name = pending.popLast() {
      guard visited.insert(name).inserted else { continue }
      if ["Codable", "Encodable", "Decodable"].contains(name) {
        throw Refusal("`\(typeName)` is `\(name)`, so that what is saved would change with its properties.")
      }
      for inherited in semantics.declarations(ofType: name) where inherited.type.kind != .extension {
        pending += inherited.type.inheritedTypes
        let names = inherited.type.properties.map(\.name) + inherited.type.members.map(\.name)
        guard let required = [flag, optional].compactMap({ $0?.name }).first(where: names.contains) else { continue }
        let relation = inherited.type.kind == .protocol ? "conforms to" : "inherits from"
        throw Refusal("`\(name)`, which `\(typeName)` \(relation), has `\(required)` too.")
      }
    }
  }

  private func checkSubclasses(in semantics: SemanticModel) throws(Refusal) {
    guard !main.type.modifiers.contains("final") else { return }
    let others = main.type.isPrivate ? [] : semantics.project.files(mentioning: typeName)?.map(\.file)
    guard let others else {
      throw Refusal("`\(typeName)` is not `final`, and not all files that may inherit from it were looked at.")
    }
    for type in ([semantics.file] + others).flatMap({ $0.types(mentioning: [typeName]) }) where type.kind == .class {
      guard type.inheritedTypes.contains(where: { $0.split(separator: ".").last.map(String.init) == typeName }) else {
        continue
      }
      throw Refusal("`\(type.name)` inherits `\(optional.name)` from `\(typeName)`.")
    }
  }
}
