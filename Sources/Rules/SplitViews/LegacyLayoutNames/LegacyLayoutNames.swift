import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

extension Rule {
  /// Old names of modifiers for titles, bars and safe areas.
  public static let legacyLayoutNames = Rule(
    id: "legacy-layout-names",
    severity: .hint,
    fixLevel: .safe,
    chapter: .columnsByHand,
    title: "old names of titles, bars and safe areas",
    why: """
      `navigationBarTitle`, `navigationBarItems`, `navigationBarHidden` and `edgesIgnoringSafeArea` are soft-deprecated: the \
      compiler says nothing, but newer modifiers replace them, also on platforms without a navigation bar.
      """,
    anchor: "layout-names",
    triggers: ["edgesIgnoringSafeArea", "navigationBarTitle", "navigationBarItems", "navigationBarHidden"],
    flagged: LegacyLayoutNames.flagged,
    allowed: LegacyLayoutNames.allowed,
    check: { context in
      guard context.file.importsSwiftUI else { return [] }
      return LegacyLayoutNames.Name.allCases.flatMap { name in
        context.calls(named: name.rawValue).compactMap { LegacyLayoutNames($0, name, in: context)?.finding }
      }
    })
}

/// A modifier under its old name.
struct LegacyLayoutNames {
  enum Name: String, CaseIterable {
    case edgesIgnoringSafeArea
    case navigationBarTitle
    case navigationBarItems
    case navigationBarHidden

    /// The labels of SwiftUI's own forms; others belong to the project.
    fileprivate var forms: [[String]] {
      switch self {
      case .edgesIgnoringSafeArea, .navigationBarHidden: [[""]]
      case .navigationBarTitle: [[""], ["", "displayMode"]]
      case .navigationBarItems: [["leading"], ["trailing"], ["leading", "trailing"]]
      }
    }

    /// The systems that have what replaces it.
    var replacementSystems: [Platform: PlatformVersion] { self == .navigationBarHidden ? .toolbarForBars : .layoutNames }
  }

  let call: Call
  let name: Name
  let context: RuleContext
  var file: ViewFile { context.file }

  init?(_ call: Call, _ name: Name, in context: RuleContext) {
    let file = context.file
    guard call.isMember, name.forms.contains(call.labels), call.closures.isEmpty, file.isViewContext(call.node),
      file.members(named: name.rawValue).isEmpty,
      !context.semantics.mayLack(name.replacementSystems, at: call.node)
    else { return nil }
    self.call = call
    self.name = name
    self.context = context
  }

  var finding: Finding {
    var replacement = self.replacement
    if replacement.caution == nil {
      replacement.caution = context.caution(using: "`\(replacement.title)`", name.replacementSystems, at: call.node)
    }
    var fix: Fix?
    var refusal: FindingMessage?
    if replacement.loses {
      refusal = "A comment between the arguments would lose its place."
    } else if name == .navigationBarItems, let maker = call.base.flatMap(Self.makerOfSeveral) {
      refusal = "The `\(maker)` hands a toolbar to each of its views, where items add up; put the items onto one view first."
    } else {
      fix = Fix(
        title: "Use \(replacement.title)", level: replacement.caution == nil ? .safe : .review, caution: replacement.caution,
        edits: replacement.edits)
    }
    return Finding(
      .legacyLayoutNames, range: call.nameToken.textRange,
      message: "`\(name.rawValue)` is soft-deprecated. Use `\(replacement.title)`\(replacement.remark).", tags: [.deprecated],
      fix: fix, refusal: refusal)
  }

  // MARK: Replacements

  private struct Replacement {
    var edits: [TextEdit]
    /// One line.
    var title: String
    var remark = ""
    var caution: FindingMessage?
    var loses = false
  }

  /// The whole call under its new name.
  private func rewritten(_ text: String) -> [TextEdit] {
    [
      TextEdit(
        TextRange(
          call.nameToken.positionAfterSkippingLeadingTrivia.utf8Offset, call.node.endPositionBeforeTrailingTrivia.utf8Offset),
        text)
    ]
  }

  /// A new name, and text before and behind the first argument, which stays as it is written.
  private func renamed(_ name: String, before: String = "", behind: String = "") -> [TextEdit] {
    guard let first else { return [] }
    var edits = [TextEdit(call.nameToken.textRange, name)]
    if !before.isEmpty { edits.append(.insert(before, at: first.textRange.lower)) }
    if !behind.isEmpty { edits.append(.insert(behind, at: first.textRange.upper)) }
    return edits
  }

  /// A call for messages: in full if its argument is on one line.
  private func title(_ text: String, _ short: String) -> String { text.contains(where: \.isNewline) ? short : text }

  private var replacement: Replacement {
    var result: Replacement
    switch name {
    case .edgesIgnoringSafeArea: result = safeArea
    case .navigationBarTitle: result = title
    case .navigationBarItems: result = items
    case .navigationBarHidden: result = hidden
    }
    result.loses = hasLooseComment
    return result
  }

  private var first: ExprSyntax? { call.node.arguments.first?.expression }

  private func source(_ expression: ExprSyntax?) -> String { expression.map { file.text[$0.textRange] } ?? "" }

  private var safeArea: Replacement {
    let edges = source(first)
    let isAll = [".all", "Edge.Set.all", "[.all]"].contains(edges)
    let text = isAll ? "ignoresSafeArea()" : "ignoresSafeArea(edges: \(edges))"
    var result = Replacement(
      edits: isAll ? rewritten(text) : renamed("ignoresSafeArea", before: "edges: "),
      title: title(text, "ignoresSafeArea(edges:)"))
    let withoutKeyboard: Set<String> = [".top", ".leading", ".trailing", ".horizontal"]
    let names =
      edges.hasPrefix("[") && edges.hasSuffix("]")
      ? edges.dropFirst().dropLast().split(separator: ",").map { $0.filter { !$0.isWhitespace } } : [edges]
    if !names.allSatisfy(withoutKeyboard.contains), mayHaveKeyboard {
      result.caution = "Unlike the old name it ignores the keyboard's area too; with .container in front it leaves that alone."
      result.remark = ", with `.container` in front where the keyboard matters"
    }
    return result
  }

  /// Software keyboards take a part of the safe area's bottom on iOS and visionOS.
  private var mayHaveKeyboard: Bool {
    let versions = context.project.targets.versions
    if context.semantics.isMacOSOnly(at: call.node) { return false }
    return versions.isEmpty || versions.keys.contains { [.iOS, .macCatalyst, .visionOS].contains($0) }
  }

  private var title: Replacement {
    let main = "navigationTitle(\(source(first)))"
    guard let mode = call.argument("displayMode")?.expression else {
      return Replacement(edits: renamed("navigationTitle"), title: "navigationTitle(_:)")
    }
    return Replacement(
      edits: rewritten("\(main)\(separator).navigationBarTitleDisplayMode(\(source(mode)))"),
      title: "navigationTitle(_:)", remark: " with `navigationBarTitleDisplayMode(\(mode.trimmedDescription))`")
  }

  /// What stands between two modifiers here: nothing, or a line break where modifiers have lines of their own.
  private var separator: String {
    guard let dot = call.node.calledExpression.as(MemberAccessExprSyntax.self)?.period else { return "" }
    let offset = dot.positionAfterSkippingLeadingTrivia.utf8Offset
    let start = file.text.lines.start(of: file.text.lines.line(of: offset)) ?? 0
    let layout = file.layout
    return layout.isBlank(TextRange(start, offset)) ? layout.lineBreak + layout.indentation(at: offset) : ""
  }

  /// Lines of a builder that show a bar item. What may be nil is a branch there.
  private func content(of item: ExprSyntax, at inner: String) -> [String] {
    let layout = file.layout
    let isNil = { (expression: ExprSyntax) in expression.is(NilLiteralExprSyntax.self) }
    guard let choice = item.as(TernaryExprSyntax.self), isNil(choice.thenExpression) != isNil(choice.elseExpression) else {
      return [inner + file.text(of: item, startingLineAt: inner)]
    }
    let shown = isNil(choice.elseExpression) ? choice.thenExpression : choice.elseExpression
    let condition = source(choice.condition)
    let negated = choice.condition.isOperatorExpression ? "!(\(condition))" : "!\(condition)"
    let deep = layout.deeper(inner)
    return [
      "\(inner)if \(isNil(choice.elseExpression) ? condition : negated) {",
      deep + file.text(of: shown, startingLineAt: deep), "\(inner)}",
    ]
  }

  /// The container that hands a modifier to each of several views; nil if there is one view.
  private static func makerOfSeveral(_ base: ExprSyntax) -> String? {
    guard let maker = base.modifiedView.as(FunctionCallExprSyntax.self).flatMap(Call.init), !maker.isMember,
      let content = maker.closures.first?.closure
    else { return nil }
    let views = content.statements.filter { !$0.item.is(DeclSyntax.self) }
    let isSeveral = maker.has(.spreadsModifiers) && (maker.name == "ForEach" || views.count > 1)
    return isSeveral ? maker.name : nil
  }

  private var items: Replacement {
    let layout = file.layout
    let outer = layout.indentation(at: call.nameToken.positionAfterSkippingLeadingTrivia.utf8Offset)
    let unit = layout.unit(behind: outer)
    var lines = ["toolbar {"]
    for argument in call.node.arguments {
      let placement = argument.label?.text == "leading" ? "topBarLeading" : "topBarTrailing"
      let inner = outer + unit + unit
      lines.append("\(outer)\(unit)ToolbarItem(placement: .\(placement)) {")
      lines += content(of: argument.expression, at: inner)
      lines.append("\(outer)\(unit)}")
    }
    lines.append("\(outer)}")
    return Replacement(
      edits: rewritten(lines.joined(separator: layout.lineBreak)), title: "toolbar(content:)",
      remark:
        " with items in `\(call.labels.map { $0 == "leading" ? ".topBarLeading" : ".topBarTrailing" }.joined(separator: "` and `"))`",
      caution: "A toolbar lays its items out and tints them by itself.")
  }

  private var hidden: Replacement {
    let bar = ", for: .navigationBar"
    let caution: FindingMessage = "The bar's height and the views around this one may show or hide it differently."
    switch first?.as(BooleanLiteralExprSyntax.self)?.literal.tokenKind {
    case .keyword(.true):
      return Replacement(edits: rewritten("toolbar(.hidden\(bar))"), title: "toolbar(.hidden\(bar))", caution: caution)
    case .keyword(.false):
      return Replacement(edits: rewritten("toolbar(.visible\(bar))"), title: "toolbar(.visible\(bar))", caution: caution)
    default: break
    }
    let (open, close) = first?.bindsTighterThanChoice == true ? ("", "") : ("(", ")")
    let choice = "\(close) ? .hidden : .visible\(bar)"
    return Replacement(
      edits: renamed("toolbar", before: open, behind: choice),
      title: title("toolbar(\(open)\(source(first))\(choice))", "toolbar(_:for:)"), caution: caution)
  }

  /// Whether a comment stands among the arguments, but in none of them.
  private var hasLooseComment: Bool {
    guard let left = call.node.leftParen, let right = call.node.rightParen else { return false }
    var position = left.positionAfterSkippingLeadingTrivia.utf8Offset
    var rest = ""
    for argument in call.node.arguments {
      let range = argument.expression.textRange
      rest += file.text[TextRange(position, max(position, range.lower))]
      position = range.upper
    }
    rest += file.text[TextRange(position, right.endPositionBeforeTrailingTrivia.utf8Offset)]
    return rest.contains("//") || rest.contains("/*")
  }
}

extension ExprSyntax {
  /// Whether it needs no parentheses as the condition of `? :`.
  fileprivate var bindsTighterThanChoice: Bool {
    if let infix = self.as(InfixOperatorExprSyntax.self) {
      let known: Set<String> = ["==", "!=", "===", "!==", "<", ">", "<=", ">=", "&&", "||", "??"]
      return known.contains(infix.operator.trimmedDescription)
    }
    return !self.is(TernaryExprSyntax.self) && !self.is(TryExprSyntax.self) && !self.is(AwaitExprSyntax.self)
      && !self.is(SequenceExprSyntax.self)
  }
}

extension [Platform: PlatformVersion] {
  /// The systems with `navigationTitle`, `navigationBarTitleDisplayMode`, `toolbar` and `ignoresSafeArea`.
  fileprivate static let layoutNames: Self = [
    .iOS: "14.0", .macCatalyst: "14.0", .macOS: "11.0", .tvOS: "14.0", .watchOS: "7.0", .visionOS: "1.0",
  ]

  /// The systems with `toolbar(_:for:)`.
  fileprivate static let toolbarForBars: Self = [
    .iOS: "16.0", .macCatalyst: "16.0", .macOS: "13.0", .tvOS: "16.0", .watchOS: "9.0", .visionOS: "1.0",
  ]
}
