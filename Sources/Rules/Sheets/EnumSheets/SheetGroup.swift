import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel

/// The sheets and covers that are attached to one view, each with a state of its own: at most one of them shows at a time. Some
/// may be attached in a helper that the view's chain starts with, and some in branches of `#if` that are compiled together.
struct SheetGroup {
  let first: Presentation
  /// In source order, the first included; at least two.
  let all: [Presentation]

  /// Whether sheets and covers are mixed.
  var isMixed: Bool { Set(all.map(\.kind)).count > 1 }

  /// Whether they are the optionals of one object that keeps a slot for each: for a sheet and a cover, or by its name.
  var isOfOneCoordinator: Bool {
    let slots = all.map { presentation -> (root: String, name: String)? in
      guard case .path(let root, let members) = presentation.source, presentation.isItemDriven, let name = members.last else {
        return nil
      }
      return (root, name.lowercased())
    }
    guard let root = slots.first??.root, slots.allSatisfy({ $0?.root == root }) else { return false }
    let words = ["sheet", "cover", "fullscreen", "modal"]
    return isMixed || slots.allSatisfy { slot in words.contains { slot?.name.contains($0) ?? false } }
  }

  var noun: String { isMixed ? "sheets and cover" : first.noun }

  var modifier: String { first.kind.rawValue }

  /// The groups in the target, in source order.
  static func all(in context: RuleContext) -> [SheetGroup] {
    let presentations = [.sheet, .fullScreenCover].flatMap(context.presentations).filter { $0.isSheetOrCover(in: context.file) }
    var visited: Set<SyntaxIdentifier> = []
    let chains = presentations.filter(\.hasFollowableDriver).flatMap { context.file.chains(of: $0.call) }
      .filter { visited.insert($0.expression.id).inserted }
    return chains.compactMap { SheetGroup($0, in: context.file) }.filter {
      !$0.isHandedToChildren(in: context) && context.isInTarget($0.first.call.nameRange)
    }
    .sorted { $0.first.call.nameRange < $1.first.call.nameRange }
  }

  private init?(_ chain: ViewChain, in file: ViewFile) {
    let attached = chain.modifiers.compactMap(file.presentation).filter {
      $0.isSheetOrCover(in: file) && $0.hasFollowableDriver
    }
    .sorted { $0.call.nameRange < $1.call.nameRange }
    guard attached.count > 1 else { return nil }
    let together = CompilationCondition.largestPart(of: attached.map { CompilationCondition(around: $0.call.node) })
    var drivers: Set<String> = []
    let distinct = together.map { attached[$0] }.filter { drivers.insert($0.driverName).inserted }
    guard distinct.count > 1, let first = distinct.first else { return nil }
    self.first = first
    all = distinct
  }

  /// Those of one kind alone; nil where it is only one.
  func only(_ kind: Presentation.Kind) -> SheetGroup? {
    let kept = all.filter { $0.kind == kind }
    return kept.count > 1 ? kept.first.map { SheetGroup(first: $0, all: kept) } : nil
  }

  private init(first: Presentation, all: [Presentation]) {
    self.first = first
    self.all = all
  }

  /// Whether they are on a `ForEach`, or on a `Section` or `Group` of several children, so that each child has them. That is what
  /// `presentation-in-row` is about.
  private func isHandedToChildren(in context: RuleContext) -> Bool {
    guard let found = PresentationInRow(first, in: context) else { return false }
    return found.rowStep == nil
  }
}

/// A sheet or cover whose state is set from inside another one's content, while it is attached outside that content.
struct LateSheet {
  let presentation: Presentation
  /// The one that is up when the state is set.
  let open: Presentation
  let write: TextRange

  /// Those in the target that no group of the file reports already, in source order.
  static func all(in context: RuleContext) -> [LateSheet] {
    let found = all(in: context.file, of: context.typesWithSheets)
    guard !found.isEmpty else { return [] }
    let groups = SheetGroup.all(in: RuleContext(file: context.file, project: context.project)).map { $0.all.map(\.driverName) }
    var result: [LateSheet] = []
    for late in found {
      let isReported = groups.contains { $0.contains(late.presentation.driverName) && $0.contains(late.open.driverName) }
      if !isReported, !result.contains(where: { $0.presentation.call.nameRange == late.presentation.call.nameRange }) {
        result.append(late)
      }
    }
    return result.sorted { $0.presentation.call.nameRange < $1.presentation.call.nameRange }
  }

  /// All writes of some types that ask for a sheet too late, in source order of the sheets that are up.
  private static func all(in file: ViewFile, of types: [TypeDeclaration]) -> [LateSheet] {
    let presentations = types.flatMap(file.presentations(of:)).filter {
      $0.isSheetOrCover(in: file) && $0.source.propertyName != nil
    }.sorted { $0.call.nameRange < $1.call.nameRange }
    var result: [LateSheet] = []
    for open in presentations {
      guard case .closure(let content) = open.content, let type = file.type(around: open.call.node) else { continue }
      for assignment in file.assignments(in: content.textRange) {
        guard assignment.mayOpen, let path = assignment.target.plainPath, path.count == 1,
          let name = path.first, isAloneInButton(assignment, within: content, in: file),
          let late = presentations.first(where: { other in
            other.source.propertyName == name && other.driverName != open.driverName
              && !content.textRange.contains(other.call.nameRange)
              && file.type(around: other.call.node)?.qualifiedName == type.qualifiedName
              && file.member(around: other.call.node)?.node.id == file.member(around: open.call.node)?.node.id
              && file.areCompiledTogether(other.call.nameToken, open.call.nameToken)
          }),
          // A local of the same name is not the state.
          ScopeTree.localDeclaration(of: name, at: assignment.target) == nil
            || assignment.target.is(MemberAccessExprSyntax.self)
        else { continue }
        result.append(LateSheet(presentation: late, open: open, write: assignment.node.textRange))
      }
    }
    return result
  }

  /// Whether a button of the content does nothing but such writes: an action that also closes the first sheet, or calls what
  /// may close it, is no case of this.
  private static func isAloneInButton(_ assignment: Assignment, within content: ClosureExprSyntax, in file: ViewFile) -> Bool {
    let closures = file.closures(around: assignment.node).prefix { $0.closure.id != content.id }
    guard let action = closures.first, let call = action.call, let statement = assignment.node.asStatement,
      statement.parent?.id == Syntax(action.closure.statements).id,
      call.name == "Button" && action.label != "label"
        || call.name == "onTapGesture"
    else { return false }
    let isPresentedDeeper = closures.dropFirst().contains { closure in
      closure.call.map { Presentation.Kind(rawValue: $0.name) != nil } ?? false
    }
    return !isPresentedDeeper
      && action.closure.statements.allSatisfy { item in
        guard let other = item.item.as(InfixOperatorExprSyntax.self).flatMap(Assignment.init) else { return false }
        return other.mayOpen
      }
  }
}

extension RuleContext {
  /// The types, one declaration of each, that have sheets or covers in the target.
  fileprivate var typesWithSheets: [TypeDeclaration] {
    let types = (presentations(.sheet) + presentations(.fullScreenCover)).compactMap { file.type(around: $0.call.node) }
    return Array(Dictionary(types.map { ($0.qualifiedName, $0) }) { first, _ in first }.values)
  }
}

extension Presentation {
  /// Whether it is a sheet or cover outside of previews.
  fileprivate func isSheetOrCover(in file: ViewFile) -> Bool {
    (kind == .sheet || kind == .fullScreenCover) && !file.isInPreview(call.node)
  }

  /// Whether a property drives it: a binding that is made on the spot may have a condition that excludes others.
  fileprivate var hasFollowableDriver: Bool {
    switch source {
    case .property, .path, .binding: true
    case .derived, .constant, .store, .other: false
    }
  }
}
