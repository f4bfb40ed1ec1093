import LanguageServerProtocol
import SwiftUIModel

/// What the loop handles, one after the other.
indirect enum Event: Sendable {
  case received(Received)
  /// An analysis is done.
  case analyzed(AnalysisOutcome)
  /// A handler has its answer. `run` tells apart the runs of one request.
  case answered(RequestID, run: Int, Result<JSONValue, ResponseError>)
  /// A job of the session has come to an end with what it has to tell.
  case finished(job: Int, Event)
  /// The files of the workspace are known.
  case projectLoaded
  /// The client's process is gone.
  case clientGone
}
