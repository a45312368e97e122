internal import UnicodeText

/// Contractions and prefixes, matched on canonically ordered text (UTS #10, section 7.2, S2.1).
extension ElementCursor {
  /// The first element of the next character or contraction in the window; nil if it is ignorable, or
  /// if the window has no more.
  @_lifetime(self: copy self)
  mutating func nextInWindow() -> CollationElement? {
    // What was only looked at goes back to be read as the text that it is.
    if let start = window.discardUnread() { index = start }
    guard let codePoint = window.popFirst() else { return nil }
    let entry = matched(table.unwrapped(table.entry(for: codePoint)))
    return begin(entry, codePoint)
  }

  /// Follows prefixes and contractions from the entry of a character that was just taken.
  @_lifetime(self: copy self)
  private mutating func matched(_ entry: CollationEntry) -> CollationEntry {
    var entry = entry
    if entry.tag == CollationEntry.prefix { entry = afterPrefix(entry) }
    if entry.tag == CollationEntry.contraction || entry.tag == CollationEntry.markContraction {
      entry = contracted(table.node(at: Int(entry.payload)))
    }
    return entry
  }

  /// The entry that the longest prefix before the character gives.
  @_lifetime(self: copy self)
  private mutating func afterPrefix(_ entry: CollationEntry) -> CollationEntry {
    var node = table.node(at: Int(entry.payload))
    var best = node.entry
    let before = precedingCodePoints(before: window.start) + window.codePointsBeforeCurrent
    for (place, codePoint) in before.reversed().enumerated() {
      guard let child = node.entry(under: codePoint) else { break }
      let isNode = child.tag == CollationEntry.prefix
      if isNode { node = table.node(at: Int(child.payload)) }
      let found = isNode ? node.entry : child
      if found.tag != CollationEntry.noMatch {
        // The shorter prefixes of long ones may only repeat what holds without any.
        if found != best { prefixLength = place + 1 }
        best = found
      }
      if !isNode { break }
    }
    return best
  }

  /// The longest contraction from `node` on; what it covers is taken out of the window.
  @_lifetime(self: copy self)
  private mutating func contracted(_ start: ContextNode) -> CollationEntry {
    var match = ContractionMatch(node: start)
    contiguous(&match)
    if let open = match.openNode { discontiguous(from: open, &match) }
    return match.best
  }

  /// Matches neighbours, over any number of characters.
  @_lifetime(self: copy self)
  private mutating func contiguous(_ match: inout ContractionMatch) {
    var node = match.openNode
    var position = window.position
    while let current = node {
      if window.peek(position) == nil, !extendWindow() { break }
      guard let codePoint = window.peek(position),
        let child = current.entry(under: codePoint)
      else { break }
      position = window.position(after: position)
      let isNode = child.isContraction
      node = isNode ? table.node(at: Int(child.payload)) : nil
      let entry = node?.entry ?? child
      if entry.tag != CollationEntry.noMatch {
        match.best = entry
        match.openNode = node
        window.advance(to: position)
        position = window.position
      }
    }
  }

  /// Matches non-starters further on that nothing between blocks (S2.1.1 to S2.1.3).
  ///
  /// Each run of marks of one combining class is looked at once, at its first mark: the others of
  /// the class are blocked by it while it stays. So a hostile text costs no more than the number of
  /// classes for each character.
  @_lifetime(self: copy self)
  private mutating func discontiguous(from start: ContextNode, _ match: inout ContractionMatch) {
    var node = start
    var run = window.firstMarkRun
    while let current = run {
      guard let codePoint = window.head(ofRun: current), let child = node.entry(under: codePoint),
        case let next = child.isContraction ? table.node(at: Int(child.payload)) : nil,
        case let entry = next?.entry ?? child, entry.tag != CollationEntry.noMatch
      else {
        run = window.markRun(after: current)
        continue
      }
      window.takeHead(ofRun: current)
      match.best = entry
      guard let next else { return }
      node = next
    }
  }

  /// The code points before `start` in canonical order, as many as a prefix can have at least.
  func precedingCodePoints(before start: Int) -> [UInt32] {
    var first = start
    var starters = 0
    // A prefix is a few characters long; marks belong to the starter before them.
    while first > 0, starters < Self.longestPrefix {
      let codePoint = UTF8Reader.decodeBackward(
        text, before: &first, surrogates: acceptsSurrogates)
      if CanonicalDecomposition.combiningClasses(of: codePoint).lead == 0 { starters += 1 }
    }
    return CanonicalDecomposition.nfd(text.extracting(first..<start), surrogates: acceptsSurrogates)
  }

  /// The number of characters that a prefix in any of CLDR's collations has at most.
  private static var longestPrefix: Int { 4 }
}

/// The state of one contraction's matching.
private struct ContractionMatch {
  /// What the longest match so far stands for.
  var best: CollationEntry
  /// From where it may go on.
  var openNode: ContextNode?

  init(node: ContextNode) {
    best = node.entry
    openNode = node
  }
}

extension CollationEntry {
  fileprivate var isContraction: Bool {
    tag == Self.contraction || tag == Self.markContraction
  }
}
