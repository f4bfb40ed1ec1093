import Foundation
import LanguageServerProtocol

/// With a folder in `SWIFTUI_PATTERNS_MESSAGE_LOGS` each session of the tests leaves its messages there, one file a session, so that
/// an independent program can hold them to the types of the protocol (`Tests/EditorTests/Drivers/validate_log.py --sent`).
enum SessionLog {
  private static let folder = ProcessInfo.processInfo.environment["SWIFTUI_PATTERNS_MESSAGE_LOGS"]

  static func start() -> MessageLog? { folder.flatMap { MessageLog(path: "\($0)/\(UUID().uuidString).jsonl") } }
}
