import LanguageServerProtocol

/// What a supervisor knows of its worker, from what is said and not said.
struct WorkerState {
  /// How a worker ended.
  struct Ending {
    /// What it worked on.
    let suspects: [DocumentURI]
    /// The one of them that was looked at alone, because of an earlier ending.
    let onTrial: DocumentURI?
    /// What the client still shows as going on.
    let progress: [RequestID]
    /// Whether it is not one of several in a short time.
    let isFirstOfRow: Bool
  }

  private(set) var isRunning = false
  private var work: WorkInProgress
  private let patience: Double
  /// When the worker was told something that it has not reacted to.
  private var toldAt: Double?
  private var isPinged = false
  private var trial: (uri: DocumentURI, until: Double)?
  private var trialJob: Int?
  private var progress: [RequestID] = []
  private var registrations: Set<String> = []
  private var withheld: Set<DocumentURI> = []
  private var endings: [Double] = []
  private var lastID = 0

  /// Seconds after which a worker that has said nothing is asked whether it is there.
  private static let pause = 1.0
  private static let ownID = "supervisor-"

  /// - Parameter patience: seconds that a job may take, and that a worker may say nothing when it is asked.
  init(patience: Double) {
    self.patience = patience
    work = WorkInProgress(patience: patience)
  }

  mutating func nextID() -> RequestID {
    lastID += 1
    return .string("\(Self.ownID)\(lastID)")
  }

  static func isOwn(_ id: RequestID) -> Bool {
    if case .string(let text) = id { text.hasPrefix(ownID) } else { false }
  }

  // MARK: Life

  mutating func start(now: Double) { isRunning = true }

  mutating func end(now: Double) -> Ending {
    endings = endings.filter { $0 > now - 60 } + [now]
    let overdue = work.overdue(now: now)
    let ending = Ending(
      suspects: overdue.isEmpty ? work.uris : overdue, onTrial: trial?.uri, progress: progress, isFirstOfRow: endings.count == 1
    )
    isRunning = false
    work = WorkInProgress(patience: patience)
    toldAt = nil
    isPinged = false
    trial = nil
    trialJob = nil
    progress = []
    return ending
  }

  /// When the next worker may start. The first ones start at once.
  var nextStart: Double {
    guard endings.count > 3, let last = endings.last else { return 0 }
    return last + Double(1 << min(endings.count - 3, 5))
  }

  // MARK: Silence

  mutating func wasTold(now: Double) { if toldAt == nil { toldAt = now } }

  mutating func wasHeard() {
    toldAt = nil
    isPinged = false
  }

  func isSilent(now: Double) -> Bool {
    if let toldAt, now - toldAt > patience { return true }
    return !work.overdue(now: now).isEmpty
  }

  /// A request that any worker answers at once, when it is time for one.
  mutating func ping(now: Double) -> Message? {
    guard let toldAt, !isPinged, now - toldAt > Self.pause else { return nil }
    isPinged = true
    return .request(id: nextID(), method: "$/worker/ping", params: .null)
  }

  var needsTicks: Bool { toldAt != nil || !work.isEmpty || trial != nil }

  // MARK: Work

  /// True when the trial of a document is over.
  mutating func take(_ report: WorkReport, now: Double) -> Bool {
    work.take(report, now: now)
    guard let trial else { return false }
    switch report {
    case .began(let job, let uri, _):
      if uri == trial.uri { trialJob = job }
      return false
    case .ended(let job): return job == trialJob ? endTrial() : false
    }
  }

  /// A document that the worker may have ended over is handed over while no other suspect is.
  mutating func startTrial(_ uri: DocumentURI, now: Double) {
    trial = (uri, now + 5)
    trialJob = nil
  }

  /// Not every document leads to work.
  mutating func trialIsOver(now: Double) -> Bool {
    guard let trial, trialJob == nil, trial.until < now else { return false }
    return endTrial()
  }

  private mutating func endTrial() -> Bool {
    trial = nil
    trialJob = nil
    return true
  }

  // MARK: What else has to be known

  /// False when the client has registered all of it before.
  mutating func isNewRegistration(_ params: JSONValue) -> Bool {
    let ids = params["registrations"].arrayValue?.compactMap { $0["id"].stringValue } ?? []
    let isNew = !registrations.isSuperset(of: ids)
    registrations.formUnion(ids)
    return isNew
  }

  mutating func followProgress(_ params: JSONValue) {
    guard let token = RequestID(params["token"]) else { return }
    switch params["value"]["kind"].stringValue {
    case "begin": progress.append(token)
    case "end": progress.removeAll { $0 == token }
    default: break
    }
  }

  /// A file that is not open is left alone from now on; false when it was already.
  mutating func withhold(_ uri: DocumentURI) -> Bool { withheld.insert(uri).inserted }

  /// Tells a new worker which files it leaves alone; nil for none.
  var withheldFiles: Message? {
    guard !withheld.isEmpty else { return nil }
    let uris = withheld.map(\.json).sorted { ($0.stringValue ?? "") < ($1.stringValue ?? "") }
    return .notification(method: WorkReport.prefix + "withhold", params: ["uris": .array(uris)])
  }
}
