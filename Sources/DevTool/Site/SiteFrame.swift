import Handbook

extension Site {
  /// The pages besides the chapters, with their names in the navigation.
  private static let listings = [("rules.html", "Rules"), ("apis.html", "APIs"), ("messages.html", "Messages")]

  /// What all pages have: a way past the navigation, the search, the chapters.
  func html(of page: SitePage) -> HTML {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(page.title) · SwiftUI patterns</title>
    <link rel="icon" href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Crect width='16' \
    height='16' rx='4' fill='%230b62c4'/%3E%3Crect x='3' y='6' width='10' height='7' rx='1.5' fill='white'/%3E%3C/svg%3E">
    <link rel="stylesheet" href="handbook.css">
    <script src="search-index.js" defer></script>
    <script src="handbook.js" defer></script>
    </head>
    <body>
    <a class="skip" href="#main">Skip to the text</a>
    <header>
    <a class="home" href="index.html">SwiftUI <span>patterns</span></a>
    <div class="search" role="search">
    <input id="search" type="search" placeholder="Search" aria-label="Search the handbook" autocomplete="off" \
    role="combobox" aria-expanded="false" aria-controls="results" aria-autocomplete="list">
    <kbd aria-hidden="true">/</kbd>
    <ul id="results" role="listbox" aria-label="Sections found" hidden></ul>
    </div>
    </header>
    <div class="columns">
    <nav aria-label="Chapters">
    <details class="menu" open>
    <summary>Chapters</summary>
    <ul>
    \(chapters.map { chapterEntry($0, on: page) })
    </ul>
    <ul>
    \(Self.listings.map { file, name in entry(file, name, on: page) })
    </ul>
    </details>
    </nav>
    <main id="main" tabindex="-1">
    \(page.content)
    </main>
    </div>
    </body>
    </html>

    """
  }

  private func entry(_ file: String, _ name: String, on page: SitePage) -> HTML {
    "<li><a href=\"\(file)\"\(current(file, page))>\(name)</a></li>"
  }

  private func chapterEntry(_ chapter: SiteChapter, on page: SitePage) -> HTML {
    guard chapter.file == page.file else { return entry(chapter.file, chapter.title, on: page) }
    let sections = chapter.sections.map { "<li><a href=\"#\($0.anchor)\">\($0.title)</a></li>" as HTML }
    return "<li><a href=\"\(chapter.file)\"\(current(chapter.file, page))>\(chapter.title)</a>\n<ul>\n\(sections)\n</ul></li>"
  }

  private func current(_ file: String, _ page: SitePage) -> HTML { file == page.file ? " aria-current=\"page\"" : "" }
}
