#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Where the program's files are.
package enum ProgramFile {
  /// The executable of this process, with links followed; nil when the system does not tell, or it was replaced since.
  package static var own: String? {
    #if canImport(Darwin)
      var size: UInt32 = 0
      _ = _NSGetExecutablePath(nil, &size)
      var path = [CChar](repeating: 0, count: Int(size) + 1)
      guard _NSGetExecutablePath(&path, &size) == 0 else { return nil }
    #else
      let path = "/proc/self/exe"
    #endif
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The file of that name in the folder of this executable.
  package static func beside(_ name: String) -> String? {
    own.flatMap { path in path.lastIndex(of: "/").map { path[...$0] + name } }
  }
}
