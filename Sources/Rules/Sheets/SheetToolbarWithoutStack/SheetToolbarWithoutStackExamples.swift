import Linting
import SwiftUIProject

enum SheetToolbarWithoutStackExamples {
  static let flagged = [
    Example(
      "A form with a title and buttons that have no bar to appear in",
      code: """
        struct Books: View {
          @State private var isAdding = false

          var body: some View {
            Button("Add") { isAdding = true }
              .⟦sheet(isPresented:⟧ $isAdding) {
                AddBook()
              }
          }
        }

        struct AddBook: View {
          @Environment(\\.dismiss) private var dismiss
          @State private var title = ""

          var body: some View {
            Form { TextField("Title", text: $title) }
              .navigationTitle("Add a Book")
              .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
              }
          }
        }
        """,
      fixed: """
        struct Books: View {
          @State private var isAdding = false

          var body: some View {
            Button("Add") { isAdding = true }
              .sheet(isPresented: $isAdding) {
                NavigationStack {
                  AddBook()
                }
              }
          }
        }

        struct AddBook: View {
          @Environment(\\.dismiss) private var dismiss
          @State private var title = ""

          var body: some View {
            Form { TextField("Title", text: $title) }
              .navigationTitle("Add a Book")
              .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
              }
          }
        }
        """, level: .review),
    Example(
      "Content that is written in place",
      code: """
        struct Books: View {
          @State private var isShown = false

          var body: some View {
            Button("About") { isShown = true }
              .⟦fullScreenCover(isPresented:⟧ $isShown) {
                Text("About")
                  .toolbar { Button("Done") { isShown = false } }
              }
          }
        }
        """,
      fixed: """
        struct Books: View {
          @State private var isShown = false

          var body: some View {
            Button("About") { isShown = true }
              .fullScreenCover(isPresented: $isShown) {
                NavigationStack {
                  Text("About")
                    .toolbar { Button("Done") { isShown = false } }
                }
              }
          }
        }
        """, level: .review),
    Example(
      "The view is in another file, and its other place has a stack",
      code: """
        struct Book: Identifiable { let id: Int }

        struct Books: View {
          @State private var edited: Book?

          var body: some View {
            NavigationStack {
              NavigationLink("First") { EditBook(book: Book(id: 1)) }
                .⟦sheet(item:⟧ $edited) { EditBook(book: $0).presentationDetents([.medium]) }
            }
          }
        }
        """,
      fixed: """
        struct Book: Identifiable { let id: Int }

        struct Books: View {
          @State private var edited: Book?

          var body: some View {
            NavigationStack {
              NavigationLink("First") { EditBook(book: Book(id: 1)) }
                .sheet(item: $edited) { item in NavigationStack { EditBook(book: item).presentationDetents([.medium]) } }
            }
          }
        }
        """, level: .review,
      otherFiles: [
        "EditBook.swift": """
        struct EditBook: View {
          let book: Book
          var body: some View { Text("\\(book.id)").navigationTitle("Edit") }
        }
        """
      ]),
    Example(
      "In a helper, on one of two branches",
      code: """
        struct Books: View {
          @State private var isShown = false
          let hasBooks: Bool

          var body: some View {
            Button("Help") { isShown = true }
              .⟦sheet(isPresented:⟧ $isShown) {
                if hasBooks {
                  help
                } else {
                  Text("Nothing yet")
                }
              }
          }

          private var help: some View { Text("Help").navigationTitle("Help") }
        }
        """,
      fixed: """
        struct Books: View {
          @State private var isShown = false
          let hasBooks: Bool

          var body: some View {
            Button("Help") { isShown = true }
              .sheet(isPresented: $isShown) {
                if hasBooks {
                  NavigationStack {
                    help
                  }
                } else {
                  Text("Nothing yet")
                }
              }
          }

          private var help: some View { Text("Help").navigationTitle("Help") }
        }
        """, level: .review),
    Example(
      "The app also runs on systems without `NavigationStack`",
      code: """
        struct Books: View {
          @State private var isShown = false

          var body: some View {
            Button("Help") { isShown = true }
              .⟦sheet(isPresented:⟧ $isShown) { Text("Help").navigationTitle("Help") }
          }
        }
        """, settings: ExampleSettings(targets: DeploymentTargets([.iOS: "15.0"]))),
    Example(
      "The content is handed over as a function",
      code: """
        struct Books: View {
          @State private var isShown = false

          var body: some View {
            Button("Help") { isShown = true }
              .⟦sheet(isPresented:⟧ $isShown, content: Help.init)
          }
        }

        struct Help: View { var body: some View { Text("Help").navigationTitle("Help") } }
        """),
    Example(
      "A title that only some builds have.",
      code: """
        struct Weather: View {
          @State private var showsWind = false

          var body: some View {
            Button("Wind") { showsWind = true }
              .⟦sheet(isPresented:⟧ $showsWind) {
                Text("North-west")
                  #if os(iOS)
                    .navigationTitle("Wind")
                  #endif
              }
          }
        }
        """,
      fixed: """
        struct Weather: View {
          @State private var showsWind = false

          var body: some View {
            Button("Wind") { showsWind = true }
              .sheet(isPresented: $showsWind) {
                NavigationStack {
                  Text("North-west")
                    #if os(iOS)
                      .navigationTitle("Wind")
                    #endif
                }
              }
          }
        }
        """, level: .review),
  ]

  static let allowed = [
    Example(
      "A modifier of the project brings the stack, by another one of its own",
      code: """
        struct TideFrame: ViewModifier {
          func body(content: Content) -> some View { NavigationStack { content } }
        }

        extension View {
          func tideFrame() -> some View { modifier(TideFrame()) }
          func tidePage() -> some View { tideFrame() }
        }

        struct TideHelp: View {
          var body: some View { Text("High and low").navigationTitle("Tides") }
        }

        struct TideMenu: View {
          @State private var showsHelp = false
          @State private var showsMore = false

          var body: some View {
            VStack {
              Button("Help") { showsHelp = true }.sheet(isPresented: $showsHelp) { TideHelp().tideFrame() }
              Button("More") { showsMore = true }.sheet(isPresented: $showsMore) { TideHelp().tidePage() }
            }
          }
        }
        """),
    Example(
      "The stack is in the sheet",
      code: """
        struct Books: View {
          @State private var isAdding = false

          var body: some View {
            Button("Add") { isAdding = true }
              .sheet(isPresented: $isAdding) {
                NavigationStack { Text("Add").navigationTitle("Add a Book") }
              }
          }
        }
        """),
    Example(
      "The view brings its stack",
      code: """
        struct Books: View {
          @State private var isAdding = false

          var body: some View { Button("Add") { isAdding = true }.sheet(isPresented: $isAdding) { AddBook() } }
        }

        struct AddBook: View {
          var body: some View { NavigationStack { Text("Add").toolbar { Button("Save") {} } } }
        }
        """),
    Example(
      "Nothing wants a bar",
      code: """
        struct Books: View {
          @State private var isAdding = false

          var body: some View {
            Button("Add") { isAdding = true }.sheet(isPresented: $isAdding) { Text("Add").padding() }
          }
        }
        """),
    Example(
      "Bars by name, and items above the keyboard",
      code: """
        struct Books: View {
          @State private var isAdding = false
          @State private var title = ""

          var body: some View {
            Button("Add") { isAdding = true }
              .sheet(isPresented: $isAdding) {
                TextField("Title", text: $title)
                  .toolbar(.hidden, for: .navigationBar)
                  .toolbar { ToolbarItemGroup(placement: .keyboard) { Button("Done") {} } }
              }
          }
        }
        """),
    Example(
      "On macOS the items show at the sheet's lower edge",
      code: """
        struct Books: View {
          @State private var isAdding = false

          var body: some View {
            Button("Add") { isAdding = true }
              .sheet(isPresented: $isAdding) { Text("Add").toolbar { Button("Save") {} } }
          }
        }
        """, settings: ExampleSettings(targets: DeploymentTargets([.macOS: "15.0"]))),
    Example(
      "UIKit pushes the same view, and gives it a bar there",
      code: """
        import UIKit
        import SwiftUI

        struct Books: View {
          @State private var isShown = false

          var body: some View { Button("Help") { isShown = true }.sheet(isPresented: $isShown) { Help() } }
        }

        struct Help: View { var body: some View { Text("Help").navigationTitle("Help") } }

        @MainActor final class Coordinator {
          func show(in controller: UINavigationController) {
            controller.pushViewController(UIHostingController(rootView: Help()), animated: true)
          }
        }
        """),
    Example(
      "A modifier of the project's own brings the stack",
      code: """
        struct Books: View {
          @State private var isShown = false

          var body: some View {
            Button("Help") { isShown = true }
              .sheet(isPresented: $isShown) { Text("Help").navigationTitle("Help").inStack() }
          }
        }

        extension View {
          func inStack() -> some View { NavigationStack { self } }
        }
        """),
    Example(
      "A link lacks the same stack and is reported for it",
      code: """
        struct Books: View {
          @State private var isShown = false

          var body: some View {
            Button("Help") { isShown = true }
              .sheet(isPresented: $isShown) {
                VStack { NavigationLink("More") { Text("More") } }.navigationTitle("Help")
              }
          }
        }
        """),
    Example(
      "Another part of the content has a stack",
      code: """
        struct Books: View {
          @State private var isShown = false

          var body: some View {
            Button("Help") { isShown = true }
              .sheet(isPresented: $isShown) {
                VStack {
                  Text("Help").navigationTitle("Help")
                  NavigationStack { Text("Topics") }
                }
              }
          }
        }
        """),
    Example(
      "The view brings its stack where it is not pushed",
      code: """
        struct Books: View {
          @State private var isShown = false

          var body: some View { Button("Help") { isShown = true }.sheet(isPresented: $isShown) { Help(isPushed: false) } }
        }

        struct Help: View {
          let isPushed: Bool
          var body: some View { if isPushed { content } else { NavigationStack { content } } }
          private var content: some View { Text("Help").navigationTitle("Help") }
        }
        """),
    Example(
      "What the sheet shows is not in sight",
      code: """
        struct Books<Content: View>: View {
          @State private var isShown = false
          @ViewBuilder let content: () -> Content

          var body: some View { Button("Help") { isShown = true }.sheet(isPresented: $isShown) { content() } }
        }
        """),
    Example(
      "Code for the Mac, and a preview",
      code: """
        struct Books: View {
          @State private var isShown = false

          var body: some View {
            #if os(macOS)
              Button("Help") { isShown = true }
                .sheet(isPresented: $isShown) { Text("Help").toolbar { Button("Done") { isShown = false } } }
            #else
              Text("Books")
            #endif
          }
        }

        #Preview {
          Text("Books").sheet(isPresented: .constant(true)) { Text("Help").navigationTitle("Help") }
        }
        """),
    Example(
      "A sheet on the watch has a bar of its own",
      code: """
        #if os(watchOS)
        struct Books: View {
          @State private var isShown = false

          var body: some View { Button("Help") { isShown = true }.sheet(isPresented: $isShown) { Text("Help").navigationTitle("Help") } }
        }
        #endif
        """),
  ]
}
