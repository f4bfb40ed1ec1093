import LanguageServerProtocol

/// What a worker tells its supervisor about work that can take the process down or never end. These notifications stay between the
/// two; the client never sees them.
package enum WorkReport {
  case began(job: Int, uri: DocumentURI, bytes: Int)
  case ended(job: Int)

  package static let prefix = "$/worker/"

  package var message: Message {
    switch self {
    case .began(let job, let uri, let bytes):
      .notification(method: Self.prefix + "began", params: .object(of: ["job": job, "uri": uri, "bytes": bytes]))
    case .ended(let job): .notification(method: Self.prefix + "ended", params: .object(of: ["job": job]))
    }
  }

  init(method: String, params: JSONValue) throws(JSONMismatch) {
    let job = try params.member("job", as: Int.self)
    switch method {
    case Self.prefix + "began": self = .began(job: job, uri: try params.member("uri"), bytes: try params.member("bytes"))
    case Self.prefix + "ended": self = .ended(job: job)
    default: throw JSONMismatch(path: "method", expected: "a report")
    }
  }
}

/// The work that a worker does at the moment.
struct WorkInProgress {
  private struct Job {
    let uri: DocumentURI
    /// When it counts as hung.
    let deadline: Double
  }

  private var jobs: [Int: Job] = [:]
  /// Seconds that any job may take, besides what its length allows.
  let patience: Double

  /// The parser does 250 KB a second on a quiet machine.
  private static let bytesPerSecond = 50_000.0

  init(patience: Double) { self.patience = patience }

  var isEmpty: Bool { jobs.isEmpty }

  mutating func take(_ report: WorkReport, now: Double) {
    switch report {
    case .began(let job, let uri, let bytes):
      jobs[job] = Job(uri: uri, deadline: now + patience + Double(bytes) / Self.bytesPerSecond)
    case .ended(let job): jobs[job] = nil
    }
  }

  /// What a job is about.
  func uri(of job: Int) -> DocumentURI? { jobs[job]?.uri }

  /// What is worked on, each once, in order.
  var uris: [DocumentURI] { Self.unique(jobs.values) }

  /// What has been worked on for too long.
  func overdue(now: Double) -> [DocumentURI] { Self.unique(jobs.values.filter { $0.deadline < now }) }

  private static func unique(_ jobs: some Sequence<Job>) -> [DocumentURI] {
    Set(jobs.map(\.uri)).sorted { $0.string < $1.string }
  }
}
