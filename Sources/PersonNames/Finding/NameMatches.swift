/// The names that a query has found, the best matches first.
public struct NameMatches: RandomAccessCollection, Sendable {
  private let finder: NameFinder
  private let terms: [SearchTerm]
  /// The numbers of the names.
  public let positions: [Int]

  init(_ finder: NameFinder, _ terms: [SearchTerm], _ positions: [Int]) {
    self.finder = finder
    self.terms = terms
    self.positions = positions
  }

  /// The place of the best match.
  public var startIndex: Int { 0 }
  /// The place behind the last match.
  public var endIndex: Int { positions.count }

  /// The match at a place, with the ranges of the name that it covers.
  ///
  /// - Complexity: O(*n* · *m*) in the lengths of the name and the query.
  public subscript(place: Int) -> NameMatch {
    let name = positions[place]
    let first = finder.arena.units(ofName: name).lowerBound
    let text = finder.names[name]
    let units = NameUnits(of: text.utf8Span.span, surnames: finder.surnames).units
    var tables = terms.map { finder.arena.tables(for: $0, depth: 0) }
    let found = finder.arena.find(&tables, inName: name) ?? []
    let ranges = found.sorted { $0.units.lowerBound < $1.units.lowerBound }
      .flatMap { $0.units.map { units[$0 - first].utf8Range } }
    return NameMatch(position: name, utf8Ranges: Self.joined(ranges))
  }

  /// Ascending ranges, those that touch or overlap made one.
  private static func joined(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var joined: [Range<Int>] = []
    for range in ranges {
      if let last = joined.last, range.lowerBound <= last.upperBound {
        joined[joined.count - 1] = last.lowerBound..<Swift.max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
    return joined
  }
}
