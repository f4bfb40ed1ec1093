/// A view with one of each kind of state, and the types to go with it, around the one expression that a test is about.
func hostView(_ body: String) -> String {
  """
  struct Item: Identifiable, Hashable, Codable { let id: Int; var title: String }
  struct Plain { var title: String }
  enum Route: Hashable, Codable { case item(Item), settings }
  enum Failure: LocalizedError { case offline }
  final class Classic: ObservableObject { @Published var flag = false; @Published var item: Item? }
  @Observable final class Model { var flag = false; var item: Item?; var path: [Route] = [] }
  struct Child: View { var body: some View { Text("Child") } }

  struct Host: View {
    @State private var flag = false
    @State private var item: Item?
    @State private var plain: Plain?
    @State private var failure: Failure?
    @State private var items: [Item] = []
    @State private var plains: [Plain] = []
    @State private var route: Route?
    @State private var path = NavigationPath()
    @State private var routes: [Route] = []
    @State private var visibility = NavigationSplitViewVisibility.automatic
    @State private var column = NavigationSplitViewColumn.detail
    @State private var detent = PresentationDetent.medium
    @State private var selection: Item.ID?
    @State private var selections: Set<Item.ID> = []
    @State private var name = ""
    @State private var model = Model()
    @StateObject private var classic = Classic()
    @Environment(\\.dismiss) private var dismiss
    @Environment(\\.presentationMode) private var presentationMode
    @Environment(\\.horizontalSizeClass) private var sizeClass

    var body: some View {
      \(body)
    }
  }
  """
}
