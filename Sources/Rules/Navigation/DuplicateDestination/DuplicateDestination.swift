import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

extension Rule {
  /// Two destinations for one type in one stack.
  public static let duplicateDestination = Rule(
    id: "duplicate-destination",
    severity: .warning,
    fixLevel: .review,
    chapter: .navigation,
    title: "two destinations for one type in one stack",
    why: """
      A stack uses one destination for a type, the one that is closest to its root view. Any other one never runs, and only the \
      console says so.
      """,
    anchor: "nav-destination-duplicate",
    triggers: ["navigationDestination"],
    flagged: DuplicateDestination.flagged,
    allowed: DuplicateDestination.allowed,
    check: { context in
      guard context.file.importsSwiftUI else { return [] }
      return DuplicateDestination(context).findings
    })
}

struct DuplicateDestination {
  /// A destination for a type.
  private struct Destination {
    let call: Call
    let type: String
    /// The screens that it belongs to, one for each way that leads to it.
    let stacks: Set<String>
    /// The destination itself and the places that use the helpers that it is in.
    let places: [Syntax]
  }

  private let context: RuleContext
  private let destinations: [Destination]
  private var file: ViewFile { context.file }

  init(_ context: RuleContext) {
    self.context = context
    let file = context.file
    let asked = context.calls(named: "navigationDestination").compactMap { Self.destination($0, in: file) }
    // Only destinations of one view can share a stack in sight, but parts of the view may stand outside the target.
    var known = Set(asked.map(\.call.node.id))
    let others = asked.flatMap { destination in
      file.type(around: destination.call.node).map { file.calls(named: "navigationDestination", of: $0) } ?? []
    }
    .filter { known.insert($0.node.id).inserted }
    destinations = (asked + others.compactMap { Self.destination($0, in: file) })
      .sorted { $0.call.nameRange < $1.call.nameRange }
  }

  private static func destination(_ call: Call, in file: ViewFile) -> Destination? {
    guard call.isMember, call.declaresDestination, let type = call.argument("for")?.expression.trimmedDescription,
      type.hasSuffix(".self"),
      file.isViewContext(call.node), !file.isInPreview(call.node)
    else { return nil }
    let positions = ViewAncestors.all(of: call.node, in: file)
    // Those among lazy rows have a finding of their own.
    let stacks = positions.compactMap { $0.steps.contains(where: \.isInLazyContainer) ? nil : stack(of: $0, in: file) }
    guard stacks.count == positions.count, !stacks.isEmpty else { return nil }
    return Destination(
      call: call, type: String(type.dropLast(5)), stacks: Set(stacks),
      places: [Syntax(call.node)] + positions.flatMap { $0.uses.map(Syntax.init) })
  }

  /// What tells the stack of a place from others: the container or presentation around it, or the view that it is the body of.
  private static func stack(of position: ViewAncestors, in file: ViewFile) -> String? {
    for step in position.steps where !step.isPushed {
      if step.container != nil || step.call.isMember && Presentation.Kind(rawValue: step.call.name) != nil {
        return "\(step.closure?.id.hashValue ?? step.call.node.id.hashValue)"
      }
      // What an unknown modifier or container does with its content is its own affair.
      if step.call.isMember ? !step.isLayout : step.call.name.first?.isUppercase != true { return nil }
      if step.call.has(.tab) { return "\(step.root?.id.hashValue ?? step.call.node.id.hashValue)" }
    }
    guard let member = position.member, let type = file.type(around: member.node) else { return nil }
    return "\(type.qualifiedName).\(member.name)"
  }

  // MARK: Findings

  var findings: [Finding] {
    var result: [Finding] = []
    for (index, second) in destinations.enumerated() where context.isInTarget(second.call.nameRange) {
      let others = destinations[..<index].filter { isRival($0, of: second) }
      let later = destinations[(index + 1)...].filter { isRival($0, of: second) && wins($0, over: second) == true }
      if let winner = (others + later).first(where: { wins($0, over: second) == true }) {
        result.append(finding(second, behind: winner, isLoser: true))
      } else if let first = others.first(where: { wins(second, over: $0) == nil }) {
        result.append(finding(second, behind: first, isLoser: false))
      }
    }
    return result
  }

  private func isRival(_ first: Destination, of second: Destination) -> Bool {
    first.type == second.type && !first.stacks.isDisjoint(with: second.stacks)
      && !excludesEachOther(first.places, second.places)
  }

  /// Whether the first is closer to the root view: around the second; nil where neither is around the other.
  private func wins(_ first: Destination, over second: Destination) -> Bool? {
    if second.places.contains(where: { first.call.node.textRange.contains($0.textRange) }) { return true }
    if first.places.contains(where: { second.call.node.textRange.contains($0.textRange) }) { return false }
    return nil
  }

  /// Whether some of the places stand in different branches of one `if`, `switch` or `#if`.
  private func excludesEachOther(_ first: [Syntax], _ second: [Syntax]) -> Bool {
    first.contains { a in second.contains { b in Self.standInDifferentBranches(a, b) } }
  }

  private static func standInDifferentBranches(_ first: Syntax, _ second: Syntax) -> Bool {
    var branches: [SyntaxIdentifier: SyntaxIdentifier] = [:]
    var child = first
    while let parent = child.parent {
      branches[parent.id] = child.id
      child = parent
    }
    child = second
    while let parent = child.parent {
      if let own = branches[parent.id] {
        let isBranching =
          parent.is(IfExprSyntax.self) || parent.is(SwitchCaseListSyntax.self) || parent.is(IfConfigClauseListSyntax.self)
          || parent.is(TernaryExprSyntax.self)
        return isBranching && own != child.id
      }
      child = parent
    }
    return false
  }

  private func finding(_ destination: Destination, behind other: Destination, isLoser: Bool) -> Finding {
    let type = destination.type
    let which = isLoser ? "This one is the farther one and never runs" : "One of them never runs"
    let message = """
      `\(type)` has two destinations in this stack, which uses only the one closest to its root view. \(which). Keep one, or \
      give its links a type of their own.
      """
    var fix: Fix?
    var refusal: FindingMessage?
    if !isLoser, !isSame(destination, other) {
      refusal = "Neither destination is around the other, so nothing says which of them the stack uses."
    } else if destination.call.base == nil || !file.areCompiledTogether(destination.call.node, other.call.node) {
      refusal = "The two destinations are in different `#if` branches."
    } else if let removal = removal(of: destination.call) {
      fix = Fix(
        title: "Remove this destination for \(type)", level: .review,
        caution: "Links of this type open what the other destination shows.", edits: [.delete(removal)])
    } else {
      refusal = "The destination cannot be cut out of its place here."
    }
    return Finding(
      .duplicateDestination, range: destination.call.nameRange, message: message,
      related: [RelatedPlace(range: other.call.nameRange, message: isLoser ? "the one that is used" : "the other one")],
      fix: fix, refusal: refusal)
  }

  /// Whether two destinations are written alike.
  private func isSame(_ first: Destination, _ second: Destination) -> Bool {
    func words(_ call: Call) -> [String]? {
      call.modifierRange.map { range in
        call.node.tokens(viewMode: .sourceAccurate).filter { range.contains($0.textRange) }.map(\.text)
      }
    }
    return words(first.call) == words(second.call)
  }

  /// The modifier with the line break in front of it. Comments stay.
  private func removal(of call: Call) -> TextRange? {
    guard let range = call.modifierRange else { return nil }
    let text = file.text
    let lineEnd = text.endOfLine(text.lines.line(of: range.upper))
    let start = text.lines.start(of: text.lines.line(of: range.lower)) ?? 0
    guard file.layout.isBlank(TextRange(start, range.lower)), file.layout.isBlank(TextRange(range.upper, lineEnd)), start > 0
    else { return range }
    return TextRange(text.endOfLine(text.lines.line(of: start) - 1), lineEnd)
  }
}
