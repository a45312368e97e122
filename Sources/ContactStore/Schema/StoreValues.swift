/// The few values that a store has one of each.
struct StoreValues {
  let connection: any SQLConnection

  enum Name: String {
    /// The format of the tables.
    case format
    /// The locale that lists are in where none is asked for.
    case locale
    /// What leads in names, where nothing else is asked for.
    case ordering
    /// The number that the next contact gets.
    case nextContact = "next contact"
    /// What the stored search keys were made by.
    case search
    /// Grows with every change.
    case generation
  }

  func text(_ name: Name) throws(StoreError) -> String? {
    let query = "SELECT value FROM meta WHERE name = $1"
    return try connection.row(query, [.text(name.rawValue)])?.text(0)
  }

  func number(_ name: Name) throws(StoreError) -> Int64? {
    try text(name).flatMap { Int64($0) }
  }

  func set(_ name: Name, _ value: String) throws(StoreError) {
    let statement = """
      INSERT INTO meta (name, value) VALUES ($1, $2)
      ON CONFLICT (name) DO UPDATE SET value = excluded.value
      """
    try connection.run(statement, [.text(name.rawValue), .text(value)])
  }

  func set(_ name: Name, _ value: Int64) throws(StoreError) { try set(name, "\(value)") }

  /// Takes as many numbers for contacts as are asked for, and returns the first.
  func takeNumbers(_ count: Int64) throws(StoreError) -> Int64 {
    let next = try number(.nextContact) ?? 1
    try set(.nextContact, next + count)
    return next
  }
}
