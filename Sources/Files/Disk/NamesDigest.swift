#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import SourceText

/// Tells apart sets of names, whatever their order is.
struct NamesDigest: Hashable, Sendable {
  private(set) var count: UInt64 = 0
  private(set) var high: UInt64 = 0
  private(set) var low: UInt64 = 0

  init() {}

  init(count: UInt64, high: UInt64, low: UInt64) {
    self.count = count
    self.high = high
    self.low = low
  }

  mutating func add(_ name: UnsafeRawBufferPointer) {
    let digest = ContentDigest(ofBytes: name)
    count &+= 1
    high &+= digest.high
    low &+= digest.low
  }

  /// Hands over the name of a folder's entry, unless that stands for the folder itself or the one above it.
  static func withName(of entry: UnsafeMutablePointer<dirent>, _ body: (UnsafeRawBufferPointer) -> Void) {
    withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
      let name = UnsafeRawBufferPointer(rebasing: bytes.prefix { $0 != 0 })
      if name.first == UInt8(ascii: "."), name.count == 1 || name.count == 2 && name.last == UInt8(ascii: ".") { return }
      body(name)
    }
  }
}
