/// The moves of one change: all of them are made, or none.
///
/// A change of several files is decided by a list of its moves, which is written when all new files are there
/// and goes when all moves are made. Whoever finds such a list makes the moves that are left.
struct FolderMoves {
  let folder: FolderHandle
  private(set) var moves: [FolderMove] = []
  /// Whether the list of the moves is there.
  private var isDecided = false
  /// For tests: is called between steps.
  let onStep: ((FolderStep) -> Void)?

  init(in folder: FolderHandle, onStep: ((FolderStep) -> Void)?) {
    self.folder = folder
    self.onStep = onStep
  }

  /// So many files are waited for one by one.
  private static let mostSafe = 32

  /// Prepares a file to be written.
  mutating func write(_ bytes: [UInt8], to target: FileName, expecting stamp: FileStamp?)
    throws(FileFault)
  {
    let source = FileName.temporary(moves.count, "tmp")
    moves.append(FolderMove(source: source, target: target, expected: stamp))
    try folder.write(
      bytes, to: source, like: stamp.map { _ in target }, isSafe: moves.count <= Self.mostSafe)
  }

  /// Prepares a file to be removed.
  mutating func remove(_ target: FileName, expecting stamp: FileStamp) {
    moves.append(FolderMove(source: nil, target: target, expected: stamp))
  }

  /// Makes all moves.
  ///
  /// - Returns: The place of the first move that is not possible any more; `nil` if all are made.
  mutating func make() throws(FileFault) -> Int? {
    if moves.count > Self.mostSafe { folder.synchronizeAll() }
    onStep?(.prepared)
    for (place, move) in moves.enumerated() where move.expected != nil {
      if try !move.isPossible(in: folder) { return place }
    }
    if moves.count > 1 { try decide() }
    for place in moves.indices {
      if try !moves[place].make(in: folder, place) { return place }
      onStep?(.moved(place))
    }
    try folder.synchronize()
    if isDecided { try folder.remove(.moves) }
    isDecided = false
    onStep?(.made)
    return nil
  }

  private mutating func decide() throws(FileFault) {
    let list = FileName.temporary(moves.count, "list")
    try folder.write(FolderMoveList.bytes(of: moves), to: list, like: nil, isSafe: true)
    try folder.synchronize()
    try folder.rename(list, to: .moves)
    isDecided = true
    try folder.synchronize()
    onStep?(.decided)
  }

  /// Removes what was there in case that the moves had to be put back.
  func finish() {
    for move in moves { move.removeBackup(in: folder) }
  }

  /// Makes the folder what it was.
  func putBack() {
    if isDecided { try? folder.remove(.moves) }
    for move in moves.reversed() { move.putBack(in: folder) }
    try? folder.synchronize()
  }
}

/// The steps of a change of a folder.
package enum FolderStep: Sendable, Hashable {
  /// The new files are there, under other names.
  case prepared
  /// The list of moves is there.
  case decided
  /// A file has been written or removed.
  case moved(Int)
  /// All files are written and removed.
  case made
  /// The index has been committed.
  case committed
}
