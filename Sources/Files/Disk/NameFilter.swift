/// Some of the names that a folder may hold.
public struct NameFilter: Hashable, Sendable {
  /// Nil for all names.
  let choice: Choice?

  struct Choice: Hashable, Sendable {
    let names: [String]
    let endings: [String]
  }

  private init(choice: Choice?) { self.choice = choice }

  public init(names: [String] = [], endings: [String] = []) { choice = Choice(names: names, endings: endings) }

  public static let all = NameFilter(choice: nil)

  /// Whether a name is one of them.
  func takes(_ name: UnsafeRawBufferPointer) -> Bool {
    guard let choice else { return true }
    return choice.names.contains { $0.utf8.elementsEqual(name) }
      || choice.endings.contains { $0.utf8.count <= name.count && $0.utf8.elementsEqual(name.suffix($0.utf8.count)) }
  }

  func takes(_ name: String) -> Bool {
    var name = name
    return name.withUTF8 { takes(UnsafeRawBufferPointer($0)) }
  }
}
