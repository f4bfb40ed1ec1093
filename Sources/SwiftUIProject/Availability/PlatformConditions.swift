import SwiftSyntax
import SwiftUIModel

extension SemanticModel {
  /// Whether code at a node is evidently compiled for the Mac alone, that is for macOS and perhaps Mac Catalyst: by an `#if`
  /// around it, or by the deployment targets.
  public func isMacOSOnly(at node: some SyntaxProtocol) -> Bool {
    if project.targets.isKnown, project.targets.versions.keys.allSatisfy({ $0 == .macOS }) { return true }
    return file.conditionalClauses(around: node).contains(where: \.isMacOSOnly)
  }
}

extension SemanticModel {
  /// Whether code at a node is evidently compiled for watchOS or tvOS alone: by an `#if` around it, the deployment targets, the
  /// file's imports, or a folder that is named as Xcode names those targets' folders.
  public func isWatchOrTVOnly(at node: some SyntaxProtocol) -> Bool {
    let systems: Set<Platform> = [.watchOS, .tvOS]
    if project.targets.isKnown, project.targets.versions.keys.allSatisfy(systems.contains) { return true }
    if file.imports.contains("WatchKit") { return true }
    if file.conditionalClauses(around: node).contains(where: \.isWatchOrTVOnly) { return true }
    let folders = (project.path ?? "").split(separator: "/").dropLast().map { $0.lowercased() }
    return folders.contains { folder in
      folder.contains("tvos") || folder.contains("watchos")
        || folder.contains("watch") && (folder.contains("app") || folder.contains("extension"))
    }
  }
}

extension IfConfigClauseSyntax {
  fileprivate var isWatchOrTVOnly: Bool {
    let names: Set<String> = ["os(watchOS)", "os(tvOS)", "os(watchOS)||os(tvOS)", "os(tvOS)||os(watchOS)"]
    return condition.map { names.contains($0.plainText) } ?? false
  }

  private static let macOS: Set<String> = ["os(macOS)", "canImport(AppKit)", "!os(iOS)", "!canImport(UIKit)"]
  private static let others: Set<String> = ["os(iOS)", "canImport(UIKit)", "!os(macOS)", "!canImport(AppKit)"]

  fileprivate var isMacOSOnly: Bool {
    if isLeftOutOnDevices { return true }
    if let condition { return Self.macOS.contains(condition.plainText) }
    // An `#else` is what the clause in front of it is not.
    guard let clauses = parent?.as(IfConfigClauseListSyntax.self), clauses.count == 2, let first = clauses.first?.condition
    else { return false }
    return Self.others.contains(first.plainText)
  }

  /// Whether the clause is compiled for no system but macOS and Mac Catalyst.
  private var isLeftOutOnDevices: Bool {
    Platform.allCases.allSatisfy { platform in
      platform == .macOS || platform == .macCatalyst || isCompiled(on: platform, isDevice: true) == .no
    }
  }

  /// Whether the clause can be compiled for a platform, by its condition and those in front of it.
  /// - Parameter isDevice: whether iOS means iPhone and iPad alone, and not Mac Catalyst, as which an iOS target may be built
  public func isCompiled(on platform: Platform, isDevice: Bool = false) -> Knowledge {
    guard let clauses = parent?.as(IfConfigClauseListSyntax.self) else { return .unknown }
    var result = Knowledge.yes
    for clause in clauses {
      let holds = clause.condition?.holds(on: platform, isDevice: isDevice) ?? .yes
      if clause.id == id { return result == .yes ? holds : holds == .no ? .no : .unknown }
      if holds == .yes { return .no }
      if holds == .unknown { result = .unknown }
    }
    return .unknown
  }

  /// Whether a flag of the project, which may stand for a platform, decides about the clause.
  public var dependsOnFlags: Bool {
    let clauses = parent?.as(IfConfigClauseListSyntax.self).map(Array.init) ?? []
    return clauses.contains { clause in
      clause.condition?.tokens(viewMode: .sourceAccurate).contains { token in
        guard token.parent?.is(DeclReferenceExprSyntax.self) == true, token.text != "DEBUG" else { return false }
        // The names within `os(…)`, `canImport(…)` and the like, and these themselves, are no flags.
        return token.firstAncestor(FunctionCallExprSyntax.self) == nil
      } ?? false
    }
  }
}

extension ExprSyntax {
  /// Whether the condition of an `#if` holds on a platform.
  fileprivate func holds(on platform: Platform, isDevice: Bool) -> Knowledge {
    holds { $0.isTrue(on: platform, isDevice: isDevice) }.map { $0 ? .yes : .no } ?? .unknown
  }

  /// Whether `os(iOS)` and the like hold; nil for what a platform does not decide.
  private func isTrue(on platform: Platform, isDevice: Bool) -> Bool? {
    guard let call = self.as(FunctionCallExprSyntax.self).flatMap(Call.init), call.node.arguments.count == 1,
      let name = call.unlabeledArgument?.expression.trimmedDescription
    else { return nil }
    let isTouch = platform != .macOS
    let mayBeCatalyst = platform == .iOS && !isDevice
    switch (call.name, name) {
    case ("os", "iOS"): return platform == .iOS || platform == .macCatalyst
    case ("os", "macOS"), ("os", "OSX"): return platform == .macOS
    case ("os", "xrOS"): return platform == .visionOS
    case ("os", _): return platform.rawValue == name && platform != .macCatalyst
    case ("canImport", "UIKit"): return isTouch
    case ("canImport", "AppKit"), ("canImport", "Cocoa"):
      // Mac Catalyst has parts of AppKit, and an iOS target may be built for it.
      return isTouch ? (platform == .macCatalyst || mayBeCatalyst ? nil : false) : true
    case ("targetEnvironment", "macCatalyst"): return platform == .macCatalyst ? true : mayBeCatalyst ? nil : false
    default: return nil
    }
  }
}
