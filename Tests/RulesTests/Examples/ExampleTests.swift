import Linting
import Testing

/// Each example of each rule is a test. `RULE=some-id swift test --filter ExampleTests` looks at one rule.
@Suite("Examples")
struct ExampleTests {
  private func expect(_ check: ExampleCheck, of test: ExampleCase) {
    let problems = check.problems(test, ExampleCase.rules)
    if !problems.isEmpty { Issue.record("\(test.testDescription)\n\(problems.joined(separator: "\n"))") }
  }

  @Test("are flagged where they are marked, and fixed as they say", arguments: ExampleCase.all)
  func ranges(test: ExampleCase) { expect(.ranges, of: test) }

  @Test("have the severity and the fix level that they promise", arguments: ExampleCase.all)
  func levels(test: ExampleCase) { expect(.levels, of: test) }

  @Test("parse, and so does what their fixes write", arguments: ExampleCase.all)
  func syntax(test: ExampleCase) { expect(.syntax, of: test) }

  @Test("are fixed once and for all, and leave nothing to any other rule", arguments: ExampleCase.flagged)
  func idempotence(test: ExampleCase) { expect(.idempotence, of: test) }

  @Test("are found behind characters of more bytes than columns", arguments: ExampleCase.all)
  func afterEmoji(test: ExampleCase) { expect(.afterEmoji, of: test) }

  @Test("are found and fixed with CRLF line breaks", arguments: ExampleCase.all)
  func carriageReturns(test: ExampleCase) { expect(.carriageReturns, of: test) }

  @Test("are found and fixed with tabs", arguments: ExampleCase.all)
  func tabs(test: ExampleCase) { expect(.tabs, of: test) }

  @Test("are silent in comments, strings and branches that are never compiled", arguments: ExampleCase.flagged)
  func silence(test: ExampleCase) { expect(.silence, of: test) }

  @Test("are silenced by suppression comments", arguments: ExampleCase.flagged)
  func suppression(test: ExampleCase) { expect(.suppression, of: test) }

  @Test("are found declaration by declaration as in the whole file", arguments: ExampleCase.all)
  func target(test: ExampleCase) { expect(.target, of: test) }

  @Test("do no harm half-typed", arguments: ExampleCase.all)
  func truncation(test: ExampleCase) { expect(.truncation, of: test) }
}
