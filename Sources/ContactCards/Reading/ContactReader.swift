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
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - format: The format to insist on; without it, the content tells.
  ///   - encoding: The encoding to insist on; without it, the content tells.
  /// - Returns: The contacts and the problems.
  /// - Complexity: O(*n*) in the number of bytes.
  public static func read(
    bytes: Span<UInt8>, format: ContactFormat? = nil, encoding: TextEncoding? = nil
  ) -> ContactReading {
    var records: [ContactReading.Record] = []
    var reading = forEachContact(in: bytes, format: format, encoding: encoding) {
      records.append($0)
    }
    reading.records = records
    return reading
  }

  /// Reads the contacts of a file one by one, so that no more than one of them has to be kept.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - format: The format to insist on; without it, the content tells.
  ///   - encoding: The encoding to insist on; without it, the content tells.
  ///   - body: Takes each contact with its line.
  /// - Returns: The format and the problems, without contacts.
  /// - Complexity: O(*n*) in the number of bytes.
  public static func forEachContact(
    in bytes: Span<UInt8>, format: ContactFormat? = nil, encoding: TextEncoding? = nil,
    _ body: (consuming ContactReading.Record) -> Void
  ) -> ContactReading {
    let isWide = encoding == nil || encoding == .utf16
    if isWide, let narrow = WideText.convertedToUTF8(bytes, insisting: encoding == .utf16) {
      return readNarrow(narrow.span, format, .utf8, body)
    }
    return readNarrow(bytes, format, encoding, body)
  }

  private static func readNarrow(
    _ bytes: Span<UInt8>, _ format: ContactFormat?, _ encoding: TextEncoding?,
    _ body: (consuming ContactReading.Record) -> Void
  ) -> ContactReading {
    var reading = ContactReading()
    reading.format = format ?? ContactFormat.recognizeNarrow(bytes)
    ContactFile(encoding: encoding).read(bytes, into: &reading, body)
    reading.log.finish()
    return reading
  }
}
