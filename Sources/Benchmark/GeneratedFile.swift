/// A view file of a given length in which every screen has a finding, so that servers have something to say.
struct GeneratedFile {
  let text: String
  /// The line (from 0) and UTF-16 character of a place inside a string literal in the middle of the file, where typing is
  /// measured.
  let typing: (line: Int, character: Int)
  /// The place of a finding: that of the first sheet.
  let finding: (line: Int, character: Int)

  init(lines count: Int) {
    var lines = ["import SwiftUI", "", "struct Trail: Identifiable {", "    let id: Int", "    var name: String", "}"]
    var typed: [Int] = []
    var sheets: [Int] = []
    var number = 0
    while lines.count < count {
      number += 1
      let screen = Self.screen(number)
      typed.append(lines.count + (screen.firstIndex { $0.contains("Last seen") } ?? 0))
      sheets.append(lines.count + (screen.firstIndex { $0.contains(".sheet(") } ?? 0))
      lines += screen
    }
    text = lines.joined(separator: "\n") + "\n"
    typing = (typed[typed.count / 2], 30)
    finding = (sheets.first ?? 0, 12)
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
