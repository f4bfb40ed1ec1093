import Linting
import SwiftSyntax
import SwiftUIModel

extension RuleContext {
  /// Whether a presentation or a destination of this file, or of one that names the type, has a value of the type as its item.
  func presentsItem(ofType type: TypeDeclaration) -> Bool {
    let others = project.files(mentioning: type.name)?.map(\.file) ?? []
    return ([file] + others).contains { file in
      guard file.importsSwiftUI, file.mentions("item") else { return false }
      let sources = file.itemPresentations.map(\.source) + file.itemDestinations
      guard !sources.isEmpty else { return false }
      let optionals = file.types(mentioning: [type.name]).flatMap(\.properties).filter {
        $0.wrappedType == type.name || $0.wrappedType == type.qualifiedName
      }
      let names = Set(optionals.map(\.name))
      return !names.isEmpty
        && sources.contains { source in
          switch source {
          case .property(let name): names.contains(name)
          case .path(_, let members): members.last.map(names.contains) ?? false
          case .derived, .constant, .store, .binding, .other: false
          }
        }
    }
  }
}

extension ViewFile {
  fileprivate var itemDestinations: [BindingSource] {
    calls(named: "navigationDestination").compactMap { $0.argument("item").map { BindingSource($0.expression) } }
  }
}
