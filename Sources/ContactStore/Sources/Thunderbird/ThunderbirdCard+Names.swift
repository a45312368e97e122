extension ThunderbirdCard {
  /// The properties with telephone numbers, and what they are for.
  static let phones = [
    ("WorkPhone", "work"), ("HomePhone", "home"), ("CellularNumber", "cell"), ("FaxNumber", "fax"),
    ("PagerNumber", "pager"),
  ]

  /// The properties with names for messages, and the schemes of their services.
  static let services = [
    ("_GoogleTalk", "xmpp"), ("_JabberId", "xmpp"), ("_AimScreenName", "aim"), ("_Yahoo", "ymsgr"),
    ("_Skype", "skype"), ("_QQ", "x-qq"), ("_MSN", "msnim"), ("_ICQ", "icq"), ("_IRC", "irc"),
  ]

  /// Whether a property is one that a card has a place for, or that says nothing of a person.
  static func isKnown(_ name: String) -> Bool { known.contains(name) }

  private static let known: Set<String> = {
    let names = [
      "DisplayName", "FirstName", "LastName", "PhoneticFirstName", "PhoneticLastName", "NickName",
      "JobTitle", "Company", "Department", "Notes", "PrimaryEmail", "SecondEmail", "WebPage1",
      "WebPage2",
    ]
    let addresses = ["Home", "Work"].flatMap { use in
      ["Address", "Address2", "City", "State", "ZipCode", "Country"].map { use + $0 }
    }
    let dates = ["Birth", "Anniversary"].flatMap { name in
      ["Year", "Month", "Day"].map { name + $0 }
    }
    // What the program keeps for itself.
    let technical = [
      "LowercasePrimaryEmail", "LowercaseSecondEmail", "PreferMailFormat", "PopularityIndex",
      "AllowRemoteContent", "LastModifiedDate", "UID", "DbRowID", "RecordKey", "PreferDisplayName",
      "PhotoType", "PhotoName", "PhotoURI", "_etag", "_href",
    ]
    return Set(names + addresses + dates + technical + (phones + services).map(\.0))
  }()
}
