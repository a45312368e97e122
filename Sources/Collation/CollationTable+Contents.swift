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
    case _ where entry.isExpansion:
      return entry.expansionRange.map { place in
        CollationElement(
          bits: entry.isShortExpansion ? shortElement(at: place) : element(at: place))
      }
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
      for context in contexts(of: codePoint)
      where context.entry.isElement || context.entry.isShortExpansion {
        result += elements(of: context.entry, for: codePoint)
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

/// What a tailoring's builder asks of the root's table.
extension CollationTable {
  /// The numbers from which a tailoring's own elements and contexts count.
  package var elementCount: Int { root.elements.count }
  package var contextCount: Int { root.contexts.count }

  /// The elements and contexts of a tailoring; none in the root.
  package var ownElements: [UInt64] {
    isTailoring ? (0..<own.elements.count).map { own.elements[$0] } : []
  }
  package var ownContexts: [UInt32] {
    isTailoring ? (0..<own.contexts.count).map { own.contexts[$0] } : []
  }

  /// The entries of a tailoring's trie, as they are stored; none in the root.
  package var ownEntries: [UInt32: UInt32] {
    var result: [UInt32: UInt32] = [:]
    guard isTailoring else { return result }
    for codePoint in UInt32(0)...0x10FFFF {
      if let entry = ownEntry(for: codePoint) { result[codePoint] = entry.word }
    }
    return result
  }

  /// The ideographs that a tailoring orders in an array; none in the root.
  package var ownIdeographs: [UInt32: CollationEntry] {
    var result: [UInt32: CollationEntry] = [:]
    guard isTailoring, hasIdeographs else { return result }
    for codePoint in UInt32(0)...0x3FFFF {
      let place = IdeographIndex.place(of: codePoint)
      if place >= 0, case let primary = own.ideograph(at: place), primary != 0 {
        result[codePoint] = CollationEntry(word: primary | UInt32(CollationEntry.longPrimary))
      }
    }
    return result
  }

  /// The root's table alone.
  package var rootTable: CollationTable { CollationTable(root: root, owner: owner) }

  /// The order of scripts in a tailoring: its lead bytes, and those that are split.
  package var ownReordering: (leadBytes: [UInt8], split: [UInt32]) {
    (
      (0..<own.leadBytes.count).map { own.leadBytes[$0] },
      (0..<own.splitLeadBytes.count).map { own.splitLeadBytes[$0] }
    )
  }

  /// For each lead byte, 1 if consecutive weights share it in sort keys.
  package var compressibleLeadBytes: [UInt8] { (0..<256).map { compressible[$0] } }

  /// The entry of a code point where nothing around it counts.
  package func plainEntry(of codePoint: UInt32) -> CollationEntry {
    contexts(of: codePoint).first?.entry
      ?? CollationEntry(tag: CollationEntry.implicit, payload: 0)
  }
}

/// The scripts of the root's table.
extension CollationTable {
  /// The primary weight of the mark where script `number` begins: 0 is blanks, 1 punctuation, 2 symbols,
  /// 3 currency signs, 4 digits.
  package func start(ofScript number: Int) -> UInt32 { root.scripts[2 * number] }

  /// The primary weights where scripts begin, and ranges that no characters have.
  package var scriptStarts: [UInt32] {
    stride(from: 0, to: root.scripts.count, by: 2).map { root.scripts[$0] }
  }
}
