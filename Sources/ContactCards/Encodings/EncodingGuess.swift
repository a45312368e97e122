/// Tells the encoding of text that does not say which it is and is not UTF-8.
///
/// Each candidate decodes the text, and its characters say how likely a person wrote them: letters
/// that are frequent in names and in the language count in full, others of the script less, signs
/// that no name has count nothing, and what cannot be decoded counts against it.
enum EncodingGuess {
  /// More text tells no more.
  static let sampleLimit = 1 << 13

  private struct Candidate {
    var encoding: TextEncoding
    var isLikely: @Sendable (Unicode.Scalar) -> Double
  }

  /// The most likely encoding of `bytes`: windows-1252 where nothing speaks for another.
  static func best(for bytes: Span<UInt8>) -> TextEncoding {
    let sample = bytes.extracting(0..<min(bytes.count, sampleLimit))
    var best = (encoding: TextEncoding.windows1252, score: 0.0)
    for candidate in candidates {
      let score = score(of: candidate, in: sample)
      if score > best.score { best = (candidate.encoding, score) }
    }
    return best.encoding
  }

  /// Whether `bytes` are UTF-8 with a few broken places, not text in another encoding: more of its
  /// characters beyond ASCII are well-formed than not.
  static func isBrokenUTF8(_ bytes: Span<UInt8>) -> Bool {
    var (good, bad, index) = (0, 0, 0)
    while index < bytes.count {
      let length = max(1, (~bytes[index]).leadingZeroBitCount)
      if length >= 2, length <= 4, index + length <= bytes.count,
        (index + 1..<index + length).allSatisfy({ bytes[$0] & 0xC0 == 0x80 })
      {
        good += 1
        index += length
      } else {
        if bytes[index] >= 0x80 { bad += 1 }
        index += 1
      }
    }
    return good > bad
  }

  /// The mean likelihood of the characters beyond ASCII, weighed by the bytes that they take.
  private static func score(of candidate: Candidate, in bytes: Span<UInt8>) -> Double {
    let (text, errors) = candidate.encoding.decode(bytes)
    var sum = 0.0
    var count = 0
    for scalar in text.unicodeScalars where scalar.value >= 0x80 {
      count += 1
      if scalar != "\u{FFFD}" { sum += candidate.isLikely(scalar) }
    }
    // A text cut by the end of the sample has one error that is none.
    let faults = Double(max(0, errors - (bytes.count >= sampleLimit ? 1 : 0)))
    let mean = (sum - 2 * faults) / Double(max(1, count))
    return candidate.encoding == .windows1252 ? mean * westernness(of: text) : mean
  }

  /// How much the letters beyond ASCII stand as Western languages have them: beside letters of
  /// ASCII, in small numbers, capitals at the beginning of words.
  private static func westernness(of text: String) -> Double {
    var (good, all) = (0, 0)
    var previous: Unicode.Scalar = " "
    var run = 0
    for scalar in text.unicodeScalars {
      defer { previous = scalar }
      guard scalar.value >= 0x80 else {
        run = 0
        continue
      }
      all += 1
      run += 1
      let isInsideWord = previous.properties.isLowercase
      if run <= 2, !(scalar.properties.isUppercase && isInsideWord) { good += 1 }
    }
    return Double(good) / Double(max(1, all))
  }

  private static let candidates: [Candidate] = [
    Candidate(encoding: .windows1252) { CharacterFrequency.western($0) },
    Candidate(encoding: TextEncoding(known: "gbk")) { CharacterFrequency.simplifiedChinese($0) },
    Candidate(encoding: TextEncoding(known: "big5")) { CharacterFrequency.traditionalChinese($0) },
    Candidate(encoding: TextEncoding(known: "shift_jis")) { CharacterFrequency.japanese($0) },
    Candidate(encoding: TextEncoding(known: "euc-kr")) { CharacterFrequency.korean($0) },
    Candidate(encoding: TextEncoding(known: "windows-1251")) { CharacterFrequency.russian($0) },
  ]
}
