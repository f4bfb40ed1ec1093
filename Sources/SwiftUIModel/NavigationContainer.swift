import SourceText
import SwiftSyntax

/// A navigation container: `NavigationStack`, `NavigationView` or `NavigationSplitView`.
public struct NavigationContainer: Sendable {
  public enum Kind: String, Sendable, CaseIterable {
    case stack = "NavigationStack"
    case view = "NavigationView"
    case splitView = "NavigationSplitView"
  }

  /// A column of a split view that is written as a closure.
  public struct Column: Sendable {
    public let role: SplitColumn
    public let closure: ClosureExprSyntax
  }

  public let kind: Kind
  public let call: Call

  /// Nil for calls of anything else.
  public init?(_ call: Call) {
    guard !call.isMember, let kind = Kind(rawValue: call.name) else { return nil }
    self.kind = kind
    self.call = call
  }

  /// The columns that are written as closures, in order; empty for anything but a split view.
  public var columns: [Column] {
    guard kind == .splitView else { return [] }
    return call.closures.compactMap { argument in
      SplitColumn(label: argument.label).map { Column(role: $0, closure: argument.closure) }
    }
  }

  /// The content of a stack or of a `NavigationView`; nil for split views and for content given as a value.
  public var content: ClosureExprSyntax? {
    guard kind != .splitView else { return nil }
    return call.closures.first { $0.label == nil || $0.label == "root" || $0.label == "content" }?.closure
  }
}

extension ViewFile {
  /// The navigation containers of a kind, in source order of their ends; none where the file has a type of that name itself.
  public func navigationContainers(_ kind: NavigationContainer.Kind) -> [NavigationContainer] {
    navigationContainers(kind, in: range)
  }

  /// The same, of the declarations at file level that pass a test.
  public func navigationContainers(_ kind: NavigationContainer.Kind, where test: TextTest) -> [NavigationContainer] {
    guard importsSwiftUI, !declaresType(named: kind.rawValue) else { return [] }
    return calls(named: kind.rawValue, in: range, where: test).compactMap(NavigationContainer.init)
  }

  /// The same, those whose name stands in a range of UTF-8 offsets.
  public func navigationContainers(_ kind: NavigationContainer.Kind, in range: TextRange) -> [NavigationContainer] {
    guard importsSwiftUI, !declaresType(named: kind.rawValue) else { return [] }
    return calls(named: kind.rawValue, in: range).compactMap(NavigationContainer.init)
  }
}

extension ViewPosition.Step {
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
    call.isMember ? call.name == "navigationDestination" : call.name == "NavigationLink" && isOtherScreen
  }
}
