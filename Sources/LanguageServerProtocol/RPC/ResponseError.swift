/// The error codes of JSON-RPC 2.0 and of the Language Server Protocol 3.17.
public enum ErrorCode: Int, Sendable {
  case parseError = -32700
  case invalidRequest = -32600
  case methodNotFound = -32601
  case invalidParams = -32602
  case internalError = -32603
  case serverNotInitialized = -32002
  case unknownErrorCode = -32001
  /// A request that is well-formed and yet failed, for a reason the message gives.
  case requestFailed = -32803
  /// The server gave the request up.
  case serverCancelled = -32802
  /// The document has changed since the request was sent.
  case contentModified = -32801
  /// The client cancelled the request.
  case requestCancelled = -32800
}

/// The error of an answer.
public struct ResponseError: Error, Hashable, Sendable, JSONEncodable {
  /// One of `ErrorCode`, or whatever the other side sent.
  public let code: Int
  public let message: String
  public let data: JSONValue?

  public init(_ code: ErrorCode, _ message: String, data: JSONValue? = nil) {
    self.code = code.rawValue
    self.message = message
    self.data = data
  }

  /// Reads what another side sent, however poor.
  public init(json: JSONValue) {
    code = json["code"].intValue ?? ErrorCode.unknownErrorCode.rawValue
    message = json["message"].stringValue ?? ""
    data = json["data"].isNull ? nil : json["data"]
  }

  /// The error of params that do not have the method's shape.
  public init(_ mismatch: JSONMismatch) { self.init(.invalidParams, "Invalid params: \(mismatch).") }

  public var json: JSONValue { .object(of: ["code": code, "message": message, "data": data]) }
}
