/// The levels below the first of a short key.
struct LowerLevels: ~Copyable {
  private var secondary = LevelBuffer(.secondary)
  private var tertiary = LevelBuffer(.tertiary)

  @inline(__always)
  init() {}

  /// True if there are secondary weights, and all are common.
  @inline(__always)
  private var isSecondaryCommon: Bool { secondary.first == 0 && secondary.run > 0 }

  /// True if there may be no room for another character.
  private var isFull: Bool { secondary.isFull || tertiary.isFull }

  /// Takes what a text has on these levels.
  ///
  /// - Returns: False if it isn't known what that is, or if there is no room for it.
  mutating func take(_ notes: LowerNotes, of collator: Collator) -> Bool {
    var done = 0
    for index in 0..<notes.count {
      let (commonBefore, codePoint) = notes[index]
      take(common: commonBefore &- done)
      done = commonBefore
      let word = collator.words.lowerWord(of: codePoint)
      if word.bits != 0 {
        take(word.first)
        take(word.second)
      } else if !take(of: codePoint, collator.table) {
        return false
      }
      if isFull { return false }
    }
    take(common: Int(truncatingIfNeeded: notes.commonCount) &- done)
    return true
  }

  /// Takes common weights on both levels.
  @inline(__always)
  private mutating func take(common count: Int) {
    secondary.run &+= count
    tertiary.run &+= count
  }

  /// Takes the weights of a character that nothing around it changes.
  ///
  /// - Returns: False if it isn't known which these are, or if there is no room for them.
  private mutating func take(of codePoint: UInt32, _ table: borrowing CollationTable) -> Bool {
    let entry = table.entryAlone(of: codePoint)
    if entry.isElement {
      take(entry.element)
      return true
    }
    guard entry.isExpansion else { return false }
    for place in entry.expansionRange {
      let bits = entry.isShortExpansion ? table.shortElement(at: place) : table.element(at: place)
      if isFull { return false }
      take(CollationElement(bits: bits))
    }
    return true
  }

  @inline(__always)
  private mutating func take(_ element: CollationElement) {
    secondary.take(element.secondary)
    tertiary.take(element.tertiary)
  }

  /// Appends both levels to a key.
  mutating func finish(to draft: inout KeyDraft) {
    if isSecondaryCommon {
      draft.append(LevelBytes.separator)
      draft.append(WholeLevel.byte(first: tertiary.first))
      if tertiary.first == 0 { return }
    } else {
      secondary.finishRun(beforeHigher: false)
      draft.append(secondary)
    }
    tertiary.finishRun(beforeHigher: false)
    draft.append(tertiary)
  }
}
