/// The part in which two lists differ: all between what is the same at their beginnings and ends.
struct ListDifference {
  /// The part of the old list.
  let old: Range<Int>
  /// What takes its place in the new one.
  let new: Range<Int>

  init<Element: Equatable>(_ old: [Element], _ new: [Element]) {
    let shorter = Swift.min(old.count, new.count)
    var front = 0
    while front < shorter, old[front] == new[front] { front += 1 }
    var back = 0
    while back < shorter - front, old[old.count - 1 - back] == new[new.count - 1 - back] {
      back += 1
    }
    self.old = front..<old.count - back
    self.new = front..<new.count - back
  }
}

/// Which elements of a new list are those of an old one, changed or not.
struct ListMatching {
  /// An element of the old list, and whether it is changed in the new one.
  struct Source {
    var index: Int
    var isChanged: Bool
  }

  /// For each element of the new list, the one it comes from.
  private(set) var sources: [Source?]
  /// The elements of the old list that are gone.
  private(set) var removed: [Int]

  /// Matches equal elements first, then those with the same value, then those in the same place.
  init<Element: Hashable, Value: Hashable>(
    _ old: [Element], _ new: [Element], value: (Element) -> Value
  ) {
    sources = Array(repeating: nil, count: new.count)
    var isFree = Array(repeating: true, count: old.count)
    Self.match(old, new, &sources, &isFree) { $0 }
    Self.match(old.map(value), new.map(value), &sources, &isFree) { $0 }
    var next = 0
    for index in new.indices {
      if let source = sources[index] {
        next = source.index + 1
      } else if next < old.count, isFree[next] {
        sources[index] = Source(index: next, isChanged: true)
        isFree[next] = false
        next += 1
      }
    }
    for index in new.indices {
      if let source = sources[index] {
        sources[index]?.isChanged = old[source.index] != new[index]
      }
    }
    removed = old.indices.filter { isFree[$0] }
  }

  private static func match<Key: Hashable>(
    _ old: [Key], _ new: [Key], _ sources: inout [Source?], _ isFree: inout [Bool],
    _ key: (Key) -> Key
  ) {
    var places: [Key: [Int]] = [:]
    for index in old.indices.reversed() where isFree[index] {
      places[old[index], default: []].append(index)
    }
    for index in new.indices where sources[index] == nil {
      guard let place = places[new[index]]?.popLast() else { continue }
      sources[index] = Source(index: place, isChanged: false)
      isFree[place] = false
    }
  }

  /// The elements of the new list whose sources stay where they are: most of those that are in order.
  var staying: Set<Int> {
    // The last element of the best sequence of each length, and what stands before each.
    var ends: [Int] = []
    var previous: [Int: Int] = [:]
    for (index, source) in sources.enumerated() {
      guard let source else { continue }
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if sources[ends[middle]]?.index ?? 0 < source.index {
          low = middle + 1
        } else {
          high = middle
        }
      }
      if low > 0 { previous[index] = ends[low - 1] }
      if low < ends.count { ends[low] = index } else { ends.append(index) }
    }
    var result: Set<Int> = []
    var last = ends.last
    while let index = last {
      result.insert(index)
      last = previous[index]
    }
    return result
  }
}
