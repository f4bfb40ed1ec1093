import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

extension Rule {
  /// Columns that show nothing before something is selected, and lists that lead nowhere.
  public static let splitViewSelection = Rule(
    id: "split-view-selection",
    severity: .information,
    fixLevel: .review,
    chapter: .splitViews,
    title: "blank columns and lists without a selection",
    why: """
      Where there is room, every column of a split view is on screen from the start, with nothing selected. A blank column looks \
      broken, a placeholder says what to do. And a leading list with neither selection nor links leads nowhere.
      """,
    anchor: "split-selection",
    triggers: ["NavigationSplitView"],
    flagged: SplitViewSelection.flagged,
    allowed: SplitViewSelection.allowed,
    check: { context in
      let file = context.file
      // The findings are in the columns, or in the helpers of the view that show them.
      let containers = file.navigationContainers(.splitView).filter {
        context.reachesTarget(fromTypeAround: $0.call.node) && !file.isInPreview($0.call.node)
      }
      return containers.flatMap { container in
        container.columns.compactMap { column in
          if column.role == .sidebar { return IdleSidebar(column, in: context)?.finding }
          return SplitViewSelection(column, in: context)?.finding
        }
      }
    })
}

/// A column whose content is an `if let` without an `else`.
struct SplitViewSelection {
  let column: NavigationContainer.Column
  let branch: IfExprSyntax
  /// The name of the selected value, as the condition binds or compares it.
  let name: String
  let context: RuleContext
  private var file: ViewFile { context.file }

  init?(_ column: NavigationContainer.Column, in context: RuleContext) {
    guard let branch = Self.blankBranch(of: column.closure.statements, in: context),
      let condition = branch.conditions.first?.condition, let name = Self.name(in: condition)
    else { return nil }
    self.column = column
    self.branch = branch
    self.name = name
    self.context = context
    guard startsWithNothing else { return nil }
  }

  /// The `if` that is all that a column shows, where its last `else` is missing.
  private static func blankBranch(
    of content: CodeBlockItemListSyntax, in context: RuleContext, depth: Int = 0
  ) -> IfExprSyntax? {
    guard depth < 4, content.count == 1, let item = content.first?.item,
      let expression = item.as(ExpressionStmtSyntax.self)?.expression ?? item.as(ExprSyntax.self)
        ?? item.as(ReturnStmtSyntax.self)?.expression
    else { return nil }
    if var branch = expression.as(IfExprSyntax.self) {
      while case .ifExpr(let next)? = branch.elseBody { branch = next }
      return branch.elseBody == nil ? branch : nil
    }
    // What lies over or under the view may be the placeholder.
    guard !expression.viewModifiers.contains(where: { $0.has(.layer) || $0.has(.appliesModifier) }),
      let name = expression.viewName
    else { return nil }
    if name == "Group" || name == "NavigationStack" {
      let closure = expression.modifiedView.as(FunctionCallExprSyntax.self).flatMap(Call.init)?.closures.first?.closure
      return closure.flatMap { blankBranch(of: $0.statements, in: context, depth: depth + 1) }
    }
    guard let type = context.file.type(around: expression), let body = context.file.member(named: name, of: type)?.body else {
      return nil
    }
    return blankBranch(of: body, in: context, depth: depth + 1)
  }

  /// `trail` of `if let trail`, `if let trail = selected` and `if trail != nil`.
  private static func name(in condition: ConditionElementSyntax.Condition) -> String? {
    switch condition {
    case .optionalBinding(let binding): return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    case .expression(let expression):
      guard let comparison = expression.as(InfixOperatorExprSyntax.self), comparison.operator.trimmedDescription == "!=",
        comparison.rightOperand.is(NilLiteralExprSyntax.self)
      else { return nil }
      return comparison.leftOperand.memberPath?.last
    default: return nil
    }
  }

  // MARK: Selection

  /// The properties of the view that the condition reads and that a list's selection is bound to, or that say so by name.
  private var selections: [StateProperty] {
    guard let type = file.type(around: branch) else { return [] }
    let bound = Set(
      file.calls(in: type.range).compactMap { call -> String? in
        guard let argument = call.argument("selection"), type.range.contains(call.node.textRange) else { return nil }
        return BindingSource(argument.expression).propertyName
      })
    let read = branch.conditions.tokens(viewMode: .sourceAccurate).compactMap { token -> StateProperty? in
      guard token.parent?.is(DeclReferenceExprSyntax.self) == true || token.parent?.is(IdentifierPatternSyntax.self) == true
      else { return nil }
      return file.property(named: token.text, of: type)
    }
    return read.filter { $0.isOptional && (bound.contains($0.name) || $0.name.lowercased().contains("select")) }
  }

  /// Whether nothing is selected at first, as far as this file tells.
  private var startsWithNothing: Bool {
    guard let type = file.type(around: branch), !selections.isEmpty else { return false }
    return selections.allSatisfy { property in
      guard [.state, .sceneStorage, .appStorage].contains(property.storage),
        property.defaultValue?.is(NilLiteralExprSyntax.self) ?? true
      else { return false }
      return !file.references(to: property, of: type).contains { reference in
        if reference.form == .storage { return true }
        guard case .assigned(let assignment) = reference.use, !assignment.isNil else { return false }
        // Set when the view appears, or in an initialiser.
        if reference.node.firstAncestor(InitializerDeclSyntax.self) != nil { return true }
        let member = file.member(around: reference.node)
        return member?.isView != true
          || file.closures(around: reference.node).contains {
            $0.call?.has(.runsByItself) ?? false
          }
      }
    }
  }

  // MARK: Finding

  var finding: Finding {
    let fix = makeFix()
    let start = branch.ifKeyword.textRange.lower
    let end = branch.conditions.textRange.upper
    let isOneLine = file.text.lines.line(of: start) == file.text.lines.line(of: end)
    return Finding(
      .splitViewSelection, range: isOneLine ? TextRange(start, end) : branch.ifKeyword.textRange,
      message: """
        The \(column.role.rawValue) column shows nothing without \(name.withArticle), so it is blank at first where all columns \
        are on screen. Give the `if` an `else` with a placeholder.
        """,
      fix: fix, refusal: fix == nil ? "The `else` has no place here." : nil, anchor: "split-placeholder")
  }

  private func makeFix() -> Fix? {
    let isPlain = column.role == .content || context.semantics.mayLack(.iOS17, at: branch)
    let placeholder = name.placeholder(isPlain: isPlain)
    let brace = branch.body.rightBrace.textRange
    let layout = file.layout
    let text: String
    if layout.isBlankBefore(brace.lower) {
      let indentation = layout.indentation(at: brace.lower)
      let inner = layout.deeper(indentation)
      text = " else {" + layout.lineBreak + inner + placeholder + layout.lineBreak + indentation + "}"
    } else {
      text = " else { \(placeholder) }"
    }
    return Fix(
      title: isPlain ? "Add a line of text as a placeholder" : "Add a ContentUnavailableView as a placeholder", level: .review,
      caution: "The words and the image of the placeholder are invented.", edits: [.insert(text, at: brace.upper)])
  }
}
