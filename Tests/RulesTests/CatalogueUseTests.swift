import Foundation
import SwiftParser
import SwiftSyntax
import SwiftUIModel
import Testing

@testable import Rules

/// Rules look SwiftUI's names up in the catalogue. A list of their own would be forgotten when SwiftUI gets another one.
@Suite("The rules and the catalogue of SwiftUI's names")
struct CatalogueUseTests {
  static let rules = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Sources/Rules")

  /// Lists that stay, since their words are not meant as names of SwiftUI's.
  static let exceptions: [NameList: String] = [
    NameList(file: "OrphanPresentationFlag.swift", names: ["alert", "popover", "sheet"]):
      "words in the names of properties: showsFilterSheet",
    NameList(file: "ConditionalColumn.swift", names: ["List", "Tab"]):
      "how the names of a project's own screens end: TrailList",
    NameList(file: "LegacyDialogFix.swift", names: ["Button", "Text"]):
      "what the rewritten dialog is made of, which the file must not mean something else by",
  ]

  /// Two or more names of SwiftUI's that stand together in one list.
  struct NameList: Hashable {
    let file: String
    let names: Set<String>
  }

  /// The files of the rules without those that only hold examples.
  private func sources() throws -> [(name: String, tree: SourceFileSyntax)] {
    let names = FileManager.default.enumerator(atPath: Self.rules.path)?.compactMap { $0 as? String } ?? []
    let code = names.filter { name in
      name.hasSuffix(".swift") && name.firstMatch(of: /(Examples|Allowed|Unfixed|Refusals|Silence)\w*\.swift$/) == nil
    }
    return try code.sorted().map { name in
      let text = try String(contentsOf: Self.rules.appending(path: name), encoding: .utf8)
      return (URL(filePath: name).lastPathComponent, Parser.parse(source: text))
    }
  }

  @Test("no rule has a list of SwiftUI's names")
  func noList() throws {
    let sources = try sources()
    #expect(sources.count > 80)
    var unused = Set(Self.exceptions.keys)
    for (file, tree) in sources {
      let finder = NameListFinder(SourceLocationConverter(fileName: file, tree: tree))
      finder.walk(tree)
      for (line, names) in finder.found where unused.remove(NameList(file: file, names: names)) == nil {
        Issue.record("\(file):\(line) lists \(names.sorted()), which the catalogue has: give them a role there")
      }
    }
    #expect(unused.isEmpty, "an exception that nothing needs")
  }

  @Test(
    "a list is found wherever it is written",
    arguments: [
      #"let a: Set<String> = ["List", "Form"]"#, #"if ["sheet", "other", "popover"].contains(name) {}"#,
      #"switch name { case "Group", "Section": break; default: break }"#, #"let a = "List Form".split(separator: " ")"#,
      #"let a = ["List": 1, "Form": 2]"#,
    ])
  func isFound(_ code: String) {
    #expect(NameListFinder.found(in: code).count == 1)
  }

  @Test(
    "one name, labels and the texts that wake a rule are no list",
    arguments: [
      #"if call.name == "sheet" {}"#, #"let a = ["List", "Trails"]"#, #"Rule(triggers: ["sheet", "popover"])"#,
      #"switch name { case "Group": break; case "Section": break; default: break }"#, #"call(["isPresented", "content"])"#,
      #"let a = "The List has a sheet.""#,
    ])
  func isNoList(_ code: String) {
    #expect(NameListFinder.found(in: code).isEmpty)
  }

  @Test("has every view, modifier and value of the environment of the table of APIs")
  func table() {
    for entry in APITable.entries {
      switch entry.form {
      case .modifier(let name, _):
        #expect(SwiftUICatalogue.has(name, .modifier), "\(name)")
      case .initializer(let name, _): #expect(SwiftUICatalogue.has(name, .view), "\(name)")
      case .environment(let name): #expect(SwiftUICatalogue.has(name, .environmentKey), "\(name)")
      case .type(let name) where !Self.noViews.contains(name): #expect(SwiftUICatalogue.contains(name), "\(name)")
      case .member(let name, "placement", _): #expect(SwiftUICatalogue.has(name, .placement), "\(name)")
      case .type, .member, .attribute, .partOf, .environmentObject: break
      }
    }
  }

  /// The table's types that are no views and stand nowhere where a view does.
  static let noViews: Set<String> = [
    "ActionSheet", "Alert", "AlertScene", "AutomaticNavigationSplitViewStyle", "BalancedNavigationSplitViewStyle",
    "NavigationPath", "NavigationSplitViewColumn", "NavigationSplitViewVisibility", "PopoverAttachmentAnchor",
    "PresentationMode", "ProminentDetailNavigationSplitViewStyle", "ToolbarDefaultItemKind", "UIDevice",
    "UserInterfaceSizeClass",
  ]
}

/// Finds lists of the catalogue's names: literals of arrays, sets and dictionaries, the patterns of a case, and words in one string.
private final class NameListFinder: SyntaxVisitor {
  private(set) var found: [(line: Int, names: Set<String>)] = []
  private let converter: SourceLocationConverter

  init(_ converter: SourceLocationConverter) {
    self.converter = converter
    super.init(viewMode: .sourceAccurate)
  }

  static func found(in code: String) -> [Set<String>] {
    let tree = Parser.parse(source: code)
    let finder = NameListFinder(SourceLocationConverter(fileName: "Rule.swift", tree: tree))
    finder.walk(tree)
    return finder.found.map(\.names)
  }

  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    // Texts that wake a rule are pieces of source text.
    node.label?.text == "triggers" ? .skipChildren : .visitChildren
  }

  override func visit(_ node: ArrayExprSyntax) -> SyntaxVisitorContinueKind {
    note(node.elements.compactMap { $0.expression.plainString }, at: node)
    return .visitChildren
  }

  override func visit(_ node: DictionaryElementListSyntax) -> SyntaxVisitorContinueKind {
    note(node.compactMap { $0.key.plainString }, at: node)
    return .visitChildren
  }

  override func visit(_ node: SwitchCaseItemListSyntax) -> SyntaxVisitorContinueKind {
    note(node.compactMap { $0.pattern.as(ExpressionPatternSyntax.self)?.expression.plainString }, at: node)
    return .visitChildren
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    let words = node.segments.description.split { $0.isWhitespace || $0 == "\\" }.map(String.init)
    if words.allSatisfy(SwiftUICatalogue.contains) { note(words, at: node) }
    return .visitChildren
  }

  private func note(_ words: [String], at node: some SyntaxProtocol) {
    let names = Set(words.filter(SwiftUICatalogue.contains))
    if names.count > 1 { found.append((node.startLocation(converter: converter).line, names)) }
  }
}

extension ExprSyntax {
  /// The text of a literal without interpolations.
  fileprivate var plainString: String? { self.as(StringLiteralExprSyntax.self)?.representedLiteralValue }
}
