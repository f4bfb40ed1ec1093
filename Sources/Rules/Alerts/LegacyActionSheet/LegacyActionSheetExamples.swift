import Linting
import SwiftUIProject

enum LegacyActionSheetExamples {
  static let flagged = [
    Example(
      "An action sheet with a cancel button, which dialogs bring themselves",
      code: #"""
        struct PhotoMenu: View {
          @State private var choosesSource = false

          var body: some View {
            Button("Add photo") { choosesSource = true }
              .⟦actionSheet⟧(isPresented: $choosesSource) {
                ActionSheet(
                  title: Text("Photo from"),
                  buttons: [
                    .default(Text("Camera")) { takePhoto() },
                    .default(Text("Library"), action: choosePhoto),
                    .cancel(),
                  ]
                )
              }
          }

          private func takePhoto() {}
          private func choosePhoto() {}
        }
        """#,
      fixed: #"""
        struct PhotoMenu: View {
          @State private var choosesSource = false

          var body: some View {
            Button("Add photo") { choosesSource = true }
              .confirmationDialog("Photo from", isPresented: $choosesSource, titleVisibility: .visible) {
                Button("Camera") { takePhoto() }
                Button("Library", action: choosePhoto)
              }
          }

          private func takePhoto() {}
          private func choosePhoto() {}
        }
        """#, severity: .hint),
    Example(
      "Without a title none is shown, and the message stays",
      code: #"""
        struct DraftMenu: View {
          @State private var asks = false

          var body: some View {
            Text("Draft")
              .⟦actionSheet⟧(isPresented: $asks) {
                ActionSheet(title: Text(""), message: Text("Discard the draft?"), buttons: [
                  .destructive(Text("Discard")) { print("gone") },  // for good
                  .cancel(Text("Keep")),
                ])
              }
          }
        }
        """#,
      fixed: #"""
        struct DraftMenu: View {
          @State private var asks = false

          var body: some View {
            Text("Draft")
              .confirmationDialog("", isPresented: $asks) {
                Button("Discard", role: .destructive) { print("gone") }  // for good
                Button("Keep", role: .cancel) { }
              } message: {
                Text("Discard the draft?")
              }
          }
        }
        """#, severity: .hint),
    Example(
      "An item drives it",
      code: #"""
        struct Photo: Identifiable { let id: Int }

        struct Gallery: View {
          @State private var doomed: Photo?

          var body: some View {
            Text("Gallery")
              .⟦actionSheet⟧(item: $doomed) { photo in
                ActionSheet(title: Text("Delete?"), buttons: [.destructive(Text("Delete")) { delete(photo) }, .cancel()])
              }
          }

          private func delete(_ photo: Photo) {}
        }
        """#,
      fixed: #"""
        struct Photo: Identifiable { let id: Int }

        struct Gallery: View {
          @State private var doomed: Photo?

          var body: some View {
            Text("Gallery")
              .confirmationDialog(
                "Delete?",
                isPresented: Binding(get: { doomed != nil }, set: { if !$0 { doomed = nil } }),
                titleVisibility: .visible,
                presenting: doomed
              ) { photo in
                Button("Delete", role: .destructive) { delete(photo) }
              }
          }

          private func delete(_ photo: Photo) {}
        }
        """#, level: .review, severity: .hint),
    Example(
      "A dialog would add a cancel button that was left out",
      code: #"""
        struct SortMenu: View {
          @State private var sorts = false

          var body: some View {
            Text("Sort").⟦actionSheet⟧(isPresented: $sorts) {
              ActionSheet(title: Text("Sort by"), buttons: [.default(Text("Name"))])
            }
          }
        }
        """#,
      fixed: #"""
        struct SortMenu: View {
          @State private var sorts = false

          var body: some View {
            Text("Sort").confirmationDialog("Sort by", isPresented: $sorts, titleVisibility: .visible) {
              Button("Name") { }
            }
          }
        }
        """#, level: .review, severity: .hint),
    Example(
      "Of several on one view only the last is shown",
      code: #"""
        struct Menus: View {
          @State private var sorts = false
          @State private var filters = false

          var body: some View {
            Text("Trips")
              .⟦actionSheet⟧(isPresented: $sorts) { ActionSheet(title: Text("Sort")) }
              .⟦actionSheet⟧(isPresented: $filters) { ActionSheet(title: Text("Filter")) }
          }
        }
        """#,
      fixed: #"""
        struct Menus: View {
          @State private var sorts = false
          @State private var filters = false

          var body: some View {
            Text("Trips")
              .confirmationDialog("Sort", isPresented: $sorts, titleVisibility: .visible) { }
              .actionSheet(isPresented: $filters) { ActionSheet(title: Text("Filter")) }
          }
        }
        """#),
    Example(
      "The buttons are made elsewhere",
      code: #"""
        struct LanguageMenu: View {
          @State private var chooses = false
          let buttons: [ActionSheet.Button]

          var body: some View {
            Text("Language").⟦actionSheet⟧(isPresented: $chooses) { ActionSheet(title: Text("Language"), buttons: buttons) }
          }
        }
        """#, severity: .hint),
  ]

  static let allowed = [
    Example(
      "The current form",
      code: #"""
        struct PhotoMenu: View {
          @State private var choosesSource = false

          var body: some View {
            Text("Photo").confirmationDialog("Photo from", isPresented: $choosesSource) { Button("Camera") {} }
          }
        }
        """#),
    Example(
      "The project still runs on iOS 14",
      code: #"""
        struct SortMenu: View {
          @State private var sorts = false

          var body: some View {
            Text("Sort").actionSheet(isPresented: $sorts) { ActionSheet(title: Text("Sort by")) }
          }
        }
        """#,
      settings: ExampleSettings(targets: DeploymentTargets([.iOS: "14.0"]))),
    Example(
      "An `ActionSheet` of one's own",
      code: #"""
        struct ActionSheet: View {
          var body: some View { Text("Actions") }
        }

        struct Trips: View {
          @State private var showsActions = false

          var body: some View { Text("Trips").sheet(isPresented: $showsActions) { ActionSheet() } }
        }
        """#),
  ]
}
