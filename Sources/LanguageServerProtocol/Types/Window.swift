/// The importance of a message or log line.
public enum MessageType: Int, Sendable, JSONEncodable {
  case error = 1
  case warning = 2
  case info = 3
  case log = 4

  public var json: JSONValue { .int(rawValue) }
}

/// `window/showMessage` and `window/logMessage`.
public struct ShowMessageParams: Hashable, Sendable, JSONEncodable {
  public let type: MessageType
  public let message: String

  public init(type: MessageType, message: String) {
    self.type = type
    self.message = message
  }

  public var json: JSONValue { .object(of: ["type": type, "message": message]) }
}

/// `window/showDocument`.
public struct ShowDocumentParams: Hashable, Sendable, JSONEncodable {
  public let uri: DocumentURI
  public let takeFocus: Bool

  public init(uri: DocumentURI, takeFocus: Bool) {
    self.uri = uri
    self.takeFocus = takeFocus
  }

  public var json: JSONValue { .object(of: ["uri": uri, "takeFocus": takeFocus]) }
}

/// `$/progress` of a long piece of work.
public struct ProgressParams: Hashable, Sendable, JSONEncodable {
  public enum Value: Hashable, Sendable {
    case begin(title: String, cancellable: Bool)
    /// `percentage` is 0 to 100.
    case report(message: String?, percentage: Int?)
    case end(message: String?)
    /// A part of a request's result, in that request's own type.
    case partialResult(JSONValue)
  }

  public let token: RequestID
  public let value: Value

  public init(token: RequestID, value: Value) {
    self.token = token
    self.value = value
  }

  public var json: JSONValue {
    let content: JSONValue =
      switch value {
      case .begin(let title, let cancellable): .object(of: ["kind": "begin", "title": title, "cancellable": cancellable])
      case .report(let message, let percentage): .object(of: ["kind": "report", "message": message, "percentage": percentage])
      case .end(let message): .object(of: ["kind": "end", "message": message])
      case .partialResult(let result): result
      }
    return .object(of: ["token": token, "value": content])
  }
}
