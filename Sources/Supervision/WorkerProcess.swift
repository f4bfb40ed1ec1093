import LanguageServerProtocol

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A worker: a process with pipes for its standard input and output.
struct WorkerProcess {
  /// The end that is written to; it never blocks.
  let input: Int32
  /// The end that is read from.
  let output: Int32
  private let id: pid_t

  /// Starts an executable with arguments, the first of them its name; this executable, even where its file was replaced since, for
  /// nil.
  static func start(_ executable: String?, _ arguments: [String]) -> Result<WorkerProcess, StartFailure> {
    guard let toWorker = Spawn.pipe() else { return .failure(StartFailure(number: errno)) }
    guard let fromWorker = Spawn.pipe() else {
      let number = errno
      close(toWorker.read)
      close(toWorker.write)
      return .failure(StartFailure(number: number))
    }
    _ = fcntl(toWorker.write, F_SETFL, O_NONBLOCK)
    let (id, status) = Spawn.process(
      executable ?? ProgramFile.own ?? "/proc/self/exe", arguments, [.to(toWorker.read), .to(fromWorker.write), .inherited])
    close(toWorker.read)
    close(fromWorker.write)
    guard status == 0 else {
      close(toWorker.write)
      close(fromWorker.read)
      return .failure(StartFailure(number: status))
    }
    return .success(WorkerProcess(input: toWorker.write, output: fromWorker.read, id: id))
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
}
