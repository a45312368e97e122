/// The columns of a contact's record, under names that the address books of macOS and iOS share.
enum AppleRecord: Int, CaseIterable {
  case given, family, middle, prefix, suffix, nickname
  case phoneticGiven, phoneticFamily, phoneticMiddle
  case organization, department, title, maidenName, note
  /// The day of birth, of the year 1604 where the year isn't known.
  case birthday
  /// 1 for an organisation.
  case isOrganization
  case identifier, revision
}

extension AppleRows.Row {
  func text(_ field: AppleRecord) -> String { text(field.rawValue) }
}
