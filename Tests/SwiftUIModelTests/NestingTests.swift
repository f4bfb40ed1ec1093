import SourceText
import SwiftUIModel
import Testing

/// Brackets that the toolchain's parser would take seconds or its whole stack for.
@Suite("Texts that nest too deeply")
struct NestingTests {
  static let deep: [String] = [
    "let a = " + String(repeating: "[", count: 30),
    "let a = " + String(repeating: "[", count: 30) + String(repeating: "]", count: 30),
    "let a: " + String(repeating: "[String: [", count: 15),
    "let a: " + String(repeating: "Binding<[", count: 15),
    "let a: " + String(repeating: "a<", count: 1000),
    #"let a = "\("# + "x)\" + " + String(repeating: "[", count: 30),
  ]

  @Test("are left alone", arguments: deep)
  func refused(code: String) {
    let file = ViewFile(text: SourceText("import SwiftUI\n" + code + "\n"))
    #expect(file.isTooDeep)
    #expect(file.types.isEmpty && file.calls.isEmpty)
  }

  static let shallow: [String] = [
    "let a = [[[[[[[[1]]]]]]]]",
    "// " + String(repeating: "[", count: 40),
    "/* " + String(repeating: "[", count: 40) + " */ let a = 1",
    "let a = \"" + String(repeating: "[", count: 40) + "\"",
    "let a = #\"" + String(repeating: "[\"", count: 40) + "\"#",
    "let a = \"\"\"\n" + String(repeating: "[\"", count: 40) + "\n\"\"\"",
    String(repeating: "let a = b[0]\n", count: 50),
    String(repeating: "if a < b { c() }\n", count: 300),
    String(repeating: "f {", count: 200),
    #"let a = "\(b["c"] ?? "[")""#,
  ]

  @Test("are told from those that only look so", arguments: shallow)
  func admitted(code: String) {
    #expect(!ViewFile(text: SourceText(code)).isTooDeep)
  }
}
