import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

extension Rule {
  /// Paths that no stack is bound to, or that are passed in a way that binds nothing.
  public static let unboundNavigationPath = Rule(
    id: "unbound-navigation-path",
    severity: .warning,
    fixLevel: .safe,
    chapter: .navigation,
    title: "paths that no stack is bound to",
    why: """
      A stack pushes and pops what its path holds only when it is bound to it: `NavigationStack(path: $path)` with a `path` in \
      `@State`. Appending to a path that no stack knows shows nothing.
      """,
    anchor: "nav-path",
    triggers: ["NavigationPath", "NavigationStack"],
    flagged: UnboundNavigationPathExamples.flagged,
    allowed: UnboundNavigationPathExamples.allowed,
    check: { context in
      guard context.file.importsSwiftUI else { return [] }
      let arguments = context.navigationContainers(.stack).compactMap { PathArgument($0, in: context)?.finding }
      let states = context.types(mentioning: ["NavigationPath"] + UnusedPath.names).flatMap { type in
        type.properties.compactMap { UnusedPath($0, of: type, in: context)?.finding }
      }
      return arguments + states
    })
}

/// A `path:` that is no binding.
private struct PathArgument {
  private let stack: NavigationContainer
  private let expression: ExprSyntax
  private let property: StateProperty
  private let type: TypeDeclaration
  private let context: RuleContext
  private let hasDollar: Bool

  init?(_ stack: NavigationContainer, in context: RuleContext) {
    guard let expression = stack.call.argument("path")?.expression, let path = expression.plainPath, path.count == 1,
      let written = path.first, let type = context.file.type(around: stack.call.node)
    else { return nil }
    hasDollar = written.hasPrefix("$")
    let name = hasDollar ? String(written.dropFirst()) : written
    guard ScopeTree.localDeclaration(of: name, at: expression) == nil,
      ScopeTree.localDeclaration(of: "$" + name, at: expression) == nil,
      let property = context.file.property(named: name, of: type), !property.isStatic, let pathType = property.type,
      pathType == "NavigationPath" || pathType.hasPrefix("[")
    else { return nil }
    switch property.storage {
    case .plain: guard context.file.isView(type), !type.declaresViewModifier else { return nil }
    default: guard property.hasBinding, !hasDollar else { return nil }
    }
    self.stack = stack
    self.expression = expression
    self.property = property
    self.type = type
    self.context = context
  }

  var finding: Finding {
    let isPlain = property.storage == .plain
    var fix: Fix?
    var refusal: FindingMessage?
    do throws(Refusal) { fix = isPlain ? try stateFix() : dollarFix } catch { refusal = error.reason }
    let name = property.name
    let message =
      isPlain
      ? "`\(name)` is no state, so the stack of `\(type.name)` cannot be bound to it. Keep it in `@State private var \(name)`."
      : "`path:` asks for a binding, so that the stack can push and pop. Pass `$\(name)` instead of `\(name)`."
    return Finding(
      .unboundNavigationPath, range: stack.call.nameRange, message: message,
      related: [RelatedPlace(range: property.nameToken.textRange, message: "The path.")], fix: fix, refusal: refusal)
  }

  private var dollar: TextEdit? {
    guard !hasDollar, let token = expression.lastToken(viewMode: .sourceAccurate) else { return nil }
    return .insert("$", at: token.textRange.lower)
  }

  private var dollarFix: Fix? {
    dollar.flatMap { Fix(title: "Pass the binding $\(property.name)", level: .safe, edits: [$0]) }
  }

  private func stateFix() throws(Refusal) -> Fix {
    guard property.isOnlyName, property.defaultValue != nil, property.declaration.attributes.isEmpty else {
      throw Refusal("`\(property.name)` gets its first value from outside; decide first who keeps it.")
    }
    let specifier = property.declaration.bindingSpecifier
    let access = property.modifiers.isEmpty ? "private " : ""
    let start = property.declaration.modifiers.first?.textRange.lower ?? specifier.textRange.lower
    var edits = [dollar].compactMap(\.self)
    if property.modifiers.isEmpty {
      edits.append(TextEdit(specifier.textRange, "@State \(access)var"))
    } else {
      edits.append(.insert("@State ", at: start))
      if property.isLet { edits.append(TextEdit(specifier.textRange, "var")) }
    }
    guard
      let fix = Fix(
        title: "Keep \(property.name) in @State", level: .review,
        caution: "The view keeps its path from then on, also where something made the view with another one.", edits: edits)
    else { throw Refusal("The declaration cannot be edited here.") }
    return fix
  }
}

/// A path in state that no stack is bound to.
private struct UnusedPath {
  private let property: StateProperty
  private let type: TypeDeclaration
  private let context: RuleContext
  private let isUsed: Bool

  /// What an array is called that is a path.
  static let names = ["path", "navigationPath", "navPath"]

  init?(_ property: StateProperty, of type: TypeDeclaration, in context: RuleContext) {
    guard property.storage == .state, property.type == "NavigationPath" || property.isRoutePath(of: type, in: context.file),
      context.file.isView(type), !context.file.isInPreview(property.declaration)
    else { return nil }
    let uses = context.file.references(to: property, of: type)
    // Any binding may reach a stack. A value that is only read or set reaches none.
    guard uses.allSatisfy({ $0.form == .value && !$0.isArgument }),
      context.file.foreignMentions(of: property, of: type).isEmpty
    else { return nil }
    // `NavigationStack(path: path)` is the other finding.
    guard
      !context.file.navigationContainers(.stack).contains(where: { stack in
        stack.call.argument("path")?.expression.plainPath == [property.name]
      })
    else { return nil }
    if !property.isPrivate {
      guard let others = context.project.files(mentioning: property.name),
        others.allSatisfy({ $0.file.declarations(named: type.name).isEmpty })
      else { return nil }
    }
    self.property = property
    self.type = type
    self.context = context
    isUsed = !uses.isEmpty
  }

  var finding: Finding {
    var fix: Fix?
    var refusal: FindingMessage?
    do throws(Refusal) { fix = try isLeftOver ? removal() : self.fix() } catch { refusal = error.reason }
    return Finding(
      .unboundNavigationPath, severity: isLeftOver ? .hint : .warning, range: property.nameToken.textRange, message: message,
      fix: fix, refusal: refusal)
  }

  private var stacks: [NavigationContainer] { context.file.navigationContainers(.stack, of: type) }

  /// The path that every stack of the view is bound to already; nil if there is no stack, or one without a path.
  private var otherPath: String? {
    let paths = stacks.map { $0.call.argument("path")?.expression.trimmedDescription }
    return paths.contains(nil) ? nil : paths.first ?? nil
  }

  /// Whether it is declared beside the path that the stacks use, so that nothing goes wrong.
  private var isLeftOver: Bool { !isUsed && otherPath != nil }

  private var message: String {
    let name = property.name
    if isLeftOver { return "Nothing uses `\(name)`; the stack of `\(type.name)` is bound to `\(otherPath ?? "")`. Remove it." }
    let effect = isUsed ? "so what `\(type.name)` puts on it is never shown" : "and nothing else in `\(type.name)` uses it"
    if let otherPath {
      return
        "No stack is bound to `\(name)`, \(effect): the stack is bound to `\(otherPath)`. Use that one, and remove `\(name)`."
    }
    return "No stack is bound to `\(name)`, \(effect). Bind it with `NavigationStack(path: $\(name))`, or remove it."
  }

  private func removal() throws(Refusal) -> Fix {
    guard property.isOnlyName,
      let fix = Fix(
        title: "Remove \(property.name)", level: .review, caution: "See that no other code is still to use it.",
        edits: [.delete(context.file.layout.removal(of: property.declaration))])
    else { throw Refusal("`\(property.name)` is declared together with others.") }
    return fix
  }

  private func fix() throws(Refusal) -> Fix {
    let file = context.file
    guard let stack = stacks.first, stacks.count == 1 else {
      throw Refusal("`\(type.name)` has \(stacks.isEmpty ? "no" : "more than one") `NavigationStack` of its own.")
    }
    if let path = stack.call.argument("path") {
      throw Refusal("The stack of `\(type.name)` is bound to `\(path.expression.trimmedDescription)` already.")
    }
    guard stack.call.node.arguments.isEmpty else { throw Refusal("The stack's content is not written as a trailing closure.") }
    guard file.areCompiledTogether(stack.call.node, property.declaration) else {
      throw Refusal("The stack and `\(property.name)` are in different `#if` branches.")
    }
    let end = stack.call.node.rightParen?.textRange.upper ?? stack.call.nameToken.textRange.upper
    guard
      let fix = Fix(
        title: "Bind the stack to \(property.name)", level: .review,
        caution: "What was put on the path so far without effect is shown then.",
        edits: [TextEdit(TextRange(stack.call.nameToken.textRange.upper, end), "(path: $\(property.name))")])
    else { throw Refusal("The stack cannot be edited here.") }
    return fix
  }
}

extension Reference {
  /// Whether it is handed to a call as it is: the call may bind it to a stack.
  fileprivate var isArgument: Bool {
    guard let argument = node.parent?.as(LabeledExprSyntax.self) else { return false }
    return argument.parent?.parent?.is(FunctionCallExprSyntax.self) == true
  }
}

extension StateProperty {
  /// Whether it is an array named like a path whose elements have a destination in the view.
  fileprivate func isRoutePath(of type: TypeDeclaration, in file: ViewFile) -> Bool {
    guard let element = self.type?.elementType, UnusedPath.names.contains(name) else { return false }
    return file.calls(named: "navigationDestination", of: type).contains { call in
      call.declaresDestination && call.argument("for")?.expression.trimmedDescription == "\(element).self"
    }
  }
}
