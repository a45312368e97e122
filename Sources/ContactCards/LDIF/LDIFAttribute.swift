/// What an attribute of a directory says of a person: those of inetOrgPerson (RFC 2798), and of
/// Mozilla's address book.
enum LDIFAttribute {
  /// A part of a postal address.
  enum AddressPart { case street, street2, city, region, postcode, country, box, formatted }

  case name, displayName, family, given, nickname
  case organization, department, title, note, identifier, photo
  case phone([String])
  case email, url([String])
  case address(String, AddressPart)
  case birthYear, birthMonth, birthDay
  case category, member
  /// What says nothing of a person.
  case technical

  /// Finds an attribute by its name in lower case.
  init?(_ name: String) {
    guard let attribute = Self.byName[name] else { return nil }
    self = attribute
  }

  private static let byName: [String: LDIFAttribute] = [
    "cn": .name, "commonname": .name, "displayname": .displayName,
    "sn": .family, "surname": .family, "givenname": .given, "gn": .given,
    "mozillanickname": .nickname, "xmozillanickname": .nickname, "nickname": .nickname,
    "o": .organization, "organizationname": .organization, "company": .organization,
    "ou": .department, "department": .department, "departmentnumber": .department,
    "orgunit": .department, "organizationalunitname": .department,
    "title": .title, "description": .note, "notes": .note, "comment": .note,
    "entryuuid": .identifier, "jpegphoto": .photo, "thumbnailphoto": .photo, "photo": .photo,
    "telephonenumber": .phone(["work"]), "workphone": .phone(["work"]),
    "homephone": .phone(["home"]), "hometelephonenumber": .phone(["home"]),
    "mobile": .phone(["cell"]), "mobiletelephonenumber": .phone(["cell"]),
    "cellphone": .phone(["cell"]), "carphone": .phone(["car"]),
    "facsimiletelephonenumber": .phone(["fax"]), "fax": .phone(["fax"]),
    "pager": .phone(["pager"]), "pagertelephonenumber": .phone(["pager"]),
    "pagerphone": .phone(["pager"]),
    "mail": .email, "rfc822mailbox": .email, "email": .email, "mozillasecondemail": .email,
    "xmozillasecondemail": .email,
    "labeleduri": .url([]), "url": .url([]), "homeurl": .url(["home"]), "workurl": .url(["work"]),
    "mozillahomeurl": .url(["home"]), "mozillaworkurl": .url(["work"]),
    "street": .address("work", .street), "streetaddress": .address("work", .street),
    "mozillaworkstreet2": .address("work", .street2), "l": .address("work", .city),
    "locality": .address("work", .city), "localityname": .address("work", .city),
    "st": .address("work", .region), "region": .address("work", .region),
    "postalcode": .address("work", .postcode), "zip": .address("work", .postcode),
    "c": .address("work", .country), "co": .address("work", .country),
    "countryname": .address("work", .country), "postofficebox": .address("work", .box),
    "postaladdress": .address("work", .formatted),
    "homepostaladdress": .address("home", .formatted),
    "mozillahomestreet": .address("home", .street),
    "mozillahomestreet2": .address("home", .street2),
    "mozillahomelocalityname": .address("home", .city),
    "mozillahomestate": .address("home", .region),
    "mozillahomepostalcode": .address("home", .postcode),
    "mozillahomecountryname": .address("home", .country),
    "birthyear": .birthYear, "birthmonth": .birthMonth, "birthday": .birthDay,
    "category": .category, "member": .member, "uniquemember": .member,
    "dn": .technical, "objectclass": .technical, "modifytimestamp": .technical,
    "version": .technical, "changetype": .technical,
  ]
}
