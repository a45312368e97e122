/// Reads texts into items.
struct BulkReader {
  private let texts: BulkTexts
  private let collator: Collator
  private let sections: BulkSections
  private var words: PrimaryWords
  private var writer = SortKeyWriter()

  init(_ texts: BulkTexts, _ collator: Collator, _ sections: BulkSections) {
    self.texts = texts
    self.collator = collator
    self.sections = sections
    words = PrimaryWords(collator, readsLines: texts.areLines, sections: sections)
  }

  /// Reads some of the texts: those with the numbers in `part`, or the lines in that range of bytes.
  mutating func read(_ part: Range<Int>) -> BulkItems {
    let texts = texts
    let content = texts.content.span
    var output = BulkItems(roomFor: texts.count(in: part), sections: sections)
    var state = BulkReadingState(next: part.lowerBound)
    while true {
      let stop = scan(
        content, part.upperBound, &state, &output.items, &output.rests, &output.counts)
      switch stop {
      case .end:
        output.rests.removeLast(output.rests.count - state.restCount)
        return output
      case .new(let codePoint): words.make(codePoint)
      case .full: output.makeRoom(afterReading: state.done, using: state.restCount)
      case .hard: readSlowly(content, &state, into: &output)
      }
    }
  }

  /// Reads texts as long as nothing special comes.
  private func scan(
    _ content: Span<UInt8>, _ limit: Int, _ state: inout BulkReadingState,
    _ items: inout [BulkItem],
    _ rests: inout [UInt64], _ counts: inout [Int]
  ) -> BulkScanner.Stop {
    let readsLines = texts.areLines
    let (hasSections, shift) = (sections.count > 0, 64 - sections.bits)
    let starts = texts.starts.span
    let sectionOf = words.sections.span
    let scanner = BulkScanner(
      content, words, collator: collator, free: sections.bits, readsLines: readsLines)
    var items = items.mutableSpan
    var counts = counts.mutableSpan
    var rests = rests.mutableSpan
    var reading = BulkScanner.Reading(restCount: state.restCount)
    while state.next < limit {
      let start = readsLines ? state.next : Int(starts[state.next])
      let end = readsLines ? limit : Int(starts[state.next + 1]) - 1
      let stop = scanner.read(from: start, limit: end, &reading, rests: &rests)
      guard case .end = stop else { return stop }
      if hasSections {
        let section = reading.first == 0 ? sections.ofNothing : Int(sectionOf[reading.first])
        reading.prefix |= UInt64(section) &<< shift
        counts[section] &+= 1
      }
      items[state.done] = BulkItem(
        prefix: reading.prefix, place: state.next, pattern: reading.pattern, rest: reading.rest)
      state.done &+= 1
      state.restCount = reading.restCount
      state.next = readsLines ? reading.end &+ 1 : state.next &+ 1
    }
    return .end
  }

  /// Reads a text that needs more than a look at each of its characters.
  private mutating func readSlowly(
    _ content: Span<UInt8>, _ state: inout BulkReadingState, into output: inout BulkItems
  ) {
    let range = texts.range(at: UInt32(state.next))
    let text = content.extracting(range)
    var bytes: [UInt8] = []
    writer.appendPrimaries(text, of: collator, to: &bytes)
    if state.restCount + bytes.count / 8 + 4 > output.rests.count {
      output.makeRoom(for: bytes.count + output.rests.count / 2)
    }
    let section = sections.section(text)
    output.counts[section] += 1
    var key = BulkKey(free: sections.bits, rests: state.restCount)
    var rests = output.rests.mutableSpan
    for byte in bytes { _ = key.append(UInt64(byte) << 56, count: 1, to: &rests) }
    let rest = key.finish(to: &rests)
    if rest != 0 { state.restCount = key.end }
    let prefix = key.prefix | UInt64(section) << (64 - sections.bits)
    output.items[state.done] = BulkItem(prefix: prefix, place: state.next, rest: rest)
    state.done += 1
    state.next = texts.areLines ? range.upperBound + 1 : state.next + 1
  }
}
