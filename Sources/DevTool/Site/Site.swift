import Handbook
import Linting
import Rules

/// The handbook as pages that need no server and no network.
struct Site {
  /// A file of the site: its name and what is in it.
  typealias File = (name: String, text: String)

  let chapters: [SiteChapter]
  let rules: [Rule]
  private let addresses: [String: String]

  init(sections: [HandbookSection] = Handbook.sections, rules: [Rule] = AllRules.rules) {
    var chapters: [SiteChapter] = []
    for section in sections {
      if chapters.last?.title == section.chapter {
        chapters[chapters.count - 1].sections.append(section)
      } else {
        chapters.append(SiteChapter(title: section.chapter, sections: [section]))
      }
    }
    self.chapters = chapters
    self.rules = rules
    addresses = Dictionary(
      chapters.flatMap { chapter in chapter.sections.map { ($0.anchor, "\(chapter.file)#\($0.anchor)") } },
      uniquingKeysWith: { first, _ in first })
  }

  /// Where a section is, as seen from any page.
  func address(_ anchor: String) -> String { addresses[anchor] ?? "index.html" }

  func link(_ section: HandbookSection) -> HTML { "<a href=\"\(address(section.anchor))\">\(section.title)</a>" }

  /// The pages. The assets that they need are `stylesheet`, `script` and, made here, the search index.
  var pages: [File] {
    let all =
      [indexPage] + chapters.indices.map(chapterPage) + [rulesPage, apisPage, messagesPage]
    return all.map { ($0.file, html(of: $0).text) } + [("search-index.js", searchIndex)]
  }

  /// Writes the site into a folder, and leaves what else is in it alone.
  static func write(to folder: String, _ package: Package) throws {
    let assets = try ["handbook.css", "handbook.js"].map { name in
      (name, try package.text(at: "Sources/DevTool/Site/Assets/\(name)"))
    }
    let target = Package.folder(folder)
    for (name, text) in Site().pages + assets { try target.write(text, to: name) }
  }
}

struct SiteChapter {
  let title: String
  var sections: [HandbookSection]

  /// `Alerts and dialogs` is `alerts-and-dialogs.html`.
  var file: String {
    title.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-") + ".html"
  }
}

/// A page before its frame is around it.
struct SitePage {
  let file: String
  let title: String
  let content: HTML
}
