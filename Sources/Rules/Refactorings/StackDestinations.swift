import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

/// The types that a stack has destinations for, in what it shows and pushes.
struct StackDestinations {
  struct Shown {
    /// As written at the destination.
    let written: String
    /// The type around the destination.
    let scope: TypeDeclaration?
    /// With the types around it, where its declaration is in sight; else as written.
    let name: String
  }

  /// Each type once, in the order in which they are met.
  private(set) var types: [Shown] = []
  /// Whether all that the stack shows can be looked into.
  let isComplete: Bool

  /// - Throws: where a destination is for a type that is not evident
  init(of stack: NavigationContainer, in context: RuleContext) throws(Refusal) {
    guard let content = stack.content else { throw Refusal("What the stack shows is not written at the stack.") }
    let reach = ReachableCode(of: content, in: context.semantics)
    // Views of other modules have no destinations for a stack that they do not know.
    let isContentKnown = reach.unresolved.allSatisfy { name in
      // A value such as `String(count)` stands where a view could.
      name.first?.isUppercase == true
        && (context.project.files(declaring: name) != nil || context.semantics.conformance(of: name, to: "Hashable") == .yes)
    }
    isComplete = isContentKnown && context.areFreeOfDestinations(modifiersIn: reach.regions)
    for found in reach.calls(named: "navigationDestination") { try add(found.call, found.file, context) }
  }

  /// Adds the types of every destination of the workspace, which what cannot be looked into may have.
  mutating func addAll(in context: RuleContext) throws(Refusal) {
    guard let files = context.semantics.files(mentioning: "navigationDestination")?.map(\.file) else {
      throw Refusal("The workspace is not known well enough to tell what the stack can show.")
    }
    for file in files where file.importsSwiftUI {
      for call in file.calls(named: "navigationDestination") where !file.isInPreview(call.node) { try add(call, file, context) }
    }
  }

  private mutating func add(_ call: Call, _ file: ViewFile, _ context: RuleContext) throws(Refusal) {
    guard call.isMember, call.declaresDestination, let argument = call.argument("for")?.expression else { return }
    guard let member = argument.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "self",
      let path = member.base?.memberPath
    else {
      throw Refusal("`\(argument.trimmedDescription)` does not tell which type a destination is for.")
    }
    let scope = file.type(around: call.node)
    let written = path.joined(separator: ".")
    let name = ValueTypes(semantics: context.semantics).type(named: written, in: scope)?.name ?? written
    if !types.contains(where: { $0.name == name }) { types.append(Shown(written: written, scope: scope, name: name)) }
  }
}

extension RuleContext {
  /// Whether none of the workspace's modifiers that add destinations is used in some regions.
  fileprivate func areFreeOfDestinations(modifiersIn regions: [ReachableCode.Region]) -> Bool {
    guard let files = semantics.files(mentioning: "navigationDestination")?.map(\.file) else {
      return !regions.contains { region in
        region.calls.contains {
          $0.isModifier && $0.base?.isView == true && !$0.has(.modifier) && !$0.has(.appliesModifier)
        }
      }
    }
    let adding = files.flatMap { file in
      file.types(mentioning: ["navigationDestination"]).filter { $0.kind == .extension }.flatMap(\.members).filter { member in
        !member.isProperty && !file.tokens(named: "navigationDestination", within: [member.range]).isEmpty
      }
    }
    let names = Set(adding.map(\.name))
    return !regions.contains { region in
      names.contains { name in
        region.calls.contains { $0.name == name && $0.isMember }
      }
    }
  }
}

extension ExprSyntax {
  /// Whether a chain of modifiers starts with something that is written like a view.
  fileprivate var isView: Bool {
    modifiedView.as(FunctionCallExprSyntax.self).flatMap(Call.init)?.name.first?.isUppercase == true
  }
}
