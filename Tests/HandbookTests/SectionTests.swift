import Handbook
import SwiftParser
import Testing

extension HandbookSection: CustomTestStringConvertible {
  public var testDescription: String { anchor }
}

@Suite("Every section")
struct SectionTests {
  @Test("starts with the advice, gives a reason, and ends with one example", arguments: Handbook.sections)
  func shape(section: HandbookSection) throws {
    let lines = section.markdown.split(separator: "\n", omittingEmptySubsequences: false)
    let first = try #require(lines.first)
    #expect(first.wholeMatch(of: /[A-Z`].*/) != nil && !first.hasPrefix("```"), "'\(first)' is no advice")
    let reason = try #require(lines.firstIndex { $0.hasPrefix("**Why:**") })
    #expect(reason <= 20)
    #expect(lines.filter { $0 == "```swift" }.count == 1)
    #expect(lines.filter { $0.hasPrefix("```") }.count == 2 && lines.last == "```")
  }

  @Test("fits on a screen", arguments: Handbook.sections)
  func length(section: HandbookSection) {
    let lines = section.markdown.split(separator: "\n", omittingEmptySubsequences: false)
    let prose = lines.prefix { $0 != "```swift" }
    #expect(prose.count <= 32)
    #expect(lines.count - prose.count <= 42)
    for line in lines where !line.hasPrefix("|") { #expect(line.count <= 112, "\(line)") }
  }

  @Test("has an example without a syntax error", arguments: Handbook.sections)
  func example(section: HandbookSection) {
    let code = section.markdown.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { $0 != "```swift" }.dropFirst().dropLast().joined(separator: "\n")
    #expect(!Parser.parse(source: code).hasError)
  }

  @Test("links only to sections that exist", arguments: Handbook.sections)
  func links(section: HandbookSection) {
    for anchor in section.linkedAnchors {
      #expect(Handbook.section(anchor: anchor) != nil, "\(section.anchor) links to \(anchor)")
    }
  }

  @Test("speaks of known API only, in its metadata and in its prose", arguments: Handbook.sections)
  func knownAPI(section: HandbookSection) {
    let known = Set(KnownAPIs.subjects + KnownAPIs.neighbors)
    for api in section.apis + section.relatedAPIs { #expect(known.contains(api), "\(section.anchor): \(api)") }
    let bases = Set(known.map(Self.base)).union(KnownAPIs.callable)
    for call in section.markdown.matches(of: /`[.#@]?(?:[A-Z]\w*\.)?(\w+)\([^`]*`/) {
      #expect(bases.contains(String(call.output.1)), "\(section.anchor): \(call.output.0)")
    }
  }

  @Test("never calls a soft deprecation a deprecation of the newest system", arguments: Handbook.sections)
  func softDeprecation(section: HandbookSection) {
    #expect(section.markdown.firstMatch(of: /deprecated in (iOS|macOS|tvOS|watchOS|visionOS) 2[67]/) == nil)
  }

  private static func base(_ api: String) -> String {
    let name = api.prefix { $0 != "(" }
    return String(name.split { $0 == "." || $0 == "@" || $0 == "\\" }.last ?? name)
  }
}

@Suite("The handbook as a whole")
struct CoverageTests {
  @Test("states every fact it was written after")
  func rows() {
    let stated = Set(Handbook.sections.flatMap(\.rows))
    #expect(Set(1...200).subtracting(stated) == [])
    #expect(stated.subtracting(1...200) == [])
  }

  @Test("has one home for every rule")
  func rules() {
    let homes = Handbook.sections.flatMap(\.rules)
    #expect(homes.count == Set(homes).count)
    #expect(Set(Self.rules).subtracting(homes) == [])
  }

  @Test("explains every presentation and navigation API somewhere", arguments: KnownAPIs.subjects)
  func subjects(api: String) {
    #expect(Handbook.sections.contains { $0.apis.contains(api) }, "\(api) is nobody's main subject")
    #expect(Handbook.section(forAPI: api) != nil)
  }

  @Test("is found by each of the texts that a section names", arguments: Handbook.sections)
  func messages(section: HandbookSection) {
    for message in section.messages {
      #expect(Handbook.search(message, limit: 5).contains(section), "\(section.anchor): \(message)")
    }
  }

  /// The catalogue of rules.
  private static let rules = [
    "item-driven-sheet", "item-driven-cover", "item-driven-popover", "stale-presentation-capture", "enum-sheets",
    "item-not-identifiable", "sheet-owns-actions", "presenter-dismiss", "presentation-mode", "presentation-in-row",
    "presentation-in-menu", "presentation-modifier-misplaced", "sheet-toolbar-without-stack", "toolbar-placement",
    "popover-adaptation", "cover-without-exit", "sheet-environment", "state-default-and-init", "orphan-presentation-flag",
    "item-parameter-ignored", "legacy-alert", "legacy-action-sheet", "item-driven-alert", "item-driven-dialog",
    "destructive-role", "redundant-item-reset", "navigation-view", "untyped-link", "link-destination-value",
    "missing-destination", "duplicate-destination", "destination-in-lazy-container", "navigation-modifier-outside-stack",
    "missing-navigation-stack", "navigation-loop", "selection-type", "route-not-hashable", "nested-navigation-stack",
    "unbound-navigation-path", "path-not-codable", "item-driven-destination", "pop-without-guard", "split-view-selection",
    "split-view-configuration", "split-column-width-misplaced", "split-column-max-width", "device-idiom-layout",
    "split-detail-stack", "sidebar-toggle-removed", "default-detail-by-position", "manual-split-columns",
    "legacy-layout-names", "inspector-width-misplaced", "inspector-toggle", "inspector-by-hand", "api-availability",
  ]
}
