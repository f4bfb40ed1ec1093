import Linting

/// An option of a command.
struct Option: Sendable {
  /// With its two dashes.
  let name: String
  /// What stands for its value in help; nil for an option without one.
  let placeholder: String?
  /// What it does, a phrase for help.
  let help: String
  /// The only values that it takes; nil for any.
  let choices: [String]?
  /// Whether it may be given several times, or with several values divided by commas.
  let isList: Bool
  /// Whether help leaves it out, since no person gives it.
  let isHidden: Bool

  init(
    _ name: String, _ placeholder: String? = nil, help: String, choices: [String]? = nil, isList: Bool = false,
    isHidden: Bool = false
  ) {
    self.name = name
    self.placeholder = placeholder
    self.help = help
    self.choices = choices
    self.isList = isList
    self.isHidden = isHidden
  }
}

/// The arguments of a command, taken apart.
struct Arguments: Sendable {
  /// By option name; empty lists for options without a value.
  fileprivate(set) var options: [String: [String]] = [:]
  /// What is no option, in order.
  fileprivate(set) var words: [String] = []

  /// Whether an option was given.
  func has(_ name: String) -> Bool { options[name] != nil }

  /// The value of an option, the last one where it was given several times.
  func value(_ name: String) -> String? { options[name]?.last }

  /// All values of an option.
  func values(_ name: String) -> [String] { options[name] ?? [] }
}

/// What ends a command with one sentence on standard error.
struct Failure: Error {
  /// One plain sentence, or several lines of the same kind.
  let message: String
  /// The exit status.
  let status: Int32

  /// Wrong usage, unreadable input or broken settings.
  init(_ message: String, status: Int32 = 2) {
    self.message = message
    self.status = status
  }
}

extension Arguments {
  /// Reads `--name value`, `--name=value` and words; behind `--` everything is a word, and so is `-`.
  init(_ arguments: [String], options known: [Option], command: String) throws(Failure) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        words += rest
        break
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        words.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map { String($0) }
      guard let name = parts.first, let option = known.first(where: { $0.name == name }) else {
        let hint = known.map(\.name).nearest(to: parts.first ?? argument, limit: 1).first.map { " Did you mean \($0)?" } ?? ""
        throw Failure(
          "Unknown option \(parts.first ?? argument).\(hint) \"swiftui-patterns \(command) --help\" lists the options.")
      }
      try take(option, inline: parts.count > 1 ? parts.last : nil, rest: &rest)
    }
  }

  private mutating func take(_ option: Option, inline: String?, rest: inout ArraySlice<String>) throws(Failure) {
    guard let placeholder = option.placeholder else {
      if inline != nil { throw Failure("\(option.name) takes no value.") }
      options[option.name] = []
      return
    }
    guard let value = inline ?? rest.popFirst(), !value.isEmpty else {
      throw Failure("\(option.name) needs a value: \(option.name) \(placeholder).")
    }
    let values = option.isList ? value.split(separator: ",").map { String($0) } : [value]
    if let choices = option.choices, let wrong = values.first(where: { !choices.contains($0) }) {
      throw Failure("\(option.name) must be \(Self.list(choices)), not \"\(wrong)\".")
    }
    options[option.name, default: []] += values
  }

  /// "a, b or c".
  private static func list(_ choices: [String]) -> String {
    guard let last = choices.last, choices.count > 1 else { return choices.first ?? "" }
    return choices.dropLast().joined(separator: ", ") + " or " + last
  }
}
