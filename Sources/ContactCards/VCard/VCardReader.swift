/// Reads the contacts of vCards that are in memory as a whole.
enum VCardReader {
  static func read(
    _ bytes: Span<UInt8>, _ context: TextContext, into reading: inout ContactReading
  ) {
    var scanner = CardScanner(bytes, limits: .standard)
    var outline = CardOutline()
    var decoder = CardDecoder(context, keepsPictures: false)
    var knowsFallback = context.fallback != nil
    while scanner.next(into: &outline, &reading.log) {
      let card = bytes.extracting(outline.range)
      if !knowsFallback, (try? UTF8Span(validating: card)) == nil {
        decoder.context.fallback = FileEncoding.guess(bytes.extracting(outline.range.lowerBound...))
        knowsFallback = true
      }
      let contact = decoder.contact(outline, in: card, &reading.log)
      if outline.isEnded || contact != Contact() {
        reading.records.append(.init(contact, line: outline.number))
      }
    }
  }
}
