import SwiftSyntax

/// The branches of `#if` around a piece of code, as one condition.
public struct CompilationCondition: Sendable {
  private struct Term: Sendable {
    let condition: ExprSyntax
    let isMet: Bool
  }

  private let terms: [Term]

  public init(around node: some SyntaxProtocol) {
    var terms: [Term] = []
    var current = node.parent
    while let scope = current {
      if let clause = scope.as(IfConfigClauseSyntax.self), let clauses = clause.parent?.as(IfConfigClauseListSyntax.self) {
        // An `#else` is what the branches in front of it are not.
        terms += clauses.prefix { $0.id != clause.id }.compactMap(\.condition).map { Term(condition: $0, isMet: false) }
        if let condition = clause.condition { terms.append(Term(condition: condition, isMet: true)) }
      }
      current = scope.parent
    }
    self.terms = terms
  }

  /// Whether some build compiles all of them.
  public static func canHoldTogether(_ conditions: [CompilationCondition]) -> Bool {
    largestPart(of: conditions).count == conditions.count
  }

  /// The positions of the most conditions that one build compiles together, in order.
  public static func largestPart(of conditions: [CompilationCondition]) -> [Int] {
    if conditions.allSatisfy(\.terms.isEmpty) { return Array(conditions.indices) }
    var largest: [Int] = []
    for build in Build.all(for: conditions.flatMap(\.terms).map(\.condition)) {
      let part = conditions.indices.filter { conditions[$0].holds(in: build) }
      if part.count > largest.count { largest = part }
    }
    return largest
  }

  /// Whether each build that compiles this compiles the other, too.
  public func implies(_ other: CompilationCondition) -> Bool {
    if other.terms.isEmpty { return true }
    return Build.all(for: (terms + other.terms).map(\.condition)).allSatisfy { !holds(in: $0) || other.holds(in: $0) }
  }

  private func holds(in build: Build) -> Bool {
    terms.allSatisfy { term in term.condition.holds { build.value(of: $0) } == term.isMet }
  }
}

/// One way to compile: a system, and the flags that are set.
private struct Build {
  enum System: CaseIterable {
    case iOS
    case macCatalyst
    case macOS
    case tvOS
    case watchOS
    case visionOS
    case other
  }

  let system: System
  let flags: Set<String>
  let known: [String: Bool]

  /// More flags than this are taken as not set.
  private static let maximalFlags = 6

  /// The builds that differ in some conditions.
  static func all(for conditions: [ExprSyntax]) -> [Build] {
    var atoms: Set<String> = []
    for condition in conditions {
      _ = condition.holds { atom in
        atoms.insert(atom.plainText)
        return nil
      }
    }
    return System.allCases.flatMap { system -> [Build] in
      var known: [String: Bool] = [:]
      for atom in atoms { known[atom] = system.value(of: atom) }
      let free = atoms.filter { known[$0] == nil }.sorted().prefix(maximalFlags)
      let sets = free.reduce([Set<String>()]) { sets, flag in sets + sets.map { $0.union([flag]) } }
      return sets.map { Build(system: system, flags: $0, known: known) }
    }
  }

  func value(of atom: ExprSyntax) -> Bool {
    let text = atom.plainText
    return known[text] ?? flags.contains(text)
  }
}

extension Build.System {
  /// Whether `os(iOS)` and the like hold on it; nil for what it does not decide.
  fileprivate func value(of atom: String) -> Bool? {
    switch atom {
    case "os(iOS)": self == .iOS || self == .macCatalyst
    case "os(macOS)", "os(OSX)": self == .macOS
    case "os(tvOS)": self == .tvOS
    case "os(watchOS)": self == .watchOS
    case "os(visionOS)", "os(xrOS)": self == .visionOS
    case "targetEnvironment(macCatalyst)": self == .macCatalyst
    case "canImport(UIKit)": self != .macOS && self != .other
    // Mac Catalyst has parts of AppKit.
    case "canImport(AppKit)", "canImport(Cocoa)": self == .macCatalyst ? nil : self == .macOS
    case let system where system.hasPrefix("os("): self == .other ? nil : false
    default: nil
    }
  }
}
