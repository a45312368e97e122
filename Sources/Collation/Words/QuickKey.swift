internal import UnicodeText

/// The key of a short text that is common, made in one pass and without memory from the heap.
struct QuickKey: ~Copyable {
  private var output = KeyWords()
  private var lower = LowerLevels()

  @inline(__always)
  init() {}

  /// True if keys with the settings of a collator are such as it makes.
  @inline(__always)
  static func isEnough(for collator: Collator) -> Bool {
    let settings = collator.settings
    return WholeLevel.isWritten(with: settings) && !settings.backwards
      && settings.alternate == .nonIgnorable && !collator.acceptsSurrogates
  }

  /// Reads a text.
  ///
  /// - Returns: False if it is not that common, or too long.
  @inline(__always)
  mutating func read(_ text: Span<UInt8>, of collator: Collator) -> Bool {
    let capital =
      UInt16(truncatingIfNeeded: collator.words.examples.capital) & CollationElement.tertiaryMask
    var (index, run): (Int, Int) = (0, 0)
    var (previous, previousPoint): (UInt64, UInt32) = (0, 0)
    var shared: UInt64 = 0
    while index < text.count {
      let codePoint = UTF8Reader.decode(text, at: &index)
      let word = collator.word(of: codePoint)
      if word.needsLook(after: previous),
        word.needsCursor(after: previous) || collator.isContinued(previousPoint, by: codePoint)
      {
        return false
      }
      if word.beginsSurnames, previous == 0,
        let surname = collator.surnameKey(text, first: codePoint)
      {
        let counts = surname.pieceCounts
        output.append(surname.pieces.0, count: counts.0)
        if counts.1 > 0 {
          output.append(surname.pieces.1, count: counts.1)
          output.append(surname.pieces.2, count: counts.2)
        }
        shared = surname.shared
        run = Int(surname.elementCount)
        index = Int(surname.size)
        previous = PrimaryWord.common
        previousPoint = codePoint
        continue
      }
      previous = word.bits
      previousPoint = codePoint
      if word.lead != 0 {
        if output.isFull { return false }
        let piece = word.piece(after: &shared)
        output.append(piece.bytes, count: piece.count)
      }
      if word.isCommon {
        run &+= word.elementCount
        continue
      }
      lower.take(common: run)
      run = 0
      if word.isCapital, codePoint < 0x80 {
        lower.takeCapital(capital)
      } else if !lower.take(of: codePoint, collator.table) {
        return false
      }
      if lower.isFull { return false }
    }
    lower.take(common: run)
    return true
  }

  /// Appends the whole key to an arena of keys.
  @inline(__always)
  mutating func finish(to key: inout [UInt8]) {
    if lower.isSecondaryCommon {
      let byte = UInt64(WholeLevel.byte(first: lower.tertiary.first))
      output.append(UInt64(LevelBytes.separator) << 56 | byte << 48, count: 2)
      if lower.tertiary.first != 0 { finishTertiary() }
    } else {
      lower.secondary.finishRun(beforeHigher: false)
      output.append(lower.secondary)
      finishTertiary()
    }
    output.finish(to: &key)
  }

  @inline(__always)
  private mutating func finishTertiary() {
    lower.tertiary.finishRun(beforeHigher: false)
    output.append(lower.tertiary)
  }
}
