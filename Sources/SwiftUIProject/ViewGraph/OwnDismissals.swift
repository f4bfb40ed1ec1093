import SwiftUIModel

extension [LocatedType] {
  /// What a view of these declarations closes itself with: the `dismiss` and `presentationMode` that it uses.
  public var usedDismissals: [StateProperty] {
    flatMap { declaration in
      declaration.type.properties.filter {
        $0.isDismissal && !declaration.file.references(to: $0, of: declaration.type).isEmpty
      }
    }
  }
}
