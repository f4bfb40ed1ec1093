import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

extension Rule {
  /// Inspector widths outside the inspector's content, without an ideal width, or set with a frame.
  public static let inspectorWidthMisplaced = Rule(
    id: "inspector-width-misplaced",
    severity: .warning,
    fixLevel: .safe,
    chapter: .inspector,
    title: "inspector widths away from the inspector's content",
    why: """
      `inspectorColumnWidth` works on the content of the inspector, inside its closure. Elsewhere it says nothing, and a frame \
      gives the content a width but not the column. Of the three widths of a range `ideal` is the one that must be there.
      """,
    anchor: "inspector-width",
    triggers: ["inspectorColumnWidth", ".inspector"],
    flagged: InspectorWidthMisplaced.flagged,
    allowed: InspectorWidthMisplaced.allowed,
    check: { context in
      let file = context.file
      guard file.importsSwiftUI else { return [] }
      let check = InspectorWidthMisplaced(context: context)
      let widths = context.calls(named: ColumnKind.inspector.modifier).filter(check.isMeant)
      var frames = context.calls(named: "frame").filter { $0.argument("width") != nil && check.isMeant($0) }
      if !frames.isEmpty, file.presentations(.inspector).isEmpty { frames = [] }
      return widths.compactMap(check.finding(of:)) + frames.compactMap(check.finding(ofFrame:))
    })
}

struct InspectorWidthMisplaced {
  let context: RuleContext
  private var file: ViewFile { context.file }

  func isMeant(_ call: Call) -> Bool { call.isMember && file.isViewContext(call.node) && !file.isInPreview(call.node) }

  // MARK: The modifier

  func finding(of call: Call) -> Finding? {
    if let finding = missingIdeal(of: call) { return finding }
    if let places = context.columnPlaces(of: call, .inspector) {
      guard let place = places.first, places.allSatisfy({ $0.standing == .inner }) else { return nil }
      let rivals = context.innerWidths(of: place, .inspector)
      if rivals.count > 1 { return rivals.first?.node.id == call.node.id ? finding(ofSeveral: rivals, in: place) : nil }
      return finding(of: call, inside: place, isOnlyPlace: places.count == 1)
    }
    let inspectors = inspectorsAround(call)
    guard let inspector = inspectors.first else { return nil }
    var target: String?
    if inspectors.count == 1, case .closure(let content) = inspector.content {
      let roots = content.statements.contentRoots()
      target = roots.count == 1 ? roots.first?.expression.viewTitle : nil
    }
    let message = """
      `\(call.signature)` is outside the inspector, where it sets no width. Move it into the inspector's closure, onto \
      \(target.map { "`\($0)`" } ?? "its content").
      """
    let place = RelatedPlace(range: inspector.call.nameRange, message: "the inspector")
    return finding(call, message: message, related: [place]) { () throws(Refusal) in
      if inspectors.count > 1 {
        throw Refusal("There are several inspectors here, and nothing says which one is meant.")
      }
      guard case .closure(let content) = inspector.content else {
        throw Refusal("The inspector's content is not written as a closure.")
      }
      if let name = file.localNames(in: call, declaredInside: inspector.call.wholeChain).first {
        throw Refusal("The width depends on `\(name)`, which the inspector's content does not know.")
      }
      return try ColumnWidthMove(call: call, kind: .inspector, context: context).fix(into: content, column: "inspector")
    }
  }

  /// Several widths inside the inspector, which takes one.
  private func finding(ofSeveral widths: [Call], in place: ColumnPlace) -> Finding? {
    guard let first = widths.first else { return nil }
    let target = place.root?.viewTitle.map { ", `\($0)`" } ?? ""
    return finding(
      first,
      message: """
        The inspector has \(widths.count) widths, and none on its content itself\(target), from which the one that counts is \
        read. Keep one of them, there.
        """,
      related: widths.dropFirst().map { RelatedPlace(range: $0.nameRange, message: "another width of this inspector") }
    ) { () throws(Refusal) in
      throw Refusal("The inspector takes one width, and nothing says which of the \(widths.count) is meant.")
    }
  }

  private func finding(of call: Call, inside place: ColumnPlace, isOnlyPlace: Bool) -> Finding {
    let target = place.root?.viewTitle
    let wrapper = (place.wrapper?.name ?? target).map { "inside `\($0)`" } ?? "deeper inside"
    let holder = ExprSyntax(call.node).viewTitle.map { "on `\($0)`, " } ?? ""
    let message = """
      `\(call.signature)` is \(holder)\(wrapper) of the inspector. It works on the inspector's content \
      itself\(target.map { ", here `\($0)`" } ?? ""), so move it there.
      """
    return finding(call, message: message) { () throws(Refusal) in
      try ColumnWidthMove(call: call, kind: .inspector, context: context).fix(outOf: place, isOnlyPlace: isOnlyPlace)
    }
  }

  /// The inspectors that are attached around a modifier: on its own chain, or on that of a container that it stands in.
  private func inspectorsAround(_ call: Call) -> [Presentation] {
    let positions = ViewAncestors.all(of: call.node, in: file)
    var found: [Presentation] = []
    for position in positions {
      var chains = [call.wholeChainAcrossConditions]
      for step in position.steps {
        if step.isOtherScreen, step.container == nil { return [] }
        chains.append(step.call.wholeChainAcrossConditions)
      }
      let attached = chains.flatMap(\.viewModifiersInAllBranches).filter { $0.name == "inspector" }
        .filter { inspector in !inspector.closures.contains { $0.closure.textRange.contains(call.nameRange) } }
      if attached.isEmpty { return [] }
      let inspectors = file.presentations(.inspector).filter { inspector in
        attached.contains { $0.node.id == inspector.call.node.id }
      }
      for inspector in inspectors where !found.contains(where: { $0.call.node.id == inspector.call.node.id }) {
        found.append(inspector)
      }
    }
    return found
  }

  // MARK: The ideal width

  private func missingIdeal(of call: Call) -> Finding? {
    guard !call.node.arguments.isEmpty, call.argument("ideal") == nil, call.labels.allSatisfy({ $0 == "min" || $0 == "max" }),
      let last = call.node.arguments.last
    else { return nil }
    let lower = call.argument("min")
    let upper = call.argument("max")
    guard let ideal = Self.ideal(between: lower?.expression, and: upper?.expression) else { return nil }
    let insertion: TextEdit
    if let lower {
      let end = lower.expression.endPositionBeforeTrailingTrivia.utf8Offset
      insertion = .insert(", ideal: \(ideal)", at: end)
    } else {
      insertion = .insert("ideal: \(ideal), ", at: last.positionAfterSkippingLeadingTrivia.utf8Offset)
    }
    let message = """
      `\(call.signature)` has no `ideal:`, the one width that must be there: the inspector opens with it the first time. Add \
      `ideal: \(ideal)`, or another width \(lower != nil && upper != nil ? "between the two" : "that suits it").
      """
    return finding(
      call, message: message,
      fix: Fix(title: "Add the ideal width \(ideal)", level: .safe, edits: [insertion]))
  }

  /// The middle of two numbers, else the one that is given, the smaller one first.
  private static func ideal(between lower: ExprSyntax?, and upper: ExprSyntax?) -> String? {
    if let low = lower.flatMap(number), let high = upper.flatMap(number), low <= high {
      let middle = (low + high) / 2
      return middle == middle.rounded() && abs(middle) < 100_000 ? String(Int(middle)) : String(middle)
    }
    return (lower ?? upper)?.trimmedDescription
  }

  private static func number(_ expression: ExprSyntax) -> Double? {
    guard expression.is(IntegerLiteralExprSyntax.self) || expression.is(FloatLiteralExprSyntax.self) else { return nil }
    return Double(expression.trimmedDescription.filter { $0 != "_" })
  }

  // MARK: The frame

  func finding(ofFrame call: Call) -> Finding? {
    guard let places = context.columnPlaces(of: call, .inspector), let place = places.first, places.count == 1,
      place.standing == .root, ColumnFrame.isColumn(call)
    else { return nil }
    let width = call.argument("width")?.expression.trimmedDescription ?? ""
    let message = """
      `frame(width: \(width))` gives the inspector's content a width, but not the column, which keeps its own. Use \
      `\(ColumnKind.inspector.modifier)(\(width))`.
      """
    return finding(call, message: message) { () throws(Refusal) in
      try ColumnFrameFix(call: call, kind: .inspector, place: place, context: context).fix()
    }
  }

  // MARK: Findings

  private func finding(
    _ call: Call, message: String, related: [RelatedPlace] = [], fix make: () throws(Refusal) -> Fix
  ) -> Finding {
    do throws(Refusal) {
      return finding(call, message: message, related: related, fix: try make())
    } catch {
      return finding(call, message: message, related: related, refusal: error.reason)
    }
  }

  private func finding(
    _ call: Call, message: String, related: [RelatedPlace] = [], fix: Fix? = nil, refusal: FindingMessage? = nil
  ) -> Finding {
    Finding(
      .inspectorWidthMisplaced, range: call.nameRange, message: message, related: related,
      fix: fix, refusal: refusal)
  }
}
