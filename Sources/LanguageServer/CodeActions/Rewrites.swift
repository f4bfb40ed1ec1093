import LanguageServerProtocol
import Linting
import SourceText

/// The actions that belong to no finding.
struct Rewrites {
  let context: RequestContext

  /// What is offered at UTF-8 offsets of the document; with the reason, where the client can show that, what is refused there.
  func actions(at range: TextRange) -> [CodeAction] {
    let analysis = context.analysis
    // A file that no rule could match has nothing for refactorings either.
    guard let file = analysis.file else { return [] }
    return analysis.linter.refactorings.compactMap { refactoring in
      switch refactoring.offer(at: range, in: file, project: analysis.facts) {
      case .change(let fix):
        return context.edit(of: fix).map { CodeAction(title: refactoring.title, kind: .refactorRewrite, edit: $0) }
      case .refused(let reason):
        guard context.client.capabilities.codeAction.hasDisabled else { return nil }
        return CodeAction(title: refactoring.title, kind: .refactorRewrite, disabled: reason)
      case nil: return nil
      }
    }
  }
}
