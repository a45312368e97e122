/// Where a term has been found in a name.
struct FoundTerm: Sendable {
  let rank: MatchRank
  /// The places of the units that it covers.
  let units: Range<Int>
}

extension NameArena {
  /// The tables of a term's patterns, for ``find(_:inName:)`` and ``ranks(_:)``.
  func tables(for term: SearchTerm, depth: Int = 8) -> [ReachTable] {
    term.patterns.map { ReachTable($0, shapes, depth: depth) }
  }

  /// Looks for a pattern that begins at a unit, after which it has reached `reach`.
  ///
  /// - Complexity: O(*m*) in the length of the pattern, since all units but a few take a code or more.
  @inline(__always)
  private func find(
    _ table: inout ReachTable, at unit: Int, in name: Range<Int>, reach: Reach
  ) -> FoundTerm? {
    let count = table.pattern.codes.count
    let isFound = UInt64(1) << UInt64(count)
    var (reach, last) = (reach, unit)
    while reach.initials & isFound == 0 {
      last += 1
      guard last < name.upperBound, reach.initials != 0 else { return nil }
      reach = table.extend(reach, by: units[last].shape)
    }
    let rank = MatchRank(
      startsName: unit == name.lowerBound, isKeypad: table.pattern.isKeypad, reach, count,
      endsWord: units[last].endsWord)
    return FoundTerm(rank: rank, units: unit..<last + 1)
  }

  /// The best place of a term in a name, apart from places that are taken.
  ///
  /// - Complexity: O(*n* · *m*) in the lengths of the name and the term.
  private func find(_ tables: inout [ReachTable], inName name: Int, apartFrom taken: [FoundTerm])
    -> FoundTerm?
  {
    let range = units(ofName: name)
    var best: FoundTerm?
    for pattern in tables.indices {
      for unit in range where units[unit].startsWord {
        let reach = tables[pattern].reach(units[unit].shape, from: 0)
        guard reach.initials != 0,
          let found = find(&tables[pattern], at: unit, in: range, reach: reach),
          best.map({ found.rank < $0.rank }) ?? true,
          !taken.contains(where: { $0.units.overlaps(found.units) })
        else { continue }
        best = found
      }
    }
    return best
  }

  /// All terms in a name, each in a place of its own; nil if one is missing.
  func find(_ terms: inout [[ReachTable]], inName name: Int) -> [FoundTerm]? {
    var found: [FoundTerm] = []
    for term in terms.indices {
      guard let next = find(&terms[term], inName: name, apartFrom: found) else { return nil }
      found.append(next)
    }
    return found
  }

  /// The rank of each name in which a term is found, 255 of all others.
  func ranks(_ tables: inout [ReachTable]) -> [UInt8] {
    var ranks = [UInt8](repeating: .max, count: count)
    for pattern in tables.indices {
      for shape in 0..<shapes.count {
        let reach = tables[pattern].reach(shape, from: 0)
        if reach.initials == 0 { continue }
        for place in places(ofShape: shape) {
          let name = Int(place.name)
          let found = find(
            &tables[pattern], at: Int(place.unit), in: units(ofName: name), reach: reach)
          if let found { ranks[name] = min(ranks[name], found.rank.value) }
        }
      }
    }
    return ranks
  }
}
