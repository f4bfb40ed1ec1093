import LanguageServerProtocol

/// The diagnostics of one file, and a name for them.
struct FileReport: Sendable {
  let diagnostics: [Diagnostic]
  /// Equal for equal diagnostics, across versions and runs of the server.
  let resultID: String

  static let empty = FileReport([])

  init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
    // FNV-1a.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in diagnostics.json.serialized { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    resultID = String(hash, radix: 16)
  }
}
