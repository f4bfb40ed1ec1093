import Linting

extension PresentationInRow {
  /// What a section hands to its children, and several presentations in the rows of one container.
  static let flaggedChildren: [Example] = [
    Example(
      "Two sheets on one section: one finding, and each goes onto the child that opens it",
      code: #"""
        struct LabelSection: View {
          @State private var prints = false
          @State private var reads = false

          var body: some View {
            Section("Label") {
              Button("Read") { reads = true }
              Button("Print") { prints = true }
            }
            .⟦sheet(isPresented:⟧ $prints) { Text("Print") }
            .sheet(isPresented: $reads) { Text("Read") }
          }
        }
        """#,
      fixed: #"""
        struct LabelSection: View {
          @State private var prints = false
          @State private var reads = false

          var body: some View {
            Section("Label") {
              Button("Read") { reads = true }
                .sheet(isPresented: $reads) { Text("Read") }
              Button("Print") { prints = true }
                .sheet(isPresented: $prints) { Text("Print") }
            }
          }
        }
        """#,
      level: .review, severity: .information),
    Example(
      "No single child opens it",
      code: #"""
        struct LabelSection: View {
          @State private var prints = false

          var body: some View {
            Section("Label") {
              Button("Print") { prints = true }
              Button("Print again") { prints = true }
            }
            .⟦sheet(isPresented:⟧ $prints) { Text("Print") }
          }
        }
        """#,
      severity: .information),
    Example(
      "A second child that is there in some cases only",
      code: #"""
        struct LabelSection: View {
          let isLong: Bool
          @State private var prints = false

          var body: some View {
            List {
              Section("Label") {
                Button("Print") { prints = true }
                if isLong { Text("Long") }
              }
              .⟦sheet(isPresented:⟧ $prints) { Text("Print") }
            }
          }
        }
        """#,
      fixed: #"""
        struct LabelSection: View {
          let isLong: Bool
          @State private var prints = false

          var body: some View {
            List {
              Section("Label") {
                Button("Print") { prints = true }
                if isLong { Text("Long") }
              }
            }
            .sheet(isPresented: $prints) { Text("Print") }
          }
        }
        """#,
      level: .review, severity: .hint),
    Example(
      "Two presentations in the rows of one list, which should have only one",
      code: #"""
        enum Station: String, CaseIterable, Identifiable {
          case north, south
          var id: String { rawValue }
        }

        struct StationList: View {
          @State private var showsNorth = false
          @State private var showsSouth = false

          var body: some View {
            List {
              ForEach(Station.allCases) { station in
                switch station {
                case .north:
                  Button("North") { showsNorth = true }
                    .⟦sheet(isPresented:⟧ $showsNorth) { Text("North") }
                case .south:
                  Button("South") { showsSouth = true }
                    .⟦sheet(isPresented:⟧ $showsSouth) { Text("South") }
                }
              }
            }
          }
        }
        """#,
      severity: .hint),
  ]

  static let allowedChildren: [Example] = [
    Example(
      "The second child is there only when the alert is not",
      code: #"""
        struct PumpSection: View {
          enum Step: Equatable { case idle, asking, failed(String) }

          @State private var step = Step.idle

          var body: some View {
            Section {
              Button("Flush") { step = .asking }
              if case .failed(let reason) = step { Text(reason) }
            }
            .alert("Flush now?", isPresented: Binding(get: { step == .asking }, set: { _ in })) {
              Button("Yes") { step = .failed("No water") }
            }
          }
        }
        """#)
  ]
}
