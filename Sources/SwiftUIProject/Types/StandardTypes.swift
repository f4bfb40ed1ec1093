import SwiftUIModel

/// What is known of types and protocols that no workspace declares.
public enum StandardTypes {
  /// Protocols that bring another one along.
  public static let refinements: [String: Set<String>] = [
    "Equatable": ["Hashable", "Comparable"],
    "Decodable": ["Codable"], "Encodable": ["Codable"],
    "Identifiable": ["PersistentModel"], "Hashable": ["PersistentModel"],
    "Error": ["LocalizedError", "CustomNSError"],
    "View": ["SwiftUI.View"],
  ]

  /// Values of the standard library, of Foundation and of other frameworks, without an identity of their own.
  private static let values: Set<String> = [
    "String", "Substring", "Character", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "Double", "Float", "CGFloat", "Bool", "URL", "UUID", "Date", "Data", "Decimal", "IndexSet", "IndexPath", "Locale",
    "TimeZone", "Calendar", "DateComponents", "NavigationPath", "ObjectIdentifier", "PersistentIdentifier", "NSManagedObjectID",
  ]
  /// The values among them that cannot be encoded by themselves.
  private static let withoutCoding: Set<String> = [
    "Substring", "Character", "NavigationPath", "ObjectIdentifier", "NSManagedObjectID",
  ]
  private static let objects: Set<String> = ["NSObject", "UIImage", "NSImage", "UIViewController", "UIView", "NSView"]
  private static let protocols: Set<String> = [
    "Codable", "Decodable", "Encodable", "Hashable", "Equatable", "Comparable", "Sendable", "CaseIterable", "RawRepresentable",
    "CustomStringConvertible", "CustomDebugStringConvertible", "Error", "LocalizedError", "OptionSet", "View",
    "ObservableObject",
    "Observable", "Transferable", "AnyObject", "ExpressibleByStringLiteral", "ViewModifier", "Identifiable", "PreferenceKey",
    "EnvironmentKey", "Shape", "App", "Scene", "Copyable", "Escapable", "SetAlgebra", "LosslessStringConvertible",
    "CodingKey", "AppEnum", "CustomLocalizedStringResourceConvertible",
  ]

  /// Whether an attribute of a type is known to leave its conformances as they are, as far as rules ask for them.
  public static func addsNoConformance(_ attribute: String) -> Bool {
    attribute.hasSuffix("Actor")
      || [
        "available", "Observable", "frozen", "objc", "objcMembers", "dynamicMemberLookup", "propertyWrapper", "resultBuilder",
        "preconcurrency", "usableFromInline", "main", "Model",
      ].contains(attribute)
  }

  /// Whether a name is that of a value: one that expressions can have, and that the cases of an enum can be written as.
  public static func isValue(_ name: String) -> Bool { values.contains(name) }

  /// Nil when nothing is known of the name.
  public static func conforms(_ name: String, to target: String) -> Knowledge? {
    // UIKit's and AppKit's classes are objects without an identity of their own.
    if name.hasPrefix("UI") && (name.hasSuffix("Controller") || name.hasSuffix("View")), target == "Identifiable" { return .no }
    if isValue(name) {
      switch target {
      case "Hashable": return name == "NavigationPath" ? .no : .yes
      case "Equatable", "Sendable": return .yes
      case "Codable", "Decodable", "Encodable": return withoutCoding.contains(name) ? .no : .yes
      case "Identifiable", "Error", "LocalizedError": return .no
      default: return .unknown
      }
    }
    if objects.contains(name) {
      switch target {
      case "Hashable", "Equatable": return .yes
      case "Identifiable": return .no
      default: return .unknown
      }
    }
    if protocols.contains(name) { return .no }
    if name.hasPrefix("[") || name.hasPrefix("(") || name.hasPrefix("any ") || name.hasSuffix("?") { return .no }
    return nil
  }
}
