import Linting
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

/// What the condition of a second column asks for.
struct ColumnCondition {
  /// Whether it asks for the size class, the kind of device or the space.
  private(set) var asksForSize = false
  /// Whether a setting that lasts is part of it.
  private(set) var hasStoredToggle = false
  /// Flags of the view that are forgotten when it goes away.
  private(set) var flags: [StateProperty] = []
  /// Other state of the view, such as a selection.
  private(set) var selections: [StateProperty] = []
  /// Whether it reads what comes from elsewhere, which may be anything.
  private(set) var isOpen = false

  init(_ conditions: ConditionElementListSyntax, in file: ViewFile) {
    read(Syntax(conditions), in: file, depth: 0)
  }

  private mutating func read(_ node: Syntax, in file: ViewFile, depth: Int) {
    guard depth < 4, let type = file.type(around: node) else {
      isOpen = true
      return
    }
    for token in node.tokens(viewMode: .sourceAccurate) {
      guard case .identifier(let name) = token.tokenKind, Self.isPlainName(token) else { continue }
      // What the condition itself binds: `if let trail = selected, trail.isOpen`.
      if let local = token.parent.flatMap({ ScopeTree.localDeclaration(of: name, at: $0) }) {
        if !node.textRange.contains(local.textRange) { isOpen = true }
      } else if let property = file.property(named: name, of: type) {
        read(property)
      } else if let helper = file.member(named: name, of: type), let body = helper.body {
        if !body.textRange.contains(token.textRange) { read(Syntax(body), in: file, depth: depth + 1) }
      } else if ["UIDevice", "UIScreen", "UITraitCollection"].contains(name) {
        asksForSize = true
      } else {
        isOpen = true
      }
    }
  }

  private mutating func read(_ property: StateProperty) {
    switch property.storage {
    case .environment("horizontalSizeClass"), .environment("verticalSizeClass"): asksForSize = true
    case .appStorage, .sceneStorage: hasStoredToggle = true
    case .state where property.isBool: flags.append(property)
    case .state where property.isOptional: selections.append(property)
    default: isOpen = true
    }
  }

  /// Whether the token is a name that is looked up from here: no member of something else, and no name that is just bound.
  private static func isPlainName(_ token: TokenSyntax) -> Bool {
    if let pattern = token.parent?.as(IdentifierPatternSyntax.self) {
      return pattern.parent?.as(OptionalBindingConditionSyntax.self).map { $0.initializer == nil } ?? false
    }
    guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return false }
    guard let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id else {
      return true
    }
    return member.base?.trimmedDescription == "self"
  }
}

extension RuleContext {
  private static let wideNames = ["Wide", "Regular", "Pad", "Mac", "Desktop", "Landscape", "Tablet", "Large"]

  /// Whether a view is only shown where there is room, as far as its name, the branches around it and those around its uses
  /// tell. True as well where its uses are not known.
  func isShownBySize(_ view: some SyntaxProtocol) -> Bool {
    if isInSizeBranch(view) { return true }
    guard let type = file.type(around: view) else { return true }
    if Self.wideNames.contains(where: type.name.contains) { return true }
    if let member = file.member(around: view), member.name != "body" {
      if Self.wideNames.contains(where: { member.name.lowercased().contains($0.lowercased()) }) { return true }
      if member.uses(in: type, of: file).contains(where: { isInSizeBranch($0) }) { return true }
    }
    guard let usages = semantics.usages(ofView: type.name) else { return true }
    return usages.contains { usage in
      let made = usage.initialization
      return RuleContext(file: made.file, project: project).isInSizeBranch(made.node)
    }
  }

  private func isInSizeBranch(_ view: some SyntaxProtocol) -> Bool {
    var current = view.parent
    while let node = current, !node.is(MemberBlockSyntax.self) {
      if let branch = node.as(IfExprSyntax.self), mentionsSizeOrDevice(branch.conditions) { return true }
      if let choice = node.as(SwitchExprSyntax.self), mentionsSizeOrDevice(choice.subject) { return true }
      if let call = node.as(FunctionCallExprSyntax.self).flatMap(Call.init),
        call.has(.sizeReader)
      {
        return true
      }
      current = node.parent
    }
    return false
  }
}
