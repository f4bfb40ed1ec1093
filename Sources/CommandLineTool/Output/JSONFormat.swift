import LanguageServerProtocol
import Linting
import SourceText

/// One JSON object; positions as in the Language Server Protocol, from zero and in UTF-16.
enum JSONFormat {
  static func render(_ report: Report) -> String {
    let findings = report.findings.map { file, text, finding in render(finding, text, of: file, in: report) }
    let summary: JSONValue = [
      "files": .int(report.fileCount),
      "errors": .int(report.count(of: .error)),
      "warnings": .int(report.count(of: .warning)),
      "information": .int(report.count(of: .information)),
      "hints": .int(report.count(of: .hint)),
    ]
    return text(["version": 1, "summary": summary, "findings": .array(findings)])
  }

  /// A JSON value as a line.
  static func text(_ value: JSONValue) -> String { String(decoding: value.serialized, as: UTF8.self) + "\n" }

  private static func render(_ finding: Finding, _ text: SourceText, of file: CheckedFile, in report: Report) -> JSONValue {
    let related: [JSONValue] = finding.related.compactMap { place in
      guard let other = report.place(place.path, in: file) else { return nil }
      return [
        "file": .string(other.name), "range": range(place.range, in: other.text), "message": .string(place.message),
      ]
    }
    return [
      "file": .string(file.name),
      "rule": .string(finding.rule),
      "severity": .string(finding.severity.rawValue),
      "range": range(finding.range, in: text),
      "message": .string(finding.message),
      "related": .array(related),
      "refused": finding.refusal.map { .string($0) } ?? .null,
      "fix": finding.fix.flatMap { render($0, of: file, in: report) } ?? .null,
    ]
  }

  /// Nil when a file that the fix changes cannot be read.
  private static func render(_ fix: Fix, of file: CheckedFile, in report: Report) -> JSONValue? {
    var edits: [JSONValue] = []
    for changed in fix.files {
      guard let other = report.place(changed.path, in: file) else { return nil }
      edits += changed.edits.edits.map { edit in
        ["file": .string(other.name), "range": range(edit.range, in: other.text), "newText": .string(edit.replacement)]
      }
    }
    return ["title": .string(fix.title), "level": .string(fix.level.rawValue), "edits": .array(edits)]
  }

  private static func range(_ range: TextRange, in text: SourceText) -> JSONValue {
    ["start": position(range.lower, in: text), "end": position(range.upper, in: text)]
  }

  private static func position(_ offset: Int, in text: SourceText) -> JSONValue {
    let position = text.position(of: offset, in: .utf16)
    return ["line": .int(position.line), "character": .int(position.character)]
  }
}
