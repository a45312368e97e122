/// An encoding of text, by the name that files and people give it.
///
/// Names are those of the WHATWG's Encoding Standard, read as browsers read them (`iso-8859-1` is
/// windows-1252, `gb2312` is GB 18030), and whatever else the C library's `iconv` knows.
public struct TextEncoding: Sendable, Hashable {
  /// The name in lower case, such as `utf-8` or `shift_jis`.
  public let name: String

  /// UTF-8.
  public static let utf8 = TextEncoding(known: "utf-8")
  /// windows-1252, the superset of ISO 8859-1 that Western programs mean.
  public static let windows1252 = TextEncoding(known: "windows-1252")
  /// UTF-16, whose byte order mark tells the order of bytes; without one, the first character does.
  public static let utf16 = TextEncoding(known: "utf-16")

  init(known name: String) { self.name = name }

  /// Finds an encoding by its name, in any letter case; `nil` if it is not known.
  ///
  /// - Parameter label: The name, such as `ISO-8859-1`.
  /// - Complexity: O(1), but the first use of an encoding loads its tables.
  public init?(label: String) {
    let name = label.trimmingBlanks().lowercased()
    guard !name.isEmpty, name.utf8.count <= 40, name.utf8.allSatisfy(Self.isNameByte) else {
      return nil
    }
    if let known = Self.aliases[name] {
      self.name = known
    } else {
      guard Iconv.knows(name) else { return nil }
      self.name = name
    }
  }

  /// The name that the C library has for it.
  var iconvName: String {
    switch name {
    case "gbk", "gb18030": "GB18030"
    case "big5": "BIG5-HKSCS"
    case "shift_jis": "CP932"
    case "euc-kr": "UHC"
    case "windows-874": "CP874"
    default: name.uppercased()
    }
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    ASCII.isLetter(byte) || (0x30...0x39).contains(byte) || "-_:.+".utf8.contains(byte)
  }

  private static let aliases: [String: String] = [
    "utf-8": "utf-8", "utf8": "utf-8", "unicode-1-1-utf-8": "utf-8",
    "utf-16": "utf-16", "utf16": "utf-16", "unicode": "utf-16", "ucs-2": "utf-16",
    "utf-16le": "utf-16le", "utf-16be": "utf-16be",
    "windows-1252": "windows-1252", "cp1252": "windows-1252", "x-cp1252": "windows-1252",
    "iso-8859-1": "windows-1252", "iso8859-1": "windows-1252", "latin1": "windows-1252",
    "l1": "windows-1252", "us-ascii": "windows-1252", "ascii": "windows-1252",
    "iso-8859-9": "windows-1254", "iso-8859-11": "windows-874", "tis-620": "windows-874",
    "gb2312": "gbk", "gbk": "gbk", "x-gbk": "gbk", "gb_2312-80": "gbk", "cp936": "gbk",
    "gb18030": "gb18030",
    "big5": "big5", "big5-hkscs": "big5", "cn-big5": "big5", "x-x-big5": "big5", "cp950": "big5",
    "shift_jis": "shift_jis", "shift-jis": "shift_jis", "sjis": "shift_jis", "x-sjis": "shift_jis",
    "ms_kanji": "shift_jis", "windows-31j": "shift_jis", "cp932": "shift_jis",
    "euc-kr": "euc-kr", "ks_c_5601-1987": "euc-kr", "ksc5601": "euc-kr", "windows-949": "euc-kr",
    "cp949": "euc-kr", "uhc": "euc-kr", "x-mac-roman": "macintosh",
  ]
}
