import Files
import Workspace

extension Command {
  private static let prefix = Option("--prefix", "FOLDER", help: "Instead of ~/.local.")

  /// Installs the running program.
  static let install = Command(
    name: "install", operands: "", summary: "Install this program, and what it needs, for this user.",
    details: """
      Copies the program, the Swift libraries that it uses and the editors' packages into lib/swiftui-patterns below the prefix,
      and links the program into bin. That folder needs no toolchain and can be copied to machines with the same system.
      """,
    options: [prefix],
    run: { arguments throws(Failure) in
      let prefix = try Installation.prefix(arguments.value("--prefix"))
      let installation = Installation(prefix: prefix)
      try installation.install()
      Terminal.print("Installed \(CommandLineTool.fullVersion) as \(installation.link).\n")
      switch Executable.find("swiftui-patterns") {
      case let path? where FilePath.absolute(path) == installation.link: break
      case let path? where FilePath.resolved(path) == FilePath.resolved(installation.link): break
      case let path?: Terminal.print("But \(path) comes first on PATH. Remove it, or put \(prefix)/bin before it.\n")
      case nil:
        Terminal.print(
          "\(prefix)/bin is not on PATH. Add this to your shell's profile:\n\n    export PATH=\"\(prefix)/bin:$PATH\"\n\n")
      }
      Terminal.print("\"swiftui-patterns doctor\" shows what to paste into your editor.\n")
      return 0
    })

  /// Takes the installation away.
  static let uninstall = Command(
    name: "uninstall", operands: "", summary: "Remove what \"install\" has made.", details: "", options: [prefix],
    run: { arguments throws(Failure) in
      let installation = Installation(prefix: try Installation.prefix(arguments.value("--prefix")))
      try installation.uninstall()
      Terminal.print("Removed \(installation.folder) and \(installation.link).\n")
      return 0
    })
}
