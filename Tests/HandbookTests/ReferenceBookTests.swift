import Handbook
import Testing

@Suite("A reference of the user's own")
struct ReferenceBookTests {
  private let book = ReferenceBook(
    name: "Our style",
    text: """
      # Our style

      ## Sheets

      ### Sheets driven by an item

      House rule: `.sheet(item:)` for a sheet that shows a model value. No `isPresented` flag beside the optional, no `if let`.

      ```swift
      # not a heading
      .sheet(item: $song) { SongPage($0) }
      ```

      ### Actions owned by sheets

      A sheet calls `dismiss` itself.

      ### Enum for many sheets

      One `Identifiable` enum with a case for each, and one `.sheet(item:)` that switches over them, not a flag for each.

      ## Navigation

      ### One NavigationStack with value links

      `NavigationStack` is the container; `navigationDestination(for:)` maps routes to views on the list inside the stack.

      ### Programmatic navigation with NavigationPath

      Append to a `NavigationPath`.

      ## Inspector width

      Always `.inspectorColumnWidth(300)`.

      ## Our coffee machine

      The `sheet` beside it says how to clean it.
      """)

  @Test("has a section for every heading with a text of its own")
  func sections() throws {
    #expect(book.sections.count == 7)
    let first = try #require(book.sections.first)
    #expect(first.title == "Sheets driven by an item")
    #expect(first.parents == ["Our style", "Sheets"] && first.line == 5)
    #expect(first.markdown.hasPrefix("House rule") && first.markdown.hasSuffix("```"))
  }

  @Test(
    "answers for the sections of the handbook with the same subject",
    arguments: [
      ("sheet-item", "Sheets driven by an item"), ("sheet-actions", "Actions owned by sheets"),
      ("sheet-enum", "Enum for many sheets"), ("nav-stack-missing", "One NavigationStack with value links"),
      ("nav-path", "Programmatic navigation with NavigationPath"), ("inspector-width", "Inspector width"),
    ])
  func subjects(anchor: String, title: String) throws {
    #expect(book.section(about: try #require(Handbook.section(anchor: anchor)))?.title == title)
  }

  @Test("stays silent on others", arguments: ["alert-legacy", "split-width", "availability", "popover", "restoration"])
  func silence(anchor: String) throws {
    #expect(book.section(about: try #require(Handbook.section(anchor: anchor))) == nil)
  }

  @Test("may be empty, unfinished or end its lines in another way")
  func oddities() {
    #expect(ReferenceBook(name: "x", text: "").sections.isEmpty)
    #expect(ReferenceBook(name: "x", text: "# Only a heading").sections.isEmpty)
    #expect(ReferenceBook(name: "x", text: "no heading, only a sentence.").sections.isEmpty)
    #expect(
      ReferenceBook(name: "x", text: "## A\r\ntext\r\n```\r\n## b\r\n").sections.map(\.markdown) == ["text\n```\n## b"])
  }
}
