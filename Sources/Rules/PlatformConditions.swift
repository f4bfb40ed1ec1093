import Linting
import SwiftSyntax
import SwiftUIModel

extension RuleContext {
  /// Whether code at a node is evidently compiled for macOS alone: by an `#if` around it, or by the deployment targets.
  func isMacOSOnly(at node: some SyntaxProtocol) -> Bool {
    if project.targets.isKnown, project.targets.versions.keys.allSatisfy({ $0 == .macOS }) { return true }
    return file.conditionalClauses(around: node).contains(where: \.isMacOSOnly)
  }
}

extension IfConfigClauseSyntax {
  private static let macOS: Set<String> = ["os(macOS)", "canImport(AppKit)", "!os(iOS)", "!canImport(UIKit)"]
  private static let others: Set<String> = ["os(iOS)", "canImport(UIKit)", "!os(macOS)", "!canImport(AppKit)"]

  fileprivate var isMacOSOnly: Bool {
    if let condition { return Self.macOS.contains(condition.plainText) }
    // An `#else` is what the clause in front of it is not.
    guard let clauses = parent?.as(IfConfigClauseListSyntax.self), clauses.count == 2, let first = clauses.first?.condition
    else { return false }
    return Self.others.contains(first.plainText)
  }
}

extension ExprSyntax {
  fileprivate var plainText: String { description.filter { !$0.isWhitespace } }
}
