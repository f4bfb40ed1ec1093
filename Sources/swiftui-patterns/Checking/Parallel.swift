#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import LanguageServerProtocol
import SourceText

/// Work on threads of our own: the parser recurses deeper than the stacks of Swift's pool allow.
enum Parallel {
  private static let stackSize = 64 << 20

  /// The results in the order of the items. `progress` hears how many are done, from any thread, one call at a time.
  static func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], progress: (@Sendable (Int) -> Void)? = nil, _ body: @escaping @Sendable (Item) -> Result
  ) async -> [Result] {
    guard !items.isEmpty else { return [] }
    let wanted = min(max(2, sysconf(Int32(_SC_NPROCESSORS_ONLN))), 16, items.count)
    let queue = Locked(Queue<Result>(count: items.count))
    return await withCheckedContinuation { continuation in
      let work: @Sendable () -> Void = {
        while let index = queue.withLock({ $0.take() }) {
          let result = body(items[index])
          let all = queue.withLock { queue -> [Result]? in
            queue.finish(index, result)
            progress?(queue.done)
            return queue.all
          }
          if let all { continuation.resume(returning: all) }
        }
      }
      let started = (0..<wanted).count { _ in startThread(stackSize: stackSize, work) }
      // A system without threads to spare still gets its answer, from this one.
      if started == 0 { work() }
    }
  }

  /// Runs `body` on a large stack.
  static func run<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result? {
    await map([0]) { _ in body() }.first
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

  /// All results in order, once the last one is there.
  var all: [Result]? { done == count ? (0..<count).compactMap { results[$0] } : nil }
}
