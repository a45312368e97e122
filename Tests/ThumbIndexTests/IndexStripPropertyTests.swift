import TestSupport
import Testing
import ThumbIndex

/// What holds for any titles, counts of rows and numbers of slots.
@Suite("IndexStrip, whatever the titles") struct IndexStripPropertyTests {
  /// A random strip that shows all its titles.
  static func randomStrip(using generator: inout SeededGenerator) -> IndexStrip {
    let count = Int.random(in: 1...60, using: &generator)
    let filled = Double.random(in: 0...1, using: &generator)
    let pinned = Int.random(in: 0...3, using: &generator)
    let hasEmptySections = Bool.random(using: &generator)
    var sections = 0
    let titles = (0..<count).map { number in
      let hasRows = Double.random(in: 0..<1, using: &generator) < filled
      defer { if hasRows || hasEmptySections { sections += 1 } }
      return IndexStrip.Title(
        number == count - 1 ? "#" : "\(number)",
        section: hasRows || hasEmptySections ? sections : nil, rowCount: hasRows ? 2 : 0,
        isKept: number < pinned ? true : nil)
    }
    return IndexStrip(titles: titles, searchLabel: Bool.random(using: &generator) ? "Search" : nil)
  }

  static func strips(_ check: (_ whole: IndexStrip, _ fitted: IndexStrip, _ room: Int) -> Void) {
    var generator = SeededGenerator(seed: 8)
    for _ in 0..<50 {
      let whole = randomStrip(using: &generator)
      let random = (0..<8).map { _ in Int.random(in: 7...64, using: &generator) }
      for room in Array(0...6) + random { check(whole, whole.fitted(slots: room), room) }
    }
  }

  @Test("The slots are no more than there is room for, and waste no two")
  func slotCount() {
    Self.strips { whole, strip, room in
      #expect(strip.slots.count <= room)
      #expect(strip.slots.count >= min(room - 1, whole.slots.count))
    }
  }

  @Test("The slots stand for all titles, each once and in order")
  func partition() {
    Self.strips { whole, strip, room in
      let titles = strip.slots.filter { $0.target != .search }.flatMap { Array($0.titles) }
      #expect(titles == (room > 0 && !strip.slots.isEmpty ? Array(whole.titles.indices) : []))
    }
  }

  @Test("From two slots on, the first and the last title are shown")
  func ends() {
    Self.strips { whole, strip, room in
      let shown = strip.slots.filter { $0.target != .search }.map(\.text)
      guard room >= 2, whole.titles.count >= 2 else { return }
      #expect(shown.first == whole.titles.first?.text)
      #expect(shown.last == whole.titles.last?.text)
    }
  }

  @Test("No two bullets touch, and the bullets are about as long as each other")
  func bullets() {
    Self.strips { _, strip, _ in
      let slots = strip.slots
      for (slot, next) in zip(slots, slots.dropFirst()) {
        #expect(slot.text != "•" || next.text != "•")
      }
      let lengths = slots.filter { $0.text == "•" }.map(\.titles.count)
      #expect((lengths.max() ?? 0) - (lengths.min() ?? 0) <= 1)
    }
  }

  @Test("From one end to the other, positions lead to all sections with rows, in order")
  func scrubbing() {
    Self.strips { whole, strip, room in
      let last = whole.titles.last { $0.hasRows }?.section
      guard room > 0, let last else { return }
      let steps = strip.slots.count * 120
      let found = (0...steps).compactMap { step -> Int? in
        guard case .section(let section) = strip.target(atFraction: Double(step) / Double(steps))
        else { return nil }
        return section
      }
      #expect(zip(found, found.dropFirst()).allSatisfy { $0 <= $1 })
      let filled = whole.titles.filter(\.hasRows).compactMap(\.section)
      #expect(Set(found) == Set(filled))
      #expect(found.last == last)
    }
  }

  @Test("A slot leads where the middle of a bullet does, and where its title belongs")
  func slotTargets() {
    Self.strips { whole, strip, _ in
      for (number, slot) in strip.slots.enumerated() where slot.text == "•" {
        let middle = (Double(number) + 0.5) / Double(strip.slots.count)
        #expect(strip.target(atFraction: middle) == slot.target)
      }
      for slot in strip.slots where slot.titles.count == 1 {
        let title = whole.titles[slot.titles.lowerBound]
        if title.hasRows { #expect(slot.target == title.section.map { .section($0) }) }
      }
    }
  }

  @Test("The slot of a section leads back to it, or stands for it among others")
  func roundTrip() {
    Self.strips { whole, strip, room in
      for title in whole.titles where title.hasRows && room > 0 {
        guard let section = title.section, let slot = strip.slot(forSection: section) else {
          Issue.record("there is no slot for \(title)")
          continue
        }
        let titles = strip.slots[slot].titles
        #expect(titles.count > 1 || strip.target(atSlot: slot) == .section(section))
        #expect(titles.contains { whole.titles[$0].section == section })
      }
    }
  }

  @Test("Every row of a strip of 27 leads to one of 52 sections, the last to the last")
  func strokes() {
    let strip = IndexStrip(
      titles: (1...52).map { "\($0)劃" }, rowCounts: Array(repeating: 1, count: 52)
    ).fitted(slots: 27)
    #expect(strip.slots.count == 27)
    let sections = strip.slots.indices.compactMap { slot -> Int? in
      guard case .section(let section) = strip.target(atSlot: slot) else { return nil }
      return section
    }
    #expect(sections.count == 27)
    #expect(sections.first == 0)
    #expect(sections.last == 51)
    #expect(zip(sections, sections.dropFirst()).allSatisfy { $0 < $1 })
  }
}
