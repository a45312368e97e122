/// Writes contacts as a property list in XML: an array of dictionaries with the keys of Apple's
/// Address Book.
enum PropertyListWriter {
  /// The properties of which keys can hold something.
  static let said: Set<String> = [
    "FN", "N", "NICKNAME", "X-PHONETIC-FIRST-NAME", "X-PHONETIC-LAST-NAME", "ORG", "TITLE", "TEL",
    "EMAIL", "URL", "ADR", "BDAY", "NOTE", "PHOTO", "UID", "KIND", "X-LOCATION",
  ]

  static let beginning = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
    "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <array>

    """
  static let end = "</array>\n</plist>\n"

  /// The dictionary of a contact.
  static func text(of contact: Contact) -> String {
    var entries = ""
    func add(_ key: String, _ value: String?) {
      if let value { entries += "\t\t<key>\(key)</key>\n\t\t\(value)\n" }
    }
    func text(_ text: String?) -> String? { text.flatMap { $0.isBlank ? nil : string($0) } }
    add("UID", text(contact.uid))
    add("First", text(contact.given))
    add("Middle", text(contact.additional.joined(separator: " ")))
    add("Last", text(contact.family))
    add("Title", text(contact.prefixes.joined(separator: " ")))
    add("Suffix", text(contact.suffixes.joined(separator: ", ")))
    add("Nickname", text(contact.nicknames.joined(separator: ", ")))
    add("FirstPhonetic", text(contact.phoneticGiven))
    add("LastPhonetic", text(contact.phoneticFamily))
    add("FormattedName", text(contact.formattedName))
    add("Organization", text(contact.organization.first))
    add("Department", text(contact.organization.dropFirst().joined(separator: ", ")))
    add("JobTitle", text(contact.title))
    add("Phone", multiValue(contact.phones.map { (label($0.types, $0.label), string($0.value)) }))
    add("Email", multiValue(contact.emails.map { (label($0.types, $0.label), string($0.value)) }))
    add("URLs", multiValue(contact.urls.map { (label($0.types, $0.label), string($0.value)) }))
    add("Address", multiValue(contact.addresses.map { (label($0.types, $0.label), address($0)) }))
    add("Birthday", date(contact.birthday))
    add("Location", text(contact.location))
    add("Note", text(contact.note))
    if case .data(let bytes) = contact.photo?.content {
      add("Image", "<data>\(Base64.encode(bytes))</data>")
    }
    add("ABPersonFlags", "<integer>\(contact.kind == .organization ? 1 : 0)</integer>")
    return "\t<dict>\n\(entries)\t</dict>\n"
  }

  private static func multiValue(_ values: [(label: String, value: String)]) -> String? {
    guard !values.isEmpty else { return nil }
    let labels = values.map { string($0.label) }.joined()
    return "<dict><key>labels</key><array>\(labels)</array><key>values</key><array>"
      + values.map(\.value).joined() + "</array></dict>"
  }

  /// Apple's label for types, or the owner's own.
  private static func label(_ types: [String], _ own: String?) -> String {
    if let own { return own }
    let set = Set(types)
    let name =
      set.contains("fax")
      ? (set.contains("home") ? "HomeFAX" : set.contains("work") ? "WorkFAX" : "OtherFAX")
      : set.contains("cell")
        ? "Mobile"
        : types.first { !["pref", "voice", "internet"].contains($0) }
          .map { $0.prefix(1).uppercased() + $0.dropFirst() } ?? "Other"
    return "_$!<\(name)>!$_"
  }

  private static func address(_ address: ContactAddress) -> String {
    let street = [address.postOfficeBox, address.extended, address.street]
    let parts = [
      ("Street", street.filter { !$0.isBlank }.joined(separator: "\n")), ("City", address.city),
      ("State", address.region), ("ZIP", address.postcode), ("Country", address.country),
    ]
    let isPrinted = address.lines.isEmpty
    let all = isPrinted ? [("Street", address.formatted)] : parts
    let entries = all.filter { !$1.isBlank }.map { "<key>\($0)</key>\(string($1))" }
    return "<dict>\(entries.joined())</dict>"
  }

  /// A date at noon, so that no time zone moves the day; the year 1604 stands for an unknown one.
  private static func date(_ date: ContactDate?) -> String? {
    guard let date, let month = date.month, let day = date.day else {
      return date.map { string($0.extended) }
    }
    let whole = ContactDate(year: date.year ?? 1604, month: month, day: day)
    return "<date>\(whole.extended)T12:00:00Z</date>"
  }

  /// A string of XML, without the characters that XML has not.
  private static func string(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "<": result += "&lt;".unicodeScalars
      case ">": result += "&gt;".unicodeScalars
      case "&": result += "&amp;".unicodeScalars
      case "\n", "\t": result.append(scalar)
      case "\r": result += "&#13;".unicodeScalars
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result.append("\u{FFFD}")
      default: result.append(scalar)
      }
    }
    return "<string>\(String(result))</string>"
  }
}
