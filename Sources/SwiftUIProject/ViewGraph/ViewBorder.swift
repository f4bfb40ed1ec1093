import SwiftSyntax
import SwiftUIModel

extension ViewUsage {
  /// How far ways are followed.
  public enum Border: Sendable {
    /// To the navigation container, the presentation or the scene.
    case container
    /// To what makes a screen of it: a push, a column, a tab, a presentation or a scene.
    case screen
    /// To the presentation or the scene, or to the push, which may be within a presentation.
    case presentation
    /// To the app, or to UIKit and AppKit, through whatever there is.
    case app

    enum Passage {
      case through
      case end
      case unknown
    }

    /// Whether a second way through the same view's body is of no interest.
    var visitsOnce: Bool { self != .container }

    func passage(_ role: Role) -> Passage {
      switch role {
      case .hosted: .end
      case _ where self == .app: .through
      case .presented, .window: .end
      case .view, .decoration, .sideBySide, .layout, .transparent: .through
      case .pushed: self == .container ? .through : .end
      case .tab: self == .screen ? .end : .through
      case .column: self == .presentation ? .through : .end
      case .container: self == .container ? .end : .through
      case .ownContainer: self == .screen ? .through : .unknown
      case .unknown: .unknown
      }
    }
  }
}

extension SemanticModel {
  /// The ways out from a node of this file, innermost first. Previews are left out. Ways that cannot be followed to the border end
  /// as unknown, unused or in a cycle.
  /// - Parameter goesOn: whether ways are worth following further, asked about each one
  public func waysOut(
    of node: some SyntaxProtocol, to border: ViewUsage.Border = .container,
    while goesOn: @escaping (ViewUsage) -> Bool = { _ in true }
  ) -> [ViewUsage] {
    waysOut(of: checkedFile.located(Syntax(node)), to: border, while: goesOn)
  }

  /// The ways out from a node of any file.
  public func waysOut(
    of node: Located<Syntax>, to border: ViewUsage.Border = .container,
    while goesOn: @escaping (ViewUsage) -> Bool = { _ in true }
  ) -> [ViewUsage] {
    var walk = OutwardWalk(self, to: border, while: goesOn)
    walk.follow(node)
    return walk.ways
  }

  /// The ways out from all places that make a view to the screens that show it, those in previews left out, and those that lead
  /// back to it. Nil if not all of these places are known.
  public func usages(ofView name: String) -> [ViewUsage]? {
    guard let initializations = initializations(of: name) else { return nil }
    var walk = OutwardWalk(self, to: .screen)
    walk.follow(initializationsOf: name, initializations)
    return walk.ways.filter { if case .cycle = $0.end { false } else { true } }
  }
}
