import Testing
import Workspace

@Suite struct GlobTests {
  @Test(arguments: [
    ("**/Legacy/**", "Legacy/A.swift"), ("**/Legacy/**", "a/b/Legacy/c/A.swift"), ("**/Legacy/**", "a/Legacy"),
    ("Generated", "Generated/A.swift"), ("Generated/", "Generated/b/A.swift"), ("./Generated", "Generated/A.swift"),
    ("*.swift", "A.swift"), ("**/*.gen.swift", "A.gen.swift"), ("**/*.gen.swift", "x/y/A.gen.swift"),
    ("Sources/?.swift", "Sources/é.swift"), ("{App,Kit}/**/*View.swift", "Kit/a/MyView.swift"),
    ("a{b,c{d,e}}f", "acef"), ("a/**/b", "a/b"), ("a/**/b", "a/x/y/b"), ("**", "a/b"), (#"a\*b"#, "a*b"), ("[a]", "[a]"),
    ("{a", "{a"), ("*a*b*", "xxaxxbxx"),
  ])
  func matches(_ pattern: String, _ path: String) {
    #expect(Glob(pattern).matches(path))
  }

  @Test(arguments: [
    ("*.swift", "a/A.swift"), ("Generated", "Sources/Generated/A.swift"), ("**/Legacy/**", "Legacy2/A.swift"),
    ("a/*/b", "a/b"), ("a/*/b", "a/x/y/b"), ("?", "ab"), ("{a,b}", "c"), ("", "a"), (#"a\*b"#, "axb"), ("a/b", "a"),
  ])
  func doesNotMatch(_ pattern: String, _ path: String) {
    #expect(!Glob(pattern).matches(path))
  }

  @Test func manyStarsEndSoon() {
    let name = String(repeating: "a", count: 2_000)
    #expect(!Glob(String(repeating: "*a", count: 200) + "b").matches(name))
    #expect(!Glob(String(repeating: "**/", count: 50) + "b").matches(String(repeating: "a/", count: 200)))
    #expect(Glob(String(repeating: "{a,b}", count: 30)).matches(String(repeating: "a", count: 30)))
  }
}
