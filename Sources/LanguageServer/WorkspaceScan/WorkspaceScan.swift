import LanguageServerProtocol

/// The findings of files that are not open, and which of them are still to be looked at. Old findings count until there are new
/// ones.
struct WorkspaceScan {
  struct Result {
    let report: FileReport
    let words: Set<String>
  }

  /// Whether findings of closed files are wanted.
  var isOn = false
  /// Whether they were asked for by hand, whatever the settings say.
  var isAsked = false
  /// Whether the end of the scan is to be told.
  var tellsEnd = false
  private(set) var generation = 0
  private var hasPlan = false
  /// How many files the last plan was about.
  private(set) var coveredCount = 0
  private(set) var results: [String: Result] = [:]
  /// The result ids of what the client was sent, by path.
  var published: [String: String] = [:]
  var progress: ScanProgress?

  /// The next file last.
  private var queue: [String] = []
  private var queued: Set<String> = []
  private var running: [String: Int] = [:]

  var runningCount: Int { running.count }
  var waitingCount: Int { queue.count + running.count }
  /// Whether nothing is left to look at, or nothing is wanted.
  var isDone: Bool { !isOn || (hasPlan && queue.isEmpty && running.isEmpty) }

  mutating func startPlanning() {
    generation += 1
    hasPlan = false
    queue = []
    queued = []
  }

  /// Takes over a plan and returns the files whose old findings are none any more.
  mutating func start(_ plan: ScanPlan) -> [String] {
    hasPlan = true
    coveredCount = plan.covered.count
    queue = plan.candidates.reversed()
    queued = Set(plan.candidates)
    let gone = results.keys.filter { !queued.contains($0) }
    for path in gone { results[path] = nil }
    return gone
  }

  mutating func next() -> String? {
    guard let path = queue.popLast() else { return nil }
    queued.remove(path)
    return path
  }

  mutating func begin(_ path: String) { running[path] = generation }

  /// Takes over a result; false when it is of an earlier scan.
  mutating func take(_ result: ScanResult) -> Bool {
    running[result.path] = nil
    guard result.generation == generation else { return false }
    results[result.path] = Result(report: result.report, words: result.words)
    return true
  }

  /// A file is looked at soon.
  mutating func add(_ path: String) {
    if queued.insert(path).inserted { queue.append(path) }
  }

  func dependents(on words: Set<String>) -> [String] {
    results.filter { !$0.value.words.isDisjoint(with: words) }.keys.sorted()
  }

  mutating func forget(_ path: String) { results[path] = nil }

  /// What is waiting is not looked at.
  mutating func cancel() {
    queue = []
    queued = []
  }

  /// Forgets all findings and returns the files that had some.
  mutating func stop() -> [String] {
    defer { results = [:] }
    generation += 1
    isOn = false
    hasPlan = false
    cancel()
    return Array(results.keys)
  }
}

/// What the client shows of a long scan.
struct ScanProgress {
  let token: RequestID
  let total: Int
  /// Whether the client has agreed to show it.
  var isShown = false
  private var lastPercentage = 0

  init(token: RequestID, total: Int) {
    self.token = token
    self.total = total
  }

  /// What to tell when so many files are left; nil when that is nothing new.
  mutating func report(left: Int) -> ProgressParams? {
    let percentage = 100 - min(max(left * 100 / max(total, 1), 0), 100)
    guard isShown, percentage >= lastPercentage + 5 else { return nil }
    lastPercentage = percentage
    return ProgressParams(
      token: token, value: .report(message: "\(total - min(left, total)) of \(total) files", percentage: percentage))
  }
}
