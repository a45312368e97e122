import Collation
import UnicodeText

/// Gives characters with a canonical decomposition the elements of what they decompose to, so that
/// equivalent texts are the same although common ones are read without being decomposed.
struct CanonicalClosure {
  private let table: CollationTable

  /// The characters with a canonical decomposition, Hangul syllables left out.
  private static let composed = (UInt32(0)...0x10FFFF).filter {
    CanonicalDecomposition.decomposes($0) && !Hangul.isSyllable($0)
  }

  /// For the characters as `table` maps their parts.
  init(of table: CollationTable) { self.table = table }

  /// What has to change in the table: code points, and the elements they should have, nil for those
  /// that have to be decomposed wherever they occur.
  ///
  /// - Complexity: O(*n*) in the number of code points.
  func corrections() -> [(codePoint: UInt32, elements: [CollationElement]?)] {
    var result: [(codePoint: UInt32, elements: [CollationElement]?)] = []
    for codePoint in Self.composed {
      var parts: [UInt32] = []
      CanonicalDecomposition.append(codePoint, to: &parts)
      let wanted = table.elements(ofDecomposed: parts)
      if mayContinue(parts) || wanted.count > RuleLimits.elements {
        result.append((codePoint, nil))
        continue
      }
      let entry = table.unwrapped(table.entry(for: codePoint))
      let isPlain = entry.isElement || entry.isExpansion
      if !isPlain || table.elements(of: entry, for: codePoint) != wanted {
        result.append((codePoint, wanted))
      }
    }
    return result
  }

  /// True if what the parts stand for can depend on what stands around them, apart from marks, in
  /// front of which characters with an accent are decomposed anyway.
  private func mayContinue(_ parts: [UInt32]) -> Bool {
    let endsInMark = parts.last.map { CanonicalDecomposition.combiningClass(of: $0) != 0 } ?? false
    return parts.indices.contains { start in
      let rest = parts[(start + 1)...]
      return table.contexts(of: parts[start]).contains { context in
        guard context.prefix.isEmpty else { return true }
        guard context.suffix.count > rest.count, context.suffix.starts(with: rest) else {
          return false
        }
        let next = context.suffix[rest.count]
        return !(endsInMark && CanonicalDecomposition.combiningClass(of: next) != 0)
      }
    }
  }
}

extension CollationTable {
  /// The elements of a text that is decomposed already.
  func elements(ofDecomposed codePoints: [UInt32]) -> [CollationElement] {
    let text = String(String.UnicodeScalarView(codePoints.compactMap(Unicode.Scalar.init)))
    var cursor = ElementCursor(text.utf8Span.span, table: self)
    var result: [CollationElement] = []
    while true {
      let element = cursor.next()
      if element.bits == 0 { return result }
      result.append(element)
    }
  }
}
