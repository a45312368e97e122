/// A file that is in memory as a whole, and how it is to be read.
struct ContactFile {
  /// The encoding that someone insists on.
  var encoding: TextEncoding?

  /// Reads the bytes as the format of the reading. `body` takes the contacts one by one.
  func read(
    _ bytes: Span<UInt8>, into reading: inout ContactReading,
    _ body: (consuming ContactReading.Record) -> Void
  ) {
    if let reader = reading.format?.blockReader(keepsAll: false) {
      return readText(bytes, reader, into: &reading, body)
    }
    if reading.format == .vCard {
      return VCardReader.read(bytes, context, into: &reading.log, body)
    }
    var contacts = PropertyListContacts(list(bytes, into: &reading))
    while let record = contacts.next(&reading) { body(record) }
  }

  /// Reads the property list that the bytes are; any other file is of no known format.
  func list(_ bytes: Span<UInt8>, into reading: inout ContactReading) -> PropertyList? {
    switch reading.format {
    case .xmlPropertyList: return XMLPropertyListParser.parse(bytes, into: &reading)
    case .binaryPropertyList: return BinaryPropertyListParser.parse(bytes, into: &reading)
    default:
      reading.fail(
        "this is not a contact file of a known format; export the contacts as vCard, as a property "
          + "list, or as text with one name a line", line: 1)
      return nil
    }
  }

  /// Reads a text that has one encoding throughout.
  private func readText(
    _ bytes: Span<UInt8>, _ reader: any BlockReader, into reading: inout ContactReading,
    _ body: (consuming ContactReading.Record) -> Void
  ) {
    let isUTF8 = encoding == nil || encoding == .utf8
    if isUTF8, (try? UTF8Span(validating: bytes)) != nil {
      return Self.readBlocks(bytes, reader, into: &reading, body)
    }
    var stream = TextStream(encoding)
    let text = stream.convert(bytes.bytes(in: 0..<bytes.count), isLast: true, &reading.log)
    Self.readBlocks(text.span, reader, into: &reading, body)
  }

  private static func readBlocks(
    _ bytes: Span<UInt8>, _ reader: any BlockReader, into reading: inout ContactReading,
    _ body: (consuming ContactReading.Record) -> Void
  ) {
    var (reader, start, number, room) = (reader, 0, 1, RecordStream.blockSize)
    while true {
      let isLast = bytes.count - start <= room
      let part = bytes.extracting(start..<min(bytes.count, start + room))
      let (taken, next) = reader.read(part, at: number, isLast: isLast, into: &reading)
      for record in reading.records { body(record) }
      reading.records.removeAll(keepingCapacity: true)
      if isLast { return }
      (start, number) = (start + taken, next)
      room = taken > 0 ? RecordStream.blockSize : room * 2
    }
  }

  /// What is known of the encoding of a text.
  private var context: TextContext {
    encoding == nil || encoding == .utf8
      ? TextContext() : TextContext(fallback: encoding, isForced: true)
  }
}
