// swift-format-ignore-file
// Written by `swift run DevTool regenerate` from the files in Chapters.

/// The handbook's chapters in reading order, as Markdown.
enum Chapters {
  static let all: [(name: String, text: String)] = [
    ("overview", overview),
    ("sheets", sheets),
    ("sheet-content", sheetContent),
    ("alerts", alerts),
    ("navigation", navigation),
    ("destinations", destinations),
    ("split-views", splitViews),
    ("split-layout", splitLayout),
    ("columns-by-hand", columnsByHand),
    ("inspector", inspector),
    ("presentation-modifiers", presentationModifiers),
    ("choosing", choosing),
    ("restoration", restoration),
    ("deprecations", deprecations),
    ("availability", availability),
  ]
}
