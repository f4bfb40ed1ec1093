import Linting
import SourceText
import SwiftUIModel
import SwiftUIProject

extension Refactoring.Offer {
  /// What some edits of the asked file come to.
  /// - Parameters:
  ///   - title: the refactoring's
  ///   - edits: nil where nothing is to be offered
  init?(_ title: String, edits: () throws(Refusal) -> [TextEdit]?) {
    do throws(Refusal) {
      guard let edits = try edits() else { return nil }
      if let fix = Fix(title: title, level: .review, edits: edits) {
        self = .change(fix)
      } else {
        self = .refused("The places that have to change are too close to each other.")
      }
    } catch {
      self = .refused(error.reason.text)
    }
  }
}

extension Refactoring.Offer {
  /// What the edits of some files come to, by absolute path, nil for the asked one.
  init(_ title: String, files: [(path: String?, edits: [TextEdit])]) {
    let sets = files.compactMap { file in EditSet(file.edits).map { FileEdits(path: file.path, edits: $0) } }
    guard sets.count == files.count, sets.contains(where: { !$0.edits.isEmpty }) else {
      self = .refused("The places that have to change are too close to each other.")
      return
    }
    let own = sets.contains { $0.path == nil } ? [] : [FileEdits(edits: .empty)]
    self = .change(
      Fix(
        title: title, level: .review, caution: files.contains { $0.path != nil } ? "It changes another file." : nil,
        files: own + sets))
  }
}

extension ViewFile {
  /// Whether a range that is asked about starts on one of the lines of another.
  func isAsked(_ asked: TextRange, about range: TextRange) -> Bool {
    let line = text.lines.line(of: asked.lower)
    return text.lines.line(of: range.lower) <= line && line <= text.lines.line(of: range.upper)
  }
}

extension NavigationContainer {
  /// Its name and arguments, up to the brace of its content.
  var head: TextRange {
    let end = content?.leftBrace.textRange.upper ?? call.node.rightParen?.textRange.upper
    return TextRange(call.nameToken.textRange.lower, end ?? call.nameToken.textRange.upper)
  }
}
