internal import ContactCards

/// What a transaction changes of a folder.
struct FolderChange {
  /// What becomes of a file that is there.
  private struct Edit {
    let file: SourceFiles.File
    /// The contacts that are changed or gone.
    var contacts: Set<Int64>
  }

  /// What a move makes of a file.
  private struct Outcome {
    let contacts: [Int64]
    let removed: [Int64]
    var hash: Int64 = 0
    var problem: String?
  }

  private let mirror: FolderMirror
  private var new: [Int64] = []
  private var edits: [FileName: Edit] = [:]
  /// One for each move.
  private var outcomes: [Outcome] = []

  init(_ mirror: FolderMirror) { self.mirror = mirror }

  private var session: StoreSession { mirror.session }

  /// Notes that a contact is new, changed or gone.
  mutating func note(_ contact: Int64) throws(StoreError) {
    if let file = try mirror.files.file(of: contact) {
      edits[file.name, default: Edit(file: file, contacts: [])].contacts.insert(contact)
    } else if try session.contactIfAny(contact) != nil {
      new.append(contact)
    }
  }

  /// Writes the new files under names that nobody looks at.
  mutating func prepare(_ moves: inout FolderMoves?) throws(StoreError) {
    for contact in new { try prepareNew(contact, &moves) }
    // What is written comes before what goes: a contact may have moved from one file to another.
    let edits = edits.values.sorted { $0.file.name < $1.file.name }
    var removals: [Edit] = []
    for edit in edits {
      if try isGone(edit) { removals.append(edit) } else { try prepareChange(edit, &moves) }
    }
    for edit in removals { try prepareRemoval(edit, &moves) }
  }

  /// Whether a file's contacts are all gone.
  private func isGone(_ edit: Edit) throws(StoreError) -> Bool {
    for contact in edit.file.contacts {
      if !edit.contacts.contains(contact) { return false }
      if try session.contactIfAny(contact) != nil { return false }
    }
    return true
  }

  private mutating func prepareNew(_ contact: Int64, _ moves: inout FolderMoves?)
    throws(StoreError)
  {
    let stored = try session.complete(try session.contact(contact), like: nil)
    let name = try freeName(for: stored)
    try guarding { () throws(FileFault) in
      try moves?.write(stored.bytes, to: name, expecting: nil)
    }
    outcomes.append(
      Outcome(contacts: [contact], removed: [], hash: FolderFile.hash(of: stored.bytes)))
  }

  /// The name that the contact's file had, or one made of its identifier, or any.
  private func freeName(for stored: StoredContact) throws(StoreError) -> FileName {
    let former = try mirror.files.formerName(of: stored.id)
    let own = stored.contact.uid.flatMap(FileName.ofContact)
    for case let name? in [former, own] {
      let stamp = try guarding { () throws(FileFault) in try mirror.folder.stamp(of: name) }
      if stamp == nil { return name }
    }
    return .generated
  }

  private mutating func prepareChange(_ edit: Edit, _ moves: inout FolderMoves?)
    throws(StoreError)
  {
    let (old, stamp) = try read(edit)
    var file = FolderFile(old)
    guard file.isKept, file.parts.count == edit.file.contacts.count else {
      let reason = "cannot be changed without loss; \(file.problem ?? "read it in again")"
      throw .failed(store: mirror.folder.path + "/" + edit.file.name.text, reason: reason)
    }
    var contacts: [Int64] = []
    var parts: [FolderFile.Part] = []
    for (contact, part) in zip(edit.file.contacts, file.parts) {
      var part = part
      if edit.contacts.contains(contact) {
        guard let stored = try session.contactIfAny(contact) else { continue }
        part.card = try session.complete(stored, like: part.card).card
      }
      contacts.append(contact)
      parts.append(part)
    }
    file.parts = parts
    let bytes = file.bytes
    if bytes == old { return }
    try guarding { () throws(FileFault) in
      try moves?.write(bytes, to: edit.file.name, expecting: stamp)
    }
    let now = FolderFile(bytes)
    let removed = edit.file.contacts.filter { !contacts.contains($0) }
    outcomes.append(
      Outcome(contacts: contacts, removed: removed, hash: now.hash, problem: now.problem))
  }

  private mutating func prepareRemoval(_ edit: Edit, _ moves: inout FolderMoves?)
    throws(StoreError)
  {
    let (_, stamp) = try read(edit)
    moves?.remove(edit.file.name, expecting: stamp)
    outcomes.append(Outcome(contacts: [], removed: edit.file.contacts))
  }

  /// Reads a file that is to be changed.
  ///
  /// - Throws: ``StoreError/stale(contact:revision:)`` if it isn't what the index has of it.
  private func read(_ edit: Edit) throws(StoreError) -> (bytes: [UInt8], stamp: FileStamp) {
    let (folder, name) = (mirror.folder, edit.file.name)
    if folder.isLink(name) {
      throw .failed(
        store: folder.path + "/" + name.text,
        reason: "is a link to another file, and is changed only there; nothing was changed")
    }
    do throws(FileFault) {
      let (bytes, stamp) = try folder.read(name)
      if FolderFile.hash(of: bytes) == edit.file.hash { return (bytes, stamp) }
    } catch {
      if !error.isMissing { throw error.error(folder.path + "/" + name.text) }
    }
    throw staleness(of: edit.contacts.min() ?? 0)
  }

  /// Keeps what the files are now.
  func record(_ moves: FolderMoves?) throws(StoreError) {
    let files = mirror.files
    for (move, outcome) in zip(moves?.moves ?? [], outcomes) {
      let stamp = try guarding { () throws(FileFault) in
        try mirror.folder.stamp(of: move.target)
      }
      if let stamp, move.source != nil {
        try files.save(
          SourceFiles.File(
            name: move.target, stamp: stamp.kept, hash: outcome.hash, contacts: outcome.contacts,
            problem: outcome.problem))
      } else {
        try files.forget(move.target)
      }
      for contact in outcome.removed { try files.noteFormer(move.target, of: contact) }
    }
  }

  private func guarding<Value>(_ body: () throws(FileFault) -> Value) throws(StoreError) -> Value {
    do throws(FileFault) {
      return try body()
    } catch {
      throw error.error(mirror.folder.path)
    }
  }
}

// MARK: What was changed meanwhile

extension FolderChange {
  /// What is to be said if the file of a move isn't what it was.
  func staleness(_ place: Int) -> StoreError {
    let outcome = outcomes[place]
    return staleness(of: outcome.contacts.first ?? outcome.removed.first ?? 0)
  }

  private func staleness(of contact: Int64) -> StoreError {
    let query = """
      SELECT revision FROM contact WHERE id = $1
      UNION ALL SELECT revision + 1 FROM trash WHERE contact = $1
      """
    let row = try? session.connection.row(query, [.integer(contact)])
    return .stale(contact: contact, revision: row?.integer(0) ?? 0)
  }
}
