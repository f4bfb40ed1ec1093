import Handbook
import Linting

extension Site {
  /// Every rule with its reason, an example and its section.
  var rulesPage: SitePage {
    let groups = Chapter.allCases.map { chapter in
      let rules = self.rules.filter { $0.chapter == chapter }
      return rules.isEmpty ? "" : "<h2>\(chapter.rawValue)</h2>\n\(rules.map(article))" as HTML
    }
    let content: HTML = """
      <h1>Rules</h1>
      <p class="lead">What is reported, how loud, and whether a fix is offered. A <em>safe</em> fix keeps what people see; one \
      <em>to review</em> wants a look. The settings file turns each rule up, down or off.</p>
      \(groups)
      """
    return SitePage(file: "rules.html", title: "Rules", content: content)
  }

  private func article(_ rule: Rule) -> HTML {
    let home = chapters.lazy.flatMap(\.sections).first { $0.rules.contains(rule.id) || $0.anchor == rule.anchor }
    return """
      <article class="rule" id="\(rule.id)" aria-labelledby="\(rule.id)-title">
      <h3 id="\(rule.id)-title"><code>\(rule.id)</code> <a class="anchor" href="#\(rule.id)" aria-label="Link to this rule">#</a> \
      \(badges(rule))</h3>
      <p class="title">\(rule.title.prefix(1).uppercased() + rule.title.dropFirst())</p>
      \(HTML(markdown: rule.why, linkingTo: address))
      \(example(rule))
      <p class="source">\(home.map { [link($0)] } ?? [])</p>
      </article>
      """
  }

  private func example(_ rule: Rule) -> HTML {
    guard let example = rule.flagged.first else { return "" }
    let fixed = example.fixed.map { "<p>Fixed:</p>\n\(HTML.code($0))" as HTML } ?? ""
    let note = HTML(markdown: example.note, linkingTo: address)
    return "<details><summary>Example</summary>\n\(note)\n\(HTML.code(example.plainCode))\n\(fixed)</details>"
  }

  /// The names of APIs, with the sections that are about them.
  var apisPage: SitePage {
    var sections: [String: [HandbookSection]] = [:]
    for section in chapters.flatMap(\.sections) { for api in section.apis { sections[api, default: []].append(section) } }
    let names = sections.keys.sorted { (Self.order($0), $0) < (Self.order($1), $1) }
    let rows = names.map { name in
      let page = APILinks.url(forAPI: name).map { "<a href=\"\($0)\" aria-label=\"Apple’s page of \(name)\">Apple</a>" as HTML }
      let cells: [HTML] = ["<code>\(name)</code>", "\((sections[name] ?? []).map(link))", page ?? ""]
      return "<tr>\(cells.map { "<td>\($0)</td>" as HTML })</tr>" as HTML
    }
    let content: HTML = """
      <h1>APIs</h1>
      <p class="lead">Each name with the section that explains it.</p>
      <div class="table" tabindex="0"><table>
      <thead><tr><th scope="col">API</th><th scope="col">Explained in</th><th scope="col">Page</th></tr></thead>
      <tbody>
      \(rows)
      </tbody>
      </table></div>
      """
    return SitePage(file: "apis.html", title: "APIs", content: content)
  }

  private static func order(_ name: String) -> String { name.drop { !$0.isLetter }.lowercased() }

  /// The texts of console and compiler, with the sections that explain them.
  var messagesPage: SitePage {
    let rows = chapters.flatMap(\.sections).filter { !$0.messages.isEmpty }.map { section in
      let messages = section.messages.map { "<li>\($0)</li>" as HTML }
      return "<tr><th scope=\"row\">\(link(section))</th><td><ul>\(messages)</ul></td></tr>" as HTML
    }
    let content: HTML = """
      <h1>Messages and symptoms</h1>
      <p class="lead">What the console, the compiler or the screen says, and what it is about. The search takes a message as it \
      is, with your names in it.</p>
      <div class="table messages" tabindex="0"><table>
      <thead><tr><th scope="col">Section</th><th scope="col">What is seen</th></tr></thead>
      <tbody>
      \(rows)
      </tbody>
      </table></div>
      """
    return SitePage(file: "messages.html", title: "Messages", content: content)
  }

  /// What the script searches, as a script of its own: pages opened from a disk may not read other files.
  var searchIndex: String {
    let entries = chapters.flatMap { chapter in
      chapter.sections.map { section in
        let fields = [
          section.title, chapter.title, address(section.anchor), section.anchor,
          (section.apis + section.relatedAPIs + section.rules).joined(separator: " "),
          section.messages.joined(separator: " | "), section.plainText,
        ]
        return "[" + fields.map(Self.literal).joined(separator: ",") + "]"
      }
    }
    return
      "// Title, chapter, address, anchor, names, messages, text.\nconst sections = [\n\(entries.joined(separator: ",\n"))\n];\n"
  }

  private static func literal(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    return "\"\(escaped.replacing("<", with: "\\u003c"))\""
  }
}
