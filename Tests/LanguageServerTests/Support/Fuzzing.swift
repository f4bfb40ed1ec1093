import Foundation
import Testing

@testable import LanguageServer
@testable import LanguageServerProtocol

/// Mutations of well-formed input. A bounded number runs with all tests; `FUZZ_SECONDS=600 swift test --filter FuzzTests` goes on
/// for that long, from a seed of its own, and keeps the input at hand in `fuzz-input-NAME` of the temporary folder, where it is
/// found after a trap or a hang.
enum Fuzzing {
  private static let seconds = ProcessInfo.processInfo.environment["FUZZ_SECONDS"].flatMap { Double($0) }
  private static let start = seconds == nil ? 1 : UInt64.random(in: 0..<(.max / 2))

  /// Hands seeds to `body`, on a large stack as in the server, and expects that it finds no fault.
  /// - Parameters:
  ///   - count: seeds without `FUZZ_SECONDS`
  ///   - share: of these seconds
  static func run(
    _ name: String, count: UInt64, share: Double, _ body: @escaping @Sendable (inout SeededGenerator) -> String?
  ) async {
    let (seconds, start) = (Self.seconds.map { $0 * share }, Self.start)
    let end = ContinuousClock.now + .seconds(seconds ?? 0)
    let (done, faults): (UInt64, [String]) = await withCheckedContinuation { continuation in
      let hasStarted = startThread(stackSize: Session.stackSize) {
        var seed = start
        var faults: [String] = []
        while seconds == nil ? seed < start + count : ContinuousClock.now < end {
          var random = SeededGenerator(seed: seed)
          if let fault = body(&random), faults.count < 20 { faults.append("seed \(seed): \(fault)") }
          seed += 1
        }
        continuation.resume(returning: (seed - start, faults))
      }
      #expect(hasStarted)
    }
    if seconds != nil { print("\(name): \(done) inputs from seed \(start), \(faults.count) faults") }
    #expect(faults.isEmpty, "\(faults.joined(separator: "\n\n"))")
  }

  /// Only a long run pays for a file at each step.
  static func keep(_ bytes: [UInt8], as name: String) {
    guard seconds != nil else { return }
    try? Data(bytes).write(to: FileManager.default.temporaryDirectory.appendingPathComponent("fuzz-input-\(name)"))
  }

  static func mutated(_ input: [UInt8], pieces: [[UInt8]], using random: inout SeededGenerator) -> [UInt8] {
    var bytes = input
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let first = Int.random(in: 0...bytes.count, using: &random)
      let second = min(first + Int.random(in: 0...(Bool.random(using: &random) ? 4 : 80), using: &random), bytes.count)
      switch Int.random(in: 0..<11, using: &random) {
      case 0: bytes.removeSubrange(first..<second)
      case 1: bytes.insert(contentsOf: bytes[first..<second], at: Int.random(in: 0...bytes.count, using: &random))
      case 2: bytes.replaceSubrange(first..<second, with: pieces.randomElement(using: &random) ?? [])
      case 3 where first < bytes.count: bytes[first] = UInt8.random(in: 0...255, using: &random)
      case 4 where Int.random(in: 0..<3, using: &random) == 0: bytes.removeSubrange(first...)
      case 5:
        let moved = Array(bytes[first..<second])
        bytes.removeSubrange(first..<second)
        bytes.insert(contentsOf: moved, at: Int.random(in: 0...bytes.count, using: &random))
      case 6, 7:
        // A whole line goes, or goes elsewhere.
        let start = bytes[..<first].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        let end = bytes[first...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
        let line = Array(bytes[start..<end])
        bytes.removeSubrange(start..<end)
        guard Bool.random(using: &random) else { break }
        let target = Int.random(in: 0...bytes.count, using: &random)
        bytes.insert(contentsOf: line, at: bytes[..<target].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0)
      default: bytes.insert(contentsOf: pieces.randomElement(using: &random) ?? [], at: first)
      }
    }
    return bytes
  }
}
