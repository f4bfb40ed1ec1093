#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// POSIX reading and writing that reports errors. `FileHandle.write` traps on a closed pipe, which would take the server away.
package enum Descriptor {
  /// Writes all bytes; false when the other side is gone or the write fails for good.
  package static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: rest))
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if count < 0, errno == EAGAIN {
          // Some clients hand over a non-blocking pipe.
          wait(for: descriptor, events: Int16(POLLOUT))
        } else if count == 0 || errno != EINTR {
          return false
        }
      }
      return true
    }
  }

  /// Writes as many bytes as the other side takes now, and returns how many those were; nil when it is gone.
  ///
  /// A pipe or socket that may block is given no more at once than it is sure to have room for when it says that it is writable.
  package static func writeNow(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) -> Int? {
    bytes.withUnsafeBytes { buffer in
      var written = 0
      while written < buffer.count {
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        guard poll(&request, 1, 0) > 0 else { break }
        let end = min(written + Int(PIPE_BUF), buffer.count)
        let count = systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: buffer[written..<end]))
        if count > 0 { written += count } else if count == 0 || errno != EINTR { return errno == EAGAIN ? written : nil }
      }
      return written
    }
  }

  private static func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Darwin)
      Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Glibc)
      Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #else
      Musl.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }

  /// Reads what is there, waiting for at least one byte; empty at the end of input or after an error.
  package static func read(from descriptor: Int32, into buffer: inout [UInt8]) -> ArraySlice<UInt8> {
    while true {
      let count = buffer.withUnsafeMutableBytes { bytes in
        #if canImport(Darwin)
          Darwin.read(descriptor, bytes.baseAddress, bytes.count)
        #elseif canImport(Glibc)
          Glibc.read(descriptor, bytes.baseAddress, bytes.count)
        #else
          Musl.read(descriptor, bytes.baseAddress, bytes.count)
        #endif
      }
      if count > 0 { return buffer.prefix(count) }
      if count < 0, errno == EINTR { continue }
      guard count < 0, errno == EAGAIN else { return [] }
      wait(for: descriptor, events: Int16(POLLIN))
    }
  }

  private static func wait(for descriptor: Int32, events: Int16) {
    var request = pollfd(fd: descriptor, events: events, revents: 0)
    _ = poll(&request, 1, -1)
  }
}
