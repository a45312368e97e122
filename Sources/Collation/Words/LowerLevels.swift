/// The levels below the first of a short key.
struct LowerLevels: ~Copyable {
  var secondary = LevelBuffer(.secondary)
  var tertiary = LevelBuffer(.tertiary)

  @inline(__always)
  init() {}

  /// True if there are secondary weights, and all are common.
  @inline(__always)
  var isSecondaryCommon: Bool { secondary.first == 0 && secondary.run > 0 }

  /// True if there may be no room for another character.
  var isFull: Bool { secondary.isFull || tertiary.isFull }

  /// Takes common weights on both levels.
  @inline(__always)
  mutating func take(common count: Int) {
    secondary.run &+= count
    tertiary.run &+= count
  }

  /// Takes the weights of a capital letter.
  @inline(__always)
  mutating func takeCapital(_ weight: UInt16) {
    secondary.run &+= 1
    tertiary.take(weight)
  }

  /// Takes the weights of a character that nothing around it changes.
  ///
  /// - Returns: False if it isn't known which these are, or if there is no room for them.
  @inline(never)
  mutating func take(of codePoint: UInt32, _ table: borrowing CollationTable) -> Bool {
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

  private mutating func take(_ element: CollationElement) {
    secondary.take(element.secondary)
    tertiary.take(element.tertiary)
  }
}
