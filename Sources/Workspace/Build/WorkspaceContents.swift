import Files

/// The projects and packages that an Xcode workspace refers to.
enum WorkspaceContents {
  /// The absolute paths of `<FileRef location = "group:App/App.xcodeproj">`.
  static func references(_ workspace: String, _ reading: BuildReading) -> [String] {
    guard let bytes = reading.bytes(at: FilePath.join(workspace, "contents.xcworkspacedata")), bytes.count < 1_000_000,
      let text = String(validating: bytes, as: UTF8.self)
    else { return [] }
    let folder = FilePath.folder(of: workspace)
    var groups: [String] = [folder]
    var found: [String] = []
    for tag in text.split(separator: "<") {
      if tag.hasPrefix("/Group") {
        if groups.count > 1 { groups.removeLast() }
        continue
      }
      guard let location = location(tag) else { continue }
      let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let name = parts.count > 1 ? String(parts[1]) : ""
      let base = parts.first == "group" ? groups.last ?? folder : folder
      let path = parts.first == "absolute" ? FilePath.absolute(name) : FilePath.absolute(name.isEmpty ? "." : name, in: base)
      if tag.hasPrefix("Group") { groups.append(path) } else { found.append(path) }
    }
    return found
  }

  private static func location(_ tag: Substring) -> Substring? {
    guard let start = tag.firstRange(of: "location"), let open = tag[start.upperBound...].firstIndex(of: "\"") else {
      return nil
    }
    let rest = tag[tag.index(after: open)...]
    return rest.firstIndex(of: "\"").map { rest[..<$0] }
  }
}
