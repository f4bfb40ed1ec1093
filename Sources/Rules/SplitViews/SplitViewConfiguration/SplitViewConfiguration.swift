import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

extension Rule {
  /// Split views whose arguments, members, styles or closure labels are not those that they take.
  public static let splitViewConfiguration = Rule(
    id: "split-view-configuration",
    severity: .warning,
    fixLevel: .safe,
    chapter: .splitViews,
    title: "split view arguments, styles and labels that it does not take",
    why: """
      A split view writes its visibility and its compact column back, so it takes bindings. Its columns are `content:` and \
      `detail:`, and its style is set with `navigationSplitViewStyle`; `navigationViewStyle` does not reach it.
      """,
    anchor: "split-config",
    triggers: ["NavigationSplitView"],
    flagged: SplitViewConfiguration.flagged,
    allowed: SplitViewConfiguration.allowed,
    check: { context in
      let containers = context.navigationContainers(.splitView)
      let check = SplitViewConfiguration(context: context)
      return containers.flatMap { container -> [Finding] in
        check.bindings(of: container.call) + check.styles(of: container.call) + check.labels(of: container.call)
      } + SplitViewMembers(context: context).findings
    })
}

struct SplitViewConfiguration {
  let context: RuleContext
  private var file: ViewFile { context.file }

  static func finding(
    _ range: TextRange, _ message: String, fix: Fix? = nil, refusal: FindingMessage? = nil
  ) -> Finding {
    Finding(
      .splitViewConfiguration, range: range, message: message, fix: fix,
      refusal: fix == nil ? refusal : nil)
  }

  // MARK: Bindings

  func bindings(of call: Call) -> [Finding] {
    [("columnVisibility", "NavigationSplitViewVisibility"), ("preferredCompactColumn", "NavigationSplitViewColumn")]
      .compactMap { label, type in
        call.argument(label).flatMap { binding(label, $0.expression, type: type) }
      }
  }

  private func binding(_ label: String, _ value: ExprSyntax, type: String) -> Finding? {
    let text = value.trimmedDescription
    if let member = value.as(MemberAccessExprSyntax.self),
      member.base == nil && SplitViewMembers.names(of: type).contains(member.declName.baseName.text)
        || member.base?.trimmedDescription == type
    {
      let constant = ".constant(\(text))"
      return Self.finding(
        value.textRange,
        "`\(label):` takes a binding, and `\(text)` is a value. Write `\(constant)`, or bind it to state that people may change.",
        fix: Fix(title: "Write \(constant)", level: .safe, edits: [TextEdit(value.textRange, constant)]))
    }
    guard var path = value.memberPath, let scope = file.type(around: value) else { return nil }
    let hasSelf = path.first == "self"
    if hasSelf { path.removeFirst() }
    guard let root = path.first, ScopeTree.localDeclaration(of: plain(root), at: value) == nil || hasSelf,
      let property = file.property(named: plain(root), of: scope)
    else { return nil }
    if path.count == 1, let own = property.type, ["Bool", "Int", "String", "Double"].contains(own) {
      return Self.finding(
        value.textRange, "`\(label):` takes a binding to a `\(type)`, but `\(property.name)` is a `\(own)`. Change its type.",
        refusal: "The other uses of `\(property.name)` would no longer fit its type.")
    }
    if root.hasPrefix("$") { return nil }
    if path.count == 1, property.type == type || property.storage == .plain || !property.hasBinding {
      guard property.type == type else { return nil }
      guard property.hasBinding else {
        return Self.finding(
          value.textRange,
          "`\(label):` takes a binding, and `\(root)` is no state that it could be bound to. Make it `@State` and write `$\(root)`.",
          refusal: "`\(root)` is not declared as state.")
      }
    } else if path.count > 1, !property.hasBinding, !property.isObject {
      return nil
    }
    let bound = (hasSelf ? "self.$" : "$") + path.joined(separator: ".")
    return Self.finding(
      value.textRange,
      "`\(label):` takes a binding, since people change the columns too, and `\(text)` is only the value. Write `\(bound)`.",
      fix: Fix(title: "Write \(bound)", level: .safe, edits: [TextEdit(value.textRange, bound)]))
  }

  private func plain(_ name: String) -> String { name.hasPrefix("$") ? String(name.dropFirst()) : name }

  // MARK: Styles

  private static let columnStyles: Set<String> = [
    ".automatic", ".columns", "DefaultNavigationViewStyle()", "DoubleColumnNavigationViewStyle()",
    "ColumnNavigationViewStyle()",
  ]

  func styles(of call: Call) -> [Finding] {
    let modifiers = call.wholeChainAcrossConditions.viewModifiers
    let own = modifiers.contains { $0.name == "navigationSplitViewStyle" }
    return modifiers.filter { $0.name == "navigationViewStyle" }.map { style in
      let text = style.unlabeledArgument?.expression.trimmedDescription ?? ""
      let range = TextRange(
        style.nameToken.positionAfterSkippingLeadingTrivia.utf8Offset, style.node.endPositionBeforeTrailingTrivia.utf8Offset)
      var fix: Fix?
      var refusal: FindingMessage?
      if own {
        refusal = "The split view has a `navigationSplitViewStyle` already."
      } else if Self.columnStyles.contains(text) {
        let replacement = "navigationSplitViewStyle(.automatic)"
        fix = Fix(title: "Use \(replacement)", level: .safe, edits: [TextEdit(range, replacement)])
      } else {
        refusal = "A split view has no style like `\(text)`; a `NavigationStack` shows one column."
      }
      return Self.finding(
        style.nameToken.textRange,
        """
        `navigationViewStyle(\(text))` styles a `NavigationView` and does not reach this `NavigationSplitView`. Use \
        `navigationSplitViewStyle` with `.automatic`, `.balanced` or `.prominentDetail`.
        """, fix: fix, refusal: refusal)
    }
  }

  // MARK: Closure labels

  func labels(of call: Call) -> [Finding] {
    let extra = Array(call.node.additionalTrailingClosures)
    guard call.node.trailingClosure != nil, (1...2).contains(extra.count) else { return [] }
    let names = extra.map(\.label.text)
    let right = extra.count == 1 ? ["detail"] : ["content", "detail"]
    return zip(extra, right).compactMap { closure, label in
      let name = closure.label.text
      guard SplitColumn(rawValue: name) == nil else { return nil }
      let fix =
        names.contains(label)
        ? nil
        : Fix(title: "Rename it to \(label):", level: .safe, edits: [TextEdit(closure.label.textRange, label)])
      return Self.finding(
        closure.label.textRange,
        """
        A `NavigationSplitView` has no column `\(name):`. Its columns are the sidebar, then `content:` where there are three, \
        and `detail:`.
        """, fix: fix, refusal: "There is a `\(label):` already, so nothing says which column this is.")
    }
  }
}

/// Members of a split view's types that do not exist.
struct SplitViewMembers {
  let context: RuleContext
  private var file: ViewFile { context.file }

  private static let known: [String: [String]] = [
    "NavigationSplitViewVisibility": ["automatic", "all", "doubleColumn", "detailOnly"],
    "NavigationSplitViewColumn": ["sidebar", "content", "detail"],
  ]

  /// What is written for a member by people who know other frameworks.
  private static let meant: [String: String] = [
    "detail": "detailOnly", "hidden": "detailOnly", "double": "doubleColumn", "twoColumn": "doubleColumn",
    "triple": "all", "tripleColumn": "all", "threeColumn": "all", "visible": "all", "primary": "sidebar",
    "supplementary": "content", "secondary": "detail",
  ]

  /// The members that exist.
  static func names(of type: String) -> [String] { known[type] ?? [] }

  var findings: [Finding] {
    Self.known.keys.sorted().flatMap { type -> [Finding] in
      let members = self.members(of: type).filter { !Self.names(of: type).contains($0.declName.baseName.text) }
      // A project may add members of its own.
      guard !members.isEmpty, context.semantics.declarations(ofType: type).isEmpty else { return [] }
      return members.compactMap { finding($0, of: type) }
    }
  }

  /// The accesses in the target to members of a type: with its name, or where a value of it is given to a state or to a split view.
  private func members(of type: String) -> [MemberAccessExprSyntax] {
    var found: [MemberAccessExprSyntax] = context.tokens(named: type).compactMap { token in
      guard let reference = token.parent?.as(DeclReferenceExprSyntax.self),
        let member = reference.parent?.as(MemberAccessExprSyntax.self), member.base?.id == ExprSyntax(reference).id
      else { return nil }
      return member
    }
    for declaration in file.types(mentioning: [type]) where context.reachesTarget(fromTypeAround: declaration.memberBlock) {
      for property in declaration.properties where property.type == type {
        found += property.defaultValue.map(implicitMembers) ?? []
        for reference in file.references(to: property, of: declaration) {
          if case .assigned(let assignment) = reference.use { found += implicitMembers(in: assignment.value) }
        }
      }
    }
    let label = type == "NavigationSplitViewVisibility" ? "columnVisibility" : "preferredCompactColumn"
    for container in context.navigationContainers(.splitView) {
      guard let argument = container.call.argument(label), case .constant(let value) = BindingSource(argument.expression) else {
        continue
      }
      found += implicitMembers(in: value)
    }
    return found
  }

  private func implicitMembers(in expression: ExprSyntax) -> [MemberAccessExprSyntax] {
    if let choice = expression.as(TernaryExprSyntax.self) {
      return implicitMembers(in: choice.thenExpression) + implicitMembers(in: choice.elseExpression)
    }
    return expression.as(MemberAccessExprSyntax.self).flatMap { $0.base == nil ? [$0] : nil } ?? []
  }

  private func finding(_ member: MemberAccessExprSyntax, of type: String) -> Finding? {
    let token = member.declName.baseName
    let name = token.text
    guard token.presence == .present, name != "self", name != "init", name.first?.isUppercase != true else { return nil }
    let names = Self.names(of: type)
    let list = names.map { "`.\($0)`" }
    let isSpelling = names.first { $0.lowercased() == name.lowercased() }
    let better = isSpelling ?? Self.meant[name].flatMap { names.contains($0) ? $0 : nil }
    let fix = better.flatMap { better in
      Fix(
        title: "Write .\(better)", level: isSpelling == nil ? .review : .safe,
        caution: isSpelling == nil ? "It is a guess that .\(better) is meant." : nil, edits: [TextEdit(token.textRange, better)]
      )
    }
    return SplitViewConfiguration.finding(
      token.textRange,
      "`\(type)` has no `.\(name)`. Its values are \(list.dropLast().joined(separator: ", ")) and \(list.last ?? "").",
      fix: fix, refusal: "Nothing says which of its values is meant.")
  }
}
