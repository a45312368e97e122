package import Collation
import UnicodeText

/// Puts mappings into the form that collation reads: the root's table, or a tailoring's over it.
package struct CollationTableBuilder {
  /// The table that is tailored, the root's or a tailoring's; nil while the root itself is built.
  private let base: CollationTable?
  /// What the base has changed already: entries as they are stored.
  private let inherited: [UInt32: UInt32]
  /// Code points whose contexts in the root don't hold.
  private let suppressed: Set<UInt32>
  /// What single code points are given, as entries that need no context.
  private var singles: [UInt32: CollationEntry] = [:]
  /// The mappings whose meaning depends on their surroundings, by their first code point.
  private var contexts: [UInt32: [ContextKey: CollationEntry]] = [:]
  private var elements: [UInt64] = []
  private var elementPlaces: [[UInt64]: Int] = [:]
  private var contextWords: [UInt32] = []
  private var wordPlaces: [[UInt32]: UInt32] = [:]

  private struct ContextKey: Hashable {
    let prefix: [UInt32]
    let suffix: [UInt32]
  }

  /// Starts with the table that is tailored, or with nothing for the root itself.
  package init(over base: CollationTable?, suppressed: Set<UInt32> = []) {
    self.base = base
    self.suppressed = suppressed
    inherited = base?.ownEntries ?? [:]
    singles = base?.ownIdeographs ?? [:]
    elements = base?.ownElements ?? []
    contextWords = base?.ownContexts ?? []
  }

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

  /// The base's contexts of a code point go on to hold in a tailoring.
  private mutating func importContexts(of codePoint: UInt32) {
    guard let base, !suppressed.contains(codePoint), contexts[codePoint] == nil else { return }
    var found: [ContextKey: CollationEntry] = [:]
    for context in base.contexts(of: codePoint)
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
    try RuleLimits.check(elementCount: list.count)
    try checkRoom()
    let words = list.compactMap { CollationEntry(element: $0)?.word }
    if words.count == list.count {
      return CollationEntry(
        shortExpansionAt: storeOnce(words), count: list.count, isAccented: isAccented)
    }
    let bits = list.map(\.bits)
    let place = elementPlaces[bits] ?? elements.count
    if place == elements.count {
      elementPlaces[bits] = place
      elements += bits
    }
    return CollationEntry(
      expansionAt: (base?.elementCount ?? 0) + place, count: list.count, isAccented: isAccented)
  }

  /// Places of elements have 19 bits in an entry.
  private func checkRoom() throws(CollationRuleError) {
    let places = [
      (base?.elementCount ?? 0) + elements.count, (base?.contextCount ?? 0) + contextWords.count,
    ]
    guard places.allSatisfy({ $0 < 1 << 19 }) else {
      throw CollationRuleError(offset: nil, reason: "the texts have too many collation elements")
    }
  }

  /// Stores words among the contexts, the same words once.
  private mutating func storeOnce(_ words: [UInt32]) -> UInt32 {
    if let place = wordPlaces[words] { return place }
    let place = store(words)
    wordPlaces[words] = place
    return place
  }

  // MARK: Layout

  /// The table, characters with a canonical decomposition brought into line with their parts.
  package mutating func buildClosed(_ header: TableHeader) throws(CollationRuleError) -> [UInt8] {
    // The first layout serves to see what the parts now stand for.
    var draft = self
    let memory = TableMemory(draft.build(header))
    let sections = CollationTableSections(memory.bytes)
    let table =
      base.map { CollationTable(root: $0.root, tailoring: sections, owner: memory) }
      ?? CollationTable(root: sections, owner: memory)
    for correction in CanonicalClosure(of: table).corrections() {
      if let elements = correction.elements {
        try map([correction.codePoint], to: elements)
      } else {
        set(correction.codePoint, to: CollationEntry(tag: CollationEntry.decompose, payload: 0))
      }
    }
    return build(header)
  }

  /// The table as the mappings stand.
  private mutating func build(_ header: TableHeader) -> [UInt8] {
    let ideographs = IdeographNumbers(singles, contexts: Set(contexts.keys))
    var entries = inherited
    for codePoint in Set(singles.keys).union(contexts.keys).union(suppressed).sorted()
    where !ideographs.covers(codePoint) {
      entries[codePoint] = wrapped(entry(of: codePoint), codePoint).word
    }
    var writer = TableWriter()
    writer.append([
      CollationTableSections.formatVersion, header.settings, ideographs.base, ideographs.stride,
    ])
    if base == nil {
      writer.append(Self.rootTrie(entries))
      writer.append([UInt64]())
      writer.append([UInt32]())
    } else {
      let trie = TailoringTrie(entries)
      writer.append(trie.top)
      writer.append(trie.middle)
      writer.append(trie.data)
      writer.append(trie.present)
      writer.append(trie.offsets)
    }
    writer.append(elements)
    writer.append(contextWords)
    writer.append(header.leadBytes)
    writer.append(header.splitLeadBytes)
    writer.append(header.compressible)
    writer.append(ideographs.low)
    writer.append(ideographs.high)
    writer.append(header.scripts)
    writer.append(header.zeros)
    return writer.bytes()
  }

  private static func rootTrie(_ entries: [UInt32: UInt32]) -> CodePointTrieBuilder<UInt32>.Arrays {
    let unassigned = CollationEntry(tag: CollationEntry.implicit, payload: 0)
    let ideograph = CollationEntry(tag: CollationEntry.ideograph, payload: 0)
    var trie = CodePointTrieBuilder(entries, default: unassigned.word)
    for codePoint in UInt32(0)...0x3FFFF
    where IdeographIndex.place(of: codePoint) >= 0 && entries[codePoint] == nil {
      trie[codePoint] = ideograph.word
    }
    return trie.build()
  }

  /// A non-starter's entry is put behind a tag of its own, so that readers see marks at once.
  private mutating func wrapped(_ entry: CollationEntry, _ codePoint: UInt32) -> CollationEntry {
    guard CanonicalDecomposition.combiningClasses(of: codePoint).lead != 0 else { return entry }
    return CollationEntry(tag: CollationEntry.mark, payload: store([entry.word]))
  }

  /// Stores words among the contexts.
  private mutating func store(_ words: [UInt32]) -> UInt32 {
    let place = (base?.contextCount ?? 0) + contextWords.count
    contextWords += words
    return UInt32(place)
  }

  /// The entry of a code point, its contexts stored.
  private mutating func entry(of codePoint: UInt32) -> CollationEntry {
    let single =
      singles[codePoint] ?? base.map { $0.plainEntry(of: codePoint) }
      ?? CollationEntry(tag: CollationEntry.implicit, payload: 0)
    importContexts(of: codePoint)
    guard let own = contexts[codePoint], !own.isEmpty else { return single }
    var byPrefix: [[UInt32]: [[UInt32]: CollationEntry]] = [:]
    for (key, entry) in own { byPrefix[key.prefix, default: [:]][key.suffix] = entry }
    let plain = suffixEntry(byPrefix.removeValue(forKey: []) ?? [:], single: single)
    if byPrefix.isEmpty { return plain }
    // Behind a prefix that gives the character by itself a meaning, no other contractions hold; behind
    // one that doesn't, they do.
    let others = own.filter { $0.key.prefix.isEmpty }.map { ($0.key.suffix, $0.value) }
    let inherited = Dictionary(others) { first, _ in first }
    let behind = byPrefix.map { prefix, suffixes in
      (
        Array(prefix.reversed()),
        suffixes[[]] == nil ? suffixes.merging(inherited) { own, _ in own } : suffixes
      )
    }
    return prefixEntry(Dictionary(uniqueKeysWithValues: behind), plain: plain, single: single)
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
  ///
  /// `plain` is the entry where no prefix is there; `single` that of the character by itself.
  private mutating func prefixEntry(
    _ prefixes: [[UInt32]: [[UInt32]: CollationEntry]], plain: CollationEntry,
    single: CollationEntry
  ) -> CollationEntry {
    let own = prefixes[[]].map { suffixEntry($0, single: single) } ?? plain
    let next = Self.byFirst(prefixes)
    if next.isEmpty { return own }
    let children = next.map { prefixEntry($0.rest, plain: own, single: single) }
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
