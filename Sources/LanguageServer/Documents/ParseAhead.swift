import Dispatch
import Linting
import SourceText
import SwiftUIModel

/// Parses a new file on a second thread, from its end, while the first one runs the rules from its start.
struct ParseAhead: Sendable {
  /// Files with less text than this, in bytes, are parsed before another thread would have begun.
  private static let limit = 4_096

  let threads: JobThreads
  let linter: Linter

  /// Does work on a file. Nothing goes on when it returns, so that a trap of the parser is one of the work.
  func during<Result>(_ file: ViewFile, _ work: () -> Result) -> Result {
    let isDone = Cancellation()
    let hasStopped = DispatchSemaphore(value: 0)
    let linter = linter
    guard file.text.count >= Self.limit,
      threads.run({
        file.parseFromEnd(while: { !isDone.isCancelled }, where: linter.mayConcern)
        hasStopped.signal()
      })
    else { return work() }
    let result = work()
    isDone.cancel()
    hasStopped.wait()
    return result
  }
}
