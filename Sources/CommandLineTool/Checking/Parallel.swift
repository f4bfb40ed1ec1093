#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import Dispatch
import LanguageServerProtocol
import SourceText

/// Work on threads of our own: the parser recurses deeper than the stacks of Swift's pool allow. The caller waits. Nothing of the
/// command line is a task, since to set up what runs tasks takes longer than some commands.
enum Parallel {
  private static let stackSize = 64 << 20

  /// The results in the order of the items. `progress` hears how many are done, from any thread, one call at a time.
  static func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], progress: (@Sendable (Int) -> Void)? = nil, _ body: @escaping @Sendable (Item) -> Result
  ) -> [Result] {
    guard !items.isEmpty else { return [] }
    let wanted = min(max(2, sysconf(Int32(_SC_NPROCESSORS_ONLN))), 16, items.count)
    let queue = Locked(Queue<Result>(count: items.count))
    let isDone = DispatchSemaphore(value: 0)
    let work: @Sendable () -> Void = {
      while let index = queue.withLock({ $0.take() }) {
        let result = body(items[index])
        let isLast = queue.withLock { queue in
          queue.finish(index, result)
          progress?(queue.done)
          return queue.isDone
        }
        if isLast { isDone.signal() }
      }
    }
    let started = (0..<wanted).count { _ in startThread(stackSize: stackSize, work) }
    // A system without threads to spare still gets its answer, from this one.
    if started == 0 { work() }
    isDone.wait()
    return queue.withLock { $0.all }
  }

  /// Runs `body` on a large stack.
  static func run<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result? {
    map([0]) { _ in body() }.first
  }
}

private struct Queue<Result> {
  private let count: Int
  private var next = 0
  private(set) var done = 0
  private var results: [Int: Result] = [:]

  init(count: Int) { self.count = count }

  mutating func take() -> Int? {
    guard next < count else { return nil }
    defer { next += 1 }
    return next
  }

  mutating func finish(_ index: Int, _ result: Result) {
    results[index] = result
    done += 1
  }

  var isDone: Bool { done == count }
  /// The results in order.
  var all: [Result] { (0..<count).compactMap { results[$0] } }
}
