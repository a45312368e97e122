/// Which names of properties the versions have.
enum VersionNames {
  /// What version 4.0 no longer has.
  static let removed: Set<String> = [
    "MAILER", "CLASS", "NAME", "PROFILE", "AGENT", "CHARSET",
  ]

  /// What versions 2.1 and 3.0 do not have.
  static let new: Set<String> = [
    "GENDER", "ANNIVERSARY", "LANG", "RELATED", "XML", "CLIENTPIDMAP", "CALADRURI", "BIRTHPLACE",
    "DEATHPLACE", "DEATHDATE", "EXPERTISE", "HOBBY", "INTEREST", "ORG-DIRECTORY", "KIND", "MEMBER",
  ]

  /// What version 3.0 has and 2.1 has not.
  static let unknownTo2: Set<String> = [
    "NICKNAME", "CATEGORIES", "IMPP", "SORT-STRING", "CLASS", "PRODID", "NAME", "PROFILE", "SOURCE",
    "FBURL", "CALURI",
  ]

  /// Whether an `X-` in front of the name may be one that a conversion to an older version put there.
  static func canHide(_ name: String) -> Bool { new.contains(name) || unknownTo2.contains(name) }

  /// Names that programs used before version 4.0 had a word.
  static let raised: [String: String] = [
    "X-ADDRESSBOOKSERVER-KIND": "KIND", "X-ADDRESSBOOKSERVER-MEMBER": "MEMBER",
    "X-EVOLUTION-ANNIVERSARY": "ANNIVERSARY", "X-BDAY": "BDAY",
  ]
}
