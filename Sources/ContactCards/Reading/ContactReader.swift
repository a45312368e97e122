/// Reads contacts from the bytes of a file of any known format.
///
/// ```swift
/// let reading = ContactReader.read(bytes: Array("BEGIN:VCARD\nFN:Ada\nEND:VCARD\n".utf8))
/// reading.contacts.map(\.displayName)  // ["Ada"]
/// ```
///
/// Reading never fails as a whole: whatever can be read is returned, with the problems that were
/// met. It takes time and memory in proportion to the input, whatever the input is.
public enum ContactReader {
  /// Reads the contacts of a file.
  ///
  /// The format is told from the content alone. An empty file has no contacts, and that is no
  /// problem.
  ///
  /// - Parameter bytes: The whole file.
  /// - Returns: The contacts and the problems.
  /// - Complexity: O(*n*) in the number of bytes.
  public static func read(bytes: [UInt8]) -> ContactReading { read(bytes: bytes.span) }

  /// Reads the contacts of a file, from bytes that the caller keeps.
  ///
  /// - Parameter bytes: The whole file.
  /// - Returns: The contacts and the problems.
  /// - Complexity: O(*n*) in the number of bytes.
  public static func read(bytes: Span<UInt8>) -> ContactReading {
    guard let narrow = WideText.convertedToUTF8(bytes) else { return readNarrow(bytes) }
    return readNarrow(narrow.span)
  }

  private static func readNarrow(_ bytes: Span<UInt8>) -> ContactReading {
    var reading = ContactReading()
    reading.format = ContactFormat.recognizeNarrow(bytes)
    switch reading.format {
    case .vCard:
      VCardReader.read(bytes, TextContext(), into: &reading)
    case .xmlPropertyList:
      let root = XMLPropertyListParser.parse(bytes, into: &reading)
      PropertyListContacts.read(root, into: &reading)
    case .binaryPropertyList:
      let root = BinaryPropertyListParser.parse(bytes, into: &reading)
      PropertyListContacts.read(root, into: &reading)
    case .plainText:
      PlainTextReader.read(bytes, into: &reading)
    case nil:
      reading.fail(
        "this is not a contact file of a known format; export the contacts as vCard, as a property "
          + "list, or as text with one name a line", line: 1)
    }
    reading.log.finish()
    return reading
  }
}
