/// The header fields of a request that mean something here.
struct RequestHeaders: Sendable {
  var host: String?
  var origin: String?
  var fetchSite: String?
  var authorization: String?
  var cookie: String?
  var ifMatch: String?
  var ifNoneMatch: String?
  var accept: String?
  var contentType: String?
  var contentLength: String?
  /// Whether some field that can be there once was there twice.
  private(set) var isAmbiguous = false

  /// Takes note of a field. Letter case of names doesn't count.
  mutating func note(_ name: Span<UInt8>, _ value: Span<UInt8>) {
    for (known, place) in Self.fields where Self.isSame(name, known) {
      let isSingle = place != \.cookie && place != \.accept
      if self[keyPath: place] != nil, isSingle { isAmbiguous = true }
      self[keyPath: place] = String(decoding: value.indices.map { value[$0] }, as: UTF8.self)
    }
  }

  private typealias Field = (
    name: StaticString, place: any WritableKeyPath<Self, String?> & Sendable
  )

  private static let fields: [Field] = [
    ("host", \.host), ("origin", \.origin), ("sec-fetch-site", \.fetchSite),
    ("authorization", \.authorization), ("cookie", \.cookie), ("if-match", \.ifMatch),
    ("if-none-match", \.ifNoneMatch), ("accept", \.accept), ("content-type", \.contentType),
    ("content-length", \.contentLength),
  ]

  private static func isSame(_ name: Span<UInt8>, _ known: StaticString) -> Bool {
    guard name.count == known.utf8CodeUnitCount else { return false }
    return known.withUTF8Buffer { known in
      for index in name.indices {
        let byte = name[index]
        let small = byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
        if unsafe small != known[index] { return false }
      }
      return true
    }
  }

  /// The media type of the body without its parameters, in lower case; empty if none is said.
  var mediaType: String {
    let type = contentType?.prefix { $0 != ";" } ?? ""
    return type.filter { $0 != " " && $0 != "\t" }.lowercased()
  }
}
