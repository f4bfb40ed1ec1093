import SwiftUIModel

/// A declaration of a type, or an extension of it, with the file that it is in.
public struct LocatedType: Sendable {
  /// The absolute path of another file; nil for the checked one.
  public let path: String?
  public let file: ViewFile
  public let type: TypeDeclaration

  public init(path: String?, file: ViewFile, type: TypeDeclaration) {
    self.path = path
    self.file = file
    self.type = type
  }
}

extension SemanticModel {
  /// The declarations and extensions of a type over the workspace as far as it is loaded, those of this file first.
  /// - Parameters:
  ///   - name: as written at its use: `Trail`, `Cookbook.Sheet`
  ///   - scope: the type around the use, in which nested names are looked up first
  ///   - test: what a declaration at file level must pass for those in it to be of interest; others may be missing
  public func declarations(
    ofType name: String, in scope: TypeDeclaration? = nil, where test: TextTest = .all([])
  ) -> [LocatedType] {
    let others = otherFiles(declaring: name, in: scope)
    // `Sheet` in `Cookbook` is `Cookbook.Sheet` where that exists.
    var prefix = scope?.qualifiedName.split(separator: ".").map(String.init) ?? []
    while true {
      let candidate = (prefix + [name]).joined(separator: ".")
      // Which of several types is meant depends on all of their declarations.
      let test = prefix.isEmpty ? test : .all([])
      let found =
        file.declarations(of: candidate, where: test).map { LocatedType(path: nil, file: file, type: $0) }
        + others.flatMap { other in
          other.file.declarations(of: candidate, where: test).map { LocatedType(path: other.path, file: other.file, type: $0) }
        }
      if found.contains(where: { $0.type.kind != .extension }) || prefix.isEmpty { return found }
      prefix.removeLast()
    }
  }

  private func otherFiles(declaring name: String, in scope: TypeDeclaration?) -> [ProjectFile] {
    let simple = name.split(separator: ".").last.map(String.init) ?? name
    // Where very many types share a name (`Home.Model`, `Search.Model` …), the type around it leads to the one that is meant.
    let outer = (name.contains(".") ? name : scope?.qualifiedName)?.split(separator: ".").first.map(String.init)
    return project.files(declaring: simple) ?? outer.flatMap { project.files(declaring: $0) } ?? []
  }

  /// Whether what `declarations(ofType:in:)` finds, or another declaration at file level beside it, may pass a test, as far as can
  /// be told without parsing.
  public func mayDeclare(_ name: String, in scope: TypeDeclaration? = nil, where test: TextTest) -> Bool {
    let simple = name.split(separator: ".").last.map(String.init) ?? name
    return file.mayDeclare(simple, where: test)
      || otherFiles(declaring: name, in: scope).contains { $0.file.mayDeclare(simple, where: test) }
  }

  /// Whether a type is evidently no view: it is declared at file level, and nothing around its declarations and extensions speaks of
  /// views. Quicker than to look for its declarations, which have to be parsed for that.
  public func isEvidentlyNoView(_ name: String) -> Bool {
    guard !name.contains("."), let others = project.files(declaring: name) else { return false }
    let answers = ([file] + others.map(\.file)).compactMap { $0.mayBeView(name) }
    return !answers.isEmpty && !answers.contains(true)
  }

  /// Whether a type conforms to a protocol, by what the workspace's declarations say. A conformance that is not in sight is
  /// *no* only when every declaration is: unresolved protocols and superclasses, or a workspace that is not loaded, mean
  /// *unknown*.
  public func conformance(of name: String, to conformance: String, in scope: TypeDeclaration? = nil) -> Knowledge {
    var visited: Set<String> = []
    return self.conformance(of: name, to: conformance, in: scope, visited: &visited)
  }

  private func conformance(
    of written: String, to target: String, in scope: TypeDeclaration?, visited: inout Set<String>
  ) -> Knowledge {
    let name = written.split(separator: "<").first.map(String.init) ?? written
    if name == target || StandardTypes.refinements[target]?.contains(name) == true { return .yes }
    let known = StandardTypes.conforms(name, to: target)
    if known == .yes { return .yes }
    guard visited.insert(name).inserted else { return .no }
    let declarations = declarations(ofType: name, in: scope)
    // `extension URL: Identifiable` is what some projects write.
    if let known { return declarations.contains { $0.type.inheritedTypes.contains(target) } ? .yes : known }
    let kinds = declarations.filter { $0.type.kind != .extension }
    guard let main = kinds.first else { return .unknown }
    // Two types of one name, in different modules perhaps: which one is meant cannot be told, unless this file has it.
    if kinds.count > 1, main.path != nil { return .unknown }
    if main.type.attributes.contains("Model"), ["Identifiable", "Hashable", "Equatable"].contains(target) { return .yes }
    // An attribute that is no language's or SwiftUI's own may be a macro that adds conformances.
    var isUnknown =
      declarations.flatMap(\.type.attributes).contains { !StandardTypes.addsNoConformance($0) }
      || project.files(declaring: name.split(separator: ".").last.map(String.init) ?? name) == nil
    for inherited in declarations.flatMap(\.type.inheritedTypes) {
      // Of its raw values' type an enum is no subtype.
      if main.type.kind == .enumeration, StandardTypes.isPlainValue(inherited) { continue }
      switch self.conformance(of: inherited, to: target, in: nil, visited: &visited) {
      case .yes: return .yes
      case .unknown: isUnknown = true
      case .no: break
      }
    }
    if isHashableForFree(main.type), ["Hashable", "Equatable"].contains(target) { return .yes }
    return isUnknown ? .unknown : .no
  }

  /// Enums without payloads are Hashable without saying so.
  private func isHashableForFree(_ type: TypeDeclaration) -> Bool {
    type.kind == .enumeration && type.cases.allSatisfy { $0.parameterClause == nil }
  }
}

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

  private static let plainValues: Set<String> = [
    "String", "Substring", "Character", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "Double", "Float", "CGFloat", "Bool", "URL", "UUID", "Date", "Data", "Decimal", "IndexSet", "IndexPath", "Locale",
    "TimeZone",
    "Calendar", "DateComponents",
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

  /// Whether a name is that of a plain value, such as the raw values of an enum.
  public static func isPlainValue(_ name: String) -> Bool { plainValues.contains(name) }

  /// Nil when nothing is known of the name.
  public static func conforms(_ name: String, to target: String) -> Knowledge? {
    // UIKit's and AppKit's classes are objects without an identity of their own.
    if name.hasPrefix("UI") && (name.hasSuffix("Controller") || name.hasSuffix("View")), target == "Identifiable" { return .no }
    if plainValues.contains(name) {
      switch target {
      case "Hashable", "Equatable", "Sendable": return .yes
      case "Codable", "Decodable", "Encodable": return .yes
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
