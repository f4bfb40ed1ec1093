import LanguageServerProtocol
import Supervision

/// A request that is a pure function of one document's analysis. It runs on a thread with a large stack.
protocol DocumentRequest: Sendable {
  static var method: String { get }

  init(_ params: JSONValue) throws(JSONMismatch)

  var uri: DocumentURI { get }

  /// Whether the answer may be one about a later version of the text than the one that was asked about.
  var outlivesChanges: Bool { get }

  /// Whether settings files are looked at first, where the client cannot watch them.
  var looksAtSettings: Bool { get }

  /// The answer for a document that is not open, not Swift or out of sync.
  var answerWithoutAnalysis: Result<JSONValue, ResponseError> { get }

  func answer(_ context: RequestContext) throws(ResponseError) -> JSONValue
}

extension DocumentRequest {
  var outlivesChanges: Bool { false }
  var looksAtSettings: Bool { false }
}

/// What a request is answered from.
struct RequestContext: Sendable {
  let analysis: Analysis
  /// Tells apart the analyses of a session.
  let stamp: Int
  /// The open documents that are on disk, by absolute path.
  let openFiles: [String: OpenFile]
  let isCancelled: @Sendable () -> Bool

  /// Ends a request whose answer nobody waits for; what is thrown reaches nobody.
  func checkCancellation() throws(ResponseError) {
    if isCancelled() { throw ResponseError(.requestCancelled, "The request was cancelled.") }
  }

  var client: Client { analysis.snapshot.client }
}

/// How a client names an open file.
struct OpenFile: Sendable {
  let uri: DocumentURI
  let version: Int?
}
