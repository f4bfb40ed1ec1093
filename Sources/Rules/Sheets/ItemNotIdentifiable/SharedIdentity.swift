import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

/// Enums of which several cases, or all payloads of a case, have one id.
struct SharedIdentity {
  /// A branch of the `switch` that makes the id, with a literal as its id.
  private struct Branch {
    let label: SwitchCaseLabelSyntax
    /// The names of its cases.
    let cases: [String]
    let value: ExprSyntax
  }

  private let type: TypeDeclaration
  private let name: TokenSyntax
  private let branches: [Branch]
  private let context: RuleContext

  static func findings(in context: RuleContext) -> [Finding] {
    context.types(where: .declaresVariable("id", mentioning: "switch")).compactMap {
      SharedIdentity($0, in: context)?.finding()
    }
  }

  /// Nil unless the type is an identifiable enum whose `id` is a `switch` over the case.
  private init?(_ type: TypeDeclaration, in context: RuleContext) {
    guard let id = type.members.first(where: { $0.name == "id" && $0.isProperty && !$0.modifiers.contains("static") }),
      let name = id.node.as(VariableDeclSyntax.self)?.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      let body = id.body, let only = body.first, body.count == 1,
      let choice =
        (only.item.as(ExpressionStmtSyntax.self)?.expression ?? only.item.as(ReturnStmtSyntax.self)?.expression
        ?? only.item.as(ExprSyntax.self))?.as(SwitchExprSyntax.self),
      choice.subject.trimmedDescription == "self",
      context.semantics.declarations(ofType: type.qualifiedName).contains(where: { $0.type.kind == .enumeration }),
      context.semantics.conformance(of: type.qualifiedName, to: "Identifiable") == .yes
    else { return nil }
    self.type = type
    self.name = name
    self.context = context
    branches = choice.cases.compactMap { element in
      guard case .switchCase(let branch) = element, case .case(let label) = branch.label, branch.statements.count == 1,
        let value = branch.statements.returnedValues.first, value.isPlainLiteral
      else { return nil }
      return Branch(label: label, cases: label.caseItems.compactMap(\.caseName), value: value)
    }
  }

  private func finding() -> Finding? { mixedUp() ?? constant() ?? shared() }

  // MARK: One literal in two branches

  private func mixedUp() -> Finding? {
    for (index, first) in branches.enumerated() {
      guard
        let second = branches.dropFirst(index + 1).first(where: {
          $0.value.trimmedDescription == first.value.trimmedDescription
        })
      else { continue }
      let literal = first.value.trimmedDescription
      // An id that is the name of one of the two cases was copied; any other may be shared on purpose.
      let named = [first, second].filter { $0.cases.contains { "\"\($0)\"" == literal } }
      let isCopied = named.count == 1
      guard isCopied || isPresented else { continue }
      let other = named.first?.value.id == second.value.id ? first : second
      var fix: Fix?
      var refusal: FindingMessage?
      if isCopied, other.cases.count == 1, let caseName = other.cases.first,
        !branches.contains(where: { $0.value.trimmedDescription == "\"\(caseName)\"" })
      {
        fix = Fix(
          title: "Give `\(caseName)` the id `\(caseName)`", level: .review,
          caution: "The id changes, and with it which item is which.",
          edits: [TextEdit(other.value.textRange, "\"\(caseName)\"")])
      } else {
        refusal = "Which of them should have another id, and which one, is not to be seen."
      }
      let cases = (first.cases.prefix(1) + second.cases.prefix(1)).map { $0 }.listed
      return Finding(
        .itemNotIdentifiable, severity: isCopied ? .warning : .hint, range: name.textRange,
        message:
          "\(cases) both have the id `\(literal)`, so one cannot take the place of the other: a presentation of one only "
          + "updates its content. Give each case an id of its own.",
        related: [first, second].map { RelatedPlace(range: $0.value.textRange, message: "The same id.") }, fix: fix,
        refusal: refusal)
    }
    return nil
  }

  // MARK: Ids that are the same for several payloads

  private func constant() -> Finding? {
    guard isPresented else { return nil }
    for branch in branches {
      guard branch.cases.count == 1, branch.label.caseItems.count == 1, let caseName = branch.cases.first,
        let payload = payloadType(of: caseName)
      else { continue }
      var fix: Fix?
      var refusal: FindingMessage?
      do throws(Refusal) {
        fix = try appending(payload, to: branch, of: caseName)
      } catch {
        refusal = error.reason
      }
      return Finding(
        .itemNotIdentifiable, severity: .hint, range: name.textRange,
        message: "Every `\(caseName)` has the id `\(branch.value.trimmedDescription)`, whatever it carries: while one is "
          + "presented, another only updates the content. If it should open anew, put the id of its `\(payload)` into it.",
        related: [RelatedPlace(range: branch.value.textRange, message: "The same id for every payload.")], fix: fix,
        refusal: refusal)
    }
    return nil
  }

  // MARK: One id that several cases share on purpose

  private func shared() -> Finding? {
    guard isPresented, let branch = branches.first(where: { $0.cases.count > 1 }) else { return nil }
    return Finding(
      .itemNotIdentifiable, severity: .hint, range: name.textRange,
      message: "\(branch.cases.listed) share the id `\(branch.value.trimmedDescription)`: while one is presented, another only "
        + "updates the content. That is right where they are meant as one presentation.",
      related: [RelatedPlace(range: branch.value.textRange, message: "One id for all of them.")],
      refusal: "Several cases in one branch share their id on purpose.")
  }

  /// The type of a case's only payload, when it is one that has an identity of its own.
  private func payloadType(of caseName: String) -> String? {
    let enumeration = context.semantics.declarations(ofType: type.qualifiedName).first { $0.type.kind == .enumeration }
    guard let element = enumeration?.type.cases.first(where: { $0.name.text == caseName }),
      let parameters = element.parameterClause?.parameters, parameters.count == 1,
      let payload = parameters.first?.type.trimmedDescription,
      context.semantics.conformance(of: payload, to: "Identifiable", in: enumeration?.type) == .yes
    else { return nil }
    return payload
  }

  private func appending(_ payload: String, to branch: Branch, of caseName: String) throws(Refusal) -> Fix {
    guard let literal = branch.value.as(StringLiteralExprSyntax.self), literal.openingPounds == nil,
      literal.openingQuote.tokenKind == .stringQuote, let pattern = branch.label.caseItems.first?.pattern
    else { throw Refusal("The id is no text, so the payload's id cannot be put behind it.") }
    guard pattern.trimmedDescription == ".\(caseName)" else {
      throw Refusal("The `case` has a pattern of its own for its payload.")
    }
    let last = payload.split(separator: "<").first?.split(separator: ".").last.map(String.init) ?? payload
    let binding = last.lowerCamel == "id" ? "value" : last.lowerCamel
    guard
      let fix = Fix(
        title: "Put the payload's id into that of `\(caseName)`", level: .review,
        caution: "A presentation of one value is now closed and opened again for another.",
        edits: [
          .insert("(let \(binding))", at: pattern.textRange.upper),
          .insert("-\\(\(binding).id)", at: literal.closingQuote.textRange.lower),
        ])
    else { throw Refusal("The branch is laid out in a way that cannot be edited safely.") }
    return fix
  }

  private var isPresented: Bool { context.presentsItem(ofType: type) }
}

extension SwitchCaseItemSyntax {
  /// `edit` of `.edit`, `.edit(let x)` and `let .edit(x)`.
  fileprivate var caseName: String? {
    let expression =
      pattern.as(ExpressionPatternSyntax.self)?.expression
      ?? pattern.as(ValueBindingPatternSyntax.self)?.pattern.as(ExpressionPatternSyntax.self)?.expression
    let called = expression?.as(FunctionCallExprSyntax.self)?.calledExpression ?? expression
    return called?.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }
}

extension ExprSyntax {
  /// Whether it is a number, or a text without interpolations.
  fileprivate var isPlainLiteral: Bool {
    if self.is(IntegerLiteralExprSyntax.self) { return true }
    guard let literal = self.as(StringLiteralExprSyntax.self) else { return false }
    return literal.segments.allSatisfy { $0.is(StringSegmentSyntax.self) }
  }
}
