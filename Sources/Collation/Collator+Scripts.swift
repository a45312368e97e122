internal import UnicodeText

/// Where a script begins among the primary weights of a collator.
package struct ScriptStart: Sendable {
  /// The script's code in ISO 15924; the first of those that are one in the order.
  package let code: String
  /// The primary weight of the script's mark, as it counts in keys.
  package let weight: UInt32
}

extension Collator {
  /// Where the scripts of letters begin, in the order of the collator (LDML part 5, section 3.12), and
  /// the groups of digits, symbols and so on where those are moved behind letters.
  ///
  /// The root has a mark for hiragana and one for katakana at the same weight; so that script is here
  /// twice.
  ///
  /// - Complexity: O(*n* log *n*) in the number of scripts, of which there are about 170.
  package var scriptStarts: [ScriptStart] {
    let words = table.root.scripts
    let core = (0..<5).map { words[2 * $0] }
    var starts: [ScriptStart] = []
    var last: UInt32 = 0
    for place in stride(from: 0, to: words.count, by: 2) {
      let (weight, packed) = (words[place], words[place + 1])
      let isKana = packed == ScriptOrder.packed("Kana")
      if packed == ScriptOrder.packed(ScriptOrder.reserved) { continue }
      if weight == last, !isKana { continue }
      last = weight
      starts.append(ScriptStart(code: ScriptOrder.letters(packed), weight: reordering(weight)))
    }
    let moved = Set(core.map { reordering($0) })
    return Array(
      starts.sorted { $0.weight < $1.weight }.drop { moved.contains($0.weight) })
  }

  /// The primary weight, as it counts in keys, behind the last that an ideograph can have.
  package var endOfIdeographs: UInt32 { reordering(ScriptOrder.lastIdeographs - 1) &+ 1 }

  /// The primary weights of a text, as they count in keys; at most `limit` of them.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package func primaryWeights(utf8 text: Span<UInt8>, limit: Int = .max) -> [UInt32] {
    var cursor = elements(of: text)
    var weights: [UInt32] = []
    while weights.count < limit {
      let element = cursor.next()
      if element.bits == 0 { break }
      if element.primary == 0 || isShifted(element.primary) { continue }
      weights.append(reordering(element.primary))
    }
    return weights
  }
}
