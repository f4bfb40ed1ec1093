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
    let properties = SettingsKey.all.map { key in
      "    \(quote(key.name)): { \"description\": \(quote(key.description)), \(key.schema) }"
    }
    return """
      {
        "$schema": "http://json-schema.org/draft-07/schema#",
        "title": "Settings of swiftui-patterns",
        "type": "object",
        "additionalProperties": false,
        "allowTrailingCommas": true,
        "properties": {
          "$schema": { "type": "string" },
      \(properties.joined(separator: ",\n"))
        },
        "definitions": {
          "level": { "enum": [\(levels)] },
          "version": { "type": "string", "pattern": "^[0-9]+([.][0-9]+){0,2}$" },
          "platforms": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
      \(platforms.joined(separator: ",\n"))
            }
          },
          "override": {
            "type": "object",
            "required": ["files", "rules"],
            "additionalProperties": false,
            "properties": { "files": { "$ref": "#/definitions/globs" }, "rules": { "$ref": "#/definitions/rules" } }
          },
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

  static func list(_ names: [String]) -> String { names.map(quote).joined(separator: ", ") }

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
