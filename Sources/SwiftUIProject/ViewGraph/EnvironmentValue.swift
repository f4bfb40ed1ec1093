import SourceText
import SwiftSyntax
import SwiftUIModel

/// A value in the environment, as views ask for it.
public enum EnvironmentValue: Hashable {
  /// `@EnvironmentObject`
  case classicObject(ValueType)
  /// `@Environment(Model.self)`
  case object(ValueType)
  /// `@Environment(\.key)`
  case key(String)

  /// What a modifier sets; nil where it sets none, or one whose type is not in sight.
  public init?(setBy modifier: Call, in file: ViewFile, semantics: SemanticModel) {
    guard let first = modifier.unlabeledArgument?.expression else { return nil }
    let types = ValueTypes(semantics: semantics)
    switch (modifier.name, modifier.node.arguments.count) {
    case ("environmentObject", 1):
      guard let type = types.type(of: first, in: file), !type.isOptional else { return nil }
      self = .classicObject(type)
    case ("environment", 1):
      guard let type = types.type(of: first, in: file), !type.isOptional else { return nil }
      self = .object(type)
    case ("environment", 2):
      guard let key = first.environmentKey else { return nil }
      self = .key(key)
    default: return nil
    }
  }

  /// What a property reads; nil for other properties.
  public init?(readBy property: StateProperty, of type: TypeDeclaration, semantics: SemanticModel) {
    let types = ValueTypes(semantics: semantics)
    switch property.storage {
    case .environmentObject:
      guard let read = property.type.flatMap({ types.type(named: $0, in: type) }) else { return nil }
      self = .classicObject(read.unwrapped)
    case .environment(let name):
      if name.first?.isUppercase == true {
        guard let read = types.type(named: name, in: type) else { return nil }
        self = .object(read)
      } else {
        self = .key(name)
      }
    default: return nil
    }
  }

  public var isObject: Bool { if case .key = self { false } else { true } }

  /// As the reading view names it: `Store`, `\.theme`.
  public var name: String {
    switch self {
    case .classicObject(let type), .object(let type): type.simpleName
    case .key(let key): "\\.\(key)"
    }
  }
}

extension ExprSyntax {
  /// The `theme` of `\.theme`; nil for longer paths.
  fileprivate var environmentKey: String? {
    let text = trimmedDescription
    for start in ["\\.", "\\EnvironmentValues."] where text.hasPrefix(start) {
      let key = String(text.dropFirst(start.count))
      return key.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && key != "self" ? key : nil
    }
    return nil
  }
}
