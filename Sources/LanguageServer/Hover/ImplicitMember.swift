import SwiftSyntax
import SwiftUIModel

/// Finds the type that a member without one belongs to: `.medium` in `presentationDetents([.medium])`.
enum ImplicitMember {
  /// The type's name, nil where the file does not tell.
  static func owner(of member: ExprSyntax, in file: ViewFile) -> String? {
    var child = Syntax(member)
    while let parent = child.parent {
      if let argument = parent.as(LabeledExprSyntax.self) {
        guard let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self).flatMap(Call.init) else { return nil }
        // `.constant(.all)` is as good as `.all`.
        guard call.name == "constant" else { return owner(of: argument.label?.text ?? "", of: call) }
        child = Syntax(call.node)
        continue
      }
      if let comparison = parent.as(InfixOperatorExprSyntax.self) {
        let other = comparison.leftOperand.id == child.id ? comparison.rightOperand : comparison.leftOperand
        return type(of: other, in: file)
      }
      if let clause = parent.as(InitializerClauseSyntax.self) {
        return clause.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type.trimmedDescription
      }
      guard parent.is(ArrayElementSyntax.self) || parent.is(ArrayElementListSyntax.self) || parent.is(ArrayExprSyntax.self)
      else { return nil }
      child = parent
    }
    return nil
  }

  private static func owner(of label: String, of call: Call) -> String? {
    switch (call.name, label) {
    case ("presentationDetents", _): "PresentationDetent"
    case ("presentationCompactAdaptation", _): "PresentationAdaptation"
    case ("presentationSizing", _): "PresentationSizing"
    case ("ToolbarItem", "placement"), ("ToolbarItemGroup", "placement"): "ToolbarItemPlacement"
    case ("toolbar", "removing"): "ToolbarDefaultItemKind"
    case ("navigationSplitViewStyle", _): "NavigationSplitViewStyle"
    case ("NavigationSplitView", "columnVisibility"): "NavigationSplitViewVisibility"
    case ("NavigationSplitView", "preferredCompactColumn"): "NavigationSplitViewColumn"
    case ("popover", "attachmentAnchor"): "PopoverAttachmentAnchor"
    case ("Button", "role"): "ButtonRole"
    default: nil
    }
  }

  /// The type of what a member is compared with or assigned to.
  private static func type(of value: ExprSyntax, in file: ViewFile) -> String? {
    guard let name = value.memberPath?.last(where: { $0 != "self" }), let holder = file.type(around: value),
      let property = file.property(named: name, of: holder)
    else { return nil }
    if case .environment(let key) = property.storage { return key.hasSuffix("SizeClass") ? "UserInterfaceSizeClass" : nil }
    return property.wrappedType ?? property.type
  }
}
