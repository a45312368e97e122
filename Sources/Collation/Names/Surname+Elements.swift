internal import UnicodeText

extension Surname {
  /// The elements of the ideographs of a surname in a collation that orders by pinyin.
  ///
  /// Between neighbours of the order there is no weight left. So an ideograph that has another place
  /// is two elements: that of the one before it, and one with a weight above those of all characters,
  /// which puts it behind everything that begins with that one.
  func elements(of text: Span<UInt8>, in table: CollationTable) -> [CollationElement] {
    var elements: [CollationElement] = []
    var index = 0
    for place in places where index < text.count {
      let ideograph = UTF8Reader.decode(text, at: &index)
      if place.predecessor == 0 {
        elements.append(CollationElement(primary: table.primary(of: ideograph)))
      } else {
        elements.append(CollationElement(primary: table.primary(before: place)))
        elements.append(CollationElement(primary: place.weight))
      }
    }
    return elements
  }
}

extension SurnamePlace {
  /// Three bytes, the first of which no character's weight has.
  var weight: UInt32 {
    let (high, low) = UInt32(number).quotientAndRemainder(dividingBy: 250)
    return 0xF000_0000 | (high + 4) << 16 | (low + 4) << 8
  }
}

extension CollationTable {
  /// Whether ideographs are in the order of pinyin, with index markers.
  var hasPinyinMarkers: Bool {
    let marker = primary(ofMarker: UInt32(UInt8(ascii: "A")))
    return marker != 0 && marker < firstRootIdeograph
  }

  /// The primary weight of what a surname's ideograph comes after.
  func primary(before place: SurnamePlace) -> UInt32 {
    place.predecessor < 0x80 ? primary(ofMarker: place.predecessor) : primary(of: place.predecessor)
  }

  /// The primary weight of U+FDD0 and a letter, where the collation has that as an index marker.
  private func primary(ofMarker letter: UInt32) -> UInt32 {
    let text: [UInt8] = [0xEF, 0xB7, 0x90, UInt8(truncatingIfNeeded: letter)]
    var cursor = ElementCursor(text.span, table: self)
    return cursor.next().primary
  }
}
