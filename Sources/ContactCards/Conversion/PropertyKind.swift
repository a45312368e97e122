/// How the value of a property is built (RFC 6350 section 6).
enum PropertyKind {
  /// One text.
  case text
  /// A list of texts.
  case list
  /// Components, each a list of texts.
  case structured
  /// Components whose commas are text.
  case organization
  /// A link.
  case uri
  /// A date, perhaps with a time, of which parts may be missing.
  case date
  /// A date and time.
  case timestamp
  /// A language tag.
  case language
  /// A property of which this is not known.
  case unknown

  /// The kind of the property with that name, in upper case.
  init(_ key: String) {
    self = Self.kinds[key] ?? .unknown
  }

  private static let kinds: [String: PropertyKind] = [
    "FN": .text, "TITLE": .text, "ROLE": .text, "NOTE": .text, "TEL": .text, "EMAIL": .text,
    "KIND": .text, "PRODID": .text, "VERSION": .text, "UID": .text, "TZ": .text, "XML": .text,
    "MAILER": .text, "CLASS": .text, "LABEL": .text, "SORT-STRING": .text, "EXPERTISE": .text,
    "HOBBY": .text, "INTEREST": .text, "BIRTHPLACE": .text, "DEATHPLACE": .text,
    "X-ABLABEL": .text, "X-ABSHOWAS": .text, "X-LOCATION": .text,
    "X-PHONETIC-FIRST-NAME": .text, "X-PHONETIC-LAST-NAME": .text,
    "X-PHONETIC-MIDDLE-NAME": .text, "X-ADDRESSBOOKSERVER-KIND": .text,
    "NICKNAME": .list, "CATEGORIES": .list,
    "N": .structured, "ADR": .structured, "GENDER": .structured, "CLIENTPIDMAP": .structured,
    "ORG": .organization,
    "PHOTO": .uri, "LOGO": .uri, "SOUND": .uri, "KEY": .uri, "URL": .uri, "IMPP": .uri,
    "SOURCE": .uri, "MEMBER": .uri, "RELATED": .uri, "FBURL": .uri, "CALURI": .uri,
    "CALADRURI": .uri, "GEO": .uri, "ORG-DIRECTORY": .uri,
    "BDAY": .date, "ANNIVERSARY": .date, "DEATHDATE": .date, "REV": .timestamp, "LANG": .language,
  ]
}

extension CardProperty {
  /// How the value is built.
  var kind: PropertyKind { PropertyKind(key) }

  /// The components as people mean them: of an organisation commas are text, elsewhere those with a
  /// blank behind them.
  var meantComponents: [[String]] {
    switch kind {
    case .organization:
      CardValue.split(value[...], at: ASCII.semicolon).map { [CardValue.unescaped($0)] }
    default: components.map(Self.joiningLooseCommas)
    }
  }

  /// The texts of a list, without the blanks around them and without empty ones.
  var list: [String] {
    CardValue.split(value[...], at: ASCII.comma)
      .map { CardValue.unescaped($0).trimmingBlanks() }.filter { !$0.isEmpty }
  }

  private static func joiningLooseCommas(_ texts: [String]) -> [String] {
    var result: [String] = []
    for text in texts {
      if let last = result.indices.last, text.utf8.first == ASCII.space {
        result[last] += "," + text
      } else {
        result.append(text)
      }
    }
    return result
  }
}
