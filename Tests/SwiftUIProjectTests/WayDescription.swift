import SwiftSyntax
import SwiftUIModel

@testable import SwiftUIProject

extension SmallProject {
  /// The ways out from the first call of `Here`, innermost step first: `layout > Home > WindowGroup`.
  func ways(to border: ViewUsage.Border = .container) -> [String] {
    guard let here = own.calls(named: "Here").first else { return ["no Here"] }
    return semantics.waysOut(of: here.node, to: border).map(\.words)
  }

  /// The ways out from the places that make a view.
  func usages(of view: String) -> [String]? { semantics.usages(ofView: view)?.map(\.words) }
}

extension ViewUsage {
  /// The steps and, if the way does not end at the role of the last one, why it ends.
  var words: String {
    let reason: String? =
      switch end {
      case .role: nil
      case .app: "app"
      case .cycle(let name): "cycle of \(name)"
      case .unused(let type): "unused \(type.name)"
      case .unknown: "unknown"
      }
    return (steps.map(\.role.words) + [reason].compactMap { $0 }).joined(separator: " > ")
  }
}

extension ViewUsage.Role {
  fileprivate var words: String {
    switch self {
    case .view(let name): name
    case .pushed: "pushed"
    case .tab: "tab"
    case .decoration: "decoration"
    case .sideBySide: "side by side"
    case .layout: "layout"
    case .transparent: "group"
    case .container(let container): container.kind.rawValue
    case .column(let column): column.rawValue
    case .presented(let kind): kind.rawValue
    case .window(let scene): scene
    case .hosted: "hosted"
    case .ownContainer: "own container"
    case .unknown: "?"
    }
  }
}
