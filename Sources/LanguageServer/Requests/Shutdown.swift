import LanguageServerProtocol

extension Session {
  /// Answers what is pending and forgets the documents. Only `exit` is expected from here on.
  func shutDown() {
    for entry in requests.removeAll() {
      answer(entry.id, .failure(ResponseError(.serverCancelled, "The server shuts down.")))
    }
    for pull in pulls { answer(pull.id, .failure(ResponseError(.serverCancelled, "The server shuts down."))) }
    pulls = []
    documents = [:]
    phase = .shutDown
  }
}
