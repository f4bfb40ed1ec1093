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

  /// One reference, since rules hand declarations around a lot.
  private let facts: Facts

  init(_ facts: Facts) { self.facts = facts }

  public var kind: Kind { facts.header.kind }
  /// The last component of the name; of an extension, that of the extended type.
  public var name: String { facts.header.name.text }
  /// With the enclosing types (`Cookbook.Sheet`), generic arguments left out.
  public var qualifiedName: String { facts.header.qualifiedName }
  /// As written, without attributes and generic arguments kept: `Identifiable`, `Codable`, `some`-less names.
  public var inheritedTypes: [String] { facts.header.inheritedTypes }
  /// Attribute names: `Observable`, `MainActor`.
  public var attributes: [String] { facts.header.attributes }
  /// `public`, `private`, `final`, …
  public var modifiers: [String] { facts.header.modifiers }
  /// The name's token; of an extension, the last token of the extended type.
  public var nameToken: TokenSyntax { facts.header.name }
  public var node: DeclSyntax { facts.header.node }
  public var memberBlock: MemberBlockSyntax { facts.header.memberBlock }
  /// Generic parameter names, and whether there is a `where` clause, matter to conformances.
  public var genericParameters: [String] { facts.header.genericParameters }
  public var properties: [StateProperty] { facts.members.properties }
  public var members: [Member] { facts.members.members }
  public var initializers: [InitializerDeclSyntax] { facts.members.initializers }
  public var cases: [EnumCaseElementSyntax] { facts.members.cases }
  /// `typealias` names declared inside, with what they stand for as written.
  public var aliases: [String: String] { facts.members.aliases }

  /// UTF-8 offsets of the whole declaration; kept, since asking the tree costs a descent.
  public var range: TextRange { facts.range }
  /// UTF-8 offsets of the members with their braces.
  public var memberRange: TextRange { facts.memberRange }

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

/// What is declared directly in a type.
struct TypeMembers: Sendable {
  var properties: [StateProperty] = []
  var members: [Member] = []
  var initializers: [InitializerDeclSyntax] = []
  var cases: [EnumCaseElementSyntax] = []
  var aliases: [String: String] = [:]
}

extension TypeDeclaration {
  /// What a `TypeDeclaration` refers to.
  final class Facts: Sendable {
    let header: TypeHeader
    let members: TypeMembers
    let range: TextRange
    let memberRange: TextRange

    init(_ header: TypeHeader, members: TypeMembers) {
      self.header = header
      self.members = members
      range = header.node.textRange
      memberRange = header.memberBlock.textRange
    }
  }
}

/// What stands in front of a type's members.
struct TypeHeader: Sendable {
  let kind: TypeDeclaration.Kind
  let name: TokenSyntax
  let qualifiedName: String
  let inheritedTypes: [String]
  let attributes: [String]
  let modifiers: [String]
  let node: DeclSyntax
  let memberBlock: MemberBlockSyntax
  let genericParameters: [String]
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
