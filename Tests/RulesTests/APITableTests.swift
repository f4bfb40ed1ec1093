import Linting
import SwiftUIProject
import Testing

@testable import Rules

@Suite("The table of APIs and their first systems")
struct APITableTests {
  private let entries = APITable.entries

  @Test("has every row of the facts, in their order")
  func rows() {
    var rows: [Int] = []
    for entry in entries where rows.last != entry.row { rows.append(entry.row) }
    #expect(rows == Array(1...107))
  }

  @Test("has no API twice")
  func forms() {
    let looked = entries.filter { $0.name != nil }
    #expect(Set(looked.map(\.form)).count == looked.count)
  }

  @Test("knows when an API came, with a year's versions on all platforms")
  func versions() {
    for entry in entries where entry.row != 84 && entry.row != 16 {
      guard let iOS = entry.since[.iOS] else { Issue.record("row \(entry.row) without iOS"); continue }
      #expect(entry.since[.macCatalyst] == iOS, "row \(entry.row)")
      if let tvOS = entry.since[.tvOS] { #expect(tvOS == iOS, "row \(entry.row)") }
      if let macOS = entry.since[.macOS] {
        let year = iOS.major == 13 ? PlatformVersion(10, 15) : PlatformVersion(iOS.major < 26 ? iOS.major - 3 : 26)
        #expect(macOS.major == year.major && (iOS.minor > 0 || macOS.minor == year.minor), "row \(entry.row)")
      }
      if let watchOS = entry.since[.watchOS], !Self.laterOnTheWatch.contains(entry.row) {
        #expect(watchOS == PlatformVersion(iOS.major < 26 ? iOS.major - 7 : 26, iOS.minor), "row \(entry.row)")
      }
      if let visionOS = entry.since[.visionOS] {
        #expect(visionOS == PlatformVersion(iOS.major == 18 ? 2 : iOS.major == 26 ? 26 : 1), "row \(entry.row)")
      }
    }
  }

  /// `NavigationView`, its style, and the placements at the top bar's ends.
  private static let laterOnTheWatch: Set = [30, 31, 104]

  @Test(
    "knows what a platform does not have",
    arguments: [
      (Platform.iOS, Set([16])),
      (.macOS, Set([3, 4, 21, 22, 23, 83, 95, 96, 97, 98, 104, 105])),
      (.tvOS, Set([5, 6, 16, 63, 64, 65, 66, 67, 96])),
      (.watchOS, Set([5, 6, 16, 63, 64, 65, 66, 67, 83, 96, 97, 105])),
      (.visionOS, Set([16, 64, 65, 66])),
      (.macCatalyst, Set([16])),
    ])
  func gaps(platform: Platform, rows: Set<Int>) {
    let missing = entries.filter { !$0.since.isEmpty && $0.since[platform] == nil }
    #expect(Set(missing.map(\.row)) == rows)
  }

  @Test("leaves out only what comes with another API")
  func parts() {
    let names = Set(entries.compactMap(\.name))
    for entry in entries {
      guard case .partOf(let whole) = entry.form else { continue }
      #expect(names.contains(whole), "row \(entry.row)")
    }
  }
}
