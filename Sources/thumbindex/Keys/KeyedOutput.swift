internal import ThumbIndex

/// Writes records with their sections and keys.
struct KeyedOutput: ~Copyable {
  private let fields: KeyedFields
  /// Whether each is an object of JSON.
  private let isJSON: Bool
  private let collation: IndexedCollation
  private let titles: [[UInt8]]
  private var key: [UInt8] = []
  private var bytes: [UInt8] = []
  private var output = Output()

  init(_ fields: KeyedFields, isJSON: Bool, _ collation: IndexedCollation) {
    self.fields = fields
    self.isJSON = isJSON && fields.form != .binary
    self.collation = collation
    titles = collation.sectionTitles.map {
      Array((isJSON && fields.form != .binary ? JSONText.string($0) : $0).utf8)
    }
  }

  /// Writes the names of columns: ours, then those of the records.
  mutating func writeHeader(_ record: Span<UInt8>) {
    for (place, field) in fields.fields.enumerated() {
      if place > 0 { bytes.append(UInt8(ascii: "\t")) }
      if field == .record { bytes.append(copying: record) } else { bytes += field.rawValue.utf8 }
    }
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Writes a record.
  ///
  /// - Parameters:
  ///   - record: The record as it came.
  ///   - text: What of it the key is made of.
  ///   - number: Its number, from 1.
  mutating func write(_ record: Span<UInt8>, text: Span<UInt8>, number: Int) {
    key.removeAll(keepingCapacity: true)
    collation.appendIndexKey(utf8: text, to: &key)
    let section = Int(key[0]) << 8 | Int(key[1])
    for place in fields.fields.indices {
      if fields.form == .binary {
        appendBinary(fields.fields[place], record, section, number)
      } else {
        appendText(at: place, record, section, number)
      }
    }
    if fields.form != .binary { endLine() }
  }

  private mutating func endLine() {
    if isJSON { bytes.append(UInt8(ascii: "}")) }
    bytes.append(UInt8(ascii: "\n"))
  }

  private mutating func appendText(
    at place: Int, _ record: Span<UInt8>, _ section: Int, _ number: Int
  ) {
    let field = fields.fields[place]
    if isJSON {
      bytes += (place == 0 ? "{\"" : ", \"").utf8
      bytes += field.rawValue.utf8
      bytes += "\": ".utf8
    } else if place > 0 {
      bytes.append(UInt8(ascii: "\t"))
    }
    switch field {
    case .number: bytes.append(digitsOf: number)
    case .section: bytes.append(digitsOf: section)
    case .title: bytes += titles[section]
    case .key:
      if isJSON { bytes.append(UInt8(ascii: "\"")) }
      let key = key
      fields.form.append(key.span.extracting(droppingFirst: 2), to: &bytes)
      if isJSON { bytes.append(UInt8(ascii: "\"")) }
    case .record: bytes.append(copying: record)
    }
  }

  private mutating func appendBinary(
    _ field: KeyedFields.Field, _ record: Span<UInt8>, _ section: Int, _ number: Int
  ) {
    switch field {
    case .number: bytes.append(number, bytes: 8)
    case .section: bytes.append(section, bytes: 2)
    case .title:
      bytes.append(titles[section].count, bytes: 4)
      bytes += titles[section]
    case .key:
      let key = key
      bytes.append(key.count - 2, bytes: 4)
      bytes.append(copying: key.span.extracting(droppingFirst: 2))
    case .record:
      bytes.append(record.count, bytes: 4)
      bytes.append(copying: record)
    }
  }

  /// Whether so much is gathered that it should be written.
  var isFull: Bool { bytes.count >= 1 << 17 }

  /// Hands on what is gathered: whoever reads need not wait for more records.
  mutating func flush() throws(CommandFailure) {
    try output.write(bytes[...])
    try output.flush()
    bytes.removeAll(keepingCapacity: true)
  }

  consuming func finish() throws(CommandFailure) {
    try output.write(bytes[...])
    try output.finish()
  }
}
