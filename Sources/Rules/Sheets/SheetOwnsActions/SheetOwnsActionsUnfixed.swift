import Linting

extension SheetOwnsActions {
  /// Flagged code that no fix changes.
  static let unfixed: [Example] = [
    Example(
      "A closure that does its work and then closes the sheet",
      code: #"""
        struct Names: View {
          @State private var adds = false
          @State private var names: [String] = []

          var body: some View {
            Text("Names").sheet(isPresented: $adds) {
              NameForm(⟦onSave⟧: { name in
                names.append(name)
                adds = false
              })
            }
          }
        }

        struct NameForm: View {
          let onSave: (String) -> Void

          var body: some View { Button("Save") { onSave("Ada") } }
        }
        """#,
      severity: .hint),
    Example(
      "A callback that delivers a value may be right, where something has to close the sheet",
      code: #"""
        struct Names: View {
          @State private var adds = false
          @State private var names: [String] = []

          var body: some View {
            Text("Names").sheet(isPresented: $adds) { ⟦NameForm⟧ { names.append($0) } }
          }
        }

        struct NameForm: View {
          let onSave: (String) -> Void

          var body: some View { Button("Save") { onSave("Ada") } }
        }
        """#,
      severity: .hint),
    Example(
      "Several initialisers",
      code: #"""
        struct Weather: View {
          @State private var showsRadar = false

          var body: some View {
            Text("Weather").sheet(isPresented: $showsRadar) { Radar(⟦onClose⟧: { showsRadar = false }) }
          }
        }

        struct Radar: View {
          let onClose: () -> Void

          init(onClose: @escaping () -> Void) { self.onClose = onClose }
          init() { onClose = {} }

          var body: some View { Button("Close") { onClose() } }
        }
        """#),
    Example(
      "A sheet of the sheet closes both",
      code: #"""
        struct Gear: View {
          @State private var packs = false

          var body: some View {
            Text("Gear").sheet(isPresented: $packs) { PackingList(⟦onDone⟧: { packs = false }) }
          }
        }

        struct PackingList: View {
          let onDone: () -> Void
          @State private var asks = false

          var body: some View {
            Text("Tent").sheet(isPresented: $asks) { Button("All packed") { onDone() } }
          }
        }
        """#),
    Example(
      "The initialiser is handed on as a function",
      code: #"""
        struct Colors: View {
          @State private var picks = false

          var body: some View {
            Text("Colors").sheet(isPresented: $picks) { ColorPage(⟦isPresented⟧: $picks) }
          }

          let make: (Binding<Bool>) -> ColorPage = ColorPage.init(isPresented:)
        }

        struct ColorPage: View {
          @Binding var isPresented: Bool

          var body: some View { Button("Done") { isPresented = false } }
        }
        """#),
    Example(
      "A comment in the way",
      code: #"""
        struct Photos: View {
          @State private var shares = false

          var body: some View {
            Text("Photos").sheet(isPresented: $shares) {
              ShareSheet(
                ⟦onClose⟧: { shares = false },  // goes away by itself
                count: 3)
            }
          }
        }

        struct ShareSheet: View {
          let onClose: () -> Void
          let count: Int

          var body: some View { Button("Close \(count)") { onClose() } }
        }
        """#),
  ]
}
