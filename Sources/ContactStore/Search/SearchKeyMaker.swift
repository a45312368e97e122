package import Collation
package import ContactCards

/// Makes the search keys of contacts. It remembers how characters are read, so one should make the keys of many.
package struct SearchKeyMaker: Sendable {
  /// Names what keys depend on besides the contact: their format, and the tables of weights and readings. A store
  /// whose keys have another identity makes them anew.
  ///
  /// - Complexity: The first time, that of making the keys of some hundred characters.
  package static let identity: String = {
    var maker = SearchKeyMaker()
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for sample in samples {
      for byte in maker.keys(of: Contact(formattedName: sample)).bytes {
        hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
      }
    }
    return "search 1 " + String(hash, radix: 16)
  }()

  /// Names with the first and last letters of scripts, and ideographs that are read in several ways.
  private static let samples = [
    "aßþz αω ая ѐӿ աև את ءي", "कह কহ ਕਹ กฮ ກຮ ကအ აჰ ሀፐ កហ", "🌻☎①", "曾单仇解", "重庆", "吕绿女", "一丁㐀𠀀",
    "さっかヴー", "김민수", "龜爨",
  ]

  /// How many nicknames, addresses, numbers and so on of a contact count.
  private static let mostValues = 4

  private var names: NameKeys
  private var keys = SearchKeys()

  /// Prepares to make keys.
  ///
  /// - Parameter surnames: How the surnames at the start of Chinese names are read.
  package init(surnames: SurnameReadings? = .standard) { names = NameKeys(surnames: surnames) }

  /// The keys of a contact: of what lists show as its name, of its other names, organisations, addresses and numbers.
  ///
  /// - Complexity: O(*n*) in the length of these; of a text 512 bytes count, and four of each kind.
  package mutating func keys(of contact: Contact) -> SearchKeys {
    keys.removeAll()
    let shown = contact.displayName
    names.add(shown, as: .name, to: &keys)
    addOtherNames(of: contact, besides: shown)
    for organization in contact.organization.prefix(Self.mostValues) where organization != shown {
      names.add(organization, as: .organization, to: &keys)
    }
    for email in contact.emails.prefix(Self.mostValues) { addEmail(email.value) }
    for phone in contact.phones.prefix(Self.mostValues) { addTelephone(phone.value) }
    return keys
  }

  /// Adds the names that are not a part of the one that is shown.
  private mutating func addOtherNames(of contact: Contact, besides shown: String) {
    let phonetic = [contact.phoneticFamily, contact.phoneticGiven]
    add(phonetic.filter { !$0.isEmpty }.joined(separator: " "))
    add(contact.sortAs.joined(separator: " "))
    for part in [contact.family, contact.given] where !shown.containsBytes(of: part) { add(part) }
    for name in contact.nicknames.prefix(Self.mostValues) { add(name) }
  }

  private mutating func add(_ name: String) {
    if !name.isEmpty { names.add(name, as: .nickname, to: &keys) }
  }

  /// Adds an address, and what stands behind its sign.
  private mutating func addEmail(_ address: String) {
    let bytes = SearchCode.bytes(ofAddress: address)
    keys.append(.email, bytes)
    if let sign = bytes.lastIndex(of: UInt8(ascii: "@")) {
      keys.append(.email, bytes[(sign + 1)...])
    }
  }

  /// Adds the digits of a number, those without the country's, and all backwards.
  private mutating func addTelephone(_ number: String) {
    let digits = TelephoneDigits(number)
    keys.append(.telephone, digits.all)
    keys.append(.telephone, digits.national)
    if digits.all.count > 2 { keys.append(.telephoneEnd, digits.all.reversed()) }
  }
}

extension NameKeys.Fields {
  fileprivate static let name = Self(
    start: (.name, .nameReading), later: (.laterName, .laterReading), isName: true)
  fileprivate static let nickname = Self(
    start: (.nickname, .nicknameReading), later: (.nickname, .nicknameReading), isName: false)
  fileprivate static let organization = Self(
    start: (.organization, .organizationReading), later: (.organization, .organizationReading),
    isName: false)
}

extension SearchCode {
  /// The bytes of an e-mail address, or of the beginning of one, in small letters and without blanks.
  static func bytes(ofAddress address: String) -> [UInt8] {
    let bytes = address.utf8.prefix(SearchKeys.longest)
    var letters: [UInt8] = []
    letters.reserveCapacity(bytes.count)
    for byte in bytes where byte > 0x20 {
      letters.append((0x41...0x5A).contains(byte) ? byte | 0x20 : byte)
    }
    if !bytes.contains(where: { $0 >= 0x80 }) { return letters }
    let start = address.unicodeScalars.prefix(SearchKeys.longest)
    return Array(String(String.UnicodeScalarView(start)).lowercased().utf8.filter { $0 > 0x20 })
  }
}

extension String {
  /// Whether the bytes of another text are among its own.
  fileprivate func containsBytes(of other: String) -> Bool {
    let (own, wanted) = (utf8Span.span, other.utf8Span.span)
    guard wanted.count <= own.count else { return false }
    return (0...own.count - wanted.count).contains { start in
      wanted.indices.allSatisfy { own[start + $0] == wanted[$0] }
    }
  }
}
