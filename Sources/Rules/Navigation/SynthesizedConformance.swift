import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

/// The addition of `Hashable` or `Codable` to a type of the workspace, which Swift writes the code of.
struct SynthesizedConformance {
  enum Conformance: String {
    case hashable = "Hashable"
    case codable = "Codable"

    /// What has to be true of each stored value.
    fileprivate var parts: [String] { self == .codable ? ["Encodable", "Decodable"] : ["Hashable"] }
  }

  let edits: FileEdits
  /// Why a person has to look at it, without a full stop; nil when nothing can change.
  let caution: FindingMessage?

  /// - Throws: where Swift cannot write the conformance
  init(
    _ conformance: Conformance, of name: String, in scope: TypeDeclaration?, context: RuleContext
  ) throws(Refusal) {
    let declarations = context.semantics.declarations(ofType: name, in: scope)
    guard let main = declarations.first(where: { $0.type.kind != .extension }) else {
      throw Refusal("`\(name)` is not declared in sight.")
    }
    switch main.type.kind {
    case .structure, .enumeration: break
    case .class, .actor:
      throw Refusal(
        conformance == .hashable
          ? "`\(name)` is a class, which needs a `==` and a `hash(into:)` of its own; use its id as the route instead."
          : "`\(name)` is a class; use its id as the route instead.")
    case .protocol, .extension: throw Refusal("`\(name)` is no type that can be made `\(conformance.rawValue)`.")
    }
    var unclear: FindingMessage?
    for (field, type) in main.type.storedTypes {
      switch context.semantics.conformance(ofWritten: type, to: conformance.parts, in: main.type) {
      case .yes: break
      case .no:
        throw Refusal("`\(field)` of `\(name)` is a `\(type)`, which is not `\(conformance.rawValue)`; use an id instead.")
      case .unknown: unclear = unclear ?? "see that `\(type)`, the type of `\(field)`, is `\(conformance.rawValue)`"
      }
    }
    guard let edit = main.type.adding(conformance: conformance.rawValue), let set = EditSet([edit]) else {
      throw Refusal("The declaration of `\(name)` cannot be read.")
    }
    edits = FileEdits(path: main.path, edits: set)
    let methods = Set(declarations.flatMap { $0.type.members.map(\.name) })
    if let unclear {
      caution = unclear
    } else if conformance == .hashable, methods.contains("==") {
      caution = "`\(name)` has a `==` of its own, and its hash has to agree with that"
    } else if main.path != nil || main.type.isPublic {
      caution = "other code can see that `\(name)` is `\(conformance.rawValue)` then"
    } else {
      caution = nil
    }
  }
}

extension TypeDeclaration {
  /// The stored properties of a struct and the payloads of an enum, by name and type; the type is "" where none is evident.
  fileprivate var storedTypes: [(name: String, type: String)] {
    let payloads = cases.flatMap { element in
      (element.parameterClause?.parameters ?? []).map { parameter in
        (parameter.firstName?.text ?? element.name.text, parameter.type.trimmedDescription)
      }
    }
    return properties.filter { !$0.isStatic }.map { ($0.name, $0.type ?? "") } + payloads
  }
}

extension RuleContext {
  /// Whether a type of the workspace lacks a conformance for sure: also no macro could have added it.
  func lacks(_ conformance: SynthesizedConformance.Conformance, _ name: String, in scope: TypeDeclaration?) -> Bool {
    guard conformance.parts.contains(where: { semantics.conformance(of: name, to: $0, in: scope) == .no }),
      let main = semantics.declarations(ofType: name, in: scope).first(where: { $0.type.kind != .extension })
    else { return false }
    let harmless: Set<String> = [
      "Observable", "MainActor", "available", "frozen", "objc", "objcMembers", "dynamicMemberLookup",
    ]
    return main.type.attributes.allSatisfy { harmless.contains($0) } && main.type.kind != .protocol
      && scope?.genericParameters.contains(name) != true
  }
}
