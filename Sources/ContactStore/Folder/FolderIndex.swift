/// The index of a folder as a file in it.
struct FolderIndex {
  let folder: FolderHandle
  let order: ListOrder

  private var path: String { folder.path + "/" + FileName.index.text }

  /// Opens the index, and makes it anew if it can't be used.
  func open() throws(StoreError) -> StoreSession {
    let isDamaged = (try? folder.stamp(of: .damage)) ?? nil != nil
    if isDamaged { return try remake("was damaged") }
    do throws(StoreError) {
      return try openAny()
    } catch {
      switch error {
      case .notAStore, .laterFormat: return try remake("was of another version, or none of ours")
      case .corrupt: return try remake("was damaged")
      default: throw error
      }
    }
  }

  private func openAny(_ order: ListOrder? = nil) throws(StoreError) -> StoreSession {
    do throws(FileFault) {
      // For its owner alone, as the files of contacts.
      if try folder.stamp(of: .index) == nil {
        try folder.write([], to: .index, like: nil, isSafe: false)
      }
    } catch {
      throw error.error(folder.path)
    }
    return try StoreSession.open(folder, path, order ?? self.order)
  }

  private func remake(_ reason: String) throws(StoreError) -> StoreSession {
    let order = keptOrder ?? order
    for ending in ["", "-wal", "-shm", "-journal"] {
      try? folder.remove(FileName(FileName.index.text + ending))
    }
    try? folder.remove(.damage)
    let session = try openAny(order)
    session.folderMirror?.untold.problems.insert(
      FolderProblem(
        file: FileName.index.text,
        message: "this index \(reason) and has been made anew from the files; "
          + "the trash and what could be undone are lost"), at: 0)
    return session
  }

  /// The order that an index which can't be used tells.
  private var keptOrder: ListOrder? {
    guard let connection = try? SQLiteConnection(path: path, access: .reading) else { return nil }
    let values = StoreValues(connection: connection)
    guard let locale = try? values.text(.locale), let name = try? values.text(.ordering),
      let ordering = NameOrdering(rawValue: name)
    else { return nil }
    let order = ListOrder(locale: locale, ordering: ordering)
    return (try? ContactOrdering(order)) == nil ? nil : order
  }
}
