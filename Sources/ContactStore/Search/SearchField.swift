/// What a search key is made of. Matches come in this order.
package enum SearchField: UInt8, Sendable, Hashable, CaseIterable {
  /// The name from its start, as it is written.
  case name = 1
  /// The name from its start, as it is read.
  case nameReading
  /// The name from a later word, ideograph or syllable on, as it is written.
  case laterName
  /// The same as it is read.
  case laterReading
  /// The name from any of these on, where an ideograph has another reading too.
  case otherReading
  /// The initials of the name, or of what follows a later ideograph or syllable.
  case initials
  /// A nickname, a phonetic name, or a text to sort by.
  case nickname
  /// The same as it is read.
  case nicknameReading
  /// An organisation, from any of its words on.
  case organization
  /// The same as it is read.
  case organizationReading
  /// An e-mail address, or what stands behind its sign.
  case email
  /// The digits of a telephone number, with and without the country's.
  case telephone
  /// The same from the last digit backwards.
  case telephoneEnd
}

extension SearchField {
  /// Whether it is a part of the name that lists show.
  package var isName: Bool { rawValue <= Self.initials.rawValue }
}
