import Files

extension Command {
  /// Checks the installation, or says which targets compile a file.
  static let doctor = Command(
    name: "doctor", operands: "[PATH]",
    summary: "Check the installation, and show what to paste into each editor.",
    details: """
      With a file or a folder: which targets compile each Swift file, for which systems, where each fact was read, and what is
      unknown and why.
      Exit status: 0 all is well, 1 something is wrong, 2 a path cannot be read.
      """,
    options: [
      Option("--format", "FORMAT", help: "How targets are printed, text if not given.", choices: ["text", "json"])
    ],
    run: { arguments throws(Failure) in
      let format = arguments.value("--format")
      guard !arguments.words.isEmpty || format != nil else {
        let (text, isWell) = Parallel.run { Doctor.examine() } ?? ("Nothing could be examined.\n", false)
        Terminal.print(text)
        return isWell ? 0 : 1
      }
      let here = FilePath.currentFolder()
      let paths = arguments.words.isEmpty ? [here] : arguments.words.map { FilePath.absolute($0, in: here) }
      guard let report = Parallel.run({ BuildReport(of: paths) }) else { throw Failure("Nothing could be examined.") }
      Terminal.print(format == "json" ? JSONFormat.text(report.json) : report.text)
      if let problem = report.problems.first { throw Failure(problem) }
      return 0
    })
}
