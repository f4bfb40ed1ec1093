import SourceText

/// Tells work on another thread that nobody wants its result any more.
final class Cancellation: Sendable {
  private let flag = Locked(false)

  var isCancelled: Bool { flag.withLock { $0 } }

  func cancel() { flag.withLock { $0 = true } }
}
