internal import UnicodeText

/// A few characters of a text, decomposed and in canonical order (UAX #15), while contractions are
/// looked for among them.
///
/// The characters are grouped in runs: a starter is a run by itself, neighbouring marks of one
/// combining class are another. Whatever is taken out, at the front or further on, comes from the
/// head of a run, so that nothing is ever moved and long runs of marks cost no more than short ones.
struct NormalizedWindow {
  /// Neighbours of one combining class.
  struct Run {
    let combiningClass: UInt8
    /// Where what is left of the run starts and ends, among the code points.
    var head: Int
    let end: Int

    var isEmpty: Bool { head == end }
  }

  /// A place in the window, for looking ahead.
  struct Position {
    var run: Int
    var offset: Int
  }

  /// Where in the text the window begins.
  private(set) var start = 0
  private var codePoints: [UInt32] = []
  private var runs: [Run] = []
  private var current = 0
  private var remaining = 0
  /// The segments after the first: their first runs, and where they start in the text.
  private var segments: [(run: Int, start: Int)] = []
  /// The segment that is being put together.
  private var segment: [ClassedScalar] = []
  /// The place of the code point taken last from the front.
  private var lastTaken = 0
  /// Behind the last place that a contraction with it has reached.
  private var endOfTaken = 0

  /// True if everything has been taken.
  var isEmpty: Bool { remaining == 0 }

  /// Forgets what was there and starts anew for the text from `start` on.
  mutating func open(at start: Int) {
    self.start = start
    codePoints.removeAll(keepingCapacity: true)
    runs.removeAll(keepingCapacity: true)
    segments.removeAll(keepingCapacity: true)
    current = 0
    remaining = 0
    lastTaken = 0
    endOfTaken = 0
  }

  /// Adds a character to the segment, decomposed.
  mutating func append(_ codePoint: UInt32) {
    CanonicalDecomposition.append(codePoint, to: &segment)
  }

  /// Puts the segment, which starts at `start` in the text, into canonical order and makes it readable.
  mutating func closeSegment(at start: Int) {
    if start != self.start { segments.append((runs.count, start)) }
    CanonicalOrder.sort(&segment)
    for part in segment {
      let place = codePoints.count
      codePoints.append(part.scalar)
      if part.combiningClass != 0, let last = runs.last, last.combiningClass == part.combiningClass,
        last.end == place
      {
        runs[runs.count - 1] = Run(
          combiningClass: last.combiningClass, head: last.head, end: place + 1)
      } else {
        runs.append(Run(combiningClass: part.combiningClass, head: place, end: place + 1))
      }
    }
    remaining += segment.count
    segment.removeAll(keepingCapacity: true)
  }

  /// If all that is left are whole segments, forgets them.
  ///
  /// - Returns: Where the first of them starts in the text.
  mutating func discardUnread() -> Int? {
    skipEmptyRuns()
    guard let next = segments.first(where: { $0.run >= current }), next.run == current else {
      return nil
    }
    remaining = 0
    current = runs.count
    return next.start
  }

  /// Takes the first code point.
  mutating func popFirst() -> UInt32? {
    skipEmptyRuns()
    endOfTaken = lastTaken
    guard current < runs.count else { return nil }
    lastTaken = runs[current].head
    return takeHead(ofRun: current)
  }

  /// The places of what was taken last: of one code point, or from the first to the last of a
  /// contraction. Empty if there was nothing to take.
  var taken: Range<Int> { lastTaken..<endOfTaken }

  /// The code points of the window before the one taken last.
  var codePointsBeforeCurrent: ArraySlice<UInt32> { codePoints[..<lastTaken] }

  private mutating func skipEmptyRuns() {
    while current < runs.count, runs[current].isEmpty { current += 1 }
  }

  // MARK: Looking ahead

  /// Where the next code point is.
  var position: Position {
    Position(run: current, offset: current < runs.count ? runs[current].head : 0)
  }

  /// The code point at `position`, or in the next run that has one; nil at the window's end.
  func peek(_ position: Position) -> UInt32? {
    let found = settled(position)
    return found.run < runs.count ? codePoints[found.offset] : nil
  }

  func position(after position: Position) -> Position {
    var next = settled(position)
    next.offset += 1
    return next
  }

  /// The same place, in the run where its code point is.
  private func settled(_ position: Position) -> Position {
    var result = position
    while result.run < runs.count, result.offset >= runs[result.run].end {
      result.run += 1
      if result.run < runs.count { result.offset = runs[result.run].head }
    }
    return result
  }

  /// Takes everything before `position`.
  mutating func advance(to position: Position) {
    while current < position.run, current < runs.count {
      remaining -= runs[current].end - runs[current].head
      runs[current].head = runs[current].end
      current += 1
    }
    endOfTaken = position.offset
    guard current < runs.count else { return }
    remaining -= position.offset - runs[current].head
    runs[current].head = position.offset
  }

  // MARK: Marks further on

  /// The first run that isn't empty, if it is one of marks.
  var firstMarkRun: Int? { markRun(from: current) }

  /// The next run of marks after `run` in the same segment.
  func markRun(after run: Int) -> Int? { markRun(from: run + 1) }

  private func markRun(from start: Int) -> Int? {
    guard let run = runs[start...].firstIndex(where: { !$0.isEmpty }) else { return nil }
    return runs[run].combiningClass == 0 ? nil : run
  }

  func head(ofRun run: Int) -> UInt32? {
    runs[run].isEmpty ? nil : codePoints[runs[run].head]
  }

  @discardableResult
  mutating func takeHead(ofRun run: Int) -> UInt32 {
    let codePoint = codePoints[runs[run].head]
    runs[run].head += 1
    remaining -= 1
    endOfTaken = max(endOfTaken, runs[run].head)
    return codePoint
  }
}
