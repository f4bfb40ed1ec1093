import Linting
import Rules
import SourceText
import Testing

/// What a fix writes into the files of a model and its other users.
@Suite("A presentation that a model's flag opens")
struct ModelStateTests {
  private let view = """
    struct TrailMap: View {
      @StateObject private var model = TrailModel()

      var body: some View {
        Text("Map").sheet(isPresented: $model.showsDetail) {
          if let trail = model.shown { Text(trail.name) }
        }
      }
    }
    """

  private func fixed(_ others: [String: String]) throws -> [String: String] {
    let rule = try #require(AllRules.rules.first { $0.id == "item-driven-sheet" })
    let code = DressedExample(Example("", code: view, otherFiles: others))
    let finding = try #require(code.findings(of: [rule]).first)
    let fix = try #require(finding.fix, "\(finding.refusal ?? "no reason")")
    #expect(fix.level == .review)
    let texts = try #require(code.applying(fix)).project.texts
    return Dictionary(
      uniqueKeysWithValues: others.keys.map { name in
        (name, (texts["/Example/" + name]?.string ?? "").replacing("import SwiftUI\n\n", with: ""))
      })
  }

  private let model = """
    struct Trail: Identifiable { let id: Int; var name: String }

    final class TrailModel: ObservableObject {
      /// Whether the detail is up.
      @Published var showsDetail = false
      @Published var shown: Trail?

      func show(_ trail: Trail) {
        Task { [weak self] in
          self?.shown = trail
          self?.showsDetail = true
        }
      }

      func close(shown other: Trail) {
        let shown = other
        guard showsDetail, shown.id > 0 else { return }
        showsDetail = false
      }
    }
    """

  @Test("loses the flag and its writes in the model")
  func modelFile() throws {
    let texts = try fixed(["TrailModel.swift": model])
    #expect(
      texts["TrailModel.swift"] == """
        struct Trail: Identifiable { let id: Int; var name: String }

        final class TrailModel: ObservableObject {
          @Published var shown: Trail?

          func show(_ trail: Trail) {
            Task { [weak self] in
              self?.shown = trail
            }
          }

          func close(shown other: Trail) {
            let shown = other
            guard self.shown != nil, shown.id > 0 else { return }
            self.shown = nil
          }
        }
        """)
  }

  @Test("is opened and closed by other files through the optional")
  func otherFiles() throws {
    let texts = try fixed([
      "TrailModel.swift": model,
      "Toolbar.swift": """
      struct Toolbar: View {
        @ObservedObject var map: TrailModel
        let trail: Trail
        @State private var showsDetail = false

        var body: some View {
          Button("Open") { map.shown = trail; map.showsDetail = true }
            .disabled(!map.showsDetail)
            .task { [weak map] in map?.showsDetail = false }
          Toggle("Detail", isOn: $showsDetail)
        }
      }
      """,
      "MapTests.swift": """
      @Test func opens() {
        let model = TrailModel()
        #expect(model.showsDetail)
        let cancellable = model.$shown.sink { _ in }
        screens.map { $0?.shown(animated: $0.showsDetail()) }
      }
      """,
    ])
    #expect(
      texts["Toolbar.swift"] == """
        struct Toolbar: View {
          @ObservedObject var map: TrailModel
          let trail: Trail
          @State private var showsDetail = false

          var body: some View {
            Button("Open") { map.shown = trail }
              .disabled(map.shown == nil)
              .task { [weak map] in map?.shown = nil }
            Toggle("Detail", isOn: $showsDetail)
          }
        }
        """)
    #expect(texts["MapTests.swift"]?.contains("#expect(model.shown != nil)") == true)
  }

  @Test("is only a hint where the model reads the optional for something else")
  func otherJob() throws {
    let rule = try #require(AllRules.rules.first { $0.id == "item-driven-sheet" })
    let title = "extension TrailModel { var title: String { if let shown { shown.name } else { \"\" } } }"
    let code = DressedExample(Example("", code: view, otherFiles: ["TrailModel.swift": model, "Title.swift": title]))
    let finding = try #require(code.findings(of: [rule]).first)
    #expect(finding.severity == .hint)
    #expect(finding.fix?.caution?.contains("`shown` is also read on line 3 of Title.swift") == true)
  }

  @Test("tells which use cannot be attributed")
  func unknownUse() throws {
    let rule = try #require(AllRules.rules.first { $0.id == "item-driven-sheet" })
    let others = ["TrailModel.swift": model, "Reset.swift": "func reset() { maps.forEach { $0.showsDetail = false } }"]
    let finding = try #require(DressedExample(Example("", code: view, otherFiles: others)).findings(of: [rule]).first)
    #expect(finding.fix == nil)
    #expect(
      finding.refusal
        == "`$0.showsDetail` on line 3 of Reset.swift may be `showsDetail` of `TrailModel` or of something else.")
  }
}
