import Foundation

/// A view file of a given length in which every screen has a finding, so that servers have something to say.
struct GeneratedFile {
  /// Where to type in a screen: lines from 0 and UTF-16 characters.
  struct Screen {
    /// Inside a string literal.
    let string: (line: Int, character: Int)
    /// The end of an identifier that is assigned to.
    let identifier: (line: Int, character: Int)
    /// The end of a statement.
    let statement: (line: Int, character: Int)
  }

  let text: String
  /// The screens at the top of the file and in its middle.
  let typing: [Screen]
  /// The place of a finding: that of the first sheet.
  let finding: (line: Int, character: Int)

  init(lines count: Int) {
    var lines = ["import SwiftUI", "", "struct Trail: Identifiable {", "    let id: Int", "    var name: String", "}"]
    var starts: [Int] = []
    while lines.count < count {
      starts.append(lines.count)
      lines += Self.screen(starts.count)
    }
    text = lines.joined(separator: "\n") + "\n"
    func place(_ piece: String, from start: Int) -> (line: Int, character: Int) {
      let line = lines[start...].firstIndex { $0.contains(piece) } ?? start
      let end = lines[line].range(of: piece)?.upperBound ?? lines[line].endIndex
      return (line, lines[line].utf16.distance(from: lines[line].startIndex, to: end))
    }
    typing = [starts[0], starts[starts.count / 2]].map { start in
      Screen(
        string: place("Last seen ", from: start), identifier: place("    tapped", from: start),
        statement: place("showsTrail = true", from: start))
    }
    let sheet = place(".sheet", from: 0)
    finding = (sheet.line, sheet.character - 2)
  }

  private static func screen(_ number: Int) -> [String] {
    // Only every tenth screen has a finding: a file in which every screen is wrong would not be like a real one.
    let presents = number % 10 == 1
    return """

      struct Screen\(number): View {
          let trails: [Trail]
          @State private var showsTrail = false
          @State private var tapped: Trail?
          @State private var filter = ""

          var body: some View {
              List(trails) { trail in
                  HStack(spacing: 8) {
                      Text(trail.name).font(.headline)
                      Spacer()
                      Text("Last seen on day \(number)").foregroundStyle(.secondary)
                  }
                  .onTapGesture {
                      tapped = trail
                      showsTrail = true
                  }
              }
              .searchable(text: $filter)
              .navigationTitle("Screen \(number)")
              .\(presents ? "sheet" : "onChangeOfSheet")(isPresented: $showsTrail) {
                  if let tapped {
                      Text(tapped.name)
                  }
              }
          }

          private func title(of trail: Trail) -> String {
              trail.name.isEmpty ? "Trail \\(trail.id)" : trail.name
          }
      }
      """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
