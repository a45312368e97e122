internal import UnicodeText

extension Collator {
  /// How two texts stand to each other.
  ///
  /// - Complexity: O(*n*) in the length of the shorter text; no memory is allocated for text without
  ///   marks that have to be put in order or contractions.
  public func compare(_ left: String, _ right: String) -> Ordering {
    compare(utf8: left.utf8Span.span, right.utf8Span.span)
  }

  /// How two texts in UTF-8, well-formed or not, stand to each other.
  ///
  /// - Complexity: O(*n*) in the length of the shorter text.
  public func compare(utf8 left: Span<UInt8>, _ right: Span<UInt8>) -> Ordering {
    guard !left.isEmpty, !right.isEmpty else { return compareWhole(left, right) }
    let (leftWeight, rightWeight) = (words.letters[left[0]], words.letters[right[0]])
    if leftWeight == 0 || rightWeight == 0 { return compareCharacters(left, right) }
    if leftWeight == rightWeight { return compareAlike(left, right) }
    return leftWeight < rightWeight ? .ascending : .descending
  }

  /// How any two texts stand to each other.
  func compareWhole(_ left: Span<UInt8>, _ right: Span<UInt8>) -> Ordering {
    let common = left.commonPrefix(with: right)
    if common == left.count, common == right.count { return .same }
    if !acceptsSurrogates, let order = quickCompare(left, right, common: common) {
      return order == .same ? compareLowerLevels(left, right) : order
    }
    let order = compare(left, right, on: .primary)
    return order == .same ? compareLowerLevels(left, right) : order
  }

  /// Compares texts whose primary weights are the same.
  private func compareLowerLevels(_ left: Span<UInt8>, _ right: Span<UInt8>) -> Ordering {
    for level in ComparisonLevel.allCases.dropFirst() where level.exists(in: settings) {
      let order =
        level == .secondary && settings.backwards
        ? compareBackwards(left, right) : compare(left, right, on: level)
      if order != .same { return order }
    }
    return settings.strength == .identical ? compareDecomposed(left, right) : .same
  }

  /// Compares the weights of one level, each text read anew: most pairs differ on the first.
  private func compare(_ left: Span<UInt8>, _ right: Span<UInt8>, on level: ComparisonLevel)
    -> Ordering
  {
    var leftWeights = WeightCursor(left, of: self, on: level)
    var rightWeights = WeightCursor(right, of: self, on: level)
    while true {
      let (leftWeight, rightWeight) = (leftWeights.next(), rightWeights.next())
      if leftWeight != rightWeight { return leftWeight < rightWeight ? .ascending : .descending }
      if leftWeight == 0 { return .same }
    }
  }

  /// Compares the secondary weights from the end (UTS #10, section 3.3, "backward").
  private func compareBackwards(_ left: Span<UInt8>, _ right: Span<UInt8>) -> Ordering {
    let (leftWeights, rightWeights) = (backwardSecondaries(left), backwardSecondaries(right))
    if leftWeights == rightWeights { return .same }
    return leftWeights.lexicographicallyPrecedes(rightWeights) ? .ascending : .descending
  }

  private func backwardSecondaries(_ text: Span<UInt8>) -> [UInt32] {
    var weights: [UInt32] = []
    var part = 0
    var cursor = WeightCursor(text, of: self, on: .secondary)
    while case let weight = cursor.next(), weight != 0 {
      if cursor.isAtSeparator {
        weights[part...].reverse()
        weights.append(CollationElement.separatorWeight)
        part = weights.count
      } else {
        weights.append(weight)
      }
    }
    weights[part...].reverse()
    return weights
  }

  /// Code point by code point, both texts decomposed (UTS #10, section 7.3, "identical").
  private func compareDecomposed(_ left: Span<UInt8>, _ right: Span<UInt8>) -> Ordering {
    let leftPoints = CanonicalDecomposition.nfd(left, surrogates: acceptsSurrogates)
    let rightPoints = CanonicalDecomposition.nfd(right, surrogates: acceptsSurrogates)
    if leftPoints == rightPoints { return .same }
    let precedes = leftPoints.lexicographicallyPrecedes(rightPoints) { left, right in
      IdenticalLevel.rank(of: left) < IdenticalLevel.rank(of: right)
    }
    return precedes ? .ascending : .descending
  }
}
