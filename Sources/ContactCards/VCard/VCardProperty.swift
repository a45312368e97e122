/// The properties that are understood, by their names in vCard 3.0 and 4.0 and in Apple's
/// extensions.
enum VCardProperty {
  case begin, end, version, agent
  case formattedName, name, nickname, telephone, email, url, address
  case organization, title, note, uid, kind, sortString, sound
  case label, showAs, phoneticGiven, phoneticFamily
  case role, messaging, birthday, anniversary, categories, photo, member, revision, formattedAddress
  case location, android

  /// Finds a property by its name, in any letter case.
  init?(_ name: Range<Int>, in line: Span<UInt8>) {
    if let property = Self.find(name, in: line) {
      self = property
    } else if line.hasWord("x-", at: name.lowerBound), name.count > 2,
      let property = Self.find(name.lowerBound + 2..<name.upperBound, in: line),
      Self.hidden.contains(property)
    {
      self = property
    } else {
      return nil
    }
  }

  /// What older versions write with an `X-` in front, because they have no word for it.
  private static let hidden: Set<VCardProperty> = [
    .nickname, .categories, .messaging, .sortString, .anniversary, .birthday, .kind, .member,
  ]

  private static func find(_ name: Range<Int>, in line: Span<UInt8>) -> VCardProperty? {
    name.count <= 8 ? short(name, in: line) : long(name, in: line)
  }

  /// Names of up to eight letters compare as one number: most lines of a file are looked up here.
  private static func short(_ name: Range<Int>, in line: Span<UInt8>) -> VCardProperty? {
    var letters: UInt64 = 0
    for index in name { letters = letters << 8 | UInt64(ASCII.uppercased(line[index])) }
    return switch letters {
    case 0x42_45_47_49_4E: .begin  // BEGIN
    case 0x45_4E_44: .end  // END
    case 0x56_45_52_53_49_4F_4E: .version  // VERSION
    case 0x41_47_45_4E_54: .agent  // AGENT
    case 0x46_4E: .formattedName  // FN
    case 0x4E: .name  // N
    case 0x4E_49_43_4B_4E_41_4D_45: .nickname  // NICKNAME
    case 0x54_45_4C: .telephone  // TEL
    case 0x45_4D_41_49_4C: .email  // EMAIL
    case 0x55_52_4C: .url  // URL
    case 0x41_44_52: .address  // ADR
    case 0x4F_52_47: .organization  // ORG
    case 0x54_49_54_4C_45: .title  // TITLE
    case 0x4E_4F_54_45: .note  // NOTE
    case 0x55_49_44: .uid  // UID
    case 0x4B_49_4E_44: .kind  // KIND
    case 0x53_4F_55_4E_44: .sound  // SOUND
    case 0x52_4F_4C_45: .role  // ROLE
    case 0x49_4D_50_50: .messaging  // IMPP
    case 0x42_44_41_59: .birthday  // BDAY
    case 0x50_48_4F_54_4F: .photo  // PHOTO
    case 0x4D_45_4D_42_45_52: .member  // MEMBER
    case 0x52_45_56: .revision  // REV
    case 0x4C_41_42_45_4C: .formattedAddress  // LABEL
    case 0x58_2D_41_49_4D, 0x58_2D_49_43_51, 0x58_2D_4D_53_4E, 0x58_2D_51_51: .messaging
    // X-AIM, X-ICQ, X-MSN, X-QQ above, X-YAHOO, X-SKYPE, X-JABBER here.
    case 0x58_2D_59_41_48_4F_4F, 0x58_2D_53_4B_59_50_45, 0x58_2D_4A_41_42_42_45_52: .messaging
    default: nil
    }
  }

  private static func long(_ name: Range<Int>, in line: Span<UInt8>) -> VCardProperty? {
    switch name.count {
    case 9 where line.isWord("x-ablabel", in: name): .label
    case 10 where line.isWord("categories", in: name): .categories
    case 16 where line.isWord("x-android-custom", in: name): .android
    case 11 where line.isWord("anniversary", in: name): .anniversary
    case 23 where line.isWord("x-evolution-anniversary", in: name): .anniversary
    case 10 where line.isWord("x-location", in: name): .location
    case 13 where line.isWord("x-google-talk", in: name): .messaging
    case 16 where line.isWord("x-skype-username", in: name): .messaging
    case 26 where line.isWord("x-addressbookserver-member", in: name): .member
    case 10 where line.isWord("x-abshowas", in: name): .showAs
    case 11 where line.isWord("sort-string", in: name): .sortString
    case 20 where line.isWord("x-phonetic-last-name", in: name): .phoneticFamily
    case 21 where line.isWord("x-phonetic-first-name", in: name): .phoneticGiven
    case 24 where line.isWord("x-addressbookserver-kind", in: name): .kind
    default: nil
    }
  }
}
