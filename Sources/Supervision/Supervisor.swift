import LanguageServerProtocol

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The process that an editor starts. It hands messages on between the editor and a worker, and starts another worker when one
/// ends: a trap, an overflow or an endless parse can be contained in no other way.
///
/// One thread, one loop over `poll`: neither side can lock the other up, whichever of them does not read.
public struct Supervisor {
  private let options: ConnectionOptions
  /// The workers' executable; nil for this one.
  private let executable: String?
  private let log: ServerLog
  private let messages: MessageLog?
  private var relay: Relay
  private var worker: WorkerProcess?
  private var workers = 0

  private var fromClient = FrameReader()
  private var fromWorker = FrameReader()
  private var toClient = OutputBuffer()
  private var toWorker = OutputBuffer()
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)

  private var isInputOpen = true
  private var watchesClient = false
  private var lastLook = Self.secondsAwake
  /// When the session began to end.
  private var endingSince: Double?

  /// Seconds that a worker has to end by itself.
  private static let endLimit = 3.0
  /// Bytes that may wait for one side before nothing more is read from the other.
  private static let waitingLimit = 8 << 20

  /// Serves one client until it exits, its input ends or its process is gone, and returns the exit status: 0 after `shutdown`,
  /// else 1. Nil, with nothing read, when no worker can be started.
  ///
  /// - Parameters:
  ///   - worker: the executable of the workers, which gets this process's arguments and `--worker NUMBER`; nil for this one
  ///   - patience: seconds that a worker may spend on one document, besides what its length allows, or not answer at all
  public static func run(_ options: ConnectionOptions, worker: String? = nil, patience: Double = 60) -> Int32? {
    var supervisor = Supervisor(options, worker, patience: patience)
    return supervisor.run()
  }

  private init(_ options: ConnectionOptions, _ worker: String?, patience: Double) {
    self.options = options
    executable = worker
    log = options.makeLog()
    messages = options.makeMessageLog(log)
    relay = Relay(patience: patience, version: options.version)
  }

  private mutating func run() -> Int32? {
    signal(SIGPIPE, SIG_IGN)
    // To print where a worker failed takes seconds, in which its client would wait.
    setenv("SWIFT_BACKTRACE", "enable=no", 0)
    guard hasInput || startWorker() else { return nil }
    while true {
      drain()
      if let status = statusAtEnd() { return status }
      wait()
    }
  }

  // MARK: Workers

  private mutating func startWorker() -> Bool {
    workers += 1
    switch WorkerProcess.start(executable, CommandLine.arguments + ["--worker", "\(workers)"]) {
    case .success(let process):
      worker = process
      fromWorker = FrameReader()
      toWorker = OutputBuffer()
      relay.workerStarted()
      return true
    case .failure(let failure):
      log.write(.error, "Cannot start a worker: \(failure.reason).")
      return false
    }
  }

  private mutating func workerEnded() -> WorkerProcess.Ending {
    guard let ended = worker else { return .unknown }
    worker = nil
    if !toWorker.isFinished { ended.closeInput() }
    let ending = ended.reap()
    if endingSince == nil { log.write(.warning, "Worker \(workers) \(ending).") }
    relay.toWorker = []
    relay.workerEnded()
    return ending
  }

  // MARK: The loop

  /// Sends what has gathered.
  private mutating func drain() {
    for body in relay.toClient {
      toClient.append(message: body)
      record(.send, body)
    }
    relay.toClient = []
    for body in relay.toWorker { toWorker.append(message: body) }
    relay.toWorker = []
    toClient.flush(to: options.output)
    if let worker { toWorker.flush(to: worker.input) }
  }

  private mutating func wait() {
    var requests: [pollfd] = []
    if isInputOpen, toWorker.count < Self.waitingLimit {
      requests.append(pollfd(fd: options.input, events: Int16(POLLIN), revents: 0))
    }
    if let worker, toClient.count < Self.waitingLimit {
      requests.append(pollfd(fd: worker.output, events: Int16(POLLIN), revents: 0))
    }
    if !toClient.isEmpty { requests.append(pollfd(fd: options.output, events: Int16(POLLOUT), revents: 0)) }
    if let worker, !toWorker.isEmpty { requests.append(pollfd(fd: worker.input, events: Int16(POLLOUT), revents: 0)) }
    _ = poll(&requests, nfds_t(requests.count), timeout)
    lookAtClock()
    for request in requests where request.revents != 0 && request.events == Int16(POLLIN) {
      if request.fd == worker?.output { readWorker() } else if request.fd == options.input { readClient() }
    }
    lookAfterWorker()
  }

  /// Milliseconds until something is to be done without a message; -1 for never.
  private var timeout: Int32 {
    if endingSince != nil { return 100 }
    if worker == nil || relay.needsTicks { return 500 }
    return watchesClient ? 2_000 : -1
  }

  /// A supervisor that was stopped, with the whole machine or alone, must not count that as its worker's silence.
  private mutating func lookAtClock() {
    let now = Self.secondsAwake
    relay.now += min(max(now - lastLook, 0), 2)
    lastLook = now
  }

  /// What `SuspendingClock` tells. That comes with all that runs tasks, which takes longer to load than the rest.
  private static var secondsAwake: Double {
    #if canImport(Darwin)
      let clock = CLOCK_UPTIME_RAW
    #else
      let clock = CLOCK_MONOTONIC
    #endif
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private mutating func lookAfterWorker() {
    if let since = endingSince {
      if relay.now - since > Self.endLimit { worker?.kill() }
      return
    }
    if watchesClient, let client = relay.clientProcess, !ClientProcess.isRunning(client) {
      log.write(.info, "The client's process is gone.")
      endSession()
    } else if worker == nil {
      if relay.now >= relay.state.nextStart { _ = startWorker() }
    } else if relay.tick() {
      log.write(.warning, "Worker \(workers) says nothing any more.")
      worker?.kill()
      _ = workerEnded()
    }
  }

  // MARK: Reading

  private mutating func readClient() {
    let bytes = Descriptor.read(from: options.input, into: &buffer)
    guard !bytes.isEmpty else {
      isInputOpen = false
      endSession()
      return
    }
    fromClient.append(bytes)
    while let frame = fromClient.next() {
      switch frame {
      case .body(let body):
        record(.recv, body)
        receive(body)
        if relay.isExiting {
          isInputOpen = false
          return endSession()
        }
      case .malformed(let reason):
        messages?.recordUnreadable(reason)
        relay.toClient.append(UnreadableMessage(skipped: reason).answer.json.serialized)
      }
    }
  }

  /// Whether the client has said something.
  private var hasInput: Bool {
    var request = pollfd(fd: options.input, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 0) > 0
  }

  private mutating func receive(_ body: [UInt8]) {
    let isFirst = workers == 0
    let isInitialize = isFirst && MessageHead(body)?.method == "initialize"
    if isFirst, !isInitialize { _ = startWorker() }
    relay.receive(fromClient: body)
    if !watchesClient, let client = relay.clientProcess { watchesClient = ClientProcess.isRunning(client) }
    if isInitialize {
      // To start a worker takes the processor, so the answer is sent first.
      drain()
      _ = startWorker()
    }
  }

  private mutating func readWorker() {
    guard let worker else { return }
    let bytes = Descriptor.read(from: worker.output, into: &buffer)
    guard !bytes.isEmpty else {
      let ending = workerEnded()
      if endingSince != nil, case .exited(let status) = ending { finalStatus = status }
      return
    }
    fromWorker.append(bytes)
    while let frame = fromWorker.next() {
      switch frame {
      case .body(let body): relay.receive(fromWorker: body)
      case .malformed(let reason): log.write(.error, "Worker \(workers) wrote \(reason).")
      }
    }
  }

  private func record(_ direction: MessageLog.Direction, _ body: [UInt8]) {
    guard let messages else { return }
    if let json = try? JSONValue(parsing: body) {
      messages.record(direction, json)
    } else {
      messages.recordUnreadable(String(decoding: body, as: UTF8.self))
    }
  }

  // MARK: The end

  private var finalStatus: Int32?

  private mutating func endSession() {
    if endingSince == nil { endingSince = relay.now }
  }

  /// The worker gets what was sent before the end, and its last words reach the client.
  private mutating func statusAtEnd() -> Int32? {
    guard let since = endingSince else { return nil }
    if let worker, toWorker.isEmpty, !toWorker.isFinished {
      worker.closeInput()
      toWorker.isFinished = true
    }
    guard worker == nil, toClient.isEmpty || relay.now - since > Self.endLimit else { return nil }
    return finalStatus ?? relay.exitStatus
  }
}
