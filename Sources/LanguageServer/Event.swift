import LanguageServerProtocol
import SwiftUIModel

/// What the loop handles, one after the other.
enum Event: Sendable {
  case received(Received)
  /// An analysis is done.
  case analyzed(AnalysisOutcome)
  /// A handler has its answer. `run` tells apart the runs of one request.
  case answered(RequestID, run: Int, Result<JSONValue, ResponseError>)
  /// The files of the workspace are known.
  case projectLoaded
  /// The client's process is gone.
  case clientGone
}
