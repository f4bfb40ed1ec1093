import SourceText
import SwiftSyntax

/// One argument of a call, wherever it is written.
public enum CallArgument: Sendable {
  /// Within the parentheses.
  case listed(LabeledExprSyntax)
  /// The first trailing closure, which has no label.
  case firstTrailing(ClosureExprSyntax)
  /// A later trailing closure.
  case laterTrailing(MultipleTrailingClosureElementSyntax)

  public var label: TokenSyntax? {
    switch self {
    case .listed(let argument): argument.label
    case .firstTrailing: nil
    case .laterTrailing(let element): element.label
    }
  }

  public var expression: ExprSyntax {
    switch self {
    case .listed(let argument): argument.expression
    case .firstTrailing(let closure): ExprSyntax(closure)
    case .laterTrailing(let element): ExprSyntax(element.closure)
    }
  }
}

extension Call {
  /// All arguments, in source order.
  public var allArguments: [CallArgument] {
    node.arguments.map(CallArgument.listed) + (node.trailingClosure.map { [.firstTrailing($0)] } ?? [])
      + node.additionalTrailingClosures.map(CallArgument.laterTrailing)
  }
}

extension ViewFile {
  /// The edits that take an argument out of a call. When the first trailing closure goes, the next one takes its place and loses
  /// its label; parentheses that stay empty before a trailing closure go too. Nil where a comment is in the way.
  public func removal(of argument: CallArgument, from call: Call) -> [TextEdit]? {
    let node = call.node
    switch argument {
    case .listed(let listed):
      guard node.arguments.count == 1, node.trailingClosure != nil, let left = node.leftParen, let right = node.rightParen
      else {
        return removal(of: listed, from: Array(node.arguments)).map { [.delete($0)] }
      }
      let parentheses = TextRange(left.textRange.lower, right.textRange.upper)
      return hasComment(in: parentheses, besides: listed.textRange) ? nil : [.delete(parentheses)]
    case .firstTrailing(let closure):
      if let next = node.additionalTrailingClosures.first {
        let range = TextRange(closure.textRange.lower, next.closure.textRange.lower)
        return hasComment(in: range, besides: closure.textRange) ? nil : [.delete(range)]
      }
      let end = (node.rightParen?.textRange ?? node.calledExpression.textRange).upper
      let range = TextRange(end, closure.textRange.upper)
      guard !hasComment(in: range, besides: closure.textRange) else { return nil }
      return [TextEdit(range, node.rightParen == nil ? "()" : "")] + indentingModifiers(behind: call)
    case .laterTrailing(let element):
      guard let before = element.previousToken(viewMode: .sourceAccurate) else { return nil }
      let range = TextRange(before.textRange.upper, element.textRange.upper)
      return hasComment(in: range, besides: element.textRange) ? nil : [.delete(range)]
    }
  }

  /// The range to delete so that an element leaves a list with commas; nil where a comment would go with it.
  public func removal(of element: some SyntaxProtocol, from list: [some SyntaxProtocol]) -> TextRange? {
    guard let index = list.firstIndex(where: { Syntax($0).id == Syntax(element).id }) else { return nil }
    let range: TextRange
    if let next = list.dropFirst(index + 1).first {
      range = TextRange(element.textRange.lower, next.textRange.lower)
    } else if let previous = list.prefix(index).last {
      let end = previous.textRange.upper
      // The comma is part of the element before.
      let comma = previous.lastToken(viewMode: .sourceAccurate)
      let start = comma?.tokenKind == .comma ? comma?.textRange.lower ?? end : end
      range = TextRange(start, element.textRange.upper)
    } else {
      let before = element.previousToken(viewMode: .sourceAccurate)?.textRange.upper
      let after = element.nextToken(viewMode: .sourceAccurate)?.textRange.lower
      range = TextRange(before ?? element.textRange.lower, after ?? element.textRange.upper)
    }
    return hasComment(in: range, besides: element.textRange) ? nil : range
  }

  private func hasComment(in range: TextRange, besides inner: TextRange) -> Bool {
    [TextRange(range.lower, inner.lower), TextRange(inner.upper, range.upper)].contains { part in
      let part = text[part]
      return part.contains("//") || part.contains("/*")
    }
  }

  /// Modifiers that stood below a closing brace stand one level deeper below a call of one line.
  private func indentingModifiers(behind call: Call) -> [TextEdit] {
    guard let next = call.nextModifier?.modifierRange, let closure = call.node.trailingClosure else { return [] }
    let start = text.lines.line(of: call.node.textRange.lower)
    let line = text.lines.line(of: next.lower)
    let indentation = layout.indentation(ofLine: start)
    let head = TextRange(call.node.textRange.lower, (call.node.rightParen ?? call.nameToken).textRange.upper)
    let chain = TextRange(next.lower, call.wholeChain.textRange.upper)
    guard line > text.lines.line(of: closure.textRange.lower), layout.isBlankBefore(next.lower),
      text.lines.line(of: head.upper) == start, layout.indentation(ofLine: line) == indentation,
      !text[chain].contains("\"\"\"")
    else { return [] }
    return layout.reindenting(chain, from: indentation, to: layout.deeper(indentation))
  }
}
