import Dispatch
import Linting
import SourceText
import SwiftUIProject
import Workspace

/// Rules that look for single words, so that tests of the server say what they are about.
enum TestRules {
  static let all = [safe, review, refused, linked, doubtful, tagged]

  /// `bad` becomes `good`.
  static let safe = words("use-good", "bad", level: .safe) { range, _ in
    Fix(title: "Replace “bad” by “good”", level: .safe, edits: [TextEdit(range, "good")])
  }

  static let review = words("use-fine", "worse", level: .review, severity: .information) { range, _ in
    Fix(title: "Replace “worse” by “fine”", level: .review, caution: "It may be meant.", edits: [TextEdit(range, "fine")])
  }

  static let refused = words("no-hope", "hopeless", level: .safe, severity: .error, refusal: "Nobody knows how.") { _, _ in nil
  }

  /// Renames `linked` here and at the start of `Other.swift` beside it.
  static let linked = words("rename-linked", "linked", level: .safe) { range, path in
    renaming(range, path).map { Fix(title: "Rename in both files", level: .safe, files: $0) }
  }

  /// Does the same with `doubtful`, and is not sure.
  static let doubtful = words("rename-doubtful", "doubtful", level: .review) { range, path in
    renaming(range, path).map {
      Fix(title: "Rename in both files", level: .review, caution: "Other files may use the name.", files: $0)
    }
  }

  private static func renaming(_ range: TextRange, _ path: String?) -> [FileEdits]? {
    guard let own = EditSet([TextEdit(range, "joined")]), let other = EditSet([TextEdit(TextRange(0, 6), "joined")]), let path
    else { return nil }
    let folder = path.split(separator: "/").dropLast().map { "/" + $0 }.joined()
    return [FileEdits(edits: own), FileEdits(path: folder + "/Other.swift", edits: other)]
  }

  static let tagged = words("old-name", "ancient", level: .none, severity: .hint, tags: [.deprecated]) { _, _ in nil }

  /// Finds `lonely` where no other file mentions `friend`.
  static let crossing = rule("find-friend", "lonely", level: .none) { context in
    guard context.project.files(mentioning: "friend")?.isEmpty == true else { return [] }
    return context.file.text.offsets(of: "lonely").map { offset in
      Finding(
        rule: "find-friend", severity: .warning, range: TextRange(offset, offset + 6), message: "Lonely.", anchor: "sheet-item")
    }
  }

  /// A rule that waits, whenever it runs, until the test lets it go on.
  static func waiting(_ gate: Gate) -> Rule {
    rule("wait", "slow", level: .none) { context in
      gate.wait()
      return context.file.text.offsets(of: "slow").map { offset in
        Finding(rule: "wait", severity: .warning, range: TextRange(offset, offset + 4), message: "Slow.", anchor: "sheet-item")
      }
    }
  }

  /// Counts how often it is asked about a `count`.
  static func counting(_ asked: Locked<Int>) -> Rule {
    rule("count", "count", level: .none) { _ in
      asked.withLock { $0 += 1 }
      return []
    }
  }

  private static func words(
    _ id: String, _ word: String, level: FixLevel, severity: Severity = .warning, tags: Set<FindingTag> = [],
    refusal: FindingMessage? = nil, fix: @escaping @Sendable (TextRange, String?) -> Fix?
  ) -> Rule {
    rule(id, word, level: level, severity: severity) { context in
      let ranges = context.file.text.offsets(of: word).map { TextRange($0, $0 + word.utf8.count) }
      return ranges.enumerated().map { index, range in
        Finding(
          rule: id, severity: severity, range: range, message: "“\(word)” is found here.",
          related: index > 0 ? [RelatedPlace(range: ranges[0], message: "Here first.")] : [], tags: tags,
          fix: fix(range, context.project.path), refusal: refusal, anchor: "sheet-item")
      }
    }
  }

  private static func rule(
    _ id: String, _ word: String, level: FixLevel, severity: Severity = .warning,
    check: @escaping @Sendable (RuleContext) -> [Finding]
  ) -> Rule {
    Rule(
      id: id, severity: severity, fixLevel: level, chapter: .sheets, title: "no \(word)", why: "Because \(word) is a test.",
      anchor: "sheet-item", triggers: [word], needsSwiftUI: false, flagged: [], allowed: [], check: check)
  }
}

/// Lets a test hold rules back and count how often they ran.
final class Gate: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)
  private let arrivals: AsyncStream<Void>.Continuation
  private let stream: AsyncStream<Void>

  init() { (stream, arrivals) = AsyncStream<Void>.makeStream() }

  func wait() {
    arrivals.yield()
    semaphore.wait()
  }

  /// Returns when one more rule waits.
  func arrival() async { for await _ in stream { return } }

  func open(times: Int = 1) { for _ in 0..<times { semaphore.signal() } }
}

extension SourceText {
  fileprivate func offsets(of word: String) -> [Int] {
    let word = Array(word.utf8)
    guard count >= word.count else { return [] }
    return (0...(count - word.count)).filter { utf8[$0..<$0 + word.count].elementsEqual(word) }
  }
}

/// A view in which `item-driven-sheet` finds a flag beside an optional.
let flaggedTrailList = """
  import SwiftUI

  struct TrailList: View {
    @State private var shows = false
    @State private var picked: Trail?

    var body: some View {
      Button("Pick") {
        picked = Trail()
        shows = true
      }
      .sheet(isPresented: $shows) {
        if let picked {
          Text(picked.name)
        }
      }
    }
  }
  """
