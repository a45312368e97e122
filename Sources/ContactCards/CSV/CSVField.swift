/// What a column of a table of contacts holds.
enum CSVField: Hashable {
  /// What has several numbered columns, as Google's “Phone 1 - Value”.
  enum Family: Hashable {
    case email, phone, address, website, messaging, event, organization, other
  }

  /// A part of a postal address.
  enum AddressPart: Hashable {
    case formatted, street, street2, street3, city, box, region, postcode, country, extended
  }

  case name, family, given, additional, prefix, suffix, nickname
  case phoneticFamily, phoneticGiven
  case organization, department, title, role
  case birthYear, birthMonth
  case birthday, anniversary, note, uid, photo, location
  /// Categories, of which several stand in a cell.
  case categories
  /// A telephone number, for what its types say.
  case phone([String])
  case email, url
  /// A part of the address for what the type says; empty for one without a type.
  case address(String, AddressPart)
  /// A numbered column: what it is about, its number, and what of it the column holds.
  case numbered(Family, Int, Part)
  /// A column that says nothing that other columns do not.
  case redundant

  /// What a numbered column holds.
  enum Part: Hashable {
    case label, value, service, title, department
    case address(AddressPart)
  }
}
