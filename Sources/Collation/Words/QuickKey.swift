internal import UnicodeText

/// The key of a short text that is common, made in one pass and without memory from the heap.
struct QuickKey {
  private var draft: KeyDraft
  private var notes: LowerNotes

  @inline(__always)
  init(_ draft: KeyDraft, _ notes: LowerNotes) {
    self.draft = draft
    self.notes = notes
  }

  /// True if keys with the settings of a collator are such as it makes.
  @inline(__always)
  static func isEnough(for collator: Collator) -> Bool {
    let settings = collator.settings
    return WholeLevel.isWritten(with: settings) && !settings.backwards
      && settings.alternate == .nonIgnorable && !collator.acceptsSurrogates
  }

  /// Appends the key of a text of at most `KeyDraft.longestText` bytes.
  ///
  /// - Returns: False if it is not that common, and nothing was appended.
  @inline(__always)
  static func make(_ text: Span<UInt8>, of collator: Collator, to key: inout [UInt8]) -> Bool {
    unsafe withUnsafeTemporaryAllocation(byteCount: KeyDraft.size, alignment: 8) { bytes in
      unsafe withUnsafeTemporaryAllocation(of: UInt32.self, capacity: LowerNotes.size) { notes in
        guard let bytes = bytes.baseAddress, let notes = notes.baseAddress else {
          return false
        }
        var quick = unsafe QuickKey(KeyDraft(bytes), LowerNotes(notes))
        return quick.read(text, of: collator) && quick.finish(of: collator, to: &key)
      }
    }
  }

  /// Reads a text of at most `KeyDraft.longestText` bytes.
  ///
  /// - Returns: False if it is not that common.
  @inline(__always)
  mutating func read(_ text: Span<UInt8>, of collator: Collator) -> Bool {
    var index = 0
    var (previous, previousPoint): (UInt64, UInt32) = (0, 0)
    var shared: UInt64 = 0
    while index < text.count {
      if previous & PrimaryWord.contraction == 0 {
        while case let word = collator.words.letters.word(text[index]), word.bits != 0 {
          if word.sharedLead == shared {
            draft.append(sharing: word)
          } else {
            draft.append(word, after: &shared)
          }
          notes.take(single: word, UInt32(text[index]))
          previous = word.bits
          previousPoint = UInt32(text[index])
          index &+= 1
          if index == text.count { return true }
        }
      }
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
        shared = begin(with: surname)
        index = Int(surname.size)
        previous = PrimaryWord.common
        previousPoint = codePoint
        continue
      }
      previous = word.bits
      previousPoint = codePoint
      if word.lead != 0 { draft.append(word, after: &shared) }
      notes.take(word, codePoint)
      if codePoint < 0x800, shared != 0, !word.beginsContractions {
        // Mostly letters of the same script follow, and they need little.
        while let letter = Self.letter(text, at: index),
          case let word = collator.words.word(of: letter), word.isUsual(after: shared)
        {
          draft.append(sharing: word)
          notes.take(word, letter)
          previous = word.bits
          previousPoint = letter
          index &+= 2
        }
      }
    }
    return true
  }

  /// The character of two bytes at a place; nil if there is another, or the end.
  @inline(__always)
  private static func letter(_ text: Span<UInt8>, at index: Int) -> UInt32? {
    guard index &+ 1 < text.count else { return nil }
    let (first, second) = (text[index] &- 0xC2, text[index &+ 1] ^ 0x80)
    guard first < 0x1E, second < 0x40 else { return nil }
    return UInt32(first &+ 2) &<< 6 | UInt32(second)
  }

  /// Takes the surname that a text begins with.
  ///
  /// - Returns: The lead byte that is shared behind it.
  @inline(__always)
  private mutating func begin(with surname: SurnameKey) -> UInt64 {
    let counts = surname.pieceCounts
    draft.append(surname.pieces.0, count: counts.0)
    draft.append(surname.pieces.1, count: counts.1)
    draft.append(surname.pieces.2, count: counts.2)
    notes.take(common: UInt64(surname.elementCount))
    return surname.shared
  }

  /// Appends the whole key to an arena of keys.
  ///
  /// - Returns: False if it isn't common on the lower levels; then nothing was appended.
  @inline(__always)
  mutating func finish(of collator: Collator, to key: inout [UInt8]) -> Bool {
    if !appendTertiary(collator.words) {
      // Of a copy, so that this one can stay in registers.
      guard let whole = withLevels(collator) else { return false }
      draft = whole
    }
    draft.finish(to: &key)
    return true
  }

  /// Appends the levels below the first, where all secondary weights are common.
  ///
  /// - Returns: False if they aren't, or if that takes more than a look at each note.
  @inline(__always)
  private mutating func appendTertiary(_ words: borrowing WordMemory) -> Bool {
    let end = draft.count
    if notes.commonCount &- 1 >= UInt64(CommonRunWriter.tertiary.longest) { return false }
    draft.append(LevelBytes.separator)
    draft.append(WholeLevel.beforeHigher)
    if notes.count == 0 { return true }
    draft.append(LevelBytes.separator)
    var done = 0
    for index in 0..<notes.count {
      let (commonBefore, codePoint) = notes[index]
      let weight = words.lowerWord(of: codePoint).onlyTertiary
      if weight <= CollationElement.commonWeight {
        draft.takeBack(to: end)
        return false
      }
      let run = UInt8(truncatingIfNeeded: commonBefore &- done)
      done = commonBefore
      let written = weight &+ CommonRunWriter.tertiary.offset
      draft.append(
        CommonRunWriter.tertiary.highest &- run &+ 1, if: run == 0 ? 0 : 1)
      draft.append(UInt8(truncatingIfNeeded: written &>> 8))
      draft.append(UInt8(truncatingIfNeeded: written), if: written & 0xFF == 0 ? 0 : 1)
    }
    let run = UInt8(truncatingIfNeeded: Int(truncatingIfNeeded: notes.commonCount) &- done)
    draft.append(CommonRunWriter.tertiary.lowest &+ run &- 1, if: run == 0 ? 0 : 1)
    return true
  }

  /// The draft with these levels, whatever weights they have; nil if that takes more than a short key has.
  @inline(never)
  private func withLevels(_ collator: Collator) -> KeyDraft? {
    var lower = LowerLevels()
    var draft = draft
    guard lower.take(notes, of: collator) else { return nil }
    lower.finish(to: &draft)
    return draft
  }
}

extension PrimaryWord {
  /// True if it adds to a key what it has behind the lead byte, which is shared as `sharedLead` has it, and
  /// nothing beside it changes that.
  @inline(__always)
  fileprivate func isUsual(after shared: UInt64) -> Bool {
    bits & (0xFF00 | Self.compressible | Self.slow | Self.mark | Self.contraction) == shared
  }
}
