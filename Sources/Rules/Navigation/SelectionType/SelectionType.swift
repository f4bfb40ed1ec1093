import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

extension Rule {
  /// Lists whose selection has another type than what their rows stand for.
  public static let selectionType = Rule(
    id: "selection-type",
    severity: .warning,
    fixLevel: .review,
    chapter: .navigation,
    title: "a selection of another type than the rows",
    why: """
      A row stands for its tag, which is the `id` of its value if nothing else is said. A selection of another type never equals \
      one of them: it compiles, but taps select nothing.
      """,
    anchor: "selection-type",
    triggers: ["selection"],
    flagged: SelectionType.flagged,
    allowed: SelectionType.allowed,
    check: { context in
      guard context.file.importsSwiftUI, !context.file.declaresType(named: "List") else { return [] }
      return context.calls(named: "List").compactMap { SelectionType($0, in: context)?.finding }
    })
}

/// A list that nothing can be selected in.
struct SelectionType {
  let list: Call
  let argument: LabeledExprSyntax
  /// What the binding holds, without `?` or `Set`.
  let selected: ValueType
  /// Whether it holds a set of them.
  let isSet: Bool
  /// As it reads in code: `Trail?`, `Set<Trail>`.
  private let writtenType: String
  /// What all rows stand for.
  let rows: [SelectionRows.Row]
  let context: RuleContext
  private var file: ViewFile { context.file }

  init?(_ list: Call, in context: RuleContext) {
    let file = context.file
    guard !list.isMember, let argument = list.argument("selection"), argument.label != nil, file.isViewContext(list.node),
      !file.isInPreview(list.node), let path = argument.expression.plainPath, path.first?.hasPrefix("$") == true,
      let type = ValueTypes(semantics: context.semantics).type(of: argument.expression, in: file)
    else { return nil }
    let selected = type.isSet ? type.element : type.unwrapped
    guard let selected, !selected.isOptional, !selected.isOpaqueIdentity, type.isSet || selected.element == nil else {
      return nil
    }
    let rows = SelectionRows(of: list, in: context)
    guard !rows.isUnknown, !rows.rows.isEmpty, rows.rows.allSatisfy({ $0.type != selected && $0.type.element == nil }) else {
      return nil
    }
    // A selection of a superclass may take a value of a subclass.
    let isClass = context.semantics.declarations(ofType: selected.name).contains { $0.type.kind == .class }
    if isClass,
      rows.rows.contains(where: { row in
        context.semantics.declarations(ofType: row.type.name).contains { $0.type.kind == .class }
      })
    {
      return nil
    }
    self.list = list
    self.argument = argument
    self.selected = selected
    isSet = type.isSet
    writtenType = type.name + (type.isOptional ? "?" : "")
    self.rows = rows.rows
    self.context = context
  }

  // MARK: Words

  private var stateName: String {
    (argument.expression.plainPath ?? []).map { $0.hasPrefix("$") ? String($0.dropFirst()) : $0 }.joined(separator: ".")
  }

  /// What the rows stand for, in words.
  private var meaning: String {
    guard let row = rows.first else { return "" }
    switch row.source {
    case .identity(_, let element):
      return element == row.type
        ? "`\(row.type.name)` values" : "`\(row.type.name)`, the `id` of `\(element.name)`"
    case .idPath(_, let path, _): return "`\(row.type.name)`, by `id: \(path.trimmedDescription)`"
    case .tag(let value): return "`\(row.type.name)`, by `tag(\(value.trimmedDescription))`"
    case .linkValue(let value): return "`\(row.type.name)`, the value `\(value.trimmedDescription)` of their links"
    }
  }

  var finding: Finding {
    var fix: Fix?
    var refusal: FindingMessage?
    do throws(Refusal) { fix = try SelectionTypeFix(self).fix() } catch { refusal = error.reason }
    let start = argument.label?.textRange.lower ?? argument.textRange.lower
    let line = file.text.lines.line(of: start)
    return Finding(
      .selectionType, range: TextRange(start, min(argument.expression.textRange.upper, file.text.endOfLine(line))),
      message: """
        `\(stateName)` holds `\(writtenType)`, but the rows stand for \(meaning), so a tap selects nothing. Give the state \
        the rows' type, or the rows a tag of the state's type.
        """,
      fix: fix, refusal: refusal)
  }
}
