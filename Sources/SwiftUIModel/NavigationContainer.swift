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

extension Call {
  /// Whether it is written as SwiftUI's `navigationDestination`: with one of its labels, and with the screens as a closure or a
  /// function. A method of the project with that name has neither.
  public var declaresDestination: Bool {
    guard name == "navigationDestination", let first = node.arguments.first?.label?.text,
      ["for", "isPresented", "item"].contains(first)
    else { return false }
    return node.trailingClosure != nil || argument("destination") != nil
  }
}
