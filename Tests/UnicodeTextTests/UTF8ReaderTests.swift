import TestSupport
import Testing
import UnicodeText

@Suite("UTF8Reader")
struct UTF8ReaderTests {
  /// One byte from each side of every border in table 3-7.
  private let borders: [UInt8] = [
    0x00, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xEC, 0xED,
    0xEE, 0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xFF,
  ]

  /// One byte of every kind in table 3-7: few enough to try all strings of them.
  private let kinds: [UInt8] = [
    0x41, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC1, 0xC2, 0xE0, 0xE1, 0xED, 0xF0, 0xF1, 0xF4, 0xF5,
  ]

  @Test("every short string reads as the standard library repairs it")
  func repairsLikeTheStandardLibrary() {
    var wrong: [String] = []
    forEachString(over: kinds, upTo: 4) { bytes in
      let expected = String(decoding: bytes, as: UTF8.self).unicodeScalars.map(\.value)
      if scalars(in: bytes).map(\.scalar) != expected { wrong.append(bytes.hex) }
    }
    #expect(wrong == [])
  }

  @Test("every short string reads the same forwards and backwards", arguments: [false, true])
  func readsTheSameBackwards(surrogates: Bool) {
    var wrong: [String] = []
    forEachString(over: kinds, upTo: 4) { bytes in
      let forwards = scalars(in: bytes, surrogates: surrogates)
      if scalarsBackwards(in: bytes, surrogates: surrogates) != forwards.reversed() {
        wrong.append(bytes.hex)
      }
    }
    #expect(wrong == [])
  }

  @Test("long random strings read as repaired, forwards and backwards")
  func randomStrings() {
    var generator = SeededGenerator(seed: 17)
    for _ in 0..<2_000 {
      let bytes = (0..<40).map { _ in borders.randomElement(using: &generator) ?? 0 }
      let expected = String(decoding: bytes, as: UTF8.self).unicodeScalars.map(\.value)
      let forwards = scalars(in: bytes)
      #expect(forwards.map(\.scalar) == expected, "\(bytes.hex)")
      #expect(scalarsBackwards(in: bytes) == forwards.reversed(), "\(bytes.hex)")
    }
  }

  @Test("every scalar reads as itself")
  func everyScalar() {
    var wrong: [UInt32] = []
    for c in (UInt32(0)...0x10FFFF).compactMap(Unicode.Scalar.init) {
      let bytes = Array(String(c).utf8)
      let expected = [Reading(scalar: c.value, range: 0..<bytes.count)]
      if scalars(in: bytes) != expected || scalarsBackwards(in: bytes) != expected {
        wrong.append(c.value)
      }
    }
    #expect(wrong == [])
  }

  @Test("three bytes that encode a surrogate read as it on request, else as three U+FFFD")
  func surrogates() {
    for c in UInt32(0xD800)...0xDFFF {
      let bytes = [0xED, UInt8(0x80 | (c >> 6) & 0x3F), UInt8(0x80 | c & 0x3F)]
      #expect(
        scalars(in: bytes, surrogates: true) == [Reading(scalar: c, range: 0..<3)])
      #expect(scalars(in: bytes).map(\.scalar) == [0xFFFD, 0xFFFD, 0xFFFD])
    }
  }

  @Test("backwards from inside a sequence, the text reads as if it ended there")
  func backwardsFromInside() {
    let bytes = Array("😀".utf8)
    for end in 1...3 {
      #expect(scalarsBackwards(in: bytes, from: end) == [Reading(scalar: 0xFFFD, range: 0..<end)])
    }
  }

  private struct Reading: Equatable {
    var scalar: UInt32
    var range: Range<Int>
  }

  private func scalars(in bytes: [UInt8], surrogates: Bool = false) -> [Reading] {
    var readings: [Reading] = []
    var index = 0
    while index < bytes.count {
      let start = index
      let c = UTF8Reader.decode(bytes.span, at: &index, surrogates: surrogates)
      readings.append(Reading(scalar: c, range: start..<index))
    }
    return readings
  }

  private func scalarsBackwards(
    in bytes: [UInt8], from start: Int? = nil, surrogates: Bool = false
  ) -> [Reading] {
    var readings: [Reading] = []
    var index = start ?? bytes.count
    while index > 0 {
      let end = index
      let c = UTF8Reader.decodeBackward(bytes.span, before: &index, surrogates: surrogates)
      readings.append(Reading(scalar: c, range: index..<end))
    }
    return readings
  }
}
