internal import UnicodeText

/// Puts the weights of a text into a sort key, level after level (UTS #10, section 7.3).
///
/// The primary weights are written as they come; the others wait, packed, until their level's turn.
/// Two things keep keys short: consecutive primary weights of one script share their lead byte where
/// the root collation marks it as compressible, and runs of common weights are counted.
struct SortKeyWriter {
  /// The lower halves of the elements that aren't variable.
  private var lower: [UInt32] = []
  /// Where among them the parts of a joined text end.
  private var separators: [Int] = []
  private var quaternaries: [UInt32] = []
  /// The weights of the level that is being written.
  private var weights: [UInt16] = []

  /// Appends the key of `text`.
  mutating func append(_ text: Span<UInt8>, of collator: Collator, to key: inout [UInt8]) {
    lower.removeAll(keepingCapacity: true)
    separators.removeAll(keepingCapacity: true)
    quaternaries.removeAll(keepingCapacity: true)
    let settings = collator.settings
    read(text, collator, to: &key)
    if WholeLevel.isWritten(with: settings), isSecondaryCommon { return writeShort(to: &key) }
    for level in ComparisonLevel.allCases.dropFirst() where level.exists(in: settings) {
      key.append(LevelBytes.separator)
      write(level, LowerWeights(settings), settings, to: &key)
    }
    if settings.strength == .identical {
      key.append(LevelBytes.separator)
      IdenticalLevel.write(text, surrogates: collator.acceptsSurrogates, to: &key)
    }
  }

  /// True if there are secondary weights, and all are common.
  private var isSecondaryCommon: Bool {
    // From the end, separators have a lower one.
    guard separators.isEmpty else { return false }
    var isAny = false
    for half in lower where half >> 16 != 0 {
      if half >> 16 != UInt32(CollationElement.commonWeight) { return false }
      isAny = true
    }
    return isAny
  }

  /// Writes the levels behind the first, where all secondary weights are common.
  private func writeShort(to key: inout [UInt8]) {
    let weights = lower.lazy.map { UInt16(truncatingIfNeeded: $0) & CollationElement.tertiaryMask }
    let first = weights.first { $0 != 0 && $0 != CollationElement.commonWeight } as UInt16? ?? 0
    key += [LevelBytes.separator, WholeLevel.byte(first: first)]
    if first == 0 { return }
    key.append(LevelBytes.separator)
    CommonRunWriter.tertiary.write(lower, to: &key) {
      UInt16(truncatingIfNeeded: $0) & CollationElement.tertiaryMask
    }
  }

  /// Appends the first level of the key of `text`.
  mutating func appendPrimaries(_ text: Span<UInt8>, of collator: Collator, to key: inout [UInt8]) {
    lower.removeAll(keepingCapacity: true)
    separators.removeAll(keepingCapacity: true)
    quaternaries.removeAll(keepingCapacity: true)
    read(text, collator, to: &key)
  }

  /// Writes the primary weights and keeps the others; variable elements are treated as UTS #10,
  /// section 4, has it.
  private mutating func read(_ text: Span<UInt8>, _ collator: Collator, to key: inout [UInt8]) {
    let settings = collator.settings
    let keepsLower = settings.strength > .primary || settings.caseLevel
    let keepsQuaternaries = settings.strength >= .quaternary
    let isShifting = settings.alternate == .shifted
    let lowerWeights = LowerWeights(settings)
    // At primary strength only letters have a case that counts.
    let keepsIgnorables = settings.strength > .primary
    var primaries = PrimaryWriter(collator)
    var cursor = collator.elements(of: text)
    var followsVariable = false
    while true {
      let element = cursor.next()
      if element.bits == 0 { return }
      let half = UInt32(truncatingIfNeeded: element.bits)
      if element.primary != 0 {
        if isShifting {
          followsVariable = collator.isShifted(element.primary)
          if followsVariable {
            if keepsQuaternaries { quaternaries.append(collator.reordering(element.primary)) }
            continue
          }
        }
        primaries.write(element.primary, to: &key)
        if settings.backwards, element.primary == CollationElement.separatorPrimary {
          separators.append(lower.count)
        }
      } else if followsVariable || !keepsIgnorables {
        continue
      }
      if keepsLower { lower.append(half) }
      if keepsQuaternaries, case let weight = lowerWeights.quaternary(half), weight != 0 {
        quaternaries.append(weight)
      }
    }
  }

  private mutating func write(
    _ level: ComparisonLevel, _ lowerWeights: LowerWeights, _ settings: CollationSettings,
    to key: inout [UInt8]
  ) {
    switch level {
    case .primary:
      break
    case .secondary:
      if settings.backwards { reverseParts() }
      CommonRunWriter.secondary.write(lower, to: &key) { lowerWeights.secondary($0) }
      if settings.backwards { reverseParts() }
    case .letterCase:
      // The case of the text's characters, a byte each.
      for half in lower {
        let weight = lowerWeights.letterCase(half, hasPrimary: true)
        if weight != 0 { key.append(UInt8(weight) + LevelBytes.separator) }
      }
    case .tertiary:
      if lowerWeights.isTertiaryPlain {
        CommonRunWriter.tertiary.write(lower, to: &key) { lowerWeights.tertiary($0) }
      } else {
        for half in lower { key.appendBytes(of: UInt32(lowerWeights.tertiary(half)) << 16) }
      }
    case .quaternary:
      QuaternaryWriter.write(quaternaries, to: &key)
    }
  }

  /// Reverses the lower halves between the separators, which themselves get the lowest weight.
  private mutating func reverseParts() {
    var start = 0
    for end in separators + [lower.count] {
      lower[start..<end].reverse()
      if end < lower.count { swapSeparator(at: end) }
      start = end + 1
    }
  }

  /// Exchanges the secondary weight of a separator for the lowest one, and back.
  private mutating func swapSeparator(at place: Int) {
    lower[place] ^= (CollationElement.separatorWeight ^ UInt32(CollationElement.commonWeight)) << 16
  }
}

/// Bytes with a meaning of their own in sort keys.
enum LevelBytes {
  /// Between levels; lower than any byte of a weight.
  static let separator: UInt8 = 0x01
  /// Ends a run of weights that shared their lead byte, before a lower lead byte.
  static let endOfRunBeforeLower: UInt8 = 0x03
  /// The same, before a higher lead byte.
  static let endOfRunBeforeHigher: UInt8 = 0xFF
}

/// Writes primary weights, sharing lead bytes.
struct PrimaryWriter {
  private let reordering: Reordering
  private let compressible: TableSlice<UInt8>
  /// The lead byte that the last weight shares with the next, zero if none.
  private var sharedLead: UInt8 = 0

  init(_ collator: Collator) {
    reordering = collator.reordering
    compressible = collator.table.compressible
  }

  mutating func write(_ primary: UInt32, to key: inout [UInt8]) {
    let isCompressible = compressible[Int(primary >> 24)] != 0
    let weight = reordering(primary)
    let lead = UInt8(truncatingIfNeeded: weight >> 24)
    if !isCompressible || lead != sharedLead {
      if sharedLead != 0 {
        key.append(
          lead < sharedLead ? LevelBytes.endOfRunBeforeLower : LevelBytes.endOfRunBeforeHigher)
      }
      key.append(lead)
      sharedLead = isCompressible ? lead : 0
    }
    key.appendBytes(of: weight << 8)
  }
}

extension [UInt8] {
  /// Appends the bytes of a weight that is shifted to the top, up to its last that isn't zero.
  mutating func appendBytes(of weight: UInt32) {
    var rest = weight
    while rest != 0 {
      append(UInt8(truncatingIfNeeded: rest >> 24))
      rest <<= 8
    }
  }
}
