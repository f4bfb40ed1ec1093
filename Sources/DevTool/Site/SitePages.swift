import Handbook
import Linting

extension Site {
  /// All sections, under their anchors: a link to the site's address with an anchor lands here, and a script leads on to the
  /// section's own page.
  var indexPage: SitePage {
    let groups = chapters.map { chapter in
      let entries = chapter.sections.map { section in
        "<li id=\"\(section.anchor)\"><a href=\"\(address(section.anchor))\">\(section.title)</a></li>" as HTML
      }
      return """
        <section class="card">
        <h2><a href="\(chapter.file)">\(chapter.title)</a></h2>
        <ul>
        \(entries)
        </ul>
        </section>
        """ as HTML
    }
    let content: HTML = """
      <h1>Presentation and navigation in SwiftUI</h1>
      <p class="lead">What to do, why, and where the advice does not hold: \(chapters.flatMap(\.sections).count) short sections, \
      each with an example that compiles. Start from a symptom with the search, or from <a href="rules.html">a rule</a>, \
      <a href="apis.html">an API</a> or <a href="messages.html">a message</a>.</p>
      <div class="cards">
      \(groups)
      </div>
      """
    return SitePage(file: "index.html", title: "Handbook", content: content)
  }

  func chapterPage(_ index: Int) -> SitePage {
    let chapter = chapters[index]
    func neighbor(_ index: Int, _ relation: String, _ name: String) -> HTML {
      guard chapters.indices.contains(index) else { return "<span></span>" }
      return "<a rel=\"\(relation)\" href=\"\(chapters[index].file)\"><span>\(name)</span> \(chapters[index].title)</a>"
    }
    let content: HTML = """
      <h1>\(chapter.title)</h1>
      \(chapter.sections.map(article))
      <nav class="pager" aria-label="Neighboring chapters">
      \(neighbor(index - 1, "prev", "Previous"))
      \(neighbor(index + 1, "next", "Next"))
      </nav>
      """
    return SitePage(file: chapter.file, title: chapter.title, content: content)
  }

  private func article(_ section: HandbookSection) -> HTML {
    let rules = section.rules.compactMap { id in self.rules.first { $0.id == id } }
    return """
      <article id="\(section.anchor)" aria-labelledby="\(section.anchor)-title">
      <h2 id="\(section.anchor)-title">\(section.title) <a class="anchor" href="#\(section.anchor)" \
      aria-label="Link to this section">#</a></h2>
      \(rules.map { rule in "<p class=\"rule\"><a href=\"rules.html#\(rule.id)\"><code>\(rule.id)</code></a> \(badges(rule))</p>" })
      \(HTML(markdown: section.markdown, linkingTo: address))
      \(footer(section))
      </article>
      """
  }

  private func footer(_ section: HandbookSection) -> HTML {
    var lines: [HTML] = []
    if !section.messages.isEmpty {
      let messages = section.messages.map { "<li>\($0)</li>" as HTML }
      lines.append(
        "<details><summary>Messages and symptoms that lead here</summary>\n<ul class=\"messages\">\n\(messages)\n</ul></details>"
      )
    }
    if let page = section.documentationURL {
      lines.append("<p class=\"source\"><a href=\"\(page)\">Apple’s documentation</a></p>")
    }
    return "\(lines)"
  }

  /// How loud a rule is by itself, and what its fix asks for.
  func badges(_ rule: Rule) -> HTML {
    let severity = rule.isEnabled ? rule.severity.rawValue : "off"
    let fix: HTML =
      switch rule.fixLevel {
      case .safe: "<span class=\"badge safe\">safe fix</span>"
      case .review: "<span class=\"badge review\">fix to review</span>"
      case .none: "<span class=\"badge\">no fix</span>"
      }
    return "<span class=\"badge \(severity)\">\(severity)</span> \(fix)"
  }
}
