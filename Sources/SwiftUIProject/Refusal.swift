/// Why a fix cannot be made, thrown while it is put together.
public struct Refusal: Error {
  /// One sentence, for the user.
  public let reason: FindingMessage

  public init(_ reason: FindingMessage) { self.reason = reason }
}
