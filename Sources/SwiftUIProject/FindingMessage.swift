import SwiftUIModel

/// A sentence for the user. It holds the lines that it names as places, so that they keep their numbers when the code moves.
///
/// It is written as a string with interpolations, of which a `LineReference` becomes the line's number. A `String` takes neither
/// lines nor messages, so that none is lost.
public struct FindingMessage: Sendable, Hashable, ExpressibleByStringInterpolation {
  fileprivate enum Part: Sendable {
    case text(String)
    case line(LineReference)

    var text: String {
      switch self {
      case .text(let text): text
      case .line(let line): "\(line.number)"
      }
    }
  }

  private var parts: [Part]

  private init(parts: [Part]) { self.parts = parts }

  public init(_ text: String) { parts = [.text(text)] }

  public init(stringLiteral text: String) { self.init(text) }

  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [Part] = []

    public init(literalCapacity: Int, interpolationCount: Int) { parts.reserveCapacity(interpolationCount * 2 + 1) }

    public mutating func appendLiteral(_ text: String) { if !text.isEmpty { parts.append(.text(text)) } }

    public mutating func appendInterpolation(_ text: some CustomStringConvertible) { appendLiteral(text.description) }

    public mutating func appendInterpolation(_ line: LineReference) { parts.append(.line(line)) }

    public mutating func appendInterpolation(_ message: FindingMessage) { parts += message.parts }
  }

  /// What the user reads.
  public var text: String { parts.count == 1 ? parts.first?.text ?? "" : parts.map(\.text).joined() }

  /// Messages are the same if the user reads the same.
  public static func == (a: FindingMessage, b: FindingMessage) -> Bool { a.text == b.text }

  public func hash(into hasher: inout Hasher) { hasher.combine(text) }

  public static func + (message: FindingMessage, text: String) -> FindingMessage {
    FindingMessage(parts: message.parts + [.text(text)])
  }

  /// With a capital letter at the start.
  public var capitalizedFirst: FindingMessage {
    guard case .text(let start) = parts.first else { return self }
    return FindingMessage(parts: [.text(start.capitalizedFirst)] + parts.dropFirst())
  }

  /// The message in a later version of the file; nil if something on a line that it names was replaced.
  public func moved(by diff: DeclarationDiff) -> FindingMessage? {
    var moved: [Part] = []
    for part in parts {
      guard case .line(let line) = part else { moved.append(part); continue }
      guard let line = diff.line(of: line) else { return nil }
      moved.append(.line(line))
    }
    return FindingMessage(parts: moved)
  }
}

extension [FindingMessage] {
  public func joined(separator: String) -> FindingMessage {
    guard let first else { return "" }
    return dropFirst().reduce(first) { "\($0)\(separator)\($1)" }
  }
}

/// These are deprecated, and not unavailable, since the compiler would pass over them then, and take the ones for any value.
extension DefaultStringInterpolation {
  @available(*, deprecated, message: "A string loses the line's place; write a FindingMessage.")
  public mutating func appendInterpolation(_ line: LineReference) { appendInterpolation(line.number) }

  @available(*, deprecated, message: "A string loses the places of lines; write a FindingMessage, or its text.")
  public mutating func appendInterpolation(_ message: FindingMessage) { appendInterpolation(message.text) }
}
