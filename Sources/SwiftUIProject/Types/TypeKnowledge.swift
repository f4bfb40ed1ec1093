import SwiftUIModel

extension SemanticModel {
  /// The declarations and extensions of a type over the workspace as far as it is loaded, those of this file first.
  /// - Parameters:
  ///   - name: as written at its use: `Trail`, `Cookbook.Sheet`
  ///   - scope: the type around the use, in which nested names are looked up first
  ///   - test: what a declaration at file level must pass for those in it to be of interest; others may be missing
  public func declarations(
    ofType name: String, in scope: TypeDeclaration? = nil, where test: TextTest = .all([])
  ) -> [LocatedType] {
    let others = otherFiles(declaring: name, in: scope)
    // `Sheet` in `Cookbook` is `Cookbook.Sheet` where that exists.
    var prefix = scope?.qualifiedName.split(separator: ".").map(String.init) ?? []
    while true {
      let candidate = (prefix + [name]).joined(separator: ".")
      // Which of several types is meant depends on all of their declarations.
      let test = prefix.isEmpty ? test : .all([])
      let found =
        file.declarations(of: candidate, where: test).map { LocatedType(path: nil, file: file, node: $0) }
        + others.flatMap { other in
          other.file.declarations(of: candidate, where: test).map { LocatedType(path: other.path, file: other.file, node: $0) }
        }
      if found.contains(where: { $0.type.kind != .extension }) || prefix.isEmpty { return found }
      prefix.removeLast()
    }
  }

  private func otherFiles(declaring name: String, in scope: TypeDeclaration?) -> [ProjectFile] {
    let simple = name.split(separator: ".").last.map(String.init) ?? name
    // Where very many types share a name (`Home.Model`, `Search.Model` …), the type around it leads to the one that is meant.
    let outer = (name.contains(".") ? name : scope?.qualifiedName)?.split(separator: ".").first.map(String.init)
    return project.files(declaring: simple) ?? outer.flatMap { project.files(declaring: $0) } ?? []
  }

  /// Whether what `declarations(ofType:in:)` finds, or another declaration at file level beside it, may pass a test, as far as can
  /// be told without parsing.
  public func mayDeclare(_ name: String, in scope: TypeDeclaration? = nil, where test: TextTest) -> Bool {
    let simple = name.split(separator: ".").last.map(String.init) ?? name
    return file.mayDeclare(simple, where: test)
      || otherFiles(declaring: name, in: scope).contains { $0.file.mayDeclare(simple, where: test) }
  }

  /// Whether a type is evidently no view: it is declared at file level, and nothing around its declarations and extensions speaks of
  /// views. Quicker than to look for its declarations, which have to be parsed for that.
  public func isEvidentlyNoView(_ name: String) -> Bool {
    guard !name.contains("."), let others = project.files(declaring: name) else { return false }
    let answers = ([file] + others.map(\.file)).compactMap { $0.mayBeView(name) }
    return !answers.isEmpty && !answers.contains(true)
  }

  /// Whether a type conforms to a protocol, by what the workspace's declarations say. A conformance that is not in sight is
  /// *no* only when every declaration is: unresolved protocols and superclasses, or a workspace that is not loaded, mean
  /// *unknown*.
  public func conformance(of name: String, to conformance: String, in scope: TypeDeclaration? = nil) -> Knowledge {
    var visited: Set<String> = []
    return self.conformance(of: name, to: conformance, in: scope, visited: &visited)
  }

  private func conformance(
    of written: String, to target: String, in scope: TypeDeclaration?, visited: inout Set<String>
  ) -> Knowledge {
    let name = written.split(separator: "<").first.map(String.init) ?? written
    if name == target || StandardTypes.refinements[target]?.contains(name) == true { return .yes }
    let known = StandardTypes.conforms(name, to: target)
    if known == .yes { return .yes }
    guard visited.insert(name).inserted else { return .no }
    let declarations = declarations(ofType: name, in: scope)
    // `extension URL: Identifiable` is what some projects write.
    if let known {
      if declarations.contains(where: { $0.type.inheritedTypes.contains(target) }) { return .yes }
      return conformanceOfCollection(written, to: target) ?? known
    }
    let kinds = declarations.filter { $0.type.kind != .extension }
    guard let main = kinds.first else { return .unknown }
    // Two types of one name, in different modules perhaps: which one is meant cannot be told, unless this file has it.
    if kinds.count > 1, main.path != nil { return .unknown }
    if main.type.attributes.contains("Model"), ["Identifiable", "Hashable", "Equatable"].contains(target) { return .yes }
    // An attribute that is no language's or SwiftUI's own may be a macro that adds conformances.
    var isUnknown =
      declarations.flatMap(\.type.attributes).contains { !StandardTypes.addsNoConformance($0) }
      || project.files(declaring: name.split(separator: ".").last.map(String.init) ?? name) == nil
    for inherited in declarations.flatMap(\.type.inheritedTypes) {
      // Of its raw values' type an enum is no subtype.
      if main.type.kind == .enumeration, StandardTypes.isValue(inherited) { continue }
      switch self.conformance(of: inherited, to: target, in: nil, visited: &visited) {
      case .yes: return .yes
      case .unknown: isUnknown = true
      case .no: break
      }
    }
    if isHashableForFree(main.type), ["Hashable", "Equatable"].contains(target) { return .yes }
    return isUnknown ? .unknown : .no
  }

  /// Enums without payloads are Hashable without saying so.
  private func isHashableForFree(_ type: TypeDeclaration) -> Bool {
    type.kind == .enumeration && type.cases.allSatisfy { $0.parameterClause == nil }
  }
}
