internal import UnicodeText

/// What a table holds, as the builder of tailorings and the tests want it.
extension CollationTable {
  /// One mapping of a table whose meaning depends on what stands around a character.
  package struct Context: Sendable, Hashable {
    /// What has to stand before the text, in canonical order.
    package var prefix: [UInt32] = []
    /// What follows the first character.
    package var suffix: [UInt32] = []
    package var entry: CollationEntry

    package init(prefix: [UInt32] = [], suffix: [UInt32] = [], entry: CollationEntry) {
      self.prefix = prefix
      self.suffix = suffix
      self.entry = entry
    }
  }

  /// All mappings of texts that begin with `codePoint`, the one of the code point alone first.
  ///
  /// The entries are no contexts themselves.
  package func contexts(of codePoint: UInt32) -> [Context] {
    var result: [Context] = []
    collect(unwrapped(entry(for: codePoint)), prefix: [], suffix: [], into: &result)
    return result
  }

  private func collect(
    _ entry: CollationEntry, prefix: [UInt32], suffix: [UInt32], into result: inout [Context]
  ) {
    switch entry.tag {
    case CollationEntry.contraction, CollationEntry.markContraction:
      let node = node(at: Int(entry.payload))
      collect(node.entry, prefix: prefix, suffix: suffix, into: &result)
      for (codePoint, child) in node.children {
        collect(child, prefix: prefix, suffix: suffix + [codePoint], into: &result)
      }
    case CollationEntry.prefix:
      let node = node(at: Int(entry.payload))
      collect(node.entry, prefix: prefix, suffix: suffix, into: &result)
      for (codePoint, child) in node.children {
        collect(child, prefix: [codePoint] + prefix, suffix: suffix, into: &result)
      }
    case CollationEntry.noMatch:
      break
    default:
      result.append(Context(prefix: prefix, suffix: suffix, entry: entry))
    }
  }

  /// The elements of an entry that is no context; for an implicit weight, of the code point given.
  package func elements(of entry: CollationEntry, for codePoint: UInt32) -> [CollationElement] {
    switch entry.tag {
    case CollationEntry.implicit:
      return [CollationElement(primary: ImplicitWeight.primary(of: codePoint))]
    case CollationEntry.expansion, CollationEntry.accentedExpansion:
      return entry.expansionRange.map { CollationElement(bits: element(at: $0)) }
    default:
      return entry.isElement && entry.word != 0 ? [entry.element] : []
    }
  }

  /// Every element that occurs, some of them several times.
  ///
  /// - Complexity: O(*n*) in the number of code points.
  package var allElements: [CollationElement] {
    var result = (0..<own.elements.count).map { CollationElement(bits: own.elements[$0]) }
    for codePoint in UInt32(0)...0x10FFFF {
      let entry = entry(for: codePoint)
      if entry.tag == CollationEntry.implicit { continue }
      for context in contexts(of: codePoint) where context.entry.isElement {
        result.append(context.entry.element)
      }
    }
    return result
  }
}

extension ContextNode {
  /// The ways to go on.
  fileprivate var children: [(UInt32, CollationEntry)] {
    (0..<count).map {
      (words[start + 2 + $0], CollationEntry(word: words[start + 2 + count + $0]))
    }
  }
}

/// What a tailoring's table says about the root's.
extension CollationTable {
  /// The numbers from which a tailoring's own elements and contexts count.
  package var elementCount: Int { root.elements.count }
  package var contextCount: Int { root.contexts.count }

  /// For each lead byte, 1 if consecutive weights share it in sort keys.
  package var compressibleLeadBytes: [UInt8] { (0..<compressible.count).map { compressible[$0] } }

  /// A reference to one of the root's pages of 64 blocks.
  package func rootPage(_ page: UInt32) -> UInt16 { root.top[Int(page)] | Self.rootBlock }

  /// A reference to one of the root's blocks of 64 code points.
  package func rootBlock(_ block: UInt32) -> UInt16 {
    root.middle[Int(root.top[Int(block >> 6)]) << 6 | Int(block & 63)] | Self.rootBlock
  }

  /// The entry of a code point where nothing around it counts.
  package func plainEntry(of codePoint: UInt32) -> CollationEntry {
    contexts(of: codePoint).first?.entry
      ?? CollationEntry(tag: CollationEntry.implicit, payload: 0)
  }
}
