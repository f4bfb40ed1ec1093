import SourceText

/// Writes numbers and texts one after the other.
package struct RecordWriter {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package mutating func put(_ value: some FixedWidthInteger) {
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func put(_ data: [UInt8]) {
    put(UInt64(data.count))
    bytes.append(contentsOf: data)
  }

  mutating func append(_ part: ArraySlice<UInt8>) { bytes.append(contentsOf: part) }

  /// A text with the zero byte behind it that the system's calls want.
  package mutating func put(_ text: String) {
    put(UInt32(truncatingIfNeeded: text.utf8.count))
    bytes.append(contentsOf: text.utf8)
    bytes.append(0)
  }

  mutating func put(_ stamp: FileStamp) {
    put(stamp.device)
    put(stamp.inode)
    put(stamp.mode)
    put(stamp.links)
    put(Int64(stamp.size))
    put(stamp.modified)
    put(stamp.changed)
  }

  /// Puts the digest of all that was written behind it.
  package mutating func seal() {
    let digest = ContentDigest(of: bytes)
    put(digest.high)
    put(digest.low)
  }
}

/// Reads what a `RecordWriter` wrote; nil behind the end.
package struct RecordReader {
  private let bytes: UnsafeRawBufferPointer
  private(set) var offset = 0

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  /// Nil for bytes that no `RecordWriter` sealed.
  package init?(sealed bytes: UnsafeRawBufferPointer) {
    guard bytes.count >= 16 else { return nil }
    let content = UnsafeRawBufferPointer(rebasing: bytes[..<(bytes.count - 16)])
    var seal = RecordReader(UnsafeRawBufferPointer(rebasing: bytes[(bytes.count - 16)...]))
    let digest = ContentDigest(ofBytes: content)
    guard seal.number(UInt64.self) == digest.high, seal.number(UInt64.self) == digest.low else { return nil }
    self.init(content)
  }

  package var isAtEnd: Bool { offset == bytes.count }

  package mutating func number<Number: FixedWidthInteger>(_ type: Number.Type) -> Number? {
    let size = MemoryLayout<Number>.size
    guard bytes.count - offset >= size else { return nil }
    defer { offset += size }
    return Number(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: Number.self))
  }

  mutating func data() -> [UInt8]? {
    guard let count = number(UInt64.self), count <= UInt64(bytes.count - offset) else { return nil }
    defer { offset += Int(count) }
    return Array(bytes[offset..<(offset + Int(count))])
  }

  /// A text where it stands, with a zero byte behind it.
  mutating func text() -> UnsafePointer<CChar>? {
    guard let count = number(UInt32.self), Int(count) < bytes.count - offset, bytes[offset + Int(count)] == 0,
      let start = bytes.baseAddress
    else { return nil }
    defer { offset += Int(count) + 1 }
    return (start + offset).assumingMemoryBound(to: CChar.self)
  }

  package mutating func string() -> String? { text().map { String(cString: $0) } }

  mutating func stamp() -> FileStamp? {
    guard let device = number(UInt64.self), let inode = number(UInt64.self), let mode = number(UInt32.self),
      let links = number(UInt64.self), let size = number(Int64.self), let modified = number(Int64.self),
      let changed = number(Int64.self)
    else { return nil }
    return FileStamp(
      device: device, inode: inode, mode: mode, links: links, size: Int(truncatingIfNeeded: size), modified: modified,
      changed: changed)
  }
}
