import SourceText
import SwiftUIModel
import SwiftUIProject

/// Applies fixes until none is left, over one file or many.
///
/// In each pass whole fixes are taken in a fixed order, unless one of their edits overlaps or touches an edit that was taken
/// before; then everything is parsed and looked at again. A file in which a pass would add a syntax error keeps the text it had
/// before that pass, and no later pass changes it.
public struct FixAll: Sendable {
  public let linter: Linter
  /// Whether fixes that need a person's look are applied too.
  public let includesReview: Bool
  /// The one rule whose fixes are applied; nil for all.
  public let rule: String?

  /// Asked before each pass; once it is true the edits are of no use.
  public var isCancelled: @Sendable () -> Bool = { false }

  /// Fixes can make room for others, but rules that undo each other must come to an end.
  static let passes = 10

  public init(linter: Linter, includesReview: Bool = false, rule: String? = nil) {
    self.linter = linter
    self.includesReview = includesReview
    self.rule = rule
  }

  /// The edits of one file that its fixes come to, the smallest against its text. Fixes that span files are left out.
  /// - Parameter project: the facts around the file; they are those of the text before any fix throughout.
  public func edits(of file: ViewFile, project: any ProjectFacts, settings: LintSettings = .standard) -> EditSet {
    let parse = { (_: String, text: SourceText) in text == file.text ? file : ViewFile(text: text) }
    let lint = { (_: String, file: ViewFile, _: [String: SourceText]) in
      linter.findings(in: file, project: project, settings: settings).filter { $0.fix?.spansFiles != true }
    }
    return edits(of: ["": file.text], parse: parse, lint: lint)[""] ?? .empty
  }

  /// The edits of several files that their fixes come to, by path; files that stay the same are left out. A fix that also
  /// changes a file outside `texts` is not taken.
  /// - Parameters:
  ///   - texts: the files that may be changed, by absolute path.
  ///   - parse: the parsed form of a path's text, which the caller may have at hand.
  ///   - lint: the findings of a parsed file, given its path and the current texts of all files.
  public func edits(
    of texts: [String: SourceText],
    parse: (String, SourceText) -> ViewFile = { ViewFile(text: $1) },
    lint: (String, ViewFile, [String: SourceText]) -> [Finding]
  ) -> [String: EditSet] {
    var current = texts
    var frozen: Set<String> = []
    return withoutActuallyEscaping(parse) { parse in
      var files = ParsedFiles(parse: parse)
      for _ in 0..<Self.passes where !isCancelled() {
        let candidates = candidates(in: current, files: &files, lint: lint)
        guard let next = pass(over: current, taking: candidates, frozen: &frozen, files: &files) else { break }
        current = next
      }
      return Self.differences(from: texts, to: current)
    }
  }

  private static func differences(from texts: [String: SourceText], to current: [String: SourceText]) -> [String: EditSet] {
    var result: [String: EditSet] = [:]
    for (path, text) in current {
      guard let before = texts[path], before != text else { continue }
      result[path] = .difference(from: before, to: text)
    }
    return result
  }

  /// The edits of one fix, by path.
  private typealias Candidate = [String: EditSet]

  /// The fixes that may be taken: safe ones first, then in order of path, range and rule.
  private func candidates(
    in texts: [String: SourceText], files: inout ParsedFiles,
    lint: (String, ViewFile, [String: SourceText]) -> [Finding]
  ) -> [Candidate] {
    var safe: [Candidate] = []
    var review: [Candidate] = []
    for path in texts.keys.sorted() {
      guard let text = texts[path], linter.mayHaveFindings(text) else { continue }
      for finding in lint(path, files.file(path, text), texts) where rule == nil || finding.rule == rule {
        guard let fix = finding.fix else { continue }
        let edits = Dictionary(fix.files.map { ($0.path ?? path, $0.edits) }, uniquingKeysWith: { first, _ in first })
        guard edits.count == fix.files.count, edits.keys.allSatisfy({ texts[$0] != nil }) else { continue }
        switch fix.level {
        case .safe: safe.append(edits)
        case .review: if includesReview { review.append(edits) }
        case .none: break
        }
      }
    }
    return safe + review
  }

  /// The texts after one pass; nil when it changes nothing.
  private func pass(
    over texts: [String: SourceText], taking candidates: [Candidate], frozen: inout Set<String>,
    files: inout ParsedFiles
  ) -> [String: SourceText]? {
    while true {
      let taken = taken(of: candidates.filter { $0.keys.allSatisfy { !frozen.contains($0) } }, in: texts)
      var next = texts
      var broken: Set<String> = []
      for (path, edits) in taken {
        guard let before = texts[path] else { continue }
        guard let set = EditSet(edits), let after = before.applying(set) else { broken.insert(path); continue }
        if after == before { continue }
        let file = files.file(path, before)
        let fixed = files.file(path, after, by: set, from: file)
        if fixed.isTooDeep || fixed.syntaxErrors.count > file.syntaxErrors.count { broken.insert(path) }
        next[path] = after
      }
      // Each round freezes at least one more file, so this ends.
      if broken.isEmpty { return next == texts ? nil : next }
      frozen.formUnion(broken)
    }
  }

  /// The edits of the fixes that do not get in each other's way, by path.
  private func taken(of candidates: [Candidate], in texts: [String: SourceText]) -> [String: [TextEdit]] {
    var taken: [String: [TextEdit]] = [:]
    var moved: [String: [TextRange]] = [:]
    for candidate in candidates {
      let isFree = candidate.allSatisfy { path, set in
        let own = set.linesMoved(in: texts[path])
        // What one fix writes into lines that another one indents anew would keep the old depth.
        return set.edits.allSatisfy { edit in
          taken[path, default: []].allSatisfy { !$0.range.touches(edit.range) }
            && moved[path, default: []].allSatisfy { !$0.touches(edit.range) }
        } && taken[path, default: []].allSatisfy { edit in own.allSatisfy { !$0.touches(edit.range) } }
      }
      guard isFree else { continue }
      for (path, set) in candidate {
        taken[path, default: []] += set.edits
        moved[path, default: []] += set.linesMoved(in: texts[path])
      }
    }
    return taken
  }
}

extension EditSet {
  /// From the first to the end of the last of the lines of a text that are indented anew.
  fileprivate func linesMoved(in text: SourceText?) -> [TextRange] {
    guard let text else { return [] }
    let isBlank = { (piece: String) in piece.utf8.allSatisfy { $0 == 0x20 || $0 == 0x09 } }
    let moves = edits.filter { edit in
      isBlank(edit.replacement) && isBlank(text[edit.range])
        && text.lines.start(of: text.lines.line(of: edit.range.lower)) == edit.range.lower
    }
    guard let first = moves.first, let last = moves.last else { return [] }
    return [TextRange(first.range.lower, text.endOfLine(text.lines.line(of: last.range.upper)))]
  }
}

/// The parsed forms of the last two versions of each file, since a parse is the dear part of a pass.
private struct ParsedFiles {
  let parse: (String, SourceText) -> ViewFile
  private var versions: [String: [ViewFile]] = [:]

  init(parse: @escaping (String, SourceText) -> ViewFile) { self.parse = parse }

  mutating func file(_ path: String, _ text: SourceText) -> ViewFile {
    if let known = versions[path]?.first(where: { $0.text == text }) { return known }
    return keep(parse(path, text), at: path)
  }

  /// The version that edits make of one that is known.
  mutating func file(_ path: String, _ text: SourceText, by edits: EditSet, from file: ViewFile) -> ViewFile {
    if let known = versions[path]?.first(where: { $0.text == text }) { return known }
    return keep(file.applying(edits) ?? parse(path, text), at: path)
  }

  private mutating func keep(_ file: ViewFile, at path: String) -> ViewFile {
    versions[path] = Array((versions[path] ?? []).suffix(1)) + [file]
    return file
  }
}
