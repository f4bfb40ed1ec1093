import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel

/// A place that uses an API of the table.
struct APIUse {
  let entry: APIEntry
  let node: Syntax
  /// What to mark.
  let range: TextRange
  /// How it is called in messages: `inspector(isPresented:)`.
  let title: String
  /// Whether it belongs to a declaration, where only an attribute can ask for a system.
  let isInDeclaration: Bool

  private init(_ entry: APIEntry, node: some SyntaxProtocol, range: TextRange, title: String, isInDeclaration: Bool) {
    self.entry = entry
    self.node = Syntax(node)
    self.range = range
    self.title = title
    self.isInDeclaration = isInDeclaration
  }

  /// Whether something stands among the arguments of the call, and in none of its closures.
  func takes(_ part: Syntax) -> Bool {
    guard let call = node.as(FunctionCallExprSyntax.self) ?? node.parent?.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.textRange.contains(range) || node.is(FunctionCallExprSyntax.self)
    else { return false }
    return call.arguments.textRange.contains(part.textRange)
      && part.firstAncestor(ClosureExprSyntax.self)?.id == call.firstAncestor(ClosureExprSyntax.self)?.id
  }

  /// The uses of some entries in the target, each place once: where several fit, the one with the most labels.
  static func all(of entries: [APIEntry], in context: RuleContext) -> [APIUse] {
    var best: [TextRange: APIUse] = [:]
    for use in entries.flatMap({ uses(of: $0, in: context) }) {
      if let known = best[use.range], known.entry.specificity >= use.entry.specificity { continue }
      best[use.range] = use
    }
    return best.values.sorted { $0.range < $1.range }
  }

  private static func uses(of entry: APIEntry, in context: RuleContext) -> [APIUse] {
    let file = context.file
    switch entry.form {
    case .modifier(let name, let labels):
      return context.calls(named: name, where: .written(labels)).filter {
        $0.isOfView(in: file) && $0.fits(labels) && context.semantics.isOnView($0)
      }.map { call in
        APIUse(entry, node: call.node, range: call.nameRange, title: call.title(labels), isInDeclaration: false)
      }
    case .initializer(let name, let labels):
      return context.calls(named: name, where: .written(labels)).filter { !$0.isMember && $0.fits(labels) }.map { call in
        APIUse(
          entry, node: call.node, range: call.nameToken.textRange, title: call.title(labels), isInDeclaration: false)
      }
    case .type(let name):
      return context.tokens(named: name, where: .namesType(name)).filter(\.namesType).map { token in
        let isType = token.parent?.is(DeclReferenceExprSyntax.self) != true
        return APIUse(entry, node: token, range: token.textRange, title: name, isInDeclaration: isType)
      }
    case .environment(let key):
      return context.tokens(named: key, where: .endsKeyPath(key)).flatMap(file.properties(declaredAround:)).compactMap {
        property in
        guard property.storage == .environment(key), let token = property.environmentKeyToken else { return nil }
        return APIUse(
          entry, node: token, range: token.textRange, title: "@Environment(\\.\(key))", isInDeclaration: true)
      }
    case .environmentObject:
      return context.tokens(named: "Environment", where: .readsEnvironmentObject).flatMap(file.properties(declaredAround:))
        .compactMap { property in
          guard case .environment(let type) = property.storage, type.first?.isUppercase == true,
            let attribute = property.declaration.attributes.first?.as(AttributeSyntax.self), !attribute.containsLineBreak
          else { return nil }
          return APIUse(
            entry, node: attribute, range: attribute.textRange, title: "@Environment(\(type).self)", isInDeclaration: true)
        }
    case .attribute(let name):
      return context.tokens(named: name, where: .namesAttribute(name)).filter(\.namesAttribute).map { token in
        APIUse(entry, node: token, range: token.textRange, title: "@\(name)", isInDeclaration: true)
      }
    case .member(let name, let label, let calls):
      return calls.flatMap(context.calls(named:)).compactMap { call in
        guard let member = call.argument(label)?.expression.as(MemberAccessExprSyntax.self),
          member.declName.baseName.text == name
        else { return nil }
        return APIUse(
          entry, node: member, range: member.declName.textRange, title: "\(call.name)(\(label): .\(name))",
          isInDeclaration: false)
      }
    case .partOf: return []
    }
  }
}

extension TextTest {
  /// Whether all labels of an entry may be written.
  fileprivate static func written(_ labels: [String]) -> TextTest {
    .all(labels.filter { !$0.isEmpty && $0 != "$" }.map(TextTest.labels))
  }
}

extension ViewFile {
  /// The stored properties of the declaration that a token is part of.
  fileprivate func properties(declaredAround token: TokenSyntax) -> [StateProperty] {
    guard let declaration = token.firstAncestor(VariableDeclSyntax.self) else { return [] }
    return type(around: token)?.properties.filter { $0.declaration.id == declaration.id } ?? []
  }
}

extension APIEntry {
  fileprivate var specificity: Int {
    switch form {
    case .modifier(_, let labels), .initializer(_, let labels): labels.count
    default: 0
    }
  }
}

extension Call {
  /// The labels in and behind the parentheses, "" for none and "$" for a binding without one.
  private var allLabels: [String] {
    node.arguments.map { argument in
      if let label = argument.label { return label.text }
      let name =
        argument.expression.as(DeclReferenceExprSyntax.self)?.baseName.text
        ?? argument.expression.memberPath?.first(where: { $0 != "self" })
      return name?.hasPrefix("$") == true ? "$" : ""
    } + closures.filter(\.isTrailing).compactMap(\.label)
  }

  func fits(_ labels: [String]) -> Bool {
    let all = allLabels
    return labels.allSatisfy(all.contains)
  }

  /// Whether it is called on a view, as far as the file tells: in a view's code, and not on a wrapper such as `.backport`.
  func isOfView(in file: ViewFile) -> Bool {
    guard isMember, file.isViewContext(node) else { return false }
    guard let base else { return false }
    if let member = base.as(MemberAccessExprSyntax.self) {
      return member.memberPathWithoutCalls != nil && !member.declName.baseName.text.lowercased().contains("backport")
    }
    return true
  }

  /// `sheet(isPresented:)`: the name with the labels that matter. An alert's or a dialog's first trailing closure has no label at
  /// the call, but it has one in the name.
  func title(_ labels: [String]) -> String {
    var labels = labels
    if name == "alert" || name == "confirmationDialog", labels.count > 1 {
      let isDialog = name == "confirmationDialog"
      labels.insert("actions", at: labels.firstIndex(of: "message") ?? labels.endIndex)
      if isDialog { labels.insert("titleVisibility", at: min(2, labels.endIndex)) }
    }
    let named = labels.map { $0.isEmpty || $0 == "$" ? "_:" : "\($0):" }.joined()
    return labels.isEmpty ? name : "\(name)(\(named))"
  }
}

extension MemberAccessExprSyntax {
  /// Names alone, such as `model.content` or `Color.red`; nil where a call is in it.
  fileprivate var memberPathWithoutCalls: [String]? { ExprSyntax(self).memberPath }
}

extension TokenSyntax {
  /// Whether it names SwiftUI's type in an expression or a type, and not a member of something else.
  fileprivate var namesType: Bool {
    guard let parent else { return false }
    if let reference = parent.as(DeclReferenceExprSyntax.self) {
      guard let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id else {
        return ScopeTree.localDeclaration(of: text, at: reference) == nil
      }
      return member.base?.trimmedDescription == "SwiftUI"
    }
    if parent.is(IdentifierTypeSyntax.self) { return parent.parent?.is(AttributeSyntax.self) != true }
    return parent.as(MemberTypeSyntax.self)?.baseType.trimmedDescription == "SwiftUI"
  }

  fileprivate var namesAttribute: Bool {
    guard let parent else { return false }
    if let type = parent.as(MemberTypeSyntax.self) {
      return type.parent?.is(AttributeSyntax.self) == true
        && ["SwiftUI", "Observation"].contains(type.baseType.trimmedDescription)
    }
    return parent.is(IdentifierTypeSyntax.self) && parent.parent?.is(AttributeSyntax.self) == true
  }
}

extension SyntaxProtocol {
  fileprivate var containsLineBreak: Bool { trimmedDescription.contains(where: \.isNewline) }
}
