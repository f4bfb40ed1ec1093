import Foundation
import Testing

/// Reads Package.swift and the imports of every file of Sources.
@Suite("The layers")
struct LayeringTests {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// What may be imported where, from the bottom up. A target may use less than it names here, never more.
  static let layers: [(target: String, on: Set<String>)] = [
    ("SourceText", []),
    ("Files", ["SourceText"]),
    ("SwiftUIModel", ["SourceText"]),
    ("Handbook", []),
    ("SwiftUIProject", ["SourceText", "SwiftUIModel"]),
    ("Linting", ["SourceText", "SwiftUIModel", "SwiftUIProject"]),
    ("Rules", ["SourceText", "SwiftUIModel", "SwiftUIProject", "Linting"]),
    ("Workspace", ["SourceText", "Files", "SwiftUIModel", "SwiftUIProject", "Linting"]),
    ("LanguageServerProtocol", []),
    ("Supervision", ["SourceText", "LanguageServerProtocol"]),
    (
      "LanguageServer",
      [
        "SourceText", "Files", "SwiftUIModel", "SwiftUIProject", "Handbook", "Linting", "Rules", "Workspace",
        "LanguageServerProtocol",
        "Supervision",
      ]
    ),
    (
      "CommandLineTool",
      [
        "SourceText", "Files", "SwiftUIModel", "SwiftUIProject", "Handbook", "Linting", "Rules", "Workspace",
        "LanguageServerProtocol",
        "Supervision",
        "LanguageServer",
      ]
    ),
    ("swiftui-patterns", ["Files", "LanguageServerProtocol", "Supervision"]),
    ("DevTool", ["Handbook", "Linting", "Rules", "Workspace"]),
    ("Benchmark", ["LanguageServerProtocol"]),
  ]

  static let ours = Set(layers.map(\.target))

  /// The layers that know the parser, and the benchmark that measures it; all others work on text and facts.
  static let parsing: Set<String> = [
    "SwiftUIModel", "SwiftUIProject", "Linting", "Rules", "Workspace", "LanguageServer", "Benchmark",
  ]

  private func sources(of target: String) throws -> [(name: String, text: String)] {
    let folder = Self.root.appending(path: "Sources/\(target)")
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return try names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
      (name, try String(contentsOf: folder.appending(path: name), encoding: .utf8))
    }
  }

  /// The modules that a file imports. They are read up to the first line of code, since the text of an import can also stand
  /// in a string.
  private func imports(of text: String) -> Set<String> {
    let imports = /\s*(?:@\w+\s+|public\s+|package\s+|internal\s+)*import\s+(?:(?:struct|class|enum|protocol|func)\s+)?(\w+).*/
    var names: Set<String> = []
    for line in text.split(whereSeparator: \.isNewline) {
      if let match = line.wholeMatch(of: imports) {
        names.insert(String(match.1))
      } else if line.firstMatch(of: /^\s*(?:\/\/|#|$)/) == nil {
        break
      }
    }
    return names
  }

  @Test("import only what lies below them", arguments: layers)
  func direction(target: String, allowed: Set<String>) throws {
    let sources = try sources(of: target)
    #expect(!sources.isEmpty)
    for (name, text) in sources {
      let upward = imports(of: text).intersection(Self.ours).subtracting(allowed)
      #expect(upward.isEmpty, "\(target)/\(name)")
    }
  }

  @Test("that work on text and facts do not import the parser", arguments: layers.map(\.target))
  func parser(target: String) throws {
    guard !Self.parsing.contains(target) else { return }
    for (name, text) in try sources(of: target) {
      #expect(imports(of: text).filter { $0.hasPrefix("Swift") && !Self.ours.contains($0) }.isEmpty, "\(target)/\(name)")
    }
  }

  /// All of Foundation makes each start take longer, and an installation twice as large, by its tables for every language.
  @Test("use no more of Foundation than its essentials, where there are any", arguments: layers.map(\.target))
  func essentials(target: String) throws {
    guard target != "DevTool", target != "Benchmark" else { return }
    for (name, text) in try sources(of: target) {
      #expect(!text.contains(/(?m)^import Foundation$/), "\(target)/\(name)")
    }
  }

  /// The libraries of the parser take longer to load than an editor should wait for the first answer.
  @Test("below the program that an editor starts do not know the parser")
  func program() {
    var below: Set<String> = ["swiftui-patterns"]
    for (target, allowed) in Self.layers.reversed() where below.contains(target) { below.formUnion(allowed) }
    #expect(below == ["swiftui-patterns", "Files", "Supervision", "LanguageServerProtocol", "SourceText"])
    #expect(below.isDisjoint(with: Self.parsing))
  }

  @Test("are those that have a folder in Sources, beside the package of the engine")
  func complete() throws {
    let contents = try FileManager.default.contentsOfDirectory(
      at: Self.root.appending(path: "Sources"), includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles)
    let folders = try contents.filter { try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true }
    #expect(Set(folders.map(\.lastPathComponent)) == Self.ours.union(["swiftui-patterns-engine"]))
  }

  @Test("depend in Package.swift on nothing more", arguments: layers)
  func package(target: String, allowed: Set<String>) throws {
    let manifest = try String(contentsOf: Self.root.appending(path: "Package.swift"), encoding: .utf8)
    let declaration = try Regex(#"(?:layer\(\s*|name:\s*)"\#(target)"\s*,\s*(?:on:|dependencies:)\s*\[([^\]]*)\]"#)
    let list = manifest.firstMatch(of: declaration)?.output[1].substring ?? ""
    let named = Set(list.matches(of: /"([^"]+)"/).map { String($0.1) })
    #expect(named == allowed)
  }

  @Test("hold nothing that traps where an editor's server would go away with it", arguments: layers.map(\.target))
  func traps(target: String) throws {
    guard target != "DevTool" else { return }
    let trap =
      /\b(?:fatalError|preconditionFailure|precondition|assertionFailure)\(|\btry!|\bas!|\bunowned\b|FileHandle[\w.]*\.write\(_/
    for (name, text) in try sources(of: target) {
      let code = text.split(whereSeparator: \.isNewline).filter { !$0.drop(while: \.isWhitespace).hasPrefix("//") }
      #expect(code.filter { $0.contains(trap) }.isEmpty, "\(target)/\(name)")
    }
  }
}
