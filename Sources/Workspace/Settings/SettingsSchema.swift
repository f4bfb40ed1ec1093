import Linting
import SwiftUIProject

/// The JSON Schema of the settings, which editors complete and check from.
public enum SettingsSchema {
  /// The words that a rule can be set to.
  static let levels = ["off"] + Severity.allCases.map(\.rawValue)

  /// A rule as the schema describes it.
  public struct RuleEntry: Sendable {
    let id: String
    let title: String

    /// `title` is shown beside the id while completing.
    public init(id: String, title: String) {
      self.id = id
      self.title = title
    }
  }

  /// The schema as JSON text with a last line break; the order of keys never changes.
  public static func text(rules: [RuleEntry]) -> String {
    let levels = list(levels)
    let entries = [(Settings.allRules, "Every rule that is not named itself.")] + rules.map { ($0.id, $0.title) }
    let ruleLines = entries.map { id, title in
      "        \(quote(id)): { \"description\": \(quote(title)), \"$ref\": \"#/definitions/level\" }"
    }
    let platforms = Platform.allCases.map { "        \(quote($0.rawValue)): { \"$ref\": \"#/definitions/version\" }" }
    return """
      {
        "$schema": "http://json-schema.org/draft-07/schema#",
        "title": "Settings of swiftui-patterns",
        "type": "object",
        "additionalProperties": false,
        "allowTrailingCommas": true,
        "properties": {
          "$schema": { "type": "string" },
          "rules": { "description": "Levels by rule; \\"all\\" stands for every rule.", "$ref": "#/definitions/rules" },
          "platforms": {
            "description": "Deployment targets, instead of those found in the project.",
            "type": "object",
            "additionalProperties": false,
            "properties": {
      \(platforms.joined(separator: ",\n"))
            }
          },
          "sdk": {
            "description": "Major version of the SDK in use; 27 allows the item: overloads of alerts and dialogs.",
            "type": "integer", "minimum": 11, "maximum": 1000, "default": \(Settings.defaultSDK)
          },
          "exclude": { "description": "Files and folders left alone, relative to this file.", "$ref": "#/definitions/globs" },
          "overrides": {
            "description": "Levels for some files; later entries win.",
            "type": "array",
            "items": {
              "type": "object",
              "required": ["files", "rules"],
              "additionalProperties": false,
              "properties": { "files": { "$ref": "#/definitions/globs" }, "rules": { "$ref": "#/definitions/rules" } }
            }
          },
          "actionLabels": {
            "description": "Closure labels that sheet-owns-actions looks at, added to its own.",
            "type": "array", "items": { "type": "string", "minLength": 1 }
          },
          "diagnosticMode": {
            "description": "Show findings of the open files, or of the whole workspace.",
            "enum": [\(list(DiagnosticMode.allCases.map(\.rawValue)))], "default": "openFiles"
          },
          "handbookURL": {
            "description": "Where the handbook is hosted; links lead to Apple's pages otherwise.",
            "type": "string", "pattern": "^https?://"
          },
          "references": {
            "description": "Markdown files that hovers quote before the built-in handbook, or \\"auto\\" for the known places.",
            "anyOf": [{ "const": "auto" }, { "type": "array", "items": { "type": "string", "minLength": 1 } }]
          }
        },
        "definitions": {
          "level": { "enum": [\(levels)] },
          "version": { "type": "string", "pattern": "^[0-9]+([.][0-9]+){0,2}$" },
          "globs": { "type": "array", "items": { "type": "string", "minLength": 1 } },
          "rules": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
      \(ruleLines.joined(separator: ",\n"))
            }
          }
        }
      }

      """
  }

  private static func list(_ names: [String]) -> String { names.map(quote).joined(separator: ", ") }

  /// A JSON string.
  private static func quote(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case _ where scalar.value < 0x20: result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
