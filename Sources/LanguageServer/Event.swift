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
  /// The files of the workspace are known, or known anew.
  case projectLoaded(isChange: Bool)
  /// The files that a scan of the workspace has to look at.
  case scanPlanned(ScanPlan)
  /// One of them was looked at.
  case scanned(ScanResult)
  /// Nothing has changed for a moment.
  case quiet
  /// The client's process is gone.
  case clientGone
}
