import SourceText

/// Calls on navigation paths, found without parsing the many calls of the same names on other things.
extension ViewFile {
  /// The calls of a method, of the declarations at file level in which it may be called on something of an accepted name: `path`
  /// of `router.path.append(…)`.
  /// - Parameter range: the UTF-8 offsets in which the names of the calls stand
  public func calls(ofMethod name: String, in range: TextRange, on isReceiver: (String) -> Bool) -> [Call] {
    guard let query = WordQuery(name) else { return calls(named: name, in: range) }
    record(calls: name, in: range)
    return pieces(in: range).filter { piece in
      piece.source.calls(query) && piece.source.receivers(of: query).map { $0.contains(where: isReceiver) } ?? true
    }.flatMap { $0.facts.calls(named: name) }.filter { range.contains($0.nameRange) }
  }

  /// The words in the arguments of what seem to be stacks with a path, the path's name among them.
  public var stackPathWords: Set<String> {
    record(calls: "NavigationStack")
    return memo.stackPathWords.value {
      let label = WordQuery("path")
      return list.pieces.filter { $0.source.labels(label) }.reduce(into: []) { result, piece in
        for range in piece.source.arguments(of: "NavigationStack") { result.formUnion(piece.source.words(in: range)) }
      }
    }
  }

  /// The names that seem to be declared, with a type or a value, in declarations at file level that mention `NavigationPath`.
  public var namesBesideNavigationPath: Set<String> {
    record(word: "NavigationPath")
    return memo.pathNames.value {
      let word = WordQuery("NavigationPath")
      return list.pieces.filter { $0.source.mentions(word) }.reduce(into: []) { result, piece in
        result.formUnion(piece.source.declaredNames)
      }
    }
  }
}
