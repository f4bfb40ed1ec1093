import LanguageServerProtocol

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A worker: a process of this same executable, with pipes for its standard input and output.
struct WorkerProcess {
  /// The end that is written to; it never blocks.
  let input: Int32
  /// The end that is read from.
  let output: Int32
  private let id: pid_t

  /// Starts this executable with arguments; the error is the system's number.
  static func start(_ arguments: [String]) -> Result<WorkerProcess, StartFailure> {
    var toWorker: [Int32] = [-1, -1]
    var fromWorker: [Int32] = [-1, -1]
    guard makePipe(&toWorker) else { return .failure(StartFailure(number: errno)) }
    guard makePipe(&fromWorker) else {
      toWorker.forEach { close($0) }
      return .failure(StartFailure(number: errno))
    }
    _ = fcntl(toWorker[1], F_SETFL, O_NONBLOCK)
    var id: pid_t = 0
    let status = spawn(&id, arguments, input: toWorker[0], output: fromWorker[1])
    close(toWorker[0])
    close(fromWorker[1])
    guard status == 0 else {
      close(toWorker[1])
      close(fromWorker[0])
      return .failure(StartFailure(number: status))
    }
    return .success(WorkerProcess(input: toWorker[1], output: fromWorker[0], id: id))
  }

  struct StartFailure: Error {
    let number: Int32
    var reason: String { String(cString: strerror(number)) }
  }

  func closeInput() { close(input) }

  func kill() {
    #if canImport(Darwin)
      Darwin.kill(id, SIGKILL)
    #elseif canImport(Glibc)
      Glibc.kill(id, SIGKILL)
    #else
      Musl.kill(id, SIGKILL)
    #endif
  }

  /// How a process ended.
  enum Ending: CustomStringConvertible {
    case exited(Int32)
    case signal(Int32)
    case unknown

    var description: String {
      switch self {
      case .exited(let status): "ended with status \(status)"
      case .signal(let number): "was ended by signal \(number)"
      case .unknown: "is gone"
      }
    }
  }

  /// Waits for the end of a process that has closed its output, and ends it when it goes on without.
  func reap() -> Ending {
    close(output)
    for attempt in 0..<500 {
      var status: Int32 = 0
      let result = waitpid(id, &status, WNOHANG)
      if result == id { return status & 0x7F == 0 ? .exited((status >> 8) & 0xFF) : .signal(status & 0x7F) }
      if result < 0, errno != EINTR { return .unknown }
      if attempt == 250 { kill() }
      usleep(2_000)
    }
    return .unknown
  }

  private static func makePipe(_ ends: inout [Int32]) -> Bool {
    guard pipe(&ends) == 0 else { return false }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return true
  }

  private static func spawn(_ id: inout pid_t, _ arguments: [String], input: Int32, output: Int32) -> Int32 {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    return posix_spawn(&id, executable, &actions, nil, &words, environ)
  }

  /// This executable, even where its file was replaced since.
  private static var executable: String {
    #if canImport(Darwin)
      var size: UInt32 = 0
      _ = _NSGetExecutablePath(nil, &size)
      var path = [CChar](repeating: 0, count: Int(size) + 1)
      guard _NSGetExecutablePath(&path, &size) == 0 else { return CommandLine.arguments.first ?? "" }
      return String(cString: path)
    #else
      let link = "/proc/self/exe"
      var path = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = readlink(link, &path, path.count)
      guard count > 0 else { return link }
      let name = String(decoding: path.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
      // The name only makes lists of processes readable; a replaced executable has none.
      return access(name, X_OK) == 0 ? name : link
    #endif
  }
}
