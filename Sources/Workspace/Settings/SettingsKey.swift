import SwiftUIProject

/// A key of the settings' outermost object: how it is read, merged and described.
struct SettingsKey: Sendable {
  let name: String
  /// What editors show beside it, one sentence.
  let description: String
  /// The other members of its JSON Schema, as JSON text.
  let schema: String
  /// Reads a value into the reader's settings, or reports what is wrong with it.
  let read: @Sendable (JSON5Value, inout SettingsReader) -> Void
  /// Lays what the second settings say over the first.
  let merge: @Sendable (inout Settings, Settings) -> Void

  /// A key whose value replaces what was set before.
  private init<Value: Sendable>(
    _ name: String, _ property: any WritableKeyPath<Settings, Value?> & Sendable, _ description: String, schema: String,
    read: @escaping @Sendable (inout SettingsReader, JSON5Value) -> Value?
  ) {
    self.name = name
    self.description = description
    self.schema = schema
    self.read = { value, reader in reader.settings[keyPath: property] = read(&reader, value) }
    merge = { settings, other in
      if let value = other[keyPath: property] { settings[keyPath: property] = value }
    }
  }

  /// A key whose entries replace those of the same name.
  private init<Entry: Sendable, Value: Sendable>(
    _ name: String, entries property: any WritableKeyPath<Settings, [Entry: Value]> & Sendable, _ description: String,
    schema: String, read: @escaping @Sendable (inout SettingsReader, JSON5Value) -> [Entry: Value]
  ) {
    self.name = name
    self.description = description
    self.schema = schema
    self.read = { value, reader in reader.settings[keyPath: property] = read(&reader, value) }
    merge = { settings, other in settings[keyPath: property].merge(other[keyPath: property]) { _, new in new } }
  }
}

extension SettingsKey {
  /// All of them, in the order of the schema.
  static let all: [SettingsKey] = [
    SettingsKey(
      "rules", entries: \.rules, "Levels by rule; \"all\" stands for every rule.",
      schema: ##""$ref": "#/definitions/rules""##
    ) { $0.rules(of: $1, in: "rules") },
    SettingsKey(
      "platforms", entries: \.platforms, "Deployment targets, instead of those found in the project.",
      schema: ##""$ref": "#/definitions/platforms""##
    ) { $0.platforms(of: $1) },
    SettingsKey(
      "sdk", \.sdk, "Major version of the SDK in use; 27 allows the item: overloads of alerts and dialogs.",
      schema: #""type": "integer", "minimum": 11, "maximum": 1000, "default": \#(RuleInputs.defaultSDK)"#
    ) { $0.sdk(of: $1) },
    SettingsKey(
      "exclude", \.exclude, "Files and folders left alone, relative to this file.", schema: ##""$ref": "#/definitions/globs""##
    ) { $0.patterns(of: $1, in: "exclude") },
    SettingsKey(
      "overrides", \.overrides, "Levels for some files; later entries win.",
      schema: ##""type": "array", "items": { "$ref": "#/definitions/override" }"##
    ) { $0.overrides(of: $1) },
    SettingsKey(
      "actionLabels", \.actionLabels, "Closure labels that sheet-owns-actions looks at, added to its own.", schema: strings
    ) { $0.strings(of: $1, in: "actionLabels")?.map(\.text) },
    SettingsKey(
      "diagnosticMode", \.diagnosticMode, "Show findings of the open files, or of the whole workspace.",
      schema: "\"enum\": [\(SettingsSchema.list(DiagnosticMode.allCases.map(\.rawValue)))], \"default\": \"openFiles\""
    ) { $0.choice(of: $1, in: "diagnosticMode") },
    SettingsKey(
      "handbookURL", \.handbookURL, "Where the handbook is hosted; links lead to Apple's pages otherwise.",
      schema: #""type": "string", "pattern": "^https?://""#
    ) { $0.url(of: $1) },
    SettingsKey(
      "references", \.references,
      "Markdown files that hovers quote before the built-in handbook, or \"auto\" for the known places.",
      schema: #""anyOf": [{ "const": "auto" }, { \#(strings) }]"#
    ) { $0.references(of: $1) },
  ]

  /// A list of strings that are not empty.
  private static let strings = #""type": "array", "items": { "type": "string", "minLength": 1 }"#
}
