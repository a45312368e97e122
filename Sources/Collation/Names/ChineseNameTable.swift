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
  private let surnames: TableSlice<UInt32>
  private let sure: TableSlice<UInt8>
  private let predecessors: TableSlice<UInt32>
  private let numbers: TableSlice<UInt16>
  private let rows: TableSlice<UInt16>
  private let words: TextList
  private let othersRead: TableSlice<UInt16>
  private let otherRows: TableSlice<UInt16>
  /// With which ideographs of the BMP a surname begins that has another place than its ideographs have.
  private let firsts: [UInt64]
  /// The surnames, in the order of section 3.
  private let ready: [Surname]

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
    surnames = bytes.section(3).elements(of: UInt32.self)
    sure = bytes.section(4).elements(of: UInt8.self)
    predecessors = bytes.section(5).elements(of: UInt32.self)
    numbers = bytes.section(6).elements(of: UInt16.self)
    rows = bytes.section(7).elements(of: UInt16.self)
    words = TextList(bytes, firstSection: 8)
    othersRead = bytes.section(10).elements(of: UInt16.self)
    otherRows = bytes.section(11).elements(of: UInt16.self)
    var firsts = [UInt64](repeating: 0, count: 1024)
    var ready: [Surname] = []
    for index in 0..<surnames.count / 2 {
      let surname = Surname(
        places: (surnames[2 * index + 1] == 0 ? 0..<1 : 0..<2).map {
          [predecessors, numbers, rows] in
          let place = 2 * index + $0
          return SurnamePlace(
            predecessor: predecessors[place], number: numbers[place], row: Int(rows[place]))
        }, isSure: sure[index] == 1)
      ready.append(surname)
      let first = Int(surnames[2 * index] & 0xFFFF)
      if surname.isMoved { firsts[first >> 6] |= 1 << UInt64(first & 63) }
    }
    self.firsts = firsts
    self.ready = ready
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

  /// Whether a surname begins with an ideograph that has another place than its ideographs have elsewhere.
  @inline(__always)
  func moves(_ ideograph: UInt32) -> Bool {
    ideograph < 0x10000
      && firsts[Int(ideograph >> 6)] >> UInt64(ideograph & 63) & 1 == 1
  }

  /// The longest surname that begins with two ideographs.
  func surname(_ first: UInt32, _ second: UInt32) -> Surname? {
    (index(first, second) ?? index(first, 0)).map { ready[$0] }
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

  /// All surnames.
  package var allSurnames: [(text: String, isSure: Bool, readings: [String])] {
    stride(from: 0, to: surnames.count, by: 2).map { place in
      let scalars = [surnames[place], surnames[place + 1]].filter { $0 != 0 }
        .compactMap(Unicode.Scalar.init)
      let places = ready[place / 2].places
      return (
        String(String.UnicodeScalarView(scalars)), sure[place / 2] == 1,
        places.map { reading($0.row) }
      )
    }
  }

  private func index(_ first: UInt32, _ second: UInt32) -> Int? {
    var low = 0
    var high = surnames.count / 2
    while low < high {
      let middle = (low + high) / 2
      let (otherFirst, otherSecond) = (surnames[2 * middle], surnames[2 * middle + 1])
      if (otherFirst, otherSecond) == (first, second) { return middle }
      if (otherFirst, otherSecond) < (first, second) { low = middle + 1 } else { high = middle }
    }
    return nil
  }
}
