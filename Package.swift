// swift-tools-version: 6.2
import PackageDescription

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// MARK: A static build

/// A checkout of swift-syntax, or its URL, that is built in instead of the toolchain's libraries, for those who hand out binaries:
/// the parser is many times faster then, and no toolchain is needed to run it. The release must match the compiler's (603 for
/// Swift 6.3).
let checkout = Context.environment["SWIFTUI_PATTERNS_SWIFT_SYNTAX"]

let syntaxPackages: [Package.Dependency] =
  checkout.map { place in
    place.contains("://") ? [.package(url: place, "602.0.0"..<"604.0.0")] : [.package(name: "swift-syntax", path: place)]
  } ?? []

let syntaxProducts: [Target.Dependency] = (checkout == nil ? [] : ["SwiftSyntax", "SwiftParser", "SwiftOperators"]).map {
  .product(name: $0, package: "swift-syntax")
}

// MARK: The toolchain's own SwiftSyntax

/// The files that this manifest's process has mapped, which include the toolchain's `lib/swift/pm/ManifestAPI` library.
/// `/proc/self/maps` is read with `fread` to its end: it has no size, and shorter reads were seen to stop early.
func mappedFiles() -> [String] {
  #if canImport(Darwin)
    return (0..<_dyld_image_count()).compactMap { _dyld_get_image_name($0).map { String(cString: $0) } }
  #else
    guard let maps = fopen("/proc/self/maps", "r") else { return [] }
    defer { fclose(maps) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&buffer, 1, buffer.count, maps), count > 0 { bytes += buffer[..<count] }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { line in
      line.firstIndex(of: "/").map { String(line[$0...]) }
    }
  #endif
}

/// `lib/swift/host` of the toolchain that runs this manifest. The way through the process works under version managers and
/// with several toolchains, where a look at `PATH` does not.
func hostLibraryFolder() -> String {
  let files = mappedFiles()
  for file in files {
    let folders = file.split(separator: "/", omittingEmptySubsequences: false)
    for index in folders.indices.dropLast() where folders[index] == "swift" && folders[index + 1] == "pm" {
      let host = folders[...index].joined(separator: "/") + "/host"
      if access(host + "/SwiftSyntax.swiftmodule", R_OK) == 0 { return host }
    }
  }
  let message = """
    error: no SwiftSyntax beside this toolchain. Looked for lib/swift/host/SwiftSyntax.swiftmodule next to the lib/swift/pm \
    folder of each of the \(files.count) files that the manifest process has mapped. Use a toolchain from swift.org (6.2 or \
    later) or Xcode, both of which bring it, or set SWIFTUI_PATTERNS_SWIFT_SYNTAX to a checkout of swift-syntax.

    """
  _ = message.withCString { write(STDERR_FILENO, $0, strlen($0)) }
  exit(1)
}

let host = checkout == nil ? hostLibraryFolder() : ""
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]
let syntax: [SwiftSetting] = checkout == nil ? strict + [.unsafeFlags(["-I", host])] : strict
/// Where a program looks for libraries, in this order: the copies that `swiftui-patterns install` puts beside it, and only then
/// the toolchain that built it. The driver would put the toolchain's first.
let libraryFolders: [String] = {
  #if canImport(Darwin)
    return ["@executable_path/../lib/swift/host", host]
  #else
    let copies = ["host", "linux"].map { "$ORIGIN/../lib/swift/\($0)" }
    return copies + [String(host.dropLast("host".count)) + "linux", host]
  #endif
}()
let linkSyntax: [LinkerSetting] =
  checkout == nil
  ? [
    .unsafeFlags(
      ["-L", host, "-no-toolchain-stdlib-rpath"] + libraryFolders.flatMap { ["-Xlinker", "-rpath", "-Xlinker", $0] })
  ] : []

/// Swift's runtime as a part of the program that an editor starts, where that can be: it then is there in half the time.
let linkRuntime: [LinkerSetting] = {
  #if !canImport(Darwin)
    let runtime = String(host.dropLast("swift/host".count)) + "swift_static/linux/libswiftCore.a"
    // The linker needs the C++ library in the form that comes with a C++ compiler.
    var found = glob_t()
    defer { globfree(&found) }
    if access(runtime, R_OK) == 0, glob("/usr/lib/gcc/*/*/libstdc++.*", 0, nil, &found) == 0 {
      return [.unsafeFlags(["-static-stdlib"])]
    }
  #endif
  return linkSyntax
}()

// MARK: Targets, from the bottom up. LayeringTests holds the imports of Sources to these lists.

func layer(_ name: String, on dependencies: [Target.Dependency] = [], parses: Bool = true, exclude: [String] = []) -> Target {
  .target(
    name: name, dependencies: dependencies + (parses ? syntaxProducts : []), exclude: exclude,
    swiftSettings: parses ? syntax : strict,
    linkerSettings: parses ? linkSyntax : [])
}

func tests(_ name: String, of dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
  .testTarget(
    name: name, dependencies: dependencies + syntaxProducts, exclude: exclude, swiftSettings: syntax, linkerSettings: linkSyntax
  )
}

/// What people and editors call. It links no parser, whose libraries take longer to load than all else up to the first answer to an
/// editor; the engine beside it does. A static build has nothing to load, and is one file that can be handed out.
let program: Target =
  checkout == nil
  ? .executableTarget(
    name: "swiftui-patterns",
    dependencies: ["Files", "LanguageServerProtocol", "Supervision"] + [
      .product(name: "swiftui-patterns-engine", package: "swiftui-patterns-engine")
    ],
    swiftSettings: strict, linkerSettings: linkRuntime)
  : .executableTarget(
    name: "swiftui-patterns", dependencies: ["CommandLineTool"], path: "Sources/swiftui-patterns-engine", sources: ["main.c"])

let package = Package(
  name: "swiftui-patterns",
  platforms: [.macOS(.v14)],
  products: [
    .executable(name: "swiftui-patterns", targets: ["swiftui-patterns"]),
    .library(name: "CommandLineTool", targets: ["CommandLineTool"]),
  ],
  dependencies: checkout == nil ? [.package(path: "Sources/swiftui-patterns-engine")] : syntaxPackages,
  targets: [
    layer("SourceText", parses: false),
    layer("Files", on: ["SourceText"], parses: false),
    layer("SwiftUIModel", on: ["SourceText"]),
    layer("Handbook", parses: false, exclude: ["Chapters"]),
    layer("SwiftUIProject", on: ["SourceText", "SwiftUIModel"]),
    layer("Linting", on: ["SourceText", "SwiftUIModel", "SwiftUIProject"]),
    layer("Rules", on: ["SourceText", "SwiftUIModel", "SwiftUIProject", "Linting"]),
    layer("Workspace", on: ["SourceText", "Files", "SwiftUIModel", "SwiftUIProject", "Linting"]),
    layer("LanguageServerProtocol", parses: false),
    layer("Supervision", on: ["SourceText", "LanguageServerProtocol"], parses: false),
    layer(
      "LanguageServer",
      on: [
        "SourceText", "Files", "SwiftUIModel", "SwiftUIProject", "Handbook", "Linting", "Rules", "Workspace",
        "LanguageServerProtocol",
        "Supervision",
      ]),
    layer(
      "CommandLineTool",
      on: [
        "SourceText", "Files", "SwiftUIModel", "SwiftUIProject", "Handbook", "Linting", "Rules", "Workspace",
        "LanguageServerProtocol",
        "Supervision",
        "LanguageServer",
      ]),
    program,
    .executableTarget(
      name: "DevTool", dependencies: ["Handbook", "Linting", "Rules", "Workspace"], exclude: ["Site/Assets"],
      swiftSettings: syntax, linkerSettings: linkSyntax),
    .executableTarget(
      name: "Benchmark", dependencies: ["LanguageServerProtocol"], swiftSettings: syntax, linkerSettings: linkSyntax),
    tests("SourceTextTests", of: ["SourceText"]),
    tests("SwiftUIModelTests", of: ["SwiftUIModel", "SwiftUIProject", "SourceText"]),
    tests("HandbookTests", of: ["Handbook"]),
    tests("SwiftUIProjectTests", of: ["SwiftUIProject", "SwiftUIModel", "SourceText"]),
    tests("LintingTests", of: ["Linting", "SwiftUIProject", "SwiftUIModel", "SourceText"]),
    tests(
      "RulesTests", of: ["Rules", "Linting", "SwiftUIProject", "SwiftUIModel", "SourceText", "Workspace", "Handbook"],
      exclude: ["StandIn", "Fixtures"]),
    tests("FilesTests", of: ["Files"]),
    tests("WorkspaceTests", of: ["Workspace", "Files", "Linting", "SwiftUIProject", "SwiftUIModel", "SourceText"]),
    tests("LanguageServerProtocolTests", of: ["LanguageServerProtocol"]),
    .executableTarget(
      name: "FailingServer", dependencies: ["LanguageServer", "Linting", "SourceText", "Supervision"],
      path: "Tests/FailingServer",
      swiftSettings: syntax, linkerSettings: linkSyntax),
    tests(
      "LanguageServerTests",
      of: [
        "LanguageServer", "LanguageServerProtocol", "Linting", "Rules", "SourceText", "Supervision", "SwiftUIModel",
        "SwiftUIProject",
        "Workspace",
        "FailingServer",
      ]),
    // These run the program, which all tests are built with. To depend on it would link it in.
    tests("CommandLineTests", of: []),
    tests("DevToolTests", of: ["DevTool", "Handbook", "Linting", "Rules"]),
    tests("EditorTests", of: [], exclude: ["Drivers", "Expected"]),
  ],
  swiftLanguageModes: [.v6]
)
