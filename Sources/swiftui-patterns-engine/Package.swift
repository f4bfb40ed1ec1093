// swift-tools-version: 6.2
import PackageDescription

// A package of its own, since only the product of another package is built with a target without being linked into it.
let package = Package(
  name: "swiftui-patterns-engine",
  platforms: [.macOS(.v14)],
  products: [.executable(name: "swiftui-patterns-engine", targets: ["swiftui-patterns-engine"])],
  dependencies: [.package(name: "swiftui-patterns", path: "../..")],
  targets: [
    .executableTarget(
      name: "swiftui-patterns-engine", dependencies: [.product(name: "CommandLineTool", package: "swiftui-patterns")], path: "."
    )
  ]
)
