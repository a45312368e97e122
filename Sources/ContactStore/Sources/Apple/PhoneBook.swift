/// The address book of iOS: `AddressBook.sqlitedb`.
struct PhoneBook: AppleBook {
  static let program = "iOS Contacts"

  /// The numbers of the kinds of values that public sources establish; others are kept by their number.
  private enum Property: Int, CaseIterable {
    case phone = 3
    case email = 4
    case address = 5
    case url = 22
    case social = 46
  }

  init?(_ database: SourceDatabase) {
    guard database.has("ABPerson", "First", "Last") else { return nil }
  }

  func parts(of database: SourceDatabase) -> [AppleRows.Part] {
    var parts = [record(database)]
    if database.has("ABMultiValue", "UID", "record_id", "property", "value") {
      let label = label(database)
      let plain: [(AppleRows.Kind, Property)] = [(.phone, .phone), (.email, .email), (.url, .url)]
      parts += plain.map { kind, property in value(kind, "m.property = \(property.rawValue)", label)
      }
      let known = Property.allCases.map { "\($0.rawValue)" }.joined(separator: ", ")
      parts.append(value(.other, "m.property NOT IN (\(known)) AND m.value IS NOT NULL", label))
      parts += entries(database, label)
    }
    return parts + groups(database)
  }

  private func record(_ database: SourceDatabase) -> AppleRows.Part {
    AppleRows.Part(
      kind: .record, source: "ABPerson", owner: "ROWID",
      values: AppleRecord.allCases.map { column(of: $0, database) })
  }

  private func column(of field: AppleRecord, _ database: SourceDatabase) -> String {
    func column(_ name: String) -> String { database.column(name, of: "ABPerson") }
    return switch field {
    case .given: column("First")
    case .family: column("Last")
    case .middle: column("Middle")
    case .prefix: column("Prefix")
    case .suffix: column("Suffix")
    case .nickname: column("Nickname")
    case .phoneticGiven: column("FirstPhonetic")
    case .phoneticFamily: column("LastPhonetic")
    case .phoneticMiddle: column("MiddlePhonetic")
    case .organization: column("Organization")
    case .department: column("Department")
    case .title: column("JobTitle")
    case .maidenName: "NULL"
    case .note: column("Note")
    // The column is one of texts.
    case .birthday: AppleRows.date("CAST(\(column("Birthday")) AS REAL)")
    case .isOrganization: column("Kind")
    case .identifier: "coalesce(\(column("ExternalUUID")), \(column("guid")))"
    case .revision: AppleRows.moment(column("ModificationDate"))
    }
  }

  /// The label of a value, which is the number of a text.
  private func label(_ database: SourceDatabase) -> String {
    database.has("ABMultiValueLabel", "value") && database.has("ABMultiValue", "label")
      ? "(SELECT l.value FROM ABMultiValueLabel l WHERE l.ROWID = m.label)" : "NULL"
  }

  private func value(
    _ kind: AppleRows.Kind, _ condition: String, _ label: String
  ) -> AppleRows.Part {
    AppleRows.Part(
      kind: kind, source: "ABMultiValue m", owner: "m.record_id", order: "m.UID", label: label,
      values: ["m.value", "m.property"], clauses: "WHERE \(condition)")
  }

  /// The values that have parts of their own, each under a name.
  private func entries(_ database: SourceDatabase, _ label: String) -> [AppleRows.Part] {
    guard database.has("ABMultiValueEntry", "parent_id", "key", "value"),
      database.has("ABMultiValueEntryKey", "value")
    else { return [] }
    let known = "\(Property.address.rawValue), \(Property.social.rawValue)"
    let all = "group_concat(k.value || ': ' || e.value, ', ')"
    return [
      entry(
        .address, ["street", "city", "state", "zip", "country"].map(Self.named), label,
        "m.property = \(Property.address.rawValue)"),
      entry(
        .social, ["url", "service", "username"].map(Self.named), label,
        "m.property = \(Property.social.rawValue)"),
      entry(.other, [all, "m.property"], label, "m.property NOT IN (\(known))"),
    ]
  }

  /// The part of a value with a name.
  private static func named(_ name: String) -> String {
    "max(CASE WHEN lower(k.value) = '\(name)' THEN e.value END)"
  }

  private func entry(
    _ kind: AppleRows.Kind, _ values: [String], _ label: String, _ condition: String
  ) -> AppleRows.Part {
    AppleRows.Part(
      kind: kind,
      source: """
        ABMultiValueEntry e JOIN ABMultiValueEntryKey k ON k.ROWID = e.key \
        JOIN ABMultiValue m ON m.UID = e.parent_id
        """, owner: "m.record_id", order: "m.UID", label: label, values: values,
      clauses: "WHERE \(condition) GROUP BY m.UID")
  }

  /// The names of the groups that people are in. Members of type 0 are people; others would be groups.
  private func groups(_ database: SourceDatabase) -> [AppleRows.Part] {
    guard database.has("ABGroup", "Name"),
      database.has("ABGroupMembers", "group_id", "member_type", "member_id")
    else { return [] }
    return [
      AppleRows.Part(
        kind: .group, source: "ABGroupMembers g JOIN ABGroup n ON n.ROWID = g.group_id",
        owner: "g.member_id", order: "n.ROWID", values: ["n.Name"],
        clauses: "WHERE g.member_type = 0")
    ]
  }
}
