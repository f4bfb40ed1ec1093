import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

extension Rule {
  /// Presentation flags that nothing looks at any more.
  public static let orphanPresentationFlag = Rule(
    id: "orphan-presentation-flag", severity: .warning, fixLevel: .review, chapter: .sheets,
    title: "a presentation flag that presents nothing",
    why: """
      A flag that is set but bound to no presentation does nothing when its button is tapped, and one that is set to false closes \
      nothing. Both compile; a half-done change to an item leaves exactly these behind.
      """,
    anchor: "orphan-flag", triggers: ["@State"], flagged: flaggedFlags, allowed: allowedFlags
  ) { context in
    let file = context.file
    guard file.importsSwiftUI else { return [] }
    let test = TextTest.all([.mentions("State"), .declaresUnboundState(OrphanFlag.isPresentationName)])
    return context.types(where: test).flatMap { type in
      type.properties.compactMap { OrphanFlag($0, of: type, in: file)?.finding() }
    }
  }
}

/// A private flag of a view that is never read.
private struct OrphanFlag {
  private let flag: StateProperty
  private let file: ViewFile
  private let writes: [Reference]

  init?(_ flag: StateProperty, of type: TypeDeclaration, in file: ViewFile) {
    guard flag.storage == .state, flag.isBool, flag.isPrivate, !flag.isStatic, Self.isPresentationName(flag.name),
      !file.isInPreview(flag.declaration)
    else { return nil }
    let scopes = file.declarations(of: type.qualifiedName).map(\.range)
    let mentions = { (name: String) in
      file.tokens(named: name, within: scopes).filter { file.type(around: $0)?.qualifiedName == type.qualifiedName }
    }
    // Nearly every flag is bound to something, which is quick to see.
    guard mentions("$" + flag.name).isEmpty, !Self.mayBeHalfTyped(flag, of: type, in: file) else { return nil }
    let uses = file.references(to: flag, of: type)
    guard uses.allSatisfy({ $0.form == .value && $0.isWrite }), file.foreignMentions(of: flag, of: type).isEmpty else {
      return nil
    }
    self.flag = flag
    self.file = file
    writes = uses
    // Whatever else the name means in this type may be a use that is not understood: a local of the same name, a macro's.
    let known = Set(uses.map(\.token.id) + [flag.nameToken.id])
    guard ["", "_"].flatMap({ mentions($0 + flag.name) }).allSatisfy({ known.contains($0.id) }) else { return nil }
  }

  /// Whether the use of a flag may be still to come: its type has a syntax error, or a bracket is missing so that something of
  /// the type may stand outside of it.
  private static func mayBeHalfTyped(_ flag: StateProperty, of type: TypeDeclaration, in file: ViewFile) -> Bool {
    if file.hasUnmatchedBrackets
      || file.declarations(of: type.qualifiedName).contains(where: { file.hasSyntaxError(in: $0.range) })
    {
      return true
    }
    // Other types of the file can name it too.
    return !flag.modifiers.contains("private") && file.hasSyntaxError(whereMentioned: flag.name)
  }

  private static let verbs: Set = ["show", "shows", "showing", "present", "presents", "presenting"]
  private static let states: Set = ["presented", "presenting", "shown", "showing", "visible", "displayed", "open"]
  private static let nouns: Set = ["sheet", "alert", "popover", "cover", "modal", "dialog"]

  /// `showEditor`, `isShowingTags`, `editorSheetPresented`, `alertIsVisible`
  static func isPresentationName(_ name: String) -> Bool {
    let words = name.camelWords
    guard let first = words.first, let last = words.last, words.count > 1 else { return false }
    let second = words.dropFirst().first ?? ""
    return verbs.contains(first) || first == "is" && (verbs.contains(second) || states.contains(last) && words.count > 2)
      || nouns.contains(last) || nouns.contains(where: words.contains) && states.contains(last)
      || first == "is" && second == "presented"
  }

  func finding() -> Finding {
    var fix: Fix?
    var refusal: FindingMessage?
    let failure = hiddenFailure
    do throws(Refusal) {
      if failure != nil { throw Refusal("An alert is missing; without `\(flag.name)` the failure would stay hidden for good.") }
      fix = try removal()
    } catch {
      refusal = error.reason
    }
    let isLeftOver = writes.allSatisfy(isFirstValue)
    return Finding(
      .orphanPresentationFlag, severity: isLeftOver ? .hint : .warning, range: flag.nameToken.textRange,
      message: message(failure: failure, isLeftOver: isLeftOver),
      related: writes.map { write in
        RelatedPlace(
          range: write.node.textRange,
          message: failure?.id == write.node.id ? "The failure, which nobody sees." : "Set here, to no effect.")
      },
      tags: isLeftOver ? [.unnecessary] : [], fix: fix, refusal: refusal)
  }

  private func message(failure: Syntax?, isLeftOver: Bool) -> FindingMessage {
    let name = flag.name
    if writes.isEmpty { return "`\(name)` is never used: no presentation is bound to it." }
    if isLeftOver {
      return "`\(name)` is only ever set to the value that it starts with, and nothing reads it or is bound to it. Remove it."
    }
    if let failure {
      let text = failure.parent?.asStatement.flatMap { textBeside($0) }
      return
        "The failure on line \(file.line(of: failure)) is never shown: `\(name)` is set\(text.map { " beside `\($0)`" } ?? ""), but no alert is "
        + "bound to it. Present one with `alert(_:isPresented: $\(name))`."
    }
    let opens = writes.contains(where: opens)
    return
      "`\(name)` is set, but never read and bound to no presentation, so what sets it \(opens ? "opens" : "closes") nothing. "
      + "Bind it to its presentation, set the state that drives that now, or remove it."
  }

  private func opens(_ write: Reference) -> Bool {
    if case .assigned(let assignment) = write.use { assignment.booleanValue != false } else { true }
  }

  private func isFirstValue(_ write: Reference) -> Bool {
    guard case .assigned(let assignment) = write.use, let value = assignment.booleanValue else { return false }
    return flag.defaultValue?.trimmedDescription == (value ? "true" : "false")
  }

  /// The write that would show a failure, where an error is caught.
  private var hiddenFailure: Syntax? { writes.first { opens($0) && $0.node.isInFailureBranch }?.node }

  /// The state that is set beside the flag to say what happened.
  private func textBeside(_ statement: CodeBlockItemSyntax) -> String? {
    guard let type = file.type(around: statement) else { return nil }
    return statement.neighbouringAssignments.first { assignment in
      guard let path = assignment.target.plainPath, path.count == 1, let name = path.first else { return false }
      return !assignment.isNil && assignment.booleanValue == nil && file.property(named: name, of: type)?.storage == .state
    }?.target.plainPath?.first
  }

  private func removal() throws(Refusal) -> Fix {
    guard flag.isOnlyName else { throw Refusal("`\(flag.name)` is declared together with other properties.") }
    var edits: [TextEdit] = []
    for write in writes {
      let line = file.line(of: write.range)
      let statement: CodeBlockItemSyntax?
      switch write.use {
      case .assigned(let assignment):
        guard
          assignment.value.is(BooleanLiteralExprSyntax.self) || assignment.value.plainPath != nil
            || assignment.value.is(PrefixOperatorExprSyntax.self)
        else { throw Refusal("The value that `\(flag.name)` gets on line \(line) may do more than to be a value.") }
        statement = assignment.node.asStatement
      case .toggled(let call): statement = call.asStatement
      case .read, .mutated: statement = nil
      }
      guard let statement else { throw Refusal("`\(flag.name)` is set within an expression on line \(line).") }
      guard statement.parent?.parent?.is(SwitchCaseSyntax.self) != true || !statement.neighbours.isEmpty else {
        throw Refusal("The branch of `switch` on line \(line) would be left empty.")
      }
      edits.append(.delete(file.layout.removal(of: statement)))
    }
    guard file.areCompiledTogether(flag.declaration, writes.first?.node ?? Syntax(flag.declaration)),
      writes.allSatisfy({ file.areCompiledTogether($0.node, flag.declaration) })
    else { throw Refusal("`\(flag.name)` is set in a branch of `#if`.") }
    edits.append(.delete(file.layout.removal(of: flag.declaration)))
    guard
      let fix = Fix(
        title: writes.isEmpty ? "Remove `\(flag.name)`" : "Remove `\(flag.name)` and what sets it", level: .review,
        caution: "A presentation may be missing instead.", edits: edits)
    else { throw Refusal("The parts to remove lie too close together.") }
    return fix
  }
}

extension Syntax {
  /// Whether it is in a `catch`, in a `case .failure`, or where an optional error has a value.
  fileprivate var isInFailureBranch: Bool {
    var child = self
    while let parent = child.parent, !parent.is(MemberBlockSyntax.self) {
      if parent.is(CatchClauseSyntax.self) { return true }
      if let branch = parent.as(SwitchCaseSyntax.self), case .case(let label) = branch.label,
        label.caseItems.contains(where: { $0.pattern.trimmedDescription.contains(".failure") })
      {
        return true
      }
      if let branch = parent.as(IfExprSyntax.self), child.id == Syntax(branch.body).id,
        branch.conditions.contains(where: { element in
          let text = element.trimmedDescription
          return text.hasPrefix("let error") || text.hasPrefix("case .failure") || text == "error != nil"
        })
      {
        return true
      }
      child = parent
    }
    return false
  }
}

extension String {
  /// The words of a camel-case or snake-case name, in lower case.
  fileprivate var camelWords: [String] {
    var words: [String] = []
    var word = ""
    for character in self {
      if character == "_" || character.isUppercase {
        words.append(word)
        word = ""
      }
      if character != "_" { word += character.lowercased() }
    }
    return (words + [word]).filter { !$0.isEmpty }
  }
}
