import LanguageServerProtocol

extension Session {
  /// Answers the request at once; what its handler still finds out is dropped.
  func cancelRequest(_ params: JSONValue) {
    guard let id = RequestID(params["id"]), requests.remove(id) || removePull(id) else { return }
    answer(id, .failure(ResponseError(.requestCancelled, "The request was cancelled.")))
  }
}
