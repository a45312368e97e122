internal import UnicodeText

/// Puts the weights of a text into a sort key, level after level (UTS #10, section 7.3).
///
/// The primary weights are written as they come; the others wait, packed, until their level's turn.
/// Two things keep keys short: consecutive primary weights of one script share their lead byte where
/// the root collation marks it as compressible, and runs of common weights are counted.
struct SortKeyWriter {
  /// The secondary and tertiary weights of the elements, a word each.
  private var lowerWeights: [UInt32] = []
  /// The fourth level's, when it is needed.
  private var quaternaryWeights: [UInt32] = []

  /// Appends the key of `text`.
  mutating func append(_ text: Span<UInt8>, of collator: Collator, to key: inout [UInt8]) {
    lowerWeights.removeAll(keepingCapacity: true)
    quaternaryWeights.removeAll(keepingCapacity: true)
    if collator.options.alternate == .shifted {
      writeShiftedPrimaries(text, collator, to: &key)
    } else {
      writePrimaries(text, collator, to: &key)
    }
    let strength = collator.options.strength
    if strength >= .secondary {
      key.append(LevelBytes.separator)
      CommonRunWriter.secondary.write(lowerWeights, to: &key)
    }
    if strength >= .tertiary {
      key.append(LevelBytes.separator)
      CommonRunWriter.tertiary.write(lowerWeights, to: &key)
    }
    if strength >= .quaternary {
      key.append(LevelBytes.separator)
      QuaternaryWriter.write(quaternaryWeights, to: &key)
    }
    if strength == .identical {
      key.append(LevelBytes.separator)
      IdenticalLevel.write(text, surrogates: collator.acceptsSurrogates, to: &key)
    }
  }

  private mutating func writePrimaries(
    _ text: Span<UInt8>, _ collator: Collator, to key: inout [UInt8]
  ) {
    let keepsLowerWeights = collator.options.strength > .primary
    var primaries = PrimaryWriter(table: collator.table)
    var cursor = ElementCursor(
      text, table: collator.table, acceptsSurrogates: collator.acceptsSurrogates)
    while true {
      let element = cursor.next()
      if element.bits == 0 { return }
      if element.primary != 0 { primaries.write(element.primary, to: &key) }
      if keepsLowerWeights { lowerWeights.append(UInt32(truncatingIfNeeded: element.bits)) }
    }
  }

  /// UTS #10, section 4, table "Shifted".
  private mutating func writeShiftedPrimaries(
    _ text: Span<UInt8>, _ collator: Collator, to key: inout [UInt8]
  ) {
    var primaries = PrimaryWriter(table: collator.table)
    var cursor = ElementCursor(
      text, table: collator.table, acceptsSurrogates: collator.acceptsSurrogates)
    var followsVariable = false
    while true {
      let element = cursor.next()
      if element.bits == 0 { return }
      if element.primary != 0 {
        followsVariable = collator.isShifted(element.primary)
        if followsVariable {
          quaternaryWeights.append(collator.table.reordered(element.primary))
          continue
        }
        primaries.write(element.primary, to: &key)
      } else if followsVariable {
        continue
      }
      lowerWeights.append(UInt32(truncatingIfNeeded: element.bits))
      if element.primary != 0 || element.secondary != 0 { quaternaryWeights.append(.max) }
    }
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
  let table: CollationTable
  /// The lead byte that the last weight shares with the next, zero if none.
  private var sharedLead: UInt8 = 0

  init(table: CollationTable) { self.table = table }

  mutating func write(_ primary: UInt32, to key: inout [UInt8]) {
    let isCompressible = table.compressible[Int(primary >> 24)] != 0
    let weight = table.reordered(primary)
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
