/// A record with only what of it can be seen; what can't is empty.
struct VisibleRecord: Sendable {
  let family, given, additional: String
  let phoneticFamily, phoneticGiven: String
  let sortAs: [String]
  let formatted, organization, nickname, email, telephone: String
  let isOrganization: Bool

  init(_ record: NameRecord) {
    func visible(_ text: String?) -> String { text.map(VisibleText.trimmed) ?? "" }
    family = visible(record.family)
    given = visible(record.given)
    additional = visible(record.additional)
    phoneticFamily = visible(record.phoneticFamily)
    phoneticGiven = visible(record.phoneticGiven)
    sortAs = record.sortAs.map(visible).filter { !$0.isEmpty }
    formatted = visible(record.formatted)
    organization = visible(record.organization)
    nickname = visible(record.nickname)
    email = visible(record.email)
    telephone = visible(record.telephone)
    isOrganization = record.isOrganization
  }
}
