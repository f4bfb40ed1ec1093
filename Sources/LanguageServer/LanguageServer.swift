import Dispatch
import LanguageServerProtocol
import SourceText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The language server on standard input and output.
public enum LanguageServer {
  /// Serves one client until it exits, its input ends or its process is gone, and returns the process's exit status: 0 after
  /// `shutdown`, else 1. Nothing but protocol is written to standard output.
  ///
  /// The process supervises another one of this executable, which gets the same arguments and `--worker NUMBER`, and has to come
  /// back here with that number in its options.
  public static func run(options: ServerOptions) -> Int32 {
    let log = ServerLog(level: options.logLevel, path: options.logFile)
    if options.worker != nil { return serve(options: options, log: log, messages: nil) }
    var messages: MessageLog?
    if let path = options.messageLog {
      messages = MessageLog(path: path)
      if messages == nil { log.write(.error, "Cannot write the message log \(path).") }
    }
    var supervisor = Supervisor(options: options, log: log, messages: messages)
    // A system that starts no process has a server all the same, one that can fail.
    if let status = supervisor.run() { return status }
    return serve(options: options, log: log, messages: messages)
  }

  private static func serve(options: ServerOptions, log: ServerLog, messages: MessageLog?) -> Int32 {
    let (events, continuation) = AsyncStream<[Event]>.makeStream()
    let isReading = MessageReader.start(descriptor: options.input, log: messages) { received in
      continuation.yield(received.map(Event.received))
      if received.last == .endOfInput { endSoon() }
    }
    guard isReading else {
      log.write(.error, "Cannot start the thread that reads standard input.")
      return 1
    }
    let status = Locked<Int32>(1)
    let isOver = DispatchSemaphore(value: 0)
    Task.detached {
      let writer = MessageWriter(descriptor: options.output, log: messages)
      let session = Session(options: options, log: log, send: { writer.send($0) }, post: { continuation.yield([$0]) })
      let result = await serve(session, events: events)
      status.withLock { $0 = result }
      isOver.signal()
    }
    isOver.wait()
    return status.withLock { $0 }
  }

  /// Ends a process whose loop does not, since nobody is left who would.
  private static func endSoon() {
    _ = startThread(stackSize: 1 << 16) {
      sleep(10)
      _exit(1)
    }
  }

  /// Feeds events to a session, in order, until it ends.
  static func serve(_ session: sending Session, events: AsyncStream<[Event]>) async -> Int32 {
    for await batch in events {
      for event in batch {
        session.handle(event)
        if let status = session.exitStatus { return status }
      }
      // Only now, so that changes that came together are one analysis.
      session.settle()
    }
    return session.exitStatus ?? 1
  }
}
