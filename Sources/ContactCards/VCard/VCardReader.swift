/// Reads the contacts of vCards that are in memory as a whole.
enum VCardReader {
  static func read(
    _ bytes: Span<UInt8>, _ context: TextContext, into log: inout ProblemLog,
    _ body: (consuming ContactReading.Record) -> Void
  ) {
    var scanner = CardScanner(bytes, limits: .standard)
    var outline = CardOutline()
    let isUTF8 = !context.isForced && (try? UTF8Span(validating: bytes)) != nil
    var decoder = CardDecoder(context, keepsPictures: false, isAllUTF8: isUTF8)
    var knowsFallback = isUTF8 || context.fallback != nil
    while scanner.next(into: &outline, &log) {
      let card = bytes.extracting(outline.range)
      if !knowsFallback, (try? UTF8Span(validating: card)) == nil {
        decoder.context.fallback = FileEncoding.guess(bytes.extracting(outline.range.lowerBound...))
        knowsFallback = true
      }
      let contact = decoder.contact(outline, in: card, &log)
      if outline.isEnded || contact != Contact() {
        body(ContactReading.Record(contact, line: outline.number))
      }
    }
  }
}
