import Foundation

/// Type-checks code against the stand-in for SwiftUI. Unless told otherwise, the SDK is 27, the one with every API.
enum TypeChecker {
  /// A snippet that does not compile.
  struct Failure: CustomStringConvertible {
    let name: String
    /// The compiler's errors, each with its line.
    let errors: [String]

    var description: String { "\(name)\n" + errors.map { "  " + $0 }.joined(separator: "\n") }
  }

  /// The errors in one snippet, none when it compiles.
  static func errors(in snippet: Snippet, sdk: Int = 27) async throws -> [String] {
    let names = [""] + snippet.otherFiles.keys.sorted().map { $0 + ":" }
    return try await zip(names, errors(inModule: snippet.files, sdk: sdk)).flatMap { name, errors in errors.map { name + $0 } }
  }

  /// The snippets that do not compile. Those that can share a module are checked together first, since most of them are right
  /// and most of a check is the start of the compiler.
  static func failures(of snippets: [Snippet], sdk: Int = 27) async throws -> [Failure] {
    let prepared = snippets.map { ($0, $0.shareable) }
    let shared = prepared.compactMap { snippet, text in text.map { (snippet, $0) } }
    let batches = stride(from: 0, to: shared.count, by: 40).map { shared[$0..<min($0 + 40, shared.count)] }
    let suspects = try await concurrently(batches) { batch in
      let errors = try await self.errors(inModule: batch.map(\.1), sdk: sdk)
      return zip(batch, errors).compactMap { $1.isEmpty ? nil : $0.0 }
    }
    let alone = prepared.compactMap { $1 == nil ? $0 : nil } + suspects.joined()
    let failures = try await concurrently(alone) { snippet in
      let errors = try await self.errors(in: snippet, sdk: sdk)
      return errors.isEmpty ? nil : Failure(name: snippet.name, errors: errors)
    }
    return failures.compactMap { $0 }
  }

  private static func concurrently<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], _ work: @escaping @Sendable (Input) async throws -> Output
  ) async throws -> [Output] {
    try await withThrowingTaskGroup(of: (Int, Output).self) { group in
      for (index, input) in inputs.enumerated() { group.addTask { (index, try await work(input)) } }
      var outputs: [Int: Output] = [:]
      for try await (index, output) in group { outputs[index] = output }
      return inputs.indices.compactMap { outputs[$0] }
    }
  }

  /// The errors in each file of one module.
  private static func errors(inModule files: [String], sdk: Int) async throws -> [[String]] {
    let modules = try await StandIn.folder(sdk: sdk)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("type-check-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let names = files.indices.map { "file\($0).swift" }
    for (name, text) in zip(names, files) {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    let run = try await Toolchain.compile(
      ["-typecheck", "-wmo", "-parse-as-library", "-swift-version", "6", "-suppress-warnings", "-I", modules.path] + names,
      in: folder)
    let lines = run.output.split(separator: "\n")
    let errors = names.map { name in
      lines.filter { $0.hasPrefix(name + ":") && $0.contains(" error: ") }.map { String($0.dropFirst(name.count + 1)) }
    }
    // The compiler itself failed, or says something that belongs to no file.
    if !run.succeeded, errors.allSatisfy(\.isEmpty) { return names.map { _ in [run.output] } }
    return errors
  }
}
