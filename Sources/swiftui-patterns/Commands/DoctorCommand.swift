extension Command {
  /// Checks the installation.
  static let doctor = Command(
    name: "doctor", operands: "", summary: "Check the installation, and show what to paste into each editor.", details: "",
    options: [],
    run: { _ throws(Failure) in Doctor().run() })
}
