import SourceText
import SwiftSyntax

/// A presentation modifier: sheet, cover, popover, alert, dialog, inspector.
public struct Presentation: Sendable {
  public enum Kind: String, Sendable, CaseIterable {
    case sheet
    case fullScreenCover
    case popover
    case alert
    case confirmationDialog
    case actionSheet
    case inspector
    /// `navigationDestination(isPresented:)`, which pushes. It is no modifier of this name, and not among `presentations`.
    case destination = "navigationDestination()"
  }

  /// What is shown.
  public enum Content: Sendable {
    /// Written as a closure, trailing or in the parentheses.
    case closure(ClosureExprSyntax)
    /// A function, initialiser or property given as a value: `content: ShareView.init`.
    case value(ExprSyntax)
    case missing
  }

  public let kind: Kind
  public let call: Call
  /// The `isPresented:` or `item:` argument.
  public let bindingArgument: LabeledExprSyntax
  public let source: BindingSource

  /// Nil for calls that are no presentation modifiers of SwiftUI.
  init?(_ call: Call) {
    guard let kind = Kind(rawValue: call.name), call.isMember, call.base != nil,
      let argument = call.argument("isPresented") ?? call.argument("item")
    else { return nil }
    self.kind = kind
    self.call = call
    bindingArgument = argument
    source = BindingSource(argument.expression)
  }

  /// A `navigationDestination(isPresented:)`; nil for other calls.
  public init?(destination call: Call) {
    guard call.isMember, call.declaresDestination, let argument = call.argument("isPresented") else { return nil }
    kind = .destination
    self.call = call
    bindingArgument = argument
    source = BindingSource(argument.expression)
  }

  /// Whether an optional drives it.
  public var isItemDriven: Bool { bindingArgument.label?.text == "item" }

  /// The content of a sheet, cover, popover or inspector, or the actions of an alert or dialog.
  public var content: Content {
    let label =
      switch kind {
      case .alert, .confirmationDialog: "actions"
      case .destination: "destination"
      default: "content"
      }
    if let closure = call.closures.first(where: { $0.label == label || ($0.label == nil && $0.isTrailing) }) {
      // With `onDismiss:` as the only closure in parentheses the trailing one is still the content.
      return .closure(closure.closure)
    }
    if let argument = call.argument(label) { return .value(argument.expression) }
    return .missing
  }

  public var onDismiss: ExprSyntax? { call.argument("onDismiss")?.expression }

  /// The name of the closure's single parameter; nil when it has none or is `_`.
  public static func parameterName(of closure: ClosureExprSyntax) -> String? {
    guard let clause = closure.signature?.parameterClause else { return nil }
    switch clause {
    case .simpleInput(let list): return list.count == 1 ? list.first.flatMap { $0.name.text == "_" ? nil : $0.name.text } : nil
    case .parameterClause(let clause):
      guard clause.parameters.count == 1, let only = clause.parameters.first else { return nil }
      let name = (only.secondName ?? only.firstName).text
      return name == "_" ? nil : name
    @unknown default: return nil
    }
  }
}

extension ViewFile {
  /// The presentation modifiers of a kind, in source order; those on receivers that are evidently no views are left out.
  public func presentations(_ kind: Presentation.Kind) -> [Presentation] { presentations(kind, in: range) }

  /// The same, those whose name stands in a range of UTF-8 offsets.
  public func presentations(_ kind: Presentation.Kind, in range: TextRange) -> [Presentation] {
    importsSwiftUI ? presentations(kind, in: range, of: pieces(in: range)) : []
  }

  /// The same, those in some pieces.
  func presentations(
    _ kind: Presentation.Kind, in range: TextRange, of pieces: some Sequence<FilePiece>,
    withLabelIn labels: [String] = ["isPresented", "item"]
  ) -> [Presentation] {
    record(calls: kind.rawValue, in: range)
    return pieces.filter { $0.source.callsMember(kind.rawValue, withLabelIn: labels) }
      .flatMap { $0.facts.calls(named: kind.rawValue) }
      .filter { range.contains($0.nameRange) && isViewContext($0.node) }.compactMap { Presentation($0) }
      .sorted { $0.call.nameRange < $1.call.nameRange }
  }

  /// All presentation modifiers, in source order.
  public var presentations: [Presentation] {
    Presentation.Kind.allCases.flatMap(presentations).sorted { $0.call.nameRange < $1.call.nameRange }
  }
}

extension Call {
  /// Whether it is `sheet(item:)` and the like without a dot, as in an extension of `View`.
  public var isOnImplicitSelf: Bool { !isMember && (argument("item") ?? argument("isPresented")) != nil }
}
