/// Those members of a message that say what it is. To read them costs one pass over the bytes and no memory for the rest, which
/// is what a relay needs to know of messages that it hands on as they are.
public struct MessageHead: Hashable, Sendable {
  /// Nil for a notification.
  public let id: RequestID?
  /// Nil for an answer.
  public let method: String?

  /// Nil when the bytes are no JSON object. What stands in the other members is not looked at.
  public init?(_ utf8: [UInt8]) {
    var reader = JSONReader(utf8)
    guard let members = try? reader.readMembers(["id", "method"]) else { return nil }
    id = members["id"].flatMap { RequestID($0) }
    method = members["method"]?.stringValue
  }
}
