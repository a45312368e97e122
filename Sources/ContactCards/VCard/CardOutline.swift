/// Where the parts of one card are in a text: nothing is decoded yet.
///
/// The pieces join without gaps: the opening (BEGIN), the properties, and the closing (END). So
/// writing all of them gives the card as it was, byte for byte.
struct CardOutline: Sendable, Hashable {
  /// A property, or another piece that stands between properties.
  struct Line: Sendable, Hashable {
    /// What the piece is.
    enum Kind: UInt8, Sendable, Hashable {
      /// A content line on a line of its own.
      case plain
      /// A content line that has to be unfolded.
      case folded
      /// An AGENT, and the card that follows it (vCard 2.1).
      case agent
      /// Another component with all that is in it, or a line that is no content line.
      case opaque
    }

    /// Where it begins, from the start of the card.
    var start: UInt32
    /// Where its last line ends, a plain one without its line end. Lines that hold nothing may follow: the
    /// piece ends where the next one begins.
    var end: UInt32
    /// The line that it begins on, counted from the card's first, which is 0.
    var number: UInt32
    /// What it is.
    var kind: Kind
  }

  /// Where the card is in the text.
  var range = 0..<0
  /// The number of its first line.
  var number = 0
  /// The pieces between opening and closing.
  var lines: [Line] = []
  /// Where the closing begins, from the start of the card; at its end if there is none.
  var closing = 0
  /// Whether the card has an END.
  var isEnded = false
  /// How many components inside the card have no END.
  var openCount = 0

  /// Where the piece at `index` is, from the start of the card.
  func piece(at index: Int) -> Range<Int> {
    let next = index + 1
    let end = next < lines.count ? Int(lines[next].start) : closing
    return Int(lines[index].start)..<max(Int(lines[index].start), end)
  }

  /// Begins a new outline, keeping the memory of the old one.
  mutating func begin(at start: Int, line: Int) {
    range = start..<start
    number = line
    lines.removeAll(keepingCapacity: true)
    closing = 0
    isEnded = false
    openCount = 0
  }
}
