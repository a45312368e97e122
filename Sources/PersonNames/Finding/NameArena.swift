internal import Collation

/// The units of many names one after another, and where each unit begins a word.
struct NameArena: Sendable {
  /// A unit of a name: its number among the shapes, and where words begin and end.
  struct Unit: Sendable {
    private let bits: UInt32

    init(shape: Int, startsWord: Bool, endsWord: Bool) {
      bits = UInt32(truncatingIfNeeded: shape) << 2 | (startsWord ? 2 : 0) | (endsWord ? 1 : 0)
    }

    var shape: Int { Int(bits >> 2) }
    var startsWord: Bool { bits & 2 != 0 }
    var endsWord: Bool { bits & 1 != 0 }
  }

  private(set) var shapes = UnitShapes()
  private(set) var units: [Unit] = []
  /// Where the units of each name begin, with the end of the last.
  private var starts: [UInt32] = [0]
  /// Where in ``places`` those of each shape begin, with the end of the last.
  private var placeStarts: [Int] = []
  /// The places in ``units`` where words begin, by shape, with the number of the name.
  private var places: [(unit: UInt32, name: UInt32)] = []

  var count: Int { starts.count - 1 }

  init(_ names: [String], surnames: SurnameReadings?) {
    for name in names {
      for unit in NameUnits(of: name.utf8Span.span, surnames: surnames).units {
        units.append(
          Unit(
            shape: shapes.number(of: unit.key), startsWord: unit.startsWord,
            endsWord: unit.endsWord))
      }
      starts.append(UInt32(truncatingIfNeeded: units.count))
    }
    collectPlaces()
  }

  /// The places of the units of a name.
  func units(ofName name: Int) -> Range<Int> { Int(starts[name])..<Int(starts[name + 1]) }

  /// The places where words begin with a shape.
  func places(ofShape shape: Int) -> ArraySlice<(unit: UInt32, name: UInt32)> {
    places[placeStarts[shape]..<placeStarts[shape + 1]]
  }

  private mutating func collectPlaces() {
    var counts = [Int](repeating: 0, count: shapes.count + 1)
    for unit in units where unit.startsWord { counts[unit.shape + 1] += 1 }
    for shape in 0..<shapes.count { counts[shape + 1] += counts[shape] }
    placeStarts = counts
    places = Array(repeating: (0, 0), count: counts[shapes.count])
    for name in 0..<count {
      for unit in units(ofName: name) where units[unit].startsWord {
        let shape = units[unit].shape
        places[counts[shape]] = (UInt32(truncatingIfNeeded: unit), UInt32(truncatingIfNeeded: name))
        counts[shape] += 1
      }
    }
  }
}
