import Linting
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

/// A kind of column whose content says how wide it is.
enum ColumnKind {
  case splitView
  case inspector

  /// The modifier that says it.
  var modifier: String { self == .splitView ? "navigationSplitViewColumnWidth" : "inspectorColumnWidth" }

  /// What the content is called where a step is its start; nil for other steps.
  func column(of step: ViewAncestors.Step) -> String? {
    switch self {
    case .splitView: step.columnRole?.rawValue
    case .inspector: step.isInspectorContent ? "inspector" : nil
    }
  }

  /// What the end of a way is called if that is a whole column; nil for other ends.
  func column(of usage: ViewUsage) -> String? {
    switch self {
    case .splitView: usage.column?.rawValue
    case .inspector: usage.presentation == .inspector ? "inspector" : nil
    }
  }
}

/// Where a modifier stands with regard to a column.
struct ColumnPlace {
  enum Standing {
    /// On the content itself, where it works.
    case root
    /// On a view that a container within the content lays out.
    case inner
  }

  let standing: Standing
  /// `sidebar`, `content`, `detail` or `inspector`.
  let column: String
  let position: ViewAncestors
  /// The steps from the modifier to the column; empty where the column is a view of its own.
  let steps: [ViewAncestors.Step]
  /// The content's root around the modifier, with its own modifiers.
  let root: ExprSyntax?
  /// Whether the content is the body of a view that other places show as a column.
  var isOwnView: Bool { steps.last.map { NavigationContainer($0.call) == nil && !$0.isInspectorContent } ?? true }
  /// The container around the modifier that is nearest to the content, for messages.
  var wrapper: Call? { (isOwnView ? steps : Array(steps.dropLast())).last { !$0.isTransparent }?.call }
}

extension RuleContext {
  /// Where a modifier stands with regard to columns of a kind, one entry for each way that leads to it. Nil where a way leads
  /// somewhere that tells nothing, or to no column.
  func columnPlaces(of call: Call, _ kind: ColumnKind) -> [ColumnPlace]? {
    var result: [ColumnPlace] = []
    for position in ViewAncestors.all(of: call.node, in: file) {
      guard let place = columnPlace(at: position, kind) else { return nil }
      result.append(place)
    }
    return result.isEmpty ? nil : result
  }

  private func columnPlace(at position: ViewAncestors, _ kind: ColumnKind) -> ColumnPlace? {
    var isRoot = true
    for (index, step) in position.steps.enumerated() {
      isRoot = isRoot && step.isRoot
      if let column = kind.column(of: step) {
        let steps = Array(position.steps[...index])
        return ColumnPlace(standing: isRoot ? .root : .inner, column: column, position: position, steps: steps, root: step.root)
      }
      if step.isTransparent { continue }
      // What an unknown container does with its content is its own affair.
      guard step.isLayout else { return nil }
      isRoot = false
    }
    guard let member = position.member, member.name == "body", let type = file.type(around: member.node),
      let column = column(shownBy: type, kind)
    else { return nil }
    return ColumnPlace(
      standing: isRoot && position.isMemberRoot ? .root : .inner, column: column, position: position, steps: position.steps,
      root: position.memberRoot)
  }

  /// The width modifiers that stand inside the same column's content as one that does, in source order.
  func innerWidths(of place: ColumnPlace, _ kind: ColumnKind) -> [Call] {
    guard let root = place.root?.id else { return [] }
    return file.calls(named: kind.modifier).filter { call in
      call.isMember
        && columnPlaces(of: call, kind)?.contains { other in
          other.standing == .inner && other.column == place.column && other.root?.id == root
        } == true
    }.sorted { $0.nameRange < $1.nameRange }
  }

  /// The column that a view is the whole content of, wherever it is shown; nil where it is shown in other places too.
  private func column(shownBy type: TypeDeclaration, _ kind: ColumnKind) -> String? {
    guard let shown = semantics.usages(ofView: type.name), let first = shown.first, let column = kind.column(of: first),
      shown.allSatisfy({ $0.isRoot && !$0.isInNavigation && kind.column(of: $0) == column })
    else { return nil }
    return column
  }

  /// Whether content sets its column's width already: on a root, or on the root of a helper or view that a root is.
  func setsWidth(_ content: CodeBlockItemListSyntax, _ kind: ColumnKind, besides call: Call) -> Bool {
    let walk = InwardWalk(
      into: content, of: semantics.checkedFile, semantics: semantics, through: [.groups, .helpers, .views], depth: 4)
    return walk.isCut
      || walk.nodes.flatMap(\.content.node.modifiers).contains { $0.name == kind.modifier && $0.node.id != call.node.id }
  }
}
