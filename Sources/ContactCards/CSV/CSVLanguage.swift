/// The names that programs give the columns in a language.
struct CSVLanguage: Sendable {
  /// The order in which a date without a leading year is written.
  enum DateOrder: Sendable { case monthFirst, dayFirst }

  let dateOrder: DateOrder
  /// What the names mean, without blanks and punctuation.
  let fields: [String: CSVField]

  /// Reads lines of `names = meaning`, in which bars divide the names.
  init(_ dateOrder: DateOrder, _ lines: String) {
    self.dateOrder = dateOrder
    var fields: [String: CSVField] = [:]
    for line in lines.split(separator: "\n") {
      let parts = line.split(separator: "=", maxSplits: 1)
      guard parts.count == 2,
        let field = Self.meanings[String(parts[1]).trimmingBlanks()]
      else { continue }
      for name in parts[0].split(separator: "|") { fields[CSVHeader.key(String(name))] = field }
    }
    self.fields = fields
  }

  /// The language that knows most of the names.
  static func of(_ keys: [String]) -> CSVLanguage {
    let counts = all.map { language in keys.count { language.fields[$0] != nil } }
    let best = counts.indices.max { (counts[$0], -$0) < (counts[$1], -$1) } ?? 0
    return all[best]
  }

  /// Names that mean the same; the other languages lead here.
  private static let meanings: [String: CSVField] = {
    var meanings: [String: CSVField] = [
      "name": .name, "family": .family, "given": .given, "additional": .additional,
      "prefix": .prefix, "suffix": .suffix, "nickname": .nickname,
      "family reading": .phoneticFamily, "given reading": .phoneticGiven,
      "company": .organization, "department": .department, "position": .title, "role": .role,
      "birth year": .birthYear, "birth month": .birthMonth,
      "birthday": .birthday, "anniversary": .anniversary, "note": .note,
      "categories": .categories, "email": .email, "url": .url, "uid": .uid, "photo": .photo,
      "location": .location, "redundant": .redundant,
      "phone": .phone([]), "work phone": .phone(["work"]), "home phone": .phone(["home"]),
      "mobile": .phone(["cell"]), "work fax": .phone(["work", "fax"]),
      "home fax": .phone(["home", "fax"]), "fax": .phone(["fax"]), "pager": .phone(["pager"]),
      "car phone": .phone(["car"]), "main phone": .phone(["main"]),
      "company phone": .phone(["work", "main"]), "assistant phone": .phone(["x-assistant"]),
      "callback": .phone(["x-callback"]), "isdn": .phone(["isdn"]), "radio": .phone(["x-radio"]),
      "textphone": .phone(["textphone"]), "telex": .phone(["x-telex"]),
    ]
    let parts: [(String, CSVField.AddressPart)] = [
      ("street", .street), ("street 2", .street2), ("street 3", .street3), ("city", .city),
      ("region", .region), ("postcode", .postcode), ("country", .country), ("box", .box),
      ("address", .formatted),
    ]
    for (name, part) in parts {
      meanings[name] = .address("", part)
      meanings["work \(name)"] = .address("work", part)
      meanings["home \(name)"] = .address("home", part)
      meanings["other \(name)"] = .address("other", part)
    }
    return meanings
  }()

  /// The languages, the most usual first.
  static let all = [english, german, french, spanish, chinese, japanese]
}
