internal import Collation
internal import PersonNames

/// Makes the keys of one text at a time: of the text from each place on where what is typed may begin.
struct NameKeys: Sendable {
  /// From how many places on; more than names have words or ideographs.
  static let mostStarts = 12
  /// How much of a text counts, in bytes.
  static let mostBytes = 512
  /// How many ways to read a text there are at most.
  private static let mostReadings = 8

  /// The numbers of spellings, and these.
  private var numbers = NumberTable()
  private var spellings: [UnitSpelling] = []
  private let surnames: SurnameReadings?

  init(surnames: SurnameReadings?) { self.surnames = surnames }

  /// What the keys of a text are called.
  struct Fields {
    let start: (written: SearchField, read: SearchField)
    let later: (written: SearchField, read: SearchField)
    /// Whether it is a name, which has initials, and is found from each of its ideographs and syllables on.
    let isName: Bool
  }

  /// Adds the keys of a text.
  mutating func add(_ text: String, as fields: Fields, to keys: inout SearchKeys) {
    forgetMany()
    let units = units(of: text)
    if units.isEmpty { return }
    var starts = units.indices.filter { units[$0].startsWord }
    if !fields.isName {
      starts = starts.filter { $0 == 0 || units[$0 - 1].endsWord }
    }
    for start in starts.prefix(Self.mostStarts) {
      let names = start == starts.first ? fields.start : fields.later
      let rest = units[start...]
      keys.append(names.written) { join(rest, by: \.written, to: &$0) }
      addReadings(rest, names.read, isName: fields.isName, to: &keys)
      if fields.isName { addInitials(rest, to: &keys) }
    }
    if fields.isName { addLatinInitials(units, to: &keys) }
  }

  /// A unit, by the number of its spelling, and where words begin and end.
  private struct Unit: BitwiseCopyable {
    let number: Int
    let kind: UnitSpelling.Kind
    let isDoubling: Bool
    let hasOtherReadings: Bool
    let startsWord: Bool
    let endsWord: Bool
  }

  private mutating func units(of text: String) -> [Unit] {
    let bytes = text.utf8Span.span
    var count = min(bytes.count, Self.mostBytes)
    while count < bytes.count, count > 0, bytes[count] & 0xC0 == 0x80 { count -= 1 }
    return NameUnits(of: bytes.extracting(0..<count), surnames: surnames).units.map { unit in
      let number = number(of: unit.key)
      return Unit(
        number: number, kind: spellings[number].kind, isDoubling: spellings[number].isDoubling,
        hasOtherReadings: !spellings[number].otherReadings.isEmpty, startsWord: unit.startsWord,
        endsWord: unit.endsWord)
    }
  }

  private mutating func number(of key: NameUnit.Key) -> Int {
    if let number = numbers[key.number] { return Int(number) }
    spellings.append(UnitSpelling(key))
    numbers.set(key.number, Int64(spellings.count - 1))
    return spellings.count - 1
  }

  /// Forgets spellings if there are too many: hostile texts have any number of different characters.
  private mutating func forgetMany() {
    guard spellings.count >= 1 << 16 else { return }
    numbers = NumberTable()
    spellings.removeAll()
  }

  /// Adds spellings one after another, with blanks between words.
  private func join(
    _ units: ArraySlice<Unit>, by spelling: (UnitSpelling) -> [UInt8], to bytes: inout [UInt8]
  ) {
    let start = bytes.count
    for place in units.indices {
      let unit = units[place]
      let next = spelling(spellings[unit.number])
      if bytes.count - start + next.count + 1 >= SearchKeys.longest { return }
      if place > units.startIndex, units[place - 1].endsWord, bytes.last != SearchCode.blank {
        bytes.append(SearchCode.blank)
      }
      bytes += next
    }
  }

  // MARK: Readings

  private func addReadings(
    _ units: ArraySlice<Unit>, _ field: SearchField, isName: Bool, to keys: inout SearchKeys
  ) {
    if units.contains(where: { $0.kind == .kana }) {
      addKana(units, field, to: &keys)
    } else if units.contains(where: { $0.kind == .read }) {
      keys.append(field) { join(units, by: \.reading, to: &$0) }
    }
    if isName { addOtherReadings(units, to: &keys) }
  }

  /// Adds what kana is like, with っ also as if it were typed `tsu`; and its romanization, beside letters and for
  /// the keys of a telephone.
  private func addKana(
    _ units: ArraySlice<Unit>, _ field: SearchField, to keys: inout SearchKeys
  ) {
    keys.append(field, romanized(units, .alike))
    if units.contains(where: \.isDoubling) {
      keys.append(field, romanized(units, .alikeUndoubled))
    }
    keys.append(field, romanized(units, .plain))
  }

  private enum Romanization { case plain, alike, alikeUndoubled }

  private func romanized(_ units: ArraySlice<Unit>, _ style: Romanization) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = units
    while let first = rest.first, bytes.count < SearchKeys.longest {
      let isKana = first.kind == .kana
      let same = rest.prefix { ($0.kind == .kana) == isKana }
      if rest.startIndex > units.startIndex { bytes.append(SearchCode.blank) }
      if isKana {
        bytes += romanization(same, style)
      } else {
        join(same, by: \.reading, to: &bytes)
      }
      rest = rest.dropFirst(same.count)
    }
    return bytes
  }

  /// Kana in letters.
  private func romanization(_ units: ArraySlice<Unit>, _ style: Romanization) -> [UInt8] {
    var letters: [UInt8] = []
    for (place, unit) in zip(units.indices, units) where letters.count < SearchKeys.longest {
      guard unit.isDoubling else {
        letters +=
          style == .plain ? spellings[unit.number].reading : spellings[unit.number].kanaReading
        continue
      }
      let next = place + 1 < units.endIndex ? spellings[units[place + 1].number].reading.first : nil
      letters += style == .alikeUndoubled ? Array("tsu".utf8) : [next ?? UInt8(ascii: "t")]
    }
    return style == .plain ? letters : KanaLetters.alike(letters).map { $0 & 0x1F }
  }

  private func addOtherReadings(_ units: ArraySlice<Unit>, to keys: inout SearchKeys) {
    guard units.contains(where: { $0.hasOtherReadings }) else { return }
    var readings: [[Int]] = [[]]
    for unit in units {
      let count = spellings[unit.number].otherReadings.count + 1
      let isOpen = readings.count * count <= Self.mostReadings
      readings = readings.flatMap { known in (isOpen ? 0..<count : 0..<1).map { known + [$0] } }
    }
    for choices in readings.dropFirst() {
      var rest = choices[...]
      keys.append(.otherReading) { bytes in
        let spelling = { (spelling: UnitSpelling) -> [UInt8] in
          let choice = rest.popFirst() ?? 0
          return choice == 0 ? spelling.reading : spelling.otherReadings[choice - 1]
        }
        join(units, by: spelling, to: &bytes)
      }
    }
  }

  // MARK: Initials

  /// Adds initials where there are two at least: one alone is how the reading begins.
  private func addInitials(_ units: ArraySlice<Unit>, to keys: inout SearchKeys) {
    guard units.count > 1,
      units.contains(where: { $0.kind == .read || $0.kind == .hangul })
    else { return }
    keys.append(.initials) { join(units, by: \.initial, to: &$0) }
  }

  /// Adds the first letters of words in letters, two or more.
  private func addLatinInitials(_ units: [Unit], to keys: inout SearchKeys) {
    guard units.allSatisfy({ $0.kind == .other }) else { return }
    let firsts = units.filter(\.startsWord)
    if firsts.count > 1 { keys.append(.initials, firsts.flatMap { spellings[$0.number].written }) }
  }
}

extension NameUnit.Key {
  /// A number that no other key has: code points have 21 bits, and there are fewer readings than 2³².
  fileprivate var number: Int64 {
    switch self {
    case .letter(let code): Int64(code)
    case .hangul(let syllable): 1 << 60 | Int64(syllable)
    case .ideograph(let ideograph, let row): 2 << 60 | Int64(row + 1) << 24 | Int64(ideograph)
    case .kana(let first, let second, let context):
      3 << 60 | Int64(first) << 32 | Int64(second) << 8 | Int64(context)
    }
  }
}
