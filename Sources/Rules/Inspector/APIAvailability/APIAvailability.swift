import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

extension Rule {
  /// APIs that a deployment target or a platform does not have.
  public static let apiAvailability = Rule(
    id: "api-availability",
    severity: .warning,
    fixLevel: .none,
    chapter: .inspector,
    title: "APIs that a target's system lacks",
    why: """
      Each API has a first version on each platform, and neighbours differ: `NavigationSplitView` is iOS 16, its usual \
      placeholder iOS 17, and macOS has no `fullScreenCover` at all. Older systems need an `#available`, other platforms an `#if`.
      """,
    anchor: "availability",
    triggers: Set(APIAvailability.entries.compactMap(\.trigger)).sorted(),
    flagged: APIAvailability.flagged,
    allowed: APIAvailability.allowed,
    check: { context in
      guard context.file.importsSwiftUI, context.project.targets.isKnown else { return [] }
      return APIAvailability(context: context).findings
    })
}

struct APIAvailability {
  let context: RuleContext

  /// What some system with SwiftUI lacks.
  static let entries = APITable.entries.filter { !$0.isAsOldAsSwiftUI && $0.name != nil }

  /// Packages that bring newer modifiers to older systems under the names of SwiftUI.
  private static let bringers: Set<String> = [
    "ComposableArchitecture", "SwiftUINavigation", "SwiftNavigation", "Perception", "PerceptionCore",
  ]

  var findings: [Finding] {
    let targets = context.project.targets
    let lacked = Self.entries.filter { entry in
      targets.versions.contains { platform, version in entry.since[platform].map { version < $0 } ?? true }
    }
    // An entry with more labels may be old where one with fewer is new, so all entries of the name are looked at.
    let names = Set(lacked.compactMap(\.name))
    guard !names.isEmpty, !importsBackport else { return [] }
    let entries = APITable.entries.filter { $0.name.map(names.contains) ?? false }
    return withoutParts(APIUse.all(of: entries, in: context).compactMap(lack(of:))).map { lack in
      Finding(
        .apiAvailability, severity: .warning, range: lack.use.range,
        message: message(lack.use, lack.platforms, lack.targets))
    }
  }

  /// A use with the platforms that lack the API.
  private struct Lack {
    let use: APIUse
    let platforms: Set<Platform>
    let targets: [Platform: PlatformVersion]

    /// The first version of each of these platforms.
    var needed: [Platform: PlatformVersion] { use.entry.since.filter { platforms.contains($0.key) } }
  }

  /// Leaves out what is an argument of a call that the same systems lack: one `#available` serves both.
  private func withoutParts(_ lacks: [Lack]) -> [Lack] {
    lacks.filter { part in
      !lacks.contains { whole in
        whole.use.takes(part.use.node) && part.platforms.isSubset(of: whole.platforms)
          && part.needed.allSatisfy { platform, version in whole.needed[platform].map { version <= $0 } ?? true }
      }
    }
  }

  /// Whether the file imports a package that brings newer APIs to older systems under other names.
  private var importsBackport: Bool {
    Self.backport.matches(context.file.text.utf8) && context.file.imports.contains { $0.contains("Backport") }
  }

  private static let backport = ByteSearch(["Backport"])

  private func lack(of use: APIUse) -> Lack? {
    guard !use.entry.isAsOldAsSwiftUI, !context.file.isInPreview(use.node),
      let systems = context.semantics.runningSystems(at: use.node)
    else { return nil }
    let lacking = systems.lacking(use.entry.since)
    guard !lacking.isEmpty, !isBrought(use) else { return nil }
    return Lack(use: use, platforms: lacking, targets: systems.targets)
  }

  // MARK: Shims

  /// Whether the project, or a package that the file imports, has something of this name for older systems.
  private func isBrought(_ use: APIUse) -> Bool {
    guard let name = use.entry.name else { return true }
    if !context.file.imports.isDisjoint(with: Self.bringers) { return true }
    let call = use.node.as(FunctionCallExprSyntax.self).flatMap(Call.init)
    // Names such as `dismiss` are mentioned all over a project, what extends a type of SwiftUI is rarer.
    guard let files = context.project.files(mentioning: name) ?? context.project.files(declaring: use.entry.extendedType) else {
      return true
    }
    return ([context.file] + files.map(\.file)).contains { file in file.tokens(named: name).contains { $0.declares(call) } }
  }

  // MARK: Words

  private func message(_ use: APIUse, _ lacking: Set<Platform>, _ targets: [Platform: PlatformVersion]) -> String {
    let platforms = Platform.allCases.filter(lacking.contains)
    let missing = platforms.filter { use.entry.since[$0] == nil }
    let older = platforms.filter { use.entry.since[$0] != nil }
    var sentences: [String] = []
    if !missing.isEmpty {
      sentences.append(
        "`\(use.title)` is unavailable in \(list(missing.map(\.rawValue))), which this code is compiled for too.")
      sentences.append("Leave it out there with `#if \(condition(missing))`\(replacement(use.entry)).")
    } else {
      let needed = older.compactMap { platform in use.entry.since[platform].map { "\(platform.rawValue) \($0)" } }
      let running = older.compactMap { platform in targets[platform].map { "\(platform.rawValue) \($0)" } }
      sentences.append(
        "`\(use.title)` is only available in \(list(needed)) or newer, and this code also runs on \(list(running)).")
      let check = needed.joined(separator: ", ")
      let isInBody = !use.isInDeclaration && context.file.member(around: use.node) != nil
      // A stored property cannot ask for a system, only the type around it can.
      let holder = context.file.type(around: use.node).map { "`\($0.name)`" } ?? "the declaration"
      sentences.append(
        isInBody
          ? "Use it within `if #available(\(check), *)`, or raise the deployment target."
          : "Mark \(holder) with `@available(\(check), *)`, or raise the deployment target.")
    }
    return sentences.joined(separator: " ")
  }

  private func condition(_ platforms: [Platform]) -> String {
    platforms.map { $0 == .macCatalyst ? "!targetEnvironment(macCatalyst)" : "!os(\($0.rawValue))" }.joined(separator: " && ")
  }

  private func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return "\(words.dropLast().joined(separator: ", ")) and \(last)"
  }

  /// What exists on more platforms.
  private func replacement(_ entry: APIEntry) -> String {
    switch entry.name {
    case .some(let name) where [.fullScreenCover, .popover, .inspector].contains(Presentation.Kind(rawValue: name)):
      "; `sheet` exists there"
    case "actionSheet", "ActionSheet": "; `confirmationDialog` exists there"
    case "navigationBarTitle": "; `navigationTitle` exists there"
    case "navigationBarItems": "; `toolbar` exists there"
    default: ""
    }
  }
}

extension TokenSyntax {
  /// Whether it is the name in a declaration that a call can mean, so that SwiftUI's own is not the only one.
  fileprivate func declares(_ call: Call?) -> Bool {
    guard let parent else { return false }
    if let function = parent.as(FunctionDeclSyntax.self), function.name.id == id {
      guard let call else { return false }
      let labels = Set(function.signature.parameterClause.parameters.map { $0.firstName.text == "_" ? "" : $0.firstName.text })
      return call.labels.allSatisfy(labels.contains)
    }
    if let variable = parent.as(IdentifierPatternSyntax.self)?.firstAncestor(VariableDeclSyntax.self) {
      // `static var topBarLeading`, and the keys of `EnvironmentValues`.
      let extended = variable.firstAncestor(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
      return variable.modifiers.contains { $0.name.text == "static" } || extended == "EnvironmentValues"
    }
    return parent.is(StructDeclSyntax.self) || parent.is(ClassDeclSyntax.self) || parent.is(EnumDeclSyntax.self)
      || parent.is(TypeAliasDeclSyntax.self) || parent.is(ProtocolDeclSyntax.self) || parent.is(MacroDeclSyntax.self)
  }
}
