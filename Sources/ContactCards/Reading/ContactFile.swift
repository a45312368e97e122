/// A file that is in memory as a whole, and how it is to be read.
struct ContactFile {
  /// The encoding that someone insists on.
  var encoding: TextEncoding?
  /// Whether what a list does not show is kept, such as pictures and unknown properties.
  var keepsAll: Bool

  /// Reads the bytes as the format of the reading.
  func read(_ bytes: Span<UInt8>, into reading: inout ContactReading) {
    switch reading.format {
    case .vCard: VCardReader.read(bytes, context, into: &reading)
    case .xmlPropertyList:
      let root = XMLPropertyListParser.parse(bytes, into: &reading)
      PropertyListContacts.read(root, into: &reading)
    case .binaryPropertyList:
      let root = BinaryPropertyListParser.parse(bytes, into: &reading)
      PropertyListContacts.read(root, into: &reading)
    case .jCard:
      readText(bytes, into: &reading) { JCardReader.read($0, keepsAll: keepsAll, into: &$1) }
    case .csv: readText(bytes, into: &reading) { CSVReader.read($0, into: &$1) }
    case .ldif: readText(bytes, into: &reading) { LDIFReader.read($0, into: &$1) }
    case .abook: readText(bytes, into: &reading) { ABookReader.read($0, into: &$1) }
    case .plainText: readText(bytes, into: &reading) { PlainTextReader.read($0, into: &$1) }
    case nil:
      reading.fail(
        "this is not a contact file of a known format; export the contacts as vCard, as a property "
          + "list, or as text with one name a line", line: 1)
    }
  }

  /// Reads a text that has one encoding throughout.
  private func readText(
    _ bytes: Span<UInt8>, into reading: inout ContactReading,
    _ read: (Span<UInt8>, inout ContactReading) -> Void
  ) {
    if let text = WholeText.transcoded(bytes, insisting: encoding, &reading.log) {
      read(text.span, &reading)
    } else {
      read(bytes, &reading)
    }
  }

  /// What is known of the encoding of a text.
  private var context: TextContext {
    encoding == nil || encoding == .utf8
      ? TextContext() : TextContext(fallback: encoding, isForced: true)
  }
}
