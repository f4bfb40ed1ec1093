/// The one span in which two texts differ, as UTF-8 offsets: what lies before it and behind it is the same in both.
package struct ChangedSpan: Sendable, Equatable {
  package let old: TextRange
  package let new: TextRange

  /// Neither end splits a character or a CRLF of valid UTF-8 text. Equal texts have an empty span at their end.
  package init(from before: [UInt8], to after: [UInt8]) {
    var (head, tail) = before.withUnsafeBytes { old in after.withUnsafeBytes { Self.shared(old, $0) } }
    let joins = { (offset: Int, text: [UInt8]) -> Bool in
      guard offset > 0, offset < text.count else { return false }
      return text[offset] & 0b1100_0000 == 0b1000_0000 || text[offset] == 0x0A && text[offset - 1] == 0x0D
    }
    while head > 0, joins(head, before) || joins(head, after) { head -= 1 }
    while tail > 0, joins(before.count - tail, before) || joins(after.count - tail, after) { tail -= 1 }
    old = TextRange(head, before.count - tail)
    new = TextRange(head, after.count - tail)
  }

  /// How many bytes both start with, and how many of the others both end with.
  private static func shared(_ old: UnsafeRawBufferPointer, _ new: UnsafeRawBufferPointer) -> (head: Int, tail: Int) {
    let limit = min(old.count, new.count)
    var head = 0
    // Eight bytes at a time, since most of a file stays the same.
    while head + 8 <= limit,
      old.loadUnaligned(fromByteOffset: head, as: UInt64.self) == new.loadUnaligned(fromByteOffset: head, as: UInt64.self)
    {
      head += 8
    }
    while head < limit, old[head] == new[head] { head += 1 }
    var tail = 0
    while tail + 8 <= limit - head,
      old.loadUnaligned(fromByteOffset: old.count - tail - 8, as: UInt64.self)
        == new.loadUnaligned(fromByteOffset: new.count - tail - 8, as: UInt64.self)
    {
      tail += 8
    }
    while tail < limit - head, old[old.count - tail - 1] == new[new.count - tail - 1] { tail += 1 }
    return (head, tail)
  }
}
