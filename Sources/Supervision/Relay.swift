import LanguageServerProtocol

/// What a supervisor does with each message between a client and its worker. Messages are handed on byte for byte; what is kept of
/// them is what a new worker has to be told when one ends: how the session started, and the open texts. Only `initialize` is
/// answered here, since its answer needs no worker and the first one takes longer to start than it.
///
/// It knows no process and no descriptor: the supervisor feeds it and sends what has gathered in `toClient` and `toWorker`.
struct Relay {
  /// Seconds that the supervisor has run, those in which it stood still left out. Its owner sets it before every call.
  var now = 0.0
  /// The bodies of messages that are to be sent, in order.
  var toClient: [[UInt8]] = []
  var toWorker: [[UInt8]] = []

  /// The requests of the client that the worker has not answered, in order.
  private var pending: [(id: RequestID, method: String)] = []
  private var initialization: JSONValue?
  private(set) var client: Client?
  private(set) var clientProcess: Int?
  private var hasShutDown = false
  /// Whether the client has said `exit`.
  private(set) var isExiting = false

  /// What a new worker is told before the documents, as it came.
  private var confirmation: [UInt8]?
  private var configuration: [UInt8]?
  private var folderChanges: [[UInt8]] = []
  private var trace: [UInt8]?

  var texts = OpenTexts()
  var state: WorkerState

  /// The server's, which the client is told.
  private let version: String

  init(patience: Double, version: String) {
    state = WorkerState(patience: patience)
    self.version = version
  }

  /// What the protocol wants when the worker cannot say it.
  var exitStatus: Int32 { hasShutDown ? 0 : 1 }

  // MARK: From the client

  mutating func receive(fromClient body: [UInt8]) {
    let head = MessageHead(body)
    switch (head?.method, head?.id) {
    case (let method?, let id?): receiveRequest(id, method, body)
    case (let method?, nil): receiveNotification(method, body)
    case (nil, let id):
      // Answers to the supervisor's own requests end here.
      if id.map(WorkerState.isOwn) != true { hand(body) }
    }
  }

  private mutating func receiveRequest(_ id: RequestID, _ method: String, _ body: [UInt8]) {
    if method == "initialize", client == nil, case .request(_, _, let params)? = try? Message.read(body) {
      initialize(id, params)
      return
    }
    guard state.isRunning else {
      answer(id, method)
      return
    }
    pending.append((id, method))
    hand(body)
    if method == "shutdown", client != nil {
      hasShutDown = true
      texts.removeAll()
    }
  }

  private mutating func initialize(_ id: RequestID, _ params: JSONValue) {
    let read: InitializeParams
    do { read = try InitializeParams(json: params) } catch {
      say(.response(id: id, result: .failure(ResponseError(error))))
      return
    }
    let client = Client(read)
    self.client = client
    clientProcess = read.processID
    initialization = params
    say(.response(id: id, result: .success(client.initializeResult(version: version).json)))
    tell(.request(id: state.nextID(), method: "initialize", params: params))
  }

  private mutating func receiveNotification(_ method: String, _ body: [UInt8]) {
    if method == "exit" { isExiting = true }
    guard client != nil, !hasShutDown else {
      hand(body)
      return
    }
    switch method {
    case "initialized": confirmation = body
    case "workspace/didChangeConfiguration": configuration = body
    case "workspace/didChangeWorkspaceFolders": folderChanges.append(body)
    case "$/setTrace": trace = body
    case "textDocument/didClose": texts.close(Self.params(of: body))
    case "textDocument/didOpen":
      pass(texts.open(Self.params(of: body), now: now), body)
      return
    case "textDocument/didChange":
      let encoding = client?.encoding ?? .utf16
      pass(texts.change(Self.params(of: body), in: encoding, now: now), body)
      return
    default: break
    }
    hand(body)
  }

  private mutating func pass(_ passage: OpenTexts.Passage, _ body: [UInt8]) {
    switch passage {
    case .unchanged: hand(body)
    case .instead(let message): hand(message.json.serialized)
    case .nothing: break
    }
  }

  private mutating func hand(_ body: [UInt8]) {
    guard state.isRunning else { return }
    toWorker.append(body)
    state.wasTold(now: now)
  }

  private static func params(of body: [UInt8]) -> JSONValue { (try? JSONValue(parsing: body))?["params"] ?? .null }

  // MARK: From the worker

  mutating func receive(fromWorker body: [UInt8]) {
    state.wasHeard()
    let head = MessageHead(body)
    switch (head?.method, head?.id) {
    case (nil, let id?):
      if WorkerState.isOwn(id) { return }
      if let index = pending.firstIndex(where: { $0.id == id }) { pending.remove(at: index) }
    case (let method?, _) where method.hasPrefix(WorkReport.prefix):
      if let report = try? WorkReport(method: method, params: Self.params(of: body)) { take(report) }
      return
    case ("client/registerCapability", let id?):
      // A new worker registers what the client has registered already.
      if !state.isNewRegistration(Self.params(of: body)) {
        hand(Message.response(id: id, result: .success(.null)).json.serialized)
        return
      }
    case ("$/progress", nil): state.followProgress(Self.params(of: body))
    default: break
    }
    toClient.append(body)
  }

  private mutating func take(_ report: WorkReport) {
    if state.take(report, now: now) { tryNextSuspect() }
  }

  // MARK: Workers that end

  /// A new worker is told all that the last one knew.
  mutating func workerStarted() {
    state.start(now: now)
    guard let initialization else { return }
    tell(.request(id: state.nextID(), method: "initialize", params: initialization))
    if hasShutDown {
      tell(.request(id: state.nextID(), method: "shutdown", params: .null))
      return
    }
    guard let confirmation else { return }
    for body in [confirmation] + folderChanges + [configuration, trace].compactMap({ $0 }) { hand(body) }
    if let files = state.withheldFiles { tell(files) }
    if client?.pullsDiagnostics == true {
      say(.request(id: state.nextID(), method: "workspace/diagnostic/refresh", params: .null))
    }
    for message in texts.replay(now: now) { tell(message) }
    tryNextSuspect()
  }

  /// The worker has ended, or was ended because it said nothing any more.
  mutating func workerEnded() {
    let ending = state.end(now: now)
    for (id, method) in pending { answer(id, method) }
    pending = []
    for token in ending.progress {
      say(.notification(method: "$/progress", params: ProgressParams(token: token, value: .end(message: nil)).json))
    }
    guard !hasShutDown else { return }
    let guilty = ending.suspects.count == 1 ? ending.suspects : ending.suspects.filter { $0 == ending.onTrial }
    for uri in guilty {
      let isFirst = texts.contains(uri) ? texts.condemn(uri, now: now) : state.withhold(uri)
      if isFirst {
        tellUser(
          "swiftui-patterns had to leave \(uri.lastComponent) alone: it failed over the file’s text. It will try again when that changes, and goes on with everything else."
        )
      }
    }
    if guilty.isEmpty { texts.suspect(ending.suspects) }
    if ending.suspects.isEmpty, ending.isFirstOfRow {
      tellUser("swiftui-patterns failed and has started again.")
    }
  }

  /// Time has passed. True when the worker is to be ended, since it says nothing any more.
  mutating func tick() -> Bool {
    guard state.isRunning else { return false }
    if state.isSilent(now: now) { return true }
    if let ping = state.ping(now: now) { tell(ping) }
    if state.trialIsOver(now: now) { tryNextSuspect() }
    for message in texts.release(now: now) { tell(message) }
    return false
  }

  /// Whether `tick` has anything to look at.
  var needsTicks: Bool { state.needsTicks || texts.isWaiting }

  private mutating func tryNextSuspect() {
    guard state.isRunning, let uri = texts.acquitFirst() else { return }
    state.startTrial(uri, now: now)
    for message in texts.release(now: now) { tell(message) }
  }

  // MARK: Own messages

  private mutating func tell(_ message: Message) { hand(message.json.serialized) }

  private mutating func say(_ message: Message) { toClient.append(message.json.serialized) }

  private mutating func tellUser(_ text: String) {
    guard client != nil else { return }
    say(.notification(method: "window/showMessage", params: ShowMessageParams(type: .warning, message: text).json))
  }

  /// Answers a request in the place of a worker that is gone.
  private mutating func answer(_ id: RequestID, _ method: String) {
    let result: Result<JSONValue, ResponseError>
    switch method {
    case "shutdown" where client != nil: result = .success(.null)
    case "textDocument/diagnostic", "workspace/diagnostic":
      result = .failure(ResponseError(.serverCancelled, Self.failure, data: ["retriggerRequest": true]))
    default: result = .failure(ResponseError(.requestFailed, Self.failure))
    }
    say(.response(id: id, result: result))
  }

  private static let failure = "The server failed over this and has started again."
}
