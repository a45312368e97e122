import Foundation

/// Indexes as ICU 78.3 has them: `Scripts/conformance vectors` makes the file.
///
/// A line `# TAG MORE…` begins an index, that of a tag with the labels of more tags added. The next line
/// has its labels with tabs between them, and each line after that the number of a bucket, a tab, and a
/// string that belongs there.
struct IndexVectors {
  struct Index {
    let tag: String
    let added: [String]
    var labels: [String] = []
    var strings: [(bucket: Int?, text: String)] = []
  }

  let indexes: [Index]

  init() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let data = try Data(contentsOf: folder.appendingPathComponent("Vectors/indexes.txt"))
    var indexes: [Index] = []
    for line in data.split(separator: UInt8(ascii: "\n")).map(Array.init) {
      if line.starts(with: Array("# ".utf8)) {
        let tags = String(decoding: line.dropFirst(2), as: UTF8.self).split(separator: " ")
        indexes.append(Index(tag: String(tags[0]), added: tags.dropFirst().map(String.init)))
      } else if indexes[indexes.count - 1].labels.isEmpty {
        indexes[indexes.count - 1].labels = Self.cells(line, atMost: .max)
      } else {
        let cells = Self.cells(line, atMost: 2)
        indexes[indexes.count - 1].strings.append((Int(cells[0]), cells[1]))
      }
    }
    self.indexes = indexes
  }

  /// The cells of a line. They are split as bytes, for a mark may stand at the start of one.
  private static func cells(_ line: [UInt8], atMost count: Int) -> [String] {
    line.split(
      separator: UInt8(ascii: "\t"), maxSplits: count - 1, omittingEmptySubsequences: false
    )
    .map { String(decoding: $0, as: UTF8.self) }
  }
}
