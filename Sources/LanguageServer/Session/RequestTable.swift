import LanguageServerProtocol

/// The client's requests that are not answered yet, in the order in which they came.
struct RequestTable {
  struct Entry {
    let id: RequestID
    let uri: DocumentURI
    let request: any DocumentRequest
    /// Nil while it waits.
    var run: Int?
    /// Of the run.
    var cancellation = Cancellation()
  }

  private(set) var entries: [Entry] = []
  private var lastRun = 0

  var runningCount: Int { entries.count { $0.run != nil } }

  func contains(_ id: RequestID) -> Bool { entries.contains { $0.id == id } }

  mutating func add(_ id: RequestID, _ request: any DocumentRequest, uri: DocumentURI) {
    entries.append(Entry(id: id, uri: uri, request: request))
  }

  /// The number of a new run of a request.
  mutating func start(_ id: RequestID) -> (run: Int, cancellation: Cancellation) {
    lastRun += 1
    let cancellation = Cancellation()
    for index in entries.indices where entries[index].id == id {
      entries[index].run = lastRun
      entries[index].cancellation = cancellation
    }
    return (lastRun, cancellation)
  }

  /// Whether an answer is wanted: it is dropped when the request was cancelled or its document has changed meanwhile.
  mutating func finish(_ id: RequestID, run: Int) -> Bool {
    guard let index = entries.firstIndex(where: { $0.id == id && $0.run == run }) else { return false }
    entries.remove(at: index)
    return true
  }

  mutating func remove(_ id: RequestID) -> Bool {
    let count = entries.count
    for entry in entries where entry.id == id { entry.cancellation.cancel() }
    entries.removeAll { $0.id == id }
    return entries.count < count
  }

  /// Takes out the requests of a document that make no sense after a change of its text. The others run again.
  mutating func removeOutdated(_ uri: DocumentURI) -> [RequestID] {
    for entry in entries where entry.uri == uri { entry.cancellation.cancel() }
    let outdated = entries.filter { $0.uri == uri && !$0.request.outlivesChanges }.map(\.id)
    entries.removeAll { outdated.contains($0.id) }
    for index in entries.indices where entries[index].uri == uri { entries[index].run = nil }
    return outdated
  }

  /// Takes out all requests of a document.
  mutating func removeAll(_ uri: DocumentURI) -> [Entry] {
    let removed = entries.filter { $0.uri == uri }
    for entry in removed { entry.cancellation.cancel() }
    entries.removeAll { $0.uri == uri }
    return removed
  }

  /// Takes out all requests.
  mutating func removeAll() -> [Entry] {
    defer { entries = [] }
    for entry in entries { entry.cancellation.cancel() }
    return entries
  }
}
