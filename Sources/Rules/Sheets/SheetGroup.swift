import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel

/// The sheets and covers that are attached to one view, each with a state of its own: at most one of them shows at a time.
struct SheetGroup {
  let first: Presentation
  /// In source order, the first included; at least two.
  let all: [Presentation]

  /// Whether sheets and covers are mixed.
  var isMixed: Bool { Set(all.map(\.kind)).count > 1 }

  var noun: String { isMixed ? "sheets and cover" : first.noun }

  var modifier: String { first.kind.rawValue }

  /// The groups of a file, in source order.
  static func all(in context: RuleContext) -> [SheetGroup] {
    let presentations = context.file.sheetsAndCovers.filter(\.hasFollowableDriver)
    let chains = Dictionary(grouping: presentations) { ExprSyntax($0.call.node).modifiedView.id }
    return chains.values.compactMap { SheetGroup($0, in: context.file) }.sorted {
      $0.first.call.nameRange < $1.first.call.nameRange
    }
  }

  private init?(_ chain: [Presentation], in file: ViewFile) {
    guard chain.count > 1 else { return nil }
    // Of `#if` and `#else` only one is compiled: what stands beside one presentation is in the same branch or around it.
    let together = chain.map { presentation in
      let clauses = file.conditionalClauses(around: presentation.call.nameToken).map(\.id)
      return chain.filter { other in clauses.ends(with: file.conditionalClauses(around: other.call.nameToken).map(\.id)) }
    }
    guard let largest = together.max(by: { $0.count < $1.count }) else { return nil }
    var drivers: Set<String> = []
    let distinct = largest.filter { drivers.insert($0.driverName).inserted }
    guard distinct.count > 1, let first = distinct.first else { return nil }
    self.first = first
    all = distinct
  }
}

/// A sheet or cover whose state is set from inside another one's content, while it is attached outside that content.
struct LateSheet {
  let presentation: Presentation
  /// The one that is up when the state is set.
  let open: Presentation
  let write: TextRange

  /// Those that no group reports already, in source order.
  static func all(in context: RuleContext, besides groups: [SheetGroup]) -> [LateSheet] {
    let file = context.file
    let presentations = file.sheetsAndCovers.filter { $0.source.propertyName != nil }
    var result: [LateSheet] = []
    for open in presentations {
      guard case .closure(let content) = open.content, let type = file.type(around: open.call.node) else { continue }
      for assignment in file.assignments where content.textRange.contains(assignment.node.textRange) {
        guard !assignment.isNil, assignment.booleanValue != false, let path = assignment.target.plainPath, path.count == 1,
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
        let isReported = groups.contains { group in
          let names = group.all.map(\.driverName)
          return names.contains(late.driverName) && names.contains(open.driverName)
        }
        if !isReported, !result.contains(where: { $0.presentation.call.nameRange == late.call.nameRange }) {
          result.append(LateSheet(presentation: late, open: open, write: assignment.node.textRange))
        }
      }
    }
    return result.sorted { $0.presentation.call.nameRange < $1.presentation.call.nameRange }
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
        return !other.isNil && other.booleanValue != false
      }
  }
}

extension ViewFile {
  /// The sheets and covers outside previews, in source order.
  fileprivate var sheetsAndCovers: [Presentation] {
    (presentations(.sheet) + presentations(.fullScreenCover)).filter { !isInPreview($0.call.node) }
      .sorted { $0.call.nameRange < $1.call.nameRange }
  }
}

extension Presentation {
  /// Whether a property drives it: a binding that is made on the spot may have a condition that excludes others.
  fileprivate var hasFollowableDriver: Bool {
    switch source {
    case .property, .path, .binding: true
    case .derived, .constant, .store, .other: false
    }
  }
}

extension [SyntaxIdentifier] {
  fileprivate func ends(with other: [SyntaxIdentifier]) -> Bool { Array(suffix(other.count)) == other }
}
