/// The handbook's chapters as Swift: raw string literals compile a hundred times faster than embedded byte arrays.
struct HandbookStrings {
  private static let chapters = "Sources/Handbook/Chapters"
  private static let generated = "Sources/Handbook/Generated"
  /// The reading order; chapters that are not named here come last.
  private static let order = [
    "overview", "sheets", "sheet-content", "alerts", "navigation", "destinations", "split-views", "split-layout",
    "columns-by-hand", "inspector", "presentation-modifiers", "choosing", "restoration", "deprecations", "availability",
  ]
  private let package: Package

  init(_ package: Package) { self.package = package }

  func write() throws {
    let files = try package.names(in: Self.chapters, ending: ".md")
    let chapters = files.map { String($0.dropLast(3)) }.sorted { (place($0), $0) < (place($1), $1) }
    var written: Set<String> = ["Chapters.swift"]
    for chapter in chapters {
      let name = Self.typeName(chapter) + "Chapter.swift"
      try package.write(try literal(of: chapter), to: "\(Self.generated)/\(name)")
      written.insert(name)
    }
    try package.write(Self.list(of: chapters), to: "\(Self.generated)/Chapters.swift")
    for name in try package.names(in: Self.generated, ending: ".swift") where !written.contains(name) {
      try package.remove("\(Self.generated)/\(name)")
    }
  }

  private func place(_ chapter: String) -> Int { Self.order.firstIndex(of: chapter) ?? Self.order.count }

  private func literal(of chapter: String) throws -> String {
    let text = try package.text(at: "\(Self.chapters)/\(chapter).md")
    guard !text.contains("\"\"\"#"), !text.contains("\\#") else {
      throw DevToolError("\(chapter).md holds \"\"\"# or \\#, which end or change the raw string it is kept in.")
    }
    return """
      // swift-format-ignore-file
      // Written by `swift run DevTool regenerate` from Chapters/\(chapter).md.

      extension Chapters {
        static let \(Self.propertyName(chapter)) = #\"\"\"
      \(text)\"\"\"#
      }

      """
  }

  private static func list(of chapters: [String]) -> String {
    let entries = chapters.map { "    (\"\($0)\", \(propertyName($0)))," }.joined(separator: "\n")
    return """
      // swift-format-ignore-file
      // Written by `swift run DevTool regenerate` from the files in Chapters.

      /// The handbook's chapters in reading order, as Markdown.
      enum Chapters {
        static let all: [(name: String, text: String)] = [
      \(entries)
        ]
      }

      """
  }

  /// `split-views` as `SplitViews`.
  private static func typeName(_ chapter: String) -> String {
    chapter.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// `split-views` as `splitViews`.
  private static func propertyName(_ chapter: String) -> String {
    let name = typeName(chapter)
    return name.prefix(1).lowercased() + name.dropFirst()
  }
}
