import Foundation

/// The programs that a person would use instead, where they are installed.
struct Peers {
  private let folder: URL

  /// - Parameter folder: an existing folder for their settings
  init(in folder: URL) { self.folder = folder }

  /// The path of a program on `PATH`.
  func path(of name: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// The commands of the language servers to measure beside the product.
  func servers() throws -> [(name: String, command: [String])] {
    var servers: [(name: String, command: [String])] = []
    if let server = path(of: "sourcekit-lsp") { servers.append(("sourcekit-lsp", [server])) }
    if let program = path(of: "ast-grep") { servers.append(("ast-grep lsp", [program, "lsp", "-c", try astGrepSettings()])) }
    return servers
  }

  /// The command that runs ast-grep's rules over folders; nil without ast-grep.
  func astGrepScan(_ targets: [String]) throws -> [String]? {
    guard let program = path(of: "ast-grep") else { return nil }
    return [program, "scan", "-c", try astGrepSettings()] + targets
  }

  private func astGrepSettings() throws -> String {
    let rules = folder.appendingPathComponent("rules")
    try FileManager.default.createDirectory(at: rules, withIntermediateDirectories: true)
    try Self.rules.write(to: rules.appendingPathComponent("rules.yml"), atomically: true, encoding: .utf8)
    let settings = folder.appendingPathComponent("sgconfig.yml")
    try "ruleDirs: [rules]\n".write(to: settings, atomically: true, encoding: .utf8)
    return settings.path
  }

  /// What comes near to six of the product's rules: patterns know neither types nor scopes.
  private static let rules = #"""
    id: item-driven-sheet
    language: swift
    severity: warning
    message: This sheet unwraps an optional.
    rule:
      pattern: '$VIEW.sheet(isPresented: $FLAG) { $$$BODY }'
      has: { kind: if_statement, stopBy: end }
    ---
    id: item-driven-alert
    language: swift
    severity: warning
    message: This alert presents no value.
    rule:
      pattern: '$VIEW.alert($TITLE, isPresented: $FLAG) { $$$BODY }'
    ---
    id: presentation-mode
    language: swift
    severity: warning
    message: The presentation mode is deprecated.
    rule: { kind: attribute, regex: presentationMode }
    ---
    id: legacy-navigation-view
    language: swift
    severity: warning
    message: NavigationView is deprecated.
    rule:
      pattern: 'NavigationView { $$$BODY }'
    ---
    id: flagged-link
    language: swift
    severity: warning
    message: Links with a flag or tag are deprecated.
    rule:
      kind: call_expression
      all:
        - has: { kind: simple_identifier, regex: ^NavigationLink$ }
        - regex: "isActive:|tag:"
    ---
    id: orphan-presentation-flag
    language: swift
    severity: hint
    message: This flag may present nothing.
    rule:
      kind: property_declaration
      all:
        - has: { kind: modifiers, regex: "@State" }
        - regex: "= (false|true)$"
    """#
}
