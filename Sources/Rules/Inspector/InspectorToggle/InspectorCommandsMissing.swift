import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

/// An app that shows inspectors without the menu command for them.
enum InspectorCommandsMissing {
  static func findings(in context: RuleContext) -> [Finding] {
    let file = context.file
    let isApp = { (type: TypeDeclaration) in type.inheritedTypes.contains("App") && type.kind == .structure }
    guard context.types(mentioning: ["App"]).contains(where: isApp),
      let app = file.types(mentioning: ["App"]).first(where: isApp),
      let scene = file.calls(in: app.range).filter({ $0.has(.mainScene) && app.range.contains($0.node.textRange) })
        .min(by: { $0.nameRange < $1.nameRange }), context.isInTarget(scene.nameRange),
      !scene.isMember, !file.isInPreview(scene.node), lacksCommands(in: context),
      let inspector = firstInspector(in: context)
    else { return [] }
    // The command is for keyboards and menus, which a phone rarely has.
    let isForMac = context.project.targets.versions[.macOS] != nil
    var fix: Fix?
    var refusal: FindingMessage?
    do throws(Refusal) { fix = try makeFix(scene, in: context) } catch { refusal = error.reason }
    return [
      Finding(
        .inspectorToggle, severity: isForMac ? .information : .hint, range: scene.nameToken.textRange,
        message: """
          `\(app.name)` shows inspectors, as in `\(inspector.type)`, but has no `InspectorCommands`, so no menu item and no \
          keyboard shortcut opens them. Add it to the `.commands` of the scene.
          """,
        related: [RelatedPlace(path: inspector.path, range: inspector.range, message: "an inspector")], fix: fix,
        refusal: refusal, anchor: "inspector-commands")
    ]
  }

  private static let ownCommands = SwiftUICatalogue.names(with: .ownCommands)

  /// Whether neither the command nor an own one for inspectors is anywhere.
  private static func lacksCommands(in context: RuleContext) -> Bool {
    guard context.file.tokens(named: "InspectorCommands").isEmpty,
      let standard = context.project.files(mentioning: "InspectorCommands"), standard.isEmpty,
      let own = context.project.files(mentioning: "CommandMenu"), let groups = context.project.files(mentioning: "CommandGroup")
    else { return false }
    let files = [context.file] + (own + groups).map(\.file)
    return !files.contains { file in
      ownCommands.flatMap(file.calls(named:)).contains {
        $0.node.description.lowercased().contains("inspector")
      }
    }
  }

  private struct Place {
    let path: String?
    let range: TextRange
    /// The name of the type around it.
    let type: String
  }

  /// The first inspector of the project; nil where there is none, or where one has a shortcut of its own.
  private static func firstInspector(in context: RuleContext) -> Place? {
    guard let files = context.semantics.files(mentioning: "inspector") else { return nil }
    var first: Place?
    for source in files {
      let file = source.file
      let shown = file.presentations(.inspector).filter { !file.isInPreview($0.call.node) }
      guard let inspector = shown.first else { continue }
      if !file.calls(named: "keyboardShortcut").isEmpty { return nil }
      if first == nil, let type = file.type(around: inspector.call.node) {
        first = Place(path: source.path, range: inspector.call.nameRange, type: type.name)
      }
    }
    return first
  }

  private static func makeFix(_ scene: Call, in context: RuleContext) throws(Refusal) -> Fix {
    let file = context.file
    let needed: [Platform: PlatformVersion] = .iOS17.without(.tvOS, .watchOS)
    if context.semantics.mayLack(needed, at: scene.node) {
      let systems = context.semantics.systemList(of: needed.without(.macCatalyst, .visionOS))
      throw Refusal("`InspectorCommands` needs \(systems), and this app runs on older systems or on other platforms.")
    }
    let step = file.layout.indentationUnit
    let edit: TextEdit
    if let commands = scene.chainBehind.first(where: { $0.name == "commands" }) {
      guard let closure = commands.closures.first?.closure, let first = closure.statements.first else {
        throw Refusal("The scene's commands are not written in a closure here.")
      }
      let start = first.positionAfterSkippingLeadingTrivia.utf8Offset
      let isOnOwnLine = file.layout.isBlankBefore(start)
      edit = .insert(
        "InspectorCommands()" + (isOnOwnLine ? file.layout.lineBreak + file.layout.indentation(at: start) : "; "), at: start)
    } else {
      if scene.node.parent?.parent?.is(PostfixIfConfigExprSyntax.self) == true
        || scene.node.parent?.is(
          PostfixIfConfigExprSyntax.self) == true
      {
        throw Refusal("The scene's modifiers depend on `#if`.")
      }
      let lines = [".commands {", step + "InspectorCommands()", "}"]
      edit = ModifierMove(adding: lines.joined(separator: file.layout.lineBreak), in: file).insertion(
        behind: ExprSyntax(scene.wholeChain))
    }
    guard
      let fix = Fix(
        title: "Add InspectorCommands to the scene", level: .review,
        caution: "The app's menu gets a new item with the shortcut Control-Command-I.", edits: [edit])
    else { throw Refusal("The commands have no place here.") }
    return fix
  }
}

extension Call {
  /// The modifiers behind this call, nearest first.
  fileprivate var chainBehind: [Call] {
    var result: [Call] = []
    var current = self
    while let next = current.nextModifier {
      result.append(next)
      current = next
    }
    return result
  }
}
