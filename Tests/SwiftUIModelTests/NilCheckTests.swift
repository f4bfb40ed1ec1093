import SourceText
import SwiftSyntax
import SwiftUIModel
import Testing

/// Each text is the content of a closure in which `x` is an optional state.
@Suite("Forced optionals")
struct NilCheckTests {
  static let safe = [
    "if x != nil { Text(x!) }", "if isOn, nil != x { Text(x!) }", "if x != nil, x!.isEmpty { Text(\"\") }",
    "if x == nil { Text(\"\") } else { Text(x!) }", "Text(x != nil ? x! : \"\")", "Text(x == nil ? \"\" : x!)",
    "Toggle(isOn: x != nil && x!.isEmpty)", "Toggle(isOn: x == nil || x!.isEmpty)",
    "if self.x != nil && isOn { VStack { Text(x!) } }",
    "if let y = x { Text(x!) }",
  ]
  static let trapping = [
    "Text(x!)", "if isOn { Text(x!) }", "if x == nil { Text(x!) }", "if x != nil || isOn { Text(x!) }",
    "if x != nil { Text(\"\") } else { Text(x!) }", "if y != nil { Text(x!) }", "if x != nil { Text(x!) }; Text(x!)",
  ]

  private func canTrap(_ content: String) throws -> Bool {
    let code =
      "struct V: View { @State var x: String?; var body: some View { Text(\"\").sheet(isPresented: $f) { \(content) } } }"
    let file = ViewFile(text: SourceText("import SwiftUI\n" + code))
    let presentation = try #require(file.presentations.first)
    guard case .closure(let closure) = presentation.content else { return false }
    let type = try #require(file.types.first)
    return try #require(file.optionalUse(in: closure, of: type)).canTrap
  }

  @Test("trap where nothing asks for nil first", arguments: trapping)
  func traps(content: String) throws { #expect(try canTrap(content)) }

  @Test("do not trap behind a look for nil", arguments: safe)
  func isSafe(content: String) throws { #expect(try !canTrap(content)) }
}
