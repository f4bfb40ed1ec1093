import Foundation

/// The compiled stand-in for SwiftUI and the modules around it.
enum StandIn {
  struct DoesNotCompile: Error, CustomStringConvertible {
    let description: String
  }

  /// In the order in which they import each other.
  static let modules = ["Combine", "UIKit", "SwiftUI", "SwiftData"]

  /// The folder with the compiled modules of Apple's SDK 26 or 27, of which only the latter has the `item:` forms of alerts.
  /// The first caller compiles them, unless a run before this one did.
  static func folder(sdk: Int) async throws -> URL { try await (sdk < 27 ? sdk26 : sdk27).value }

  private static let sdk26 = Task { try await compile(flags: []) }
  private static let sdk27 = Task { try await compile(flags: ["-D", "SDK27"]) }

  private static func compile(flags: [String]) async throws -> URL {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("StandIn")
    let files = try modules.map { module in
      let folder = sources.appendingPathComponent(module)
      return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map(folder.appendingPathComponent)
    }
    let temporary = FileManager.default.temporaryDirectory
    let folder = temporary.appendingPathComponent("swiftui-stand-in-\(try fingerprint(of: files.joined(), flags))")
    if FileManager.default.fileExists(atPath: folder.path) { return folder }

    // Compiled under a name of its own and moved, so that another run never reads half a module.
    let build = temporary.appendingPathComponent("swiftui-stand-in-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: build, withIntermediateDirectories: true)
    for (module, files) in zip(modules, files) {
      let arguments = ["-emit-module", "-module-name", module, "-parse-as-library", "-swift-version", "6", "-I", build.path]
      let run = try await Toolchain.compile(arguments + flags + files.map(\.path), in: build)
      guard run.succeeded else { throw DoesNotCompile(description: run.output) }
    }
    do {
      try FileManager.default.moveItem(at: build, to: folder)
    } catch  where FileManager.default.fileExists(atPath: folder.path) {
      try FileManager.default.removeItem(at: build)
    }
    return folder
  }

  /// Changes with every source file and with the compiler, whose modules no other version reads. FNV-1a, since `Hasher`
  /// gives each run other values.
  private static func fingerprint(of files: some Sequence<URL>, _ flags: [String]) throws -> String {
    let compiler = try Toolchain.compiler()
    let date = try FileManager.default.attributesOfItem(atPath: compiler.path)[.modificationDate] as? Date
    var bytes = Data("\(flags) \(compiler.path) \(date?.timeIntervalSince1970 ?? 0)".utf8)
    for file in files { bytes += try Data(contentsOf: file) }
    let hash = bytes.reduce(14_695_981_039_346_656_037 as UInt64) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
    return String(hash, radix: 16)
  }
}
