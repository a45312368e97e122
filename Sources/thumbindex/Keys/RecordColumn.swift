/// Finds the text of a record that its key is made of.
enum RecordColumn {
  case whole
  /// The record without blanks around it.
  case trimmed
  /// The field with a number, from 0.
  case field(Int)
  /// A member of a JSON object.
  case member(JSONMember)

  /// Where a text is.
  enum Place {
    case record(Range<Int>)
    /// The bytes are decoded in `scratch`.
    case scratch
    /// There is no record.
    case none
  }

  /// Finds the text. `scratch` is room for one that is spelled in another way in the record.
  func find(in record: Span<UInt8>, _ scratch: inout [UInt8]) throws(RecordFault) -> Place {
    switch self {
    case .whole: return .record(0..<record.count)
    case .trimmed:
      let name = Self.trimmed(record)
      return name.isEmpty ? .none : .record(name)
    case .field(let number):
      guard let field = Self.field(number, of: record) else {
        throw RecordFault("there is no column \(number + 1)")
      }
      return .record(field)
    case .member(let member): return try member.find(in: record, &scratch)
    }
  }

  /// What is left without white space, NUL and Ctrl-Z at the ends, and byte order marks at the start.
  private static func trimmed(_ line: Span<UInt8>) -> Range<Int> {
    var (lower, upper) = (0, line.count)
    while lower + 3 <= upper, line[lower] == 0xEF, line[lower + 1] == 0xBB, line[lower + 2] == 0xBF
    {
      lower += 3
    }
    while lower < upper, isPadding(line[lower]) { lower += 1 }
    while lower < upper, isPadding(line[upper - 1]) { upper -= 1 }
    return lower..<upper
  }

  private static func isPadding(_ byte: UInt8) -> Bool {
    byte == 0x20 || 0x09...0x0D ~= byte || byte == 0 || byte == 0x1A
  }

  static func field(_ number: Int, of record: Span<UInt8>) -> Range<Int>? {
    var (left, start) = (number, 0)
    for index in record.indices where record[index] == UInt8(ascii: "\t") {
      if left == 0 { return start..<index }
      left -= 1
      start = index + 1
    }
    return left == 0 ? start..<record.count : nil
  }
}
