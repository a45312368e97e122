/// A backup of a telephone with iOS: a folder whose files have numbers for names.
struct PhoneBackup {
  let folder: String

  /// What the address book is on the telephone.
  private static let domain = "HomeDomain"
  private static let path = "Library/AddressBook/AddressBook.sqlitedb"
  /// The SHA-1 of domain, hyphen and path, which is its name in the backup.
  private static let name = "31bb7ba8914766d4ba40d6dfb6113c8b614be442"

  private var manifest: String { "\(folder)/Manifest.db" }

  /// The backup in a folder; `nil` if the folder is none.
  init?(_ folder: String) {
    self.folder = folder
    // Before iOS 10 the list of the files was of another format.
    let lists = ["Manifest.db", "Manifest.mbdb"].map { "\(folder)/\($0)" }
    guard lists.contains(where: FileStatus.isFile) || place(of: Self.name) != nil else {
      return nil
    }
  }

  /// The path of the address book.
  func addressBook() throws(SourceError) -> String {
    guard let place = place(of: try listedName() ?? Self.name) else {
      throw .unknown(folder, reason: "the backup has no address book")
    }
    return place
  }

  /// The name in the list; `nil` if there is no list, or it isn't in it.
  private func listedName() throws(SourceError) -> String? {
    guard FileStatus.isFile(manifest) else { return nil }
    guard try SourceFile.beginning(manifest, count: 6) == Array("SQLite".utf8) else {
      // Of an encrypted backup the list is encrypted too.
      throw .encrypted(folder)
    }
    let database = try SourceDatabase(manifest)
    guard database.has("Files", "fileID", "domain", "relativePath") else { return nil }
    var name: String?
    try database.forEachRow(
      "SELECT fileID FROM Files WHERE domain = $1 AND relativePath = $2",
      [.text(Self.domain), .text(Self.path)]
    ) { row in
      name = row.text(0)
      return false
    }
    return name.flatMap { Self.isName($0) ? $0 : nil }
  }

  /// Whether a name is one that backups have: the list is not to lead out of the folder.
  private static func isName(_ name: String) -> Bool {
    name.utf8.count == 40
      && name.utf8.allSatisfy { byte in
        (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte | 0x20)
      }
  }

  /// Where a file is: in a folder named after its first two digits, or, in old backups, in none.
  private func place(of name: String) -> String? {
    ["\(folder)/\(name.prefix(2))/\(name)", "\(folder)/\(name)"].first(where: FileStatus.isFile)
  }
}
