import Testing

@testable import SourceText

@Suite("A stable encoding")
struct StableEncodingTests {
  private struct Value: Hashable, Codable {
    enum Kind: Hashable, Codable {
      case none
      case named(String)
    }

    var text = "a"
    var number = 1
    var flag = false
    var share = 0.5
    var list = ["b", "c"]
    var optional: Int? = nil
    var kind = Kind.none
    var set: Set<String> = ["d", "e"]
    var table: [Int: [String: Int]] = [1: ["f": 2]]
  }

  private struct Failing: Encodable {
    func encode(to encoder: any Encoder) throws {
      throw EncodingError.invalidValue(1, .init(codingPath: [], debugDescription: ""))
    }
  }

  private func bytes(_ change: (inout Value) -> Void = { _ in }) -> [UInt8]? {
    var value = Value()
    change(&value)
    return StableEncoding.bytes(of: value)
  }

  @Test("differs with each field")
  func fields() {
    let changed = [
      bytes { $0.text = "b" }, bytes { $0.number = -1 }, bytes { $0.flag = true }, bytes { $0.share = 0.25 },
      bytes { $0.list = ["bc"] }, bytes { $0.list = ["c", "b"] }, bytes { $0.optional = 1 }, bytes { $0.optional = 0 },
      bytes { $0.kind = .named("") }, bytes { $0.kind = .named("x") }, bytes { $0.set = ["de"] }, bytes { $0.set = ["d"] },
      bytes { $0.table = [1: ["f": 3]] }, bytes { $0.table = [2: ["f": 2]] }, bytes { $0.table = [:] },
    ]
    #expect(Set(changed + [bytes()]).count == changed.count + 1)
    #expect(!changed.contains(nil))
  }

  /// Two sets with the same elements are in another order when they have room for another number of elements.
  @Test("does not depend on the order of sets and dictionaries")
  func order() {
    let names = (0..<200).map { "name\($0)" }
    var roomy = Set<String>(minimumCapacity: 10_000)
    for name in names.reversed() { roomy.insert(name) }
    var table = [String: Int](minimumCapacity: 10_000)
    for name in names { table[name] = 1 }
    let plain = Dictionary(uniqueKeysWithValues: names.map { ($0, 1) })
    #expect(Array(roomy) != Array(Set(names)))
    #expect(StableEncoding.bytes(of: roomy) == StableEncoding.bytes(of: Set(names)))
    #expect(StableEncoding.bytes(of: table) == StableEncoding.bytes(of: plain))
    #expect(StableEncoding.bytes(of: [roomy]) == StableEncoding.bytes(of: [Set(names)]))
  }

  /// These digits were written by another process.
  @Test("is the same in every process")
  func processes() {
    #expect(ContentDigest(encoding: Value())?.description == "f67c717dac0048e58cbe0cf384cefd69")
  }

  @Test("is nil if a part of the value refuses to be encoded")
  func failure() {
    #expect(StableEncoding.bytes(of: [Failing()]) == nil)
    #expect(ContentDigest(encoding: ["a": Failing()]) == nil)
  }
}
