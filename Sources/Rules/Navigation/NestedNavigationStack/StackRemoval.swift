import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

extension Call {
  /// Whether it hides the navigation bar or its back button, if only in some state.
  var mayHideBar: Bool {
    let value = unlabeledArgument?.expression
    if name == "navigationBarHidden" || name == "navigationBarBackButtonHidden" {
      return value?.as(BooleanLiteralExprSyntax.self)?.literal.tokenKind != .keyword(.false)
    }
    guard has(.barVisibility) else { return false }
    let bars = node.arguments.drop { $0.label?.text != "for" }.map { $0.expression.memberPathEnd }
    guard bars.contains("navigationBar") || bars.contains("automatic") else { return false }
    return !["visible", "automatic"].contains(value?.memberPathEnd)
  }
}

/// The edits that leave a container's content without the container.
struct StackRemoval {
  private(set) var edits: [TextEdit] = []

  init(_ container: NavigationContainer, in file: ViewFile) throws(Refusal) {
    let call = container.call
    let kind = container.kind.rawValue
    if let path = call.argument("path") {
      let name = path.expression.trimmedDescription
      throw Refusal("The \(kind) is driven by `\(name)`, which the outer stack would have to take over.")
    }
    guard call.node.arguments.isEmpty, let content = call.node.trailingClosure, content.signature == nil,
      call.node.additionalTrailingClosures.isEmpty, !content.statements.isEmpty
    else { throw Refusal("The content of the \(kind) is not written as a closure behind it.") }
    guard content.statements.count == 1, let root = content.statements.first?.item.as(ExprSyntax.self),
      !root.is(IfExprSyntax.self), !root.is(SwitchExprSyntax.self)
    else {
      // Several views, or a branch, need something around them for the modifiers behind the brace.
      let head = TextRange(
        call.nameToken.positionAfterSkippingLeadingTrivia.utf8Offset,
        (call.node.rightParen ?? call.nameToken).endPositionBeforeTrailingTrivia.utf8Offset)
      edits = [TextEdit(head, "Group")]
      return
    }
    let text = file.text
    let layout = file.layout
    let inside = TextRange(
      content.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset,
      content.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset)
    let raw = text[inside]
    let piece = Self.trimmed(raw)
    let whole = call.node.textRange
    let rest = text[TextRange(whole.upper, text.endOfLine(text.lines.line(of: whole.upper)))]
    if Self.lastLine(of: piece).contains("//"), !rest.allSatisfy(\.isWhitespace) {
      throw Refusal("A comment at the end of the content would swallow what follows the \(kind).")
    }
    let start = inside.lower + raw.utf8.count - Self.trimmedStart(raw).utf8.count
    let target = layout.indentation(at: whole.lower)
    let moved = layout.moving(piece, from: layout.indentation(at: start), to: target)
    edits = [TextEdit(whole, moved)] + Self.modifierMoves(behind: call, content: moved, target: target, layout: layout)
  }

  /// Moves the modifiers behind the brace under those of the content.
  private static func modifierMoves(behind call: Call, content: String, target: String, layout: Layout) -> [TextEdit] {
    guard let next = call.nextModifier?.modifierRange,
      layout.isBlankBefore(next.lower), layout.indentation(at: next.lower) == target
    else { return [] }
    let last = lastLine(of: content)
    let isOneLine = !content.contains(where: \.isNewline)
    let indentation = isOneLine ? layout.deeper(target) : String(last.prefix { $0 == " " || $0 == "\t" })
    guard isOneLine || last.dropFirst(indentation.count).hasPrefix("."), indentation != target else { return [] }
    let range = TextRange(next.lower, call.wholeChain.textRange.upper)
    if call.wholeChain.tokens(viewMode: .sourceAccurate).contains(where: { $0.tokenKind == .multilineStringQuote }) {
      return []
    }
    return layout.reindenting(range, from: target, to: indentation)
  }

  private static func trimmed(_ text: String) -> String {
    var result = Substring(trimmedStart(text))
    while result.last?.isWhitespace == true { result.removeLast() }
    return String(result)
  }

  private static func trimmedStart(_ text: String) -> String { String(text.drop(while: \.isWhitespace)) }

  private static func lastLine(of text: String) -> Substring {
    text.split(whereSeparator: \.isNewline).last ?? ""
  }
}
