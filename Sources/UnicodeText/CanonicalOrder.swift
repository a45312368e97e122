/// The canonical ordering algorithm (The Unicode Standard, section 3.11, D109).
package enum CanonicalOrder {
  /// Sorts every run of marks (combining class above 0) by class, and keeps the order within a class.
  ///
  /// - Complexity: O(n), however long the runs are.
  package static func sort(_ buffer: inout MutableSpan<ClassedScalar>) {
    var start = 0
    while start < buffer.count {
      guard buffer[start].combiningClass != 0 else {
        start += 1
        continue
      }
      var end = start + 1
      var isSorted = true
      while end < buffer.count, buffer[end].combiningClass != 0 {
        if buffer[end].combiningClass < buffer[end - 1].combiningClass { isSorted = false }
        end += 1
      }
      if !isSorted { sort(&buffer, start..<end) }
      start = end
    }
  }

  /// Sorts every run of marks in an array.
  ///
  /// - Complexity: O(n), however long the runs are.
  package static func sort(_ buffer: inout [ClassedScalar]) {
    var span = buffer.mutableSpan
    sort(&span)
  }

  /// Runs up to this length are sorted in place: real text has two or three marks in a row, and for
  /// those insertion is the fastest way.
  private static let longestInserted = 32

  private static func sort(_ buffer: inout MutableSpan<ClassedScalar>, _ run: Range<Int>) {
    if run.count <= longestInserted {
      insert(&buffer, run)
    } else {
      distribute(&buffer, run)
    }
  }

  private static func insert(_ buffer: inout MutableSpan<ClassedScalar>, _ run: Range<Int>) {
    for index in run.dropFirst() {
      let mark = buffer[index]
      var hole = index
      while hole > run.lowerBound, buffer[hole - 1].combiningClass > mark.combiningClass {
        buffer[hole] = buffer[hole - 1]
        hole -= 1
      }
      buffer[hole] = mark
    }
  }

  /// Counting sort, with one counter a class.
  private static func distribute(_ buffer: inout MutableSpan<ClassedScalar>, _ run: Range<Int>) {
    var positions = [Int](repeating: 0, count: 257)
    for index in run { positions[Int(buffer[index].combiningClass) + 1] += 1 }
    for number in 1...256 { positions[number] += positions[number - 1] }
    var marks: [ClassedScalar] = []
    marks.reserveCapacity(run.count)
    for index in run { marks.append(buffer[index]) }
    for mark in marks {
      let number = Int(mark.combiningClass)
      buffer[run.lowerBound + positions[number]] = mark
      positions[number] += 1
    }
  }
}
