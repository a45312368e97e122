package import Collation
import UnicodeText

/// Turns rules into a table over the root's (LDML part 5, section 3).
package struct TailoringBuilder {
  /// An element of a text, while new items have no weights.
  private enum Reference {
    case root(CollationElement)
    /// A new item, and the strongest level on which it isn't ignorable.
    case item(Int, RelationStrength)
  }

  private struct Key: Hashable {
    var prefix: [UInt32] = []
    let text: [UInt32]
  }

  private let root: CollationTable
  private let scripts: LeadByteOrder
  private let importedRules: (String) throws -> String
  private var order: TailoringOrder
  private var mappings: [Key: [Reference]] = [:]
  /// The keys in the order of their rules.
  private var keys: [Key] = []
  private var longestText = 1
  /// Where the next relation starts from.
  private var position: [Reference] = []
  private var pendingBefore: RelationStrength?
  private var reordered: [String] = []

  /// Prepares to tailor `root`.
  ///
  /// `importedRules` gives the rules of a collation that others import, by its language tag.
  package init(
    root: CollationTable, rootOrder: RootOrder, scripts: LeadByteOrder,
    importing importedRules: @escaping (String) throws -> String
  ) {
    self.root = root
    self.scripts = scripts
    self.importedRules = importedRules
    order = TailoringOrder(root: rootOrder)
  }

  /// The bytes of the tailoring's table.
  ///
  /// - Throws: ``CollationRuleError`` for rules that can't be read or followed, and what the closure for
  ///   imports throws.
  package mutating func table(for rules: String) throws -> [UInt8] {
    try follow(rules)
    try order.allocate()
    var builder = CollationTableBuilder(over: root)
    for key in keys {
      try builder.map(key.text, prefix: key.prefix, to: elements(of: key))
    }
    let leadBytes = reordered.isEmpty ? [] : try scripts.replacements(for: reordered)
    return try builder.buildClosed(
      words: [], leadBytes: leadBytes, compressible: root.compressibleLeadBytes)
  }

  /// The table itself, for collations made at run time.
  package mutating func collationTable(for rules: String) throws -> CollationTable {
    let memory = TableMemory(try table(for: rules))
    return CollationTable(
      root: root.root, tailoring: CollationTableSections(memory.bytes), owner: memory)
  }

  // MARK: Following rules

  private mutating func follow(_ rules: String) throws {
    for rule in try RuleParser.parse(rules) {
      switch rule {
      case .importing(let tag): try follow(try importedRules(tag))
      case .reorder(let codes): reordered = codes
      case .reset(let place, let before):
        switch place {
        case .lastRegular: position = [.root(CollationElement(primary: HanLayout.anchor))]
        case .text(let text): position = references(of: Self.decomposed(text))
        }
        pendingBefore = before
      case .relation(let strength, let relation):
        try follow(relation, strength)
      }
    }
  }

  private mutating func follow(_ relation: Relation, _ strength: RelationStrength) throws {
    while let last = position.last, level(of: last) > strength { position.removeLast() }
    guard let last = position.last else {
      throw CollationRuleError(
        offset: nil, reason: "a relation needs a reset to a text that isn't ignorable before it")
    }
    let anchor =
      switch last {
      case .root(let element): order.item(of: element)
      case .item(let index, _): index
      }
    let new: Int
    if let before = pendingBefore {
      guard before == strength else {
        throw CollationRuleError(
          offset: nil,
          reason:
            "after [before \(before.rawValue)] the first relation has to be of the same strength")
      }
      new = order.insert(strength, before: anchor)
      pendingBefore = nil
    } else {
      new = order.insert(strength, after: anchor)
    }
    position[position.count - 1] = .item(new, strength == .primary ? .primary : level(of: last))
    let key = Key(
      prefix: Self.decomposed(relation.prefix), text: Self.decomposed(relation.text))
    if mappings[key] == nil { keys.append(key) }
    mappings[key] = position + references(of: Self.decomposed(relation.expansion))
    longestText = max(longestText, key.text.count)
  }

  /// The strongest level on which an element isn't ignorable.
  private func level(of reference: Reference) -> RelationStrength {
    switch reference {
    case .item(_, let level): level
    case .root(let element):
      element.primary != 0 ? .primary : element.secondary != 0 ? .secondary : .tertiary
    }
  }

  /// The elements of a text by the rules so far.
  private func references(of text: [UInt32]) -> [Reference] {
    var result: [Reference] = []
    var index = 0
    while index < text.count {
      let tailored = (1...longestText).reversed().lazy.compactMap { length -> (Int, [Reference])? in
        guard index + length <= text.count else { return nil }
        let key = Key(text: Array(text[index..<(index + length)]))
        return mappings[key].map { (length, $0) }
      }.first
      let (length, references) = tailored ?? rootReferences(of: text[index...])
      result += references
      index += length
    }
    return result
  }

  /// The elements of the root's longest match at the beginning of a text.
  private func rootReferences(of text: ArraySlice<UInt32>) -> (Int, [Reference]) {
    guard let first = text.first else { return (1, []) }
    let rest = text.dropFirst()
    let match = root.contexts(of: first)
      .filter { $0.prefix.isEmpty && rest.starts(with: $0.suffix) }
      .max { $0.suffix.count < $1.suffix.count }
    guard let match else { return (1, []) }
    let elements = root.elements(of: match.entry, for: first)
    return (1 + match.suffix.count, elements.map(Reference.root))
  }

  private static func decomposed(_ text: [UInt32]) -> [UInt32] {
    var parts: [ClassedScalar] = []
    for codePoint in text { CanonicalDecomposition.append(codePoint, to: &parts) }
    CanonicalOrder.sort(&parts)
    return parts.map(\.scalar)
  }

  // MARK: Results

  private func elements(of key: Key) -> [CollationElement] {
    let plain = (mappings[key] ?? []).map { reference -> CollationElement in
      switch reference {
      case .root(let element): element
      case .item(let index, _): CollationElement(bits: order.items[index].element)
      }
    }
    return CaseBits.taken(from: root.elements(ofDecomposed: key.text), for: plain)
  }
}
