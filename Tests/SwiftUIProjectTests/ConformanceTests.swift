import SwiftUIProject
import Testing

@Suite("Conformances")
struct ConformanceTests {
  private func conformance(
    of type: String, to target: String, in own: String, others: [String: String] = [:]
  ) -> Knowledge {
    SmallProject(own, others: others).semantics.conformance(of: type, to: target)
  }

  @Test func aConformanceIsReadFromTheDeclaration() {
    #expect(conformance(of: "Trail", to: "Identifiable", in: "struct Trail: Identifiable { let id: Int }") == .yes)
    #expect(conformance(of: "Trail", to: "Identifiable", in: "struct Trail { let id: Int }") == .no)
  }

  @Test func anExtensionInAnotherFileCounts() {
    let others = ["Trail+ID.swift": "extension Trail: Identifiable {}"]
    #expect(conformance(of: "Trail", to: "Identifiable", in: "struct Trail { let id: Int }", others: others) == .yes)
  }

  @Test func aProtocolOfTheProjectBringsItsOwn() {
    let text = "protocol Route: Hashable {}\nstruct Trail: Route {}"
    #expect(conformance(of: "Trail", to: "Hashable", in: text) == .yes)
  }

  @Test func aProtocolThatNothingDeclaresLeavesItUnknown() {
    #expect(conformance(of: "Trail", to: "Hashable", in: "struct Trail: SomeFrameworkProtocol {}") == .unknown)
  }

  @Test func anEnumWithoutPayloadsIsHashable() {
    #expect(conformance(of: "Tab", to: "Hashable", in: "enum Tab { case home, search }") == .yes)
    #expect(conformance(of: "Tab", to: "Hashable", in: "enum Tab { case home(View) }") == .no)
  }

  @Test(arguments: ["String", "IndexPath", "PersistentIdentifier"])
  func aStandardValueIsHashableAndCodable(_ name: String) {
    #expect(conformance(of: name, to: "Hashable", in: "") == .yes)
    #expect(conformance(of: name, to: "Codable", in: "") == .yes)
    #expect(conformance(of: name, to: "Identifiable", in: "") == .no)
  }

  @Test(arguments: ["Character", "Substring", "ObjectIdentifier", "NSManagedObjectID"])
  func someStandardValuesAreHashableOnly(_ name: String) {
    #expect(conformance(of: name, to: "Hashable", in: "") == .yes)
    #expect(conformance(of: name, to: "Codable", in: "") == .no)
    #expect(conformance(of: name, to: "Codable", in: "extension \(name): Codable {}") == .yes)
  }

  @Test func aPathIsEquatableOnly() {
    #expect(conformance(of: "NavigationPath", to: "Equatable", in: "") == .yes)
    #expect(conformance(of: "NavigationPath", to: "Hashable", in: "") == .no)
    #expect(conformance(of: "NavigationPath", to: "Codable", in: "") == .no)
  }

  @Test func aPropertyCanBeOfEachStandardValue() {
    let semantics = SmallProject("").semantics
    for name in ["String", "IndexPath", "Locale", "ObjectIdentifier"] {
      #expect(ValueTypes(semantics: semantics).type(named: name + "?", in: nil) == ValueType(name: name, isOptional: true))
    }
  }

  @Test(
    arguments: [
      "extension [Trail]: Identifiable {}", "extension [Trail]: @retroactive Identifiable {}",
      "extension Array<Trail>: Identifiable {}",
      "extension Array: Identifiable where Element == Trail {}", "extension Array: Identifiable where Element: Named {}",
    ]) func anExtensionOfAnArrayCounts(text: String)
  {
    #expect(conformance(of: "[Trail]", to: "Identifiable", in: "struct Trail {}\n" + text) == .yes)
    #expect(conformance(of: "[Trail]", to: "Identifiable", in: "struct Trail {}", others: ["Trails.swift": text]) == .yes)
  }

  @Test func anExtensionOfAnotherArrayIsNone() {
    let text = "struct Trail {}\nextension [Hut]: Identifiable {}\nextension Array: Identifiable where Element == Peak {}"
    #expect(conformance(of: "[Trail]", to: "Identifiable", in: text) == .no)
    #expect(conformance(of: "[String: Trail]", to: "Identifiable", in: "extension [Trail]: Identifiable {}") == .no)
    #expect(conformance(of: "(Int, Trail)", to: "Identifiable", in: "extension [Trail]: Identifiable {}") == .no)
  }

  @Test func twoTypesOfOneNameInOtherFilesLeaveItUnknown() {
    let others = ["A.swift": "struct Trail: Hashable {}", "B.swift": "struct Trail {}"]
    #expect(conformance(of: "Trail", to: "Hashable", in: "", others: others) == .unknown)
  }
}
