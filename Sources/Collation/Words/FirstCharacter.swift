/// The first character of a text, read with as few branches as that takes.
///
/// How many bytes it has nobody can guess in a list of several scripts.
enum FirstCharacter {
  /// Stands for whatever else a text begins with.
  static let other: UInt32 = 0x1_0000

  /// The first character of a text of four bytes or more, if it has at most three of them.
  ///
  /// - Parameter bytes: The first four bytes, the first one highest.
  /// - Returns: The character, or `other`.
  @inline(__always)
  static func read(_ bytes: UInt32) -> UInt32 {
    let two = bytes &>> 18 & 0x7C0 | bytes &>> 16 & 0x3F
    let three = bytes &>> 12 & 0xF000 | bytes &>> 10 & 0xFC0 | bytes &>> 8 & 0x3F
    var character = bytes &>> 24
    // What follows a lead byte has to be a continuation, and no longer than it needs to be.
    character = bytes >= 0x8000_0000 ? other : character
    character = (bytes & 0xE0C0_0000 == 0xC080_0000 && two >= 0x80) ? two : character
    return (bytes & 0xF0C0_C000 == 0xE080_8000 && three >= 0x800) ? three : character
  }
}
