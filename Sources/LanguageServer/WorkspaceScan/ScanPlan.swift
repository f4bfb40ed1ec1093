import Linting
import Workspace

/// Which files a scan of the workspace is about.
struct ScanPlan: Sendable {
  /// Tells apart the scans of a session.
  let generation: Int
  /// All files whose findings are wanted, as absolute paths.
  let covered: Set<String>
  /// Those of them that can have findings at all, in order.
  let candidates: [String]

  /// Looks through the files. Takes as long as the disk needs.
  /// - Parameter isAsked: whether the whole workspace is wanted, whatever the settings say of a file
  init(generation: Int, project: Project, linter: Linter, isAsked: Bool) {
    self.generation = generation
    let paths = project.sources.paths.filter { path in
      isAsked || project.settings.settings(for: path).diagnosticMode == .workspace
    }
    covered = Set(paths)
    candidates = paths.filter { path in project.sources.utf8(of: path).map { linter.mayHaveFindings(utf8: $0) } ?? false }
  }
}

/// What a look at one file came to.
struct ScanResult: Sendable {
  let path: String
  let generation: Int
  let report: FileReport
  /// The words of other files that it depends on.
  let words: Set<String>
}
