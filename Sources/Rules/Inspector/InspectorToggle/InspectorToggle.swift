import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

extension Rule {
  /// Inspectors that nothing opens or closes, and apps without the command for it.
  public static let inspectorToggle = Rule(
    id: "inspector-toggle",
    severity: .information,
    fixLevel: .review,
    chapter: .inspector,
    title: "a way to open and close an inspector",
    why: """
      Unlike a sidebar, an inspector has no toolbar button of its own. Once people have swiped the sheet away or dragged the \
      column shut, nothing brings it back but a button, or the menu command of `InspectorCommands`.
      """,
    anchor: "inspector-toggle",
    triggers: [".inspector("] + SwiftUICatalogue.names(with: .mainScene),
    flagged: InspectorToggle.flagged,
    allowed: InspectorToggle.allowed,
    check: { context in
      guard context.file.importsSwiftUI else { return [] }
      let inspectors = context.presentations(.inspector).compactMap { InspectorToggle($0, in: context)?.finding }
      return inspectors + InspectorCommandsMissing.findings(in: context)
    })
}

/// An inspector whose flag nothing changes.
struct InspectorToggle {
  let inspector: Presentation
  let property: StateProperty
  let type: TypeDeclaration
  let context: RuleContext
  private var file: ViewFile { context.file }

  /// Nil where something can change the flag, or where that cannot be known.
  init?(_ inspector: Presentation, in context: RuleContext) {
    let file = context.file
    guard !file.isInPreview(inspector.call.node), let name = inspector.source.propertyName,
      let type = file.type(around: inspector.call.node), let property = file.property(named: name, of: type),
      property.storage == .state, !context.hasInspectorCommandsOnly
    else { return nil }
    let own = file.references(to: property, of: type).filter { !inspector.bindingArgument.textRange.contains($0.range) }
    guard !own.contains(where: Self.mayChange) else { return nil }
    if !property.isPrivate {
      // Extensions in other files see it, and a memberwise initialiser sets it only once.
      guard let others = context.project.files(mentioning: name) else { return nil }
      for other in others where !other.file.declarations(of: type.qualifiedName).isEmpty {
        if !other.file.references(to: property, of: type).isEmpty { return nil }
      }
    }
    self.inspector = inspector
    self.property = property
    self.type = type
    self.context = context
  }

  /// Writes change it; a binding, or the wrapper itself, may be changed wherever it goes.
  private static func mayChange(_ reference: Reference) -> Bool {
    reference.isWrite || [.projection, .storage, .capture].contains(reference.form)
  }

  var finding: Finding {
    var fix: Fix?
    var refusal: FindingMessage?
    do throws(Refusal) { fix = try self.makeFix() } catch { refusal = error.reason }
    let startsOpen = property.defaultValue?.as(BooleanLiteralExprSyntax.self)?.literal.text == "true"
    let consequence =
      startsOpen ? "once people have closed it, nothing brings it back" : "there is no way to open or to close it"
    return Finding(
      .inspectorToggle, range: inspector.call.nameRange,
      message: """
        The inspector of `\(type.name)` is shown by `\(property.name)`, which nothing else changes, so \(consequence). Add a \
        toolbar button that toggles `\(property.name)`.
        """,
      related: [RelatedPlace(range: property.nameToken.textRange, message: "its flag")], fix: fix, refusal: refusal)
  }

  // MARK: Fix

  private func makeFix() throws(Refusal) -> Fix {
    let call = inspector.call
    let step = file.layout.indentationUnit
    let lines = [
      ".toolbar {", step + "Button {", step + step + "\(property.name).toggle()", step + "} label: {",
      step + step + "Label(\"Inspector\", systemImage: \"sidebar.trailing\")", step + "}", "}",
    ]
    let button = ModifierMove(adding: lines.joined(separator: file.layout.lineBreak), in: file)
    guard
      let fix = Fix(
        title: "Add a toolbar button that toggles \(property.name)", level: .review,
        caution: "A toolbar shows only within a navigation container or a window, and the button's words are invented.",
        edits: [button.insertion(behind: try target(of: call))])
    else { throw Refusal("The button has no place here.") }
    return fix
  }

  /// The view whose toolbar the button belongs to: that of the inspector, or the content of a container with the inspector.
  private func target(of call: Call) throws(Refusal) -> ExprSyntax {
    guard let root = ExprSyntax(call.node).modifiedView.as(FunctionCallExprSyntax.self).flatMap(Call.init),
      let container = NavigationContainer(root)
    else { return ExprSyntax(call.node) }
    let content = container.content ?? container.columns.last { $0.role == .detail }?.closure
    let roots = content?.statements.contentRoots() ?? []
    guard let only = roots.first?.expression, roots.count == 1 else {
      throw Refusal("The content of the `\(root.name)` is not one view, so nothing says whose toolbar should have the button.")
    }
    guard NavigationContainer.Kind(rawValue: only.viewName ?? "") == nil else {
      throw Refusal("The content of the `\(root.name)` is a container itself; add the button to the view inside it.")
    }
    return only
  }
}

extension RuleContext {
  /// Whether the app is for macOS alone and its menu has the command that opens inspectors.
  fileprivate var hasInspectorCommandsOnly: Bool {
    guard project.targets.isKnown, project.targets.versions.keys.allSatisfy({ $0 == .macOS }) else { return false }
    return !file.tokens(named: "InspectorCommands").isEmpty
      || project.files(mentioning: "InspectorCommands").map { !$0.isEmpty } ?? true
  }
}
