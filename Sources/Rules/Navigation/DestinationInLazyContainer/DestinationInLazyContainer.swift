import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

extension Rule {
  /// `navigationDestination` among the rows of a list, a lazy stack or grid, or a table.
  public static let destinationInLazyContainer = Rule(
    id: "destination-in-lazy-container",
    severity: .warning,
    fixLevel: .safe,
    chapter: .navigation,
    title: "destinations inside lazy containers",
    why: """
      A lazy container makes its rows when they come into sight, so the stack does not reliably see a destination that is \
      declared in one, and newer systems ignore it. Declare it on the container instead.
      """,
    anchor: "nav-destination",
    triggers: ["navigationDestination"],
    flagged: DestinationInLazyContainer.flagged,
    allowed: DestinationInLazyContainer.allowed,
    check: { context in
      guard context.file.importsSwiftUI else { return [] }
      return context.calls(named: "navigationDestination").filter(context.semantics.isOnView).compactMap { call in
        DestinationInLazyContainer(call, in: context.file)?.finding
      }
    })
}

/// A destination and the lazy container that it was found in.
struct DestinationInLazyContainer {
  private let call: Call
  private let label: String
  private let argument: LabeledExprSyntax
  /// The container whose rows hold it, and the outermost one, on which it has to go.
  private let inner: Call
  private let outer: ViewAncestors.Step
  private let position: ViewAncestors
  /// Whether every way to show the destination leads through that container.
  private let isOnlyPlace: Bool
  /// The steps from the destination out to `outer`.
  private let steps: [ViewAncestors.Step]
  private let file: ViewFile

  init?(_ call: Call, in file: ViewFile) {
    guard call.isMember, call.declaresDestination, let argument = call.node.arguments.first, let label = argument.label?.text,
      file.isViewContext(call.node), !file.isInPreview(call.node)
    else { return nil }
    let positions = ViewAncestors.all(of: call.node, in: file)
    let found = positions.compactMap { position in Self.lazySteps(of: position, in: file).map { (position, $0) } }
    guard let (position, steps) = found.first, let outer = steps.last,
      let inner = steps.first(where: \.isInLazyContainer)?.call
    else { return nil }
    self.call = call
    self.label = label
    self.argument = argument
    self.inner = inner
    self.outer = outer
    self.position = position
    self.steps = steps
    self.file = file
    isOnlyPlace = positions.count == found.count && found.allSatisfy { $0.1.last?.call.node.id == outer.call.node.id }
  }

  /// The steps out to the outermost lazy container of the same screen; nil where there is none.
  private static func lazySteps(of position: ViewAncestors, in file: ViewFile) -> [ViewAncestors.Step]? {
    let screen = position.steps.prefix { !$0.isOtherScreen }
    guard let last = screen.lastIndex(where: { $0.isInLazyContainer && !file.declaresType(named: $0.call.name) }) else {
      return nil
    }
    return Array(screen[...last])
  }

  /// `Form` is list-like, but Apple does not name it among the lazy containers.
  private var isForm: Bool { steps.filter(\.isInLazyContainer).allSatisfy { $0.call.name == "Form" } }

  var finding: Finding {
    let (fix, refusal) = self.fix
    return Finding(
      .destinationInLazyContainer, severity: isForm ? .hint : .warning, range: call.nameRange, message: message,
      related: related, fix: fix, refusal: refusal)
  }

  private var related: [RelatedPlace] {
    let place = RelatedPlace(range: outer.call.nameRange, message: "the lazy container")
    return position.helpers.isEmpty ? [] : [place]
  }

  // MARK: Words

  /// The type of a value destination, or what is bound.
  private var subject: String {
    let text = argument.expression.trimmedDescription
    return label == "for" && text.hasSuffix(".self") ? String(text.dropLast(5)) : text
  }

  /// The view that it presents, by name; nil where that is not one view.
  private var presented: String? {
    let closure = call.closures.first { $0.label == nil || $0.label == "destination" }?.closure
    guard let roots = closure?.statements.contentRoots(), roots.count == 1, let view = roots.first?.view,
      let shown = view.as(FunctionCallExprSyntax.self).flatMap(Call.init), shown.name.first?.isUppercase == true
    else { return nil }
    return shown.name
  }

  private var message: String {
    let what: String
    let quote: String
    let signature = "navigationDestination(\(label):destination:)"
    switch label {
    case "for":
      what = "This destination for `\(subject)`" + (presented.map { ", which shows `\($0)`," } ?? "")
      quote = "There's a misplaced \(signature) modifier for type \(subject). It will be ignored."
    case "item":
      what = "This destination for `\(subject)`" + (presented.map { ", which shows `\($0)`," } ?? "")
      quote = "There's a misplaced \(signature) modifier. It will be ignored."
    default:
      what = presented.map { "This destination, which shows `\($0)`," } ?? "The destination that `\(subject)` opens"
      quote =
        "There's a misplaced \(signature) modifier presenting \(presented ?? "it"). It will be ignored in a future release."
    }
    let helper = position.helpers.last.map { ", through `\($0.name)`" } ?? ""
    if isForm {
      return """
        \(what) is inside the rows of a `Form`\(helper), which are list-like and may be made lazily. The stack sees it for \
        sure on the `Form` itself.
        """
    }
    return """
      \(what) is inside the lazy `\(inner.name)`\(helper), where the stack does not reliably see it. The console says: \
      “\(quote)” Put it on the `\(outer.call.name)` itself.
      """
  }

  // MARK: Fix

  private var fix: (Fix?, FindingMessage?) {
    if let reason = refusal { return (nil, reason) }
    guard let move = ModifierMove(call, in: file) else {
      return (nil, "The destination cannot be cut out of its place here.")
    }
    let edits = [.delete(move.removal), move.insertion(behind: outer.call.node)]
    let title = "Move the destination onto the \(outer.call.name)"
    let caution: FindingMessage = "Apple names no Form among the lazy containers, so the destination may work where it is."
    guard let fix = Fix(title: title, level: isForm ? .review : .safe, caution: isForm ? caution : nil, edits: edits) else {
      return (nil, "The destination cannot be cut out of its place here.")
    }
    return (fix, nil)
  }

  private var refusal: FindingMessage? {
    let container = outer.call.name
    if call.base == nil || !file.areCompiledTogether(call.node, outer.call.node) {
      return "The destination and the \(container) are in different `#if` branches."
    }
    if !isOnlyPlace { return "The helper with this destination is used in more than one place." }
    if let name = localName {
      let row = name.hasPrefix("$") || !position.helpers.isEmpty ? "the row's own values" : "the row's own `\(name)`"
      return "The destination uses \(row), which the \(container) does not know; make a destination for the value instead."
    }
    if steps.contains(where: \.hasAvailability) {
      return "The destination is inside an `if #available`, so it may not compile on the \(container)."
    }
    if hasTwin {
      return "There is another destination for `\(subject)` here, and a stack uses only one of them."
    }
    return nil
  }

  private var localName: String? {
    if let name = file.localNames(in: call, declaredInside: outer.call.node).first { return name }
    for helper in position.helpers {
      if let name = file.localNames(in: call, declaredInside: helper.node).first { return name }
      if helper.node.as(FunctionDeclSyntax.self)?.genericParameterClause != nil { return "$" }
    }
    return nil
  }

  /// Whether the same type, or the same binding, has another destination in this type.
  private var hasTwin: Bool {
    file.calls(named: "navigationDestination", inTypeAround: call.node).contains { other in
      guard other.node.id != call.node.id, let first = other.node.arguments.first, first.label?.text == label else {
        return false
      }
      return first.expression.trimmedDescription == argument.expression.trimmedDescription
    }
  }
}
