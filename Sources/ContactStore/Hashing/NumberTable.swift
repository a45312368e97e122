/// Numbers by other numbers that are spread evenly, such as marks.
///
/// Someone may have chosen them not to be: a factor that nobody knows spreads them over the table.
struct NumberTable: Sendable {
  private struct Entry: BitwiseCopyable, Sendable {
    var number: Int64 = 0
    var value = Self.none

    static let none = Int64.min
    var isFree: Bool { value == Self.none }
  }

  private var entries = [Entry](repeating: Entry(), count: 1 << 10)
  private var shift: UInt64 = 54
  private var count = 0
  private let factor = UInt64.random(in: 0 ... .max) | 1

  /// The value of a number.
  subscript(number: Int64) -> Int64? {
    let entry = entries[place(of: number)]
    return entry.isFree ? nil : entry.value
  }

  /// Gives a number a value, in place of an earlier one.
  mutating func set(_ number: Int64, _ value: Int64) {
    let place = place(of: number)
    if entries[place].isFree { count += 1 }
    entries[place] = Entry(number: number, value: value)
    if count > entries.count / 4 * 3 { grow() }
  }

  /// Where a number is, or would be.
  private func place(of number: Int64) -> Int {
    var place = Int(truncatingIfNeeded: (UInt64(bitPattern: number) &* factor) >> shift)
    while !entries[place].isFree, entries[place].number != number {
      place = (place + 1) & (entries.count - 1)
    }
    return place
  }

  private mutating func grow() {
    let old = entries
    entries = [Entry](repeating: Entry(), count: 2 * old.count)
    shift -= 1
    for entry in old where !entry.isFree { entries[place(of: entry.number)] = entry }
  }
}
