/// One file of a folder that a change writes or removes.
struct FolderMove: Hashable, Sendable {
  /// The file that takes the place of the target; `nil` if the target goes.
  let source: FileName?
  /// The file that is changed.
  private(set) var target: FileName
  /// What the target was when the change was made; `nil` if there was no such file.
  let expected: FileStamp?
  /// The name that what the target was has until the change is committed.
  private(set) var backup: FileName?
  /// Whether it has been made.
  private(set) var isMade = false

  init(source: FileName?, target: FileName, expected: FileStamp?) {
    self.source = source
    self.target = target
    self.expected = expected
  }

  /// Whether the target is what it was.
  func isPossible(in folder: FolderHandle) throws(FileFault) -> Bool {
    guard let stamp = try folder.stamp(of: target) else { return expected == nil }
    return expected.map(stamp.isSameFile) ?? false
  }

  /// Writes or removes the target.
  ///
  /// - Returns: Whether the target was still what it was; if not, nothing is done.
  mutating func make(in folder: FolderHandle, _ number: Int) throws(FileFault) -> Bool {
    if expected == nil, let source { return try create(from: source, in: folder) }
    let old = FileName.temporary(number, "old")
    do throws(FileFault) {
      try folder.link(target, as: old)
      backup = old
    } catch {
      // Not every file system has second names. Only putting a change back needs them.
      if error.isMissing { return false }
    }
    guard try isPossible(in: folder) else { return false }
    if let source { try folder.rename(source, to: target) } else { try folder.remove(target) }
    isMade = true
    return true
  }

  private mutating func create(from source: FileName, in folder: FolderHandle) throws(FileFault)
    -> Bool
  {
    while try !isPossible(in: folder) { target = .generated }
    do throws(FileFault) {
      // Unlike renaming, this never takes the name of a file that someone else has just made.
      try folder.link(source, as: target)
      try folder.remove(source)
    } catch {
      try folder.rename(source, to: target)
    }
    isMade = true
    return true
  }

  /// Makes the target what it was.
  func putBack(in folder: FolderHandle) {
    if let source { try? folder.remove(source) }
    guard isMade else { return removeBackup(in: folder) }
    if let backup {
      try? folder.rename(backup, to: target)
    } else if expected == nil {
      try? folder.remove(target)
    }
  }

  func removeBackup(in folder: FolderHandle) {
    if let backup { try? folder.remove(backup) }
  }
}
