/// The table `scripts`: which script each character belongs to (UAX #24, the property Script).
///
/// | sections | hold |
/// | --- | --- |
/// | 0 | where each run of characters of one script begins, ascending: the first code point times 256, and the number of the script |
/// | 1 | the scripts by their numbers, as four lower-case letters in 32 bits; 0 for none |
///
/// Characters that scripts share (Common, Inherited) have none. Code points without a character belong to
/// the run before them, so that there are few.
package struct ScriptTable: Sendable {
  private let starts: TableSlice<UInt32>
  private let scripts: TableSlice<UInt32>

  /// The table that is embedded in the library.
  package static let embedded: ScriptTable = {
    let table = TableBytes(named: "scripts")
    assert(table != nil, "the table scripts is not embedded")
    return ScriptTable(table ?? .empty)
  }()

  /// Reads a table; one that is damaged gives wrong answers.
  package init(_ bytes: TableBytes) {
    starts = bytes.section(0).elements(of: UInt32.self)
    scripts = bytes.section(1).elements(of: UInt32.self)
  }

  /// The script of a character, `nil` if it has none of its own.
  ///
  /// - Complexity: O(log *n*) in the number of runs, about 400.
  package func script(of scalar: Unicode.Scalar) -> Subtag? {
    let key = scalar.value << 8 | 0xFF
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= key { low = middle + 1 } else { high = middle }
    }
    let bits = scripts[Int(starts[low - 1] & 0xFF)]
    return bits == 0 ? nil : Subtag(bits: UInt64(bits) << 32)
  }
}
