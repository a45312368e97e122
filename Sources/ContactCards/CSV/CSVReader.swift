/// Reads tables of contacts (RFC 4180) as Google and Outlook write them, and any other whose columns
/// have names.
struct CSVReader: BlockReader {
  private var separator = ASCII.comma
  private var header: CSVHeader?
  /// Whether the first line names nothing that is known.
  private var isUnknown = false

  mutating func read(
    _ bytes: Span<UInt8>, at number: Int, isLast: Bool, into reading: inout ContactReading
  ) -> (taken: Int, number: Int) {
    if isUnknown { return (bytes.count, number) }
    if header == nil { separator = CSVScanner.separator(of: bytes) ?? ASCII.comma }
    var rows = CSVScanner(bytes, separator: separator, firstNumber: number)
    var end = (taken: 0, number: number)
    while rows.advance() {
      // The next piece may go on this row.
      guard isLast || rows.position < bytes.count else { break }
      end = (rows.position, rows.nextNumber)
      guard let header else {
        begin(rows.cells, &reading)
        if isUnknown { return (bytes.count, number) }
        continue
      }
      Self.read(rows.cells, of: header, line: rows.number, into: &reading)
      guard rows.hasExcess else { continue }
      reading.fail(
        "this row has more than \(CSVScanner.longestRow) cells; the others were left out",
        line: rows.number)
    }
    if isLast, rows.breaksOff {
      reading.fail(
        "the file breaks off inside quotation marks that open in this row; get it again",
        line: rows.number)
    }
    return end
  }

  private mutating func begin(_ names: [String], _ reading: inout ContactReading) {
    let header = CSVHeader(names)
    self.header = header
    guard header.knownCount == 0 else { return }
    isUnknown = true
    reading.fail(
      "the first line names no column that is known; name the columns, such as “Name” and “Phone”",
      line: 1)
  }

  /// Whether the first line names columns of a table of contacts: two at least that are known.
  static func isHeader(_ bytes: Span<UInt8>) -> Bool {
    let beginning = bytes.extracting(..<min(bytes.count, 1 << 16))
    guard let separator = CSVScanner.separator(of: beginning) else { return false }
    var log = ProblemLog()
    if (try? UTF8Span(validating: beginning)) != nil { return isHeader(beginning, separator) }
    var stream = TextStream(nil)
    let text = stream.convert(beginning.bytes(in: beginning.indices), isLast: true, &log)
    return isHeader(text.span, separator)
  }

  private static func isHeader(_ beginning: Span<UInt8>, _ separator: UInt8) -> Bool {
    var rows = CSVScanner(beginning, separator: separator)
    guard rows.advance() else { return false }
    let header = CSVHeader(rows.cells)
    // A line of prose may have a known word; half of the columns are known in the worst table.
    return header.knownCount >= 2 && header.knownCount * 4 >= header.fields.count
  }

  private static func read(
    _ cells: [String], of header: CSVHeader, line: Int, into reading: inout ContactReading
  ) {
    guard cells.contains(where: { !$0.isBlank }) else { return }
    if cells.count > header.fields.count,
      cells[header.fields.count...].contains(where: { !$0.isBlank })
    {
      reading.warn(
        "this row has more cells than there are columns; the last ones were left out", line: line)
    }
    var row = CSVRow(language: header.language)
    for (index, cell) in cells.prefix(header.fields.count).enumerated() where !cell.isBlank {
      if let field = header.fields[index] {
        row.add(cell, field)
      } else {
        row.addOther(cell, column: header.names[index])
      }
    }
    var record = ContactReading.Record(row.contact(), line: line)
    record.others = row.others
    reading.records.append(record)
  }
}
