/// The tables of a store, and the format that they are in.
enum StoreSchema {
  /// The number of the format. It grows whenever a version that knows only the one before can't use it.
  static let format = 1

  /// The statements that make the tables.
  static func script(_ dialect: SQLDialect) -> String {
    let (integer, text, blob, clustered) = (
      dialect.integer, dialect.text, dialect.blob, dialect.clustered
    )
    return """
      CREATE TABLE meta (name \(text) PRIMARY KEY, value \(text) NOT NULL)\(clustered);
      CREATE TABLE contact (id \(integer) PRIMARY KEY, revision \(integer) NOT NULL,
        flags \(integer) NOT NULL, changed \(integer) NOT NULL, name \(text) NOT NULL,
        detail \(text), card \(blob) NOT NULL);
      CREATE TABLE sorting (id \(integer) PRIMARY KEY, locale \(text) NOT NULL,
        ordering \(text) NOT NULL, identity \(text) NOT NULL, reach \(integer));
      CREATE TABLE list (id \(integer) PRIMARY KEY, sorting \(integer) NOT NULL,
        grp \(text) NOT NULL, UNIQUE (sorting, grp));
      CREATE TABLE listing (list \(integer) NOT NULL, key \(blob) NOT NULL,
        contact \(integer) NOT NULL, PRIMARY KEY (list, key, contact))\(listingParts(dialect));
      CREATE TABLE landmark (list \(integer) NOT NULL, key \(blob) NOT NULL,
        contact \(integer) NOT NULL, count \(integer) NOT NULL,
        PRIMARY KEY (list, key, contact))\(clustered);
      CREATE TABLE mark (hash \(integer) NOT NULL, contact \(integer) NOT NULL,
        PRIMARY KEY (hash, contact))\(clustered);
      CREATE TABLE member (hash \(integer) NOT NULL, contact \(integer) NOT NULL,
        PRIMARY KEY (hash, contact))\(clustered);
      CREATE TABLE trash (contact \(integer) PRIMARY KEY, removed \(integer) NOT NULL,
        revision \(integer) NOT NULL, name \(text) NOT NULL, card \(blob) NOT NULL);
      CREATE TABLE change (id \(integer) PRIMARY KEY, batch \(integer) NOT NULL,
        happened \(integer) NOT NULL, label \(text) NOT NULL, contact \(integer) NOT NULL,
        last \(integer) NOT NULL, revision \(integer) NOT NULL, card \(blob));
      CREATE TABLE source_file (name \(blob) NOT NULL, part \(integer) NOT NULL,
        size \(integer) NOT NULL, modified \(integer) NOT NULL, changed \(integer) NOT NULL,
        inode \(integer) NOT NULL, hash \(integer) NOT NULL, contact \(integer), problem \(text),
        rival \(blob), PRIMARY KEY (name, part))\(clustered);
      CREATE INDEX source_contact ON source_file (contact);
      CREATE INDEX source_rival ON source_file (rival) WHERE rival IS NOT NULL;
      CREATE TABLE former_file (contact \(integer) PRIMARY KEY, name \(blob) NOT NULL);
      """
  }

  /// How the rows of lists are kept. A server has those of long lists in tables of their own.
  private static func listingParts(_ dialect: SQLDialect) -> String {
    switch dialect {
    case .sqlite: dialect.clustered
    case .postgreSQL:
      " PARTITION BY RANGE (list, key); CREATE TABLE listing_rest PARTITION OF listing DEFAULT"
    }
  }
}
