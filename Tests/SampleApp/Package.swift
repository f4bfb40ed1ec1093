// swift-tools-version: 6.0
import PackageDescription

// A small app that holds one or two of each kind of problem. It names its platforms, since findings depend on them.
// It is there to be read by swiftui-patterns and to be opened in an editor; nothing builds it.
let package = Package(
  name: "TrailGuide",
  platforms: [.iOS(.v17), .macOS(.v14)],
  targets: [.executableTarget(name: "TrailGuide")]
)
