import SwiftSyntax
import SwiftUIModel

extension SemanticModel {
  /// Whether a view at a node of this file is, or is part of, something that is presented. *No* only if every place that shows it
  /// is known and belongs to a window; a view that is pushed may be pushed within a sheet.
  public func isPresented(at node: some SyntaxProtocol) -> Knowledge {
    let ways = waysOut(of: node, to: .presentation) { $0.isPresented != .yes }
    let answers = ways.compactMap(\.isPresented)
    if answers.contains(.yes) { return .yes }
    return answers.isEmpty || answers.contains(.unknown) ? .unknown : .no
  }
}

extension ViewUsage {
  /// Nil if the way leads back to where it was, so that other ways count.
  fileprivate var isPresented: Knowledge? {
    if case .cycle = end { return nil }
    switch role {
    case .presented(.inspector): return .unknown
    case .presented: return .yes
    case .window: return .no
    default: return .unknown
    }
  }
}
