import SwiftSyntax
import SwiftUIModel

/// The systems that a piece of code runs on, as far as targets, `#if` and availability checks tell.
public struct RunningSystems {
  /// The platforms that it may be compiled for, with their deployment targets.
  public private(set) var targets: [Platform: PlatformVersion]
  /// Whether it is compiled for each of them for sure.
  public private(set) var isCertain: Bool
  /// What `#available` and `@available` around it name.
  public private(set) var checks: [[Platform: PlatformVersion]] = []

  /// The platforms among these systems that lack an API. Empty as well where it may be that none does.
  public func lacking(_ api: [Platform: PlatformVersion]) -> Set<Platform> {
    let isChecked = checks.contains { check in
      check.contains { platform, version in api[platform].map { $0 <= version } ?? false }
    }
    let lacking = targets.filter { platform, version in api[platform].map { version < $0 && !isChecked } ?? true }
    return isCertain || lacking.count == targets.count ? Set(lacking.keys) : []
  }
}

extension SemanticModel {
  /// The systems that code at a node runs on; nil where no target is known.
  public func runningSystems(at node: some SyntaxProtocol) -> RunningSystems? {
    RunningSystems(at: Syntax(node), in: self)
  }
}

extension RunningSystems {
  fileprivate init?(at node: Syntax, in semantics: SemanticModel) {
    guard semantics.project.targets.isKnown else { return nil }
    targets = semantics.project.targets.versions
    isCertain = true
    restrict(to: semantics.file.evidentPlatforms)
    restrict(toPath: semantics.project.path)
    var child = node
    while let scope = child.parent {
      pass(scope, from: child)
      child = scope
    }
    if targets.isEmpty { return nil }
  }

  private mutating func restrict(to platforms: Set<Platform>) {
    let rest = targets.filter { platforms.contains($0.key) }
    if rest.isEmpty { isCertain = false } else { targets = rest }
  }

  /// Folders and files are named after the only platforms that they are for: `App-iOS`, `Sheet+macOS.swift`.
  private mutating func restrict(toPath path: String?) {
    for component in (path ?? "").split(separator: "/").reversed() {
      let words = component.split { !$0.isLetter }
      let named = Set(words.compactMap { Self.platformNames[String($0)] })
      guard !named.isEmpty else { continue }
      restrict(to: named.contains(.iOS) ? named.union([.macCatalyst]) : named)
      return
    }
  }

  private static let platformNames: [String: Platform] = [
    "iOS": .iOS, "ios": .iOS, "iPhone": .iOS, "iPad": .iOS, "iPadOS": .iOS, "macOS": .macOS, "macos": .macOS, "Mac": .macOS,
    "mac": .macOS, "OSX": .macOS, "tvOS": .tvOS, "tvos": .tvOS, "TV": .tvOS, "watchOS": .watchOS, "watchos": .watchOS,
    "Watch": .watchOS, "watch": .watchOS, "visionOS": .visionOS, "Vision": .visionOS, "Catalyst": .macCatalyst,
  ]

  private mutating func pass(_ scope: Syntax, from child: Syntax) {
    if let clause = scope.as(IfConfigClauseSyntax.self), child.id != clause.condition.map({ Syntax($0).id }) {
      targets = targets.filter { clause.isCompiled(on: $0.key) != .no }
      if clause.dependsOnFlags { isCertain = false }
    } else if let conditional = scope.as(IfExprSyntax.self) {
      let isElse = child.id == conditional.elseBody.map { Syntax($0).id }
      if child.id == Syntax(conditional.body).id || isElse { add(conditional.conditions, isElse: isElse) }
    } else if let loop = scope.as(WhileStmtSyntax.self), child.id == Syntax(loop.body).id {
      add(loop.conditions, isElse: false)
    } else if let list = scope.as(ConditionElementListSyntax.self) {
      for element in list.prefix(while: { Syntax($0).id != child.id }) { add(element, isElse: false) }
    } else if let list = scope.as(CodeBlockItemListSyntax.self), list.parent?.is(SourceFileSyntax.self) == false {
      for item in list.prefix(while: { Syntax($0).id != child.id }) {
        if let check = item.item.as(GuardStmtSyntax.self) { add(check.conditions, isElse: false) }
      }
    } else if let declaration = scope.asProtocol((any WithAttributesSyntax).self) {
      let systems = declaration.attributes.systems
      if !systems.isEmpty { checks.append(systems) }
      let unavailable = declaration.attributes.unavailablePlatforms
      targets = targets.filter { !unavailable.contains($0.key) }
    }
  }

  private mutating func add(_ conditions: ConditionElementListSyntax, isElse: Bool) {
    for element in conditions { add(element, isElse: isElse) }
  }

  /// `#available` holds where the condition does, `#unavailable` where it does not.
  private mutating func add(_ element: ConditionElementSyntax, isElse: Bool) {
    guard case .availability(let condition) = element.condition,
      (condition.availabilityKeyword.tokenKind == .poundUnavailable) == isElse
    else { return }
    checks.append(condition.availabilityArguments.systems)
  }
}

extension ViewFile {
  /// The platforms that the file can be compiled for, by what it imports and uses outside any `#if`.
  fileprivate var evidentPlatforms: Set<Platform> {
    var platforms = Set(Platform.allCases)
    for module in unconditionalImports { if let own = Self.modules[module] { platforms.formIntersection(own) } }
    let names: [([String], Set<Platform>)] = [(Self.touchClasses, Self.notMac), (Self.desktopClasses, [.macOS])]
    for (names, own) in names {
      let isUsed = names.contains { name in tokens(named: name).contains { conditionalClauses(around: $0).isEmpty } }
      if isUsed { platforms.formIntersection(own) }
    }
    return platforms
  }

  private static let notMac: Set<Platform> = [.iOS, .macCatalyst, .tvOS, .watchOS, .visionOS]

  private static let modules: [String: Set<Platform>] = [
    "UIKit": notMac, "AppKit": [.macOS], "Cocoa": [.macOS], "WatchKit": [.watchOS], "CarPlay": [.iOS],
    "MessageUI": [.iOS, .macCatalyst, .visionOS], "TVUIKit": [.tvOS],
  ]

  private static let touchClasses = [
    "UIApplication", "UIScreen", "UIWindow", "UIViewRepresentable", "UIViewControllerRepresentable", "UIHostingController",
    "UIImpactFeedbackGenerator", "UIPasteboard",
  ]

  private static let desktopClasses = [
    "NSApplication", "NSWorkspace", "NSWindow", "NSViewRepresentable", "NSHostingView", "NSPasteboard",
  ]
}
