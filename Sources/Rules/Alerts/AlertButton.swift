import SourceText
import SwiftSyntax
import SwiftUIModel

/// A button in an alert or dialog, in the current form (`Button("Delete") { … }`) or the legacy one (`.default(Text("Delete"))`).
struct AlertButton {
  let call: Call
  /// The alert or dialog that it belongs to.
  let presentation: Presentation
  /// Whether it is a value of `Alert.Button`.
  let isLegacy: Bool

  /// All buttons of the file's alerts and dialogs, in source order.
  static func all(in file: ViewFile) -> [AlertButton] {
    let presentations = [Presentation.Kind.alert, .confirmationDialog, .actionSheet].flatMap(file.presentations)
    guard !presentations.isEmpty else { return [] }
    let calls = ["Button", "default", "`default`", "cancel", "destructive"].flatMap(file.calls(named:))
    return calls.compactMap { AlertButton($0, among: presentations, in: file) }.sorted { $0.call.nameRange < $1.call.nameRange }
  }

  private init?(_ call: Call, among presentations: [Presentation], in file: ViewFile) {
    let isLegacy = call.name != "Button"
    if isLegacy {
      guard call.isMember, [nil, "Alert.Button", "ActionSheet.Button"].contains(call.base?.trimmedDescription) else {
        return nil
      }
    } else {
      guard call.base == nil || call.base?.trimmedDescription == "SwiftUI" else { return nil }
    }
    // The innermost closure of a modifier is the one that shows the button.
    let owner = file.closures(around: call.node).first { Presentation.Kind(rawValue: $0.call?.name ?? "") != nil }
    guard let owner, let presentation = presentations.first(where: { $0.call.node.id == owner.call?.node.id }) else {
      return nil
    }
    let hasTitle = presentation.call.unlabeledArgument != nil || presentation.call.argument("error") != nil
    guard hasTitle != isLegacy, owner.label == nil || owner.label == (isLegacy ? "content" : "actions") else { return nil }
    self.call = call
    self.presentation = presentation
    self.isLegacy = isLegacy
  }

  /// The text of its label where that is a literal.
  var title: StringLiteralExprSyntax? { call.buttonTitle }

  /// The closure that runs when it is chosen.
  var action: ClosureExprSyntax? {
    if let closure = call.closure("action") { return closure }
    if call.name == "cancel", let only = call.unlabeledArgument?.expression.as(ClosureExprSyntax.self) { return only }
    guard call.argument("action") == nil else { return nil }
    return call.node.trailingClosure
  }

  /// Whether it has a role, also one that is computed.
  var hasRole: Bool { isLegacy ? call.name == "cancel" || call.name == "destructive" : call.argument("role") != nil }
}
