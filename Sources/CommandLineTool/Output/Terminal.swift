#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import Files
import LanguageServerProtocol

/// Standard output and standard error.
enum Terminal {
  /// Whether a person reads standard output.
  static let isOutputTerminal = isatty(STDOUT_FILENO) == 1
  /// Whether a person reads standard error.
  static let isErrorTerminal = isatty(STDERR_FILENO) == 1
  /// Whether standard output may be coloured (https://no-color.org).
  static let hasColor = isOutputTerminal && (variable("NO_COLOR") ?? "").isEmpty && variable("TERM") != "dumb"

  /// The rows of the terminal that standard output goes to; nil when there is none.
  static var rows: Int? {
    var size = winsize()
    guard isOutputTerminal, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0 else { return nil }
    return Int(size.ws_row)
  }

  /// Writes to standard output. A closed pipe ends the process, as it does with other tools.
  static func print(_ text: String) { _ = Descriptor.write(Array(text.utf8), to: STDOUT_FILENO) }

  /// Writes bytes to standard output.
  static func print(_ bytes: [UInt8]) { _ = Descriptor.write(bytes, to: STDOUT_FILENO) }

  /// Writes what a run came to.
  static func print(_ answer: RunAnswer) {
    print(answer.output)
    _ = Descriptor.write(answer.errors, to: STDERR_FILENO)
  }

  /// Writes a line to standard error.
  static func complain(_ message: String) { _ = Descriptor.write(Array("\(message)\n".utf8), to: STDERR_FILENO) }

  /// Writes to standard error with nothing added.
  static func progress(_ text: String) { _ = Descriptor.write(Array(text.utf8), to: STDERR_FILENO) }

  /// All bytes of standard input.
  static func readInput() -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let part = Descriptor.read(from: STDIN_FILENO, into: &buffer)
      if part.isEmpty { return bytes }
      bytes += part
    }
  }

  /// Shows a text page by page where a person would have to scroll, with `PAGER` or `less`.
  static func page(_ text: String) {
    guard let rows, text.utf8.count(where: { $0 == UInt8(ascii: "\n") }) >= rows else {
      print(text)
      return
    }
    let pager = variable("PAGER") ?? "less -R"
    guard !pager.isEmpty, let stream = popen(pager, "w") else {
      print(text)
      return
    }
    // Somebody who leaves the pager early closes the pipe.
    signal(SIGPIPE, SIG_IGN)
    fputs(text, stream)
    if pclose(stream) != 0 { print(text) }
  }

  /// An environment variable, nil when it is not set.
  static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}

/// The colours of `text` output and diffs; plain where there are none.
struct Style {
  let hasColor: Bool

  func bold(_ text: String) -> String { wrap(text, "1") }
  func red(_ text: String) -> String { wrap(text, "31") }
  func green(_ text: String) -> String { wrap(text, "32") }
  func yellow(_ text: String) -> String { wrap(text, "33") }
  func blue(_ text: String) -> String { wrap(text, "34") }
  func cyan(_ text: String) -> String { wrap(text, "36") }
  func faint(_ text: String) -> String { wrap(text, "2") }

  private func wrap(_ text: String, _ code: String) -> String { hasColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text }
}
