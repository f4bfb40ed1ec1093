import LanguageServerProtocol
import Linting

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Threads with large stacks, each of which takes one job after another: a new one for every key that is typed would cost as much
/// as some of the work. A thread that has nothing to do for some seconds ends.
final class JobThreads: ThreadSource, @unchecked Sendable {
  private static let patience = 10

  private let stackSize: Int
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var idle = 0
  private var waiting: [@Sendable () -> Void] = []

  /// - Parameter stackSize: in bytes
  init(stackSize: Int) {
    self.stackSize = stackSize
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  /// Runs a job on a thread that is free, or on a new one. False when the system has no thread to give.
  func run(_ job: @escaping @Sendable () -> Void) -> Bool {
    pthread_mutex_lock(mutex)
    let hasIdle = idle > waiting.count
    if hasIdle {
      waiting.append(job)
      pthread_cond_signal(condition)
    }
    pthread_mutex_unlock(mutex)
    return hasIdle
      || startThread(stackSize: stackSize) {
        job()
        while let next = self.next() { next() }
      }
  }

  /// The next job for the thread that asks; nil when there was none for long.
  private func next() -> (@Sendable () -> Void)? {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    idle += 1
    defer { idle -= 1 }
    var end = timespec()
    clock_gettime(CLOCK_REALTIME, &end)
    end.tv_sec += Self.patience
    while waiting.isEmpty { if pthread_cond_timedwait(condition, mutex, &end) != 0 { break } }
    return waiting.isEmpty ? nil : waiting.removeFirst()
  }
}
