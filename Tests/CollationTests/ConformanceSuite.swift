import TestSupport

/// One of CLDR's conformance suites for its root collation: texts in ascending order.
struct ConformanceSuite {
  let name: String

  /// The texts, as the bytes that UTF-8 gives their code points, surrogates included.
  func texts() throws -> [[UInt8]] {
    try CompressedFile(path: "Conformance/\(name).xz").contents().split(
      separator: UInt8(ascii: "\n")
    ).map { line in
      line.split(separator: UInt8(ascii: " ")).flatMap { field in
        Self.encoded(UInt32(String(decoding: field, as: UTF8.self), radix: 16) ?? 0)
      }
    }
  }

  /// UTF-8, also for the surrogates that the suites list.
  private static func encoded(_ codePoint: UInt32) -> [UInt8] {
    if let scalar = Unicode.Scalar(codePoint) { return Array(String(scalar).utf8) }
    return [
      0xE0 | UInt8(codePoint >> 12), 0x80 | UInt8(codePoint >> 6 & 0x3F),
      0x80 | UInt8(codePoint & 0x3F),
    ]
  }
}
