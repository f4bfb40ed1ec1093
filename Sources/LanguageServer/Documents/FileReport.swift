import LanguageServerProtocol
import SourceText

/// The diagnostics of one file, and a name for them.
struct FileReport: Sendable {
  let diagnostics: [Diagnostic]
  private let name = Locked<String?>(nil)

  static let empty = FileReport([])

  init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

  /// Equal for equal diagnostics, across versions and runs of the server. Worked out when it is first asked for, which is never
  /// for a client that is sent diagnostics.
  var resultID: String {
    if let name = name.withLock({ $0 }) { return name }
    // FNV-1a.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in diagnostics.json.serialized { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let made = String(hash, radix: 16)
    name.withLock { $0 = made }
    return made
  }
}
