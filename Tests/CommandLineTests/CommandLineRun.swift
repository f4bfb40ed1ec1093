import Foundation

/// What a run of the built program came to.
struct CommandLineRun {
  let status: Int32
  let output: String
  let errors: String

  /// The program, which SwiftPM builds beside the tests.
  static let program: URL = {
    var folders = [Bundle.main.bundleURL, URL(fileURLWithPath: CommandLine.arguments.first ?? "")]
    folders += Bundle.allBundles.map(\.bundleURL)
    folders = folders.flatMap { [$0, $0.deletingLastPathComponent()] }
    var folder = URL(fileURLWithPath: #filePath)
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      folders.append(folder.appendingPathComponent(".build/debug"))
    }
    let candidates = folders.map { $0.appendingPathComponent("swiftui-patterns") }
    return candidates.first {
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: $0.path, isDirectory: &isFolder) && !isFolder.boolValue
    } ?? URL(fileURLWithPath: "/swiftui-patterns")
  }()

  /// Runs the program, or another one, in a folder until it ends.
  init(
    _ arguments: [String], in folder: TestFolder, input: Data = Data(), environment: [String: String] = [:],
    program: String? = nil
  ) throws {
    let process = Process()
    process.executableURL = program.map { URL(fileURLWithPath: $0) } ?? Self.program
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    // Files instead of pipes: neither side ever waits for the other.
    let scratch = try TestFolder()
    let own = ["XDG_CACHE_HOME": scratch("cache")]
    process.environment = ProcessInfo.processInfo.environment.merging(own) { $1 }.merging(environment) { $1 }
    try scratch.write("in", data: input)
    try scratch.write("out")
    try scratch.write("err")
    process.standardInput = try FileHandle(forReadingFrom: URL(fileURLWithPath: scratch("in")))
    process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: scratch("out")))
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: scratch("err")))
    try process.run()
    process.waitUntilExit()
    status = process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    output = try scratch.read("out")
    errors = try scratch.read("err")
  }

  init(_ arguments: String..., in folder: TestFolder, input: String = "") throws {
    try self.init(arguments, in: folder, input: Data(input.utf8))
  }

  /// The output as JSON.
  func json() throws -> [String: Any] {
    try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any] ?? [:]
  }
}

/// A folder that goes away with the test.
final class TestFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("commandline-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.resolvingSymlinksInPath().path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The absolute path of a relative one.
  func callAsFunction(_ name: String) -> String { path + "/" + name }

  func write(_ name: String, _ text: String = "") throws { try write(name, data: Data(text.utf8)) }

  func write(_ name: String, data: Data) throws {
    let url = URL(fileURLWithPath: self(name))
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: self(name))), as: UTF8.self)
  }

  /// The names in the folder.
  var names: [String] { get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() } }
}

/// Code with one warning that has a safe fix, and the code after it.
enum Sample {
  static let flagged = """
    import SwiftUI

    struct Trail: Identifiable { let id: Int; var name: String }

    struct TrailList: View {
      let trails: [Trail]
      @State private var showTrail = false
      @State private var tappedTrail: Trail?

      var body: some View {
        List(trails) { trail in
          Button(trail.name) {
            tappedTrail = trail
            showTrail = true
          }
        }
        /* 🗺️ */ .sheet(isPresented: $showTrail) {
          if let tappedTrail {
            Text(tappedTrail.name)
          }
        }
      }
    }

    """

  static let fixed = """
    import SwiftUI

    struct Trail: Identifiable { let id: Int; var name: String }

    struct TrailList: View {
      let trails: [Trail]
      @State private var tappedTrail: Trail?

      var body: some View {
        List(trails) { trail in
          Button(trail.name) {
            tappedTrail = trail
          }
        }
        /* 🗺️ */ .sheet(item: $tappedTrail) { tappedTrail in
          Text(tappedTrail.name)
        }
      }
    }

    """

  static let clean = "import SwiftUI\n\nstruct Plain: View { var body: some View { Text(\"a\") } }\n"
}
