/// What a key in a contact's dictionary means.
///
/// There is no standard for such dictionaries: these are the keys that sample apps, tutorials and
/// Apple's Address Book use. Letter case, blanks, hyphens and underscores do not count.
enum PropertyListField {
  case name, family, given, additional, prefix, suffix, nickname
  case phoneticFamily, phoneticGiven, sortAs
  case organization, department, title
  case phones, emails, urls, addresses
  case note, location, uid, flags, birthday, photo

  /// The longest key that can mean something; a longer one is not looked at.
  private static let longestKey = 32

  /// Finds the meaning of a key.
  init?(key: String) {
    guard key.utf8.count <= Self.longestKey else { return nil }
    let letters = key.utf8.filter { !" -_".utf8.contains($0) }.map(ASCII.lowercased)
    guard let field = Self.byKey[String(decoding: letters, as: UTF8.self)] else { return nil }
    self = field
  }

  private static let byKey: [String: PropertyListField] = [
    "name": .name, "fullname": .name, "displayname": .name, "formattedname": .name, "fn": .name,
    "last": .family, "lastname": .family, "family": .family, "familyname": .family,
    "surname": .family,
    "first": .given, "firstname": .given, "given": .given, "givenname": .given, "forename": .given,
    "middle": .additional, "middlename": .additional,
    "prefix": .prefix, "suffix": .suffix, "nickname": .nickname, "nick": .nickname,
    "lastphonetic": .phoneticFamily, "phoneticlastname": .phoneticFamily,
    "phoneticfamilyname": .phoneticFamily,
    "firstphonetic": .phoneticGiven, "phoneticfirstname": .phoneticGiven,
    "phoneticgivenname": .phoneticGiven,
    "sortas": .sortAs, "sortname": .sortAs,
    "organization": .organization, "organisation": .organization, "org": .organization,
    "company": .organization, "department": .department,
    "title": .title, "jobtitle": .title, "position": .title, "job": .title,
    "phone": .phones, "phones": .phones, "tel": .phones, "telephone": .phones,
    "mobile": .phones, "cell": .phones, "phonenumber": .phones, "phonenumbers": .phones,
    "number": .phones,
    "email": .emails, "emails": .emails, "mail": .emails, "emailaddress": .emails,
    "emailaddresses": .emails,
    "url": .urls, "urls": .urls, "website": .urls, "homepage": .urls, "web": .urls,
    "address": .addresses, "addresses": .addresses,
    "desc": .note, "description": .note, "note": .note, "notes": .note, "memo": .note,
    "location": .location, "place": .location, "city": .location, "loc": .location,
    "birthday": .birthday, "birthdate": .birthday, "image": .photo, "imagedata": .photo,
    "uid": .uid, "id": .uid, "identifier": .uid, "abpersonflags": .flags,
  ]
}
