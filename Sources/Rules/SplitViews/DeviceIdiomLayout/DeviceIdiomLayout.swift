import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

extension Rule {
  /// Layouts that are chosen by the kind of device.
  public static let deviceIdiomLayout = Rule(
    id: "device-idiom-layout",
    severity: .warning,
    fixLevel: .review,
    chapter: .splitViews,
    title: "layouts chosen by the device",
    why: """
      The device does not tell how much room there is: an iPad in Slide Over is compact, a large iPhone in landscape and the inner \
      display of iPhone Duo are regular, and all of that changes while the app runs. The size class tells.
      """,
    anchor: "split-adaptive",
    triggers: ["userInterfaceIdiom", "UI_USER_INTERFACE_IDIOM", "UIDevice", "UIScreen"],
    flagged: DeviceIdiomLayout.flagged,
    allowed: DeviceIdiomLayout.allowed,
    check: { context in
      guard context.file.importsSwiftUI else { return [] }
      return DeviceIdiomLayout.findings(in: context)
    })
}

struct DeviceIdiomLayout {
  let question: DeviceQuestion
  let choice: LayoutChoice
  let context: RuleContext
  private var file: ViewFile { context.file }

  static func findings(in context: RuleContext) -> [Finding] {
    let file = context.file
    return types(in: context).flatMap { type -> [Finding] in
      guard !type.inheritedTypes.contains("App"), !type.inheritedTypes.contains("Scene"), !type.isPreview else { return [] }
      return type.members.compactMap(\.body).flatMap { body -> [Finding] in
        LayoutChoices.all(in: body, context: context).compactMap { choice in
          guard file.isViewContext(choice.condition), !file.isInPreview(choice.condition),
            !file.asksForSizeClass(choice.condition),
            let question = DeviceQuestion.all(in: choice.condition, of: file).first
          else { return nil }
          return DeviceIdiomLayout(question: question, choice: choice, context: context).finding
        }
      }
    }
  }

  /// The types in the target that can ask what the device is: they, or other parts of them in this file, mention what tells it.
  private static func types(in context: RuleContext) -> [TypeDeclaration] {
    let names = Set(context.file.types(where: DeviceQuestion.test, besides: viewCode).map(\.qualifiedName))
    return names.flatMap(context.file.declarations(of:)).filter { context.isInTarget($0.range) }
  }

  /// What some declaration of a type holds whose code makes views.
  private static let viewCode = TextTest.any(
    ["View", "ViewModifier", "AnyView", "ViewBuilder", "some"].map(TextTest.mentions))

  private var finding: Finding {
    var fix: Fix?
    var refusal: FindingMessage?
    do throws(Refusal) { fix = try makeFix() } catch { refusal = error.reason }
    let subject: String
    switch question.kind {
    case .idiom: subject = "The kind of device"
    case .model: subject = "The name of the device"
    case .screen: subject = "The size of the screen"
    case .orientation: subject = "The orientation of the device"
    }
    return Finding(
      .deviceIdiomLayout, severity: choice.isSmall ? .information : .warning, range: question.name.textRange,
      message: """
        `\(question.name.text)` picks \(choice.words). \(subject) does not tell how much room there is, which also changes while \
        the app runs. Ask `horizontalSizeClass` for it.
        """,
      fix: fix, refusal: refusal)
  }

  // MARK: Fix

  private func makeFix() throws(Refusal) -> Fix {
    if question.helper != nil || question.expression.is(DeclReferenceExprSyntax.self) {
      throw Refusal("`\(question.name.text)` may decide about other things too; ask for the size class where it is declared.")
    }
    switch question.kind {
    case .idiom: break
    case .model: throw Refusal("No size class is the same as the name of a device.")
    case .screen:
      throw Refusal(
        "No size class is the same as the size of a screen; read the space with `onGeometryChange` or use a split view.")
    case .orientation: throw Refusal("No size class is the same as an orientation.")
    }
    guard let asksForRoom = question.asksForRoom else {
      throw Refusal("The idiom is told apart into more kinds of devices than there are size classes.")
    }
    if DeviceQuestion.all(in: choice.condition, of: file).count > 1 || mentionsOtherDevices {
      throw Refusal("The condition asks for several kinds of devices, so nothing says which of them stands for room.")
    }
    guard let type = file.type(around: question.expression),
      let declaration = file.declarations(of: type.qualifiedName).first(where: { $0.kind == .structure }),
      declaration.declaresView || declaration.declaresViewModifier
    else { throw Refusal("The size class is read in a view, and this code is not in one that is declared in this file.") }
    let known = file.declarations(of: type.qualifiedName).flatMap(\.properties).first {
      $0.storage == .environment("horizontalSizeClass")
    }
    var edits: [TextEdit] = []
    let name: String
    if let known {
      name = known.name
    } else {
      guard let free = file.freeName(among: ["horizontalSizeClass", "sizeClass", "widthClass"], in: type),
        let addition = file.addition(of: "@Environment(\\.horizontalSizeClass) private var \(free)", to: declaration)
      else { throw Refusal("`\(type.name)` has no place for a property.") }
      name = free
      edits.append(addition)
    }
    let answer = "\(name) == .\(asksForRoom ? "regular" : "compact")"
    edits.append(TextEdit(question.expression.textRange, answer))
    guard
      let fix = Fix(
        title: "Ask for the size class instead of the device", level: .review,
        caution: "The layout changes wherever a device and its size class differ, such as on an iPad in Slide Over.",
        edits: edits)
    else { throw Refusal("The question cannot be replaced here.") }
    return fix
  }

  /// Whether the condition names kinds of devices that no size class stands for.
  private var mentionsOtherDevices: Bool {
    choice.condition.tokens(viewMode: .sourceAccurate).contains { token in
      ["mac", "tv", "vision", "carPlay"].contains(token.text) && token.parent?.parent?.is(MemberAccessExprSyntax.self) == true
    }
  }
}

extension ViewFile {
  /// Whether a condition asks for the size class too, so that the layout follows the room, and the device only narrows it down.
  fileprivate func asksForSizeClass(_ condition: Syntax) -> Bool {
    let own = type(around: condition).map { declarations(of: $0.qualifiedName).flatMap(\.properties) } ?? []
    let names = Set(own.filter { $0.storage == .environment("horizontalSizeClass") }.map(\.name))
    return condition.tokens(viewMode: .sourceAccurate).contains { $0.text == "horizontalSizeClass" || names.contains($0.text) }
  }
}

/// Finds the choices in a body.
private final class LayoutChoices: SyntaxVisitor {
  private let context: RuleContext
  private var choices: [LayoutChoice] = []

  private init(context: RuleContext) {
    self.context = context
    super.init(viewMode: .sourceAccurate)
  }

  static func all(in body: CodeBlockItemListSyntax, context: RuleContext) -> [LayoutChoice] {
    let visitor = LayoutChoices(context: context)
    visitor.walk(body)
    return visitor.choices
  }

  private func asksForDevice(_ condition: some SyntaxProtocol) -> Bool {
    !DeviceQuestion.all(in: condition, of: context.file).isEmpty
  }

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    if asksForDevice(node.conditions), let choice = LayoutChoice(node, in: context) { choices.append(choice) }
    return .visitChildren
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    if asksForDevice(node.subject), let choice = LayoutChoice(node, in: context) { choices.append(choice) }
    return .visitChildren
  }

  override func visit(_ node: TernaryExprSyntax) -> SyntaxVisitorContinueKind {
    if asksForDevice(node.condition), let choice = LayoutChoice(node, in: context) { choices.append(choice) }
    return .visitChildren
  }
}
