import LanguageServerProtocol
import Linting
import SourceText
import SwiftUIProject

/// Findings as the cache keeps them. What cannot be read makes the whole value nil, never a part of it.
enum FindingJSON {
  static func value(of finding: Finding) -> JSONValue {
    [
      "rule": .string(finding.rule), "severity": .string(finding.severity.rawValue), "range": value(of: finding.range),
      "message": .string(finding.message),
      "related": .array(
        finding.related.map { ["path": text($0.path), "range": value(of: $0.range), "message": .string($0.message)] }),
      "tags": .array(finding.tags.map { .string(name(of: $0)) }), "fix": finding.fix.map(value) ?? .null,
      "refusal": text(finding.refusal), "anchor": .string(finding.anchor),
    ]
  }

  static func finding(_ json: JSONValue) -> Finding? {
    guard let rule = json["rule"].stringValue, let severity = json["severity"].stringValue.flatMap(Severity.init),
      let range = range(json["range"]), let message = json["message"].stringValue, let anchor = json["anchor"].stringValue,
      let related = all(json["related"], place), let tags = all(json["tags"], tag)
    else { return nil }
    var fix: Fix?
    if !json["fix"].isNull {
      guard let found = self.fix(json["fix"]) else { return nil }
      fix = found
    }
    return Finding(
      rule: rule, severity: severity, range: range, message: FindingMessage(message), related: related, tags: Set(tags),
      fix: fix,
      refusal: json["refusal"].stringValue.map { FindingMessage($0) }, anchor: anchor)
  }

  /// All elements of an array, nil when one of them cannot be read.
  static func all<Element>(_ json: JSONValue, _ read: (JSONValue) -> Element?) -> [Element]? {
    guard let values = json.arrayValue else { return nil }
    let elements = values.compactMap(read)
    return elements.count == values.count ? elements : nil
  }

  private static func text(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }

  private static func value(of range: TextRange) -> JSONValue { [.int(range.lower), .int(range.upper)] }

  private static func range(_ json: JSONValue) -> TextRange? {
    guard let ends = all(json, \.intValue), let lower = ends.first, let upper = ends.last, ends.count == 2, lower >= 0,
      lower <= upper
    else { return nil }
    return TextRange(lower, upper)
  }

  private static func place(_ json: JSONValue) -> RelatedPlace? {
    guard let range = range(json["range"]), let message = json["message"].stringValue else { return nil }
    return RelatedPlace(path: json["path"].stringValue, range: range, message: message)
  }

  private static func name(of tag: FindingTag) -> String {
    switch tag {
    case .deprecated: "deprecated"
    case .unnecessary: "unnecessary"
    }
  }

  private static func tag(_ json: JSONValue) -> FindingTag? {
    switch json.stringValue {
    case "deprecated": .deprecated
    case "unnecessary": .unnecessary
    default: nil
    }
  }

  private static func value(of fix: Fix) -> JSONValue {
    let files = fix.files.map { file -> JSONValue in
      let edits = file.edits.edits.map { edit -> JSONValue in
        ["range": value(of: edit.range), "text": .string(edit.replacement)]
      }
      return ["path": text(file.path), "edits": .array(edits)]
    }
    return [
      "title": .string(fix.title), "level": .string(fix.level.rawValue), "caution": text(fix.caution), "files": .array(files),
    ]
  }

  private static func fix(_ json: JSONValue) -> Fix? {
    guard let title = json["title"].stringValue, let level = json["level"].stringValue.flatMap(FixLevel.init),
      let files = all(json["files"], file)
    else { return nil }
    return Fix(title: title, level: level, caution: json["caution"].stringValue.map { FindingMessage($0) }, files: files)
  }

  private static func file(_ json: JSONValue) -> FileEdits? {
    guard let edits = all(json["edits"], edit), let set = EditSet(edits) else { return nil }
    return FileEdits(path: json["path"].stringValue, edits: set)
  }

  private static func edit(_ json: JSONValue) -> TextEdit? {
    guard let range = range(json["range"]), let text = json["text"].stringValue else { return nil }
    return TextEdit(range, text)
  }
}
