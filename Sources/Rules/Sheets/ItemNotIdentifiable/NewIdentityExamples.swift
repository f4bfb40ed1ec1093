import Linting

/// An id that is new each time is worse where a presentation compares it.
let flaggedNewIdentities = [
  Example(
    "The item of a sheet has another id each time, so the sheet closes and opens again.",
    code: """
      struct Draft: Identifiable {
        var ⟦id⟧: UUID { UUID() }
        var text: String
      }

      struct Editor: View {
        @State private var draft: Draft?

        var body: some View {
          Button("New") { draft = Draft(text: "") }.sheet(item: $draft) { draft in Text(draft.text) }
        }
      }
      """,
    fixed: """
      struct Draft: Identifiable {
        let id: UUID = UUID()
        var text: String
      }

      struct Editor: View {
        @State private var draft: Draft?

        var body: some View {
          Button("New") { draft = Draft(text: "") }.sheet(item: $draft) { draft in Text(draft.text) }
        }
      }
      """, level: .review),
  Example(
    "Rows are made anew, and nothing closes.",
    code: """
      struct Mark: Identifiable {
        var ⟦id⟧: String { UUID().uuidString }
        let hour: Int
      }

      struct Marks: View {
        let marks: [Mark]

        var body: some View { ForEach(marks) { mark in Text("\\(mark.hour)") } }
      }
      """,
    fixed: """
      struct Mark: Identifiable {
        let id: String = UUID().uuidString
        let hour: Int
      }

      struct Marks: View {
        let marks: [Mark]

        var body: some View { ForEach(marks) { mark in Text("\\(mark.hour)") } }
      }
      """, level: .review, severity: .information),
]
