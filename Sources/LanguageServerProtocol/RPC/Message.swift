/// The id of a request, chosen by its sender.
public enum RequestID: Hashable, Sendable, JSONEncodable, CustomStringConvertible {
  case number(Int)
  case string(String)

  /// Nil when the value is neither an integer nor a string.
  public init?(_ json: JSONValue) {
    if let string = json.stringValue {
      self = .string(string)
    } else if let number = json.intValue {
      self = .number(number)
    } else {
      return nil
    }
  }

  public var json: JSONValue {
    switch self {
    case .number(let number): .int(number)
    case .string(let string): .string(string)
    }
  }

  public var description: String {
    switch self {
    case .number(let number): String(number)
    case .string(let string): string
    }
  }
}

/// One JSON-RPC 2.0 message.
public enum Message: Hashable, Sendable {
  case request(id: RequestID, method: String, params: JSONValue)
  case notification(method: String, params: JSONValue)
  /// The answer to a request; without an id when the request's could not be read.
  case response(id: RequestID?, result: Result<JSONValue, ResponseError>)

  /// Reads a message. The error is what the sender is to be answered: `parseError` for bytes that are no JSON, `invalidRequest`
  /// for JSON that is no message, with the id where there is one.
  public static func read(_ utf8: [UInt8]) throws(UnreadableMessage) -> Message {
    let json: JSONValue
    do { json = try JSONValue(parsing: utf8) } catch { throw UnreadableMessage(notJSON: error) }
    return try read(json)
  }

  /// Reads a message that is JSON already.
  public static func read(_ json: JSONValue) throws(UnreadableMessage) -> Message {
    let id = RequestID(json["id"])
    guard let members = json.objectValue else {
      throw UnreadableMessage(id: nil, error: ResponseError(.invalidRequest, "The message is not an object."))
    }
    guard let methodValue = members["method"] else {
      if let error = members["error"], !error.isNull { return .response(id: id, result: .failure(ResponseError(json: error))) }
      if id != nil, let result = members["result"] { return .response(id: id, result: .success(result)) }
      throw UnreadableMessage(id: id, error: ResponseError(.invalidRequest, "The message has no method and is no answer."))
    }
    guard let method = methodValue.stringValue else {
      throw UnreadableMessage(id: id, error: ResponseError(.invalidRequest, "The method is not a string."))
    }
    let params = members["params"] ?? .null
    guard let idValue = members["id"] else { return .notification(method: method, params: params) }
    guard let id else {
      let isNull = idValue.isNull
      let what = isNull ? "A request's id must not be null." : "The id is neither an integer nor a string."
      throw UnreadableMessage(id: nil, error: ResponseError(.invalidRequest, what))
    }
    return .request(id: id, method: method, params: params)
  }

  public var json: JSONValue {
    switch self {
    case .request(let id, let method, let params):
      return .object(of: ["jsonrpc": "2.0", "id": id, "method": method, "params": params.isNull ? nil : params])
    case .notification(let method, let params):
      return .object(of: ["jsonrpc": "2.0", "method": method, "params": params.isNull ? nil : params])
    case .response(let id, .success(let result)):
      return .object(of: ["jsonrpc": "2.0", "id": id?.json ?? .null, "result": result])
    case .response(let id, .failure(let error)):
      return .object(of: ["jsonrpc": "2.0", "id": id?.json ?? .null, "error": error.json])
    }
  }
}

/// Bytes that are no message, and the answer that they get.
public struct UnreadableMessage: Error, Hashable {
  public let id: RequestID?
  public let error: ResponseError

  public init(id: RequestID?, error: ResponseError) {
    self.id = id
    self.error = error
  }

  init(notJSON error: JSONSyntaxError) {
    self.init(id: nil, error: ResponseError(.parseError, "The message is not JSON: \(error)."))
  }

  /// Input that has no frame.
  public init(skipped reason: String) {
    self.init(id: nil, error: ResponseError(.parseError, "Input that is no message was skipped: \(reason)."))
  }

  public var answer: Message { .response(id: id, result: .failure(error)) }
}
