// swift-format-ignore-file
// Written by `swift run DevTool regenerate` from the files in Chapters.

/// The handbook's chapters in reading order, as Markdown.
enum Chapters {
  static let all: [(name: String, text: String)] = [
    ("sheets", sheets),
    ("sheet-content", sheetContent),
  ]
}
