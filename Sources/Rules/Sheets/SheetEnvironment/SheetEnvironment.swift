import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

extension Rule {
  /// Values that are put into the environment in front of a sheet whose content reads them.
  public static let sheetEnvironment = Rule(
    id: "sheet-environment",
    severity: .warning,
    fixLevel: .review,
    chapter: .sheets,
    title: "environment values set in front of the sheet",
    why: """
      The content of a sheet inherits the environment of the place where the sheet is attached. What is set earlier in the chain \
      applies to the views inside that point only. Where the content reads a missing object, the app stops.
      """,
    anchor: "sheet-environment",
    triggers: ["environment"],
    flagged: SheetEnvironment.flagged + SheetEnvironment.flaggedInHelpers,
    allowed: SheetEnvironment.allowed + SheetEnvironment.separateBranches,
    check: { context in
      guard context.file.importsSwiftUI else { return [] }
      return SheetEnvironment.all(in: context).map(\.finding)
    })
}

/// A modifier that sets a value for a view, and the sheets behind it whose content does not get the value though it reads it.
struct SheetEnvironment {
  /// Where the content of a sheet reads the value.
  private struct Reader {
    let path: String?
    let view: String
    let property: StateProperty
  }

  private let modifier: Call
  private let value: EnvironmentValue
  /// Those behind it, inner ones first.
  private let presentations: [Presentation]
  private let reader: Reader
  private let context: RuleContext
  private var file: ViewFile { context.file }

  private static let setters = SwiftUICatalogue.names(with: .setsValue)

  static func all(in context: RuleContext) -> [SheetEnvironment] {
    setters.flatMap(context.calls(named:))
      .filter { !context.file.isInPreview($0.node) }.compactMap { SheetEnvironment($0, in: context) }
  }

  private init?(_ modifier: Call, in context: RuleContext) {
    let presentations = Self.presentations(behind: modifier, in: context.file)
    guard !presentations.isEmpty, let value = EnvironmentValue(setBy: modifier, in: context.file, semantics: context.semantics),
      Self.matters(value, in: context)
    else { return nil }
    let readers = presentations.compactMap { presentation in
      Self.reader(of: value, in: presentation, context: context).map { (presentation: presentation, reader: $0) }
    }
    guard let reader = readers.first?.reader else { return nil }
    self.modifier = modifier
    self.value = value
    self.presentations = readers.map(\.presentation)
    self.reader = reader
    self.context = context
  }

  /// The sheets, covers and popovers that are attached behind a modifier, inner ones first.
  private static func presentations(behind modifier: Call, in file: ViewFile) -> [Presentation] {
    var visited: Set<SyntaxIdentifier> = []
    let kinds: [Presentation.Kind?] = [.sheet, .fullScreenCover, .popover]
    return file.chains(of: modifier).flatMap { chain in
      chain.modifiers(outside: modifier) { kinds.contains(Presentation.Kind(rawValue: $0.name)) }.reversed()
    }.compactMap(file.presentation).filter { visited.insert($0.call.node.id).inserted }
  }

  /// Values that are set for a look or for one list, such as `\.font` and `\.editMode`, are meant for that view alone.
  private static func matters(_ value: EnvironmentValue, in context: RuleContext) -> Bool {
    guard case .key(let key) = value else { return true }
    if SwiftUICatalogue.has(key, .dataContext) { return true }
    return context.semantics.declarations(ofType: "EnvironmentValues", where: .mentions(key)).contains { declaration in
      declaration.type.members.contains { $0.name == key } || declaration.type.properties.contains { $0.name == key }
    }
  }

  /// A view that the content makes and that reads the value; nil where something around the sheet, or the content itself, may set
  /// it.
  private static func reader(of value: EnvironmentValue, in presentation: Presentation, context: RuleContext) -> Reader? {
    guard case .closure(let content) = presentation.content else { return nil }
    let reach = ReachableCode(of: content, in: context.semantics, includesPresented: true)
    guard reach.unresolved.isEmpty else { return nil }
    let supply = EnvironmentSupply(of: value, in: context.semantics)
    guard supply.around(Syntax(presentation.call.node), in: context.semantics.checkedFile) == .no else { return nil }
    var result: Reader?
    for region in reach.regions {
      let maySet = region.calls.contains { call in
        call.isModifier && call.isOnView
          && supply.isSet(by: call, in: region.file) != .no
      }
      if maySet { return nil }
      // A region is the whole of a view, or something in one.
      if result == nil, let type = region.type, type.memberRange == region.range,
        let property = type.properties.first(where: {
          EnvironmentValue(readBy: $0, of: type, semantics: context.semantics) == value
        })
      {
        result = Reader(path: region.path, view: type.name, property: property)
      }
    }
    return result
  }

  // MARK: Words

  private var isOptional: Bool { reader.property.isOptional }

  private var noun: String {
    switch presentations.first?.kind {
    case .fullScreenCover: "cover"
    case .popover: "popover"
    default: "sheet"
    }
  }

  var finding: Finding {
    var fix: Fix?
    var refusal: FindingMessage?
    do throws(Refusal) { fix = try self.fix() } catch { refusal = error.reason }
    let traps = value.isObject && !isOptional
    let effect =
      traps
      ? "so the app stops when the \(noun) comes up"
      : isOptional ? "so that is nil there" : "so it finds the default there"
    return Finding(
      .sheetEnvironment, severity: traps ? .warning : .information, range: modifier.nameToken.textRange,
      message: """
        This is set in front of the \(noun) and does not reach its content, where `\(reader.view)` reads `\(value.name)`, \
        \(effect). Set it behind the \(noun), or on the content.
        """,
      related: related, fix: fix, refusal: refusal)
  }

  private var related: [RelatedPlace] {
    let read = RelatedPlace(
      path: reader.path, range: reader.property.nameToken.textRange, message: "`\(reader.view)` reads it here.")
    return presentations.map { RelatedPlace(range: $0.call.nameRange, message: "The \(noun) that it does not reach.") } + [read]
  }

  // MARK: Fix

  private func fix() throws(Refusal) -> Fix {
    guard let last = presentations.last?.call, file.areCompiledTogether(modifier.node, last.node) else {
      throw Refusal("The value and the \(noun) are in different `#if` branches.")
    }
    try file.refuseMove(of: modifier, to: last, helperOf: modifier)
    guard let move = ModifierMove(modifier, in: file),
      let fix = Fix(
        title: "Move \(modifier.name) behind the \(noun)", level: .review,
        caution: "What stands between the two sees the value then, too.",
        edits: [.delete(move.removal), move.insertion(behind: last.node)])
    else { throw Refusal("The modifier cannot be cut out of its place here.") }
    return fix
  }
}

extension Call {
  /// Whether it is called on a view that is made here, or on a helper of the view, and stands where a view does.
  fileprivate var isOnView: Bool {
    guard let base else { return false }
    let root = base.chainRoot
    if let made = root.as(FunctionCallExprSyntax.self).flatMap(Call.init) {
      return made.name.first?.isUppercase == true && (isStatement || has(.setsValue))
    }
    return has(.setsValue) || root.is(DeclReferenceExprSyntax.self) && isStatement
  }
}
