/// Why a fix cannot be made, thrown while it is put together.
struct Refusal: Error {
  /// One sentence, for the user.
  let reason: String

  init(_ reason: String) { self.reason = reason }
}
