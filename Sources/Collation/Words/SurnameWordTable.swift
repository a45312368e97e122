internal import UnicodeText

/// The words of the surnames that are read otherwise wherever a name seems to begin with them.
final class SurnameWordTable: Sendable {
  private let rows: SurnameRows
  private let words: [SurnameWords]
  private let keys: [SurnameKey]
  /// The first word of each, behind a zero for no surname.
  private let firsts: [UInt64]
  private let doubts = NameDoubts.standard

  /// Makes the words of the surnames of a collator.
  init(_ surnames: SurnameReadings, _ collator: Collator) {
    var rows = surnames.rows
    words = rows.surnames.map { SurnameWords($1, $0, collator) }
    keys = words.map(SurnameKey.init)
    firsts = [0] + words.map { $0.words[0].bits }
    for place in rows.rows.indices.dropFirst() {
      rows.rows[place].bound(collator.plainWord(of: rows.rows[place].first))
    }
    for (words, (ideographs, _)) in zip(words, rows.surnames) {
      if let place = rows.place(of: ideographs[0]) { rows.rows[place].extend(to: words.words[0]) }
    }
    self.rows = rows
  }

  /// Whether one of the surnames begins with an ideograph.
  func begins(_ ideograph: UInt32) -> Bool { rows.place(of: ideograph) != nil }

  /// Between which weights the first one of a text is that begins with an ideograph, whether it is a name
  /// or not.
  @inline(__always)
  func range(of first: UInt32) -> (lowest: UInt32, highest: UInt32) {
    let row = rows.row(of: first)
    return (row.lowest, row.highest)
  }

  /// Finds the surname that a text begins with.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - first: Its first ideograph, which begins such surnames.
  /// - Returns: Its number; negative if there is none, or the text is no name.
  @inline(__always)
  func find(in text: Span<UInt8>, first: UInt32) -> Int {
    guard let name = ShortName(text), let number = rows.quickNumber(first, second: name.second)
    else { return findSlowly(in: text) }
    return doubts.mayConcern(name) && number >= 0 ? findSlowly(in: text) : number
  }

  @inline(never)
  private func findSlowly(in text: Span<UInt8>) -> Int {
    guard !text.isEmpty else { return -1 }
    var index = 0
    let first = UTF8Reader.decode(text, at: &index)
    let second = index < text.count ? UTF8Reader.decode(text, at: &index) : 0
    let number = rows.number(first, second: ShortName.bytes(of: second))
    return number >= 0 && PersonalName.seems(text) ? number : -1
  }

  /// The words of a surname.
  subscript(number: Int) -> SurnameWords {
    @inline(__always)
    get { words[number] }
  }

  /// What a surname puts into keys.
  @inline(__always)
  func key(_ number: Int) -> SurnameKey { keys[number] }

  /// The first word of a surname; `other` for a negative number.
  @inline(__always)
  func firstWord(_ number: Int, or other: PrimaryWord) -> PrimaryWord {
    // Read in any case and then chosen, without a branch, which would be guessed wrong.
    let first = firsts[number &+ 1]
    return PrimaryWord(bits: first == 0 ? other.bits : first)
  }
}

extension SurnameRows.Row {
  /// Takes the word of the ideograph, if it is for one weight whatever follows.
  fileprivate mutating func bound(_ word: PrimaryWord) {
    if word.isSingle, !word.mayChange { (lowest, highest) = (word.firstWeight, word.firstWeight) }
  }

  /// Takes the first word of a surname too.
  fileprivate mutating func extend(to word: PrimaryWord) {
    lowest = min(lowest, word.firstWeight)
    highest = max(highest, word.firstWeight)
  }
}

extension Collator {
  /// The words of the surname that a text begins with, whose first character begins surnames.
  @inline(never)
  func surnameWords(_ name: Span<UInt8>, first: UInt32) -> SurnameWords? {
    guard let table = words.surnames else { return nil }
    return table.read { table -> SurnameWords? in
      let number = table.find(in: name, first: first)
      return number < 0 ? nil : table[number]
    }
  }

  /// What the surname puts into keys that a text begins with, whose first character begins surnames.
  @inline(never)
  func surnameKey(_ name: Span<UInt8>, first: UInt32) -> SurnameKey? {
    guard let table = words.surnames else { return nil }
    return table.read { table -> SurnameKey? in
      let number = table.find(in: name, first: first)
      return number < 0 ? nil : table.key(number)
    }
  }

  /// The first word of a text, whose first character has the word `word`, which begins surnames.
  @inline(never)
  func nameWord(_ name: Span<UInt8>, first: UInt32, _ word: PrimaryWord) -> PrimaryWord {
    guard let table = words.surnames else { return word }
    return table.read { table in
      table.firstWord(table.find(in: name, first: first), or: word)
    }
  }

  /// Whether a surname begins with an ideograph that is read otherwise wherever a name seems to begin with it.
  func beginsSurnames(_ ideograph: UInt32) -> Bool {
    guard let surnames else { return false }
    if words.surnames == nil { words.keepSurnames(SurnameWordTable(surnames, self)) }
    return words.surnames?.read { $0.begins(ideograph) } ?? false
  }
}
