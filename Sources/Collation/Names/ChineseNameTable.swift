package import UnicodeText

/// The table `chinese-names`: how ideographs are read, and which surnames are read otherwise.
///
/// | sections | hold |
/// | --- | --- |
/// | 0 | the first ideograph of each reading, in the order of CLDR's pinyin collation |
/// | 1, 2 | ``TextList``: the readings, with tone marks |
/// | 3 | surnames in code point order: two ideographs each, the second 0 where there is but one |
/// | 4 | for each 1 if it is read so in names that aren't known to begin with a surname |
/// | 5 | for each ideograph of a surname the one that it comes after, or the letter whose index marker; 0 where it has its place |
/// | 6 | for each a number that tells it from others after the same ideograph, in order |
/// | 7 | for each the number of its reading |
/// | 8, 9 | ``TextList``: words that begin like names, and what organisations end in, with blanks between |
/// | 10, 11 | ideographs with other readings, in code point order, and for each the number of one, whose tone says nothing |
package struct ChineseNameTable: Sendable {
  private let rowStarts: TableSlice<UInt32>
  private let readings: TextList
  private let surnameIdeographs: TableSlice<UInt32>
  private let sure: TableSlice<UInt8>
  private let predecessors: TableSlice<UInt32>
  private let numbers: TableSlice<UInt16>
  private let rows: TableSlice<UInt16>
  private let words: TextList
  private let othersRead: TableSlice<UInt16>
  private let otherRows: TableSlice<UInt16>
  /// Which surnames may begin with an ideograph, by the low bits of it: most ideographs begin none.
  private let firsts: [UInt64]

  /// The table that is embedded in the library.
  package static let embedded: ChineseNameTable = {
    let table = TableBytes(named: "chinese-names")
    assert(table != nil, "the table chinese-names is not embedded")
    return ChineseNameTable(table ?? .empty)
  }()

  /// Reads a table; one that is damaged gives wrong answers.
  package init(_ bytes: TableBytes) {
    rowStarts = bytes.section(0).elements(of: UInt32.self)
    readings = TextList(bytes, firstSection: 1)
    surnameIdeographs = bytes.section(3).elements(of: UInt32.self)
    sure = bytes.section(4).elements(of: UInt8.self)
    predecessors = bytes.section(5).elements(of: UInt32.self)
    numbers = bytes.section(6).elements(of: UInt16.self)
    rows = bytes.section(7).elements(of: UInt16.self)
    words = TextList(bytes, firstSection: 8)
    othersRead = bytes.section(10).elements(of: UInt16.self)
    otherRows = bytes.section(11).elements(of: UInt16.self)
    var firsts = [UInt64](repeating: 0, count: 16)
    for place in stride(from: 0, to: surnameIdeographs.count, by: 2) {
      let low = surnameIdeographs[place] & 1023
      firsts[Int(low >> 6)] |= 1 << UInt64(low & 63)
    }
    self.firsts = firsts
  }

  /// How many readings there are.
  package var readingCount: Int { rowStarts.count }

  /// The first ideograph of a reading, in the order of the collation.
  package func firstIdeograph(ofReading row: Int) -> UInt32 { rowStarts[row] }

  /// A reading with tone marks.
  package func reading(_ row: Int) -> String {
    String(decoding: readings[row], as: UTF8.self)
  }

  /// The number of a reading, in NFC.
  package func row(of reading: String) -> Int? {
    let bytes = Array(reading.utf8)
    return (0..<readingCount).first { readings[$0] == bytes }
  }

  /// Words of two ideographs that begin with a surname and are none.
  package var nonNames: [String] { Self.split(words[0]) }

  /// What names of organisations end in.
  package var organisationEndings: [String] { Self.split(words[1]) }

  private static func split(_ bytes: [UInt8]) -> [String] {
    bytes.split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether a surname may begin with an ideograph; surely not if this is false.
  @inline(__always)
  func mayBegin(_ ideograph: UInt32) -> Bool {
    let low = ideograph & 1023
    return firsts[Int(low >> 6)] >> UInt64(low & 63) & 1 == 1
  }

  /// The longest surname that begins with two ideographs.
  func surname(_ first: UInt32, _ second: UInt32) -> Surname? {
    // Those of one ideograph come before those of two.
    var index = firstIndex(of: first)
    var found: Surname?
    while index < sure.count, surnameIdeographs[2 * index] == first {
      let other = surnameIdeographs[2 * index + 1]
      if other == 0 { found = surname(at: index, count: 1) }
      if other != 0, other == second { return surname(at: index, count: 2) }
      index += 1
    }
    return found
  }

  /// The numbers of the readings that an ideograph has in other words and names, but for their tones.
  package func otherReadings(of ideograph: UInt32) -> [Int] {
    var (low, high) = (0, othersRead.count)
    while low < high {
      let middle = (low + high) / 2
      if othersRead[middle] < ideograph { low = middle + 1 } else { high = middle }
    }
    let end = (low..<othersRead.count).first { othersRead[$0] != ideograph } ?? othersRead.count
    return (low..<end).map { Int(otherRows[$0]) }
  }

  /// All surnames, by their ideographs.
  var surnames: [(ideographs: [UInt32], surname: Surname)] {
    (0..<sure.count).map { index in
      let ideographs = [surnameIdeographs[2 * index], surnameIdeographs[2 * index + 1]]
        .filter { $0 != 0 }
      return (ideographs, surname(at: index, count: ideographs.count))
    }
  }

  /// All surnames with their readings.
  package var allSurnames: [(text: String, isSure: Bool, readings: [String])] {
    stride(from: 0, to: surnameIdeographs.count, by: 2).map { place in
      let scalars = [surnameIdeographs[place], surnameIdeographs[place + 1]].filter { $0 != 0 }
        .compactMap(Unicode.Scalar.init)
      let places = surname(at: place / 2, count: scalars.count).places
      return (
        String(String.UnicodeScalarView(scalars)), sure[place / 2] == 1,
        places.map { reading($0.row) }
      )
    }
  }

  private func surname(at index: Int, count: Int) -> Surname {
    Surname(
      first: place(at: 2 * index), second: count > 1 ? place(at: 2 * index + 1) : nil,
      isSure: sure[index] == 1)
  }

  private func place(at place: Int) -> SurnamePlace {
    SurnamePlace(
      predecessor: predecessors[place], number: numbers[place], row: Int(rows[place]))
  }

  /// The number of surnames that begin with ideographs before one.
  private func firstIndex(of first: UInt32) -> Int {
    var low = 0
    var high = sure.count
    while low < high {
      let middle = (low + high) / 2
      if surnameIdeographs[2 * middle] < first { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
