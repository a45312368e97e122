import ContactCards
import Testing

@Suite("Property lists in XML") struct XMLPropertyListTests {
  @Test("references, CDATA, comments and line ends are read as XML has them") func characterData() {
    let reading = read(
      """
      <?xml version="1.0"?><!-- <plist> --><plist version='1.0'><array>
      <string>A &lt;&amp;&gt; &quot;B&apos;</string>
      <string>&#x5C0F;&#26126; &#x1F33B;</string><!-- -- <string>no</string> -->
      <string><![CDATA[<Ada> &amp;]]> Fair<!-- x --></string>
      <string>two\r\nlines</string></array></plist>
      """)
    #expect(reading.names == ["A <&> \"B'", "小明 🌻", "<Ada> &amp; Fair", "two\nlines"])
    #expect(reading.lines == [2, 3, 4, 5])
    #expect(reading.messages.isEmpty)
  }

  @Test("no entity that a file declares is expanded") func declaredEntities() {
    let reading = read(
      """
      <!DOCTYPE plist [ <!ENTITY a "lol"> <!ENTITY b "&a;&a;&a;"> <!-- ]> -->
      <!ENTITY c SYSTEM "file:///etc/hostname"> ]>
      <plist><array><string>&b;</string><string>x &c; y</string><string>R&D</string></array></plist>
      """)
    #expect(reading.names == ["&b;", "x &c; y", "R&D"])
    #expect(reading.problems.map(\.line) == [3, 3, 3])
    #expect(!reading.hasErrors)
  }

  @Test("character references that mean no character become U+FFFD") func badReferences() {
    let text = "<plist><array><string>a&#0;b&#xD800;c&#x110000;d</string></array></plist>"
    #expect(read(text).names == ["a\u{FFFD}b\u{FFFD}c\u{FFFD}d"])
  }

  @Test("a file that breaks off is an error, and what was read is kept") func truncation() throws {
    let whole = FourteenNames.arrayOfDictionaries.xml
    let bytes = Array(whole.utf8)
    for length in stride(from: 150, to: bytes.count - 20, by: 7) {
      let reading = ContactReader.read(bytes: Array(bytes[..<length]))
      #expect(reading.hasErrors, "cut after \(length) bytes")
      #expect(FourteenNames.names.starts(with: reading.names.filter { !$0.isEmpty }))
    }
    let reading = read("<plist><array>\n<string>Ada</string>\n<string>B")
    #expect(reading.names == ["Ada"])
    #expect(
      reading.messages
        == ["3: error: the file breaks off inside this <string>; get the file again"])
  }

  @Test("of a contact that nothing was read of there is no row") func nothingRead() {
    for end in ["<dict>", "<dict><key>name</key>", "<dict><key>name</key><string>B", "<array>"] {
      let reading = read("<plist><array><dict/><string>Ada</string>" + end)
      #expect(reading.names == ["", "Ada"])
      #expect(reading.hasErrors)
    }
  }

  @Test("a second property list in the file is an error, padding at the end is none")
  func joinedFiles() {
    let one = "<plist><array><string>Ada</string></array></plist>\n"
    let message =
      "2: error: what follows </plist> was left out; put each property list into a file of its own"
    for rest in [one, "x", "<!--"] {
      #expect(read(one + rest).names == ["Ada"])
      #expect(read(one + rest).messages == [message])
    }
    #expect(read(one + "<!-- made by hand -->\n\u{0}\u{1A}\n").messages.isEmpty)
  }

  @Test("a tag that the file breaks off in is no element") func brokenTag() {
    let message = "1: error: the file breaks off inside this <string>; get the file again"
    for end in ["<", "<!", "<![CDATA[", "<b"] {
      #expect(read("<plist><array><string>Ada" + end).messages == [message])
    }
  }

  @Test("a broken structure is an error at its line") func brokenStructure() {
    let texts = [
      "<plist><array>\n</dict></plist>", "<plist><array>\n</plist>",
      "<plist><array>\n<string>a<b/></string></array></plist>",
      "<plist><array>\n<bool/></array></plist>", "<plist>\n<array><!-- ",
      "<plist><array>\n<string>a</key></array></plist>", "<?xml version='1.0'?>\n<html></html>",
      "<plist><array/>\n<",
    ]
    for text in texts {
      let reading = read(text)
      #expect(reading.hasErrors)
      #expect(reading.problems.map(\.line) == [2])
    }
  }

  @Test("lesser faults are warnings") func warnings() {
    let reading = read(
      """
      <plist><dict><string>lost</string>
      <key>unused</key>
      <key>1</key><string>Ada</string> stray
      <key>2</key><integer>twelve</integer><key>3</key></dict></plist>
      """)
    #expect(reading.names == ["Ada", "twelve"])
    #expect(reading.problems.map(\.line) == [1, 3, 3, 4, 4])
    #expect(!reading.hasErrors)
  }

  @Test("nesting without end is an error, not a crash") func deepNesting() {
    let reading = read("<plist>" + String(repeating: "<array>", count: 200_000))
    #expect(
      reading.messages.first
        == "1: error: values are nested more than 512 deep; no contacts are")
  }
}
