import Foundation
import Handbook
import Rules
import Testing

@testable import DevTool

@Suite("The handbook's site")
struct SiteTests {
  private static let files = Dictionary(Site().pages.map { ($0.name, $0.text) }, uniquingKeysWith: { first, _ in first })
  private static let names = files.keys.filter { $0.hasSuffix(".html") }.sorted()
  private static let assets = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/DevTool/Site/Assets").standardized

  private static let ids = files.mapValues { html in html.matches(of: /\bid="([^"]*)"/).map { String($0.1) } }

  @Test("has a page for every chapter, and lists of rules, APIs and messages")
  func pages() {
    let chapters = Set(Handbook.sections.map(\.chapter))
    #expect(Self.names.count == chapters.count + 4)
    #expect(Set(Self.names).isSuperset(of: ["index.html", "rules.html", "apis.html", "messages.html", "sheets.html"]))
  }

  @Test(
    "shows each section under its anchor, on the index as well, where links with an anchor arrive", arguments: Handbook.sections
  )
  func anchors(section: HandbookSection) throws {
    let index = try #require(Self.files["index.html"])
    #expect(Self.ids["index.html", default: []].filter { $0 == section.anchor }.count == 1)
    let pages = Self.names.filter { page in
      !["index.html", "rules.html"].contains(page) && Self.ids[page, default: []].contains(section.anchor)
    }
    #expect(pages.count == 1)
    #expect(index.contains("<li id=\"\(section.anchor)\"><a href=\"\(pages.first ?? "")#\(section.anchor)\">"))
  }

  @Test("shows each rule with its severity, its fix and its section", arguments: AllRules.rules.map(\.id))
  func rules(id: String) throws {
    let rule = try #require(AllRules.rules.first { $0.id == id })
    let page = try #require(Self.files["rules.html"])
    let article = try #require(page.components(separatedBy: "<article class=\"rule\" id=\"\(id)\"").last)
    #expect(Self.ids["rules.html", default: []].filter { $0 == id }.count == 1)
    let head = try #require(article.components(separatedBy: "</h3>").first)
    #expect(head.contains(rule.isEnabled ? rule.severity.rawValue : ">off<"))
    let section = try #require(Handbook.section(forRule: id) ?? Handbook.section(anchor: rule.anchor))
    #expect(article.components(separatedBy: "</article>").first?.contains("#\(section.anchor)\"") == true)
    if section.rules.contains(id) {
      #expect(Self.files.values.contains { $0.contains("<a href=\"rules.html#\(id)\">") })
    }
  }

  @Test("has no id twice on a page, and ids that a link can name", arguments: names)
  func uniqueIDs(name: String) throws {
    let ids = try #require(Self.ids[name])
    #expect(ids.count == Set(ids).count)
    #expect(ids.allSatisfy { $0.wholeMatch(of: /[a-z0-9-]+/) != nil })
  }

  @Test("has links that lead somewhere", arguments: names)
  func links(name: String) throws {
    let html = try #require(Self.files[name])
    let targets = Set(html.matches(of: /\bhref="([^"]*)"/).map { String($0.1) })
    #expect(targets.count > 10)
    for target in targets where !target.hasPrefix("data:") {
      if target.hasPrefix("https://") {
        #expect(target.hasPrefix("https://developer.apple.com/documentation/"))
        continue
      }
      let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let file = parts[0].isEmpty ? name : parts[0]
      if file == "handbook.css" {
        #expect(FileManager.default.fileExists(atPath: Self.assets.appending(path: file).path))
        continue
      }
      let ids = try #require(Self.ids[file], "\(target) on \(name)")
      if parts.count == 2 { #expect(ids.contains(parts[1]), "\(target) on \(name)") }
    }
  }

  @Test("asks nothing of a network", arguments: names)
  func requests(name: String) throws {
    let html = try #require(Self.files[name])
    let loaded = html.matches(of: /<(?:link|script|img|iframe|source|video)[^>]*(?:href|src)="([^"]*)"/).map { String($0.1) }
    #expect(Set(loaded.filter { !$0.hasPrefix("data:") }) == ["handbook.css", "handbook.js", "search-index.js"])
    for asset in ["handbook.css", "handbook.js"] {
      let text = try String(contentsOf: Self.assets.appending(path: asset), encoding: .utf8)
      #expect(text.firstMatch(of: /https?:|@import|url\(|fetch\(|XMLHttpRequest|WebSocket|import\(/) == nil)
    }
  }

  @Test("can be read with a screen reader and a keyboard", arguments: names)
  func landmarks(name: String) throws {
    let html = try #require(Self.files[name])
    #expect(html.contains("<html lang=\"en\">") && html.contains("<a class=\"skip\" href=\"#main\">"))
    #expect(html.matches(of: /<main id="main"/).count == 1 && html.matches(of: /<h1>/).count == 1)
    #expect(html.contains("role=\"search\"") && html.contains("<nav aria-label=\"Chapters\">"))
    #expect(html.matches(of: /aria-current="page"/).count == (name == "index.html" ? 0 : 1))
    for label in html.matches(of: /aria-labelledby="([^"]*)"/) {
      #expect(Self.ids[name, default: []].contains(String(label.1)))
    }
  }

  @Test("closes what it opens", arguments: names)
  func balance(name: String) throws {
    let html = try #require(Self.files[name])
    let void: Set = ["meta", "link", "input", "!doctype"]
    var open: [String] = []
    for tag in html.matches(of: /<(\/?)(!?[A-Za-z0-9]+)[^>]*>/) {
      let name = tag.2.lowercased()
      if void.contains(name) { continue }
      if tag.1.isEmpty { open.append(name) } else { #expect(open.popLast() == name) }
    }
    #expect(open.isEmpty)
  }

  @Test("leads from chapter to chapter")
  func pager() {
    let next = Self.names.filter { Self.files[$0]?.contains("rel=\"next\"") == true }
    let previous = Self.names.filter { Self.files[$0]?.contains("rel=\"prev\"") == true }
    let chapters = Set(Handbook.sections.map(\.chapter)).count
    #expect(next.count == chapters - 1 && previous.count == chapters - 1)
  }

  @Test("can search everything that is written")
  func index() throws {
    let index = try #require(Self.files["search-index.js"])
    for section in Handbook.sections { #expect(index.contains("\"\(section.anchor)\",\"")) }
    #expect(!index.contains("</"))
  }

  @Test("is written into a folder that need not exist")
  func writing() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "site-\(UUID().uuidString)/deep")
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    try Site.write(to: folder.path, Package.around(#filePath))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(names) == Set(Self.files.keys).union(["handbook.css", "handbook.js"]))
  }
}

@Suite("Colors of the site")
struct SiteColorTests {
  /// The colors of one of the two schemes, by name.
  private func palette(_ css: Substring) -> [String: [Double]] {
    var colors: [String: [Double]] = [:]
    for match in css.matches(of: /--([a-z-]+): #([0-9a-f]{6});/) {
      let bytes = stride(from: 0, to: 6, by: 2).compactMap { offset in
        Int(match.2.dropFirst(offset).prefix(2), radix: 16).map { Double($0) / 255 }
      }
      colors[String(match.1)] = bytes
    }
    return colors
  }

  private func luminance(_ color: [Double]) -> Double {
    let linear = color.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    return zip(linear, [0.2126, 0.7152, 0.0722]).reduce(0) { $0 + $1.0 * $1.1 }
  }

  @Test("have the contrast that small text needs, light and dark", arguments: [0, 1])
  func contrast(scheme: Int) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/DevTool/Site/Assets/handbook.css").standardized
    let css = try String(contentsOf: file, encoding: .utf8)
    let schemes = css.split(separator: ":root {", omittingEmptySubsequences: false).dropFirst().map { $0.prefix { $0 != "}" } }
    let colors = palette(try #require(schemes.dropFirst(scheme).first))
    let onPage = ["text", "quiet", "accent", "keyword", "type", "string", "number", "comment", "attribute"]
    let pairs =
      onPage.flatMap { [($0, "page"), ($0, "raised")] } + [("text", "mark")]
      + ["warning", "information", "hint", "safe"].map { ($0, $0 + "-back") }
    for (front, back) in pairs {
      let both = [try #require(colors[front]), try #require(colors[back])].map(luminance).sorted()
      #expect((both[1] + 0.05) / (both[0] + 0.05) >= 4.5, "\(front) on \(back)")
    }
  }
}
