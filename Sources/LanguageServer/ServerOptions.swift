import Linting
import Rules
import Supervision

/// How the server runs.
public struct ServerOptions: Sendable {
  public var connection: ConnectionOptions
  /// The rules that run. Only a process that does the work asks for them: to make them takes longer than all else at the start.
  public var rules: @Sendable () -> [Rule]
  /// The rewrites that are offered without a finding.
  public var refactorings: @Sendable () -> [Refactoring]
  /// Seconds that a worker may spend on one document, besides what its length allows, or not answer at all.
  public var patience = 60.0
  /// How long no text may change before other documents are looked at again because of it.
  public var pause = Duration.milliseconds(300)
  /// The number of this worker, from 1, when a supervisor has started it; nil for the process that an editor starts.
  public var worker: Int?

  public init(
    _ connection: ConnectionOptions, rules: @escaping @autoclosure @Sendable () -> [Rule] = AllRules.rules,
    refactorings: @escaping @autoclosure @Sendable () -> [Refactoring] = AllRefactorings.refactorings, worker: Int? = nil
  ) {
    self.connection = connection
    self.rules = rules
    self.refactorings = refactorings
    self.worker = worker
  }
}
