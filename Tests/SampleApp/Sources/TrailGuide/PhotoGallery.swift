#if os(iOS)
  import SwiftUI

  struct Photo: Identifiable {
    let id: Int
    var caption: String
  }

  /// A full-screen cover and a popover, each driven by a flag beside the value that it shows.
  struct PhotoGallery: View {
    let photos: [Photo]
    @State private var isViewing = false
    @State private var viewedPhoto: Photo?
    @State private var showsCaption = false
    @State private var captioned: Photo?

    var body: some View {
      ScrollView {
        LazyVStack {
          ForEach(photos) { photo in
            Button(photo.caption) {
              viewedPhoto = photo
              isViewing = true
            }
            Button("About \(photo.caption)") {
              captioned = photo
              showsCaption = true
            }
          }
        }
      }
      .fullScreenCover(isPresented: $isViewing) {
        if let viewedPhoto {
          PhotoViewer(photo: viewedPhoto)
        }
      }
      .popover(isPresented: $showsCaption) {
        if let captioned {
          Text(captioned.caption)
            .padding()
        }
      }
    }
  }

  struct PhotoViewer: View {
    let photo: Photo
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      VStack {
        Text(photo.caption)
        Button("Close") { dismiss() }
      }
    }
  }
#endif
