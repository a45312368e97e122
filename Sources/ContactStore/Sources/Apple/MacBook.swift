/// The address book of macOS: `AddressBook-v22.abcddb`.
struct MacBook: AppleBook {
  static let program = "macOS Contacts"

  init?(_ database: SourceDatabase) {
    guard database.has("ZABCDRECORD", "Z_PK") else { return nil }
  }

  func parts(of database: SourceDatabase) -> [AppleRows.Part] {
    let values = [
      value(.phone, "ZABCDPHONENUMBER", ["ZFULLNUMBER"], database),
      value(.email, "ZABCDEMAILADDRESS", ["ZADDRESS", "ZADDRESSNORMALIZED"], database),
      value(.url, "ZABCDURLADDRESS", ["ZURL"], database),
      value(
        .address, "ZABCDPOSTALADDRESS",
        ["ZSTREET", "ZCITY", "ZSTATE", "ZZIPCODE", "ZCOUNTRYNAME"], database),
      value(.messaging, "ZABCDMESSAGINGADDRESS", ["ZADDRESS", "ZSERVICENAME"], database),
      value(
        .social, "ZABCDSOCIALPROFILE", ["ZURLSTRING", "ZSERVICENAME", "ZUSERNAME"], database),
      value(.related, "ZABCDRELATEDNAME", ["ZNAME"], database),
      value(.note, "ZABCDNOTE", ["ZTEXT"], owner: "ZCONTACT", database),
    ]
    return [record(database)] + values.compactMap(\.self)
  }

  /// The contacts among the records, which groups are too. The numbers of the kinds of records differ from
  /// version to version; a table has them.
  private func record(_ database: SourceDatabase) -> AppleRows.Part {
    var clauses = ""
    if database.has("ZABCDRECORD", "Z_ENT") {
      let kind = "SELECT Z_ENT FROM Z_PRIMARYKEY WHERE Z_NAME = 'ABCDContact'"
      let hasKinds = database.has("Z_PRIMARYKEY", "Z_ENT", "Z_NAME")
      clauses = "WHERE Z_ENT = \(hasKinds ? "coalesce((\(kind)), 22)" : "22")"
    }
    return AppleRows.Part(
      kind: .record, source: "ZABCDRECORD", owner: "Z_PK",
      values: AppleRecord.allCases.map { column(of: $0, database) }, clauses: clauses)
  }

  private func column(of field: AppleRecord, _ database: SourceDatabase) -> String {
    func column(_ name: String) -> String { database.column(name, of: "ZABCDRECORD") }
    return switch field {
    case .given: column("ZFIRSTNAME")
    case .family: column("ZLASTNAME")
    case .middle: column("ZMIDDLENAME")
    case .prefix: column("ZTITLE")
    case .suffix: column("ZSUFFIX")
    case .nickname: column("ZNICKNAME")
    case .phoneticGiven: column("ZPHONETICFIRSTNAME")
    case .phoneticFamily: column("ZPHONETICLASTNAME")
    case .phoneticMiddle: column("ZPHONETICMIDDLENAME")
    case .organization: column("ZORGANIZATION")
    case .department: column("ZDEPARTMENT")
    case .title: column("ZJOBTITLE")
    case .maidenName: column("ZMAIDENNAME")
    // It has a table of its own.
    case .note: "NULL"
    case .birthday:
      AppleRows.date("coalesce(\(column("ZBIRTHDAY")), \(column("ZBIRTHDAYYEARLESS")))")
    // The lowest bits say how a contact is shown: 1 is as a company.
    case .isOrganization: "\(column("ZDISPLAYFLAGS")) & 7"
    case .identifier: column("ZUNIQUEID")
    case .revision: AppleRows.moment(column("ZMODIFICATIONDATE"))
    }
  }

  /// The part for a table of values; `nil` if the database lacks it.
  private func value(
    _ kind: AppleRows.Kind, _ table: String, _ columns: [String], owner: String = "ZOWNER",
    _ database: SourceDatabase
  ) -> AppleRows.Part? {
    guard database.has(table, owner) else { return nil }
    var values = columns.map { database.column($0, of: table) }
    // Of an e-mail address there may be one spelling, or two.
    if kind == .email { values = ["coalesce(\(values.joined(separator: ", ")))"] }
    return AppleRows.Part(
      kind: kind, source: table, owner: owner, order: database.column("Z_PK", of: table),
      label: database.column("ZLABEL", of: table), values: values)
  }
}
