internal import Glibc

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
    var result = Result(bytes: [], errorCount: 0)
    result.bytes.reserveCapacity(bytes.count * 3 / 2)
    var start = 0
    while start < bytes.count {
      let step = unsafe convertPiece(of: bytes, from: start, with: converter)
      result.bytes += step.output
      start += step.consumed
      if step.isInvalid {
        result.errorCount += 1
        result.bytes += replacement
        start += 1
      }
    }
    return result
  }

  /// Converts as much from `start` on as is good and fits a buffer.
  private static func convertPiece(
    of bytes: Span<UInt8>, from start: Int, with converter: iconv_t
  ) -> (output: [UInt8], consumed: Int, isInvalid: Bool) {
    // No character of these encodings grows more than fourfold.
    let count = min(bytes.count - start, 1 << 16)
    let capacity = count * 4 + 16
    var input = bytes.bytes(in: start..<start + count)
    var inputLeft = count
    var outputLeft = capacity
    var failed = false
    let output = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, size in
      unsafe input.withUnsafeMutableBytes { source in
        var from = unsafe source.bindMemory(to: CChar.self).baseAddress
        var to = unsafe UnsafeMutableRawBufferPointer(buffer).bindMemory(to: CChar.self).baseAddress
        failed = unsafe iconv(converter, &from, &inputLeft, &to, &outputLeft) == -1
      }
      size = capacity - outputLeft
    }
    let consumed = count - inputLeft
    // A character cut by the end of the piece is taken again with the next one.
    let isCut = failed && consumed > 0 && start + count < bytes.count
    return (output, consumed, failed && !isCut)
  }
}
