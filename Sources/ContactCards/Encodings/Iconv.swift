internal import Glibc
internal import Synchronization

/// Conversion between encodings by the C library.
///
/// The one place that calls `iconv`: everything else sees spans and arrays.
enum Iconv {
  /// What came of a conversion.
  struct Result {
    var bytes: [UInt8]
    /// How many bytes of the input meant nothing, and were replaced or left out.
    var errorCount: Int
  }

  /// Whether the C library knows the encoding.
  static func knows(_ name: String) -> Bool {
    convert([UInt8]().span, from: name, to: "UTF-8") != nil
  }

  /// Converts bytes; `nil` if one of the encodings is not known. What means nothing in the source
  /// becomes `replacement`.
  static func convert(
    _ bytes: Span<UInt8>, from source: String, to target: String, replacement: [UInt8] = []
  ) -> Result? {
    guard let converter = unsafe iconv_open(target, source), Int(bitPattern: converter) != -1
    else { return nil }
    defer { unsafe iconv_close(converter) }
    keepLoaded(from: source, to: target)
    var result = Result(bytes: [], errorCount: 0)
    result.bytes.reserveCapacity(bytes.count * 3 / 2)
    var start = 0
    while start < bytes.count {
      let piece = unsafe convertPiece(of: bytes, from: start, with: converter, replacement)
      result.bytes += piece.output
      result.errorCount += piece.errorCount
      start += piece.consumed
    }
    return result
  }

  /// The conversions whose tables are loaded.
  private static let loaded = Mutex<Set<String>>([])

  /// Keeps the tables of a conversion in memory: loading them takes longer than converting a name, and the
  /// C library lets go of them with the last converter.
  private static func keepLoaded(from source: String, to target: String) {
    loaded.withLock { loaded in
      // More encodings than that are not known by any name.
      guard loaded.count < 64, loaded.insert(source + " " + target).inserted else { return }
      _ = unsafe iconv_open(target, source)
    }
  }

  /// Converts as much from `start` on as fits a buffer: a byte at least.
  private static func convertPiece(
    of bytes: Span<UInt8>, from start: Int, with converter: iconv_t, _ replacement: [UInt8]
  ) -> (output: [UInt8], consumed: Int, errorCount: Int) {
    let count = min(bytes.count - start, 1 << 16)
    let isLast = start + count == bytes.count
    // No character grows more than fourfold, and no replacement is longer than four bytes.
    let capacity = count * 4 + 16
    var input = bytes.bytes(in: start..<start + count)
    var (inputLeft, outputLeft, errorCount) = (count, capacity, 0)
    let output = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, size in
      unsafe input.withUnsafeMutableBytes { source in
        var from = unsafe source.bindMemory(to: CChar.self).baseAddress
        var to = unsafe UnsafeMutableRawBufferPointer(buffer).bindMemory(to: CChar.self).baseAddress
        while inputLeft > 0 {
          let status = unsafe iconv(converter, &from, &inputLeft, &to, &outputLeft)
          guard status == -1, inputLeft > 0 else { break }
          // A character cut by the end of the piece is taken again with the next one.
          let isCut = errno == E2BIG || errno == EINVAL && !isLast
          if isCut, inputLeft < count { break }
          errorCount += 1
          for byte in replacement where outputLeft > 0 {
            unsafe to?.pointee = CChar(bitPattern: byte)
            unsafe to = to.map { unsafe $0 + 1 }
            outputLeft -= 1
          }
          unsafe from = from.map { unsafe $0 + 1 }
          inputLeft -= 1
        }
      }
      size = capacity - outputLeft
    }
    return (output, count - inputLeft, errorCount)
  }
}
