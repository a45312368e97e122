package import Collation
import UnicodeText

/// Turns rules into a table over the root's (LDML part 5, section 3).
package struct TailoringBuilder {
  /// An element of a text, while new items have no weights.
  private enum Reference {
    case root(CollationElement)
    /// An item, the strongest level on which it isn't ignorable, and the case of its characters.
    case item(Int, RelationStrength, caseBits: UInt16)
  }

  private struct Key: Hashable {
    var prefix: [UInt32] = []
    let text: [UInt32]
  }

  /// The elements of a text: those that the rule made, whose case is the text's, and the expansion's.
  private struct Mapping {
    var own: [Reference]
    var expansion: [Reference]
  }

  private let base: CollationTable
  /// The root's table alone, for the case of characters.
  private let root: CollationTable
  private let importedRules: (String) throws -> String
  private var order: TailoringOrder
  private var mappings: [Key: Mapping] = [:]
  /// The keys in the order of their rules.
  private var keys: [Key] = []
  private var longestText = 1
  private var longestPrefix = 0
  /// Where the next relation starts from.
  private var position: [Reference] = []
  private var pendingBefore: RelationStrength?
  private var options = CollationOptions()
  /// Where the rule stands that sets the order of scripts.
  private var reorderOffset: Int?
  private var suppressed: Set<UInt32> = []
  /// The collations whose import is being followed, the outermost first.
  private var imports: [String] = []
  private var relationCount = 0

  /// Prepares to tailor `base`: the root, or a tailoring that is to be tailored further.
  ///
  /// `baseOrder` has the elements of `base`.
  /// `importedRules` gives the rules of a collation that others import, by its language tag.
  package init(
    base: CollationTable, baseOrder: RootOrder,
    importing importedRules: @escaping (String) throws -> String
  ) {
    self.base = base
    root = base.rootTable
    self.importedRules = importedRules
    order = TailoringOrder(root: baseOrder)
  }

  /// The bytes of the tailoring's table.
  ///
  /// - Throws: ``CollationRuleError`` for rules that can't be read or followed, and what the closure for
  ///   imports throws.
  package mutating func table(for rules: [PlacedRule]) throws -> [UInt8] {
    try follow(rules)
    try order.allocate()
    var builder = CollationTableBuilder(over: base, suppressed: suppressed)
    for key in keys {
      if let mapping = mappings[key] {
        try builder.map(key.text, prefix: key.prefix, to: elements(of: mapping, key.text))
      }
    }
    var header = TableHeader()
    header.settings = options.merged(over: CollationOptions(packed: base.own.settings)).packed
    (header.leadBytes, header.splitLeadBytes) = base.ownReordering
    header.compressible = order.compressibleLeadBytes(of: base)
    if let codes = options.reorder {
      do throws(CollationRuleError) {
        try header.reorder(codes, in: root)
      } catch {
        throw error.placed(at: reorderOffset)
      }
    }
    return try builder.buildClosed(header)
  }

  /// The table itself, for collations made at run time.
  package mutating func collationTable(for rules: [PlacedRule]) throws -> CollationTable {
    let memory = TableMemory(try table(for: rules))
    return CollationTable(
      root: base.root, tailoring: CollationTableSections(memory.bytes), owner: memory)
  }

  // MARK: Following rules

  private mutating func follow(_ rules: [PlacedRule]) throws {
    for placed in rules {
      // What is imported has its place where the import stands.
      let isImported = !imports.isEmpty
      if !isImported { order.currentOffset = placed.offset }
      do {
        try follow(placed.rule)
      } catch let error as CollationRuleError {
        throw isImported ? error : error.placed(at: placed.offset)
      }
    }
  }

  private mutating func follow(_ rule: CollationRule) throws {
    switch rule {
    case .importing(let tag): try followImport(of: tag)
    case .setting(let setting):
      options = setting.merged(over: options)
      if setting.reorder != nil { reorderOffset = order.currentOffset }
    case .suppressContractions(let set): suppress(Set(set))
    case .reset(let place, let before):
      position = try references(of: place)
      pendingBefore = before
    case .relation(let strength, let relation):
      try follow(relation, strength)
    }
  }

  private mutating func followImport(of tag: String) throws {
    guard !imports.contains(tag), imports.count < RuleLimits.importDepth else {
      let chain = (imports + [tag]).joined(separator: ", which imports ")
      throw CollationRuleError(
        offset: nil, reason: "the imports come to no end: the rules import \(chain)")
    }
    imports.append(tag)
    do {
      try follow(RuleParser.parsePlaced(try importedRules(tag)))
    } catch let error as CollationRuleError {
      throw CollationRuleError(offset: nil, reason: "imported from \(tag): \(error)")
    }
    imports.removeLast()
  }

  private mutating func suppress(_ set: Set<UInt32>) {
    suppressed.formUnion(set)
    keys.removeAll { key in
      let isContext = key.text.count > 1 || !key.prefix.isEmpty
      guard isContext, let first = key.text.first, set.contains(first) else { return false }
      mappings[key] = nil
      return true
    }
  }

  private mutating func references(of place: ResetPosition) throws -> [Reference] {
    switch place {
    case .text(let text): return try elements(ofText: text)
    case .logical(let position):
      let found = try order.place(of: position, in: base)
      return [.item(found.item, found.level, caseBits: 0)]
    }
  }

  private mutating func follow(_ relation: Relation, _ strength: RelationStrength)
    throws(CollationRuleError)
  {
    if strength != .identical { try advance(strength) }
    let key = Key(
      prefix: Self.decomposed(relation.prefix), text: Self.decomposed(relation.text))
    try RuleLimits.check(prefix: key.prefix, text: key.text)
    relationCount += 1
    guard relationCount <= RuleLimits.relations, order.steps <= RuleLimits.steps else {
      throw CollationRuleError(offset: nil, reason: "there are too many relations")
    }
    if mappings[key] == nil { keys.append(key) }
    mappings[key] = Mapping(own: position, expansion: try elements(ofText: relation.expansion))
    longestText = max(longestText, key.text.count)
    longestPrefix = max(longestPrefix, key.prefix.count)
  }

  /// Moves the position to a new item.
  private mutating func advance(_ strength: RelationStrength) throws(CollationRuleError) {
    while let last = position.last, level(of: last) > strength { position.removeLast() }
    if position.isEmpty { position = [.root(.ignorable)] }
    let last = position[position.count - 1]
    let anchor =
      switch last {
      case .root(let element): order.item(of: element)
      case .item(let index, _, _): index
      }
    let new: Int
    if let before = pendingBefore {
      guard before == strength else {
        throw CollationRuleError(
          offset: nil,
          reason: "after [before \(before.rawValue)] a relation of the same strength has to come")
      }
      new = order.insert(strength, before: anchor)
      pendingBefore = nil
    } else {
      new = order.insert(strength, after: anchor)
    }
    position[position.count - 1] = .item(new, min(strength, level(of: last)), caseBits: 0)
  }

  /// The strongest level on which an element isn't ignorable.
  private func level(of reference: Reference) -> RelationStrength {
    switch reference {
    case .item(_, let level, _): level
    case .root(let element):
      element.primary != 0
        ? .primary
        : element.secondary != 0 ? .secondary : element.tertiary != 0 ? .tertiary : .identical
    }
  }

  /// The elements of a text that rules name, which can't be more than tables hold.
  private func elements(ofText text: [UInt32]) throws(CollationRuleError) -> [Reference] {
    let result = references(of: Self.decomposed(text))
    try RuleLimits.check(elementCount: result.count)
    return result
  }

  /// The elements of a text by the rules so far.
  private func references(of text: [UInt32]) -> [Reference] {
    var result: [Reference] = []
    var index = 0
    while index < text.count {
      let tailored = tailoredReferences(of: text, at: index)
      let found = baseReferences(of: text, at: index)
      // The longer match counts, the rules' before the base's.
      let match = tailored.map { $0.extent >= found.extent ? $0 : found } ?? found
      result += match.references
      index += match.extent.text
    }
    return result
  }

  /// The elements of a match.
  private struct Match {
    let extent: Extent
    let references: [Reference]
  }

  /// How far a match reaches back and on: a longer prefix counts before a longer text.
  private struct Extent: Comparable {
    let prefix: Int
    let text: Int

    static func < (left: Self, right: Self) -> Bool {
      (left.prefix, left.text) < (right.prefix, right.text)
    }
  }

  /// The elements of the rules' longest match at a place of a text.
  private func tailoredReferences(of text: [UInt32], at index: Int) -> Match? {
    for prefix in (0...min(longestPrefix, index)).reversed() {
      for length in (1...min(longestText, text.count - index)).reversed() {
        let key = Key(
          prefix: Array(text[(index - prefix)..<index]), text: Array(text[index..<(index + length)])
        )
        if let mapping = mappings[key] {
          return Match(
            extent: Extent(prefix: prefix, text: length),
            references: cased(mapping.own, as: key.text) + mapping.expansion)
        }
      }
    }
    return nil
  }

  /// The elements of the base's longest match at a place of a text, with the prefix that is there.
  private func baseReferences(of text: [UInt32], at index: Int) -> Match {
    let first = text[index]
    let (before, rest) = (text[..<index], text[(index + 1)...])
    let match = base.contexts(of: first)
      .filter { context in
        if suppressed.contains(first), !(context.prefix + context.suffix).isEmpty { return false }
        return before.suffix(context.prefix.count).elementsEqual(context.prefix)
          && rest.starts(with: context.suffix)
      }
      .max { ($0.prefix.count, $0.suffix.count) < ($1.prefix.count, $1.suffix.count) }
    guard let match else { return Match(extent: Extent(prefix: 0, text: 1), references: []) }
    return Match(
      extent: Extent(prefix: match.prefix.count, text: 1 + match.suffix.count),
      references: base.elements(of: match.entry, for: first).map(Reference.root))
  }

  private static func decomposed(_ text: [UInt32]) -> [UInt32] {
    var parts: [ClassedScalar] = []
    for codePoint in text { CanonicalDecomposition.append(codePoint, to: &parts) }
    CanonicalOrder.sort(&parts)
    return parts.map(\.scalar)
  }

  // MARK: Results

  private func elements(of mapping: Mapping, _ text: [UInt32]) -> [CollationElement] {
    (cased(mapping.own, as: text) + mapping.expansion).map(element).filter { $0.bits != 0 }
  }

  /// The elements of a text with the case of its characters.
  private func cased(_ references: [Reference], as text: [UInt32]) -> [Reference] {
    let cases = CaseBits.taken(
      from: root.elements(ofDecomposed: text), forLevels: references.map(level))
    return zip(references, cases).map { reference, caseBits in
      switch reference {
      case .root(let element): .root(element.with(caseBits: caseBits))
      case .item(let index, let level, _): .item(index, level, caseBits: caseBits)
      }
    }
  }

  private func element(_ reference: Reference) -> CollationElement {
    switch reference {
    case .root(let element): element
    case .item(let index, _, let caseBits):
      CollationElement(bits: order.items[index].element).with(caseBits: caseBits)
    }
  }
}
