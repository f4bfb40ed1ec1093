import Linting

enum ItemDrivenDialogExamples {
  private static let sdk27 = ExampleSettings(sdk: 27)

  static let flagged = [
    Example(
      "A flag beside the optional: with SDK 27 the optional alone presents.",
      code: """
        struct Photo { let name: String }

        struct PhotoTools: View {
          let photo: Photo
          let discard: (Photo) -> Void
          @State private var isAsking = false
          @State private var rejected: Photo?

          var body: some View {
            Button("Discard") {
              rejected = photo
              isAsking = true
            }
            .⟦confirmationDialog⟧("Discard changes?", isPresented: $isAsking, titleVisibility: .visible) {
              Button("Discard", role: .destructive) {
                guard let photo = rejected else { return }
                discard(photo)
              }
            }
          }
        }
        """,
      fixed: """
        struct Photo { let name: String }

        struct PhotoTools: View {
          let photo: Photo
          let discard: (Photo) -> Void
          @State private var rejected: Photo?

          var body: some View {
            Button("Discard") {
              rejected = photo
            }
            .confirmationDialog("Discard changes?", item: $rejected, titleVisibility: .visible) { photo in
              Button("Discard", role: .destructive) {
                discard(photo)
              }
            }
          }
        }
        """, settings: sdk27),
    Example(
      "Before SDK 27 `presenting:` hands the value to the buttons, behind `titleVisibility:`.",
      code: """
        struct PhotoTools: View {
          let photo: String
          @State private var isAsking = false
          @State private var rejected: String?

          var body: some View {
            Button("Discard") {
              rejected = photo
              isAsking = true
            }
            .⟦confirmationDialog⟧(
              "Discard changes?",
              isPresented: $isAsking,
              titleVisibility: .visible
            ) {
              Button("Discard", role: .destructive) {
                print(rejected!)
                rejected = nil
              }
            }
          }
        }
        """,
      fixed: """
        struct PhotoTools: View {
          let photo: String
          @State private var isAsking = false
          @State private var rejected: String?

          var body: some View {
            Button("Discard") {
              rejected = photo
              isAsking = true
            }
            .confirmationDialog(
              "Discard changes?",
              isPresented: $isAsking,
              titleVisibility: .visible,
              presenting: rejected
            ) { rejected in
              Button("Discard", role: .destructive) {
                print(rejected)
                self.rejected = nil
              }
            }
          }
        }
        """),
    Example(
      "A flag and `presenting:`, with `titleVisibility:` between them.",
      code: """
        struct PhotoTools: View {
          let photo: String
          @State private var isAsking = false
          @State private var rejected: String?

          var body: some View {
            Button("Discard") {
              rejected = photo
              isAsking = true
            }
            .⟦confirmationDialog⟧(
              "Discard?", isPresented: $isAsking, titleVisibility: .visible, presenting: rejected
            ) { photo in
              Button("Discard \\(photo)", role: .destructive) {}
            }
          }
        }
        """,
      fixed: """
        struct PhotoTools: View {
          let photo: String
          @State private var rejected: String?

          var body: some View {
            Button("Discard") {
              rejected = photo
            }
            .confirmationDialog(
              "Discard?", item: $rejected, titleVisibility: .visible
            ) { photo in
              Button("Discard \\(photo)", role: .destructive) {}
            }
          }
        }
        """, settings: sdk27),
    Example(
      "A closure in parentheses, and a look at the flag elsewhere.",
      code: """
        struct PhotoTools: View {
          let photo: String
          @State private var isAsking = false
          @State private var rejected: String?

          var body: some View {
            Button("Discard") { rejected = photo; isAsking = true }
              .disabled(isAsking || photo.isEmpty)
              .⟦confirmationDialog⟧("Discard?", isPresented: $isAsking, actions: {
                if let rejected { Button("Discard \\(rejected)", role: .destructive) {} }
              })
          }
        }
        """,
      fixed: """
        struct PhotoTools: View {
          let photo: String
          @State private var rejected: String?

          var body: some View {
            Button("Discard") { rejected = photo }
              .disabled(rejected != nil || photo.isEmpty)
              .confirmationDialog("Discard?", item: $rejected, actions: { rejected in
                Button("Discard \\(rejected)", role: .destructive) {}
              })
          }
        }
        """, settings: sdk27),
    Example(
      "The flag goes to another control, so it has to stay.",
      code: """
        struct PhotoTools: View {
          let photo: String
          @State private var isAsking = false
          @State private var rejected: String?

          var body: some View {
            VStack {
              Toggle("Ask", isOn: $isAsking)
              Button("Discard") { rejected = photo; isAsking = true }
            }
            .⟦confirmationDialog⟧("Discard?", isPresented: $isAsking) {
              if let rejected { Button("Discard \\(rejected)", role: .destructive) {} }
            }
          }
        }
        """, settings: sdk27),
    Example(
      "A call that already fills its line",
      code: """
        struct Mosaic: View {
          @State private var asksWhetherToChipOff = false
          @State private var tileToChipOff: String?

          var body: some View {
            Button("Chip off") {
              tileToChipOff = "Blue"
              asksWhetherToChipOff = true
            }
            .⟦confirmationDialog⟧("Chip off this tile?", isPresented: $asksWhetherToChipOff, titleVisibility: .visible) {
              Button("Chip off", role: .destructive) {
                if let tileToChipOff { print(tileToChipOff) }
              }
            }
          }
        }
        """,
      fixed: """
        struct Mosaic: View {
          @State private var asksWhetherToChipOff = false
          @State private var tileToChipOff: String?

          var body: some View {
            Button("Chip off") {
              tileToChipOff = "Blue"
              asksWhetherToChipOff = true
            }
            .confirmationDialog(
              "Chip off this tile?",
              isPresented: $asksWhetherToChipOff,
              titleVisibility: .visible,
              presenting: tileToChipOff
            ) { tileToChipOff in
              Button("Chip off", role: .destructive) {
                print(tileToChipOff)
              }
            }
          }
        }
        """),
  ]

  static let allowed = [
    Example(
      "The item form.",
      code: """
        struct PhotoTools: View {
          let photo: String
          @State private var rejected: String?

          var body: some View {
            Button("Discard") { rejected = photo }
              .confirmationDialog("Discard?", item: $rejected, titleVisibility: .visible) { photo in
                Button("Discard \\(photo)", role: .destructive) {}
              }
          }
        }
        """, settings: sdk27),
    Example(
      "The binding compares with the row, which keeps the dialog at it.",
      code: """
        struct Server: Identifiable { let id: Int }

        struct ServerList: View {
          let servers: [Server]
          @State private var doomed: Server?

          var body: some View {
            ForEach(servers) { server in
              Button("Delete") { doomed = server }
                .confirmationDialog(
                  "Delete?", isPresented: Binding(get: { doomed?.id == server.id }, set: { if !$0 { doomed = nil } })
                ) {
                  Button("Delete", role: .destructive) { if let doomed { print(doomed.id) } }
                }
            }
          }
        }
        """, settings: sdk27),
    Example(
      "A dialog about nothing in particular.",
      code: """
        struct ShareMenu: View {
          @State private var isChoosing = false
          @State private var format: String?

          var body: some View {
            Button("Share") { isChoosing = true }
              .confirmationDialog("Share as", isPresented: $isChoosing) {
                Button("Picture") { format = "png" }
                Button("Text") { format = "txt" }
              }
          }
        }
        """, settings: sdk27),
    Example(
      "Before SDK 27 a flag with `presenting:` is right.",
      code: """
        struct PhotoTools: View {
          let photo: String
          @State private var isAsking = false
          @State private var rejected: String?

          var body: some View {
            Button("Discard") { rejected = photo; isAsking = true }
              .confirmationDialog("Discard?", isPresented: $isAsking, presenting: rejected) { photo in
                Button("Discard \\(photo)", role: .destructive) {}
              }
          }
        }
        """),
  ]
}
