extension IndexStrip {
  /// Which titles are shown where there are fewer slots than titles: every so many, evenly, with a
  /// bullet between two.
  enum Thinning {
    /// What becomes a slot.
    struct Part: Hashable {
      /// The title that is shown; `nil` for a bullet.
      var shown: Int?
      /// The titles that the slot stands for.
      var titles: Range<Int>
    }

    /// The fewest slots for both ends and a bullet.
    static let fewest = 3

    /// Each title in a slot of its own.
    static func whole(_ count: Int) -> [Part] { (0..<count).map(single) }

    /// At most `room` slots, which stand for all titles together.
    static func parts(of titles: [Title], room: Int) -> [Part] {
      let count = titles.count
      switch room {
      case ..<1: return []
      case count...: return whole(count)
      case 1: return [Part(shown: nil, titles: 0..<count)]
      case 2:
        // Without room for a bullet, each end stands for its half.
        let middle = (count + 1) / 2
        return [
          Part(shown: 0, titles: 0..<middle), Part(shown: count - 1, titles: middle..<count),
        ]
      default: return thinned(between(titles, room: room), count: count, room: room)
      }
    }

    /// The titles that may give way to bullets: those between the kept ones at the ends, as many of
    /// which stay as leave room for a bullet. The last ones go before the first: `#` is among them.
    private static func between(_ titles: [Title], room: Int) -> Range<Int> {
      let keptLast = titles.reversed().prefix(while: \.isKept).count
      let last = min(keptLast, room - fewest)
      let keptFirst = titles.dropLast(keptLast).prefix(while: \.isKept).count
      return min(keptFirst, room - last - fewest)..<titles.count - last
    }

    /// The titles in `range` thinned, those around it whole.
    private static func thinned(_ range: Range<Int>, count: Int, room: Int) -> [Part] {
      let shown = (room - (count - range.count) + 1) / 2
      let steps = (0..<shown).map { range.lowerBound + $0 * (range.count - 1) / (shown - 1) }
      var parts = (0..<range.lowerBound).map(single)
      for (title, next) in zip(steps, steps.dropFirst()) {
        parts += [single(title), Part(shown: nil, titles: title + 1..<next)]
      }
      return parts + (range.upperBound - 1..<count).map(single)
    }

    private static func single(_ title: Int) -> Part {
      Part(shown: title, titles: title..<title + 1)
    }
  }
}
