import Files
import Linting
import Rules
import SourceText
import Supervision
import SwiftUIModel
import Workspace

/// Looks at everything that has to be in place, and says so line by line.
struct Doctor {
  private var lines: [String] = []
  private var isWell = true
  private let style = Style(hasColor: Terminal.hasColor)

  /// The report, and whether nothing is wrong.
  static func examine() -> (text: String, isWell: Bool) {
    var doctor = Doctor()
    doctor.examineProgram()
    doctor.examineParser()
    doctor.examineLibraries()
    doctor.examineToolchain()
    doctor.examineSettings()
    doctor.examineEditors()
    return (doctor.lines.joined(separator: "\n") + "\n", doctor.isWell)
  }

  private mutating func good(_ what: String, _ text: String) { lines.append("\(style.green("ok"))    \(what): \(text)") }

  private mutating func note(_ what: String, _ text: String) { lines.append("\(style.yellow("note"))  \(what): \(text)") }

  private mutating func wrong(_ what: String, _ text: String) {
    lines.append("\(style.red("WRONG")) \(what): \(text)")
    isWell = false
  }

  private mutating func examineProgram() {
    let rules = AllRules.rules
    good("program", "swiftui-patterns \(Product.version), \(rules.count { $0.isEnabled }) of \(rules.count) rules on")
    if let engine = Executable.engine { good("engine", engine) }
    switch Executable.find("swiftui-patterns") {
    case nil: note("PATH", "swiftui-patterns is not on it; the lines below name the program's full path instead")
    case let path? where FilePath.resolved(path) != Executable.program:
      note("PATH", "\(path) comes first, which is another build than this one (\(Executable.program ?? "unknown"))")
    case let path?: good("PATH", path)
    }
  }

  private mutating func examineParser() {
    let file = ViewFile(text: SourceText("import SwiftUI\nlet view = Text(\"\").sheet(item: $item) { _ in }\n"))
    let source = Executable.libraries.first { FilePath.name(of: $0).hasPrefix("libSwiftParser") } ?? "built in"
    if file.importsSwiftUI, file.calls(named: "sheet").count == 1 {
      good("parser", source)
    } else {
      wrong("parser", "\(source) does not read Swift as expected; build this program again with the toolchain in use")
    }
  }

  /// Whether the program would still run without the toolchain that built it.
  private mutating func examineLibraries() {
    let libraries = Executable.toolchainLibraries.map(\.path)
    let home = ProgramFile.own.map { FilePath.join(FilePath.folder(of: FilePath.folder(of: $0)), "lib/") }
    let foreign = libraries.filter { path in !(home.map { path.hasPrefix($0) } ?? false) }
    if let first = foreign.first {
      note(
        "libraries",
        """
        from the toolchain, \(FilePath.folder(of: first)), without which this program does not run; \
        "swiftui-patterns install" copies them
        """)
    } else {
      good("libraries", libraries.isEmpty ? "the system's" : "\(libraries.count) beside the program; no toolchain is needed")
    }
  }

  private mutating func examineToolchain() {
    if let version = Executable.firstLine(of: "swift --version") {
      good("toolchain", version)
    } else {
      note("toolchain", "no \"swift\" on PATH; it is needed to build this program, not to run it")
    }
    if let path = Executable.find("sourcekit-lsp") {
      good("sourcekit-lsp", "\(path); it runs beside this server")
    } else {
      note("sourcekit-lsp", "not on PATH; this server works alone")
    }
  }

  private mutating func examineSettings() {
    let store = SettingsStore(knownRules: Linter(rules: AllRules.rules).ids.sorted())
    let here = FilePath.join(FilePath.currentFolder(), "x.swift")
    if let file = store.file(for: here) {
      let check = SettingsCheck(of: [here], in: store)
      for line in check.lines { check.isBroken ? wrong("settings", line) : note("settings", line) }
      if check.lines.isEmpty { good("settings", file.path) }
    } else {
      good("settings", "no \(Settings.fileName) here or above, so defaults hold")
    }
    let list = (store.settings(for: here).targets ?? BuildReport(of: [FilePath.currentFolder()]).targets).versions.sorted {
      $0.key.rawValue < $1.key.rawValue
    }.map { "\($0.key.rawValue) \($0.value)" }
    if list.isEmpty {
      note(
        "deployment targets",
        "none found here (\"swiftui-patterns doctor .\" says why); set \"platforms\" in \(Settings.fileName) for rules that depend on them"
      )
    } else {
      good("deployment targets", list.joined(separator: ", "))
    }
  }

  private mutating func examineEditors() {
    let program = Executable.find("swiftui-patterns") == nil ? Executable.program : nil
    let folder = EditorSetup.packagesFolder
    let found = EditorSetup.all.compactMap { editor in editor.program.map { (editor, $0) } }
    for (editor, path) in found {
      let version = editor.version(path)
      good(editor.name, "\(path)\(version.map { ", \($0)" } ?? ""). Paste \(editor.place):")
      let snippet = editor.text(version: version, program: program, editors: folder)
      lines +=
        [""] + snippet.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    \($0)" } + [""]
    }
    if found.isEmpty {
      note("editors", "none of \(EditorSetup.all.map(\.name).joined(separator: ", ")) found; see \(folder)")
    } else {
      lines.append("More about each, and other editors: \(folder)/README.md")
    }
  }
}
