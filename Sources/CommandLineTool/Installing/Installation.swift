import Files
import Supervision
import Workspace
import SwiftUIProject

/// The program with all it needs in a folder of its own, `PREFIX/lib/swiftui-patterns`, and a link to it in `PREFIX/bin`.
///
///     bin/swiftui-patterns
///     bin/swiftui-patterns-engine
///     lib/swift/host/…      libraries of the toolchain that built it, as they lie there: they find each other by relative paths
///     lib/swift/linux/…
///     editors/…             the editors' packages
///     files.txt             every file of it: the next version removes what it has not any more
///
/// The folder holds no absolute path, so it can be copied elsewhere.
struct Installation {
  /// Where it is.
  let folder: String
  /// The link in a folder that is meant to be on `PATH`.
  let link: String

  private var program: String { FilePath.join(folder, "bin/swiftui-patterns") }
  private var list: String { FilePath.join(folder, Self.listName) }
  private static let listName = "files.txt"

  init(prefix: String) {
    folder = FilePath.join(prefix, "lib/swiftui-patterns")
    link = FilePath.join(prefix, "bin/swiftui-patterns")
  }

  /// `~/.local` where nothing else is asked for; nil without a home.
  static func prefix(_ asked: String?) throws(Failure) -> String {
    if let asked { return FilePath.absolute(asked) }
    guard let home = FilePath.home, home.hasPrefix("/") else {
      throw Failure("HOME is not set. Say where to install: --prefix FOLDER.")
    }
    return FilePath.join(home, ".local")
  }

  // MARK: Making

  /// Copies the running program, the libraries that it has loaded from its toolchain, and the editors' packages.
  /// What an earlier installation had and this one has not is removed.
  func install() throws(Failure) {
    guard let running = Executable.program else { throw Failure("The system does not tell where this program is.") }
    guard running != FilePath.resolved(program) else {
      throw Failure("This is the installed program itself; \(folder) holds all of it and can be copied as it is.")
    }
    var files = [(from: running, to: "bin/\(Product.name)")]
    if let engine = Executable.engine { files.append((from: engine, to: "bin/\(Product.engine)")) }
    files += Executable.toolchainLibraries.map { (from: $0.path, to: "lib/swift/\($0.name)") }
    if let editors = EditorSetup.packages { files += Self.files(in: editors).map { ("\(editors)/\($0)", "editors/\($0)") } }
    try doing("install") { () throws(FileSystem.Refusal) in
      let old = oldFiles
      for (from, to) in files { try Self.copy(from, to: FilePath.join(folder, to)) }
      let names = files.map(\.to)
      for name in old where !names.contains(name) { try? FileSystem.remove(FilePath.join(folder, name)) }
      try FileSystem.write(Array((names.joined(separator: "\n") + "\n").utf8), to: list)
      try makeLink()
    }
  }

  /// A file is written under another name and moved over the old one, which a running server may have in use.
  private static func copy(_ source: String, to target: String) throws(FileSystem.Refusal) {
    let parent = FilePath.folder(of: target)
    try FileSystem.makeFolder(parent)
    let temporary = FilePath.join(parent, ".\(FilePath.name(of: target)).new")
    try FileSystem.remove(temporary)
    // A library's file name is often a link to one with its version.
    try FileSystem.copy(FilePath.resolved(source) ?? source, to: temporary)
    try FileSystem.move(temporary, over: target)
  }

  private func makeLink() throws(FileSystem.Refusal) {
    try FileSystem.makeFolder(FilePath.folder(of: link))
    if let target = FileSystem.destination(ofLink: link) {
      guard leadsHere(target) else { throw FileSystem.Refusal("\(link) leads to \(target) already; remove it first") }
    } else if FileSystem.exists(link) {
      throw FileSystem.Refusal("\(link) is another program already; remove it first")
    }
    let temporary = FilePath.join(FilePath.folder(of: link), ".swiftui-patterns.new")
    try FileSystem.remove(temporary)
    try FileSystem.link(temporary, to: "../lib/swiftui-patterns/bin/swiftui-patterns")
    try FileSystem.move(temporary, over: link)
  }

  private func leadsHere(_ target: String) -> Bool {
    FilePath.absolute(target, in: FilePath.folder(of: link)) == program
  }

  /// Regular files below a folder, without build products and hidden ones.
  private static func files(in folder: String, below prefix: String = "") -> [String] {
    guard case .success(let names) = DiskFile.entries(of: folder) else { return [] }
    return names.filter { !$0.hasPrefix(".") && $0 != "__pycache__" && !$0.hasSuffix(".elc") }.flatMap { name in
      let path = FilePath.join(folder, name)
      if DiskFile.isFolder(path) { return files(in: path, below: "\(prefix)\(name)/") }
      return ["\(prefix)\(name)"]
    }
  }

  // MARK: Removing

  /// Removes the folder, the link, and the folders around them that are empty without.
  func uninstall() throws(Failure) {
    guard FileSystem.exists(list) else { throw Failure("Nothing is installed in \(folder).") }
    try doing("uninstall") { () throws(FileSystem.Refusal) in
      if let target = FileSystem.destination(ofLink: link), leadsHere(target) { try FileSystem.remove(link) }
      try FileSystem.remove(folder)
      for parent in [folder, link].map({ FilePath.folder(of: $0) }) where Self.isEmpty(parent) {
        try FileSystem.remove(parent)
      }
    }
  }

  private static func isEmpty(_ folder: String) -> Bool {
    if case .success(let names) = DiskFile.entries(of: folder) { names.isEmpty } else { false }
  }

  /// Files that an earlier installation has made, relative to its folder.
  private var oldFiles: [String] {
    guard case .success(let text) = DiskFile.text(at: list) else { return [] }
    let names = String(decoding: text.utf8, as: UTF8.self).split(separator: "\n").map { String($0) }
    return names.filter { FilePath.absolute($0, in: folder).hasPrefix(folder + "/") }
  }

  private func doing(_ what: String, _ body: () throws(FileSystem.Refusal) -> Void) throws(Failure) {
    do { try body() } catch { throw Failure("Cannot \(what): \(error.sentence).") }
  }
}
