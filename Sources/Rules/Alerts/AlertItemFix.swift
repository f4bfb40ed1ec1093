import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

/// Lets the optional of an alert or dialog present it (`item:`), or hands its value to the closures (`presenting:`).
struct AlertItemFix {
  enum Form {
    /// `item: $x`, and `error: $x` for errors, of SDK 27.
    case item
    /// `isPresented: …, presenting: x`.
    case presenting
  }

  let selection: AlertSelection
  let context: RuleContext
  let form: Form
  private var edits: [TextEdit] = []
  /// Why a person has to look, as ends of sentences.
  private(set) var cautions: [FindingMessage] = []
  /// Statements that go.
  private var removed: [TextRange] = []
  /// Where a parameter takes the optional's name.
  private var shadowed: [TextRange] = []
  /// Calls of functions that now take the value.
  private var handovers: [ExprSyntax] = []

  private var file: ViewFile { context.file }
  private var layout: Layout { file.layout }
  private var call: Call { selection.presentation.call }
  private var contents: [TextRange] { selection.closures.map(\.textRange) }

  init(_ selection: AlertSelection, as form: Form, in context: RuleContext) {
    self.selection = selection
    self.context = context
    self.form = form
  }

  /// The edits, or the reason for which there are none.
  /// - Parameter uses: of the flag and the optional, for a flag of the view
  mutating func edits(removing flag: StateProperty?, uses: SelectionUses?) throws(Refusal) -> [TextEdit] {
    switch form {
    case .item: try writeItem()
    case .presenting: writePresenting()
    }
    if form == .item {
      removeResets(flag: flag, uses: uses)
      try writeHelpers(areNeeded: flag != nil)
    }
    if selection.handover == nil { try writeClosures() } else { try checkClosures(flag: flag) }
    for range in shadowed { edits += bareWrites(in: range) }
    if form == .item, let uses, let flag = uses.flag {
      let (shadowed, removed) = (shadowed, removed)
      edits +=
        FlagRemoval(flag: flag, uses: uses, isShadowed: { use in shadowed.contains { use.isIn($0) } })
        .edits(except: { use in removed.contains { use.isIn($0) } }).own
    }
    return edits.withoutNested
  }

  private func contentIndex(of range: TextRange) -> Int? { contents.firstIndex { $0.contains(range) } }

  private func line(of range: TextRange) -> LineReference { file.line(of: range) }

  // MARK: Arguments

  private mutating func writeItem() throws(Refusal) {
    let binding = selection.presentation.bindingArgument
    let bound = (selection.handover?.expression ?? binding.expression).selfPrefix + "$" + selection.name
    guard let root = selection.path.first, let property = file.property(named: root, of: selection.type),
      property.hasBinding || property.isObject && selection.path.count > 1
    else { throw Refusal("`\(selection.name)` has no binding here, since `\(selection.path.first ?? "")` gives none.") }
    if file.text[binding.textRange].contains("//") || file.text[binding.textRange].contains("/*") {
      throw Refusal("A comment in the binding would be lost.")
    }
    let range = TextRange(binding.textRange.lower, binding.expression.textRange.upper)
    guard let handover = selection.handover else {
      edits.append(TextEdit(range, "item: \(bound)"))
      return
    }
    if selection.takesError {
      // The binding goes; the error stays where it is.
      edits.append(.delete(TextRange(binding.textRange.lower, handover.textRange.lower)))
      edits.append(TextEdit(handover.expression.textRange, bound))
      return
    }
    edits.append(TextEdit(range, "item: \(bound)"))
    let arguments = Array(call.node.arguments)
    guard let index = arguments.firstIndex(where: { $0.id == handover.id }), let before = arguments.prefix(index).last else {
      throw Refusal("The arguments stand in an order of their own.")
    }
    let removal = TextRange(before.expression.textRange.upper, handover.expression.textRange.upper)
    if file.text[removal].contains("//") { throw Refusal("A comment beside `presenting:` would be lost.") }
    edits.append(.delete(removal))
  }

  private mutating func writePresenting() {
    let before = call.argument("titleVisibility") ?? selection.presentation.bindingArgument
    if let spread = spreadArguments(with: "presenting: \(selection.name)", behind: before) {
      edits += spread
      return
    }
    let gap =
      layout.isBlankBefore(before.textRange.lower)
      ? layout.lineBreak + layout.indentation(at: before.textRange.lower) : " "
    let prefix = selection.presentation.bindingArgument.expression.selfPrefix
    edits.append(.insert(",\(gap)presenting: \(prefix)\(selection.name)", at: before.expression.textRange.upper))
  }

  /// Each argument on a line of its own, with a new one; nil if the call has lines already, or if its line stays short enough.
  private func spreadArguments(with argument: String, behind before: LabeledExprSyntax) -> [TextEdit]? {
    guard let left = call.node.leftParen, let right = call.node.rightParen else { return nil }
    let line = file.text.lines.line(of: right.textRange.lower)
    let length = file.text[TextRange(file.text.lines.start(of: line) ?? 0, file.text.endOfLine(line))].count
    // The closure gets a parameter, too.
    let parameter = selection.path.last.map { " \($0) in".count } ?? 0
    let arguments = Array(call.node.arguments)
    guard length + ", \(argument)".count + parameter > 120, file.text.lines.line(of: left.textRange.lower) == line,
      !arguments.contains(where: { $0.expression.is(ClosureExprSyntax.self) })
    else { return nil }
    let base = layout.lineBreak + layout.indentation(at: left.textRange.lower)
    let inner = layout.lineBreak + layout.deeper(layout.indentation(at: left.textRange.lower))
    var edits: [TextEdit] = []
    var end = left.textRange.upper
    var new = ""
    for written in arguments {
      edits.append(TextEdit(TextRange(end, written.textRange.lower), new + inner))
      end = written.trailingComma?.textRange.upper ?? written.textRange.upper
      new = ""
      guard written.id == before.id else { continue }
      if written.trailingComma == nil { new = ",\(inner)\(argument)" } else { new = "\(inner)\(argument)," }
    }
    return edits + [TextEdit(TextRange(end, right.textRange.lower), new + base)]
  }

  // MARK: Closures

  /// Gives each closure its parameter.
  private mutating func writeClosures() throws(Refusal) {
    for closure in selection.closures {
      if closure.signature != nil { throw Refusal("A closure of the \(selection.noun) has a signature of its own.") }
      let result = try rewrite(of: closure.textRange).result()
      let isUsed = result.isUsed || handovers.contains { closure.textRange.contains($0.textRange) }
      let name = isUsed ? result.name : "_"
      let brace = closure.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
      let isSpaced = file.text.byte(at: brace).map { [0x20, 0x09, 0x0A, 0x0D].contains($0) } ?? false
      edits.append(.insert(" \(name) in" + (isSpaced ? "" : " "), at: brace))
      edits += result.edits
      cautions += result.cautions
      if name == selection.path.first { shadowed.append(closure.textRange) }
    }
    if call.argument("actions").map({ !$0.expression.is(ClosureExprSyntax.self) }) ?? false
      || call.argument("message").map({ !$0.expression.is(ClosureExprSyntax.self) }) ?? false
    {
      throw Refusal("The buttons or the message come from a function, which would have to take the value.")
    }
  }

  private func rewrite(of region: TextRange) -> UnwrappedRewrite {
    UnwrappedRewrite(
      path: selection.path, wrappedType: wrappedType, type: selection.type, region: region, context: context)
  }

  private var wrappedType: String? {
    if let property = selection.property { return property.wrappedType }
    guard let root = selection.path.first, let name = selection.path.last,
      let object = file.property(named: root, of: selection.type)?.type
    else { return nil }
    let properties = context.semantics.declarations(ofType: object, in: selection.type).flatMap(\.type.properties)
    return properties.first { $0.name == name }?.wrappedType
  }

  /// `x = nil` becomes `self.x = nil` where the parameter has the optional's name.
  private func bareWrites(in region: TextRange) -> [TextEdit] {
    guard selection.path.count == 1 else { return [] }
    return file.references(toPath: selection.path, of: selection.type)
      .filter { use in
        region.contains(use.range) && use.isWrite && !use.hasSelf && !removed.contains { $0.contains(use.range) }
      }
      .map { .insert("self.", at: $0.range.lower) }
  }

  /// Closures that get the value already must not read the optional besides, where it is cleared now.
  private func checkClosures(flag: StateProperty?) throws(Refusal) {
    guard form == .item else { return }
    for closure in selection.closures {
      let isIgnored = Presentation.parameterName(of: closure) == nil && !selection.takesError
      guard flag != nil || isIgnored else { continue }
      for use in file.references(toPath: selection.path, of: selection.type) {
        guard closure.textRange.contains(use.range), !use.isWrite else { continue }
        throw Refusal("Line \(line(of: use.range)) reads `\(selection.name)` besides the value that the closure gets.")
      }
    }
  }

  // MARK: Functions that read the optional

  /// Functions that the closures call get the value as a parameter. Without a flag nothing changes for them, so that they may
  /// stay as they are.
  private mutating func writeHelpers(areNeeded: Bool) throws(Refusal) {
    for helper in selection.helpers {
      do throws(Refusal) {
        edits += try parameterEdits(for: helper)
      } catch {
        if areNeeded { throw error }
      }
    }
    guard areNeeded else { return }
    let names = Set(selection.helpers.map(\.name))
    for reader in file.members(of: selection.type, reading: selection.path) where !names.contains(reader.name) {
      guard let caller = indirectCaller(of: reader) else { continue }
      throw Refusal("`\(caller)` calls `\(reader.name)`, which reads `\(selection.name)` when it may be nil again.")
    }
  }

  /// A member that the closures use and that uses a reader of the optional.
  private func indirectCaller(of reader: Member) -> String? {
    let uses = reader.uses(in: selection.type, of: file)
    let members = file.declarations(of: selection.type.qualifiedName).flatMap(\.members)
    return members.first { member in
      guard member.name != "body", member.node.id != reader.node.id, let body = member.body else { return false }
      return uses.contains { body.textRange.contains($0.textRange) }
        && member.uses(in: selection.type, of: file).contains { contentIndex(of: $0.textRange) != nil }
    }?.name
  }

  private mutating func parameterEdits(for helper: Member) throws(Refusal) -> [TextEdit] {
    let name = helper.name
    guard let function = helper.node.as(FunctionDeclSyntax.self), let body = function.body, let wrappedType,
      selection.path.count == 1, !helper.modifiers.contains("static"), !helper.modifiers.contains("override")
    else { throw Refusal("`\(name)` reads `\(selection.name)` and cannot be handed the value.") }
    let isPrivate = helper.modifiers.contains("private") || helper.modifiers.contains("fileprivate")
    guard isPrivate || selection.type.isPrivate || context.project.files(mentioning: name)?.isEmpty == true else {
      throw Refusal("`\(name)` reads `\(selection.name)` and may be called from other files.")
    }
    let uses = helper.uses(in: selection.type, of: file)
    guard uses.allSatisfy({ contentIndex(of: $0.textRange) != nil }) else {
      throw Refusal("`\(name)` reads `\(selection.name)` and is called from elsewhere too.")
    }
    let result = try rewrite(of: body.textRange).result()
    guard result.cautions.isEmpty else { throw Refusal("`\(name)` reads `\(selection.name)` as an optional.") }
    var edits = result.edits
    let clause = function.signature.parameterClause
    let separator = clause.parameters.isEmpty ? "" : ", "
    edits.append(
      .insert(
        "_ \(result.name): \(wrappedType)\(separator)", at: clause.leftParen.endPositionBeforeTrailingTrivia.utf8Offset))
    for use in uses { edits.append(try handingOver(to: use, of: name)) }
    if result.name == selection.path.first { shadowed.append(body.textRange) }
    handovers += uses
    return edits
  }

  /// `f()` becomes `f(x)`, and `action: f` becomes `action: { f(x) }`.
  private func handingOver(to use: ExprSyntax, of helper: String) throws(Refusal) -> TextEdit {
    guard let index = contentIndex(of: use.textRange), let closure = selection.closures.dropFirst(index).first else {
      throw Refusal("`\(helper)` is called from elsewhere too.")
    }
    let value =
      selection.handover == nil ? try rewrite(of: closure.textRange).result().name : Presentation.parameterName(of: closure)
    guard let value else { throw Refusal("`\(helper)` reads `\(selection.name)`, and the closure gives the value no name.") }
    if let call = use.as(FunctionCallExprSyntax.self), let open = call.leftParen {
      let separator = call.arguments.isEmpty ? "" : ", "
      return .insert("\(value)\(separator)", at: open.endPositionBeforeTrailingTrivia.utf8Offset)
    }
    guard use.parent?.as(LabeledExprSyntax.self)?.label?.text == "action" else {
      throw Refusal("`\(helper)` is handed on, so it cannot be given the value.")
    }
    return TextEdit(use.textRange, "{ \(use.trimmedDescription)(\(value)) }")
  }

  // MARK: Resets

  /// Buttons need not reset what the system resets.
  private mutating func removeResets(flag: StateProperty?, uses: SelectionUses?) {
    let buttons = AlertButton.all(of: selection.presentation, in: file)
    let flagWrites = (uses?.closingFlagWrites.map(\.use) ?? []) + (uses?.redundantFlagWrites ?? [])
    let resets = flag == nil ? [] : flagWrites.compactMap { $0.node.parent?.asStatement }
    for action in buttons.compactMap(\.action) {
      let statements = Array(action.statements)
      var going = statements.filter { statement in resets.contains { $0.id == statement.id } }
      for statement in statements.reversed() where !going.contains(where: { $0.id == statement.id }) {
        guard let assignment = statement.item.as(InfixOperatorExprSyntax.self).flatMap({ Assignment($0) }), assignment.isNil,
          assignment.target.plainPath == selection.path
        else { break }
        going.append(statement)
      }
      guard !going.isEmpty else { continue }
      removed += going.map(\.textRange)
      let isWhole = going.count == statements.count && action.signature == nil && !action.hasComment
      edits += isWhole ? [.delete(action.inside)] : going.map { .delete(layout.removal(of: $0)) }
    }
  }
}

extension ClosureExprSyntax {
  /// What stands between the braces.
  var inside: TextRange {
    TextRange(leftBrace.endPositionBeforeTrailingTrivia.utf8Offset, rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset)
  }
}
