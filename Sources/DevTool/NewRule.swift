import Linting

/// `new-rule ID --chapter CHAPTER`: the skeleton of a rule, to be filled in.
struct NewRule {
  private let id: String
  private let chapter: Chapter

  init(_ arguments: some Collection<String>) throws {
    let words = Array(arguments)
    guard words.count == 3, words[1] == "--chapter" else {
      throw DevToolError("usage: swift run DevTool new-rule ID --chapter CHAPTER")
    }
    guard let chapter = Chapter.allCases.first(where: { Self.folded($0.rawValue) == Self.folded(words[2]) }) else {
      let names = Chapter.allCases.map(\.rawValue).joined(separator: ", ")
      throw DevToolError("There is no chapter \(words[2]). The chapters are \(names).")
    }
    guard words[0].allSatisfy({ $0.isLowercase || $0 == "-" }), words[0].first?.isLowercase == true else {
      throw DevToolError("A rule's id is made of lower-case words with hyphens, such as item-driven-sheet.")
    }
    id = words[0]
    self.chapter = chapter
  }

  func write(to package: Package) throws {
    let path = "Sources/Rules/\(folder)/\(typeName).swift"
    guard !package.exists(path) else { throw DevToolError("\(path) exists already.") }
    try package.write(skeleton, to: path)
    print(
      """
      next: fill it in, name it in Sources/Rules/AllRules.swift, see that a section of the handbook says `rules: \(id)`, and run \
      `swift run DevTool regenerate`
      """)
  }

  private var skeleton: String {
    """
    import Linting
    import SourceText
    import SwiftUIModel

    extension Rule {
      /// What it finds, in one sentence.
      public static let \(propertyName) = Rule(
        id: "\(id)",
        severity: .hint,
        fixLevel: .none,
        chapter: .\(chapterCase),
        title: "",
        why: "",
        anchor: "\(id)",
        triggers: [],
        flagged: [],
        allowed: [],
        check: { _ in [] })
    }

    """
  }

  private var words: [Substring] { id.split(separator: "-") }
  private var typeName: String { words.map(Self.capitalised).joined() }
  private var propertyName: String { words.prefix(1).joined() + words.dropFirst().map(Self.capitalised).joined() }
  private var folder: String { chapter.rawValue.split(separator: " ").map(Self.capitalised).joined() }
  private var chapterCase: String { "\(chapter)" }

  private static func capitalised(_ word: Substring) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  private static func folded(_ name: String) -> String { name.lowercased().filter(\.isLetter) }
}
