import Linting
import Supervision

/// Chooses the command and turns failures into one sentence and a status.
public enum CommandLineTool {
  /// The program's version and that of the parser, which is the toolchain's own.
  static let fullVersion = "\(Product.name) \(Product.version) (parser of Swift \(parserVersion))"

  /// The compiler and the parser are parts of one toolchain, and the compiler tells its version only by comparison.
  private static let parserVersion: String = {
    #if compiler(>=6.6)
      "6.6 or later"
    #elseif compiler(>=6.5)
      "6.5"
    #elseif compiler(>=6.4)
      "6.4"
    #elseif compiler(>=6.3)
      "6.3"
    #else
      "6.2"
    #endif
  }()

  /// Runs what the arguments, without the program's name, ask for and returns the exit status.
  public static func run(_ arguments: [String]) -> Int32 {
    do throws(Failure) {
      return try dispatch(arguments)
    } catch {
      Terminal.complain(error.message)
      return error.status
    }
  }

  private static func dispatch(_ arguments: [String]) throws(Failure) -> Int32 {
    guard let first = arguments.first else {
      throw Failure("No command given.\n\n\(Command.overview)")
    }
    switch first {
    case "--version", "version":
      Terminal.print("\(fullVersion)\n")
      return 0
    case "--help", "-h", "help":
      let name = arguments.dropFirst().first { !$0.hasPrefix("-") }
      Terminal.print(try name.map { name throws(Failure) in try self.command(name).helpText } ?? Command.overview)
      return 0
    default: break
    }
    let command = try self.command(first)
    let rest = arguments.dropFirst()
    if rest.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
      Terminal.print(command.helpText)
      return 0
    }
    let parsed = try Arguments(Array(rest), options: command.options, command: command.name)
    if command.operands.isEmpty, let word = parsed.words.first {
      throw Failure("\"\(command.name)\" takes no argument, but got \"\(word)\".")
    }
    return try command.run(parsed)
  }

  private static func command(_ name: String) throws(Failure) -> Command {
    if let command = Command.all.first(where: { $0.name == name }) { return command }
    if name.hasPrefix("-") {
      throw Failure("Unknown option \(name). \"swiftui-patterns --help\" lists the commands and options.")
    }
    let hint = Command.all.map(\.name).nearest(to: name, limit: 1).first.map { " Did you mean \"\($0)\"?" } ?? ""
    throw Failure("Unknown command \"\(name)\".\(hint) \"swiftui-patterns --help\" lists the commands.")
  }
}
