internal import UnicodeText

/// The words of the surnames that are read otherwise wherever a name seems to begin with them.
struct SurnameWordTable: Sendable {
  private struct Entry {
    let first: UInt32
    /// 0 for a surname of one ideograph.
    let second: UInt32
    let words: SurnameWords
  }

  /// Ascending, so that a surname of one ideograph comes before those that begin with it.
  private let entries: [Entry]

  /// Makes the words of the surnames of a collator.
  init(_ surnames: SurnameReadings, _ collator: Collator) {
    entries = surnames.sure.map { ideographs, surname in
      Entry(
        first: ideographs[0], second: ideographs.count > 1 ? ideographs[1] : 0,
        words: SurnameWords(surname, ideographs, collator))
    }.sorted { ($0.first, $0.second) < ($1.first, $1.second) }
  }

  /// The words of the surname that a name begins with, and where the rest begins; nil if the text has none,
  /// or is no name.
  ///
  /// The text begins with an ideograph that begins such surnames.
  func find(in name: Span<UInt8>) -> (words: SurnameWords, end: Int)? {
    var end = 0
    let first = UTF8Reader.decode(name, at: &end)
    var next = end
    let second = next < name.count ? UTF8Reader.decode(name, at: &next) : 0
    let entries = entries.span
    var index = firstIndex(of: first)
    var found: Int?
    while index < entries.count, entries[index].first == first {
      let other = entries[index].second
      if other == 0 { found = index }
      if other != 0, other == second {
        found = index
        end = next
        break
      }
      index &+= 1
    }
    guard let found, PersonalName.seems(name) else { return nil }
    return (entries[found].words, end)
  }

  /// Whether one of the surnames begins with an ideograph.
  func begins(_ ideograph: UInt32) -> Bool {
    let index = firstIndex(of: ideograph)
    return index < entries.count && entries[index].first == ideograph
  }

  private func firstIndex(of first: UInt32) -> Int {
    let entries = entries.span
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low &+ high) / 2
      if entries[middle].first < first { low = middle &+ 1 } else { high = middle }
    }
    return low
  }
}

extension Collator {
  /// The words of the surname that a text begins with, whose first word says that it may.
  @inline(never)
  func surnameWords(_ name: Span<UInt8>) -> (words: SurnameWords, end: Int)? {
    surnameTable?.find(in: name)
  }
}
