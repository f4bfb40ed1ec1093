import SwiftSyntax
import SwiftUIModel

/// The walk into what content shows: each statement of it that is a view, and what is inside as far as a reading wants to look.
public struct InwardWalk {
  /// What to look into.
  public struct Interior: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let groups = Interior(rawValue: 1)
    /// The content of a `NavigationStack` or `NavigationView`.
    public static let containers = Interior(rawValue: 2)
    /// Computed properties and functions of the same type that are views.
    public static let helpers = Interior(rawValue: 4)
    /// Those of them that nothing else uses.
    public static let soleHelpers = Interior(rawValue: 8)
    /// The bodies of the project's views.
    public static let views = Interior(rawValue: 16)
  }

  /// A view that is met.
  public struct Node {
    public let content: Located<ContentNode>
    /// Whether a branch decides about it, here or around.
    public let isConditional: Bool
    /// Whether what is inside of it follows.
    public let isEntered: Bool

    public var expression: ExprSyntax { content.node.expression }
    /// The call that makes it; nil for a property.
    public var call: Call? { content.node.view.as(FunctionCallExprSyntax.self).flatMap(Call.init) }
  }

  private let semantics: SemanticModel?
  private let interior: Interior
  private let maximalDepth: Int
  /// Outermost first, each of them before what is inside of it.
  public private(set) var nodes: [Node] = []
  /// Whether something nests so deeply that it was left out.
  public private(set) var isCut = false

  /// - Parameters:
  ///   - semantics: needed for the bodies of views only
  ///   - depth: how many helpers, views and containers it looks into, one inside the other
  public init(
    into statements: CodeBlockItemListSyntax, of file: SourceFile, semantics: SemanticModel? = nil, through interior: Interior,
    depth: Int
  ) {
    self.semantics = semantics
    self.interior = interior
    maximalDepth = depth
    walk(file.located(statements), isConditional: false, depth: 0)
  }

  /// The views that nothing of what is asked for is inside of.
  public var leaves: [Node] { nodes.filter { !$0.isEntered } }

  private mutating func walk(_ statements: Located<CodeBlockItemListSyntax>, isConditional: Bool, depth: Int) {
    guard depth < maximalDepth else { return isCut = true }
    for root in statements.node.contentRoots() {
      let node = statements.located(root)
      let inside = inside(of: node)
      let isConditional = isConditional || root.isConditional
      nodes.append(Node(content: node, isConditional: isConditional, isEntered: inside != nil))
      for content in inside ?? [] { walk(content, isConditional: isConditional, depth: depth + 1) }
    }
  }

  /// Nil for a view that is not looked into.
  private func inside(of node: Located<ContentNode>) -> [Located<CodeBlockItemListSyntax>]? {
    let view = node.node.view
    if let call = view.as(FunctionCallExprSyntax.self).flatMap(Call.init), !call.isMember, call.name.first?.isUppercase == true
    {
      if interior.contains(.groups), call.name == "Group" { return closures(call, in: node) }
      if interior.contains(.containers), let container = NavigationContainer(call), container.kind != .splitView {
        return closures(call, in: node)
      }
      return interior.contains(.views) ? bodies(of: call.name) : nil
    }
    guard !interior.isDisjoint(with: [.helpers, .soleHelpers]), let helper = node.file.viewHelper(view), let body = helper.body,
      interior.contains(.helpers) || helper.isUsedOnly(by: view, in: node.file)
    else { return nil }
    return [node.located(body)]
  }

  private func closures(_ call: Call, in node: Located<ContentNode>) -> [Located<CodeBlockItemListSyntax>] {
    let content = call.closures.first { $0.label == nil || $0.label == "root" || $0.label == "content" }
    return content.map { [node.located($0.closure.statements)] } ?? []
  }

  private func bodies(of view: String) -> [Located<CodeBlockItemListSyntax>]? {
    let bodies = (semantics?.declarations(ofType: view) ?? []).flatMap { declaration in
      declaration.type.members.filter { $0.name == "body" }.compactMap { $0.body.map { declaration.located($0) } }
    }
    return bodies.isEmpty ? nil : bodies
  }
}

extension ExprSyntax {
  /// The member of the type around that this expression, without modifiers, calls or reads, a view or not: `row(item)`,
  /// `self.header`. Nil if anything else calls or reads that member.
  public func soleHelper(in file: ViewFile) -> Member? {
    let called = self.as(FunctionCallExprSyntax.self)?.calledExpression ?? self
    guard let path = called.plainPath, let name = path.first, path.count == 1, let type = file.type(around: self),
      let helper = file.member(named: name, of: type), helper.isUsedOnly(by: self, in: file)
    else { return nil }
    return helper
  }
}

extension Member {
  fileprivate func isUsedOnly(by use: ExprSyntax, in file: ViewFile) -> Bool {
    file.type(around: use).map { uses(in: $0, of: file).count == 1 } ?? false
  }
}
