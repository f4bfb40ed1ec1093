/// 128 bits that tell contents apart. Fast, and not meant against people who look for two contents with the same digest.
public struct ContentDigest: Hashable, Sendable, CustomStringConvertible {
  public let high: UInt64
  public let low: UInt64

  public init(of utf8: [UInt8]) { self = utf8.withUnsafeBytes { ContentDigest(ofBytes: $0) } }

  public init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  public init(ofBytes bytes: UnsafeRawBufferPointer) {
    // Two chains of multiplications that fold 128 bits to 64, as in the wyhash family.
    var first: UInt64 = 0x2D35_8DCC_AA6C_78A5
    var second: UInt64 = 0x8BB8_4B93_962E_ACC9 ^ UInt64(truncatingIfNeeded: bytes.count)
    var offset = 0
    while offset &+ 16 <= bytes.count {
      let a = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      let b = bytes.loadUnaligned(fromByteOffset: offset &+ 8, as: UInt64.self)
      first = Self.fold(first ^ a, b ^ 0x4B33_A62E_D433_D4A3)
      second = Self.fold(second ^ b, a ^ 0x4D5A_2DA5_1DE1_AA47)
      offset &+= 16
    }
    var rest: (UInt64, UInt64) = (0, 0)
    for (index, byte) in bytes[offset...].enumerated() {
      if index < 8 {
        rest.0 |= UInt64(byte) << UInt64(8 * index)
      } else {
        rest.1 |= UInt64(byte) << UInt64(8 * (index - 8))
      }
    }
    first = Self.fold(first ^ rest.0, rest.1 ^ 0xA076_1D64_78BD_642F)
    second = Self.fold(second ^ rest.1, rest.0 ^ 0xE703_7ED1_A0B4_28DB)
    high = Self.fold(first ^ 0x8EBC_6AF0_9C88_C6E3, second ^ 0x5899_65CC_7537_4CC3)
    low = Self.fold(second ^ 0x1D8E_4E27_C47D_124F, first ^ 0xEB44_ACCA_B455_D165)
  }

  public init(of text: String) { self.init(of: Array(text.utf8)) }

  private static func fold(_ a: UInt64, _ b: UInt64) -> UInt64 {
    let product = a.multipliedFullWidth(by: b)
    return product.high ^ product.low
  }

  /// 32 digits.
  public var description: String { Self.hexadecimal(high) + Self.hexadecimal(low) }

  private static func hexadecimal(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Reads what `description` writes; nil for anything else.
  public init?(_ digits: Substring) {
    guard digits.utf8.count == 32, let high = UInt64(digits.prefix(16), radix: 16),
      let low = UInt64(digits.suffix(16), radix: 16)
    else { return nil }
    self.high = high
    self.low = low
  }
}
