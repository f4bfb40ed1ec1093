import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

extension Rule {
  /// Column widths that are not on a column's content, or set with a frame.
  public static let splitColumnWidthMisplaced = Rule(
    id: "split-column-width-misplaced",
    severity: .warning,
    fixLevel: .safe,
    chapter: .splitViews,
    title: "column widths away from the column's content",
    why: """
      A split view reads a column's width from the content of that column. On the split view itself, or on a view deeper inside, \
      the modifier says nothing about a column, and a frame gives the content a width but not the column.
      """,
    anchor: "split-width",
    triggers: ["navigationSplitViewColumnWidth", "NavigationSplitView"],
    flagged: SplitColumnWidthMisplaced.flagged,
    allowed: SplitColumnWidthMisplaced.allowed,
    check: { context in
      let file = context.file
      guard file.importsSwiftUI, !file.declaresType(named: "NavigationSplitView") else { return [] }
      let check = SplitColumnWidthMisplaced(context: context)
      let widths = context.calls(named: ColumnKind.splitView.modifier).filter(check.isMeant)
      let frames = context.calls(named: "frame").filter { $0.argument("width") != nil && check.isMeant($0) }
      return widths.compactMap(check.finding(of:)) + frames.compactMap(check.finding(ofFrame:))
    })
}

struct SplitColumnWidthMisplaced {
  let context: RuleContext
  private var file: ViewFile { context.file }

  func isMeant(_ call: Call) -> Bool { call.isMember && file.isViewContext(call.node) && !file.isInPreview(call.node) }

  // MARK: The modifier

  func finding(of call: Call) -> Finding? {
    if let container = ExprSyntax(call.node).modifiedView.as(FunctionCallExprSyntax.self).flatMap(Call.init)
      .flatMap(NavigationContainer.init), container.kind == .splitView
    {
      return finding(of: call, on: container)
    }
    if let first = widthInside(of: call) {
      return finding(
        call,
        message: """
          This column sets its width a second time: `\(first.signature)` is on the content already, and nothing says which one \
          wins. Keep one of them.
          """,
        related: [RelatedPlace(range: first.nameRange, message: "the first width")],
        refusal: "Nothing says which of the two widths is meant.")
    }
    guard let places = context.columnPlaces(of: call, .splitView), let place = places.first,
      places.allSatisfy({ $0.standing == .inner })
    else { return nil }
    let rivals = context.innerWidths(of: place, .splitView)
    if rivals.count > 1 { return rivals.first?.node.id == call.node.id ? finding(ofSeveral: rivals, in: place) : nil }
    let target = place.root?.viewTitle
    let wrapper = (place.wrapper?.name ?? target).map { "inside `\($0)`" } ?? "deeper inside"
    let holder = ExprSyntax(call.node).viewTitle.map { "on `\($0)`, " } ?? ""
    let message = """
      `\(call.signature)` is \(holder)\(wrapper) of the \(place.column) column. A split view reads it from the column's content \
      itself\(target.map { ", here `\($0)`" } ?? ""), so move it there.
      """
    return finding(call, message: message) { () throws(Refusal) in
      try ColumnWidthMove(call: call, kind: .splitView, context: context).fix(outOf: place, isOnlyPlace: places.count == 1)
    }
  }

  /// Several widths inside one column, which takes one.
  private func finding(ofSeveral widths: [Call], in place: ColumnPlace) -> Finding? {
    guard let first = widths.first else { return nil }
    let target = place.root?.viewTitle.map { ", `\($0)`" } ?? ""
    let holders = widths.compactMap { ExprSyntax($0.node).viewTitle.map { "`\($0)`" } }
    return finding(
      first,
      message: """
        The \(place.column) column has \(widths.count) widths, on \(holders.joined(separator: " and ")), and none on its content itself\(target), \
        from which a split view reads the one that counts. Keep one of them, there.
        """,
      related: widths.dropFirst().map { RelatedPlace(range: $0.nameRange, message: "another width of this column") },
      refusal: "The column takes one width, and nothing says which of the \(widths.count) is meant.")
  }

  private func finding(of call: Call, on container: NavigationContainer) -> Finding {
    let leading = container.columns.filter { $0.role != .detail }
    let sidebar = leading.count == 1 ? leading.first : nil
    let target = sidebar.flatMap { sidebar in
      let roots = sidebar.closure.statements.contentRoots()
      return roots.count == 1 ? roots.first?.expression.viewTitle : nil
    }
    let place = target.map { ": `\($0)` for the sidebar" } ?? ""
    let message = """
      `\(call.signature)` on the `NavigationSplitView` itself sets the width of no column. Move it onto the content of the column \
      that is meant\(place).
      """
    return finding(call, message: message) { () throws(Refusal) in
      guard let sidebar else {
        throw Refusal("The split view has more than one column whose width can be set, and nothing says which is meant.")
      }
      let others = ExprSyntax(call.wholeChain).viewModifiers.filter { $0.name == call.name }
      if others.count > 1 { throw Refusal("The split view has several widths, and nothing says which column each is for.") }
      return try ColumnWidthMove(call: call, kind: .splitView, context: context).fix(
        into: sidebar.closure, column: "sidebar",
        caution: "Nothing says which column is meant; the sidebar gets a width that it did not have.")
    }
  }

  /// The width that the same content has already, nearer to the view: on the same chain, or inside a `Group`.
  private func widthInside(of call: Call) -> Call? {
    guard let base = call.base else { return nil }
    if let same = base.viewModifiers.last(where: { $0.name == call.name }) { return same }
    guard let group = base.modifiedView.as(FunctionCallExprSyntax.self).flatMap(Call.init), group.name == "Group",
      !group.isMember,
      let content = group.closures.first?.closure
    else { return nil }
    let roots = content.statements.contentRoots(throughGroups: true)
    return roots.flatMap(\.modifiers).first { $0.name == call.name }
  }

  // MARK: The frame

  func finding(ofFrame call: Call) -> Finding? {
    guard let places = context.columnPlaces(of: call, .splitView), let place = places.first, places.count == 1,
      place.standing == .root, place.column != "detail", ColumnFrame.isColumn(call)
    else { return nil }
    let width = call.argument("width")?.expression.trimmedDescription ?? ""
    let message = """
      `frame(width: \(width))` gives the \(place.column)'s content a width, but not the column, which keeps its own. Use \
      `\(ColumnKind.splitView.modifier)(\(width))`.
      """
    return finding(call, message: message) { () throws(Refusal) in
      try ColumnFrameFix(call: call, kind: .splitView, place: place, context: context).fix()
    }
  }

  // MARK: Findings

  private func finding(_ call: Call, message: String, fix make: () throws(Refusal) -> Fix) -> Finding {
    do throws(Refusal) {
      return finding(call, message: message, fix: try make())
    } catch {
      return finding(call, message: message, refusal: error.reason)
    }
  }

  private func finding(
    _ call: Call, message: String, related: [RelatedPlace] = [], fix: Fix? = nil, refusal: FindingMessage? = nil
  ) -> Finding {
    Finding(
      .splitColumnWidthMisplaced, range: call.nameRange, message: message, related: related,
      fix: fix, refusal: refusal)
  }
}

/// Frames on a column's content that are meant for the column.
enum ColumnFrame {
  /// Whether a frame stands on a container or a view of the project's own, with a width that is one for columns.
  static func isColumn(_ call: Call) -> Bool {
    guard let width = call.argument("width")?.expression, width.memberPath?.last != "infinity",
      width.as(IntegerLiteralExprSyntax.self).flatMap({ Int($0.literal.text) }).map({ $0 >= 100 }) ?? true,
      let name = ExprSyntax(call.node).viewName
    else { return false }
    return !SwiftUICatalogue.has(name, .piece) && call.argument("height") == nil
  }
}
