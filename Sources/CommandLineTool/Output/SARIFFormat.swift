import Files
import LanguageServerProtocol
import Linting
import SourceText
import Supervision
import Workspace

/// SARIF 2.1.0 with fixes (https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html). Lines and columns count from 1,
/// columns in UTF-16.
enum SARIFFormat {
  static func render(_ report: Report, rules: [Rule]) -> String {
    let used = Set(report.findings.map(\.finding.rule))
    let described = rules.filter { used.contains($0.id) }
    let indices = Dictionary(described.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    let results = report.findings.map { file, text, finding in
      result(finding, text, of: file, in: report, ruleIndex: indices[finding.rule])
    }
    let driver: JSONValue = [
      "name": .string(Product.name), "semanticVersion": .string(Product.version),
      "rules": .array(described.map(describe)),
    ]
    let run: JSONValue = [
      "tool": ["driver": driver], "columnKind": "utf16CodeUnits", "results": .array(results),
      "originalUriBaseIds": ["SRCROOT": ["uri": .string(fileURI(FilePath.currentFolder()) + "/")]],
    ]
    return JSONFormat.text([
      "$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
      "version": "2.1.0", "runs": [run],
    ])
  }

  private static func describe(_ rule: Rule) -> JSONValue {
    [
      "id": .string(rule.id), "shortDescription": ["text": .string(rule.title)], "fullDescription": ["text": .string(rule.why)],
      "defaultConfiguration": ["level": .string(level(rule.severity)), "enabled": .bool(rule.isEnabled)],
    ]
  }

  private static func level(_ severity: Severity) -> String {
    severity < .warning ? "note" : severity.rawValue
  }

  private static func result(
    _ finding: Finding, _ text: SourceText, of file: CheckedFile, in report: Report, ruleIndex: Int?
  ) -> JSONValue {
    var members: [String: JSONValue] = [
      "ruleId": .string(finding.rule), "level": .string(level(finding.severity)), "message": message(finding.message),
      "locations": [location(file.name, text, finding.range)],
    ]
    if let ruleIndex { members["ruleIndex"] = .int(ruleIndex) }
    let related: [JSONValue] = finding.related.compactMap { place in
      guard let other = report.place(place.path, in: file) else { return nil }
      guard case .object(var members) = location(other.name, other.text, place.range) else { return nil }
      members["message"] = message(place.message)
      return .object(members)
    }
    if !related.isEmpty { members["relatedLocations"] = .array(related) }
    if let fix = finding.fix.flatMap({ render($0, of: file, in: report) }) { members["fixes"] = [fix] }
    return .object(members)
  }

  private static func message(_ text: String) -> JSONValue { ["text": .string(text)] }

  private static func location(_ name: String, _ text: SourceText, _ range: TextRange) -> JSONValue {
    ["physicalLocation": ["artifactLocation": artifact(name), "region": region(range, in: text)]]
  }

  private static func artifact(_ name: String) -> JSONValue {
    name.hasPrefix("/") ? ["uri": .string(fileURI(name))] : ["uri": .string(percentEncoded(name)), "uriBaseId": "SRCROOT"]
  }

  private static func fileURI(_ path: String) -> String { "file://" + percentEncoded(path) }

  /// A path as RFC 3986 wants it.
  private static func percentEncoded(_ path: String) -> String {
    let hexadecimal = Array("0123456789ABCDEF")
    return path.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "~"), UInt8(ascii: "/"):
        String(UnicodeScalar(byte))
      default: "%\(hexadecimal[Int(byte >> 4)])\(hexadecimal[Int(byte & 15)])"
      }
    }.joined()
  }

  private static func region(_ range: TextRange, in text: SourceText) -> JSONValue {
    let start = text.position(of: range.lower, in: .utf16)
    let end = text.position(of: range.upper, in: .utf16)
    return [
      "startLine": .int(start.line + 1), "startColumn": .int(start.character + 1), "endLine": .int(end.line + 1),
      "endColumn": .int(end.character + 1),
    ]
  }

  /// Nil when a file that the fix changes cannot be read.
  private static func render(_ fix: Fix, of file: CheckedFile, in report: Report) -> JSONValue? {
    var changes: [JSONValue] = []
    for changed in fix.files {
      guard let other = report.place(changed.path, in: file) else { return nil }
      let replacements: [JSONValue] = changed.edits.edits.map { edit in
        ["deletedRegion": region(edit.range, in: other.text), "insertedContent": ["text": .string(edit.replacement)]]
      }
      changes.append(["artifactLocation": artifact(other.name), "replacements": .array(replacements)])
    }
    return ["description": message(fix.title), "artifactChanges": .array(changes)]
  }
}
