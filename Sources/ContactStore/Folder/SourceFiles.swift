/// The table of files that the contacts of a folder come from.
struct SourceFiles {
  let connection: any SQLConnection

  /// What is known of a file.
  struct File {
    let name: FileName
    var stamp: FileStamp
    var hash: Int64
    /// The contacts of its cards, in their order.
    var contacts: [Int64]
    /// What is wrong with it.
    var problem: String?
  }

  private static let columns = "name, size, modified, changed, inode, hash, contact, problem"

  /// All files.
  func all() throws(StoreError) -> [FileName: File] {
    var files: [FileName: File] = [:]
    let query = "SELECT \(Self.columns) FROM source_file ORDER BY name, part"
    try connection.forEachRow(query, []) { (row) throws(StoreError) in
      let file = File(row)
      if files[file.name] == nil {
        files[file.name] = file
      } else {
        files[file.name]?.contacts += file.contacts
      }
      return true
    }
    return files
  }

  /// The file of a contact; `nil` if it has none.
  func file(of contact: Int64) throws(StoreError) -> File? {
    let query = """
      SELECT \(Self.columns) FROM source_file
      WHERE name = (SELECT name FROM source_file WHERE contact = $1 LIMIT 1) ORDER BY part
      """
    let parts = try connection.rows(query, [.integer(contact)]).map(File.init)
    guard var file = parts.first else { return nil }
    file.contacts = parts.flatMap(\.contacts)
    return file
  }

  /// Keeps what is known of a file now.
  func save(_ file: File) throws(StoreError) {
    try forget(file.name)
    let statement = """
      INSERT INTO source_file (part, \(Self.columns))
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
      """
    for part in 0..<max(1, file.contacts.count) {
      let contact: SQLValue = part < file.contacts.count ? .integer(file.contacts[part]) : .null
      try connection.run(
        statement,
        [
          .number(part), .blob(file.name.bytes), .integer(file.stamp.size),
          .integer(file.stamp.modified), .integer(file.stamp.changed), .integer(file.stamp.inode),
          .integer(file.hash), contact, file.problem.map(SQLValue.text) ?? .null,
        ])
    }
  }

  /// Keeps another stamp of a file whose content is the same.
  func settle(_ name: FileName, _ stamp: FileStamp) throws(StoreError) {
    let statement = """
      UPDATE source_file SET size = $1, modified = $2, changed = $3, inode = $4 WHERE name = $5
      """
    try connection.run(
      statement,
      [
        .integer(stamp.size), .integer(stamp.modified), .integer(stamp.changed),
        .integer(stamp.inode), .blob(name.bytes),
      ])
  }

  func forget(_ name: FileName) throws(StoreError) {
    try connection.run("DELETE FROM source_file WHERE name = $1", [.blob(name.bytes)])
    try connection.run(
      "UPDATE source_file SET rival = NULL WHERE rival = $1", [.blob(name.bytes)])
  }
}

extension SourceFiles.File {
  fileprivate init(_ row: SQLRow) {
    name = FileName(row.blob(0))
    stamp = FileStamp(
      size: row.integer(1), modified: row.integer(2), changed: row.integer(3),
      inode: row.integer(4))
    hash = row.integer(5)
    contacts = row.isNull(6) ? [] : [row.integer(6)]
    problem = row.isNull(7) ? nil : row.text(7)
  }
}

// MARK: Names that files had

extension SourceFiles {
  /// Keeps the name that the file of a contact had.
  func noteFormer(_ name: FileName, of contact: Int64) throws(StoreError) {
    let statement = """
      INSERT INTO former_file (contact, name) VALUES ($1, $2)
      ON CONFLICT (contact) DO UPDATE SET name = excluded.name
      """
    try connection.run(statement, [.integer(contact), .blob(name.bytes)])
  }

  func formerName(of contact: Int64) throws(StoreError) -> FileName? {
    try connection.row("SELECT name FROM former_file WHERE contact = $1", [.integer(contact)])
      .map { FileName($0.blob(0)) }
  }

  /// Forgets the names of files whose contacts can't come back.
  func forgetFormerNames() throws(StoreError) {
    try connection.run(
      "DELETE FROM former_file WHERE contact NOT IN (SELECT contact FROM trash)")
  }
}
