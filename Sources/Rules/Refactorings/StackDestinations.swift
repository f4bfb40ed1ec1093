import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel

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
    let reach = ViewReach(of: content, in: context)
    // Views of other modules have no destinations for a stack that they do not know.
    let isContentKnown = reach.unresolved.allSatisfy { name in
      name.first?.isUppercase == true && context.project.files(declaring: name) != nil
    }
    isComplete = isContentKnown && context.areFreeOfDestinations(modifiersIn: reach.pieces)
    for found in reach.calls(named: "navigationDestination") { try add(found.call, found.file, context) }
  }

  /// Adds the types of every destination of the workspace, which what cannot be looked into may have.
  mutating func addAll(in context: RuleContext) throws(Refusal) {
    guard let others = context.project.files(mentioning: "navigationDestination") else {
      throw Refusal("The workspace is not known well enough to tell what the stack can show.")
    }
    for file in [context.file] + others.map(\.file) where file.importsSwiftUI {
      for call in file.calls(named: "navigationDestination") where !file.isInPreview(call.node) { try add(call, file, context) }
    }
  }

  private mutating func add(_ call: Call, _ file: ViewFile, _ context: RuleContext) throws(Refusal) {
    guard call.isMember, let argument = call.argument("for")?.expression else { return }
    guard let member = argument.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "self",
      let path = member.base?.memberPath
    else {
      throw Refusal("`\(argument.trimmedDescription)` does not tell which type a destination is for.")
    }
    let scope = file.type(around: call.node)
    let written = path.joined(separator: ".")
    let name = ValueTypes(context: context).type(named: written, in: scope)?.name ?? written
    if !types.contains(where: { $0.name == name }) { types.append(Shown(written: written, scope: scope, name: name)) }
  }
}

extension RuleContext {
  /// Whether no modifier in some regions that the workspace declares adds destinations itself.
  fileprivate func areFreeOfDestinations(modifiersIn pieces: [ViewReach.Piece]) -> Bool {
    var names: Set<String> = []
    for piece in pieces {
      for call in piece.file.calls where call.isModifier && piece.range.contains(call.nameRange) && call.base?.isView == true {
        names.insert(call.name)
      }
    }
    names.subtract(StandardModifiers.names)
    names.subtract(["navigationDestination", "modifier"])
    return names.allSatisfy { name in
      guard let others = project.files(mentioning: name) else { return false }
      return !([file] + others.map(\.file)).contains { file in
        file.types.flatMap(\.members).contains { member in
          member.name == name && !member.isProperty && member.node.trimmedDescription.contains("navigationDestination")
        }
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
