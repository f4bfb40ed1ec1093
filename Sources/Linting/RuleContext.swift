import SourceText
import SwiftUIModel
import SwiftUIProject

/// What a rule works on.
///
/// A rule is asked about a part of the file, its target, and looks up what else it needs in `file`. What starts outside the target
/// may be reported or not: it is dropped. So a rule asks `context` for the presentations, calls and types that it reports on, and
/// `file` for those that it only has to know of; then a key pressed in one declaration costs nothing in the others.
public struct RuleContext: Sendable {
  /// What the file means within its project.
  public let semantics: SemanticModel
  /// The UTF-8 offsets of what is asked about: one declaration at file level with what stands in front of it, or all of the file.
  public let target: TextRange

  public init(file: ViewFile, project: any ProjectFacts, target: TextRange) {
    semantics = SemanticModel(file: file, project: project)
    self.target = target
  }

  /// Asks about all of a file.
  public init(file: ViewFile, project: any ProjectFacts) {
    self.init(file: file, project: project, target: file.range)
  }

  /// The whole file.
  public var file: ViewFile { semantics.file }

  /// The other files, and what is known of the file from outside.
  public var project: any ProjectFacts { semantics.project }

  /// Whether a finding at a range is asked for: whether it starts in the target.
  public func isInTarget(_ range: TextRange) -> Bool { target.lower <= range.lower && range.lower < target.upper }

  // MARK: What the target holds

  /// The calls of a function, method or initialiser by its base name, in source order of their ends.
  public func calls(named name: String) -> [Call] { file.calls(named: name, in: target) }

  /// The calls of a function, method or initialiser by its base name, in source order of their ends, of the declarations at file
  /// level that pass a test.
  public func calls(named name: String, where test: TextTest) -> [Call] {
    file.calls(named: name, in: target, where: test)
  }

  /// The presentations of a kind, in source order.
  public func presentations(_ kind: Presentation.Kind) -> [Presentation] { file.presentations(kind, in: target) }

  /// The presentations of some kinds, in source order.
  public func presentations(_ kinds: [Presentation.Kind]) -> [Presentation] {
    kinds.flatMap(presentations).sorted { $0.call.nameRange < $1.call.nameRange }
  }

  /// The presentations of all kinds that are given an optional, in source order.
  public var itemPresentations: [Presentation] {
    file.itemPresentations(Presentation.Kind.allCases, in: target)
  }

  /// The presentations of some kinds, in source order, of the declarations at file level in which one may stand in some parts of
  /// calls, there or in a helper that is used there.
  public func presentations(_ kinds: [Presentation.Kind], within regions: [CallRegion]) -> [Presentation] {
    file.presentations(kinds, in: target, within: regions)
  }

  /// The presentations of all kinds, in source order.
  public var presentations: [Presentation] {
    Presentation.Kind.allCases.flatMap(presentations).sorted { $0.call.nameRange < $1.call.nameRange }
  }

  /// The navigation containers of a kind, in source order.
  public func navigationContainers(_ kind: NavigationContainer.Kind) -> [NavigationContainer] {
    file.navigationContainers(kind, in: target)
  }

  /// The links that carry their destination, in source order.
  public var destinationLinks: [DestinationLink] { file.destinationLinks(in: target) }

  /// The types and extensions, nested ones too, whose declaration at file level mentions one of the words, in source order.
  public func types(mentioning words: [String]) -> [TypeDeclaration] {
    file.types(in: target, mentioning: words)
  }

  /// The types and extensions, nested ones too, in source order, of the declarations at file level that pass a test, and that,
  /// or whose other declarations of the same types in this file, pass another one.
  public func types(where test: TextTest, besides nearby: TextTest = .all([])) -> [TypeDeclaration] {
    file.types(in: target, where: test, besides: nearby)
  }

  /// The types and extensions, nested ones too, in source order, of the declarations at file level that declare state which an
  /// initialiser may assign to.
  public var typesWithStateSetByInitializers: [TypeDeclaration] {
    file.types(withStateSetByInitializersIn: target)
  }

  /// All types and extensions, nested ones too, in source order.
  public var types: [TypeDeclaration] { file.types(in: target) }

  /// All calls, in source order of their ends.
  public var calls: [Call] { file.calls(in: target).filter { isInTarget($0.nameRange) } }

  /// The assignments, in source order.
  public var assignments: [Assignment] {
    file.assignments(in: target).filter { isInTarget($0.node.textRange) }
  }
}
