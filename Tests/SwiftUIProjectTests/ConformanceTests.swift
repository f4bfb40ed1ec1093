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

  @Test func twoTypesOfOneNameInOtherFilesLeaveItUnknown() {
    let others = ["A.swift": "struct Trail: Hashable {}", "B.swift": "struct Trail {}"]
    #expect(conformance(of: "Trail", to: "Hashable", in: "", others: others) == .unknown)
  }
}
