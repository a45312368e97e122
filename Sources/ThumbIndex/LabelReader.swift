internal import Collation
internal import UnicodeText

/// Makes labels of CLDR's lists, by the order of a collator.
struct LabelReader {
  private let collator: Collator
  /// Where the scripts of letters begin.
  let scripts: [ScriptStart]

  init(_ collator: Collator) {
    self.collator = collator
    scripts = collator.scriptStarts
  }

  /// The labels that texts make, in order; of those with the same place the best.
  ///
  /// What has no place among letters is left out, and so are texts of several characters that the
  /// language orders one by one, such as CH in Swahili; unless an asterisk behind them says to keep
  /// them.
  func labels(_ texts: [String]) -> [IndexLabel] {
    let labels = texts.compactMap(label).sorted { left, right in
      left.weights == right.weights
        ? Self.isBetter(left.title, right.title)
        : left.weights.lexicographicallyPrecedes(right.weights)
    }
    return labels.reduce(into: []) { kept, label in
      if kept.last?.weights != label.weights { kept.append(label) }
    }
  }

  private func label(_ text: String) -> IndexLabel? {
    let isKept = text.hasSuffix("*") && text.count > 1
    let title = isKept ? String(text.dropLast()) : text
    let weights = weights(of: title)
    guard let first = weights.first, let start = scripts.first?.weight, first >= start,
      first < max(collator.endOfIdeographs, scripts.last?.weight ?? 0)
    else { return nil }
    if !isKept, title.unicodeScalars.count > 1 {
      let parts = title.unicodeScalars.flatMap { self.weights(of: String($0)) }
      if parts == weights, parts.count > 1 { return nil }
    }
    return IndexLabel(title, weights: weights)
  }

  private func weights(of text: String) -> [UInt32] {
    collator.primaryWeights(utf8: text.utf8.span)
  }

  /// Whether a title suits better than another in the same place: the plainer one.
  private static func isBetter(_ left: String, _ right: String) -> Bool {
    let (leftScalars, rightScalars) = (decomposed(left), decomposed(right))
    if leftScalars.count != rightScalars.count { return leftScalars.count < rightScalars.count }
    if leftScalars != rightScalars { return leftScalars.lexicographicallyPrecedes(rightScalars) }
    return left.unicodeScalars.lexicographicallyPrecedes(right.unicodeScalars)
  }

  private static func decomposed(_ text: String) -> [UInt32] {
    CanonicalDecomposition.nfd(text.utf8.span)
  }

  /// The number of the script that a weight belongs to, counted in the order; nil before the first.
  func script(of weight: UInt32) -> Int? {
    scripts.lastIndex { $0.weight <= weight }
  }

  /// The weight behind a script.
  func end(of script: Int) -> UInt32 {
    let start = scripts[script].weight
    let next = scripts[script...].first { $0.weight > start }?.weight
    if scripts[script].code == "Hani" { return min(next ?? .max, collator.endOfIdeographs) }
    return next ?? .max
  }
}
