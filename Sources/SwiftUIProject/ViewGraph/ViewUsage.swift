import SwiftSyntax
import SwiftUIModel

/// One way from a view out to what shows it: through the closures and arguments around it, the helpers of its type, and the places
/// of the project that make the view that it is part of.
public struct ViewUsage {
  /// What a closure, an argument or a view's body does with what is inside.
  public enum Role {
    /// The body of a view, by name.
    case view(String)
    /// The destination of a link or of `navigationDestination`.
    case pushed
    case tab
    /// An overlay, a background, an inset, a toolbar.
    case decoration
    /// `HStack` and the like: columns that are made by hand perhaps.
    case sideBySide
    /// Other containers of SwiftUI that lay the view out or style it.
    case layout
    /// `Group` and `AnyView`: a root inside is one outside too.
    case transparent
    /// The content of a `NavigationStack` or `NavigationView`.
    case container(NavigationContainer)
    case column(SplitColumn)
    case presented(Presentation.Kind)
    /// A scene of the app, by its type.
    case window(String)
    /// Handed to UIKit or AppKit.
    case hosted
    /// The closure of a container that is not SwiftUI's. What it does with its content is not known.
    case ownContainer
    case unknown
  }

  public struct Step {
    public let role: Role
    /// The call that takes the view, or the name of the type whose body it is in.
    public let place: Located<Syntax>
    /// Nil for the body of a view.
    public let ancestor: ViewAncestors.Step?
  }

  public enum End {
    /// At the role of the last step.
    case role
    /// The body of an app or a scene.
    case app
    /// A view that is already on the way.
    case cycle(String)
    /// Nothing in sight makes this view.
    case unused(TypeDeclaration)
    case unknown
  }

  /// Innermost first.
  public internal(set) var steps: [Step] = []
  /// The nodes that modifiers around may be meant for: the view, the uses of its helpers, and all calls that take or make it.
  public internal(set) var nodes: [Located<Syntax>] = []
  public internal(set) var end = End.unknown
  /// The call of the last step; the view itself before any step.
  public internal(set) var place: Located<Syntax>
  /// What makes the outermost view on the way; the view itself if it is in no view that something makes.
  public internal(set) var initialization: Located<Syntax>
  /// The places that use the helpers in which the way starts, up to the first view.
  public internal(set) var ownUses: [Syntax] = []
  /// Whether a view on the way, before anything pushes, shows what is inside only for some values of what it is given.
  public internal(set) var isOfOneMode = false

  init(of view: Located<Syntax>) {
    place = view
    initialization = view
  }
}

extension ViewUsage {
  /// The role that the way ends at; nil if it ends for another reason.
  public var role: Role? { if case .role = end { steps.last?.role } else { nil } }

  /// The container whose content it ends in.
  public var container: NavigationContainer? { if case .container(let container)? = role { container } else { nil } }

  /// The kind of the presentation whose content it ends in.
  public var presentation: Presentation.Kind? { if case .presented(let kind)? = role { kind } else { nil } }

  /// The column of a split view that it ends in.
  public var column: SplitColumn? { if case .column(let column)? = role { column } else { nil } }

  public var endsInWindow: Bool { if case .window? = role { true } else { false } }

  /// What lies between the view and the first push.
  public var stepsBeforePush: ArraySlice<Step> { steps.prefix { !$0.isPush } }

  /// The first push.
  public var push: Step? { steps.first(where: \.isPush) }

  public var isPushed: Bool { push != nil }

  /// The views whose bodies it passes through, innermost first.
  public var views: [String] { steps.compactMap { if case .view(let name) = $0.role { name } else { nil } } }

  /// The closures and arguments that it passes through, innermost first.
  public var ancestors: [ViewAncestors.Step] { steps.compactMap(\.ancestor) }

  /// The modifiers around the view and around all that it passes through, those in branches of `#if` too.
  public var modifiers: [Call] { nodes.flatMap(\.node.modifiersAroundInAllBranches) }

  /// Whether nothing but `if`, `switch`, navigation containers and `Group` is on the way, so that the view is a root of what is
  /// at its end.
  public var isRoot: Bool { steps.allSatisfy(\.keepsRoot) }

  /// Whether a stack or `NavigationView` is on the way.
  public var isInNavigation: Bool { steps.contains(where: \.isNavigation) }
}

extension ViewUsage.Step {
  public var isPush: Bool { if case .pushed = role { true } else { false } }

  /// Whether it is the content of a stack or `NavigationView`.
  public var isNavigation: Bool { if case .container = role { true } else { false } }

  public var isHosted: Bool { if case .hosted = role { true } else { false } }

  public var isTab: Bool { if case .tab = role { true } else { false } }

  /// Whether it shows the view by itself or beside others, and does not only lay it out.
  public var isLandmark: Bool {
    switch role {
    case .layout, .transparent: false
    default: true
    }
  }

  fileprivate var keepsRoot: Bool {
    switch role {
    case .decoration, .sideBySide, .layout, .ownContainer: false
    default: true
    }
  }
}
