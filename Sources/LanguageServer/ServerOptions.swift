import Linting
import Rules

/// How the server runs.
public struct ServerOptions: Sendable {
  /// Told to the client.
  public var version: String
  /// A file that gets every message as one JSON line; nil for none.
  public var messageLog: String?
  /// The file of the log; nil for standard error.
  public var logFile: String?
  public var logLevel: LogLevel
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
  /// File descriptors of the connection.
  public var input: Int32 = 0
  public var output: Int32 = 1

  public init(
    version: String, messageLog: String? = nil, logFile: String? = nil, logLevel: LogLevel = .warning,
    rules: @escaping @autoclosure @Sendable () -> [Rule] = AllRules.rules,
    refactorings: @escaping @autoclosure @Sendable () -> [Refactoring] = AllRefactorings.refactorings, worker: Int? = nil
  ) {
    self.version = version
    self.messageLog = messageLog
    self.logFile = logFile
    self.logLevel = logLevel
    self.rules = rules
    self.refactorings = refactorings
    self.worker = worker
  }
}

/// What the log holds: lines of the level and those of more important ones.
public enum LogLevel: String, Sendable, CaseIterable, Comparable {
  case error
  case warning
  case info
  case debug

  private var rank: Int {
    switch self {
    case .error: 0
    case .warning: 1
    case .info: 2
    case .debug: 3
    }
  }

  public static func < (a: LogLevel, b: LogLevel) -> Bool { a.rank < b.rank }
}
