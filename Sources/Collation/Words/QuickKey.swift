internal import UnicodeText

/// The key of a short text that is common, made in one pass and without memory from the heap.
struct QuickKey {
  private var bits = BulkKeyBits(free: 0)
  private var words = InlineArray<32, UInt64>(repeating: 0)
  private var wordCount = 0
  private var shared: UInt64 = 0
  private var secondary = LevelBuffer(.secondary)
  private var tertiary = LevelBuffer(.tertiary)

  /// True if keys with the given settings are such as it makes.
  @inline(__always)
  static func isEnough(for collator: Collator) -> Bool {
    let settings = collator.settings
    return WholeLevel.isWritten(with: settings) && !settings.backwards
      && settings.alternate == .nonIgnorable && !collator.acceptsSurrogates
  }

  /// Reads a text; nil if it is not that common, or too long.
  @inline(__always)
  init?(_ text: Span<UInt8>, of collator: Collator) {
    let capital =
      UInt16(truncatingIfNeeded: collator.words.examples.capital) & CollationElement.tertiaryMask
    var index = 0
    var (previous, previousPoint): (UInt64, UInt32) = (0, 0)
    while index < text.count {
      let codePoint = UTF8Reader.decode(text, at: &index)
      let word = collator.word(of: codePoint)
      if word.needsLook(after: previous),
        word.needsCursor(after: previous) || collator.isContinued(previousPoint, by: codePoint)
      {
        return nil
      }
      previous = word.bits
      previousPoint = codePoint
      if word.lead != 0 { append(word) }
      if word.isCommon {
        secondary.run &+= word.elementCount
        tertiary.run &+= word.elementCount
      } else if word.isCapital {
        secondary.run &+= 1
        tertiary.take(capital)
      } else if !takeLowerWeights(of: codePoint, collator) {
        return nil
      }
      if wordCount > words.count - 14 || secondary.isFull || tertiary.isFull { return nil }
    }
  }

  /// Appends a word, as `PrimaryWriter` does with weights.
  @inline(__always)
  private mutating func append(_ word: PrimaryWord) {
    let (piece, count) = word.piece(after: &shared)
    append(piece, count: count)
  }

  @inline(__always)
  private mutating func append(_ piece: UInt64, count: UInt64) {
    guard let full = bits.append(piece, count: count) else { return }
    words[wordCount] = full
    wordCount &+= 1
  }

  /// Takes the lower weights of a character that nothing around it changes.
  ///
  /// - Returns: False if it isn't known which these are.
  @inline(never)
  private mutating func takeLowerWeights(of codePoint: UInt32, _ collator: Collator) -> Bool {
    let entry = collator.table.entryAlone(of: codePoint)
    let table = collator.table
    if entry.isElement {
      take(entry.element)
    } else if entry.isExpansion {
      for place in entry.expansionRange {
        let bits = entry.isShortExpansion ? table.shortElement(at: place) : table.element(at: place)
        take(CollationElement(bits: bits))
      }
    } else {
      return false
    }
    return true
  }

  private mutating func take(_ element: CollationElement) {
    secondary.take(element.secondary)
    tertiary.take(element.tertiary)
  }

  /// Appends the whole key to an arena of keys.
  @inline(__always)
  consuming func finish(to key: inout [UInt8]) {
    if secondary.first == 0, secondary.run > 0 {
      let byte = UInt64(WholeLevel.byte(first: tertiary.first))
      append(UInt64(LevelBytes.separator) << 56 | byte << 48, count: 2)
      if tertiary.first != 0 { append(tertiary) }
    } else {
      append(secondary)
      append(tertiary)
    }
    let count = 8 &* wordCount &+ bits.byteCount
    words[wordCount] = bits.word
    for index in 0...wordCount { words[index] = words[index].bigEndian }
    key.append(words.span, bytes: count)
  }

  /// Appends a level that is complete.
  @inline(__always)
  private mutating func append(_ level: LevelBuffer) {
    var level = level
    level.finishRun(beforeHigher: false)
    append(UInt64(LevelBytes.separator) << 56, count: 1)
    for index in 0..<level.count { append(UInt64(level.bytes[index]) << 56, count: 1) }
  }
}

extension [UInt8] {
  /// Appends the first bytes of words.
  @inline(__always)
  fileprivate mutating func append(_ words: Span<UInt64>, bytes count: Int) {
    unsafe words.withUnsafeBytes { bytes in
      unsafe append(contentsOf: UnsafeRawBufferPointer(rebasing: bytes[..<count]))
    }
  }
}
