internal import ContactCards

extension SourceFiles {
  /// What is wrong with files.
  func problems() throws(StoreError) -> [FolderProblem] {
    let query = """
      SELECT name, problem, rival FROM source_file
      WHERE (problem IS NOT NULL AND part = 0) OR rival IS NOT NULL ORDER BY name, part
      """
    return try connection.rows(query).map { row in
      let rival = FileName(row.blob(2)).text
      let message =
        row.isNull(1)
        ? "its UID is also that of \(rival); programs that synchronize folders need one for each"
        : row.text(1)
      return FolderProblem(file: FileName(row.blob(0)).text, message: message)
    }
  }

  /// Notes which files hold contacts with one identifier.
  func noteRivals() throws(StoreError) {
    try connection.run("UPDATE source_file SET rival = NULL WHERE rival IS NOT NULL")
    // Contacts without an identifier have marks too, of what they say.
    let query = """
      SELECT m.hash, s.name, s.part, c.id, c.card FROM mark m
      JOIN source_file s ON s.contact = m.contact JOIN contact c ON c.id = m.contact
      WHERE m.hash IN (SELECT hash FROM mark GROUP BY hash HAVING count(*) > 1)
      ORDER BY m.hash, c.id
      """
    var first: (hash: Int64, name: [UInt8])?
    for row in try connection.rows(query) {
      let stored = StoredContact(id: row.integer(3), revision: 0, bytes: row.blob(4))
      if stored.contact.uid?.isEmpty ?? true { continue }
      if let first, first.hash == row.integer(0) {
        try connection.run(
          "UPDATE source_file SET rival = $1 WHERE name = $2 AND part = $3",
          [.blob(first.name), .blob(row.blob(1)), .integer(row.integer(2))])
      } else {
        first = (row.integer(0), row.blob(1))
      }
    }
  }
}
