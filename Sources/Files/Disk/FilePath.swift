#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Paths as text, divided by `/`.
public enum FilePath {
  /// The folder that holds a path; "/" for the top.
  public static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last name of a path.
  public static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// A name inside a folder.
  public static func join(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// The folders from the one that holds `path` up to the top, nearest first.
  public static func folders(above path: String) -> [String] {
    var folders: [String] = []
    var current = path
    while current != "/", current != "." {
      current = folder(of: current)
      folders.append(current)
    }
    return folders
  }

  /// An absolute path without `.`, `..` and doubled slashes; links are kept. Relative paths count from `folder`.
  public static func absolute(_ path: String, in folder: String = currentFolder()) -> String {
    var names: [Substring] = []
    for name in (path.hasPrefix("/") ? path : folder + "/" + path).split(separator: "/") where name != "." {
      if name == ".." { _ = names.popLast() } else { names.append(name) }
    }
    return "/" + names.joined(separator: "/")
  }

  /// A path as seen from `folder` where it lies in it, else unchanged.
  public static func relative(_ path: String, to folder: String) -> String {
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    guard path.utf8.starts(with: prefix.utf8), path.utf8.count > prefix.utf8.count else { return path }
    return String(decoding: path.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
  }

  /// The home folder of the user; nil where the environment names none.
  public static var home: String? { getenv("HOME").map { String(cString: $0) } }

  /// The folder that the process works in.
  public static func currentFolder() -> String {
    guard let buffer = getcwd(nil, 0) else { return "/" }
    defer { free(buffer) }
    return String(cString: buffer)
  }

  /// The place that links lead to; nil when nothing is there.
  public static func resolved(_ path: String) -> String? {
    guard let buffer = realpath(path, nil) else { return nil }
    defer { free(buffer) }
    return String(cString: buffer)
  }
}
