import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

extension Rule {
  /// Finds closures of item-driven presentations that ignore the item they get and read the optional again.
  public static let itemParameterIgnored = Rule(
    id: "item-parameter-ignored",
    severity: .hint,
    fixLevel: .safe,
    chapter: .sheets,
    title: "the item that the closure gets",
    why: """
      The closure gets the value that opened the presentation, already unwrapped. The optional is nil again while the presentation \
      animates away, so content that reads it can go blank, or trap at a `!`.
      """,
    anchor: "sheet-item-parameter",
    triggers: ["item:"],
    flagged: ItemParameterIgnoredExamples.flagged,
    allowed: ItemParameterIgnoredExamples.allowed,
    check: { context in
      context.itemPresentations.filter {
        !context.file.isInPreview($0.call.node)
      }
      .flatMap { presentation in
        presentation.itemClosures.compactMap { IgnoredItem($0, of: presentation, in: context.file)?.finding() }
      }
    })
}

extension Presentation {
  /// The closures that get the item.
  fileprivate var itemClosures: [ClosureExprSyntax] { call.closures.filter { $0.label != "onDismiss" }.map(\.closure) }
}

/// A closure that ignores its item.
private struct IgnoredItem {
  let presentation: Presentation
  let closure: ClosureExprSyntax
  let file: ViewFile
  let property: StateProperty
  /// The name of the closure's parameter, which may be `_`.
  let parameter: TokenSyntax
  /// The uses of the optional in the closure.
  let uses: [Reference]

  init?(_ closure: ClosureExprSyntax, of presentation: Presentation, in file: ViewFile) {
    guard let name = presentation.source.propertyName, let type = file.type(around: closure),
      let property = file.property(named: name, of: type), property.isOptional, let parameter = closure.onlyParameter
    else { return nil }
    let isUsed =
      parameter.text != "_"
      && closure.statements.tokens(viewMode: .sourceAccurate).contains { $0.text == parameter.text && $0.isName }
    guard !isUsed else { return nil }
    uses = file.references(to: property, of: type).filter { closure.statements.textRange.contains($0.range) }
    // A binding to the optional, or a change in place, writes back, which the parameter cannot do.
    guard uses.contains(where: { !$0.isWrite }), uses.allSatisfy({ $0.form == .value || $0.form == .shorthand }),
      !uses.contains(where: { if case .mutated = $0.use { true } else { false } })
    else { return nil }
    self.presentation = presentation
    self.closure = closure
    self.file = file
    self.property = property
    self.parameter = parameter
  }

  func finding() -> Finding {
    var fix: Fix?
    var refusal: FindingMessage?
    do throws(Refusal) {
      fix = Fix(title: "Use the item that the closure gets", level: .safe, edits: try edits().withoutNested)
    } catch {
      refusal = error.reason
    }
    return Finding(
      .itemParameterIgnored, range: parameter.textRange,
      message: """
        This closure ignores the item it gets and reads `\(property.name)` again, which is nil while the \
        \(presentation.kind.noun) animates away; name the parameter and use it.
        """,
      fix: fix, refusal: refusal)
  }

  private func edits() throws(Refusal) -> [TextEdit] {
    let unwrapping = file.unwrapping(of: closure.statements).flatMap { $0.path == [property.name] ? $0 : nil }
    let name = unwrapping?.boundName ?? (parameter.text == "_" ? property.name : parameter.text)
    var edits = name == parameter.text ? [] : [TextEdit(parameter.textRange, name)]
    for use in uses {
      if use.isWrite {
        if name == property.name, !use.hasSelf { edits.append(.insert("self.", at: use.range.lower)) }
      } else if let place = unwrapping?.place, place.contains(use.range) {
        continue
      } else if let forced = use.node.parent?.as(ForceUnwrapExprSyntax.self), unwrapping == nil {
        edits.append(TextEdit(forced.textRange, name))
      } else {
        let line = file.line(of: use.range)
        throw Refusal("Line \(line) reads `\(property.name)` as an optional.")
      }
    }
    guard let unwrapping else { return edits }
    guard unwrapping.isSilentWhenNil, unwrapping.furtherOptionals == 0 else {
      throw Refusal("What shows without a value, or without another one, would go.")
    }
    switch unwrapping.shape {
    case .ifLet(let conditional) where conditional.conditions.count == 1 && conditional.elseBody?.hasComment != true:
      return edits + file.removalOfUnwrapping(conditional)
    case .guardLet(let check) where check.conditions.count == 1 && !check.hasComment:
      return edits + [.delete(file.layout.removal(of: check))]
    default: throw Refusal("The unwrapping of `\(property.name)` does more than unwrap.")
    }
  }
}

extension ClosureExprSyntax {
  /// The name of the closure's only parameter, `_` too.
  fileprivate var onlyParameter: TokenSyntax? {
    switch signature?.parameterClause {
    case .simpleInput(let list)?: list.count == 1 ? list.first?.name : nil
    case .parameterClause(let clause)?:
      clause.parameters.count == 1 ? clause.parameters.first.map { $0.secondName ?? $0.firstName } : nil
    default: nil
    }
  }
}

extension TokenSyntax {
  /// Whether it names a value, in an expression or in `if let x`.
  fileprivate var isName: Bool {
    if parent?.is(IdentifierPatternSyntax.self) ?? false { return true }
    guard let reference = parent?.as(DeclReferenceExprSyntax.self) else { return false }
    return reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id != reference.id
  }
}

extension Presentation.Kind {
  fileprivate var noun: String {
    switch self {
    case .sheet, .popover, .alert, .inspector: rawValue
    case .fullScreenCover: "cover"
    case .confirmationDialog, .actionSheet: "dialog"
    case .destination: "destination"
    }
  }
}
