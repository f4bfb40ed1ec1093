import Foundation
import Linting
import Rules

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
    let place = "Sources/Rules/\(folder)/\(typeName)/\(typeName)"
    guard !package.exists("\(place).swift") else { throw DevToolError("\(place).swift exists already.") }
    let list = try registered(in: package.text(at: Self.registry))
    try package.write(skeleton, to: "\(place).swift")
    try package.write(examples, to: "\(place)Examples.swift")
    try package.write(list, to: Self.registry)
    print(
      """
      next: fill it in, see that a section of the handbook says `rules: \(id)`, run `swift run DevTool regenerate`, and then \
      `swift test --filter RulesTests`
      """)
  }

  static let registry = "Sources/Rules/AllRules.swift"

  /// The registry's text with the rule behind the last one of its chapter.
  private func registered(in text: String) throws -> String {
    guard let last = AllRules.rules.last(where: { $0.chapter == chapter }).map({ Self.propertyName(of: $0.id) }),
      let line = text.range(of: "    .\(last),\n")
    else { throw DevToolError("\(Self.registry) names no rule of the chapter \(chapter.rawValue).") }
    return text.replacingCharacters(in: line.upperBound..<line.upperBound, with: "    .\(propertyName),\n")
  }

  private var skeleton: String {
    """
    import Linting
    import SourceText
    import SwiftUIModel
    import SwiftUIProject

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
        flagged: \(typeName)Examples.flagged,
        allowed: \(typeName)Examples.allowed,
        check: { _ in [] })
    }

    """
  }

  private var examples: String {
    """
    import Linting

    enum \(typeName)Examples {
      static let flagged: [Example] = []

      static let allowed: [Example] = []
    }

    """
  }

  private var words: [Substring] { id.split(separator: "-") }
  private var typeName: String { words.map(Self.capitalised).joined() }
  private var propertyName: String { Self.propertyName(of: id) }
  private var folder: String { chapter.rawValue.split(separator: " ").map(Self.capitalised).joined() }
  private var chapterCase: String { "\(chapter)" }

  /// The name of the static property that holds the rule with an id.
  static func propertyName(of id: String) -> String {
    let words = id.split(separator: "-")
    return words.prefix(1).joined() + words.dropFirst().map(capitalised).joined()
  }

  private static func capitalised(_ word: Substring) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  private static func folded(_ name: String) -> String { name.lowercased().filter(\.isLetter) }
}
