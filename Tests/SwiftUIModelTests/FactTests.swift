import SourceText
import SwiftUIModel
import Testing

@Suite("The facts of a file")
struct FactTests {
  private func file(_ code: String) -> ViewFile { ViewFile(text: SourceText("import SwiftUI\n" + code)) }

  @Test("name types with the types around them")
  func qualifiedNames() {
    let file = file("struct A { enum B { case c }; class C {} }\nextension A.B: Identifiable {}\nextension X.Y { struct Z {} }")
    #expect(file.types.map(\.qualifiedName) == ["A", "A.B", "A.C", "A.B", "X.Y", "X.Y.Z"])
    #expect(file.types.map(\.inheritedTypes) == [[], [], [], ["Identifiable"], [], []])
  }

  @Test("tell what keeps a property and of what type it is")
  func properties() throws {
    let file = file(
      """
      struct V: View {
        @State private var flag = false
        @State var item: Trail?
        @Binding var other: Optional<Trail>
        @StateObject private var model = Model()
        @Environment(\\.dismiss) private var dismiss
        @Environment(Store.self) private var store
        @AppStorage("key") var key = "a"
        @Query var all: [Trail]
        let plain: (any Shape)?
        var computed: Int { 1 }
        static let shared = 1
        func f() { let local = 1 }
      }
      """)
    let type = try #require(file.types.first)
    #expect(
      type.properties.map(\.storage) == [
        .state, .state, .binding, .stateObject, .environment("dismiss"), .environment("Store"), .appStorage, .other("Query"),
        .plain, .plain,
      ])
    #expect(
      type.properties.map(\.type) == [
        "Bool", "Trail?", "Optional<Trail>", "Model", nil, nil, "String", "[Trail]", "(any Shape)?", "Int",
      ])
    #expect(
      type.properties.map(\.wrappedType) == [nil, "Trail", "Trail", nil, nil, nil, nil, nil, "any Shape", nil])
    #expect(type.members.map(\.name) == ["computed", "f"])
    #expect(type.properties.map(\.isPrivate) == [true, false, false, true, true, true, false, false, false, false])
  }

  @Test("know what a binding is bound to")
  func bindings() throws {
    let sources = [
      "$flag", "self.$flag", "$model.a.flag", "flag", ".constant(true)", "Binding.constant(x != nil)",
      "Binding(get: { a }, set: { b = $0 })", ".init(get: { a }) { b = $0 }", "$store.scope(state: \\.a)",
      "model.binding(for: 1)",
    ]
    let code = sources.map { "struct V: View { var body: some View { Text(\"\").sheet(isPresented: \($0)) { Text(\"\") } } }" }
    let kinds = file(code.joined(separator: "\n")).presentations(.sheet).map { presentation in
      switch presentation.source {
      case .property(let name): "property \(name)"
      case .path(let root, let members): "path \(root).\(members.joined(separator: "."))"
      case .derived(_, _, let set): set == nil ? "derived" : "derived and set"
      case .constant: "constant"
      case .store: "store"
      case .binding(let name): "binding \(name)"
      case .other: "other"
      }
    }
    #expect(
      kinds == [
        "property flag", "property flag", "path model.a.flag", "binding flag", "constant", "constant", "derived and set",
        "derived and set", "store", "other",
      ])
  }

  @Test("see presentations in views only")
  func viewContexts() {
    let file = file(
      """
      struct V: View { var body: some View { helper.sheet(isPresented: $a) {} } ; var helper: some View { Text("") } }
      struct M: ViewModifier { func body(content: Content) -> some View { content.sheet(isPresented: $b) {} } }
      extension View { func own() -> some View { sheet(isPresented: .constant(true)) {}.sheet(isPresented: $c) {} } }
      func make() -> some View { Text("").sheet(isPresented: $d) {} }
      struct Coordinator { func go() { router.sheet(isPresented: $e) {} } }
      """)
    let bound = file.presentations(.sheet).compactMap(\.source.propertyName)
    #expect(bound == ["a", "b", "c", "d"])
  }

  @Test("find where the parser lost its way")
  func syntaxErrors() {
    let file = file("struct V { func f( { }\nlet a = \nfunc g() {}\n")
    #expect(!file.syntaxErrors.isEmpty)
    #expect(ViewFile(text: SourceText("let a = 1")).syntaxErrors.isEmpty)
  }
}
