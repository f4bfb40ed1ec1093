#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Markdown files that are shown to the user, in a temporary folder of this process, which goes with this object.
final class ExplanationFiles {
  private var folder: String?
  private var files: Set<String> = []

  deinit { remove() }

  /// Writes a file and returns its absolute path; nil when that is not possible. `name` loses all but letters and digits.
  func write(_ text: String, name: String) -> String? {
    guard let folder = folder ?? Self.makeFolder() else { return nil }
    self.folder = folder
    let safeName = String(
      name.unicodeScalars.map { $0.isASCII && $0.properties.isAlphabetic || $0 == "-" ? Character($0) : "_" })
    let path = "\(folder)/\(safeName.prefix(80)).md"
    guard let file = fopen(path, "w") else { return nil }
    let bytes = Array(text.utf8)
    let count = fwrite(bytes, 1, bytes.count, file)
    guard fclose(file) == 0, count == bytes.count else { return nil }
    files.insert(path)
    return path
  }

  /// Takes the files away.
  func remove() {
    for file in files { unlink(file) }
    if let folder { rmdir(folder) }
    files = []
    folder = nil
  }

  /// A folder that nobody else can write to.
  private static func makeFolder() -> String? {
    let root = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(root)/swiftui-patterns-XXXXXX".utf8CString)
    return template.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress, mkdtemp(base) != nil else { return nil }
      return String(cString: base)
    }
  }
}
