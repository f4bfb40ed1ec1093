extension Command {
  /// Checks the installation.
  static let doctor = Command(
    name: "doctor", operands: "", summary: "Check the installation, and show what to paste into each editor.",
    details: "Exit status: 0 all is well, 1 something is wrong.", options: [],
    run: { _ throws(Failure) in
      let (text, isWell) = Parallel.run { Doctor.examine() } ?? ("Nothing could be examined.\n", false)
      Terminal.print(text)
      return isWell ? 0 : 1
    })
}
