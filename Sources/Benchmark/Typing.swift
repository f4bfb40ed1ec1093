import LanguageServerProtocol

/// A change of a text as an editor sends it.
struct Keystroke {
  /// Lines from 0 and UTF-16 characters of what is replaced.
  let start: (line: Int, character: Int)
  let end: (line: Int, character: Int)
  let text: String

  /// The parameters of `textDocument/didChange`.
  func params(_ uri: String, version: Int) -> JSONValue {
    [
      "textDocument": ["uri": .string(uri), "version": .int(version)],
      "contentChanges": [
        [
          "range": [
            "start": ["line": .int(start.line), "character": .int(start.character)],
            "end": ["line": .int(end.line), "character": .int(end.character)],
          ],
          "text": .string(text),
        ]
      ],
    ]
  }
}

/// What a person types in one screen of a generated file: a word in a string, more of an identifier, and a new line with a
/// statement, each letter by letter, and takes away again, so that the text is in the end what it was.
struct Typing {
  let screen: GeneratedFile.Screen

  var keystrokes: [Keystroke] {
    word("north ", at: screen.string) + word("Again", at: screen.identifier) + statement(behind: screen.statement)
  }

  private func word(_ word: String, at place: (line: Int, character: Int)) -> [Keystroke] {
    let letters = word.enumerated().map { offset, letter in
      let place = (place.line, place.character + offset)
      return Keystroke(start: place, end: place, text: String(letter))
    }
    let deletions = letters.reversed().map { typed in
      Keystroke(start: typed.start, end: (typed.start.line, typed.start.character + 1), text: "")
    }
    return letters + deletions
  }

  private func statement(behind place: (line: Int, character: Int)) -> [Keystroke] {
    let indent = String(repeating: " ", count: 16)
    let code = "print(\"Trail \\(trail.id)\")"
    let line = place.line + 1
    let letters = code.enumerated().map { offset, letter in
      let place = (line, indent.count + offset)
      return Keystroke(start: place, end: place, text: String(letter))
    }
    let undo = Keystroke(start: place, end: (line, indent.count + code.count), text: "")
    return [Keystroke(start: place, end: place, text: "\n" + indent)] + letters + [undo]
  }
}
