import Linting
import SourceText
import SwiftParser
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

/// The conversion of several sheets into one that an enum drives.
struct EnumSheetsFix {
  private let group: SheetGroup
  private let context: RuleContext
  private let type: TypeDeclaration
  private let names: EnumSheetNames
  private let slots: [SheetSlot]
  private let contents: SheetContents

  private var file: ViewFile { context.file }
  private var layout: Layout { file.layout }
  private var newline: String { layout.lineBreak }

  init(group: SheetGroup, context: RuleContext) throws(Refusal) {
    let group = try Self.mergeable(group, in: context)
    self.group = group
    self.context = context
    let file = context.file
    guard let scope = file.type(around: group.first.call.node),
      let type = file.declarations(of: scope.qualifiedName).first(where: { $0.kind == .structure })
    else { throw Refusal("These presentations are in no view that this file declares, so there is no place for their state.") }
    self.type = type
    names = EnumSheetNames(for: group.modifier, in: file)
    var slots: [SheetSlot] = []
    for presentation in group.all {
      var slot = try SheetSlot(presentation, of: type, context: context)
      slot.caseName = Self.caseName(of: slot, besides: slots.map(\.caseName))
      slots.append(slot)
    }
    self.slots = slots
    contents = SheetContents(slots: slots, file: file)
    try checkConditions()
    try checkMembers()
    try checkDismissal()
    try checkOutside()
    try checkCallbacks()
  }

  /// What can share one modifier: all of one kind, or the sheets beside a cover that cannot be asked for while one of them is up.
  private static func mergeable(_ group: SheetGroup, in context: RuleContext) throws(Refusal) -> SheetGroup {
    guard group.isMixed else { return group }
    let parts = [Presentation.Kind.sheet, .fullScreenCover].compactMap(group.only)
    let isLeftAlone = group.all.count - (parts.first?.all.count ?? 0) == 1
    guard parts.count == 1, isLeftAlone, let part = parts.first,
      !SheetAsks(presentations: group.all, context: context).canOverlap,
      !context.semantics.mayLack(EnumSheets.severalWork, at: group.first.call.node)
    else { throw Refusal("A sheet and a cover cannot share one modifier.") }
    return part
  }

  private static func caseName(of slot: SheetSlot, besides taken: [String]) -> String {
    let property = slot.flag?.name ?? slot.optional?.name ?? ""
    let view = slot.closure.statements.first.flatMap {
      $0.item.as(ExprSyntax.self)?.modifiedView.as(FunctionCallExprSyntax.self)
    }
    .flatMap(Call.init)
    let candidates = [
      EnumSheetNames.caseName(of: property, isItem: slot.flag == nil),
      view.flatMap { $0.isMember || $0.has(.view) ? nil : EnumSheetNames.caseName(ofView: $0.name) },
      slot.optional == nil ? nil : slot.payloadName, property,
    ]
    let free = candidates.compactMap(\.self).first { !taken.contains($0) && !EnumSheetNames.isReserved($0) }
    return free ?? "\(property)\(taken.count + 1)"
  }

  // MARK: What has to hold

  private func checkConditions() throws(Refusal) {
    let place = group.first.call.nameToken
    for slot in slots {
      guard file.areCompiledTogether(place, slot.presentation.call.nameToken),
        slot.states.allSatisfy({ file.areCompiledTogether($0.declaration, type.memberBlock.leftBrace) }),
        file.areCompiledTogether(place, type.memberBlock.leftBrace)
      else { throw Refusal("Some of them stand in a branch of `#if`.") }
    }
  }

  /// What is attached in another member may get another environment when it moves.
  private func checkMembers() throws(Refusal) {
    let home = file.member(around: group.first.call.node)
    for slot in slots {
      guard let other = file.member(around: slot.presentation.call.node), let home, other.node.id != home.node.id else {
        continue
      }
      throw Refusal("One of them is attached in `\(home.name)`, another in `\(other.name)`.")
    }
  }

  private func checkDismissal() throws(Refusal) {
    let dismissals = slots.map { $0.isDismissalOnlyCleanUp ? "" : $0.presentation.onDismiss?.trimmedDescription ?? "" }
    guard Set(dismissals).count == 1 else { throw Refusal("They differ in `onDismiss`.") }
    for slot in slots where !slot.isDismissalOnlyCleanUp {
      guard let dismissal = slot.presentation.onDismiss?.textRange else { continue }
      for state in slots.flatMap(\.states) {
        let isUsed = file.references(to: state, of: type).contains { dismissal.contains($0.range) }
        if isUsed { throw Refusal("`onDismiss` uses `\(state.name)`.") }
      }
    }
  }

  private func checkOutside() throws(Refusal) {
    for state in slots.flatMap(\.states) {
      guard let use = context.semantics.outsideUse(of: state, in: type) else { continue }
      if case .unknown = use.place { continue }
      throw Refusal(use.reason + ".")
    }
  }

  /// A presented view that calls back and then closes itself: with one state that would close what the callback has opened.
  private func checkCallbacks() throws(Refusal) {
    for slot in slots {
      for state in slot.states {
        for reference in file.references(to: state, of: type) {
          guard reference.isWrite, !slot.closure.textRange.contains(reference.range),
            let open = slots.first(where: { $0.closure.textRange.contains(reference.range) }),
            let taker = file.closures(around: reference.node).prefix(while: { $0.closure.id != open.closure.id })
              .first(where: { $0.call.map { !$0.isMember && !$0.has(.view) } ?? false }),
            let call = taker.call, call.name.first?.isUppercase == true, call.name != "Button", call.name != "Task",
            !context.semantics.declarations(ofType: call.name, in: type).usedDismissals.isEmpty
          else { continue }
          let callback = taker.label ?? PresentedView(call, in: context)?.label(of: taker.closure, at: call)
          throw Refusal(
            "`\(call.name)` closes itself \(callback.map { "after `\($0)`" } ?? "after calling back"), and with one state that "
              + "would close `\(slot.presentation.driverName)` too.")
        }
      }
    }
  }

  /// The word that its payload's identity needs: a type with an `id`.
  private func checkIdentity(of slot: SheetSlot) throws(Refusal) {
    guard let optional = slot.optional, slot.flag != nil else { return }
    let values = file.references(to: optional, of: type).compactMap { reference in
      if case .assigned(let assignment) = reference.use, !assignment.isNil { assignment.value } else { nil }
    }
    let name = optional.wrappedType ?? optional.name
    switch ItemIdentity(of: optional, in: type, presentedValues: values, context: context) {
    case .identifiable: return
    case .unknown:
      throw Refusal("`\(name)` is declared out of sight, so whether it has an `id` to tell its values apart is not known.")
    case .impossible(let reason): throw Refusal(reason)
    case .needsConformance:
      let hasID = context.semantics.declarations(ofType: name, in: type).contains { located in
        located.type.properties.contains { $0.name == "id" } || located.type.members.contains { $0.name == "id" }
      }
      if !hasID { throw Refusal("`\(name)` has no `id` to tell its values apart.") }
    }
  }

  // MARK: The edits

  func fix() throws(Refusal) -> Fix {
    for slot in slots { try checkIdentity(of: slot) }
    let renames = try contents.renames(names: names)
    let writes = SheetWrites(type: type, slots: slots, file: file, state: names.state) { value in
      contents.text(of: value.textRange, applying: renames)
    }
    let all = try writes.edits()
    let inner = all.filter { edit in slots.contains { $0.closure.textRange.contains(edit.range) } } + renames
    var edits = all.filter { edit in !slots.contains { $0.closure.textRange.contains(edit.range) } }
    edits += try modifierEdits(inner: inner)
    edits += stateEdits()
    edits.append(try enumEdit())
    guard
      let fix = Fix(
        title: "Present with one enum `\(names.type)`", level: .review, caution: caution, edits: edits)
    else { throw Refusal("The parts of the conversion lie too close together to be edited safely.") }
    return fix
  }

  private var caution: FindingMessage {
    var cautions: [FindingMessage] = ["The names are invented, and closing one of them now closes whichever is open"]
    for slot in slots {
      guard let flag = slot.flag else { continue }
      let isToggled = file.references(to: flag, of: type).contains { if case .toggled = $0.use { true } else { false } }
      if isToggled { cautions.append("`\(flag.name).toggle()` is taken for opening it") }
    }
    for state in slots.flatMap(\.states) {
      if let use = context.semantics.outsideUse(of: state, in: type) { cautions.append(use.reason) }
    }
    return cautions.joined(separator: "; ") + "."
  }

  private func modifierEdits(inner: [TextEdit]) throws(Refusal) -> [TextEdit] {
    guard let first = slots.first else { return [] }
    let call = first.presentation.call
    let base = layout.indentation(at: call.nameToken.textRange.lower)
    let level = base + layout.indentationUnit
    let deep = level + layout.indentationUnit
    var head = "\(group.modifier)(item: \(first.presentation.bindingArgument.expression.selfPrefix)$\(names.state)"
    if let dismissal = first.presentation.onDismiss, !first.isDismissalOnlyCleanUp {
      head += ", onDismiss: \(dismissal.trimmedDescription)"
    }
    var lines = [head + ") { \(names.value) in", level + "switch \(names.value) {"]
    var removals: [TextRange] = []
    for (index, slot) in slots.enumerated() {
      var comments: [String] = []
      if index > 0 {
        guard let move = ModifierMove(slot.presentation.call, in: file) else {
          throw Refusal("A comment stands in the way of the modifier for `\(slot.presentation.driverName)`.")
        }
        comments = move.comments
        removals.append(move.removal)
      }
      try contents.checkComments(of: slot)
      lines.append(level + "case .\(slot.caseName)\(contents.boundName(of: slot).map { "(let \($0))" } ?? ""):")
      lines += comments.map { deep + $0 }
      let content = try contents.lines(of: slot, applying: inner, indentation: deep)
      lines += content.isEmpty ? [deep + "EmptyView()"] : content
    }
    lines += [level + "}", base + "}"]
    let range = TextRange(call.nameToken.textRange.lower, call.node.textRange.upper)
    return [TextEdit(range, lines.joined(separator: newline))] + wholeLines(of: removals).map(TextEdit.delete)
  }

  /// Removals that meet as one, with the line break before them where nothing else is left of their lines.
  private func wholeLines(of removals: [TextRange]) -> [TextRange] {
    var joined: [TextRange] = []
    for range in removals.sorted() {
      guard let last = joined.last, last.upper == range.lower else {
        joined.append(range)
        continue
      }
      joined.removeLast()
      joined.append(TextRange(last.lower, range.upper))
    }
    return joined.map { range in
      let line = file.text.lines.line(of: range.lower)
      let end = file.text.endOfLine(file.text.lines.line(of: range.upper))
      guard line > 0, file.text.lines.start(of: line) != range.lower, layout.isBlankBefore(range.lower),
        layout.isBlank(TextRange(range.upper, end))
      else { return range }
      return TextRange(file.text.endOfLine(line - 1), end)
    }
  }

  /// The first of the old states makes way for the new one.
  private func stateEdits() -> [TextEdit] {
    let states = slots.flatMap(\.states).sorted { $0.nameToken.position < $1.nameToken.position }
    return states.enumerated().map { index, state in
      // A comment about the state goes to the case that takes its place.
      let comment = layout.ownComment(of: state.declaration)?.range.lower ?? state.declaration.textRange.lower
      guard index == 0 else { return .delete(layout.removal(of: state.declaration, from: comment)) }
      return TextEdit(
        TextRange(comment, state.declaration.textRange.upper), "@State private var \(names.state): \(names.type)?")
    }
  }

  private func enumEdit() throws(Refusal) -> TextEdit {
    let brace = type.memberBlock.leftBrace.textRange
    let line = file.text.lines.line(of: brace.lower)
    guard line < file.text.lines.line(of: type.memberBlock.rightBrace.textRange.lower),
      let firstMember = type.memberBlock.members.first, file.text.lines.line(of: firstMember.textRange.lower) > line
    else { throw Refusal("The view is written on one line, so there is no room for an enum.") }
    let base = layout.indentation(ofLine: line)
    let unit = layout.indentationUnit
    let level = base + unit
    var lines = ["\(level)\(isPayloadPrivate ? "private " : "")enum \(names.type): Identifiable {"]
    for slot in slots {
      let states = slot.states.sorted { $0.nameToken.position < $1.nameToken.position }
      let comments = states.compactMap { layout.ownComment(of: $0.declaration) }.flatMap(\.lines)
      lines += comments.map { "\(level)\(unit)\($0)" }
      let name = slot.caseName.isValidSwiftIdentifier(for: .variableName) ? slot.caseName : "`\(slot.caseName)`"
      lines.append("\(level)\(unit)case \(name)\(slot.payloadType.map { "(\($0))" } ?? "")")
    }
    lines += ["", "\(level)\(unit)var id: String {", "\(level)\(unit)\(unit)switch self {"]
    for slot in slots {
      let payload = slot.payloadName
      let pattern = slot.optional == nil ? "" : "(let \(payload))"
      let id = slot.optional == nil ? "" : "-\\(\(payload).id)"
      lines.append("\(level)\(unit)\(unit)case .\(slot.caseName)\(pattern): \"\(slot.caseName)\(id)\"")
    }
    lines += ["\(level)\(unit)\(unit)}", "\(level)\(unit)}", "\(level)}"]
    let isFollowedByBlank = layout.isBlankLine(line + 1)
    let text = newline + lines.joined(separator: newline) + (isFollowedByBlank ? "" : newline)
    return .insert(text, at: file.text.endOfLine(line))
  }

  /// An enum must not be more visible than what it holds.
  private var isPayloadPrivate: Bool {
    slots.contains { slot in
      guard let name = slot.payloadType else { return false }
      return context.semantics.declarations(ofType: name, in: type).contains { located in
        var around: TypeDeclaration? = located.type.kind == .extension ? nil : located.type
        while let scope = around {
          if scope.isPrivate, scope.qualifiedName != type.qualifiedName { return true }
          around = located.file.type(around: scope.node)
        }
        return false
      }
    }
  }
}
