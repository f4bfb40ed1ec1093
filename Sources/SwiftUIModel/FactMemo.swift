import SourceText
import SwiftSyntax

/// What was worked out from the facts of one file, for all rules that ask for it.
final class FactMemo: Sendable {
  struct PropertyKey: Hashable {
    let property: SyntaxIdentifier
    let type: String
  }

  let references = Memo<PropertyKey, [Reference]>()
  let presentations = Memo<Presentation.Kind, [Presentation]>()
  let previewMacros = Lazy<[Syntax]>()
  /// The UTF-8 offsets at which the calls end.
  let callEnds = Lazy<[Int]>()
  let methods = Lazy<[String: [Member]]>()
}

/// Values that are worked out once for each key.
final class Memo<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let values = Locked<[Key: Value]>([:])

  /// Works the value out without holding a lock: two threads may do the same work, none waits.
  func value(for key: Key, _ make: () -> Value) -> Value {
    if let known = values.withLock({ $0[key] }) { return known }
    let value = make()
    values.withLock { $0[key] = value }
    return value
  }
}

/// A value that is worked out when it is first asked for.
final class Lazy<Value: Sendable>: Sendable {
  private let known = Locked<Value?>(nil)

  func value(_ make: () -> Value) -> Value {
    if let value = known.withLock({ $0 }) { return value }
    let value = make()
    known.withLock { $0 = value }
    return value
  }
}
