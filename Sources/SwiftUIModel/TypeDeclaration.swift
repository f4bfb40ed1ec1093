import SourceText
import SwiftSyntax

/// A type declaration or an extension.
public struct TypeDeclaration: Sendable {
  public enum Kind: Sendable {
    case structure
    case `class`
    case enumeration
    case actor
    case `protocol`
    case `extension`
  }

  public let kind: Kind
  /// The last component of the name; of an extension, that of the extended type.
  public let name: String
  /// With the enclosing types (`Cookbook.Sheet`), generic arguments left out.
  public let qualifiedName: String
  /// As written, without attributes and generic arguments kept: `Identifiable`, `Codable`, `some`-less names.
  public let inheritedTypes: [String]
  /// Attribute names: `Observable`, `MainActor`.
  public let attributes: [String]
  /// `public`, `private`, `final`, …
  public let modifiers: [String]
  /// The name's token; of an extension, the last token of the extended type.
  public let nameToken: TokenSyntax
  public let node: DeclSyntax
  public let memberBlock: MemberBlockSyntax
  /// Generic parameter names, and whether there is a `where` clause, matter to conformances.
  public let genericParameters: [String]
  public internal(set) var properties: [StateProperty] = []
  public internal(set) var members: [Member] = []
  public internal(set) var initializers: [InitializerDeclSyntax] = []
  public internal(set) var cases: [EnumCaseElementSyntax] = []
  /// `typealias` names declared inside, with what they stand for as written.
  public internal(set) var aliases: [String: String] = [:]

  /// UTF-8 offsets of the whole declaration; kept, since asking the tree costs a descent.
  public let range: TextRange
  /// UTF-8 offsets of the members with their braces.
  public let memberRange: TextRange

  /// Whether this declaration itself says that it is a view: `: View`, or a `body` of `some View`.
  public var declaresView: Bool {
    inheritedTypes.contains { $0 == "View" || $0 == "SwiftUI.View" }
      || members.contains { $0.name == "body" && $0.isProperty && $0.resultType == "some View" }
  }

  public var declaresViewModifier: Bool {
    inheritedTypes.contains { $0 == "ViewModifier" || $0 == "SwiftUI.ViewModifier" }
  }

  public var isPreview: Bool { inheritedTypes.contains("PreviewProvider") }

  public var isPrivate: Bool { modifiers.contains("private") || modifiers.contains("fileprivate") }

  public var isPublic: Bool { modifiers.contains("public") || modifiers.contains("open") || modifiers.contains("package") }
}

/// A function, or a computed property, with a body.
public struct Member: Sendable {
  public let name: String
  public let isProperty: Bool
  /// As written: `some View`, `Bool`; nil where none is written.
  public let resultType: String?
  public let node: DeclSyntax
  /// The statements of the body, or of the getter; nil without a body.
  public let body: CodeBlockItemListSyntax?
  public let parameters: [FunctionParameterSyntax]
  public let attributes: [String]
  public let modifiers: [String]
  /// UTF-8 offsets of the whole declaration.
  public let range: TextRange

  /// Whether its body is a view, so that SwiftUI's modifiers are meant in it.
  public var isView: Bool {
    guard let resultType else { return false }
    return resultType.hasPrefix("some ") && resultType.contains("View") || resultType == "AnyView"
      || attributes.contains("ViewBuilder")
  }
}
