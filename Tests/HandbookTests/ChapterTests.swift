import Foundation
import Testing

@testable import Handbook

@Suite("The chapters")
struct ChapterTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Sources/Handbook/Chapters").standardized

  @Test("are the ones that the package embeds; otherwise run `swift run DevTool regenerate`")
  func fresh() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).filter { $0.hasSuffix(".md") }
    #expect(Set(files) == Set(Chapters.all.map { $0.name + ".md" }))
    for chapter in Chapters.all {
      let text = try String(contentsOf: Self.folder.appendingPathComponent(chapter.name + ".md"), encoding: .utf8)
      #expect(text == chapter.text + "\n", "\(chapter.name).md was edited after the last regenerate")
    }
  }

  @Test("have a title, and sections with one anchor each")
  func anchors() {
    var seen: Set<String> = []
    for section in Handbook.sections {
      #expect(!section.chapter.isEmpty && !section.title.isEmpty, "\(section.anchor)")
      #expect(section.anchor.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil, "'\(section.anchor)' in \(section.title)")
      #expect(seen.insert(section.anchor).inserted, "two sections are called \(section.anchor)")
    }
  }
}
