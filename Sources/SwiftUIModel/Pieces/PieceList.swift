import SourceText

/// The pieces of one version of a file, in order; together they are its text.
struct PieceList: Sendable {
  let pieces: [FilePiece]
  private let starts: [Int]

  /// - Parameters:
  ///   - isEdited: whether there will be later versions
  ///   - previous: the pieces of an earlier version, whose parsed form is taken over where the text is the same
  init(of utf8: [UInt8], isEdited: Bool, after previous: PieceList? = nil, text old: [UInt8] = []) {
    let pieces = utf8.withUnsafeBufferPointer { bytes in
      PieceList.cut(bytes, utf8, isEdited: isEdited, after: previous?.pieces ?? [], from: old)
    }
    self.pieces = pieces
    starts = pieces.map(\.start)
  }

  /// The piece that holds a UTF-8 offset; the end of the text counts as the last one's.
  func piece(at offset: Int) -> FilePiece? {
    let index = starts.partitioningIndex { $0 > offset } - 1
    return pieces.indices.contains(index) ? pieces[index] : pieces.first
  }

  /// The pieces that share a byte or an end with a range of UTF-8 offsets.
  func pieces(touching range: TextRange) -> ArraySlice<FilePiece> {
    let first = max(starts.partitioningIndex { $0 >= range.lower } - 1, 0)
    let last = starts.partitioningIndex { $0 > range.upper }
    return pieces[min(first, last)..<last]
  }

  private static func cut(
    _ bytes: UnsafeBufferPointer<UInt8>, _ utf8: [UInt8], isEdited: Bool, after old: [FilePiece], from before: [UInt8]
  ) -> [FilePiece] {
    let boundaries = PieceBoundaries(bytes)
    guard let last = old.last, !before.isEmpty else {
      var result: [FilePiece] = []
      var start = 0
      repeat {
        let cut = boundaries.piece(from: start)
        result.append(FilePiece(PieceSource(Array(utf8[start..<cut.range.upper]), cut, isEdited: isEdited), at: start))
        start = cut.range.upper
      } while start < bytes.count
      return result
    }
    let change = ChangedSpan(from: before, to: utf8)
    if change.old.isEmpty, change.new.isEmpty { return old }
    // Where a piece ends depends on the first word behind it, and that of a broken one on everything behind it.
    var kept = 0
    while kept < old.count, !old[kept].source.isBroken, kept + 1 < old.count, old[kept + 1].range.upper <= change.old.lower {
      kept += 1
    }
    let delta = utf8.count - before.count
    var result = Array(old[..<kept])
    var next = kept
    var start = result.last?.range.upper ?? 0
    repeat {
      // From where both texts go on alike at a place where a piece started, all pieces are those that they were.
      if start >= change.new.upper {
        while next < old.count, old[next].start + delta < start { next += 1 }
        if next < old.count, old[next].start + delta == start, old[next].start >= change.old.upper {
          result += delta == 0 ? Array(old[next...]) : old[next...].map { FilePiece($0.source, at: $0.start + delta) }
          return result
        }
      }
      let cut = boundaries.piece(from: start)
      let slice = utf8[cut.range.lower..<cut.range.upper]
      let place = min(start, change.old.lower)
      let ancestor = old[kept...].first { $0.range.upper > place } ?? last
      if ancestor.start == start, ancestor.source.isBroken == cut.isBroken, ancestor.source.utf8.elementsEqual(slice) {
        result.append(ancestor)
      } else {
        let source = PieceSource(Array(slice), cut, isEdited: isEdited, ancestor: ancestor.source)
        result.append(FilePiece(source, at: start))
      }
      start = cut.range.upper
    } while start < bytes.count
    return result
  }
}
