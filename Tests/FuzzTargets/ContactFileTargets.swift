package import ContactCards
package import TestSupport

/// A reader of a format that is read as a whole.
package protocol ContactFileTarget: FuzzTarget {
  /// The format.
  static var format: ContactFormat { get }
}

extension ContactFileTarget {
  /// Tries files that are made of pieces.
  static func tryFiles(
    _ source: HostileFile, _ generator: inout SeededGenerator
  ) throws(FuzzFailure) -> Int {
    for _ in 0..<32 { try CardCheck.check(source.next(&generator), format, &generator) }
    return 32
  }
}

/// The reader of jCard.
package enum JCardTarget: ContactFileTarget {
  package static let name = "jcard"
  package static var format: ContactFormat { .jCard }

  package static func tryBatch(_ generator: inout SeededGenerator) throws(FuzzFailure) -> Int {
    try tryFiles(source, &generator)
  }

  private static let source = HostileFile(
    pieces: [
      #"["vcard", [["version", {}, "text", "4.0"], ["fn", {}, "text", "Ada"]]],"#,
      #"["vcard", [["n", {"sort-as": ["a", "b"]}, "text", ["V", "J", ["a", "b"], "", ""]]]],"#,
      #"["vcard", [["tel", {"type": ["home", "voice"], "group": "g"}, "uri", "tel:+1"]]],"#,
      #"["vcard", [["bday", {}, "date-and-or-time", "--02-03"], ["x-a", {}, "unknown", "a;b"]]],"#,
      #"["vcard", [["categories", {}, "text", "a", "b,c"], ["x", {}, "integer", 1, 2.5e3]]],"#,
      #"["fn", {}, "text", "\u00e9\ud83c\udf3b\n\""],"#, "[", "]", "{", "}", ",", "\"", "null", "1",
      #"{"a": [true, false, null]}"#, "\\u", "-", "1e", "\"vcard\"", "[[[[[[[[", "\u{FEFF}", "é",
    ], beginning: "[", ending: "[\"vcard\", []]]")
}

/// The reader of tables.
package enum CSVTarget: ContactFileTarget {
  package static let name = "csv"
  package static var format: ContactFormat { .csv }

  package static func tryBatch(_ generator: inout SeededGenerator) throws(FuzzFailure) -> Int {
    try tryFiles(generator.one(of: sources), &generator)
  }

  private static let cells = [
    ",", ";", "\t", "\n", "\r\n", "\r", "\"", "\"\"", "Ada", "\"a, b\"", "\"two\nlines\"", " ::: ",
    "* Home", "* ", "a ::: b ::: c", "1990-01-01", "--03-07", "24.12.1979", "0.0.00", "12/24/79",
    "a@example.org", "+1 555 0100", ",,,,,,", "é", "\u{4E2D}", "x;y", ":::", "Work Fax",
  ]

  private static let headers = [
    "Name,Given Name,Family Name,Birthday,Group Membership,E-mail 1 - Type,E-mail 1 - Value,"
      + "Address 1 - Type,Address 1 - Street,Address 1 - City,Organization 1 - Name,IM 1 - Service,"
      + "IM 1 - Value,Event 1 - Type,Event 1 - Value,Custom Field 1 - Type,Custom Field 1 - Value\n",
    "\"Anrede\";\"Vorname\";\"Nachname\";\"Firma\";\"Telefon privat\";\"Geburtstag\";\"Kategorien\"\n",
    "姓\t名\t单位\t部门\t移动电话\t生日\t电子邮件地址\n", "Title,First Name,Suffix,Home Street,Other\r\n",
    "phone|name|a|b|c|d\n", "",
  ]

  private static let sources = headers.map { HostileFile(pieces: cells, beginning: $0) }
}

/// The reader of LDIF.
package enum LDIFTarget: ContactFileTarget {
  package static let name = "ldif"
  package static var format: ContactFormat { .ldif }

  package static func tryBatch(_ generator: inout SeededGenerator) throws(FuzzFailure) -> Int {
    try tryFiles(source, &generator)
  }

  private static let source = HostileFile(
    pieces: [
      "\ndn: cn=Ada,dc=example\n", "dn:: Y249QWRh\n", "objectclass: groupOfNames\n", "cn: Ada\n",
      "member: cn=Ada,dc=example\n", "sn:: w5Z0dGluZ2Vy\n", "cn;lang-en: Ada\n",
      "cn;lang-de: Ada\n",
      "description:< file:///x\n", "jpegPhoto:: iVBORw0KGgo=\n", "street: 1 Quay\n two\n  three\n",
      "birthyear: 1970\nbirthmonth: 13\nbirthday: 3\n", "ou: Kai\n", "# comment\n goes on\n",
      "changetype: delete\n", "labeledURI: https://example.org Home\n", "mail:a@example.org\n",
      "x-unknown:: /w==\n", "homePostalAddress: a$b\n", "\n", "\r\n", "entryUUID: 1\n", ":\n", "é",
    ], beginning: "version: 1\n")
}

/// The readers of property lists.
package enum PropertyListTarget: ContactFileTarget {
  package static let name = "plist"
  package static var format: ContactFormat { .xmlPropertyList }

  package static func tryBatch(_ generator: inout SeededGenerator) throws(FuzzFailure) -> Int {
    for _ in 0..<8 {
      let bytes = binary.next(&generator)
      try CardCheck.check(bytes, .binaryPropertyList, &generator)
    }
    return 8 + (try tryFiles(source, &generator))
  }

  private static let source = HostileFile(
    pieces: [
      "<dict><key>First</key><string>Ada</string></dict>", "<string>Ada &amp; Bo</string>",
      "<dict><key>Phone</key><dict><key>labels</key><array><string>x</string></array><key>values"
        + "</key><array><string>1</string><string>2</string></array></dict></dict>",
      "<dict><key>name</key><string>A</string><key>Birthday</key><date>1604-05-09T12:00:00Z</date>"
        + "<key>Image</key><data>AAAA</data><key>ABPersonFlags</key><integer>17</integer></dict>",
      "<dict>", "</dict>", "<array>", "</array>", "<key>1</key>", "<true/>", "<real>1e400</real>",
      "<date>9999-12-31T23:59:59Z</date>", "<![CDATA[x]]>", "&#x41;", "<!-- c -->",
      "<data>A</data>",
      "<integer>-0x7fffffffffffffff</integer>", "é", "\u{0}", "<string/>",
    ], beginning: "<plist><array>", ending: "</array></plist>")

  private static let binary = HostileFile(
    pieces: [
      "\u{51}A", "\u{53}Ada", "\u{54}name", "\u{10}\u{1}", "\u{11}\u{1}\u{2}", "\u{8}", "\u{9}",
      "\u{0}\u{0}\u{0}\u{1}", "\u{23}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}",
      "\u{5F}\u{10}\u{2}ab",
      "\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{1}\u{1}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{3}\u{0}\u{0}"
        + "\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{9}",
    ], beginning: "bplist00")
}

/// The readers of plain text and of abook's address book.
package enum ContactTextTarget: ContactFileTarget {
  package static let name = "contact-text"
  package static var format: ContactFormat { .abook }

  package static func tryBatch(_ generator: inout SeededGenerator) throws(FuzzFailure) -> Int {
    for _ in 0..<8 {
      let bytes = source.next(&generator)
      try CardCheck.check(bytes, .plainText, &generator)
      _ = ContactReader.read(bytes: bytes.span, encoding: generator.one(of: encodings))
    }
    return 8 + (try tryFiles(source, &generator))
  }

  private static let encodings = [
    "utf-8", "utf-16", "windows-1252", "gbk", "big5", "shift_jis", "euc-kr", "iso-2022-jp",
  ].compactMap { TextEncoding(label: $0) }

  private static let source = HostileFile(
    pieces: [
      "[0]\n", "[1]\n", "name=Ada\n", "email=a@example.org, b@example.org\n", "phone=1\n",
      "nick=A,B\n",
      "groups=x,y\n", "anniversary=1990-01-01\n", "city=Wexmouth\n", "=\n", "no sign\n", "# note\n",
      "custom=x\n", "Ada\n", "\u{FEFF}Bo\n", "\r\r\n", "\u{1A}", "\u{0}", "é\n", "中文\n", "[",
    ], beginning: "[format]\nprogram=abook\nversion=0.6\n")
}
