internal import ContactCards

/// The name of a file in a folder: any bytes but a slash and U+0000.
struct FileName: Hashable, Sendable {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }
  init(_ text: String) { bytes = Array(text.utf8) }

  /// The name as messages have it.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The name as the system takes it.
  var cString: [CChar] { bytes.map { CChar(bitPattern: $0) } + [0] }

  /// Whether the file is one with contacts, and not hidden or one that is being written.
  var isCard: Bool {
    // Most names of a folder are, and can be told from a few bytes.
    if bytes.count > 4, bytes.suffix(4).elementsEqual(".vcf".utf8) { return bytes[0] != 0x2E }
    return AddressBookFolder.isCard(text)
  }

  /// Whether it names a file in the folder, and not one elsewhere.
  var isInside: Bool {
    !bytes.isEmpty && !bytes.contains(0x2F) && bytes != [0x2E] && bytes != [0x2E, 0x2E]
  }
}

extension FileName: Comparable {
  static func < (left: FileName, right: FileName) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }
}

// MARK: Names of our own

extension FileName {
  /// The index. Programs that synchronize folders take files that end in `.vcf` only.
  static let index = FileName(".thumbindex.db")

  /// The list of moves that a change is made of.
  static let moves = FileName(".thumbindex-moves")

  /// Tells that the index is damaged and has to be made anew.
  static let damage = FileName(".thumbindex-damaged")

  private static let ownStart = Array(".thumbindex-".utf8)

  /// Whether the file is one that a change leaves behind if it is broken off.
  var isLeftover: Bool { bytes.starts(with: Self.ownStart) && self != .damage }

  /// A name for a file that is there while a change is made.
  static func temporary(_ number: Int, _ ending: String) -> FileName {
    let token = String(UInt64.random(in: .min ... .max), radix: 36)
    return FileName(".thumbindex-\(token)-\(number).\(ending)")
  }

  /// The file of a new contact, named by its identifier if that can be the name of a file everywhere.
  static func ofContact(_ uid: String) -> FileName? {
    let isURN = uid.lowercased().hasPrefix("urn:uuid:")
    let plain = isURN ? String(uid.dropFirst(9)) : uid
    let isSafe = plain.utf8.allSatisfy { byte in
      switch UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
      case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "+"): true
      default: false
      }
    }
    let isLeading = plain.utf8.first.map { $0 != 0x2E && $0 != 0x2D } ?? false
    return isSafe && isLeading && plain.utf8.count <= 200 ? FileName(plain + ".vcf") : nil
  }

  /// A name that no other file has.
  static var generated: FileName { FileName(RandomIdentifier.next() + ".vcf") }
}
