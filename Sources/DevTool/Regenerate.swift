import Rules
import Workspace

/// Writes every generated file of the package again. `regenerate --check` fails while one of them is stale.
func regenerate(_ package: Package) throws {
  try HandbookStrings(package).write()
  try RuleTable(package).write()
  try package.write(
    SettingsSchema.text(rules: AllRules.rules.map { .init(id: $0.id, title: $0.title) }),
    to: "editors/vscode/swiftui-patterns.schema.json")
}
