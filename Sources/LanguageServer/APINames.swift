import SourceText
import SwiftSyntax
import SwiftUIModel

extension ViewFile {
  /// The name of what is written at a UTF-8 offset, as the handbook's index spells it, where a SwiftUI name can stand: what is
  /// called, with its labels (`sheet(item:content:)`), a type, an attribute (`@State`), an environment value (`\.dismiss`).
  func apiName(at offset: Int) -> (text: String, range: TextRange)? {
    guard importsSwiftUI, let token = token(at: offset) else { return nil }
    let range = token.textRange
    if let call = calls.first(where: { $0.nameToken.id == token.id }) {
      // A local function or a method of a value that happens to have the name is something else; initialisers are types.
      guard call.isMember || call.name.first?.isUppercase == true else { return nil }
      return (Self.fullName(of: call), range)
    }
    guard case .identifier(let name) = token.tokenKind, let parent = token.parent else { return nil }
    if parent.is(IdentifierTypeSyntax.self) {
      return (parent.parent?.is(AttributeSyntax.self) == true ? "@" + name : name, range)
    }
    let isKeyPath = sequence(first: parent, next: \.parent).prefix(5).contains { $0.is(KeyPathExprSyntax.self) }
    return isKeyPath ? ("\\." + name, range) : nil
  }

  private func token(at offset: Int) -> TokenSyntax? {
    // A cursor behind a word means the word.
    for place in [offset, offset - 1] where place >= 0 && place < text.count {
      guard let token = tree.token(at: AbsolutePosition(utf8Offset: place)), token.textRange.touches(offset) else { continue }
      if case .identifier = token.tokenKind { return token }
    }
    return nil
  }

  private static func fullName(of call: Call) -> String {
    let labels = call.labels.map { $0.isEmpty ? "_" : $0 }
    let trailing = call.node.additionalTrailingClosures.map(\.label.text)
    guard !labels.isEmpty || !trailing.isEmpty else { return call.name }
    return "\(call.name)(\((labels + trailing).map { $0 + ":" }.joined()))"
  }
}
