import SwiftUIModel

/// A place where a view is shown, with the file that it is in.
public struct LocatedPlacement: Sendable {
  /// The absolute path of another file; nil for the checked one.
  public let path: String?
  public let file: ViewFile
  public let placement: Placement

  public var role: Placement.Role { placement.role }
}

extension SemanticModel {
  /// The places over the whole workspace where a view type is made. A view within another view's body counts for that view's
  /// places in turn. Nil when the workspace is not loaded or the views nest without end.
  public func placements(ofView name: String) -> [LocatedPlacement]? {
    var visited: Set<String> = []
    return placements(ofView: name, visited: &visited, depth: 0)
  }

  private func placements(ofView name: String, visited: inout Set<String>, depth: Int) -> [LocatedPlacement]? {
    guard depth < 8, let others = project.files(mentioning: name) else { return nil }
    guard visited.insert(name).inserted else { return [] }
    var result: [LocatedPlacement] = []
    for (path, file) in [(nil, file)] + others.map({ (Optional($0.path), $0.file) }) {
      for placement in file.placements(ofView: name) {
        guard case .embedded(let outer) = placement.role else {
          result.append(LocatedPlacement(path: path, file: file, placement: placement))
          continue
        }
        guard let outerPlaces = placements(ofView: outer, visited: &visited, depth: depth + 1) else { return nil }
        result += outerPlaces.map {
          LocatedPlacement(path: $0.path, file: $0.file, placement: $0.placement.inside(placement))
        }
        if outerPlaces.isEmpty {
          // A view that nobody shows in sight tells nothing about what is in it, unless it was counted already.
          if !visited.contains(outer) || file.placements(ofView: outer).isEmpty {
            result.append(LocatedPlacement(path: path, file: file, placement: placement.asOther))
          }
        }
      }
    }
    return result
  }
}

extension Placement {
  /// This placement of an outer view, seen from a view that `inner` puts into its body.
  fileprivate func inside(_ inner: Placement) -> Placement {
    Placement(
      role: role, isRoot: isRoot && inner.isRoot, isInNavigation: isInNavigation || inner.isInNavigation, node: node)
  }

  fileprivate var asOther: Placement { Placement(role: .other, isRoot: isRoot, isInNavigation: isInNavigation, node: node) }
}
