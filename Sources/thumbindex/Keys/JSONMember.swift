/// Finds a member of a JSON object (RFC 8259), and checks the whole object on the way.
struct JSONMember {
  private let name: [UInt8]

  init(_ name: String) { self.name = Array(name.utf8) }

  /// Finds the member's text; of several with the name the last, as most readers do.
  func find(in record: Span<UInt8>, _ scratch: inout [UInt8]) throws(RecordFault)
    -> RecordColumn.Place
  {
    var scanner = JSONScanner(record)
    var found: RecordColumn.Place?
    var isOther = false
    var label: [UInt8] = []
    try scanner.expect(UInt8(ascii: "{"), "there is no object")
    var isFirst = true
    while try scanner.hasNext(before: UInt8(ascii: "}"), isFirst: isFirst) {
      isFirst = false
      let place = try scanner.string(&label)
      let isIt = scanner.isText(place, label, name)
      try scanner.expect(UInt8(ascii: ":"), "a colon is missing")
      if isIt, scanner.isAtString {
        (found, isOther) = (try scanner.string(&scratch), false)
      } else {
        try scanner.skipValue()
        if isIt { (found, isOther) = (nil, true) }
      }
    }
    try scanner.finish()
    guard let found else {
      let text = String(decoding: name, as: UTF8.self)
      throw RecordFault(isOther ? "“\(text)” is no text" : "there is no “\(text)”")
    }
    return found
  }
}
