import SourceText
import SwiftUIModel
import SwiftUIProject

/// What a rule works on.
///
/// A rule is asked about a part of the file, its focus, and looks up what else it needs in `file`. What starts outside the focus
/// may be reported or not: it is dropped. So a rule asks `context` for the presentations, calls and types that it reports on, and
/// `file` for those that it only has to know of; then a key pressed in one declaration costs nothing in the others.
public struct RuleContext: Sendable {
  /// What the file means within its project.
  public let semantics: SemanticModel
  /// The UTF-8 offsets of the declarations at file level that are asked about; nil for all.
  public let focus: TextRange?

  public init(file: ViewFile, project: any ProjectFacts, focus: TextRange? = nil) {
    semantics = SemanticModel(file: file, project: project)
    self.focus = focus
  }

  /// The whole file.
  public var file: ViewFile { semantics.file }

  /// The other files, and what is known of the file from outside.
  public var project: any ProjectFacts { semantics.project }

  /// Whether a finding at a range is asked for: whether it starts in the focus.
  public func isAsked(about range: TextRange) -> Bool {
    focus.map { $0.lower <= range.lower && range.lower < $0.upper } ?? true
  }

  /// The focus, or the whole file.
  private var range: TextRange { focus ?? TextRange(0, file.text.count) }

  // MARK: What the focus holds

  /// The calls of a function, method or initialiser by its base name, in source order of their ends.
  public func calls(named name: String) -> [Call] {
    guard let focus else { return file.calls(named: name) }
    return file.calls(named: name, in: focus)
  }

  /// The calls of a function, method or initialiser by its base name, in source order of their ends, of the declarations at file
  /// level that pass a test.
  public func calls(named name: String, where test: TextTest) -> [Call] {
    file.calls(named: name, in: range, where: test)
  }

  /// The presentations of a kind, in source order.
  public func presentations(_ kind: Presentation.Kind) -> [Presentation] {
    guard let focus else { return file.presentations(kind) }
    return file.presentations(kind, in: focus)
  }

  /// The presentations of some kinds, in source order.
  public func presentations(_ kinds: [Presentation.Kind]) -> [Presentation] {
    kinds.flatMap(presentations).sorted { $0.call.nameRange < $1.call.nameRange }
  }

  /// The presentations of all kinds that are given an optional, in source order.
  public var itemPresentations: [Presentation] {
    file.itemPresentations(Presentation.Kind.allCases, in: range)
  }

  /// The presentations of some kinds, in source order, of the declarations at file level in which one may stand in some parts of
  /// calls, there or in a helper that is used there.
  public func presentations(_ kinds: [Presentation.Kind], within regions: [CallRegion]) -> [Presentation] {
    file.presentations(kinds, in: range, within: regions)
  }

  /// The presentations of all kinds, in source order.
  public var presentations: [Presentation] {
    Presentation.Kind.allCases.flatMap(presentations).sorted { $0.call.nameRange < $1.call.nameRange }
  }

  /// The navigation containers of a kind, in source order.
  public func navigationContainers(_ kind: NavigationContainer.Kind) -> [NavigationContainer] {
    guard let focus else { return file.navigationContainers(kind) }
    return file.navigationContainers(kind, in: focus)
  }

  /// The links that carry their destination, in source order.
  public var destinationLinks: [DestinationLink] {
    guard let focus else { return file.destinationLinks }
    return file.destinationLinks(in: focus)
  }

  /// The types and extensions, nested ones too, whose declaration at file level mentions one of the words, in source order.
  public func types(mentioning words: [String]) -> [TypeDeclaration] {
    guard let focus else { return file.types(mentioning: words) }
    return file.types(in: focus, mentioning: words)
  }

  /// The types and extensions, nested ones too, in source order, of the declarations at file level that pass a test, and that,
  /// or whose other declarations of the same types in this file, pass another one.
  public func types(where test: TextTest, besides nearby: TextTest = .all([])) -> [TypeDeclaration] {
    file.types(in: range, where: test, besides: nearby)
  }

  /// The types and extensions, nested ones too, in source order, of the declarations at file level that declare state which an
  /// initialiser may assign to.
  public var typesWithStateSetByInitializers: [TypeDeclaration] {
    file.types(withStateSetByInitializersIn: range)
  }

  /// All types and extensions, nested ones too, in source order.
  public var types: [TypeDeclaration] {
    guard let focus else { return file.types }
    return file.types(in: focus)
  }

  /// All calls, in source order of their ends.
  public var calls: [Call] {
    guard let focus else { return file.calls }
    return file.calls(in: focus).filter { isAsked(about: $0.nameRange) }
  }

  /// The assignments, in source order.
  public var assignments: [Assignment] {
    guard let focus else { return file.assignments }
    return file.assignments(in: focus).filter { isAsked(about: $0.node.textRange) }
  }
}
