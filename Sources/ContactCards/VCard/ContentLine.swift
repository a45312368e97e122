/// A content line taken apart: `[group.]name *(;parameter) : value` (RFC 6350 section 3.3).
///
/// The parts are places in the unfolded line, so that nothing is decoded before it is wanted.
struct ContentLine {
  /// A parameter (RFC 6350 section 5).
  struct Parameter {
    /// Where its name is; empty if it stands bare, as vCard 2.1 allows: `TEL;HOME:…`.
    var name: Range<Int>
    /// Where its value or values are, quotation marks included.
    var value: Range<Int>
  }

  /// Where the group is that ties properties together, such as `item1`; empty if there is none.
  private(set) var group = 0..<0
  /// Where the name of the property is.
  private(set) var name = 0..<0
  /// The parameters, in the line's order.
  private(set) var parameters: [Parameter] = []
  /// Where the value is.
  private(set) var value = 0..<0

  /// Takes a line apart; `false` if it has no colon, and so is no content line.
  mutating func parse(_ line: Span<UInt8>) -> Bool {
    parse(line, heedingQuotes: true)
      // A quotation mark that is never closed hides the colon: then it is no quotation mark.
      || parse(line, heedingQuotes: false)
  }

  private mutating func parse(_ line: Span<UInt8>, heedingQuotes: Bool) -> Bool {
    parameters.removeAll(keepingCapacity: true)
    group = 0..<0
    var start = 0
    var index = 0
    while index < line.count, line[index] != ASCII.colon, line[index] != ASCII.semicolon {
      if line[index] == ASCII.dot, start == 0 {
        group = 0..<index
        start = index + 1
      }
      index += 1
    }
    name = line.trimmed(start..<index)
    while index < line.count, line[index] == ASCII.semicolon {
      index = parseParameter(line, from: index + 1, heedingQuotes: heedingQuotes)
    }
    guard index < line.count else { return false }
    value = index + 1..<line.count
    return true
  }

  /// Takes the parameter at `start`, and returns where it ends.
  private mutating func parseParameter(
    _ line: Span<UInt8>, from start: Int, heedingQuotes: Bool
  ) -> Int {
    var equals: Int?
    var isQuoted = false
    var index = start
    scan: while index < line.count {
      switch line[index] {
      case ASCII.quote where heedingQuotes: isQuoted.toggle()
      case ASCII.colon where !isQuoted, ASCII.semicolon where !isQuoted: break scan
      case ASCII.equals where !isQuoted && equals == nil: equals = index
      default: break
      }
      index += 1
    }
    let name = start..<(equals ?? start)
    let value = (equals.map { $0 + 1 } ?? start)..<index
    parameters.append(Parameter(name: line.trimmed(name), value: line.trimmed(value)))
    return index
  }
}
