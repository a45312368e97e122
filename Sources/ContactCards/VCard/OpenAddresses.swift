/// Addresses without an envelope's text, by what they are for, so that the text finds its address without
/// a look at all of them.
struct OpenAddresses {
  /// The addresses for the same, in order, and how many of them have got their text.
  private struct Kin {
    var places: [Int] = []
    var taken = 0
  }

  private var kin: [Set<String>: Kin] = [:]
  /// How many addresses are known here.
  private(set) var count = 0

  /// Adds the next address, unless it has its text.
  mutating func append(_ types: [String], isOpen: Bool) {
    if isOpen { kin[Set(types), default: Kin()].places.append(count) }
    count += 1
  }

  /// Takes the first address for the same; `nil` if there is none.
  mutating func take(_ types: [String]) -> Int? {
    let key = Set(types)
    guard let found = kin[key], found.taken < found.places.count else { return nil }
    kin[key]?.taken += 1
    return found.places[found.taken]
  }
}
