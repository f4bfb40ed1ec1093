import SwiftSyntax

/// Reads the expressions of a manifest. What it does not understand is unknown; it does a bounded amount of work.
struct ManifestEvaluator {
  let names: ManifestNames
  let file: ManifestFile
  /// The constants that were met so far.
  var locals: [String: ManifestItem] = [:]
  let depth: Int
  let budget: ManifestBudget

  init(_ names: ManifestNames, file: ManifestFile, depth: Int = 0, budget: ManifestBudget = ManifestBudget()) {
    self.names = names
    self.file = file
    self.depth = depth
    self.budget = budget
  }

  func item(_ expression: ExprSyntax) -> ManifestItem {
    ManifestItem(value: value(expression), place: file.place(of: expression))
  }

  private func value(_ expression: ExprSyntax) -> ManifestValue {
    guard budget.spend(), depth < 32 else { return .unknown }
    if let literal = expression.as(StringLiteralExprSyntax.self) { return text(literal).map { .string($0) } ?? .unknown }
    if let literal = expression.as(BooleanLiteralExprSyntax.self) { return .boolean(literal.literal.text == "true") }
    if expression.is(NilLiteralExprSyntax.self) { return .none }
    if let array = expression.as(ArrayExprSyntax.self) {
      return .list(ManifestList(items: array.elements.map { item($0.expression) }))
    }
    if let dictionary = expression.as(DictionaryExprSyntax.self) { return self.dictionary(dictionary) }
    if let sequence = expression.as(SequenceExprSyntax.self) { return sum(sequence) }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return value(only.expression)
    }
    if let reference = expression.as(DeclReferenceExprSyntax.self) { return named(reference.baseName.text) }
    if let member = expression.as(MemberAccessExprSyntax.self) { return self.member(member) }
    if let call = expression.as(FunctionCallExprSyntax.self) { return self.call(call) }
    return .unknown
  }

  private func text(_ literal: StringLiteralExprSyntax) -> String? {
    if let text = literal.representedLiteralValue { return text }
    var text = ""
    for segment in literal.segments {
      switch segment {
      case .stringSegment(let plain): text += plain.content.text
      case .expressionSegment(let inserted):
        guard inserted.expressions.count == 1, let expression = inserted.expressions.first?.expression,
          let part = item(expression).string
        else { return nil }
        text += part
      @unknown default: return nil
      }
    }
    return text
  }

  private func dictionary(_ dictionary: DictionaryExprSyntax) -> ManifestValue {
    guard case .elements(let elements) = dictionary.content else { return .dictionary([]) }
    return .dictionary(
      elements.compactMap { element in item(element.key).string.map { ($0, item(element.value)) } })
  }

  /// `a + b`, of lists or strings.
  private func sum(_ sequence: SequenceExprSyntax) -> ManifestValue {
    var result: ManifestValue?
    for (index, element) in sequence.elements.enumerated() {
      if index % 2 == 1 {
        guard element.as(BinaryOperatorExprSyntax.self)?.operator.text == "+" else { return .unknown }
      } else {
        let part = value(element)
        result = result.map { $0.joined(with: part) } ?? part
      }
    }
    return result ?? .unknown
  }

  private func named(_ name: String) -> ManifestValue {
    if let local = locals[name] { return local.value }
    return names.constant(name).map(evaluate) ?? .unknown
  }

  private func evaluate(_ constant: ManifestNames.Constant) -> ManifestValue {
    ManifestEvaluator(names, file: constant.file, depth: depth + 4, budget: budget).value(constant.value)
  }

  private func member(_ member: MemberAccessExprSyntax) -> ManifestValue {
    let name = member.declName.baseName.text
    guard let base = member.base else { return names.constant(name).map(evaluate) ?? .member(name) }
    if name == "rawValue", let inner = base.as(MemberAccessExprSyntax.self), let type = inner.base?.lastName,
      let raw = names.rawValue("\(type).\(inner.declName.baseName.text)")
    {
      return .string(raw)
    }
    guard let type = base.lastName, type.first?.isUppercase == true else { return .unknown }
    if let constant = names.constant("\(type).\(name)") { return evaluate(constant) }
    return .member(name)
  }

  private func call(_ call: FunctionCallExprSyntax) -> ManifestValue {
    guard call.trailingClosure == nil, call.additionalTrailingClosures.isEmpty else { return .unknown }
    let type: String?
    let name: String
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
      name = member.declName.baseName.text
      type = member.base?.lastName
      if member.base != nil, type?.first?.isUppercase != true { return .unknown }
    } else if let reference = call.calledExpression.as(DeclReferenceExprSyntax.self) {
      (name, type) = (reference.baseName.text, nil)
    } else {
      return .unknown
    }
    let arguments = call.arguments.map { (label: $0.label?.text, value: item($0.expression)) }
    let labels = arguments.map { $0.label ?? "" }
    if let function = names.function(type.map { "\($0).\(name)" } ?? name, labels: labels) {
      return result(of: function, arguments)
    }
    // `Target.target(…)` is `.target(…)`, and `Target.init(…)` is `Target(…)`.
    return .call(ManifestCall(name: name == "init" ? type ?? name : name, arguments: arguments))
  }

  private func result(
    of function: ManifestNames.Function, _ arguments: [(label: String?, value: ManifestItem)]
  ) -> ManifestValue {
    var inner = ManifestEvaluator(names, file: function.file, depth: depth + 4, budget: budget)
    var rest = arguments[...]
    for parameter in function.parameters {
      let label = parameter.firstName.text == "_" ? nil : parameter.firstName.text
      let name = parameter.secondName?.text ?? parameter.firstName.text
      if let argument = rest.first, argument.label == label {
        inner.locals[name] = argument.value
        rest = rest.dropFirst()
      } else if let standard = parameter.defaultValue {
        inner.locals[name] = inner.item(standard.value)
      }
    }
    return inner.result(of: function.body).made(as: function.result)
  }
}

/// How much work reading a manifest may still take.
final class ManifestBudget {
  private var steps = 200_000

  /// False if nothing is left.
  func spend() -> Bool {
    steps -= 1
    return steps > 0
  }
}

extension ManifestValue {
  /// `.init(…)` is of the type that is asked for.
  func made(as type: String?) -> ManifestValue {
    guard case .call(let call) = self, call.name == "init", let type else { return self }
    return .call(ManifestCall(name: type, arguments: call.arguments))
  }

  /// What `+` makes of both.
  func joined(with other: ManifestValue) -> ManifestValue {
    switch (self, other) {
    case (.string(let first), .string(let second)): .string(first + second)
    case (.list(let first), .list(let second)):
      .list(ManifestList(items: first.items + second.items, isWhole: first.isWhole && second.isWhole))
    case (.list(let known), _), (_, .list(let known)): .list(ManifestList(items: known.items, isWhole: false))
    default: .unknown
    }
  }
}

extension ExprSyntax {
  /// `C` of `C` and `A.B.C`; nil for anything else.
  fileprivate var lastName: String? {
    self.as(DeclReferenceExprSyntax.self)?.baseName.text ?? self.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }
}
