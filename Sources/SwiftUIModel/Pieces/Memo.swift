import SourceText

/// Values that are worked out once for each key.
final class Memo<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let values = Locked<[Key: Value]>([:])

  /// Works the value out without holding a lock: two threads may do the same work, none waits, and both get the same value.
  func value(for key: Key, _ make: () -> Value) -> Value {
    if let known = values.withLock({ $0[key] }) { return known }
    let value = make()
    return values.withLock { values in
      if let known = values[key] { return known }
      values[key] = value
      return value
    }
  }
}

/// A value that is worked out when it is first asked for.
final class Lazy<Value: Sendable>: Sendable {
  private let state = Locked<Value?>(nil)

  /// The value, if somebody asked for it already.
  var known: Value? { state.withLock { $0 } }

  /// Works the value out without holding a lock: two threads may do the same work, none waits, and both get the same value.
  func value(_ make: () -> Value) -> Value {
    if let known { return known }
    let value = make()
    return state.withLock { state in
      if let state { return state }
      state = value
      return value
    }
  }
}
