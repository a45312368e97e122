internal import Synchronization

/// A run of files in a folder that two threads read, each of them what the other has not begun.
final class FileRun: Sendable {
  let files: Range<Int>
  private let entries: [Folder.Entry]
  /// The descriptor of the folder.
  private let folder: Int32
  /// How many files have been begun.
  private let begun = Atomic(0)

  init(_ files: Range<Int>, of entries: [Folder.Entry], in folder: Int32) {
    (self.files, self.entries, self.folder) = (files, entries, folder)
  }

  /// Reads what no other thread has begun.
  func read(into batch: inout FileBatch) {
    batch.begin(count: files.count)
    while true {
      let (file, _) = begun.add(1, ordering: .relaxed)
      guard file < files.count else { return }
      batch.read(entries[files.lowerBound + file], in: folder, as: file)
    }
  }
}
