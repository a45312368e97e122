/// Reads texts into items whose keys are of the codes of a `BulkAlphabet`.
struct LetterReader {
  private let texts: BulkTexts
  private let collator: Collator
  private let sections: BulkSections
  private let alphabet: BulkAlphabet
  private var codes: LetterCodes

  init(_ texts: BulkTexts, _ collator: Collator, _ sections: BulkSections, _ alphabet: BulkAlphabet)
  {
    self.texts = texts
    self.collator = collator
    self.sections = sections
    self.alphabet = alphabet
    codes = LetterCodes(collator, alphabet, sections: sections)
  }

  /// Reads some of the texts: those with the numbers in `part`, or the lines in that range of bytes.
  mutating func read(_ part: Range<Int>) -> BulkItems {
    var output = BulkItems(roomFor: texts.count(in: part), sections: sections)
    var state = BulkReadingState(next: part.lowerBound)
    while true {
      switch scan(part.upperBound, &state, &output.items, &output.rests, &output.counts) {
      case .end:
        output.rests.removeLast(output.rests.count - state.restCount)
        return output
      case .new(let codePoint): codes.make(codePoint)
      case .full: output.makeRoom(afterReading: state.done, using: state.restCount)
      case .hard: readSlowly(&state, into: &output)
      }
    }
  }

  /// Reads texts as long as nothing special comes.
  private func scan(
    _ limit: Int, _ state: inout BulkReadingState, _ items: inout [BulkItem],
    _ rests: inout [UInt64], _ counts: inout [Int]
  ) -> LetterScanner.Stop {
    let readsLines = texts.areLines
    let (hasSections, shift) = (sections.count > 0, 64 - sections.fewestBits)
    let starts = texts.starts.span
    let sectionOf = codes.sections.span
    let scanner = LetterScanner(texts.content.span, codes, free: sections.fewestBits)
    var items = items.mutableSpan
    var counts = counts.mutableSpan
    var rests = rests.mutableSpan
    var reading = LetterScanner.Reading(restCount: state.restCount)
    while state.next < limit {
      let start = readsLines ? state.next : Int(starts[state.next])
      let stop = scanner.read(from: start, &reading, rests: &rests)
      guard case .end = stop else { return stop }
      // A line feed inside a text.
      if !readsLines, reading.end != Int(starts[state.next + 1]) &- 1 { return .hard }
      if hasSections {
        let section = reading.end == start ? sections.ofNothing : Int(sectionOf[reading.first])
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

  /// Reads a text in which other weights occur.
  private func readSlowly(_ state: inout BulkReadingState, into output: inout BulkItems) {
    let range = texts.range(at: UInt32(state.next))
    let text = texts.content.span.extracting(range)
    let weights = collator.primaryWeights(of: text)
    // Each takes two words at most.
    if state.restCount + 2 * weights.count + 4 > output.rests.count {
      output.makeRoom(for: 2 * weights.count + output.rests.count / 2 + 4)
    }
    let section = sections.section(text)
    output.counts[section] += 1
    var key = LetterKey(free: sections.fewestBits, rests: state.restCount)
    var rests = output.rests.mutableSpan
    for weight in weights { append(weight, to: &key, &rests) }
    let rest = key.finish(to: &rests)
    if rest != 0 { state.restCount = key.end }
    let prefix = key.prefix | UInt64(section) << (64 - sections.fewestBits)
    output.items[state.done] = BulkItem(prefix: prefix, place: state.next, rest: rest)
    state.done += 1
    state.next = texts.areLines ? range.upperBound + 1 : state.next + 1
  }

  /// Appends the code of a weight, and the weight itself if others share the code.
  private func append(
    _ weight: UInt32, to key: inout LetterKey, _ rests: inout MutableSpan<UInt64>
  ) {
    let (code, isWhole) = alphabet.code(of: weight)
    _ = key.append(code.number, of: BulkAlphabet.resolution, length: code.length, to: &rests)
    if !isWhole { _ = key.append(UInt64(weight), of: 32, length: 32, to: &rests) }
  }
}
