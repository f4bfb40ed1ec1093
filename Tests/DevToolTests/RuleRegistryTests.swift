import Foundation
import Linting
import Rules
import Testing

@testable import DevTool

@Suite("The list of rules")
struct RuleRegistryTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The names of the rules that the sources declare: `static let enumSheets = Rule(`.
  private func declaredNames() throws -> Set<String> {
    let folder = Self.root.appending(path: "Sources/Rules")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
    var names: Set<String> = []
    for file in files where file.pathExtension == "swift" {
      for match in try String(contentsOf: file, encoding: .utf8).matches(of: /static let (\w+)(?:: Rule)? = Rule\(/) {
        names.insert(String(match.1))
      }
    }
    return names
  }

  @Test("Every rule that the sources declare is listed once, and nothing else is")
  func everyDeclaredRuleIsListed() throws {
    let listed = AllRules.rules.map { NewRule.propertyName(of: $0.id) }
    #expect(try declaredNames() == Set(listed))
    #expect(Set(listed).count == listed.count)
  }

  /// A package of nothing but the list.
  private func emptyPackage() throws -> Package {
    let folder = FileManager.default.temporaryDirectory.appending(path: "new-rule-\(UUID().uuidString)")
    let package = Package.folder(folder.path)
    try package.write(String(contentsOf: Self.root.appending(path: NewRule.registry), encoding: .utf8), to: NewRule.registry)
    return package
  }

  @Test("new-rule writes a rule, its examples, and its name into the list")
  func aNewRuleIsListed() throws {
    let package = try emptyPackage()
    defer { try? FileManager.default.removeItem(at: package.root) }
    try NewRule(["sheet-without-name", "--chapter", "Sheets"]).write(to: package)
    let place = "Sources/Rules/Sheets/SheetWithoutName/SheetWithoutName"
    #expect(try package.text(at: "\(place).swift").contains("public static let sheetWithoutName = Rule("))
    #expect(try package.text(at: "\(place)Examples.swift").contains("enum SheetWithoutNameExamples"))
    // Behind the last rule of its chapter, before the first one of the next.
    #expect(
      try package.text(at: NewRule.registry).contains(
        "    .itemParameterIgnored,\n    .sheetWithoutName,\n    .legacyAlert,\n"))
  }

  @Test("new-rule replaces no rule")
  func anExistingRuleStays() throws {
    let package = try emptyPackage()
    defer { try? FileManager.default.removeItem(at: package.root) }
    try NewRule(["sheet-without-name", "--chapter", "Sheets"]).write(to: package)
    #expect(throws: DevToolError.self) { try NewRule(["sheet-without-name", "--chapter", "Sheets"]).write(to: package) }
  }
}
