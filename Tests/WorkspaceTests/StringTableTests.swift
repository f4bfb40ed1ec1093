import Foundation
import SourceText
import Testing

@testable import Workspace

@Suite struct StringTableTests {
  /// What the lenient reader makes of a catalogue.
  private func lenientKeys(_ bytes: [UInt8]) -> Set<String>? {
    guard let text = SourceText(validating: bytes), case (let catalog?, nil) = JSON5Reader.read(text) else { return nil }
    return (catalog["strings"]?.members).map { Set($0.map(\.key)) }
  }

  private static let catalogue = #"""
    {
      "sourceLanguage" : "en",
      "strings" : {
        "" : { },
        "Delete \"%@\"?\n\tNow" : {
          "extractionState" : "manual",
          "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "strings" } } }
        },
        "Löschen 🗑️" : { "shouldTranslate" : false, "list" : [ 1, -20, [ ], null, true ] },
        "Save" : { "comment" : "Cancel" }
      },
      "version" : "1.0"
    }

    """#

  @Test func aCatalogueAsXcodeWritesItIsReadQuickly() {
    let keys: Set = ["", "Delete \"%@\"?\n\tNow", "Löschen 🗑️", "Save"]
    #expect(CatalogKeys.read(Array(Self.catalogue.utf8)) == keys)
    #expect(lenientKeys(Array(Self.catalogue.utf8)) == keys)
  }

  @Test(arguments: [
    "", "{}", "[]", "{\"strings\": 1}", "{\"strings\": {}", "{\"strings\": {}} x", "{\"strings\": {\"a\": 01}}",
    "{\"strings\": {\"a\": 1.5}}", "{\"strings\": {\"a\": }}", "{\"strings\": {\"a\": 1,}}", "{strings: {a: 1}}",
    "{\"strings\": {'a': 1}}", "{\"strings\": {\"\\u0061\": 1}}", "{\"strings\": {\"a\nb\": 1}}", "{\"strings\": {\"a\\",
    "{\"strings\": {\"a\": tru}}", "{\"strings\": {\"a\": -}}", "/* x */ {\"strings\": {\"a\": 1}}",
    String(repeating: "[", count: 100_000), "{\"strings\":" + String(repeating: "{\"a\":", count: 100_000),
  ])
  func whatIsWrittenInAnotherWayIsLeftToTheLenientReader(_ text: String) {
    #expect(CatalogKeys.read(Array(text.utf8)) == nil)
    #expect(StringTables.keys(ofCatalog: Array(text.utf8)) == lenientKeys(Array(text.utf8)))
  }

  @Test func bothReadersAgreeOnDamagedCatalogues() {
    var state: UInt64 = 11
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    let pieces = ["{", "}", "[", "]", "\"", "\\", ":", ",", "1", "strings", " ", "\n", "é", "\u{0}", "null", "//"].map {
      Array($0.utf8)
    }
    for _ in 0..<4_000 {
      var bytes = Array(Self.catalogue.utf8)
      for _ in 0...random(3) {
        let start = random(bytes.count)
        let end = min(bytes.count, start + random(4))
        bytes.replaceSubrange(start..<end, with: random(3) == 0 ? [UInt8(random(256))] : pieces[random(pieces.count)])
      }
      if let keys = CatalogKeys.read(bytes) { #expect(keys == lenientKeys(bytes), "\(String(decoding: bytes, as: UTF8.self))") }
    }
  }

  @Test func theDigestTellsTablesApart() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", "")
    let tables = StringTables()
    #expect(tables.digest == nil)
    tables.setRoots([folder.path])
    var digests: Set<ContentDigest?> = []
    func insert() {
      tables.invalidate()
      #expect(digests.insert(tables.digest).inserted)
      tables.invalidate()
      #expect(!digests.insert(tables.digest).inserted)
    }
    insert()
    try folder.write("a.strings", "\"a\" = \"b\";")
    insert()
    try folder.write("a.strings", "\"a\" = \"c\";")
    insert()
    try folder.write("b.strings", "\"a\" = \"c\";")
    insert()
    try FileManager.default.moveItem(atPath: folder("b.strings"), toPath: folder("b.xcstrings"))
    insert()
    try FileManager.default.removeItem(atPath: folder("b.xcstrings"))
    tables.invalidate()
    #expect(!digests.insert(tables.digest).inserted)
  }
}
