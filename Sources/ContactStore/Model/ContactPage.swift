/// A run of rows of a list.
public struct ContactPage: Sendable, Hashable {
  /// The rows, in order.
  public let rows: [ContactRow]
  /// The sections' numbers, one a row.
  public let sections: [Int]
  /// The places of the rows, one a row: where to go on from.
  package let places: [ListPlace]

  /// Where the page begins: the mark to ask for what stands before it; `nil` if it has no rows.
  public var first: PageMark? { places.first.map(PageMark.init) }
  /// Where the page ends: the mark to ask for what stands behind it; `nil` if it has no rows.
  public var last: PageMark? { places.last.map(PageMark.init) }
}

/// A place in a list that stays while rows come and go: between two pages, for keyset paging.
public struct PageMark: Sendable, Hashable {
  let place: ListPlace

  init(_ place: ListPlace) { self.place = place }

  /// The mark as text, to hand out and to read again.
  public var text: String { HexText.of(place.key) + "." + String(place.contact, radix: 16) }

  /// Reads a mark; `nil` if the text is none.
  ///
  /// - Parameter text: What ``text`` gave.
  public init?(text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, let key = HexText.bytes(of: parts[0]),
      let contact = Int64(parts[1], radix: 16)
    else { return nil }
    place = ListPlace(key: key, contact: contact)
  }
}

/// Bytes as hexadecimal digits.
enum HexText {
  static func of(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    append(bytes[...], to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  static func append(_ bytes: ArraySlice<UInt8>, to text: inout [UInt8]) {
    func digit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x57 + value }
    for byte in bytes {
      text.append(digit(byte >> 4))
      text.append(digit(byte & 15))
    }
  }

  static func bytes(of text: Substring) -> [UInt8]? {
    let digits = text.utf8.map { Character(Unicode.Scalar($0)).hexDigitValue }
    guard digits.count.isMultiple(of: 2), digits.allSatisfy({ $0 != nil }) else { return nil }
    let values = digits.compactMap(\.self)
    return stride(from: 0, to: values.count, by: 2).map {
      UInt8(truncatingIfNeeded: values[$0] << 4 | values[$0 + 1])
    }
  }
}
