import Testing

@testable import Handbook

@Suite("A reference may be written as")
struct ReferenceFormatTests {
  private let plain = """
    Team handbook for screens

    Contents

    • Cards from the bottom
    • Side panels

    Cards from the bottom

    Driving a sheet by a value

    Hand the value to .sheet(item:), never to a flag.

    @State private var opened: Song?

    var body: some View {
        SongList(songs)
            .sheet(item: $opened) { song in
                SongPage(song)
            }

    }

    Why: one state is enough.

    Side panels

    Panel width
    • inspectorColumnWidth(280) inside the panel
    • ideal: is the only label that counts

    InfoPanel()
        .inspectorColumnWidth(280)
    """

  @Test("plain text with titles in lines of their own")
  func titles() throws {
    let sections = ReferenceSections.sections(of: plain)
    #expect(sections.map(\.title) == ["Driving a sheet by a value", "Panel width"])
    #expect(sections.map(\.parents) == [["Cards from the bottom"], ["Side panels"]])
    #expect(sections.map(\.line) == [10, 28])
  }

  @Test("code without fences, which gets them, and bullets of any kind")
  func code() throws {
    let sections = ReferenceSections.sections(of: plain)
    #expect(
      sections.first?.markdown == """
        Hand the value to .sheet(item:), never to a flag.

        ```swift
        @State private var opened: Song?

        var body: some View {
            SongList(songs)
                .sheet(item: $opened) { song in
                    SongPage(song)
                }

        }
        ```

        Why: one state is enough.
        """)
    #expect(
      sections.last?.markdown == """
        - inspectorColumnWidth(280) inside the panel
        - ideal: is the only label that counts

        ```swift
        InfoPanel()
            .inspectorColumnWidth(280)
        ```
        """)
  }

  @Test("a diff that adds it, with the diff's own lines")
  func diff() throws {
    let text = """
      docs/style.md

      diff --git a/docs/style.md b/docs/style.md
      --- a/docs/style.md
      +++ b/docs/style.md
      @@ -1,2 +1,6 @@
       # Style
      -Old advice.
      +
      +## Popovers
      +
      +A `popover` stays small.
      +
      +- [ ] `presentationCompactAdaptation`
      """
    let section = try #require(ReferenceSections.sections(of: text).first)
    #expect(section.title == "Popovers" && section.line == 10)
    #expect(section.markdown == "A `popover` stays small.\n\n- [ ] `presentationCompactAdaptation`")
  }

  @Test("lines that all start with a plus sign")
  func additions() {
    #expect(ReferenceSections.sections(of: "+# Covers\n+\n+Show an exit.").map(\.markdown) == ["Show an exit."])
  }

  @Test("a copy with bars between the lines, whose code is indented again")
  func bars() {
    let lines = ["12 lines", "# Columns", "", "```swift", "HStack {", "Main()", ".padding()", "}", "```", "", "- wide"]
    let copy = lines.map { $0.isEmpty ? "|\n|" : $0 }.joined(separator: "\n|\n")
    #expect(
      ReferenceSections.sections(of: copy).map(\.markdown) == [
        "```swift\nHStack {\n  Main()\n    .padding()\n}\n```\n\n- wide"
      ])
  }

  @Test("Markdown with underlined headings, below a block of settings")
  func markdown() {
    let text = "---\nname: style\ndescription: sheets\n---\n\nSheets\n======\n\nOne.\n\n`alert`\n-------\n\nTwo.\n\n---\n"
    let sections = ReferenceSections.sections(of: text)
    #expect(sections.map(\.title) == ["Sheets", "alert"])
    #expect(sections.map(\.markdown) == ["One.", "Two."])
    #expect(sections.map(\.parents) == [[], ["Sheets"]])
  }

  @Test(
    "anything at all: broken text is no crash and no section",
    arguments: ["", "|", "+", "@@ ", "---", "```", "•", "# ", "\u{FEFF}"])
  func oddities(text: String) {
    #expect(ReferenceSections.sections(of: text).isEmpty)
  }

  @Test(
    "is a title",
    arguments: [
      ("Side panels", true), ("3 columns", true), ("Alerts and dialogs (SDK 27)", true), ("Why one state", true),
      ("Use one state.", false), ("Note: mind the width", false), ("struct Song {", false), ("let a = 1", false),
      ("Panel()", false), ("• Panels", false),
    ])
  func title(line: String, isTitle: Bool) {
    #expect(PlainReference.isTitle(line) == isTitle)
  }
}

@Suite("The section that is quoted")
struct ReferenceMatchTests {
  private let book = ReferenceBook(
    name: "Screens",
    text: """
      # Screens

      ## Questions before something is lost

      Ask with `confirmationDialog(_:isPresented:)` on the button itself.

      ## Panels at the side

      ### Panel that resizes

      `.inspectorColumnWidth(min: 240, ideal: 280)`

      ### Panel of one width

      `.inspectorColumnWidth(280)`

      ## Sidebar layout

      Two columns: `NavigationSplitView` with a `List(selection:)` in the sidebar and a placeholder in the detail.

      ## Columns made with HStack

      A second column of our own beside the tabs: `HStack(spacing: 0)`, a `Divider`, a width cap.

      ## Lunch

      The popover at the counter is not to be adapted.
      """)

  @Test(
    "is found by the API that is asked about, with its labels",
    arguments: [
      ("confirmationDialog(_:isPresented:)", "Questions before something is lost"),
      ("inspectorColumnWidth(min:ideal:)", "Panel that resizes"), ("inspectorColumnWidth(_:)", "Panel of one width"),
      ("NavigationSplitView(detail:)", "Sidebar layout"),
    ])
  func api(name: String, title: String) throws {
    let subject = try #require(Handbook.section(forAPI: name))
    #expect(book.section(about: subject, api: name)?.title == title)
  }

  @Test(
    "is found by the subject of a finding",
    arguments: [("manual-split", "Columns made with HStack"), ("split-2col", "Sidebar layout")])
  func subject(anchor: String, title: String) throws {
    #expect(book.section(about: try #require(Handbook.section(anchor: anchor)))?.title == title)
  }

  @Test(
    "is none where the text only has the word",
    arguments: ["popover", "popover-adaptation", "sheet-item", "alert-item", "nav-path"])
  func silence(anchor: String) throws {
    #expect(book.section(about: try #require(Handbook.section(anchor: anchor))) == nil)
  }
}
