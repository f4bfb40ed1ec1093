import SourceText
import SwiftSyntax

/// A stored property of a type (`@State private var selected: Trail?`), whatever keeps it.
public struct StateProperty: Sendable {
  /// What keeps the value.
  public enum Storage: Sendable, Equatable {
    case state
    case binding
    case stateObject
    case observedObject
    case environmentObject
    case bindable
    case appStorage
    case sceneStorage
    case focusState
    case published
    /// `@Environment(\.dismiss)`: the key path without its `\.`, or the type's name of `@Environment(Model.self)`.
    case environment(String)
    /// Another attribute, by name: `Query`, `FetchRequest`, a package's own.
    case other(String)
    /// No wrapper.
    case plain
  }

  public let name: String
  public let storage: Storage
  /// As written or, without an annotation, read off the default value (`false` is `Bool`, `Trail()` is `Trail`); nil if neither tells.
  public let type: String?
  public let isLet: Bool
  public let isStatic: Bool
  public let modifiers: [String]
  public let attributes: [String]
  public let defaultValue: ExprSyntax?
  public let nameToken: TokenSyntax
  /// The whole declaration; it may declare several names.
  public let declaration: VariableDeclSyntax
  public let binding: PatternBindingSyntax

  /// The type without one layer of optionality, nil for other types.
  public var wrappedType: String? {
    guard let type else { return nil }
    if type.hasSuffix("?") {
      let inner = String(type.dropLast())
      return inner.hasPrefix("(") && inner.hasSuffix(")") && !inner.contains(",") ? String(inner.dropFirst().dropLast()) : inner
    }
    if type.hasPrefix("Optional<"), type.hasSuffix(">") { return String(type.dropFirst(9).dropLast()) }
    return nil
  }

  public var isOptional: Bool { wrappedType != nil }

  public var isBool: Bool { type == "Bool" }

  /// Whether a view closes what it is presented in with it: `\.dismiss` or `\.presentationMode` of the environment.
  public var isDismissal: Bool { storage == .environment("dismiss") || storage == .environment("presentationMode") }

  public var isPrivate: Bool { modifiers.contains("private") || modifiers.contains("fileprivate") }

  /// Whether a projected value `$name` is a `Binding`.
  public var hasBinding: Bool {
    switch storage {
    case .state, .binding, .appStorage, .sceneStorage: true
    default: false
    }
  }

  /// Whether it is an object whose properties are reached as `$name.property`.
  public var isObject: Bool {
    switch storage {
    case .stateObject, .observedObject, .environmentObject, .bindable: true
    default: false
    }
  }

  /// Whether the declaration declares this name alone.
  public var isOnlyName: Bool { declaration.bindings.count == 1 }
}

extension StateProperty.Storage {
  init(attributes: AttributeListSyntax) {
    self = .plain
    for case .attribute(let attribute) in attributes {
      let name = attribute.attributeName.written
      switch name.split(separator: ".").last.map(String.init) ?? name {
      case "State": self = .state
      case "Binding": self = .binding
      case "StateObject": self = .stateObject
      case "ObservedObject": self = .observedObject
      case "EnvironmentObject": self = .environmentObject
      case "Bindable": self = .bindable
      case "AppStorage": self = .appStorage
      case "SceneStorage": self = .sceneStorage
      case "FocusState": self = .focusState
      case "Published": self = .published
      case "Environment": self = .environment(Self.environmentKey(attribute))
      case "MainActor", "ViewBuilder", "available", "objc", "ObservationIgnored", "nonobjc", "inlinable", "usableFromInline",
        "discardableResult", "preconcurrency", "Sendable":
        continue
      default: self = .other(name)
      }
      return
    }
  }

  private static func environmentKey(_ attribute: AttributeSyntax) -> String {
    guard case .argumentList(let arguments)? = attribute.arguments, let first = arguments.first else { return "" }
    let text = first.expression.trimmedDescription
    if text.hasPrefix("\\.") { return String(text.dropFirst(2)) }
    if text.hasPrefix("\\EnvironmentValues.") { return String(text.dropFirst(19)) }
    return text.hasSuffix(".self") ? String(text.dropLast(5)) : text
  }
}
