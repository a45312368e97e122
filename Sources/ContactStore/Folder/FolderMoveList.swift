/// The file that tells the moves of a change: for each move six fields that end in U+0000.
enum FolderMoveList {
  static func bytes(of moves: [FolderMove]) -> [UInt8] {
    var bytes: [UInt8] = []
    for move in moves {
      let stamp = move.expected
      let numbers = [stamp?.size, stamp?.modified, stamp?.inode].map { number in
        Array((number.map { "\($0)" } ?? "").utf8)
      }
      for field in [kind(move), move.source?.bytes ?? [], move.target.bytes] + numbers {
        bytes += field + [0]
      }
    }
    return bytes
  }

  private static func kind(_ move: FolderMove) -> [UInt8] {
    Array((move.source == nil ? "remove" : move.expected == nil ? "create" : "write").utf8)
  }

  /// The moves of a list. What is none, or leads out of the folder, is left out.
  static func moves(_ bytes: [UInt8]) -> [FolderMove] {
    let fields = bytes.split(separator: 0, omittingEmptySubsequences: false).map { Array($0) }
    return stride(from: 0, to: fields.count - 6, by: 6).compactMap { start in
      let (source, target) = (FileName(fields[start + 1]), FileName(fields[start + 2]))
      guard target.isInside, target.isCard else { return nil }
      let numbers = fields[start + 3..<start + 6].map { Int64(String(decoding: $0, as: UTF8.self)) }
      let stamp = stamp(numbers)
      switch String(decoding: fields[start], as: UTF8.self) {
      case "remove" where stamp != nil:
        return FolderMove(source: nil, target: target, expected: stamp)
      case "write" where stamp != nil && source.isInside && source.isLeftover:
        return FolderMove(source: source, target: target, expected: stamp)
      case "create" where source.isInside && source.isLeftover:
        return FolderMove(source: source, target: target, expected: nil)
      default: return nil
      }
    }
  }

  private static func stamp(_ numbers: [Int64?]) -> FileStamp? {
    guard let size = numbers[0], let modified = numbers[1], let inode = numbers[2] else {
      return nil
    }
    return FileStamp(size: size, modified: modified, changed: 0, inode: inode)
  }
}

extension FolderHandle {
  /// Ends what a program that was killed has begun: makes the moves that it has decided on and that are still
  /// possible, and clears away the rest.
  func clearLeftovers(_ leftovers: [FileName]) throws(FileFault) {
    if leftovers.contains(.moves) {
      let named = Set(try listing().files.values.map(\.inode))
      for (number, move) in FolderMoveList.moves(try read(.moves).bytes).enumerated() {
        try finish(move, number, named)
      }
      try synchronize()
      try remove(.moves)
    }
    for name in try listing().leftovers { try? remove(name) }
  }

  /// Makes a move that isn't made yet; `named` are the files that have names of their own.
  private func finish(_ move: FolderMove, _ number: Int, _ named: Set<Int64>) throws(FileFault) {
    // One that has been made has no source any more, or no target.
    if let source = move.source {
      guard let stamp = try stamp(of: source) else { return }
      // Of a new file that has got its name, the source may be left: it would become a second one.
      if move.expected == nil, named.contains(stamp.inode) { return }
    }
    var move = move
    _ = try move.make(in: self, number)
  }
}
