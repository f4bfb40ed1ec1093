import Handbook
import Testing

@Suite("A section's text")
struct PlainTextTests {
  private func section(_ markdown: String) -> HandbookSection {
    HandbookSection(anchor: "a", title: "A", chapter: "C", markdown: markdown)
  }

  @Test("loses its marks and the targets of its links where there is no Markdown")
  func marks() {
    let text = section("**Why:** use `sheet(item:)`, *not* a [`flag`](#sheet-item); `#available(iOS 27, *)` stays, [so] too.")
    #expect(text.plainText == "Why: use sheet(item:), not a flag; #available(iOS 27, *) stays, [so] too.")
  }

  @Test("has its code indented instead of fenced")
  func code() {
    #expect(section("See:\n\n```swift\nlet a = 1 * 2\n\nf(a)\n```").plainText == "See:\n\n    let a = 1 * 2\n\n    f(a)")
  }

  @Test("has its tables in columns")
  func table() {
    let text = section("| Old | New |\n|---|---|\n| `a` | [b](#b) |\n| longer | c |\nEnd").plainText
    #expect(text == "Old     New\na       b\nlonger  c\nEnd")
  }

  @Test("is free of marks in all of the handbook")
  func everySection() {
    for section in Handbook.sections {
      let prose = section.plainText.split(separator: "\n").filter { !$0.hasPrefix("    ") }.joined(separator: "\n")
      #expect(!prose.contains("`") && !prose.contains("**") && !prose.contains("](#"), "\(section.anchor)")
    }
  }

  @Test("leads its links where the client can follow them, or nowhere")
  func links() {
    let text = section("Read [this](#dismiss) and [that](https://example.org).\n\n```swift\nlet a = b[0](#c)\n```")
    #expect(text.linkedAnchors == ["dismiss"])
    #expect(text.markdown { "https://book/\($0)" }.hasPrefix("Read [this](https://book/dismiss) and [that](https://"))
    #expect(text.markdown { _ in nil }.hasPrefix("Read this and [that](https://example.org)."))
    #expect(text.markdown { _ in nil }.hasSuffix("let a = b[0](#c)\n```"))
  }

  @Test(
    "has a line for each paragraph where a window wraps lines itself",
    arguments: [
      ("a\nb\n\nc\nd", "a b\n\nc d"), ("- a\n  b\n- c\n1. d\n2) e", "- a b\n- c\n1. d\n2) e"), ("a\n- b", "a\n- b"),
      ("a\n```swift\nb\nc\n```\nd\ne", "a\n```swift\nb\nc\n```\nd e"),
      ("a\n| b |\n|---|\n| c |\nd", "a\n| b |\n|---|\n| c |\nd"),
      ("a  \nb\\\nc", "a  \nb\\\nc"), ("### a\nb\nc", "### a\nb c"), ("> a\n> b\n    c\n    d", "> a\n> b\n    c\n    d"),
      ("", ""),
    ])
  func unwrapping(markdown: String, expected: String) {
    #expect(Unwrapping.unwrapped(markdown) == expected)
  }

  @Test("loses no word when it is unwrapped", arguments: Handbook.sections)
  func words(section: HandbookSection) {
    let unwrapped = Unwrapping.unwrapped(section.markdown)
    #expect(unwrapped.split(whereSeparator: \.isWhitespace) == section.markdown.split(whereSeparator: \.isWhitespace))
    #expect(Unwrapping.unwrapped(unwrapped) == unwrapped)
  }
}
