import SourceText
import SwiftSyntax
import SwiftUIModel
import Testing

@Suite("Conditions of compilation")
struct CompilationConditionTests {
  /// The conditions around `a()`, `b()` …, each of which stands alone in its `#if`.
  private func conditions(_ list: [String]) throws -> [CompilationCondition] {
    let code = list.enumerated().map { index, condition in "#if \(condition)\nf\(index)()\n#endif" }
    let file = ViewFile(text: SourceText("func all() {\n\(code.joined(separator: "\n"))\n}"))
    return try list.indices.map { CompilationCondition(around: try #require(file.calls(named: "f\($0)").first).node) }
  }

  @Test(arguments: [
    ["os(iOS)", "os(iOS) || os(macOS)"], ["os(iOS)", "!os(macOS)"], ["os(iOS)", "DEBUG"], ["DEBUG", "!RELEASE"],
    ["os(iOS)", "targetEnvironment(macCatalyst)"], ["canImport(UIKit)", "os(watchOS)"], ["canImport(AppKit)", "os(macOS)"],
    ["os(Linux)", "!canImport(UIKit)"], ["swift(>=5.9)", "compiler(>=6)"], ["true", "os(tvOS)"],
  ])
  func `that can hold together`(_ list: [String]) throws {
    #expect(CompilationCondition.canHoldTogether(try conditions(list)))
  }

  @Test(arguments: [
    ["os(iOS)", "os(macOS)"], ["os(iOS)", "!os(iOS)"], ["DEBUG", "!DEBUG"], ["DEBUG && os(iOS)", "!DEBUG || os(tvOS)"],
    ["canImport(UIKit)", "os(macOS)"], ["canImport(AppKit)", "os(watchOS)"], ["targetEnvironment(macCatalyst)", "os(macOS)"],
    ["os(visionOS)", "os(iOS)"], ["os(Linux)", "os(macOS)"],
  ])
  func `that exclude each other`(_ list: [String]) throws {
    #expect(!CompilationCondition.canHoldTogether(try conditions(list)))
  }

  @Test func `of #else and #elseif leave out the branches in front of them`() throws {
    let file = ViewFile(
      text: SourceText(
        """
        func all() {
          #if os(iOS)
          phone()
          #elseif DEBUG
          debug()
          #else
          rest()
          #endif
          always()
        }
        """))
    func holdTogether(_ names: String...) throws -> Bool {
      CompilationCondition.canHoldTogether(
        try names.map { CompilationCondition(around: try #require(file.calls(named: $0).first).node) })
    }
    #expect(try !holdTogether("phone", "debug"))
    #expect(try !holdTogether("phone", "rest"))
    #expect(try !holdTogether("debug", "rest"))
    #expect(try holdTogether("rest", "always"))
    #expect(try holdTogether("phone", "always"))
  }

  @Test func `imply others`() throws {
    let list = try conditions(["os(iOS) && DEBUG", "!os(macOS)", "true"])
    #expect(list[0].implies(list[1]))
    #expect(!list[1].implies(list[0]))
    #expect(list[0].implies(list[2]))
  }

  @Test func `most of them hold in one build`() throws {
    let list = try conditions(["os(tvOS)", "!os(tvOS)", "os(iOS)", "os(macOS)", "DEBUG"])
    #expect(CompilationCondition.largestPart(of: list) == [1, 2, 4])
    #expect(CompilationCondition.largestPart(of: []) == [])
  }
}
