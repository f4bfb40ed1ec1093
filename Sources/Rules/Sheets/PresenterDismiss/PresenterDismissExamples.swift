import Linting

extension PresenterDismiss {
  static let flagged: [Example] = [
    Example(
      "This `dismiss` closes the list, not its filter",
      code: #"""
        struct TrailList: View {
          @Environment(\.dismiss) private var dismiss
          @State private var showsFilter = false

          var body: some View {
            Button("Filter") { showsFilter = true }
              .sheet(isPresented: $showsFilter) {
                Form { Button("Done") { ⟦dismiss()⟧ } }
              }
            Button("Close") { dismiss() }
          }
        }
        """#,
      fixed: #"""
        struct TrailList: View {
          @Environment(\.dismiss) private var dismiss
          @State private var showsFilter = false

          var body: some View {
            Button("Filter") { showsFilter = true }
              .sheet(isPresented: $showsFilter) {
                Form { Button("Done") { showsFilter = false } }
              }
            Button("Close") { dismiss() }
          }
        }
        """#,
      level: .review, severity: .information),
    Example(
      "The root of a window has nothing to dismiss but the window",
      code: #"""
        struct Trail: Identifiable {
          let id: Int
        }

        @main struct TrailApp: App {
          var body: some Scene {
            WindowGroup { StartScreen() }
          }
        }

        struct StartScreen: View {
          @Environment(\.dismiss) private var dismiss
          @State private var trail: Trail?

          var body: some View {
            Button("Show") { trail = Trail(id: 1) }
              .fullScreenCover(item: $trail) { trail in
                Button("Close trail \(trail.id)", action: { ⟦dismiss()⟧ })
              }
          }
        }
        """#,
      fixed: #"""
        struct Trail: Identifiable {
          let id: Int
        }

        @main struct TrailApp: App {
          var body: some Scene {
            WindowGroup { StartScreen() }
          }
        }

        struct StartScreen: View {
          @State private var trail: Trail?

          var body: some View {
            Button("Show") { trail = Trail(id: 1) }
              .fullScreenCover(item: $trail) { trail in
                Button("Close trail \(trail.id)", action: { self.trail = nil })
              }
          }
        }
        """#,
      level: .review),
    Example(
      "Through a helper, with a model's flag, and as a value",
      code: #"""
        final class GearModel: ObservableObject {
          @Published var isPacking = false
        }

        struct GearList: View {
          @Environment(\.dismiss) var leave
          @ObservedObject var model: GearModel

          var body: some View {
            Text("Gear").popover(isPresented: $model.isPacking) { packing }
            Button("Leave") { leave() }
          }

          private var packing: some View {
            VStack {
              Text("Packing")
              Button("Done", action: ⟦leave.callAsFunction⟧)
            }
          }
        }
        """#,
      fixed: #"""
        final class GearModel: ObservableObject {
          @Published var isPacking = false
        }

        struct GearList: View {
          @Environment(\.dismiss) var leave
          @ObservedObject var model: GearModel

          var body: some View {
            Text("Gear").popover(isPresented: $model.isPacking) { packing }
            Button("Leave") { leave() }
          }

          private var packing: some View {
            VStack {
              Text("Packing")
              Button("Done", action: { model.isPacking = false })
            }
          }
        }
        """#,
      level: .review, severity: .information),
    Example(
      "The older `presentationMode` belongs to the presenter too",
      code: #"""
        struct HutScreen: View {
          @Environment(\.presentationMode) private var mode
          @State private var asksForPrice = false

          var body: some View {
            Button("Price") { asksForPrice = true }
              .sheet(isPresented: $asksForPrice, onDismiss: { mode.wrappedValue.dismiss() }) {
                Text("42").onTapGesture { withAnimation { ⟦mode.wrappedValue.dismiss()⟧ } }
              }
          }
        }
        """#,
      fixed: #"""
        struct HutScreen: View {
          @Environment(\.presentationMode) private var mode
          @State private var asksForPrice = false

          var body: some View {
            Button("Price") { asksForPrice = true }
              .sheet(isPresented: $asksForPrice, onDismiss: { mode.wrappedValue.dismiss() }) {
                Text("42").onTapGesture { withAnimation { asksForPrice = false } }
              }
          }
        }
        """#,
      level: .review, severity: .information),
    Example(
      "A view that is given the call can close itself",
      code: #"""
        struct MapScreen: View {
          @Environment(\.dismiss) private var dismiss
          @State private var showsLegend = false

          var body: some View {
            Text("Map").sheet(isPresented: $showsLegend) {
              Legend(onClose: { ⟦dismiss()⟧ })
            }
          }
        }

        struct Legend: View {
          let onClose: () -> Void

          var body: some View { Button("Close", action: onClose) }
        }
        """#,
      severity: .information),
    Example(
      "A view that is pushed inside the sheet needs its own `dismiss`",
      code: #"""
        struct CampPlanner: View {
          @Environment(\.dismiss) private var dismiss
          @State private var plans = false

          var body: some View {
            Text("Camps").sheet(isPresented: $plans) {
              NavigationStack {
                NavigationLink("Tent") { Button("Back") { ⟦dismiss()⟧ } }
              }
            }
          }
        }
        """#,
      severity: .information),
    Example(
      "A binding that cannot be written from here",
      code: #"""
        struct Weather: View {
          @Environment(\.dismiss) private var dismiss
          @State private var warnings = 0

          var body: some View {
            Text("Weather").sheet(isPresented: Binding(get: { warnings > 0 }, set: { _ in warnings = 0 })) {
              Button("OK") { ⟦dismiss()⟧ }
            }
          }
        }
        """#,
      severity: .information),
    Example(
      "A button that only one platform has",
      code: #"""
        struct Channels: View {
          @Environment(\.dismiss) private var goBack
          @State private var adds = false

          var body: some View {
            Text("Channels").sheet(isPresented: $adds) {
              VStack {
                Text("New channel")
                #if os(iOS)
                Button("Close") { ⟦goBack()⟧ }
                #endif
              }
            }
            Button("Back", action: goBack.callAsFunction)
          }
        }
        """#,
      fixed: #"""
        struct Channels: View {
          @Environment(\.dismiss) private var goBack
          @State private var adds = false

          var body: some View {
            Text("Channels").sheet(isPresented: $adds) {
              VStack {
                Text("New channel")
                #if os(iOS)
                Button("Close") { adds = false }
                #endif
              }
            }
            Button("Back", action: goBack.callAsFunction)
          }
        }
        """#,
      level: .review, severity: .information),
  ]

  static let allowed: [Example] = [
    Example(
      "The presented view declares its own",
      code: #"""
        struct TrailList: View {
          @Environment(\.dismiss) private var dismiss
          @State private var showsFilter = false

          var body: some View {
            Button("Close") { dismiss() }
              .sheet(isPresented: $showsFilter) { FilterSheet() }
          }

          struct FilterSheet: View {
            @Environment(\.dismiss) private var dismiss

            var body: some View { Button("Done") { dismiss() } }
          }
        }
        """#),
    Example(
      "The view opens the sheet by itself, and without it there is nothing to show",
      code: #"""
        struct Archive: View {
          @State private var opensVault = false

          var body: some View {
            Button("Open") { opensVault = true }.fullScreenCover(isPresented: $opensVault) { Vault() }
          }
        }

        struct Vault: View {
          @Environment(\.dismiss) private var dismiss
          @State private var asksForKey = false
          @State private var asksForName = true
          @State private var key: String?

          var body: some View {
            Text(key ?? "")
              .task { ask() }
              .sheet(isPresented: $asksForKey) { Button("Close") { dismiss() } }
            Text("Name")
              .sheet(isPresented: $asksForName) { Button("Leave") { dismiss() } }
          }

          private func ask() {
            if key == nil { asksForKey = true }
          }
        }
        """#),
    Example(
      "Both levels are closed on purpose",
      code: #"""
        struct Login: View {
          @Environment(\.dismiss) private var dismiss
          @State private var verifies = false

          var body: some View {
            Text("Login").sheet(isPresented: $verifies) {
              Verify {
                verifies = false
                dismiss()
              }
            }
          }
        }

        struct Verify: View {
          let onVerified: () -> Void

          var body: some View { Button("Verify", action: onVerified) }
        }
        """#),
    Example(
      "Work is done before both are closed",
      code: #"""
        struct Payment: View {
          @Environment(\.dismiss) private var dismiss
          @State private var pays = false

          var body: some View {
            Text("42").sheet(isPresented: $pays) {
              Button("Pay") {
                pay()
                dismiss()
              }
            }
          }

          private func pay() {}
        }
        """#),
    Example(
      "When the second sheet has done its work, the first one goes too",
      code: #"""
        struct Updater: View {
          @Environment(\.dismiss) private var dismiss
          @State private var updates = false

          var body: some View {
            Text("Update").sheet(isPresented: $updates) {
              UpdateSheet(onComplete: { dismiss() })
            }
          }
        }

        struct UpdateSheet: View {
          let onComplete: () -> Void

          var body: some View { Button("Update") { onComplete() } }
        }
        """#),
    Example(
      "`onDismiss:` and an alert's buttons act on the presenter",
      code: #"""
        struct Editor: View {
          @Environment(\.dismiss) private var dismiss
          @State private var picks = false
          @State private var asks = false

          var body: some View {
            Text("Editor")
              .sheet(isPresented: $picks, onDismiss: { dismiss() }) { Text("Pick") }
              .alert("Discard?", isPresented: $asks) {
                Button("Discard", role: .destructive) { dismiss() }
              }
          }
        }
        """#),
    Example(
      "A helper that the presenter uses for itself too",
      code: #"""
        struct Notes: View {
          @Environment(\.dismiss) private var dismiss
          @State private var writes = false

          var body: some View {
            closeButton.sheet(isPresented: $writes) { closeButton }
          }

          private var closeButton: some View { Button("Close") { dismiss() } }
        }
        """#),
    Example(
      "A parameter of that name, and a preview",
      code: #"""
        struct Tips: View {
          @Environment(\.dismiss) private var dismiss
          @State private var showsMore = false

          var body: some View {
            Button("Close") { dismiss() }
              .sheet(isPresented: $showsMore) { Reader { dismiss in Button("Done") { dismiss() } } }
          }
        }

        struct Reader<Content: View>: View {
          @Environment(\.dismiss) private var close
          @ViewBuilder let content: (@escaping () -> Void) -> Content

          var body: some View { content { close() } }
        }
        """#),
  ]
}
