import LanguageServerProtocol
import SourceText

extension SourceText {
  /// The protocol's range of UTF-8 offsets.
  package func range(of range: TextRange, in encoding: PositionEncoding) -> PositionRange {
    PositionRange(start: protocolPosition(of: range.lower, in: encoding), end: protocolPosition(of: range.upper, in: encoding))
  }

  private func protocolPosition(of offset: Int, in encoding: PositionEncoding) -> Position {
    let position = position(of: offset, in: encoding)
    return Position(line: position.line, character: position.character)
  }

  /// The UTF-8 offset of a client's position; nil when there is no such line.
  package func offset(of position: Position, in encoding: PositionEncoding) -> Int? {
    offset(of: TextPosition(line: position.line, character: position.character), in: encoding)
  }

  /// The UTF-8 offsets of a client's range; nil when a line of it is not there or its ends are in the wrong order.
  package func range(of range: PositionRange, in encoding: PositionEncoding) -> TextRange? {
    guard let lower = offset(of: range.start, in: encoding), let upper = offset(of: range.end, in: encoding), lower <= upper
    else { return nil }
    return TextRange(lower, upper)
  }
}
