import SwiftUIProject

/// What an expression of a manifest comes to, as far as it is written plainly.
indirect enum ManifestValue: Sendable {
  case string(String)
  case boolean(Bool)
  case list(ManifestList)
  case dictionary([(key: String, value: ManifestItem)])
  case call(ManifestCall)
  /// `.iOS` or `Platform.iOS`: the last name.
  case member(String)
  case none
  /// It is computed.
  case unknown
}

/// A value with the place it was written at.
struct ManifestItem: Sendable {
  var value: ManifestValue
  let place: BuildPlace

  var string: String? { if case .string(let text) = value { text } else { nil } }
  var member: String? { if case .member(let name) = value { name } else { nil } }
  var call: ManifestCall? { if case .call(let call) = value { call } else { nil } }
  var list: ManifestList? { if case .list(let list) = value { list } else { nil } }
  var isNone: Bool { if case .none = value { true } else { false } }
  var isUnknown: Bool { if case .unknown = value { true } else { false } }

  /// The strings of a list in which all is known, or a single string; nil for anything else.
  var strings: [String]? {
    if let string { return [string] }
    guard let list, list.isWhole else { return nil }
    let strings = list.items.compactMap(\.string)
    return strings.count == list.items.count ? strings : nil
  }
}

struct ManifestList: Sendable {
  var items: [ManifestItem]
  /// Whether these are all elements; false if others are computed.
  var isWhole = true
}

/// `.target(name: "A")`, `Package(name: "A")`.
struct ManifestCall: Sendable {
  let name: String
  var arguments: [(label: String?, value: ManifestItem)]

  subscript(label: String) -> ManifestItem? { arguments.first { $0.label == label }?.value }

  /// The first argument without a label.
  var first: ManifestItem? { arguments.first { $0.label == nil }?.value }

  mutating func set(_ label: String, _ value: ManifestItem) {
    if let index = arguments.firstIndex(where: { $0.label == label }) {
      arguments[index].value = value
    } else {
      arguments.append((label, value))
    }
  }
}
