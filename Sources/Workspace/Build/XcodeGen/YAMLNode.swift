/// A value of a YAML file.
struct YAMLNode: Sendable {
  indirect enum Value: Sendable {
    case scalar(String)
    case list([YAMLNode])
    case map([(key: String, value: YAMLNode)])
    case none
  }

  var value: Value
  let place: BuildPlace
  /// The folder that relative paths in it count from.
  let base: String

  subscript(key: String) -> YAMLNode? { map.last { $0.key == key }?.value }

  var scalar: String? { if case .scalar(let text) = value { text } else { nil } }

  var map: [(key: String, value: YAMLNode)] { if case .map(let members) = value { members } else { [] } }

  /// The elements of a list; a single value counts as a list of one.
  var list: [YAMLNode] {
    switch value {
    case .list(let elements): elements
    case .none: []
    default: [self]
    }
  }

  /// The scalars of a list, or the only one.
  var scalars: [String] { list.compactMap(\.scalar) }

  /// Both together, as XcodeGen joins specs: maps key by key, lists one behind the other, and of other values the later one.
  func merged(with other: YAMLNode, depth: Int = 0) -> YAMLNode {
    guard depth < 32 else { return other }
    switch (value, other.value) {
    case (.map(let old), .map(let new)):
      var members = old
      for (key, value) in new {
        let plain = key.hasSuffix(":REPLACE") ? String(key.dropLast(8)) : key
        if let index = members.firstIndex(where: { $0.key == plain }) {
          members[index].value = plain == key ? members[index].value.merged(with: value, depth: depth + 1) : value
        } else {
          members.append((plain, value))
        }
      }
      return YAMLNode(value: .map(members), place: other.place, base: other.base)
    case (.list(let old), .list(let new)): return YAMLNode(value: .list(old + new), place: other.place, base: other.base)
    case (_, .none): return self
    default: return other
    }
  }
}
