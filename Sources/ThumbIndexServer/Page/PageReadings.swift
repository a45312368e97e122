internal import Collation
internal import ContactCards
internal import ContactStore
internal import PersonNames

/// How the ideographs and the kana of names are typed, for the search of the page: what JavaScript can't know.
///
/// Each different piece of a name has a *shape*, how it may be typed: `zhang`, `zeng/ceng` (behind the slash,
/// what its ideograph is read elsewhere), `lv,lu` (two spellings), `*し,shi,si` (kana; `*?` if it may be left
/// out). Of a text the places of such pieces are kept: where one begins and how long it is in UTF-16, and the
/// number of its shape.
struct PageReadings {
  /// How many nicknames and organisations of a contact count, and how many bytes of a text: as in stores.
  private static let (mostValues, mostBytes) = (4, 512)

  private var numbers: [String: Int] = [:]
  private var shapes: [String] = []
  private var seen: Set<String> = []
  private var texts: [(text: String, places: [Int])] = []

  /// Adds what a contact is searched for by.
  mutating func add(namesOf contact: Contact) {
    let shown = contact.displayName
    add(shown)
    let phonetic = [contact.phoneticFamily, contact.phoneticGiven]
    add(phonetic.filter { !$0.isEmpty }.joined(separator: " "))
    add(contact.sortAs.joined(separator: " "))
    for text in [contact.family, contact.given] where !shown.contains(text) { add(text) }
    for text in contact.nicknames.prefix(Self.mostValues) { add(text) }
    for text in contact.organization.prefix(Self.mostValues) { add(text) }
  }

  private mutating func add(_ text: String) {
    // All ideographs and kana begin with these bytes.
    guard text.utf8.contains(where: { $0 >= 0xE2 }), !seen.contains(text) else { return }
    seen.insert(text)
    let places = places(of: text)
    if !places.isEmpty { texts.append((text, places)) }
  }

  private mutating func places(of text: String) -> [Int] {
    let bytes = text.utf8Span.span
    var count = min(bytes.count, Self.mostBytes)
    while count < bytes.count, count > 0, bytes[count] & 0xC0 == 0x80 { count -= 1 }
    let units = NameUnits(of: bytes.extracting(0..<count), surnames: .standard).units
    var places: [Int] = []
    for unit in units {
      guard let shape = Self.shape(of: unit.key) else { continue }
      let range = UTF16Range.of(unit.utf8Range, in: bytes)
      places += [range.lowerBound, range.count, number(of: shape)]
    }
    return places
  }

  private mutating func number(of shape: String) -> Int {
    if let number = numbers[shape] { return number }
    numbers[shape] = shapes.count
    shapes.append(shape)
    return shapes.count - 1
  }

  /// The shape of a piece; `nil` for letters and Hangul, which need none.
  private static func shape(of key: NameUnit.Key) -> String? {
    switch key {
    case .letter, .hangul: return nil
    case .kana:
      return "*" + (key.canBeLeftOut ? "?" : "") + spellings(key.typedForms)
    case .ideograph:
      let read = key.typedForms.filter { $0.initialCount > 0 }
      let others = read.filter { $0.usage == .other }
      return spellings(read.filter { $0.usage == .usual })
        + (others.isEmpty ? "" : "/" + spellings(others))
    }
  }

  private static func spellings(_ forms: [TypedForm]) -> String {
    forms.map { form in
      String(String.UnicodeScalarView(form.codes.compactMap(Unicode.Scalar.init)))
    }.joined(separator: ",")
  }

  /// The members of its object.
  func write(to output: inout JSONOutput) {
    output.key("shapes")
    output.array { output in for shape in shapes { output.value(shape) } }
    output.key("texts")
    output.array { output in
      for (text, places) in texts {
        output.value(text)
        output.array { output in for place in places { output.value(place) } }
      }
    }
  }
}
