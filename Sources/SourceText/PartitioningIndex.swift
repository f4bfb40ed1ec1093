extension Array {
  /// The first index of an element for which a condition holds that holds for all later ones too, found by halving; `endIndex`
  /// where it holds for none.
  @inlinable
  package func partitioningIndex(where condition: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
