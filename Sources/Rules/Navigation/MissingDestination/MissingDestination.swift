import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

extension Rule {
  /// Values that links or paths push and for which no destination is declared anywhere.
  public static let missingDestination = Rule(
    id: "missing-destination",
    severity: .information,
    fixLevel: .review,
    chapter: .navigation,
    title: "values without a destination",
    why: """
      A stack shows a value with the `navigationDestination(for:)` of exactly its type. Where there is none, a link does nothing \
      when it is tapped, and an appended value shows an empty screen.
      """,
    anchor: "nav-destination-missing",
    triggers: ["NavigationLink", "append"],
    flagged: MissingDestination.flagged,
    allowed: MissingDestination.allowed,
    check: { context in
      guard context.file.importsSwiftUI else { return [] }
      return MissingDestination.all(in: context).map(\.finding)
    })
}

/// The pushes of one type in one file, without a destination for it.
struct MissingDestination {
  /// A link or an `append`.
  struct Push {
    let call: Call
    let value: ExprSyntax
    let type: ValueType
    /// The stacks that are to show the value.
    let stacks: [Located<Syntax>]

    var isLink: Bool { call.name == "NavigationLink" }
  }

  let first: Push
  let others: ArraySlice<Push>
  let context: RuleContext

  static func all(in context: RuleContext) -> [MissingDestination] {
    let search = PushSearch(context)
    guard search.mayFind else { return [] }
    let asked = search.pushes
    guard !asked.isEmpty, let destinations = DeclaredDestinations(context) else { return [] }
    let types = Set(asked.map(\.type).filter(destinations.lack))
    guard !types.isEmpty else { return [] }
    // The finding is at the first push of a type, and lists the others.
    let all = PushSearch(RuleContext(file: context.file, project: context.project)).pushes
    let pushes = all.sorted { $0.call.nameRange < $1.call.nameRange }
    var groups: [ValueType: [Push]] = [:]
    for push in pushes where types.contains(push.type) { groups[push.type, default: []].append(push) }
    return groups.values.compactMap { pushes in
      guard let first = pushes.first else { return nil }
      return MissingDestination(first: first, others: pushes.dropFirst(), context: context)
    }
  }

  var finding: Finding {
    var fix: Fix?
    var refusal: FindingMessage?
    do throws(Refusal) { fix = try DestinationStub(for: self).fix } catch { refusal = error.reason }
    return Finding(
      .missingDestination, range: first.call.nameRange, message: message,
      related: others.map { RelatedPlace(range: $0.call.nameRange, message: "pushes the same type") }
        + first.stacks.compactMap { place in
          place.call.map { RelatedPlace(path: place.path, range: $0.nameToken.textRange, message: "the stack") }
        },
      fix: fix, refusal: refusal)
  }

  private var message: String {
    let type = first.type.name
    let subject =
      first.isLink
      ? "This link's value is of type `\(type)`" : "`\(first.value.trimmedDescription.shortened)` is of type `\(type)`"
    let effect = first.isLink ? "so nothing happens when it is tapped" : "so the stack has nothing to show for it"
    return """
      \(subject), and no `navigationDestination(for: \(type).self)` is declared anywhere, \(effect). Declare one on the content \
      of the stack.
      """
  }
}

extension String {
  fileprivate var shortened: String {
    let line = split(whereSeparator: \.isNewline).first.map(String.init) ?? self
    return line.count > 40 || line.count < count ? String(line.prefix(40)) + "…" : line
  }
}

/// The destinations for types that the workspace declares.
private struct DeclaredDestinations {
  private var types: Set<ValueType> = []
  /// Names of types that nothing in sight declares.
  private var unresolved: Set<String> = []
  /// Whether a destination takes any type: that of a generic parameter, or a value.
  private var takesAny = false

  /// Nil when the workspace is not known.
  init?(_ context: RuleContext) {
    guard let files = context.semantics.files(mentioning: "navigationDestination")?.map(\.file), context.project.isLoaded else {
      return nil
    }
    let resolver = ValueTypes(semantics: context.semantics)
    for file in files {
      for call in file.calls(named: "navigationDestination") where call.declaresDestination {
        guard let argument = call.argument("for") else { continue }
        add(argument.expression, in: file, resolver)
      }
    }
    // Other frameworks' modifiers of that kind, as for older systems.
    let names = ["nbNavigationDestination", "navigationDestinationWrapper"]
    if names.contains(where: { context.project.files(mentioning: $0)?.isEmpty == false }) { takesAny = true }
  }

  private mutating func add(_ argument: ExprSyntax, in file: ViewFile, _ resolver: ValueTypes) {
    let text = argument.trimmedDescription
    guard text.hasSuffix(".self") else {
      takesAny = true
      return
    }
    let name = String(text.dropLast(5))
    if let type = resolver.type(named: name, in: file.type(around: argument)) {
      types.insert(type)
    } else if name.split(separator: ".").last.map({ resolver.isDeclared(String($0)) }) ?? true
      || file.isGeneric(name, at: argument)
    {
      takesAny = true
    } else {
      unresolved.insert(name)
    }
  }

  func lack(_ type: ValueType) -> Bool {
    if takesAny || types.contains(type) { return false }
    if types.contains(where: \.isOpaqueIdentity), type.isOpaqueIdentity || !type.name.contains(".") { return false }
    return !unresolved.contains { $0.hasSuffix(".ID") || $0.split(separator: ".").last.map(String.init) == type.simpleName }
  }
}

extension ValueTypes {
  /// Whether some type or type alias of the workspace has this name.
  fileprivate func isDeclared(_ name: String) -> Bool {
    if semantics.declarations(ofType: name).contains(where: { $0.type.kind != .extension }) { return true }
    guard let files = semantics.files(mentioning: name) else { return true }
    return files.contains { source in
      source.file.tokens(named: name).contains { $0.parent?.is(TypeAliasDeclSyntax.self) == true }
    }
  }
}

extension ViewFile {
  /// Whether a name is a generic parameter where it is used.
  fileprivate func isGeneric(_ name: String, at node: ExprSyntax) -> Bool {
    var current = node.parent
    while let scope = current {
      let clause =
        scope.as(FunctionDeclSyntax.self)?.genericParameterClause ?? scope.as(StructDeclSyntax.self)?.genericParameterClause
      if clause?.parameters.contains(where: { $0.name.text == name }) == true { return true }
      current = scope.parent
    }
    return types(mentioning: [name]).contains { $0.genericParameters.contains(name) }
  }
}
