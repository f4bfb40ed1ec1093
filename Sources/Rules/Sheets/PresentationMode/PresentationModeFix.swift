import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

/// Replaces one `presentationMode` property, with all its uses, by `dismiss` and `isPresented`.
struct PresentationModeFix {
  let property: StateProperty
  let type: TypeDeclaration
  let context: RuleContext

  /// What a use asks for.
  private enum Value { case dismiss, isPresented }

  /// `presentationMode.wrappedValue.dismiss()`, as far as it is replaced.
  private struct Use {
    let value: Value
    /// From the property's name to the end of `dismiss` or `isPresented`.
    let range: TextRange
  }

  private struct Names {
    let dismiss: String?
    let isPresented: String?
  }

  func fix() throws(Refusal) -> Fix {
    guard property.isOnlyName else { throw Refusal("The declaration declares several properties.") }
    let namesakes = context.file.declarations(of: type.qualifiedName).flatMap(\.properties).filter { $0.name == property.name }
    guard namesakes.count == 1 else { throw Refusal("`\(type.name)` declares `\(property.name)` more than once.") }
    let uses = try uses(in: context.file)
    let others = try usesInOtherFiles()
    let values = Set((uses + others.flatMap(\.uses)).map(\.value))
    if values.isEmpty { return try removal() }
    let existing = values.contains(.isPresented) ? nil : existingDismiss
    let names = Names(
      dismiss: values.contains(.dismiss) ? try freeName(existing, ["dismiss", "dismissView", "dismissPresentation"]) : nil,
      isPresented: values.contains(.isPresented) ? try freeName(nil, ["isPresented", "isViewPresented"]) : nil)
    var edits = edits(of: uses, names)
    edits += existing != nil ? [.delete(context.file.layout.removal(of: property.declaration))] : try declarationEdits(names)
    guard let own = EditSet(edits) else { throw Refusal("The uses of `\(property.name)` overlap.") }
    var files = [FileEdits(edits: own)]
    for other in others {
      guard let set = EditSet(self.edits(of: other.uses, names)) else { continue }
      files.append(FileEdits(path: other.path, edits: set))
    }
    let caution =
      caution(closes: values.contains(.dismiss), spansFiles: !others.isEmpty)
      ?? context.caution(using: "`\\.dismiss`", .iOS15, at: property.declaration)
    return Fix(
      title: "Use `\(names.dismiss ?? names.isPresented ?? "dismiss")` instead of `\(property.name)`",
      level: caution == nil ? .safe : .review, caution: caution, files: files)
  }

  /// The fix for a property that nothing uses.
  private func removal() throws(Refusal) -> Fix {
    let edit = TextEdit.delete(context.file.layout.removal(of: property.declaration))
    let caution = caution(closes: false, spansFiles: false)
    guard
      let fix = Fix(
        title: "Remove the unused `\(property.name)`", level: caution == nil ? .safe : .review, caution: caution, edits: [edit])
    else { throw Refusal("The declaration of `\(property.name)` cannot be removed.") }
    return fix
  }

  // MARK: Level

  /// Why a person has to look at the change; nil when it means the same everywhere.
  private func caution(closes: Bool, spansFiles: Bool) -> FindingMessage? {
    if spansFiles { return "Extensions of `\(type.name)` in other files are changed too." }
    if !property.isPrivate, context.project.files(mentioning: property.name) == nil {
      return "`\(property.name)` is not private, and other files that use it were not looked at."
    }
    guard closes else { return nil }
    let shown = context.semantics.usages(ofView: type.name) ?? []
    if shown.contains(where: \.endsInWindow) {
      return "`\(type.name)` is the root of a window, and there `dismiss()` closes the window."
    }
    let isClosable = shown.allSatisfy { usage in
      switch usage.role {
      case .presented(let kind): kind != .inspector
      case .pushed: true
      default: false
      }
    }
    if !shown.isEmpty, isClosable { return nil }
    return """
      Not every place that shows `\(type.name)` is known to present or push it; at the root of a window `dismiss()` closes the \
      window.
      """
  }

  // MARK: Uses

  private func uses(in file: ViewFile) throws(Refusal) -> [Use] {
    var result: [Use] = []
    for reference in file.references(to: property, of: type) {
      guard reference.form == .value || reference.form == .projection, let expression = reference.node.as(ExprSyntax.self)
      else { throw refusal(at: reference.node, in: file, "in a way that `dismiss` cannot replace") }
      // The author's `self.` stays.
      result.append(
        try use(of: expression, from: reference.token.positionAfterSkippingLeadingTrivia.utf8Offset, in: file))
    }
    for mention in file.foreignMentions(of: property, of: type) {
      guard let member = mention.parent?.parent?.as(MemberAccessExprSyntax.self) else { continue }
      switch isOurs(member, in: file) {
      case .yes: break
      case .no: continue
      case .unknown:
        if file.tokens(named: type.name).isEmpty { continue }
        throw refusal(at: Syntax(member), in: file, "through a value whose type is not in sight")
      }
      result.append(
        try use(of: ExprSyntax(member), from: mention.positionAfterSkippingLeadingTrivia.utf8Offset, in: file))
    }
    return result
  }

  private func usesInOtherFiles() throws(Refusal) -> [(path: String, uses: [Use])] {
    guard !property.isPrivate, let files = context.project.files(mentioning: property.name) else { return [] }
    var result: [(path: String, uses: [Use])] = []
    for other in files {
      // Another module's type of the same name has uses of its own.
      guard !other.file.declarations(of: type.qualifiedName).contains(where: { $0.kind != .extension }) else { continue }
      let uses = try uses(in: other.file)
      if !uses.isEmpty { result.append((other.path, uses)) }
    }
    return result
  }

  /// Whether `base.presentationMode` in another type means this property: `parent` of a coordinator that says what it is.
  private func isOurs(_ member: MemberAccessExprSyntax, in file: ViewFile) -> Knowledge {
    guard let name = member.base?.memberPath?.last else { return .unknown }
    // Another type's own property, and the value of an `EnvironmentValues`.
    if name == "self" || name == "environment" { return .no }
    guard let outer = file.type(around: member), let known = file.property(named: name, of: outer)?.type else {
      return .unknown
    }
    return known == type.name || known == type.qualifiedName ? .yes : .no
  }

  /// Reads what follows the property: `.wrappedValue.dismiss()` or `.wrappedValue.isPresented`.
  private func use(of expression: ExprSyntax, from start: Int, in file: ViewFile) throws(Refusal) -> Use {
    guard let mode = isUnwrapped ? expression : member(of: expression, named: "wrappedValue"),
      let member = mode.parent?.as(MemberAccessExprSyntax.self), member.base?.id == mode.id
    else { throw refusal(at: Syntax(expression), in: file, "as a value, which `dismiss` cannot replace") }
    let range = TextRange(start, member.declName.endPositionBeforeTrailingTrivia.utf8Offset)
    guard !file.text[range].contains("//"), !file.text[range].contains("/*") else {
      throw refusal(at: Syntax(expression), in: file, "with a comment in the middle")
    }
    switch member.declName.baseName.text {
    case "dismiss":
      guard let call = member.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == ExprSyntax(member).id else {
        throw refusal(at: Syntax(expression), in: file, "without calling it")
      }
      if let closure = presentedContent(around: expression, in: file) {
        throw Refusal(
          """
          Within the content of `\(closure)` on line \(line(of: expression, in: file)) `\(property.name)` closes \
          `\(type.name)`, not what is presented; decide first which one is meant.
          """)
      }
      return Use(value: .dismiss, range: range)
    case "isPresented": return Use(value: .isPresented, range: range)
    default: throw refusal(at: Syntax(expression), in: file, "in a way that `dismiss` cannot replace")
    }
  }

  /// Whether `@Environment(\.presentationMode) @Binding var` takes the binding off, so that no `wrappedValue` is written.
  private var isUnwrapped: Bool { property.attributes.contains("Binding") }

  private func member(of expression: ExprSyntax, named name: String) -> ExprSyntax? {
    guard let member = expression.parent?.as(MemberAccessExprSyntax.self), member.base?.id == expression.id,
      member.declName.baseName.text == name
    else { return nil }
    return ExprSyntax(member)
  }

  /// The sheet, cover or popover whose content a node stands in.
  private func presentedContent(around node: ExprSyntax, in file: ViewFile) -> String? {
    file.closures(around: node).lazy.compactMap { closure -> String? in
      guard let call = closure.call, closure.label == nil || closure.label == "content" else { return nil }
      return call.has(.pagePresentation) && call.isMember ? call.name : nil
    }.first
  }

  private func refusal(at node: Syntax, in file: ViewFile, _ how: String) -> Refusal {
    Refusal("`\(property.name)` is used on line \(line(of: node, in: file)) \(how).")
  }

  private func line(of node: some SyntaxProtocol, in file: ViewFile) -> LineReference { file.line(of: node) }

  // MARK: Names

  /// An `@Environment(\.dismiss)` that the type has already, compiled together with the property.
  private var existingDismiss: StateProperty? {
    type.properties.first {
      $0.storage == .environment("dismiss") && context.file.areCompiledTogether($0.declaration, property.declaration)
    }
  }

  private func freeName(_ existing: StateProperty?, _ candidates: [String]) throws(Refusal) -> String {
    if let existing { return existing.name }
    for candidate in candidates where !context.semantics.isTaken(candidate, in: type) { return candidate }
    throw Refusal("`\(type.name)` already uses the names \(candidates.map { "`\($0)`" }.joined(separator: " and ")).")
  }

  // MARK: Edits

  private func edits(of uses: [Use], _ names: Names) -> [TextEdit] {
    uses.compactMap { use in
      let name = use.value == .dismiss ? names.dismiss : names.isPresented
      return name.map { TextEdit(use.range, $0) }
    }
  }

  private func declarationEdits(_ names: Names) throws(Refusal) -> [TextEdit] {
    guard let key = property.environmentKeyToken, let first = names.dismiss ?? names.isPresented else {
      throw Refusal("The declaration of `\(property.name)` cannot be read.")
    }
    let nameEnd = (property.binding.typeAnnotation?.textRange ?? property.nameToken.textRange).upper
    var edits = [
      TextEdit(key.textRange, names.dismiss == nil ? "isPresented" : "dismiss"),
      TextEdit(TextRange(property.nameToken.textRange.lower, nameEnd), first),
    ]
    for case .attribute(let attribute) in property.declaration.attributes
    where attribute.attributeName.trimmedDescription == "Binding" {
      let end = attribute.endPosition.utf8Offset
      guard !attribute.trailingTrivia.containsNewline else { throw Refusal("`@Binding` stands on a line of its own.") }
      edits.append(.delete(TextRange(attribute.textRange.lower, end)))
    }
    if names.dismiss != nil, let second = names.isPresented { edits.append(try addition(of: second)) }
    return edits
  }

  /// A second declaration on a line of its own, with the modifiers of the first.
  private func addition(of name: String) throws(Refusal) -> TextEdit {
    let file = context.file
    let range = property.declaration.textRange
    let end = file.text.endOfLine(file.text.lines.line(of: range.upper))
    let rest = file.text[TextRange(range.upper, end)].drop(while: \.isWhitespace)
    guard rest.isEmpty || rest.hasPrefix("//") else { throw Refusal("More stands on the line of `\(property.name)`.") }
    let modifiers = property.modifiers.map { $0 + " " }.joined()
    let line = "\(file.layout.indentation(at: range.lower))@Environment(\\.isPresented) \(modifiers)var \(name)"
    return .insert(file.layout.lineBreak + line, at: end)
  }
}
