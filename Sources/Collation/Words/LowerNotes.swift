/// Where in a short text there is something else than common weights on the levels below the first.
///
/// The first level is written as the text is read; this is what is left to know for the others.
@safe
struct LowerNotes {
  /// For each such character how many elements with common weights come before it, and below 16 bits of that
  /// the character.
  private let notes: UnsafeMutablePointer<UInt32>
  private(set) var count = 0
  /// How many elements with common weights there are.
  private(set) var commonCount: UInt64 = 0

  /// As many notes as memory for a text is needed: one for each of its bytes, and one to spare.
  static let size = KeyDraft.longestText + 1

  /// Takes memory for `size` notes, which has to last as long as this.
  @inline(__always)
  @unsafe
  init(_ memory: UnsafeMutablePointer<UInt32>) { unsafe notes = memory }

  /// Takes a character of the basic plane and its word.
  @inline(__always)
  mutating func take(_ word: PrimaryWord, _ codePoint: UInt32) {
    // Without a branch: there are capitals anywhere.
    let isCommon = (word.bits & PrimaryWord.common) &>> 16
    unsafe notes[count] = UInt32(truncatingIfNeeded: commonCount) &<< 16 | codePoint
    count &+= Int(truncatingIfNeeded: isCommon ^ 1)
    commonCount &+= UInt64(truncatingIfNeeded: word.elementCount) & (0 &- isCommon)
  }

  /// The same for a word that is for one element.
  @inline(__always)
  mutating func take(single word: PrimaryWord, _ codePoint: UInt32) {
    let isCommon = (word.bits & PrimaryWord.common) &>> 16
    unsafe notes[count] = UInt32(truncatingIfNeeded: commonCount) &<< 16 | codePoint
    count &+= Int(truncatingIfNeeded: isCommon ^ 1)
    commonCount &+= isCommon
  }

  /// Takes elements with common weights.
  @inline(__always)
  mutating func take(common count: UInt64) { commonCount &+= count }

  /// A note: how many elements with common weights come before a character, and the character.
  @inline(__always)
  subscript(index: Int) -> (commonBefore: Int, codePoint: UInt32) {
    let note = unsafe notes[index]
    return (Int(truncatingIfNeeded: note &>> 16), note & 0xFFFF)
  }
}
