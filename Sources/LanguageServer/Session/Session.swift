import Files
import LanguageServerProtocol
import Linting
import SourceText
import Supervision
import Workspace

/// The state of one connection. The loop owns it and feeds it one event after the other; everything that takes time happens on
/// other threads and comes back as an event.
final class Session {
  enum Phase {
    /// Before `initialize`.
    case new
    case running(Client)
    /// After `shutdown`.
    case shutDown
  }

  let options: ServerOptions
  let log: ServerLog
  let linter: Linter
  let project: Project
  let references = ReferenceShelf()
  let post: @Sendable (Event) -> Void
  let threads = JobThreads(stackSize: Session.stackSize)
  private let send: (Message) -> Void

  var phase = Phase.new
  var trace = Trace.off
  /// The requests that the trace is to tell about, and when they came.
  var traced: [RequestID: (method: String, start: ContinuousClock.Instant)] = [:]
  /// Set when the process is to end.
  private(set) var exitStatus: Int32?
  var documents: [DocumentURI: OpenDocument] = [:]
  var requests = RequestTable()
  /// What is to happen with the answers to the server's own requests.
  private var calls: [RequestID: (Result<JSONValue, ResponseError>) -> Void] = [:]
  private var lastCall = 0
  /// The number of the latest change of any text, setting or file.
  private var lastStamp: Int
  private var lastJob = 0
  /// Settings files whose faults the client was told, by URI.
  var settingsFaults: [DocumentURI: PublishDiagnosticsParams] = [:]
  /// The workspace's folders, as absolute paths.
  var folders: [String] = []
  /// The editor's section as JSON, nil for none.
  var editorSection: String?
  /// Documents that have changed since other files' findings were last looked at, with their texts of that time.
  var changedTexts: [String: SourceText?] = [:]
  var isWaitingForQuiet = false
  var isLoading = false
  /// Whether files may have changed since the search that runs has begun.
  var mustLoadAgain = false
  /// The findings of files that are not open.
  var scan = WorkspaceScan()
  var pulls: [WorkspacePull] = []
  /// Whether there can be something to tell to `pulls`.
  var havePullsNews = false
  /// Whether the client asks for the findings of all files; those that are not open are then not sent.
  var hasPulledWorkspace = false
  /// Files that a worker before this one ended over, with what they were then.
  var withheld: [String: FileStamp?] = [:]
  let explanations = ExplanationFiles()

  init(
    options: ServerOptions, log: ServerLog, send: @escaping (Message) -> Void, post: @escaping @Sendable (Event) -> Void
  ) {
    self.options = options
    self.log = log
    self.send = send
    self.post = post
    // Stamps travel in code actions, which a client may resolve with a later worker.
    lastStamp = (options.worker ?? 0) << 32
    linter = Linter(rules: options.rules(), refactorings: options.refactorings())
    project = Project(settings: SettingsStore(knownRules: linter.ids.sorted()))
  }

  func handle(_ event: Event) {
    switch event {
    case .received(.message(.request(let id, let method, let params))): handleRequest(id, method, params)
    case .received(.message(.notification(let method, let params))): handleNotification(method, params)
    case .received(.message(.response(let id, let result))):
      guard let id, let finish = calls.removeValue(forKey: id) else { return }
      finish(result)
    case .received(.unreadable(let message)):
      warn(message.error.message)
      send(message.answer)
    case .received(.endOfInput): end()
    case .analyzed(let outcome): finish(outcome)
    case .answered(let id, let run, let result):
      guard requests.finish(id, run: run) else { return }
      answer(id, result)
    case .finished(let job, let event):
      handle(event)
      report(.ended(job: job))
    case .projectLoaded(let isChange): projectLoaded(isChange: isChange)
    case .scanPlanned(let plan): startScan(plan)
    case .scanned(let result): take(result)
    case .quiet: quiet()
    case .clientGone:
      log.write(.info, "The client's process is gone.")
      end()
    }
  }

  /// Starts and sends what the handled events have made necessary.
  func settle() {
    startAnalyses()
    startRequests()
    continueScan()
    answerPulls()
    refreshDiagnostics()
  }

  /// Ends the process, as the protocol says with 0 only after `shutdown`.
  func end() {
    explanations.remove()
    if case .shutDown = phase { exitStatus = 0 } else { exitStatus = 1 }
  }

  /// Does work on a document, or on a file, on a thread of its own; its event comes back to the loop. False when the system has no
  /// thread to give.
  func startJob(_ uri: DocumentURI, bytes: Int, _ work: @escaping @Sendable () -> Event) -> Bool {
    lastJob += 1
    let (job, post) = (lastJob, post)
    report(.began(job: job, uri: uri, bytes: bytes))
    if threads.run({ post(.finished(job: job, work())) }) { return true }
    report(.ended(job: job))
    return false
  }

  /// Tells the supervisor, where there is one, what the process could end over.
  private func report(_ report: WorkReport) { if options.worker != nil { send(report.message) } }

  func nextStamp() -> Int {
    lastStamp += 1
    return lastStamp
  }

  // MARK: Sending

  func answer(_ id: RequestID, _ result: Result<JSONValue, ResponseError>) {
    send(.response(id: id, result: result))
    traceAnswer(id, result)
  }

  func notify(_ method: String, _ params: some JSONEncodable) { send(.notification(method: method, params: params.json)) }

  /// Sends a request of the server; `finish` gets its answer, in the loop.
  func call(
    _ method: String, _ params: some JSONEncodable, finish: @escaping (Result<JSONValue, ResponseError>) -> Void = { _ in }
  ) {
    lastCall += 1
    // A client may answer a request of an earlier worker.
    let id = RequestID.string("server-\(options.worker.map { "\($0)-" } ?? "")\(lastCall)")
    calls[id] = finish
    send(.request(id: id, method: method, params: params.json))
  }

  func showMessage(_ type: MessageType, _ message: String) {
    notify("window/showMessage", ShowMessageParams(type: type, message: message))
  }
}
