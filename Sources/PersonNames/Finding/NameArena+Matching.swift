/// Where a term has been found in a name.
struct FoundTerm: Sendable {
  let rank: MatchRank
  /// The places of the units that it covers.
  let units: Range<Int>
}

extension NameArena {
  /// Looks for a pattern that begins at a unit, after which it has reached `reach`.
  ///
  /// - Complexity: O(*m*) in the length of the pattern, since all units but a few take a code or more.
  @inline(__always)
  func find(
    _ pattern: SearchTerm.Pattern, at unit: Int, in name: Range<Int>, reach: Reach
  ) -> FoundTerm? {
    let count = pattern.codes.count
    let isFound = UInt64(1) << UInt64(count)
    var (reach, last) = (reach, unit)
    while reach.initials & isFound == 0 {
      last += 1
      guard last < name.upperBound, reach.initials != 0 else { return nil }
      reach = extended(reach, by: units[last].shape, pattern)
    }
    let rank = MatchRank(
      startsName: unit == name.lowerBound, isKeypad: pattern.isKeypad, reach, count,
      endsWord: units[last].endsWord)
    return FoundTerm(rank: rank, units: unit..<last + 1)
  }

  private func extended(_ reach: Reach, by shape: Int, _ pattern: SearchTerm.Pattern) -> Reach {
    var next = shapes.isOptional(shape) ? reach : Reach()
    var rest = reach.initials
    while rest != 0 {
      let count = rest.trailingZeroBitCount
      rest &= rest - 1
      next.form(shapes.reach(shape, pattern, from: count), from: count, of: reach)
    }
    return next
  }

  /// The best place of a term in a name, apart from places that are taken.
  ///
  /// - Complexity: O(*n* · *m*) in the lengths of the name and the term.
  func find(_ term: SearchTerm, inName name: Int, apartFrom taken: [Range<Int>]) -> FoundTerm? {
    let range = units(ofName: name)
    var best: FoundTerm?
    for pattern in term.patterns {
      for unit in range where units[unit].startsWord {
        let reach = shapes.reach(units[unit].shape, pattern, from: 0)
        guard reach.initials != 0,
          let found = find(pattern, at: unit, in: range, reach: reach),
          best.map({ found.rank < $0.rank }) ?? true,
          !taken.contains(where: { $0.overlaps(found.units) })
        else { continue }
        best = found
      }
    }
    return best
  }

  /// All terms in a name, each in a place of its own; nil if one is missing.
  func find(_ terms: [SearchTerm], inName name: Int) -> [FoundTerm]? {
    var found: [FoundTerm] = []
    // Each term takes a unit or more.
    guard terms.count <= units(ofName: name).count else { return nil }
    for term in terms {
      guard let next = find(term, inName: name, apartFrom: found.map(\.units)) else { return nil }
      found.append(next)
    }
    return found
  }

  /// The rank of each name in which a term is found, 255 of all others.
  func ranks(of term: SearchTerm) -> [UInt8] {
    var ranks = [UInt8](repeating: .max, count: count)
    for pattern in term.patterns {
      for shape in 0..<shapes.count {
        let reach = shapes.reach(shape, pattern, from: 0)
        if reach.initials == 0 { continue }
        for place in places(ofShape: shape) {
          let name = Int(place.name)
          let found = find(pattern, at: Int(place.unit), in: units(ofName: name), reach: reach)
          if let found { ranks[name] = min(ranks[name], found.rank.value) }
        }
      }
    }
    return ranks
  }
}
