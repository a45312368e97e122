/// The surnames that are read otherwise wherever a name seems to begin with them, by their first ideographs.
struct SurnameRows: Sendable {
  /// What begins with one ideograph.
  struct Row {
    /// The ideograph; 0 in the row of those that begin none.
    fileprivate(set) var first: UInt32 = 0
    /// The number of the surname that is this ideograph alone; negative for none.
    fileprivate var single: Int32 = -1
    /// The second ideographs of two of its surnames, as bytes, and the numbers of these.
    fileprivate var second: (UInt32, UInt32) = (0, 0)
    fileprivate var number: (Int32, Int32) = (-1, -1)
    /// Whether it has no others.
    fileprivate var isWhole = true
    /// Between which weights the first one is, whether a text is a name or not.
    var lowest: UInt32 = 0
    var highest: UInt32 = .max
  }

  /// All surnames, by number.
  let surnames: [(ideographs: [UInt32], surname: Surname)]
  /// In the order of their ideographs, behind one that has nothing.
  var rows = [Row()]
  /// For each ideograph from U+4E00 to U+9FFF its row.
  private var places = [UInt16](repeating: 0, count: 0x5200)
  /// What else begins with an ideograph that begins more than two such surnames.
  private var others: [(ideographs: [UInt32], number: Int32)] = []

  /// The library's own.
  static let standard = SurnameRows(ChineseNameTable.embedded.surnames)

  /// Takes surnames, each once.
  init(_ all: [(ideographs: [UInt32], surname: Surname)]) {
    let moved = Set(
      all.filter { $0.surname.isSure && $0.surname.places.contains { $0.predecessor != 0 } }
        .map { $0.ideographs[0] })
    surnames = all.filter { moved.contains($0.ideographs[0]) }
      .sorted { $0.ideographs[0] < $1.ideographs[0] }
    for (number, (ideographs, surname)) in surnames.enumerated() {
      add(ideographs, surname.isSure ? Int32(number) : -1)
    }
  }

  /// Adds a surname, with a negative number if it isn't surely read so.
  private mutating func add(_ ideographs: [UInt32], _ number: Int32) {
    if rows[rows.count - 1].first != ideographs[0] { addRow(ideographs[0]) }
    let place = rows.count - 1
    let second = ideographs.count > 1 ? ShortName.bytes(of: ideographs[1]) : 0
    if second == 0 {
      rows[place].single = number
    } else if rows[place].second.0 == 0 {
      (rows[place].second.0, rows[place].number.0) = (second, number)
    } else if rows[place].second.1 == 0 {
      (rows[place].second.1, rows[place].number.1) = (second, number)
    } else {
      rows[place].isWhole = false
      others.append((ideographs, number))
    }
  }

  private mutating func addRow(_ first: UInt32) {
    let place = Int(first) - 0x4E00
    // Few enough come before: those from U+3400 on and these themselves.
    if places.indices.contains(place) { places[place] = UInt16(truncatingIfNeeded: rows.count) }
    rows.append(Row())
    rows[rows.count - 1].first = first
  }

  /// Where the row of an ideograph is; nil if it begins no surname.
  func place(of first: UInt32) -> Int? {
    var (low, high) = (0, rows.count)
    while low < high {
      let middle = (low + high) / 2
      if rows[middle].first < first { low = middle + 1 } else { high = middle }
    }
    return low < rows.count && rows[low].first == first ? low : nil
  }

  /// The row of an ideograph that begins surnames; another one if it is none from U+4E00 to U+9FFF.
  @inline(__always)
  func row(of first: UInt32) -> Row {
    let place = Int(first) &- 0x4E00
    return rows[place >= 0 && place < places.count ? Int(places[place]) : 0]
  }

  /// The number of the surname that is the longest to begin with an ideograph and with the bytes of a second
  /// one; negative for none.
  func number(_ first: UInt32, second: UInt32) -> Int {
    let other = others.first {
      $0.ideographs[0] == first && ShortName.bytes(of: $0.ideographs[1]) == second
    }
    if let other { return Int(other.number) }
    return Self.number(in: rows[place(of: first) ?? 0], second: second)
  }

  /// The same; nil if that takes more than a look at one row.
  @inline(__always)
  func quickNumber(_ first: UInt32, second: UInt32) -> Int? {
    let row = row(of: first)
    return row.first == first && row.isWhole ? Self.number(in: row, second: second) : nil
  }

  /// Chosen without a branch, which would be guessed wrong.
  @inline(__always)
  private static func number(in row: Row, second: UInt32) -> Int {
    let number = row.second.0 == second ? row.number.0 : row.single
    return Int(row.second.1 == second ? row.number.1 : number)
  }
}
