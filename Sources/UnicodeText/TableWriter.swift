/// Puts the sections of a table together in the layout that ``TableBytes`` reads.
package struct TableWriter {
  private var sections: [[UInt8]] = []

  package init() {}

  /// Adds one section of little-endian integers.
  package mutating func append<Element: FixedWidthInteger>(_ elements: [Element]) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(elements.count * Element.bitWidth / 8)
    for element in elements { Self.append(element, to: &bytes) }
    sections.append(bytes)
  }

  /// Adds the three sections of a trie: top, middle, data.
  package mutating func append<Value>(_ trie: CodePointTrieBuilder<Value>.Arrays) {
    append(trie.top)
    append(trie.middle)
    append(trie.data)
  }

  /// The whole table: the directory, then the sections, each at a multiple of eight bytes.
  package func bytes() -> [UInt8] {
    var directory: [UInt8] = []
    var body: [UInt8] = []
    let start = Self.aligned(4 + 8 * sections.count)
    Self.append(UInt32(sections.count), to: &directory)
    for section in sections {
      Self.append(UInt32(start + body.count), to: &directory)
      Self.append(UInt32(section.count), to: &directory)
      body += section
      body += repeatElement(0, count: Self.aligned(body.count) - body.count)
    }
    directory += repeatElement(0, count: start - directory.count)
    return directory + body
  }

  private static func aligned(_ count: Int) -> Int { (count + 7) & ~7 }

  private static func append<Element: FixedWidthInteger>(
    _ element: Element, to bytes: inout [UInt8]
  ) {
    for shift in stride(from: 0, to: Element.bitWidth, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: element >> Element(shift)))
    }
  }
}
