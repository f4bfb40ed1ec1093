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
    isComplete = reach.unresolved.isEmpty && context.areKnown(modifiers: reach.pieces)
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
  /// Whether every modifier in some regions is SwiftUI's own, or one of the workspace that adds no destination itself.
  fileprivate func areKnown(modifiers pieces: [ViewReach.Piece]) -> Bool {
    var names: Set<String> = []
    for piece in pieces {
      for call in piece.file.calls where call.isModifier && call.base?.isView == true && piece.range.contains(call.nameRange) {
        names.insert(call.name)
      }
    }
    names.subtract(StandardModifiers.names)
    names.subtract(["navigationDestination", "modifier"])
    return names.allSatisfy { name in
      guard let others = project.files(mentioning: name) else { return false }
      let members = ([file] + others.map(\.file)).flatMap { file in file.types.flatMap(\.members) }
        .filter { $0.name == name && !$0.isProperty }
      return !members.isEmpty && !members.contains { $0.node.trimmedDescription.contains("navigationDestination") }
    }
  }
}

extension ExprSyntax {
  /// Whether a chain of modifiers starts with something that is written like a view.
  fileprivate var isView: Bool {
    guard let call = modifiedView.as(FunctionCallExprSyntax.self).flatMap(Call.init) else { return false }
    return call.name.first?.isUppercase == true
  }
}
