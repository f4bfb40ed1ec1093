import Linting

enum ItemDrivenCoverExamples {
  static let flagged: [Example] = [
    Example(
      "A cover with a flag beside its photo.",
      code: """
        struct Photo: Identifiable { let id: Int; var name: String }

        struct Gallery: View {
          let photos: [Photo]
          @State private var isOpen = false
          @State private var opened: Photo?

          var body: some View {
            List(photos) { photo in
              Button(photo.name) {
                opened = photo
                isOpen = true
              }
            }
            .⟦fullScreenCover(isPresented:⟧ $isOpen) {
              if let opened {
                Button(opened.name) { isOpen = false }
              }
            }
          }
        }
        """,
      fixed: """
        struct Photo: Identifiable { let id: Int; var name: String }

        struct Gallery: View {
          let photos: [Photo]
          @State private var opened: Photo?

          var body: some View {
            List(photos) { photo in
              Button(photo.name) {
                opened = photo
              }
            }
            .fullScreenCover(item: $opened) { opened in
              Button(opened.name) { self.opened = nil }
            }
          }
        }
        """),
    Example(
      "Clean-up that the item form does by itself.",
      code: """
        struct Photo: Identifiable { let id: Int; var name: String }

        struct Gallery: View {
          let photos: [Photo]
          @State private var isOpen = false
          @State private var opened: Photo?

          var body: some View {
            List(photos) { photo in
              Button(photo.name) {
                opened = photo
                isOpen = true
              }
            }
            .⟦fullScreenCover(isPresented:⟧ $isOpen, onDismiss: { isOpen = false }) {
              if let photo = opened { Button(photo.name) { opened = nil; isOpen = false } }
            }
          }
        }
        """,
      fixed: """
        struct Photo: Identifiable { let id: Int; var name: String }

        struct Gallery: View {
          let photos: [Photo]
          @State private var opened: Photo?

          var body: some View {
            List(photos) { photo in
              Button(photo.name) {
                opened = photo
              }
            }
            .fullScreenCover(item: $opened) { photo in
              Button(photo.name) { opened = nil }
            }
          }
        }
        """),
    Example(
      "A flag that starts as true opens the view with it: no fix.",
      code: """
        struct Photo: Identifiable { let id: Int; var name: String }

        struct Gallery: View {
          let photos: [Photo]
          @State private var isOpen = true
          @State private var opened: Photo?

          var body: some View {
            List(photos) { photo in
              Button(photo.name) {
                opened = photo
                isOpen = true
              }
            }
            .⟦fullScreenCover(isPresented:⟧ $isOpen) {
              if let opened { Text(opened.name) }
            }
          }
        }
        """),
    Example(
      "Only some systems have covers, so it is in a branch of `#if`.",
      code: """
        struct Kite: Identifiable { let id: Int; var name: String }

        struct Kites: View {
          let kites: [Kite]
          @State private var showsKite = false
          @State private var picked: Kite?

          var body: some View {
            List(kites) { kite in
              Button(kite.name) {
                picked = kite
                showsKite = true
              }
            }
            #if !os(macOS)
              .⟦fullScreenCover(isPresented:⟧ $showsKite) {
                if let picked {
                  Button(picked.name) { showsKite = false }
                }
              }
            #endif
          }
        }
        """,
      fixed: """
        struct Kite: Identifiable { let id: Int; var name: String }

        struct Kites: View {
          let kites: [Kite]
          @State private var picked: Kite?

          var body: some View {
            List(kites) { kite in
              Button(kite.name) {
                picked = kite
              }
            }
            #if !os(macOS)
              .fullScreenCover(item: $picked) { picked in
                Button(picked.name) { self.picked = nil }
              }
            #endif
          }
        }
        """),
  ]

  static let allowed: [Example] = [
    Example(
      "The optional presents the cover.",
      code: """
        struct Photo: Identifiable { let id: Int; var name: String }

        struct Gallery: View {
          let photos: [Photo]
          @State private var opened: Photo?

          var body: some View {
            List(photos) { photo in
              Button(photo.name) {
                opened = photo
              }
            }
            .fullScreenCover(item: $opened) { photo in Text(photo.name) }
          }
        }
        """),
    Example(
      "A cover with nothing to select.",
      code: """
        struct Photo: Identifiable { let id: Int; var name: String }

        struct Gallery: View {
          let photos: [Photo]
          @State private var isOpen = false
          @State private var opened: Photo?

          var body: some View {
            List(photos) { photo in
              Button(photo.name) {
                opened = photo
              }
            }
            .toolbar { Button("Camera") { isOpen = true } }
            .fullScreenCover(isPresented: $isOpen) { Text("Camera") }
          }
        }
        """),
    Example(
      "Paging from photo to photo within one cover.",
      code: """
        struct Photo: Identifiable { let id: Int; var name: String }

        struct Gallery: View {
          let photos: [Photo]
          @State private var isOpen = false
          @State private var opened: Photo?

          var body: some View {
            List(photos) { photo in
              Button(photo.name) {
                opened = photo
                isOpen = true
              }
            }
            .fullScreenCover(isPresented: $isOpen) {
              if let opened { Button("Next") { self.opened = Photo(id: opened.id + 1, name: "") } }
            }
          }
        }
        """),
  ]
}
