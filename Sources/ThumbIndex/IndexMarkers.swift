internal import Collation
internal import UnicodeText

/// The marks in a collation of where each letter, number of strokes, bopomofo or radical begins among
/// the ideographs (LDML part 5, section 3.14, "Collation Indexes").
struct IndexMarkers {
  /// What follows U+FDD0 in a marker, and the weight where its ideographs begin; ascending.
  let places: [(mark: String, weight: UInt32)]

  /// What stands before the mark. The compiler takes no noncharacters in literals, so these are the
  /// bytes of U+FDD0.
  private static let lead = String(decoding: [0xEF, 0xB7, 0x90], as: UTF8.self)

  /// Finds the markers of a collation; none if it doesn't order ideographs by any. Those in common use
  /// are without the ones that stand for rare ideographs alone.
  init(of collator: Collator, inCommonUse: Bool) {
    func weight(_ text: String) -> UInt32 { collator.firstPrimaryWeight(utf8: text.utf8.span) }
    // Only a tailoring that has the marker takes it below all unassigned code points, where its
    // first half stands alone. (In the root the pair has no weight.)
    let limit = weight(Self.lead)
    func isPlaced(_ weight: UInt32) -> Bool { weight > 0 && weight < limit }
    let found = IndexLabelTable.embedded.markerLists
      // Most collations have none: the first mark tells.
      .filter { list in list.first.map { isPlaced(weight(Self.lead + $0)) } ?? false }
      .map { list in list.map { (mark: $0, weight: weight(Self.lead + $0)) } }
      .filter { list in list.allSatisfy { isPlaced($0.weight) } }
    let chosen =
      inCommonUse
      ? found.min { $0.count < $1.count } : found.max { $0.count < $1.count }
    places = (chosen ?? []).sorted { $0.weight < $1.weight }
  }

  /// Whether the marks are the letters that syllables begin with in pinyin.
  var arePinyin: Bool { places.first?.mark == "A" }

  /// A label for each marker.
  var labels: [IndexLabel] {
    places.map { mark, weight in
      let (title, shortTitle) = Self.titles(of: mark)
      return IndexLabel(title, shortTitle: shortTitle, weights: [weight])
    }
  }

  /// Whether a label is that of a marker.
  func isMarker(_ label: IndexLabel) -> Bool {
    places.contains { label.weights == [$0.weight] }
  }

  /// What a mark means to readers: a number of strokes as `12劃` and, in the strip, as `12`; anything
  /// else as it is.
  private static func titles(of mark: String) -> (title: String, shortTitle: String) {
    // Patterns of braille, U+2801 on, stand for the numbers.
    guard let value = mark.unicodeScalars.first?.value, (0x2801...0x28FF).contains(value) else {
      return (mark, mark)
    }
    let number = "\(value - 0x2800)"
    return (number + "劃", number)
  }
}
