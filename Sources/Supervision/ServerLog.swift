#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The server's own log, for people who look for the reason of a problem. Safe to use from any thread.
package final class ServerLog: Sendable {
  private let level: LogLevel
  private let descriptor: Int32

  /// Lines go to standard error when `path` is nil or cannot be written.
  package init(level: LogLevel, path: String? = nil) {
    self.level = level
    let file = path.map { open($0, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600) } ?? -1
    descriptor = file >= 0 ? file : STDERR_FILENO
  }

  deinit {
    if descriptor != STDERR_FILENO { close(descriptor) }
  }

  package func write(_ level: LogLevel, _ text: @autoclosure () -> String) {
    guard level <= self.level else { return }
    let line = "\(level.rawValue): \(text())\n"
    // What cannot be logged is lost: there is nobody to tell.
    _ = line.withCString { systemWrite(descriptor, $0, strlen($0)) }
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafePointer<CChar>, _ count: Int) -> Int {
  #if canImport(Darwin)
    Darwin.write(descriptor, bytes, count)
  #elseif canImport(Glibc)
    Glibc.write(descriptor, bytes, count)
  #else
    Musl.write(descriptor, bytes, count)
  #endif
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
