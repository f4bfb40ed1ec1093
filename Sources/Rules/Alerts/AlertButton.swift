import Linting
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

  private static let kinds: Set<Presentation.Kind> = [.alert, .confirmationDialog, .actionSheet]
  private static let names: Set<String> = ["Button", "default", "`default`", "cancel", "destructive"]

  /// All buttons of the alerts and dialogs in the target, in source order.
  static func all(in context: RuleContext) -> [AlertButton] {
    guard kinds.contains(where: { !context.presentations($0).isEmpty }) else { return [] }
    return names.flatMap(context.calls(named:)).compactMap { AlertButton($0, in: context.file) }.sorted {
      $0.call.nameRange < $1.call.nameRange
    }
  }

  /// The buttons of one alert or dialog, in source order.
  static func all(of presentation: Presentation, in file: ViewFile) -> [AlertButton] {
    file.calls(in: presentation.call.node.textRange).filter { names.contains($0.name) }
      .compactMap { AlertButton($0, in: file) }.filter { $0.presentation.call.node.id == presentation.call.node.id }
      .sorted { $0.call.nameRange < $1.call.nameRange }
  }

  private init?(_ call: Call, in file: ViewFile) {
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
    guard let owner, let presentation = owner.call.flatMap(file.presentation), Self.kinds.contains(presentation.kind) else {
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
