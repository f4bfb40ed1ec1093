import Foundation
import Linting
import SourceText
import SwiftUIProject
import Testing
import Workspace

private let knownRules = ["item-driven-sheet", "enum-sheets", "legacy-alert"]

@Suite struct SettingsTests {
  private func read(_ text: String) -> (Settings, [String]) {
    let source = SourceText(text)
    let (settings, faults) = SettingsReader.read(source, folder: "/app", knownRules: knownRules)
    return (settings, faults.map { "\($0.severity) \(source[$0.range]): \($0.message)" })
  }

  @Test func everyKey() {
    let (settings, faults) = read(
      """
      {
        $schema: "./schema.json",
        rules: { all: "hint", "enum-sheets": "off" },
        platforms: { iOS: "16.0", visionOS: "1" },
        sdk: 27,
        exclude: ["Generated", "**/*.gen.swift"],
        overrides: [{ files: ["Legacy/**"], rules: { "legacy-alert": "error" } }],
        actionLabels: ["onPick"],
        diagnosticMode: "workspace",
        handbookURL: "https://example.com/handbook/",
        references: ["docs/*.md"],
      }
      """)
    #expect(faults.isEmpty)
    #expect(settings.rules == ["all": .report(.hint), "enum-sheets": .off])
    #expect(settings.targets == DeploymentTargets([.iOS: "16.0", .visionOS: "1.0"]))
    #expect(settings.sdk == 27)
    #expect(settings.isExcluded("/app/Generated/A.swift") && !settings.isExcluded("/other/Generated/A.swift"))
    #expect(settings.overrides?.count == 1)
    #expect(settings.actionLabels == ["onPick"])
    #expect(settings.diagnosticMode == .workspace)
    #expect(settings.handbookURL == "https://example.com/handbook")
    #expect(settings.references == .files([PathPattern("docs/*.md", in: "/app")]))
    #expect(read(#"{references: "auto"}"#).0.references == .automatic)
  }

  @Test(arguments: [
    (#"{ruls: {}}"#, #"warning ruls: There is no setting "ruls"; did you mean "rules"?"#),
    (#"{rules: {"enum-sheet": "off"}}"#, #"warning "enum-sheet": There is no rule "enum-sheet"; did you mean "enum-sheets"?"#),
    (
      #"{rules: {"enum-sheets": "warn"}}"#,
      #"error "warn": "enum-sheets" must be "off", "hint", "information", "warning" or "error", not "warn""#
    ),
    (#"{rules: []}"#, #"error []: "rules" must be an object in braces, not an array"#),
    (#"[]"#, #"error []: The settings must be an object in braces, not an array"#),
    (#"{platforms: {ios: "16"}}"#, #"warning ios: There is no platform "ios"; did you mean "iOS"?"#),
    (#"{platforms: {iOS: 16}}"#, #"error 16: "iOS" must be a version in quotes, such as "16.0", not 16"#),
    (#"{sdk: 26.5}"#, #"error 26.5: "sdk" must be the SDK's major version, a whole number such as 26, not 26.5"#),
    (#"{sdk: 1e400}"#, #"error 1e400: "sdk" must be the SDK's major version, a whole number such as 26, not 1e400"#),
    (#"{exclude: "a"}"#, #"error "a": "exclude" must be a list of strings in brackets, not a string"#),
    (#"{exclude: [1]}"#, #"error 1: "exclude" holds strings that are not empty, not 1"#),
    (
      #"{overrides: [{files: []}]}"#,
      #"error {files: []}: An entry of "overrides" needs "files", a list of globs, and "rules""#
    ),
    (#"{diagnosticMode: "all"}"#, #"error "all": "diagnosticMode" must be "openFiles" or "workspace", not "all""#),
    (#"{handbookURL: "x"}"#, #"error "x": "handbookURL" must be an address that starts with https://, not "x""#),
    (#"{references: 1}"#, #"error 1: "references" must be "auto" or a list of Markdown files in brackets, not 1"#),
    (#"{sdk: 26, sdk: 27}"#, #"warning sdk: "sdk" is set again below, and only the last one counts; remove one"#),
    (#"{sdk: 26"#, #"error {: This object is never closed with }"#),
  ])
  func faultsNameThePlaceAndWhatToWrite(_ text: String, _ fault: String) {
    #expect(read(text).1 == [fault])
  }

  @Test func theRestStillApplies() {
    let (settings, faults) = read(
      #"{nonsense: 1, sdk: "x", rules: {nope: "off", "legacy-alert": "off"}, actionLabels: ["a", 1]}"#)
    #expect(faults.count == 4)
    #expect(settings.rules == ["legacy-alert": .off])
    #expect(settings.actionLabels == ["a"])
  }

  @Test func laterOverridesWin() {
    let settings = read(
      """
      {rules: {"enum-sheets": "error"},
       overrides: [
        {files: ["Old/**"], rules: {all: "off"}},
        {files: ["Old/New/**"], rules: {"legacy-alert": "hint"}}]}
      """
    ).0
    let top = settings.lintSettings(for: "/app/A.swift")
    let old = settings.lintSettings(for: "/app/Old/A.swift")
    let new = settings.lintSettings(for: "/app/Old/New/A.swift")
    #expect(top.override(of: "enum-sheets") == .report(.error) && top.override(of: "legacy-alert") == nil)
    #expect(old.override(of: "enum-sheets") == .off && old.override(of: "legacy-alert") == .off)
    #expect(new.override(of: "enum-sheets") == .off && new.override(of: "legacy-alert") == .report(.hint))
  }

  @Test func theSchemaIsJSONAndNamesEveryKeyAndRule() throws {
    let text = SettingsSchema.text(rules: [.init(id: "enum-sheets", title: "one \"item\" sheet")])
    let schema = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let properties = try #require(schema["properties"] as? [String: Any])
    #expect(
      Set(properties.keys) == [
        "$schema", "rules", "platforms", "sdk", "exclude", "overrides", "actionLabels", "diagnosticMode", "handbookURL",
        "references",
      ])
    let definitions = try #require(schema["definitions"] as? [String: [String: Any]])
    let rules = try #require(definitions["rules"]?["properties"] as? [String: [String: String]])
    #expect(Set(rules.keys) == ["all", "enum-sheets"])
    #expect(rules["enum-sheets"]?["description"] == "one \"item\" sheet")
  }
}

@Suite struct SettingsStoreTests {
  @Test func theNearestFileUpwardsCountsAlone() throws {
    let folder = try TemporaryFolder()
    try folder.write(".swiftui-patterns.json", "{sdk: 20, actionLabels: ['a']}")
    try folder.write("Sub/.swiftui-patterns.json", "{sdk: 21}")
    let store = SettingsStore(knownRules: knownRules)
    #expect(store.settings(for: folder("A.swift")).sdk == 20)
    #expect(store.settings(for: folder("Sub/Deep/A.swift")).sdk == 21)
    #expect(store.settings(for: folder("Sub/Deep/A.swift")).actionLabels == nil)
    #expect(store.settings(for: nil) == Settings())
  }

  @Test func theEditorOverridesKeyByKey() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      ".swiftui-patterns.json", "{sdk: 20, actionLabels: ['a'], rules: {'enum-sheets': 'off', 'legacy-alert': 'off'}}")
    let store = SettingsStore(knownRules: knownRules)
    #expect(store.setEditorSection(#"{"sdk": 22, "rules": {"legacy-alert": "error"}}"#, folder: folder.path).isEmpty)
    let settings = store.settings(for: folder("A.swift"))
    #expect(settings.sdk == 22 && settings.actionLabels == ["a"])
    #expect(settings.rules == ["enum-sheets": .off, "legacy-alert": .report(.error)])
    #expect(store.setEditorSection(#"{"sdk": "x"}"#, folder: nil).count == 1)
    #expect(store.settings(for: folder("A.swift")).sdk == 20)
  }

  @Test func changesCountAfterInvalidation() throws {
    let folder = try TemporaryFolder()
    let store = SettingsStore(knownRules: knownRules)
    #expect(store.settings(for: folder("A.swift")).sdk == nil)
    try folder.write(".swiftui-patterns.json", "{sdk: 23}")
    store.invalidate()
    #expect(store.settings(for: folder("A.swift")).sdk == 23)
    try folder.write(".swiftui-patterns.json", "{sdk: 24, }")
    store.invalidate()
    #expect(store.settings(for: folder("A.swift")).sdk == 24)
  }

  @Test func anUnreadableFileIsAFault() throws {
    let folder = try TemporaryFolder()
    try folder.write(".swiftui-patterns.json", data: Data([0x7B, 0xFF, 0x7D]))
    let file = SettingsStore(knownRules: knownRules).file(for: folder("A.swift"))
    #expect(file?.faults.map(\.severity) == [.error])
  }
}
