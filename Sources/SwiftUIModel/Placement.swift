import SourceText
import SwiftSyntax

/// A column of a `NavigationSplitView`.
public enum SplitColumn: String, Sendable {
  case sidebar
  case content
  case detail

  /// The column that a closure of `NavigationSplitView` fills; nil for an unknown label.
  public init?(label: String?) {
    guard let label else {
      self = .sidebar
      return
    }
    self.init(rawValue: label)
  }
}

/// One place where a view is made, and what it is there.
public struct Placement: Sendable {
  public enum Role: Sendable, Equatable {
    case presented(Presentation.Kind)
    /// The destination of a link or of `navigationDestination`.
    case pushed
    /// In a scene of the app.
    case windowRoot
    /// Handed to UIKit or AppKit.
    case hosted
    case column(SplitColumn)
    case tab
    case preview
    /// In the body of another view, by name.
    case embedded(String)
    /// Somewhere that tells nothing.
    case other
  }

  public let role: Role
  /// Whether the view, with its modifiers, is a root of that content: nothing but `if`, `switch` and `Group` lies between.
  public let isRoot: Bool
  /// Whether a navigation container lies between the view and the role.
  public let isInNavigation: Bool
  /// The call that makes the view, or the reference to its initialiser.
  public let node: Syntax

  public init(role: Role, isRoot: Bool, isInNavigation: Bool, node: Syntax) {
    self.role = role
    self.isRoot = isRoot
    self.isInNavigation = isInNavigation
    self.node = node
  }

  func wrapped(isRoot: Bool, isInNavigation: Bool) -> Placement {
    Placement(role: role, isRoot: self.isRoot && isRoot, isInNavigation: self.isInNavigation || isInNavigation, node: node)
  }
}

extension ViewFile {
  /// The places in this file where a view type is made: `TrailSheet(trail: trail)`, `content: TrailSheet.init`.
  public func placements(ofView name: String) -> [Placement] {
    tokens(making: name).flatMap { token -> [Placement] in
      guard let reference = token.parent?.as(DeclReferenceExprSyntax.self), reference.baseName.id == token.id else { return [] }
      if let call = reference.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == ExprSyntax(reference).id {
        return placements(of: Syntax(call), made: Syntax(call), depth: 0)
      }
      if let generic = reference.parent?.as(GenericSpecializationExprSyntax.self),
        let call = generic.parent?.as(FunctionCallExprSyntax.self)
      {
        return placements(of: Syntax(call), made: Syntax(call), depth: 0)
      }
      // `Editor.MainView(…)`, a type nested in another one.
      if let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id,
        member.base?.memberPath?.allSatisfy({ $0.first?.isUppercase == true }) ?? false,
        let call = member.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == ExprSyntax(member).id
      {
        return placements(of: Syntax(call), made: Syntax(call), depth: 0)
      }
      guard let member = reference.parent?.as(MemberAccessExprSyntax.self), member.base?.id == ExprSyntax(reference).id,
        member.declName.baseName.text == "init"
      else { return [] }
      if let call = member.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == ExprSyntax(member).id {
        return placements(of: Syntax(call), made: Syntax(call), depth: 0)
      }
      return placements(of: Syntax(member), made: Syntax(member), depth: 0)
    }
  }

  /// Climbs from an expression to what shows it. `made` is the call that is reported.
  private func placements(of start: Syntax, made: Syntax, depth: Int) -> [Placement] {
    func found(_ role: Placement.Role) -> [Placement] {
      [Placement(role: role, isRoot: isRoot, isInNavigation: isInNavigation, node: made)]
    }
    var isRoot = true
    var isInNavigation = false
    var child = start
    if isInPreview(start) { return found(.preview) }
    guard depth < 4 else { return found(.other) }
    while let node = child.parent {
      if let closure = node.as(ClosureExprSyntax.self) {
        guard let call = Self.call(taking: closure) else { return found(.other) }
        let label = call.closures.first { $0.closure.id == closure.id }?.label
        switch Self.step(into: call, label: label) {
        case .role(let role): return found(role)
        case .navigation: isInNavigation = true
        case .group: break
        case .layout: isRoot = false
        case .unrelated: return found(.other)
        }
        child = Syntax(call.node)
        continue
      }
      if let argument = node.as(LabeledExprSyntax.self), let callNode = node.parent?.parent?.as(FunctionCallExprSyntax.self),
        let call = Call(callNode)
      {
        switch Self.step(intoArgument: argument.label?.text, of: call) {
        case .role(let role): return found(role)
        case .navigation: isInNavigation = true
        case .group: break
        case .layout: isRoot = false
        case .unrelated: return found(.other)
        }
        child = Syntax(callNode)
        continue
      }
      if node.is(MemberBlockItemSyntax.self)
        || node.is(CodeBlockItemSyntax.self) && node.parent?.parent?.is(SourceFileSyntax.self) == true
      {
        return memberPlacements(from: node, made: made, depth: depth).map {
          $0.wrapped(isRoot: isRoot, isInNavigation: isInNavigation)
        }
      }
      if node.is(InitializerClauseSyntax.self) || node.is(InfixOperatorExprSyntax.self) { return found(.other) }
      child = node
    }
    return found(.other)
  }

  /// At the border of a member: `body` means that the view is part of its type; a helper is looked up where it is used.
  private func memberPlacements(from node: Syntax, made: Syntax, depth: Int) -> [Placement] {
    func found(_ role: Placement.Role) -> [Placement] {
      [Placement(role: role, isRoot: true, isInNavigation: false, node: made)]
    }
    guard let type = type(around: made), let member = member(around: made) else { return found(.other) }
    if member.name == "body" {
      if type.inheritedTypes.contains("App") || type.inheritedTypes.contains("Scene") { return found(.other) }
      return isView(type) ? found(.embedded(type.name)) : found(.other)
    }
    guard member.isView, type.kind != .extension || isView(type) else { return found(.other) }
    let scopes = declarations(of: type.qualifiedName).map(\.range)
    let uses = tokens(named: member.name, within: scopes).filter { token in
      token.parent?.is(DeclReferenceExprSyntax.self) == true && !member.node.textRange.contains(token.textRange)
        && self.type(around: token)?.qualifiedName == type.qualifiedName
    }
    guard !uses.isEmpty else { return found(.other) }
    return uses.flatMap { token -> [Placement] in
      guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return found(.other) }
      var start = Syntax(reference)
      if let access = reference.parent?.as(MemberAccessExprSyntax.self), access.declName.id == reference.id {
        start = Syntax(access)
      }
      if let call = start.parent?.as(FunctionCallExprSyntax.self), Syntax(call.calledExpression).id == start.id {
        start = Syntax(call)
      }
      return placements(of: start, made: made, depth: depth + 1)
    }
  }

  private enum Step {
    case role(Placement.Role)
    case navigation
    /// Changes nothing about who the root is.
    case group
    case layout
    case unrelated
  }

  private static func step(into call: Call, label: String?) -> Step {
    if let kind = Presentation.Kind(rawValue: call.name), call.base != nil || call.isOnImplicitSelf {
      return .role(.presented(kind))
    }
    if call.isMember, call.base != nil {
      switch call.name {
      case "navigationDestination": return .role(.pushed)
      default: return call.has(.decoration) || call.has(.attachment) ? .layout : .unrelated
      }
    }
    switch call.name {
    case "NavigationLink": return label == "label" ? .layout : .role(.pushed)
    case "NavigationSplitView": return SplitColumn(label: label).map { .role(.column($0)) } ?? .unrelated
    case _ where call.has(.stackContainer): return .navigation
    case _ where call.has(.scene): return .role(.windowRoot)
    case _ where call.has(.tab): return .role(.tab)
    case "Group": return .group
    case "Preview": return .role(.preview)
    case let name where name.first?.isUppercase == true: return .layout
    default: return .unrelated
    }
  }

  private static func step(intoArgument label: String?, of call: Call) -> Step {
    switch call.name {
    case "NavigationLink" where label == "destination": return .role(.pushed)
    case _ where call.has(.host): return .role(.hosted)
    case "init" where label == "rootView": return .role(.hosted)
    case "AnyView": return .group
    case _ where call.has(.layer): return call.isMember ? .layout : .unrelated
    default:
      guard label == "content" || label == "destination" || label == nil, call.isMember, call.base != nil else {
        return .unrelated
      }
      if let kind = Presentation.Kind(rawValue: call.name) { return .role(.presented(kind)) }
      return call.name == "navigationDestination" ? .role(.pushed) : .unrelated
    }
  }
}

extension Call {
  /// Whether it is `sheet(item:)` and the like without a dot, as in an extension of `View`.
  public var isOnImplicitSelf: Bool { !isMember && (argument("item") ?? argument("isPresented")) != nil }
}
