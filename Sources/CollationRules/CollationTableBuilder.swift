package import Collation
import UnicodeText

/// Puts mappings into the form that collation reads: the root's table, or a tailoring's over it.
package struct CollationTableBuilder {
  /// The table that is tailored; nil while the root itself is built.
  private let root: CollationTable?
  /// What single code points are given, as entries that need no context.
  private var singles: [UInt32: CollationEntry] = [:]
  /// The mappings whose meaning depends on their surroundings, by their first code point.
  private var contexts: [UInt32: [ContextKey: CollationEntry]] = [:]
  private var elements: [UInt64] = []
  private var elementPlaces: [[UInt64]: Int] = [:]
  private var contextWords: [UInt32] = []

  private struct ContextKey: Hashable {
    let prefix: [UInt32]
    let suffix: [UInt32]
  }

  /// Starts with the root's table, or with nothing for the root itself.
  package init(over root: CollationTable?) { self.root = root }

  // MARK: Mappings

  /// Maps `text`, where it follows `prefix`, to elements; both are decomposed, or single code points.
  package mutating func map(
    _ text: [UInt32], prefix: [UInt32] = [], to elements: [CollationElement]
  ) throws(CollationRuleError) {
    guard let first = text.first else { return }
    let entry = try entry(for: elements, of: first)
    if text.count == 1, prefix.isEmpty {
      singles[first] = entry
    } else {
      importContexts(of: first)
      contexts[first, default: [:]][
        ContextKey(prefix: prefix, suffix: Array(text.dropFirst()))] = entry
    }
  }

  /// Gives a code point an entry as it is.
  package mutating func set(_ codePoint: UInt32, to entry: CollationEntry) {
    singles[codePoint] = entry
  }

  /// The root's contexts of a code point go on to hold in a tailoring.
  private mutating func importContexts(of codePoint: UInt32) {
    guard let root, contexts[codePoint] == nil else { return }
    var found: [ContextKey: CollationEntry] = [:]
    for context in root.contexts(of: codePoint)
    where !(context.prefix.isEmpty && context.suffix.isEmpty) {
      found[ContextKey(prefix: context.prefix, suffix: context.suffix)] = context.entry
    }
    contexts[codePoint] = found
  }

  /// An entry for elements, which are stored if it can't hold them itself.
  private mutating func entry(for list: [CollationElement], of codePoint: UInt32)
    throws(CollationRuleError) -> CollationEntry
  {
    if list.isEmpty { return .ignorable }
    let classes = CanonicalDecomposition.combiningClasses(of: codePoint)
    let isAccented = classes.lead == 0 && classes.trail != 0
    if list.count == 1, !isAccented, let entry = CollationEntry(element: list[0]) { return entry }
    guard list.count <= 31 else {
      throw CollationRuleError(offset: nil, reason: "a text has more than 31 collation elements")
    }
    let bits = list.map(\.bits)
    let place = elementPlaces[bits] ?? elements.count
    if place == elements.count {
      elementPlaces[bits] = place
      elements += bits
    }
    return CollationEntry(
      expansionAt: (root?.elementCount ?? 0) + place, count: list.count, isAccented: isAccented)
  }

  // MARK: Layout

  /// The table, characters with a canonical decomposition brought into line with their parts.
  ///
  /// The arguments are those of `build`.
  package mutating func buildClosed(
    words: [UInt32], leadBytes: [UInt8], compressible: [UInt8]
  ) throws(CollationRuleError) -> [UInt8] {
    // The first layout serves to see what the parts now stand for.
    var draft = self
    let memory = TableMemory(
      draft.build(words: words, leadBytes: leadBytes, compressible: compressible))
    let sections = CollationTableSections(memory.bytes)
    let table =
      root.map { CollationTable(root: $0.root, tailoring: sections, owner: memory) }
      ?? CollationTable(root: sections, owner: memory)
    for correction in CanonicalClosure(of: table).corrections() {
      if let elements = correction.elements {
        try map([correction.codePoint], to: elements)
      } else {
        set(correction.codePoint, to: CollationEntry(tag: CollationEntry.decompose, payload: 0))
      }
    }
    return build(words: words, leadBytes: leadBytes, compressible: compressible)
  }

  /// The table as the mappings stand.
  ///
  /// `words` are the header's after the format version; `leadBytes` say what lead bytes are replaced
  /// by, none for no reordering; `compressible` has a 1 for each lead byte that keys may share.
  private mutating func build(words: [UInt32], leadBytes: [UInt8], compressible: [UInt8]) -> [UInt8]
  {
    var entries: [UInt32: UInt32] = [:]
    for codePoint in Set(singles.keys).union(contexts.keys).sorted() {
      entries[codePoint] = wrapped(entry(of: codePoint), codePoint).word
    }
    let trie = root.map { TailoringTrie(entries, over: $0).arrays } ?? Self.rootTrie(entries)
    var writer = TableWriter()
    writer.append([CollationTableSections.formatVersion] + words)
    writer.append(trie)
    writer.append(elements)
    writer.append(contextWords)
    writer.append(leadBytes)
    writer.append(compressible)
    return writer.bytes()
  }

  private static func rootTrie(_ entries: [UInt32: UInt32]) -> CodePointTrieBuilder<UInt32>.Arrays {
    let unassigned = CollationEntry(tag: CollationEntry.implicit, payload: 0)
    return CodePointTrieBuilder(entries, default: unassigned.word).build()
  }

  /// A non-starter's entry is put behind a tag of its own, so that readers see marks at once.
  private mutating func wrapped(_ entry: CollationEntry, _ codePoint: UInt32) -> CollationEntry {
    guard CanonicalDecomposition.combiningClasses(of: codePoint).lead != 0 else { return entry }
    return CollationEntry(tag: CollationEntry.mark, payload: store([entry.word]))
  }

  /// Stores words among the contexts.
  private mutating func store(_ words: [UInt32]) -> UInt32 {
    let place = (root?.contextCount ?? 0) + contextWords.count
    contextWords += words
    return UInt32(place)
  }

  /// The entry of a code point, its contexts stored.
  private mutating func entry(of codePoint: UInt32) -> CollationEntry {
    let single =
      singles[codePoint] ?? root.map { $0.plainEntry(of: codePoint) }
      ?? CollationEntry(tag: CollationEntry.implicit, payload: 0)
    importContexts(of: codePoint)
    guard let own = contexts[codePoint], !own.isEmpty else { return single }
    var byPrefix: [[UInt32]: [[UInt32]: CollationEntry]] = [:]
    for (key, entry) in own { byPrefix[key.prefix, default: [:]][key.suffix] = entry }
    let plain = suffixEntry(byPrefix.removeValue(forKey: []) ?? [:], single: single)
    if byPrefix.isEmpty { return plain }
    let behind = byPrefix.map { (Array($0.key.reversed()), $0.value) }
    return prefixEntry(Dictionary(uniqueKeysWithValues: behind), single: plain)
  }

  /// An entry for the texts that go on with the given suffixes.
  private mutating func suffixEntry(
    _ suffixes: [[UInt32]: CollationEntry], single: CollationEntry
  ) -> CollationEntry {
    let own = suffixes[[]] ?? single
    let next = Self.byFirst(suffixes)
    if next.isEmpty { return own }
    let noMatch = CollationEntry(tag: CollationEntry.noMatch, payload: 0)
    let children = next.map { suffixEntry($0.rest, single: noMatch) }
    let place = storeNode(own, next.map(\.first), children)
    let isMarksOnly = next.allSatisfy { CanonicalDecomposition.combiningClass(of: $0.first) != 0 }
    return CollationEntry(
      tag: isMarksOnly ? CollationEntry.markContraction : CollationEntry.contraction,
      payload: place)
  }

  /// An entry for the characters that the given prefixes, the nearest character first, stand before.
  private mutating func prefixEntry(
    _ prefixes: [[UInt32]: [[UInt32]: CollationEntry]], single: CollationEntry
  ) -> CollationEntry {
    let own = prefixes[[]].map { suffixEntry($0, single: single) } ?? single
    let next = Self.byFirst(prefixes)
    if next.isEmpty { return own }
    let children = next.map { prefixEntry($0.rest, single: own) }
    let place = storeNode(own, next.map(\.first), children)
    return CollationEntry(tag: CollationEntry.prefix, payload: place)
  }

  private mutating func storeNode(
    _ own: CollationEntry, _ codePoints: [UInt32], _ children: [CollationEntry]
  ) -> UInt32 {
    store([own.word, UInt32(codePoints.count)] + codePoints + children.map(\.word))
  }

  /// Groups keys by their first code point, ascending.
  private static func byFirst<Value>(_ values: [[UInt32]: Value])
    -> [(first: UInt32, rest: [[UInt32]: Value])]
  {
    var groups: [UInt32: [[UInt32]: Value]] = [:]
    for (key, value) in values {
      if let first = key.first { groups[first, default: [:]][Array(key.dropFirst())] = value }
    }
    return groups.sorted { $0.key < $1.key }.map { (first: $0.key, rest: $0.value) }
  }
}
