import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

/// The comments of one file that silence rules: `// swiftui-patterns:disable:next ID`, `:this`, `:previous`, and regions from
/// `disable ID` to `enable ID`. `all` stands for every rule, several ids are split by spaces or commas, and what follows a dash
/// is the reason.
public struct Suppressions: Sendable {
  /// The id of findings about suppression comments themselves.
  public static let rule = "suppression"
  /// What every such comment starts with, behind the comment's own signs.
  public static let mark = "swiftui-patterns:"

  let file: ViewFile
  /// In order of the text.
  let comments: [SuppressionComment]

  private static let search = ByteSearch([mark])

  public init(in file: ViewFile) {
    self.file = file
    var comments: [SuppressionComment] = []
    for offset in Self.search.offsets(in: file.text.utf8) {
      guard let (range, token) = file.comment(at: offset), comments.last?.range != range else { continue }
      if let comment = SuppressionComment(in: file.text, range: range, token: token) { comments.append(comment) }
    }
    self.comments = comments
  }

  /// Whether a rule is silenced at a UTF-8 offset.
  public func silence(_ rule: String, at offset: Int) -> Bool { !sources(of: rule, at: offset).isEmpty }

  /// A name in one of the comments.
  struct Source: Hashable {
    let comment: Int
    let name: Int
  }

  /// The names that silence a rule at a UTF-8 offset.
  func sources(of rule: String, at offset: Int) -> [Source] {
    let line = file.text.lines.line(of: offset)
    var sources = openRegions(of: rule, at: offset)
    for (index, comment) in comments.enumerated() where comment.line == line {
      for (number, name) in comment.names.enumerated() where name.names(rule) {
        sources.append(Source(comment: index, name: number))
      }
    }
    return sources
  }

  /// The names that started a region in which a UTF-8 offset lies.
  /// - Parameter rule: the rule that is silent there; nil for any.
  func openRegions(of rule: String?, at offset: Int) -> [Source] {
    var open: [Source] = []
    for (index, comment) in comments.enumerated() {
      if comment.range.lower > offset { break }
      for (number, name) in comment.names.enumerated() {
        switch comment.action {
        case .disable:
          if rule.map(name.names) ?? true { open.append(Source(comment: index, name: number)) }
        case .enable:
          // What `disable all` started goes on for the rules that `enable` does not name.
          open.removeAll { name.isAll || name.id == (rule ?? comments[$0.comment].names[$0.name].id) }
        case .disableNext, .disableThis, .disablePrevious, .unknown:
          break
        }
      }
    }
    return open
  }

  /// The findings that no comment silences, with those about the comments themselves.
  func apply(
    to findings: [Finding], linter: Linter, project: any ProjectFacts, settings: LintSettings
  ) -> [Finding] {
    var used: Set<Source> = []
    var result: [Finding] = []
    for finding in findings {
      let sources = sources(of: finding.rule, at: finding.range.lower)
      used.formUnion(sources)
      if sources.isEmpty { result.append(finding) }
    }
    guard settings.runs(Self.rule) else { return result }
    let judge = SuppressionJudge(
      suppressions: self, linter: linter, settings: settings, used: used, isCertain: project.isLoaded)
    return result + judge.findings().filter { sources(of: Self.rule, at: $0.range.lower).isEmpty }
  }
}

extension ViewFile {
  /// The comment that a UTF-8 offset lies in, and the token whose trivia it belongs to; nil in code and in strings.
  func comment(at offset: Int) -> (range: TextRange, token: TokenSyntax)? {
    guard let token = token(at: offset) else { return nil }
    let trivia = [
      (token.position.utf8Offset, token.leadingTrivia),
      (token.endPositionBeforeTrailingTrivia.utf8Offset, token.trailingTrivia),
    ]
    for (start, pieces) in trivia {
      var position = start
      for piece in pieces {
        let range = TextRange(position, position + piece.sourceLength.utf8Length)
        position = range.upper
        if piece.isComment, range.lower <= offset, offset < range.upper { return (range, token) }
      }
    }
    return nil
  }
}
