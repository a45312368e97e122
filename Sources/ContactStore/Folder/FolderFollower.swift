internal import ContactCards

/// Brings what has happened in a folder into its index, in one transaction.
struct FolderFollower {
  private let mirror: FolderMirror
  private let session: StoreSession
  private let files: SourceFiles
  private let listing: FolderListing
  private let known: [FileName: SourceFiles.File]
  private var loader: FolderLoader
  /// Contacts whose cards are in no file any more.
  private var released = FormerContacts()
  private var trash: FormerContacts?
  /// Contacts that are changed, gone or back.
  private var touched: Set<Int64> = []
  private var hasNewContent = false
  private(set) var report = FolderReport()

  init(_ mirror: FolderMirror, _ listing: FolderListing, _ known: [FileName: SourceFiles.File])
    throws(StoreError)
  {
    self.mirror = mirror
    session = mirror.session
    files = mirror.files
    self.listing = listing
    self.known = known
    loader = try FolderLoader(mirror.session)
  }

  /// Whether the index has what the folder has.
  static func isCurrent(_ listing: FolderListing, _ known: [FileName: SourceFiles.File]) -> Bool {
    guard listing.leftovers.isEmpty, listing.files.count == known.count else { return false }
    return known.allSatisfy { listing.files[$0.key] == $0.value.stamp }
  }

  mutating func run() throws(StoreError) {
    try releaseGone()
    for file in known.values.sorted(by: { $0.name < $1.name }) {
      guard let stamp = listing.files[file.name], stamp != file.stamp else { continue }
      try follow(file)
    }
    for name in listing.files.keys.filter({ known[$0] == nil }).sorted() { try add(name) }
    for contact in released.left.sorted() { try remove(contact) }
    try loader.finish()
    if hasNewContent || report.hasChanges { try finish() }
  }

  /// Takes the contacts of files that are gone for those that new files may bring back.
  private mutating func releaseGone() throws(StoreError) {
    for (name, file) in known.sorted(by: { $0.key < $1.key })
    where listing.files[name] == nil && listing.unreadable[name] == nil {
      for contact in file.contacts { try release(contact) }
      try files.forget(name)
      for contact in file.contacts { try files.noteFormer(name, of: contact) }
    }
  }

  private mutating func release(_ contact: Int64) throws(StoreError) {
    if let stored = try session.contactIfAny(contact) { released.insert(stored) }
  }

  // MARK: Files

  private mutating func follow(_ file: SourceFiles.File) throws(StoreError) {
    guard let (bytes, stamp) = read(file.name) else { return }
    if FolderFile.hash(of: bytes) == file.hash { return try files.settle(file.name, stamp.kept) }
    let content = FolderFile(bytes)
    let contacts = try match(file.contacts, content.parts.map(\.card))
    try save(file.name, stamp, content, contacts)
  }

  private mutating func add(_ name: FileName) throws(StoreError) {
    guard let (bytes, stamp) = read(name) else { return }
    let content = FolderFile(bytes)
    var contacts: [Int64] = []
    for part in content.parts { contacts.append(try add(part.card)) }
    try save(name, stamp, content, contacts)
  }

  private mutating func save(
    _ name: FileName, _ stamp: FileStamp, _ content: FolderFile, _ contacts: [Int64]
  ) throws(StoreError) {
    hasNewContent = true
    try files.save(
      SourceFiles.File(
        name: name, stamp: stamp.kept, hash: content.hash, contacts: contacts,
        problem: content.problem))
  }

  /// What a file holds; `nil` if that can't be told now, and the index keeps what it has.
  private mutating func read(_ name: FileName) -> (bytes: [UInt8], stamp: FileStamp)? {
    do throws(FileFault) {
      return try mirror.folder.read(name)
    } catch {
      if !error.isMissing { report.problems.append(.unreadable(name, error.reason)) }
      return nil
    }
  }

  // MARK: Cards

  /// Finds out which contact each card of a file is of now: the one with its identifier, else the next one of
  /// those that the file had.
  private mutating func match(_ contacts: [Int64], _ cards: [Card]) throws(StoreError) -> [Int64] {
    var old: [StoredContact] = []
    for contact in contacts {
      if let stored = try session.contactIfAny(contact) { old.append(stored) }
    }
    var matched: [StoredContact?] = cards.map { card in
      guard let uid = card.contact.uid, !uid.isEmpty,
        let index = old.firstIndex(where: { CardMarks.isSame($0.contact.uid ?? "", uid) })
      else { return nil }
      return old.remove(at: index)
    }
    var result: [Int64] = []
    for (place, card) in cards.enumerated() {
      if matched[place] == nil, let contact = released.take(card) {
        matched[place] = try session.contact(contact)
      } else if matched[place] == nil, !old.isEmpty {
        matched[place] = old.removeFirst()
      }
      if let stored = matched[place] {
        try change(stored, to: card)
        result.append(stored.id)
      } else {
        result.append(try add(card))
      }
    }
    for stored in old { released.insert(stored) }
    return result
  }

  private mutating func change(_ stored: StoredContact, to card: Card) throws(StoreError) {
    let new = StoredContact(id: stored.id, revision: stored.revision + 1, card: card)
    if new.bytes == stored.bytes { return }
    try session.put(new, inPlaceOf: stored)
    touched.insert(stored.id)
    report.changed += 1
  }

  private mutating func add(_ card: Card) throws(StoreError) -> Int64 {
    if let contact = released.take(card) {
      try change(try session.contact(contact), to: card)
      return contact
    }
    report.added += 1
    if let contact = try takeFromTrash(card) { return contact }
    return try loader.add(card)
  }

  /// Brings a contact back that the index has in its trash.
  private mutating func takeFromTrash(_ card: Card) throws(StoreError) -> Int64? {
    if trash == nil { trash = try session.formerContacts() }
    guard let contact = trash?.take(card) else { return nil }
    let values: [SQLValue] = [.integer(contact)]
    let row = try session.connection.row("SELECT revision FROM trash WHERE contact = $1", values)
    let revision = (row?.integer(0) ?? 0) + 1
    try session.put(StoredContact(id: contact, revision: revision, card: card), inPlaceOf: nil)
    try session.connection.run("DELETE FROM trash WHERE contact = $1", values)
    touched.insert(contact)
    return contact
  }

  private mutating func remove(_ contact: Int64) throws(StoreError) {
    try session.putIntoTrash(try session.contact(contact))
    touched.insert(contact)
    report.removed += 1
  }

  private func finish() throws(StoreError) {
    try session.forgetChanges(of: touched)
    try files.noteRivals()
    try files.forgetFormerNames()
    guard report.hasChanges else { return }
    try session.noteGeneration()
  }
}

extension FolderProblem {
  static func unreadable(_ name: FileName, _ reason: String) -> FolderProblem {
    FolderProblem(
      file: name.text, message: "cannot be read: \(reason); what was known of it is kept")
  }
}
