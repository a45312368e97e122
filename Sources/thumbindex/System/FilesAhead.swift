internal import Collation
internal import Glibc
internal import Synchronization

/// Reads the small files of a folder on a thread of its own, while those before them are worked on.
///
/// It only saves time: a file that isn't plain and small, or can't be read, is left to whoever works on it.
final class FilesAhead {
  private final class Shared: Sendable {
    /// What the thread has read.
    let batch = Mutex(FileBatch())
  }

  private let entries: [Folder.Entry]
  /// The descriptor of the folder; where it can't be opened, all reading here fails.
  private let folder: Int32
  private let shared = Shared()
  private var work: BackgroundWork?

  /// The first run is short, since nothing can be worked on until it is read; what is read of a run of the
  /// longest stays in the processor's memory.
  private static let (fewestFiles, mostFiles) = (16, 512)

  /// Prepares to read the files of a folder.
  init(_ folder: InputFolder) {
    entries = folder.entries
    let path = folder.path.map { CChar(bitPattern: $0) } + [0]
    self.folder = unsafe open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
  }

  deinit {
    work?.wait()
    if folder >= 0 { close(folder) }
  }

  /// Calls `body` with the place of each file in order, and with its content if that was read.
  func forEach(_ body: (Int, ArraySlice<UInt8>?) -> Void) {
    var (own, other) = (FileBatch(), FileBatch())
    var run = begin(at: 0, count: Self.fewestFiles)
    while !run.files.isEmpty {
      // The thread may not have got to the end.
      run.read(into: &own)
      work?.wait()
      shared.batch.withLock { swap(&$0, &other) }
      let done = run.files
      run = begin(at: done.upperBound, count: min(2 * done.count, Self.mostFiles))
      for (number, file) in done.enumerated() {
        body(file, own.content(of: number) ?? other.content(of: number))
      }
    }
  }

  /// Has the thread read a run.
  private func begin(at start: Int, count: Int) -> FileRun {
    let run = FileRun(start..<min(entries.count, start + count), of: entries, in: folder)
    if run.files.isEmpty { return run }
    work = BackgroundWork { [shared] in shared.batch.withLock { run.read(into: &$0) } }
    return run
  }
}
