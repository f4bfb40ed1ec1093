import LanguageServerProtocol
import SourceText

/// The texts that the client has open, and which of them are kept from the worker because it ended over them. The worker has an
/// empty text in the place of one that is kept from it, so that it answers every question about the document, with nothing.
struct OpenTexts {
  /// What the worker gets in the place of a client's message.
  enum Passage: Equatable {
    case unchanged
    case instead(Message)
    case nothing
  }

  private struct Entry {
    var document: Document
    var isHeld = false
  }

  /// What is known against the texts of one document; it outlives closing.
  private struct Record {
    var texts: [SourceText] = []
    var faults = 0
    /// Before this no text of the document is tried again.
    var readyAt = 0.0
  }

  private var entries: [DocumentURI: Entry] = [:]
  private var records: [DocumentURI: Record] = [:]
  /// Held until their turn comes: the worker ended while it looked at several, and only one of them is the reason.
  private(set) var suspects: [DocumentURI] = []

  private static let textLimit = 8
  private static let longestPause = 60.0

  func contains(_ uri: DocumentURI) -> Bool { entries[uri] != nil }

  /// Whether a text waits for time to pass.
  var isWaiting: Bool { entries.values.contains { $0.isHeld && $0.document.isInSync } }

  // MARK: The client's messages

  mutating func open(_ json: JSONValue, now: Double) -> Passage {
    guard let params = try? DidOpenParams(json: json) else { return .unchanged }
    var entry = Entry(document: Document(params))
    entry.isHeld = !mayPass(entry, now: now)
    entries[params.uri] = entry
    return entry.isHeld ? .instead(Self.opening(entry)) : .unchanged
  }

  mutating func change(_ json: JSONValue, in encoding: PositionEncoding, now: Double) -> Passage {
    guard let uri = try? DocumentParams(json: json).uri, var entry = entries[uri] else { return .unchanged }
    if let params = try? DidChangeParams(json: json) {
      entry.document.apply(params, in: encoding)
    } else {
      entry.document.loseSync()
    }
    let wasHeld = entry.isHeld
    // A document out of sync that the worker knows as such is followed there.
    entry.isHeld = wasHeld || entry.document.isInSync ? !mayPass(entry, now: now) : false
    entries[uri] = entry
    switch (wasHeld, entry.isHeld) {
    case (false, false): return .unchanged
    case (true, true): return .nothing
    default: return .instead(Self.wholeText(entry))
    }
  }

  mutating func close(_ json: JSONValue) {
    guard let uri = try? DocumentParams(json: json).uri else { return }
    entries[uri] = nil
    suspects.removeAll { $0 == uri }
  }

  mutating func removeAll() { entries = [:] }

  // MARK: Faults

  /// The worker ended over one of these.
  mutating func suspect(_ uris: [DocumentURI]) {
    suspects += uris.filter { !suspects.contains($0) && entries[$0] != nil }
  }

  /// The next suspect has its turn.
  mutating func acquitFirst() -> DocumentURI? { suspects.isEmpty ? nil : suspects.removeFirst() }

  /// The worker ended over this document's text, which is kept from it from now on. Each further fault of a document makes the
  /// pause before the next try longer, so that typing in a bad place does not start workers without end. False when it was not the
  /// document's first fault.
  mutating func condemn(_ uri: DocumentURI, now: Double) -> Bool {
    guard let entry = entries[uri] else { return false }
    var record = records[uri] ?? Record()
    record.texts = record.texts.suffix(Self.textLimit - 1) + [entry.document.text]
    record.readyAt = record.faults == 0 ? now : now + min(Double(1 << min(record.faults, 10)), Self.longestPause)
    record.faults += 1
    records[uri] = record
    suspects.removeAll { $0 == uri }
    return record.faults == 1
  }

  private func mayPass(_ entry: Entry, now: Double) -> Bool {
    let document = entry.document
    guard document.isInSync, !suspects.contains(document.uri) else { return false }
    guard let record = records[document.uri] else { return true }
    return now >= record.readyAt && !record.texts.contains(document.text)
  }

  // MARK: The worker's messages

  /// Opens every document in a new worker.
  mutating func replay(now: Double) -> [Message] {
    sortedURIs.compactMap { uri in
      guard var entry = entries[uri] else { return nil }
      entry.isHeld = !mayPass(entry, now: now)
      entries[uri] = entry
      return Self.opening(entry)
    }
  }

  /// Hands over the texts that need no longer be kept back.
  mutating func release(now: Double) -> [Message] {
    sortedURIs.compactMap { uri in
      guard var entry = entries[uri], entry.isHeld, mayPass(entry, now: now) else { return nil }
      entry.isHeld = false
      entries[uri] = entry
      return Self.wholeText(entry)
    }
  }

  private var sortedURIs: [DocumentURI] { entries.keys.sorted { $0.string < $1.string } }

  private static func opening(_ entry: Entry) -> Message {
    let document = entry.document
    return .notification(
      method: "textDocument/didOpen",
      params: [
        "textDocument": [
          "uri": document.uri.json, "languageId": .string(document.languageID), "version": .int(document.version ?? 0),
          "text": .string(entry.isHeld ? "" : document.text.string),
        ]
      ])
  }

  private static func wholeText(_ entry: Entry) -> Message {
    let document = entry.document
    return .notification(
      method: "textDocument/didChange",
      params: [
        "textDocument": ["uri": document.uri.json, "version": document.version?.json ?? .null],
        "contentChanges": [["text": .string(entry.isHeld ? "" : document.text.string)]],
      ])
  }
}
