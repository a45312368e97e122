/// What each unit does for a pattern, worked out once.
///
/// Most units of many names are alike, so a look into the table is what a step of a search costs.
struct ReachTable: Sendable {
  let pattern: SearchTerm.Pattern
  private let shapes: UnitShapes
  /// By how much of the pattern has been matched, then by unit; empty until one is asked for.
  private var known: [Reach]
  /// For how many codes there is room in the table.
  private let depth: Int

  /// A table for a pattern.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - shapes: The units.
  ///   - depth: How much of the pattern to remember the answers for; what lies deeper is asked for seldom.
  init(_ pattern: SearchTerm.Pattern, _ shapes: UnitShapes, depth: Int = 8) {
    self.pattern = pattern
    self.shapes = shapes
    self.depth = min(depth, pattern.codes.count)
    known = Array(repeating: Reach(), count: self.depth * shapes.count)
  }

  /// How far the pattern goes with a unit, after a number of codes.
  @inline(__always)
  mutating func reach(_ unit: Int, from count: Int) -> Reach {
    guard count < depth else { return shapes.reach(unit, pattern, from: count) }
    let place = count * shapes.count + unit
    let reach = known[place]
    return reach.isKnown ? reach : learn(place, unit, count)
  }

  @inline(never)
  private mutating func learn(_ place: Int, _ unit: Int, _ count: Int) -> Reach {
    var reach = shapes.reach(unit, pattern, from: count)
    reach.markAsKnown()
    known[place] = reach
    return reach
  }

  /// How far it goes with one unit more.
  @inline(__always)
  mutating func extend(_ reach: Reach, by unit: Int) -> Reach {
    var next = shapes.isOptional(unit) ? reach : Reach()
    var rest = reach.initials
    while rest != 0 {
      let count = rest.trailingZeroBitCount
      rest &= rest &- 1
      next.form(self.reach(unit, from: count), from: count, of: reach)
    }
    return next
  }
}
