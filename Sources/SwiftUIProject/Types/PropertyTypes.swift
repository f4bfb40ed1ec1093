import SwiftSyntax
import SwiftUIModel

extension SemanticModel {
  /// The type, as written, of `path`, `$path`, `self.path` or `$model.path` in a type; nil where a declaration out of sight says it.
  public func type(ofPath expression: ExprSyntax, in type: TypeDeclaration) -> String? {
    guard var names = expression.plainPath, let first = names.first else { return nil }
    if first.hasPrefix("$") { names[0] = String(first.dropFirst()) }
    guard let root = names.first, var current = property(named: root, of: type.qualifiedName)?.declaredType else { return nil }
    for name in names.dropFirst() {
      let owner = current.hasSuffix("?") ? String(current.dropLast()) : current
      guard let next = property(named: name, of: owner)?.declaredType else { return nil }
      current = next
    }
    return current
  }

  /// A stored property of a type of the workspace.
  private func property(named name: String, of type: String) -> StateProperty? {
    declarations(ofType: type, where: .declaresProperty(name)).flatMap(\.type.properties).first { $0.name == name }
  }
}

extension StateProperty {
  /// The type, that of `@Environment(Model.self)` included.
  fileprivate var declaredType: String? {
    if let type { return type }
    if case .environment(let name) = storage, name.first?.isUppercase == true { return name }
    return nil
  }
}

extension String {
  /// The `Trail` of `[Trail]` and `Array<Trail>`; nil for other types.
  public var elementType: String? {
    let name = trimmingOptional
    if name.hasPrefix("["), name.hasSuffix("]"), !name.contains(":") {
      return String(name.dropFirst().dropLast()).filter { $0 != " " }
    }
    for collection in ["Array<", "ArraySlice<", "Binding<[", "FetchedResults<"] where name.hasPrefix(collection) {
      return String(name.dropFirst(collection.count).prefix { $0 != ">" && $0 != "]" })
    }
    return nil
  }

  private var trimmingOptional: String { hasSuffix("?") ? String(dropLast()) : self }
}
