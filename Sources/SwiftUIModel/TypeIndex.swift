import SourceText

/// Finds type declarations by name and by place.
struct TypeIndex: Sendable {
  /// In source order, so that outer ones stand before those in them.
  private let types: [TypeDeclaration]
  private let positions: [String: [Int]]
  /// Of all but extensions, by their last name.
  private let named: [String: [Int]]
  /// For each type the position of the innermost one around it; -1 for none.
  private let outer: [Int]
  /// Those that are a `PreviewProvider`.
  let previews: [TypeDeclaration]

  init(_ types: [TypeDeclaration]) {
    self.types = types
    var positions: [String: [Int]] = [:]
    var named: [String: [Int]] = [:]
    var outer: [Int] = []
    var open: [Int] = []
    for (position, type) in types.enumerated() {
      positions[type.qualifiedName, default: []].append(position)
      if type.kind != .extension { named[type.name, default: []].append(position) }
      while let last = open.last, types[last].range.upper <= type.range.lower { open.removeLast() }
      outer.append(open.last ?? -1)
      open.append(position)
    }
    self.positions = positions
    self.named = named
    self.outer = outer
    previews = types.filter(\.isPreview)
  }

  /// A type's declaration with its extensions, in source order.
  func declarations(of qualifiedName: String) -> [TypeDeclaration] { (positions[qualifiedName] ?? []).map { types[$0] } }

  /// The declarations of a last name, extensions left out.
  func types(named name: String) -> [TypeDeclaration] { (named[name] ?? []).map { types[$0] } }

  /// The innermost declaration whose members are around a UTF-8 offset.
  func innermost(at offset: Int) -> TypeDeclaration? {
    // What starts last before the offset, or something around that.
    var position = types.partitioningIndex { $0.range.lower > offset } - 1
    while position >= 0 {
      let type = types[position]
      if offset < type.range.upper, type.memberRange.touches(offset) { return type }
      position = outer[position]
    }
    return nil
  }
}
