import Foundation

/// Commands for those who work on the package. Not shipped.
let usage = """
  usage: swift run DevTool COMMAND

    regenerate                     writes the generated files again
    regenerate --check             writes nothing, and fails where one of them is stale
    handbook DIR                   writes the handbook as a web site into a folder
    new-rule ID --chapter CHAPTER  writes the skeleton of a rule into Sources/Rules

  """

func run(_ arguments: [String]) throws {
  let package = try Package.around(FileManager.default.currentDirectoryPath)
  switch arguments.first {
  case "regenerate" where arguments.count == 1:
    try regenerate(package)
  case "regenerate" where arguments.dropFirst() == ["--check"]:
    try regenerate(package.readOnly)
  case "handbook" where arguments.count == 2:
    try Site.write(to: arguments[1], package)
  case "new-rule":
    try NewRule(arguments.dropFirst()).write(to: package)
  default:
    throw DevToolError(usage)
  }
}

do {
  try run(Array(CommandLine.arguments.dropFirst()))
} catch {
  try? FileHandle.standardError.write(contentsOf: Data("\(error)\n".utf8))
  exit(2)
}
