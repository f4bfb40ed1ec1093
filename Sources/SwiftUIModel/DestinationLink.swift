import SourceText
import SwiftSyntax

/// A `NavigationLink` that carries the view that it leads to.
public struct DestinationLink: Sendable {
  /// What drives it besides the tap.
  public enum Driver: Sendable {
    /// Nothing: the current form.
    case tap
    /// `isActive: $flag`
    case flag(LabeledExprSyntax)
    /// `tag: value, selection: $selection`
    case tag(LabeledExprSyntax, selection: LabeledExprSyntax)
  }

  public enum Destination: Sendable {
    case closure(ClosureExprSyntax)
    /// `destination: Detail()`, or a function that makes the view.
    case value(ExprSyntax)

    public var node: ExprSyntax {
      switch self {
      case .closure(let closure): ExprSyntax(closure)
      case .value(let expression): expression
      }
    }

    public var range: TextRange { node.textRange }

    /// The view itself where it is one expression; nil for several statements.
    public var view: ExprSyntax? {
      switch self {
      case .closure(let closure):
        closure.statements.count == 1 ? closure.statements.contentRoots().first?.expression : nil
      case .value(let expression): expression
      }
    }
  }

  public enum Label: Sendable {
    /// The link's first argument.
    case title(ExprSyntax)
    case closure(ClosureExprSyntax)
    /// A function that makes the label.
    case value(ExprSyntax)
  }

  public let call: Call
  public let driver: Driver
  public let destination: Destination
  public let label: Label

  /// Nil for value links, and for forms that SwiftUI does not have.
  public init?(_ call: Call) {
    guard !call.isMember, call.name == "NavigationLink" else { return nil }
    self.call = call
    let labels = call.labels
    if let flag = call.argument("isActive") {
      driver = .flag(flag)
    } else if let tag = call.argument("tag"), let selection = call.argument("selection") {
      driver = .tag(tag, selection: selection)
    } else {
      driver = .tap
    }
    guard labels.allSatisfy({ ["", "isActive", "tag", "selection", "destination", "label"].contains($0) }) else { return nil }
    var trailing = call.closures.filter(\.isTrailing)
    if let argument = call.argument("destination") {
      destination = argument.expression.as(ClosureExprSyntax.self).map(Destination.closure) ?? .value(argument.expression)
    } else if let first = trailing.first, first.label == nil {
      destination = .closure(first.closure)
      trailing.removeFirst()
    } else {
      return nil
    }
    if let title = call.unlabeledArgument, trailing.isEmpty {
      label = .title(title.expression)
    } else if let argument = call.argument("label") {
      label = argument.expression.as(ClosureExprSyntax.self).map(Label.closure) ?? .value(argument.expression)
    } else if let last = trailing.first, trailing.count == 1, last.label == nil || last.label == "label" {
      label = .closure(last.closure)
    } else {
      return nil
    }
  }

  /// The link with its modifiers.
  public var chain: ExprSyntax { call.wholeChainAcrossConditions }

  /// Whether it leads to no screen, as an empty link that older systems needed, or a row whose screen is still to come.
  public var isPlaceholder: Bool {
    let shown = destination.view?.as(FunctionCallExprSyntax.self).flatMap(Call.init)
    return shown?.name == "EmptyView" && shown?.base.map { $0.trimmedDescription == "SwiftUI" } ?? true
  }

  /// Whether nobody sees it, since only code opens it.
  public var isHidden: Bool {
    switch label {
    case .title(let title):
      if title.trimmedDescription == "\"\"" { return true }
    case .closure(let closure):
      let content = closure.statements
      if content.isEmpty || content.count == 1 && content.first?.item.trimmedDescription == "EmptyView()" { return true }
    case .value: break
    }
    return chain.viewModifiers.contains { modifier in
      switch modifier.name {
      case "hidden": modifier.node.arguments.isEmpty
      case "opacity": modifier.unlabeledArgument?.expression.trimmedDescription == "0"
      default: false
      }
    }
  }

  /// Whether a comment stands between its parts, where a conversion would lose it.
  public func hasLooseComment(in file: ViewFile) -> Bool {
    var kept = [destination.range]
    switch label {
    case .title(let expression), .value(let expression): kept.append(expression.textRange)
    case .closure(let closure): kept.append(closure.textRange)
    }
    var rest = ""
    var position = call.node.textRange.lower
    for range in kept.sorted() {
      rest += file.text[TextRange(position, max(position, range.lower))]
      position = max(position, range.upper)
    }
    rest += file.text[TextRange(position, max(position, call.node.textRange.upper))]
    return rest.contains("//") || rest.contains("/*")
  }
}

extension ViewFile {
  /// The links that carry their destination, in source order; none where the file has a `NavigationLink` of its own.
  public var destinationLinks: [DestinationLink] { destinationLinks(in: range) }

  /// The same, those whose name stands in a range of UTF-8 offsets.
  public func destinationLinks(in range: TextRange) -> [DestinationLink] {
    guard importsSwiftUI, !declaresType(named: "NavigationLink") else { return [] }
    return calls(named: "NavigationLink", in: range).compactMap(DestinationLink.init)
      .sorted { $0.call.nameRange < $1.call.nameRange }
  }
}
