import SourceText
import SwiftSyntax

extension ViewFile {
  /// The calls of a name in a type, in its declaration and its extensions of this file, types in it left out, in source order of
  /// their ends.
  public func calls(named name: String, of type: TypeDeclaration) -> [Call] {
    declarations(of: type.qualifiedName).flatMap { calls(named: name, in: $0.range) }.filter { call in
      self.type(around: call.node)?.qualifiedName == type.qualifiedName
    }
  }

  /// The calls of a name in the type around a node; for a node outside of all types those outside of them.
  public func calls(named name: String, inTypeAround node: some SyntaxProtocol) -> [Call] {
    if let type = type(around: node) { return calls(named: name, of: type) }
    return calls(named: name).filter { type(around: $0.node) == nil }
  }

  /// The navigation containers of a kind in a type, as in `navigationContainers(_:)`.
  public func navigationContainers(_ kind: NavigationContainer.Kind, of type: TypeDeclaration) -> [NavigationContainer] {
    guard importsSwiftUI, !declaresType(named: kind.rawValue) else { return [] }
    return calls(named: kind.rawValue, of: type).compactMap(NavigationContainer.init)
  }

  /// The links in a type that carry their destination, as in `destinationLinks`.
  public func destinationLinks(of type: TypeDeclaration) -> [DestinationLink] {
    guard importsSwiftUI, !declaresType(named: "NavigationLink") else { return [] }
    return calls(named: "NavigationLink", of: type).compactMap(DestinationLink.init)
      .sorted { $0.call.nameRange < $1.call.nameRange }
  }
}
