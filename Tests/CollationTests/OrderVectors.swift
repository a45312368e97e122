import TestSupport

/// Strings in an order, collation by collation: `Scripts/conformance vectors` makes the files.
///
/// A line `# TAG` begins a collation; each line after it is a string, after `=` if it is the same as the
/// string before it, else after `<`.
struct OrderVectors {
  struct Collation {
    let tag: String
    /// The strings, and whether each is the same as the one before.
    var strings: [(text: [UInt8], isSameAsLast: Bool)] = []
  }

  let collations: [Collation]

  init(path: String) throws {
    var collations: [Collation] = []
    for line in try CompressedFile(path: path).contents().split(separator: UInt8(ascii: "\n")) {
      if line.first == UInt8(ascii: "#") {
        collations.append(Collation(tag: String(decoding: line.dropFirst(2), as: UTF8.self)))
      } else {
        collations[collations.count - 1].strings
          .append((Array(line.dropFirst()), line.first == UInt8(ascii: "=")))
      }
    }
    self.collations = collations
  }
}
