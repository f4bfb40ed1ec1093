import SwiftSyntax
import SwiftUIModel

extension Presentation {
  /// The calls that make what it shows: the roots of its content, within a navigation stack or `Group` too, and in a helper of
  /// the same type that nothing else uses. Empty for content that is no closure.
  public func shownViews(in file: ViewFile) -> [Call] {
    guard case .closure(let closure) = content else { return [] }
    let walk = InwardWalk(
      into: closure.statements, of: SourceFile(path: nil, file: file), through: [.groups, .containers, .soleHelpers], depth: 6)
    return walk.leaves.compactMap(\.call).filter { !$0.isMember && $0.name.first?.isUppercase == true }
  }
}
