import SwiftSyntax
import SwiftUIModel
import SwiftUIProject
import Testing

@Suite("Systems")
struct SystemTests {
  private func names(_ targets: DeploymentTargets) -> [String] {
    let semantics = SmallProject("import SwiftUI\n", targets: targets).semantics
    return [semantics.system(of: .iOS16), semantics.systemList(of: .iOS16Point4)]
  }

  @Test("are those that the code runs on") func named() {
    #expect(names(DeploymentTargets([.watchOS: "8.0"])) == ["watchOS 9", "watchOS 9.4"])
    #expect(names(DeploymentTargets([.iOS: "15.0", .macOS: "12.0"])) == ["iOS 16", "iOS 16.4 or macOS 13.3"])
    #expect(names(DeploymentTargets([.macCatalyst: "15.0"])) == ["Mac Catalyst 16", "Mac Catalyst 16.4"])
  }

  @Test("are the usual ones if no target is known") func unknown() {
    #expect(names(.unknown) == ["iOS 16", "iOS 16.4, macOS 13.3, tvOS 16.4 or watchOS 9.4"])
  }

  @Test(
    "of the Mac alone are told by the `#if` around",
    arguments: [
      ("os(macOS)", true), ("os(macOS) || targetEnvironment(macCatalyst)", true), ("targetEnvironment(macCatalyst)", true),
      ("(os(macOS) && DEBUG)", true), ("canImport(AppKit)", true), ("os(iOS)", false), ("os(macOS) || os(iOS)", false),
      ("DEBUG", false), ("!os(macOS)", false),
    ])
  func mac(_ condition: String, _ isMac: Bool) throws {
    let project = SmallProject("import SwiftUI\n#if \(condition)\nlet one = 1\n#endif\n")
    let node = try #require(project.own.tokens(named: "one").first)
    #expect(project.semantics.isMacOSOnly(at: node) == isMac)
  }
}

@Suite("Values that a property may get")
struct PossibleValueTests {
  private func mayBeSet(_ code: String, others: [String: String] = [:]) throws -> Bool {
    let project = SmallProject(code, others: others)
    let binding = try #require(project.own.calls(named: "alert").first?.argument("isPresented"))
    return project.semantics.mayBeSet("shown", besides: binding.textRange)
  }

  private func view(_ rest: String = "", model: String = "@Published var shown = false") -> String {
    """
    import SwiftUI
    final class Model: ObservableObject { \(model) }
    struct A: View {
      @StateObject var model = Model()
      var body: some View { Text("A").alert("A", isPresented: $model.shown) {} }
      func act() { \(rest) }
    }
    """
  }

  @Test("are none if nothing but the alert names it, or code only clears it") func none() throws {
    #expect(try !mayBeSet(view()))
    #expect(try !mayBeSet(view("model.shown = false; print(model.shown)")))
  }

  @Test(
    "are set by",
    arguments: [
      "model.shown = true", "model.shown.toggle()", "model.shown = other", "bind($model.shown)", "set(\\Model.shown)",
      "change(&model.shown)", "_ = Model(shown: true)",
    ])
  func set(_ statement: String) throws { #expect(try mayBeSet(view(statement))) }

  @Test("are set by a default, and in other files") func elsewhere() throws {
    #expect(try mayBeSet(view(model: "@Published var shown = true")))
    #expect(try mayBeSet(view(), others: ["Model+Show.swift": "extension Model { func show() { shown = true } }"]))
  }
}
