import SwiftSyntax
import SwiftUIModel

extension ViewAncestors.Step {
  /// Whether the view is among the rows of a lazy container. `Form` counts, though Apple does not name it.
  public var isInLazyContainer: Bool { !call.isMember && call.has(.lazyContainer) && closure != nil }

  /// The container whose content starts here.
  public var container: NavigationContainer? { NavigationContainer(call) }

  /// The column of a split view whose content starts here.
  public var columnRole: SplitColumn? {
    guard let closure else { return nil }
    return container?.columns.first { $0.closure.id == closure.id }?.role
  }

  /// Whether it is the content of an inspector.
  public var isInspectorContent: Bool { closure != nil && call.name == "inspector" && call.isMember }

  /// Whether the view passes through unchanged, so that a root inside is one outside too.
  public var isTransparent: Bool { !call.isMember && call.has(.transparent) }

  /// Whether a SwiftUI container lays out, styles or decorates the view here, so that it is not the content itself.
  public var isLayout: Bool {
    call.has(call.isMember ? .decoration : .layout)
  }

  /// Whether what stands here is another screen: presented, pushed, or the content of a navigation container. A modifier that
  /// is not known may present it.
  public var isOtherScreen: Bool {
    if call.isMember { return !call.has(.decoration) }
    if NavigationContainer.Kind(rawValue: call.name) != nil { return true }
    if call.name.contains("NavigationStack") || call.name.contains("NavigationView") { return true }
    guard call.name == "NavigationLink" else { return false }
    if label == "destination" { return true }
    // The trailing closure is the label where the destination or a value is given in the parentheses.
    return closure != nil && label == nil && call.argument("destination") == nil && call.argument("value") == nil
  }

  /// Whether it is the destination of a link or of `navigationDestination`, so that the same stack shows it.
  public var isPushed: Bool {
    call.isMember ? call.declaresDestination : call.name == "NavigationLink" && isOtherScreen
  }
}
