/// Where an ideograph of a surname has its place in the order of pinyin.
package struct SurnamePlace: Sendable, Hashable {
  /// The ideograph that it comes after, or the letter at whose index marker it comes first; 0 where it has
  /// the place that it has in any text.
  let predecessor: UInt32
  /// What tells it from others after the same ideograph, in order; from 1.
  let number: UInt16
  /// The number of its reading.
  package let row: Int
}

/// A surname with readings of its own.
package struct Surname: Sendable, Hashable {
  /// The places of its ideographs, one or two.
  package let places: [SurnamePlace]
  /// Whether it is read so wherever a name seems to begin with it.
  let isSure: Bool

  /// Whether an ideograph of it has another place than in any text.
  var isMoved: Bool { places.contains { $0.predecessor != 0 } }
}
