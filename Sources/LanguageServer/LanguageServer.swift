import Dispatch
import LanguageServerProtocol
import SourceText
import Supervision

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
    if options.worker == nil {
      if let status = Supervisor.run(options.connection, patience: options.patience) { return status }
    }
    // A worker; or a system that starts no process, and has a server all the same, one that can fail.
    let log = options.connection.makeLog()
    return serve(options: options, log: log, messages: options.worker == nil ? options.connection.makeMessageLog(log) : nil)
  }

  private static func serve(options: ServerOptions, log: ServerLog, messages: MessageLog?) -> Int32 {
    let (events, continuation) = AsyncStream<[Event]>.makeStream()
    let isReading = MessageReader.start(descriptor: options.connection.input, log: messages) { received in
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
      let writer = MessageWriter(descriptor: options.connection.output, log: messages)
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
