/// Makes the keys of the records of a file.
struct RecordKeys: ~Copyable {
  private var output: KeyedOutput
  private var pieces: RecordPieces
  /// None before the line that names the columns.
  private var column: RecordColumn?
  private let columnName: String
  private var scratch: [UInt8] = []
  private var hasFailed = false

  init(_ output: consuming KeyedOutput, _ format: RecordFormat, column name: String) {
    self.output = output
    columnName = name
    switch format {
    case .names: (pieces, column) = (RecordPieces(.lineEnd), .trimmed)
    case .tsv:
      let number = Int(name).flatMap { $0 > 0 ? RecordColumn.field($0 - 1) : nil }
      (pieces, column) = (RecordPieces(.lineFeed), number)
    case .jsonl: (pieces, column) = (RecordPieces(.lineFeed), .member(JSONMember(name)))
    case .frames: (pieces, column) = (RecordPieces(.length), .whole)
    case .lines, .cards: (pieces, column) = (RecordPieces(.lineFeed), .whole)
    }
  }

  /// Reads a file to its end.
  mutating func run(_ file: InputFile) throws(CommandFailure) {
    let progress = Progress()
    var failure: CommandFailure?
    try file.readPieces(progress) { piece, _ in
      guard failure == nil else { return }
      pieces.append(piece)
      do throws(CommandFailure) { try takeRecords(file, progress) } catch { failure = error }
    }
    if let failure { throw failure }
    pieces.finish()
    try takeRecords(file, progress)
  }

  /// Ends the output.
  consuming func finish() throws(CommandFailure) {
    try output.finish()
    if hasFailed { throw .reported }
  }

  private mutating func takeRecords(
    _ file: InputFile, _ progress: Progress
  ) throws(CommandFailure) {
    while let found = pieces.next() {
      if column == nil, case .record(let range) = found {
        try readHeader(range, file)
        continue
      }
      do throws(RecordFault) {
        switch found {
        case .tooLong: throw RecordFault("the record is longer than 16 MiB")
        case .cutOff: throw RecordFault("the record breaks off")
        case .record(let range): try take(range)
        }
      } catch {
        progress.wipe()
        FileProblem(file: file.name, line: pieces.count, message: error.message).report()
        hasFailed = true
      }
      if output.isFull { try output.flush() }
    }
    try output.flush()
  }

  private mutating func take(_ range: Range<Int>) throws(RecordFault) {
    let bytes = pieces.bytes
    let record = bytes.span.extracting(range)
    guard let column else { throw RecordFault("there are no names of columns") }
    guard (try? UTF8Span(validating: record)) != nil else {
      throw RecordFault("the record is not UTF-8")
    }
    let number = pieces.count
    switch try column.find(in: record, &scratch) {
    case .none: break
    case .record(let text):
      let shown = columnIsTrimmed ? record.extracting(text) : record
      output.write(shown, text: record.extracting(text), number: number)
    case .scratch:
      let text = scratch
      output.write(record, text: text.span, number: number)
    }
  }

  private var columnIsTrimmed: Bool {
    if case .trimmed = column { true } else { false }
  }

  /// Takes the line that names the columns.
  private mutating func readHeader(
    _ range: Range<Int>, _ file: InputFile
  ) throws(CommandFailure) {
    let bytes = pieces.bytes
    let record = bytes.span.extracting(range)
    let wanted = Array(columnName.utf8)
    var number = 0
    while let field = RecordColumn.field(number, of: record) {
      let name = bytes[range][
        range.lowerBound + field.lowerBound..<range.lowerBound + field.upperBound]
      if name.elementsEqual(wanted) {
        column = .field(number)
        return output.writeHeader(record)
      }
      number += 1
    }
    throw .data(FileProblem(file: file.name, message: "there is no column “\(columnName)”"))
  }
}
