import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

/// The text of what replaces a link.
struct LinkText {
  let file: ViewFile

  /// The destination as a closure, with its lines as if it stood at the start of a line.
  func closure(of destination: DestinationLink.Destination, header: String = "") -> String {
    let layout = file.layout
    let text = file.text[destination.range]
    let moved = layout.moving(text, from: layout.indentation(at: destination.range.lower), to: "")
    switch destination {
    case .closure:
      guard !header.isEmpty, moved.hasPrefix("{") else { return moved }
      return "{ \(header) in" + moved.dropFirst()
    case .value:
      let start = header.isEmpty ? "{" : "{ \(header) in"
      guard text.contains(where: \.isNewline) else { return "\(start) \(moved) }" }
      let inner = layout.moving(text, from: layout.indentation(at: destination.range.lower), to: layout.indentationUnit)
      return [start, layout.indentationUnit + inner, "}"].joined(separator: layout.lineBreak)
    }
  }

  /// `Button("Title") { action }` or `Button { action } label: { … }` instead of the link.
  func button(for link: DestinationLink, action: String) -> String {
    switch link.label {
    case .title(let title): return "Button(\(file.text[title.textRange])) { \(action) }"
    case .value(let label): return "Button(action: { \(action) }, label: \(label.trimmedDescription))"
    case .closure(let closure):
      let layout = file.layout
      let here = layout.indentation(at: link.call.node.textRange.lower)
      let text = file.text[closure.textRange]
      guard text.contains(where: \.isNewline) else { return "Button { \(action) } label: \(text)" }
      let moved = layout.moving(text, from: layout.indentation(at: closure.textRange.lower), to: here)
      let inner = layout.deeper(here)
      return ["Button {", "\(inner)\(action)", "\(here)} label: \(moved)"].joined(separator: layout.lineBreak)
    }
  }

  /// The link in its current form, with a closure as its destination.
  func plainLink(for link: DestinationLink) -> String {
    let layout = file.layout
    let here = layout.indentation(at: link.call.node.textRange.lower)
    let closure = layout.moving(self.closure(of: link.destination), from: "", to: here)
    switch link.label {
    case .title(let title): return "NavigationLink(\(file.text[title.textRange])) \(closure)"
    case .value(let label): return "NavigationLink(destination: \(closure), label: \(label.trimmedDescription))"
    case .closure(let label):
      let moved = layout.moving(file.text[label.textRange], from: layout.indentation(at: label.textRange.lower), to: here)
      return "NavigationLink \(closure) label: \(moved)"
    }
  }

  /// `NavigationLink("Title", value: …)` instead of the link.
  func valueLink(for link: DestinationLink, value: String) -> String {
    switch link.label {
    case .title(let title): return "NavigationLink(\(file.text[title.textRange]), value: \(value))"
    case .value(let label): return "NavigationLink(value: \(value), label: \(label.trimmedDescription))"
    case .closure(let label):
      let layout = file.layout
      let here = layout.indentation(at: link.call.node.textRange.lower)
      let moved = layout.moving(file.text[label.textRange], from: layout.indentation(at: label.textRange.lower), to: here)
      return "NavigationLink(value: \(value)) \(moved)"
    }
  }

  /// A branch of a `switch` that shows the destination, as lines. `head` is indented by one level.
  func branch(_ head: String, for destination: DestinationLink.Destination) throws(Refusal) -> [String] {
    let layout = file.layout
    var range = destination.range
    if case .closure(let closure) = destination {
      guard let first = closure.statements.first, let last = closure.statements.last, closure.signature == nil else {
        return ["\(head) EmptyView()"]
      }
      range = TextRange(first.textRange.lower, last.textRange.upper)
      let outside = file.text[closure.textRange].replacingFirst(file.text[range])
      guard !outside.contains("//"), !outside.contains("/*") else {
        throw Refusal("A comment around what a link shows would lose its place.")
      }
    }
    let text = file.text[range]
    guard text.contains(where: \.isNewline) else { return ["\(head) \(text)"] }
    let inner = layout.indentationUnit + layout.indentationUnit
    return [head, inner + layout.moving(text, from: layout.indentation(at: range.lower), to: inner)]
  }
}

extension String {
  /// Without the first occurrence of a piece.
  fileprivate func replacingFirst(_ piece: String) -> String {
    guard let range = self.firstRange(of: piece) else { return self }
    return String(self[..<range.lowerBound]) + String(self[range.upperBound...])
  }
}
