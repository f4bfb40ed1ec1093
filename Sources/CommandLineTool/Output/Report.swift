import Linting
import SourceText

/// The findings to be printed.
struct Report: Sendable {
  /// Files with findings at or above the lowest level shown, in order of their paths.
  let files: [CheckedFile]
  /// How many files were checked.
  let fileCount: Int
  /// The number of findings that are not shown, since they are below the lowest level.
  let hiddenCount: Int
  /// The text of another file that a finding or fix refers to, by absolute path.
  let otherText: @Sendable (String) -> SourceText?

  init(_ files: [CheckedFile], lowest: Severity, otherText: @escaping @Sendable (String) -> SourceText?) {
    fileCount = files.count
    let all = files.reduce(0) { $0 + $1.findings.count }
    self.files = files.compactMap { file in
      let shown = file.findings.filter { $0.severity >= lowest }
      if shown.isEmpty { return nil }
      return CheckedFile(path: file.path, name: file.name, text: file.text, findings: shown)
    }
    hiddenCount = all - self.files.reduce(0) { $0 + $1.findings.count }
    self.otherText = otherText
  }

  /// The findings with the file each is in.
  var findings: [(file: CheckedFile, text: SourceText, finding: Finding)] {
    files.flatMap { file in file.findings.map { (file, file.text ?? SourceText(""), $0) } }
  }

  /// The number of shown findings of a level.
  func count(of severity: Severity) -> Int {
    files.reduce(0) { $0 + $1.findings.count { $0.severity == severity } }
  }

  /// The name and text of the file that a path of a finding in `file` means; nil when it cannot be read.
  func place(_ path: String?, in file: CheckedFile) -> (name: String, text: SourceText)? {
    guard let path, path != file.path else { return file.text.map { (file.name, $0) } }
    return otherText(path).map { (Checker.name(of: path), $0) }
  }
}

/// How findings are printed.
enum OutputFormat: String, CaseIterable {
  case text
  case short
  case json
  case sarif
  case github

  /// The whole output for a report.
  func render(_ report: Report, rules: [Rule]) -> String {
    switch self {
    case .text: TextFormat(style: Style(hasColor: Terminal.hasColor)).render(report)
    case .short: ShortFormat.render(report)
    case .json: JSONFormat.render(report)
    case .sarif: SARIFFormat.render(report, rules: rules)
    case .github: GitHubFormat.render(report)
    }
  }
}
