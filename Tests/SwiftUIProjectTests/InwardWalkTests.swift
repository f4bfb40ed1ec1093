import SwiftUIModel
import SwiftUIProject
import Testing

/// What does this content show? Each answer is the calls of the views that are met, outermost first.
@Suite("Walks into content")
struct InwardWalkTests {
  /// The walk into the body of `Home`.
  private func walk(
    _ body: String, members: String = "", others: [String: String] = [:], through interior: InwardWalk.Interior, depth: Int = 4
  ) throws -> InwardWalk {
    let project = SmallProject("struct Home: View { var body: some View { \(body) }\n\(members) }", others: others)
    let type = try #require(project.own.types(named: "Home").first)
    let statements = try #require(project.own.member(named: "body", of: type)?.body)
    return InwardWalk(
      into: statements, of: project.semantics.checkedFile, semantics: project.semantics, through: interior, depth: depth)
  }

  private func leaves(_ walk: InwardWalk) -> [String] { walk.leaves.map { $0.call?.name ?? $0.expression.trimmedDescription } }

  @Test func eachStatementIsAView() throws {
    #expect(try leaves(walk("Text(a).bold(); Image(b)", through: [])) == ["Text", "Image"])
  }

  @Test func eachBranchCounts() throws {
    let walk = try walk("if a { Text(a) } else { Image(b) }; switch c { case .d: Label(e) }", through: [])
    #expect(leaves(walk) == ["Text", "Image", "Label"])
    #expect(walk.leaves.map(\.isConditional) == [true, true, true])
  }

  @Test func groupsAndStacksAreLookedIntoIfAsked() throws {
    let body = "NavigationStack { Group { Text(a) } }"
    #expect(try leaves(walk(body, through: [])) == ["NavigationStack"])
    #expect(try leaves(walk(body, through: .containers)) == ["Group"])
    #expect(try leaves(walk(body, through: [.containers, .groups])) == ["Text"])
  }

  @Test func aSplitViewIsNotOneOfThem() throws {
    #expect(try leaves(walk("NavigationSplitView { A() } detail: { B() }", through: .containers)) == ["NavigationSplitView"])
  }

  @Test func helpersAreLookedIntoIfAsked() throws {
    let members = "var row: some View { Text(a) }\nfunc cell(_ n: Int) -> some View { if n > 0 { Image(b) } }"
    let walk = try walk("self.row; cell(1)", members: members, through: .helpers)
    #expect(leaves(walk) == ["Text", "Image"])
    #expect(walk.leaves.map(\.isConditional) == [false, true])
  }

  @Test func aHelperThatSomethingElseUsesIsNotSole() throws {
    let members = "var row: some View { Text(a) }"
    #expect(try leaves(walk("row", members: members, through: .soleHelpers)) == ["Text"])
    #expect(try leaves(walk("row; row", members: members, through: .soleHelpers)) == ["row", "row"])
  }

  @Test func bodiesOfViewsOfOtherFilesAreLookedIntoIfAsked() throws {
    let others = ["Row.swift": "struct Row: View { var body: some View { label } ; var label: some View { Text(a) } }"]
    #expect(try leaves(walk("Row()", others: others, through: .views)) == ["label"])
    #expect(try leaves(walk("Row()", others: others, through: [.views, .helpers])) == ["Text"])
    #expect(try leaves(walk("Row()", through: .views)) == ["Row"])
  }

  @Test func whatIsPassedIsMetToo() throws {
    let walk = try walk("row.padding()", members: "var row: some View { Text(a) }", through: .helpers)
    #expect(walk.nodes.map(\.isEntered) == [true, false])
    #expect(walk.nodes.first?.content.node.modifiers.map(\.name) == ["padding"])
  }

  @Test func viewsThatShowEachOtherAreCut() throws {
    let others = ["Row.swift": "struct Row: View { var body: some View { Row() } }"]
    #expect(try walk("Row()", others: others, through: .views).isCut)
    #expect(try !walk("Text(a)", through: .views).isCut)
  }
}
