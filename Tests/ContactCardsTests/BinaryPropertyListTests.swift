import ContactCards
import Testing

@Suite("Binary property lists") struct BinaryPropertyListTests {
  @Test("a file cut short anywhere is an error, never a crash") func truncation() {
    let bytes = FourteenNames.arrayOfDictionaries.binary
    for length in 8..<bytes.count {
      #expect(ContactReader.read(bytes: Array(bytes[..<length])).hasErrors)
    }
  }

  /// The objects of two contacts in the order in which Apple's programs and Python write them, with
  /// references of `size` bytes.
  private static func rootFirst(referenceSize size: Int) -> [UInt8] {
    func container(_ marker: UInt8, _ references: Int...) -> [UInt8] {
      [marker] + references.flatMap { TestBinaryWriter.bigEndian($0, size) }
    }
    func text(_ text: String) -> [UInt8] { [0x50 | UInt8(text.utf8.count)] + Array(text.utf8) }
    return Array("bplist00".utf8) + container(0xA2, 1, 6) + container(0xD2, 2, 3, 4, 5)
      + text("name") + text("phone") + text("Ada") + text("555") + container(0xD2, 2, 3, 7, 8)
      + text("Bo") + text("556")
  }

  @Test("what stands before the break is read, whatever the size of references", arguments: 1...3)
  func recovery(referenceSize: Int) {
    let bytes = Self.rootFirst(referenceSize: referenceSize)
    let reading = ContactReader.read(bytes: bytes)
    #expect(reading.names == ["Ada", "Bo"])
    #expect(reading.contacts.map(\.detail) == ["555", "556"])
    #expect(
      reading.messages == [
        "1: error: the binary property list breaks off or is damaged: its last 32 bytes do not "
          + "describe it; get the file again"
      ])
    for length in bytes.indices.dropFirst(8) {
      let reading = ContactReader.read(bytes: Array(bytes[..<length]))
      #expect(reading.problems.count == 1)
      #expect(["Ada", "Bo"].starts(with: reading.names))
    }
    #expect(ContactReader.read(bytes: bytes.dropLast(4)).contacts.last?.displayName == "Bo")
    #expect(ContactReader.read(bytes: bytes.dropLast(7)).names == ["Ada"])
  }

  @Test("a file that breaks off in its first word is an error, and two letters are a name")
  func brokenSignature() {
    for length in 3..<8 {
      let reading = ContactReader.read(bytes: Array("bplist00".utf8.prefix(length)))
      #expect(reading.hasErrors)
      #expect(reading.contacts.isEmpty)
    }
    #expect(read("bp").names == ["bp"])
  }

  @Test("an unknown version is an error") func version() {
    let reading = ContactReader.read(
      bytes: Array("bplist15".utf8) + FourteenNames.arrayOfStrings.binary)
    #expect(reading.hasErrors)
  }

  @Test("an object inside itself is an error") func cycle() {
    var writer = TestBinaryWriter()
    let name = writer.write(.string("Ada"))
    let root = writer.add([0xA2, 0, UInt8(name), 0, 1])
    let reading = ContactReader.read(bytes: writer.file(root: root))
    #expect(reading.names == ["Ada"])
    #expect(
      reading.messages == ["1: error: the value at byte 12 contains itself; the file is damaged"])
  }

  @Test("lists that share lists do not unfold without bound") func sharedLists() {
    var writer = TestBinaryWriter()
    var inner = writer.write(.string("lol"))
    for _ in 0..<40 {
      let reference = TestBinaryWriter.bigEndian(inner, 2)
      inner = writer.add([0xAA] + Array(repeatElement(reference, count: 10).joined()))
    }
    let reading = ContactReader.read(bytes: writer.file(root: inner))
    #expect(
      reading.problems.contains {
        $0.severity == .error && $0.message == "the values unfold to far more than the file holds"
      })
  }

  @Test("honest sharing of texts is no fault") func sharedTexts() {
    var writer = TestBinaryWriter()
    let key = writer.write(.string("name"))
    let place = writer.write(.string("location"))
    let town = writer.write(.string(String(repeating: "Wexmouth ", count: 20)))
    var records: [Int] = []
    for number in 0..<1_000 {
      let name = writer.write(.string("Ada \(number)"))
      records.append(
        writer.add([0xD2] + [key, place, name, town].flatMap { TestBinaryWriter.bigEndian($0, 2) }))
    }
    let root = writer.add(
      TestBinaryWriter.head(0xA0, 1_000) + records.flatMap { TestBinaryWriter.bigEndian($0, 2) })
    let reading = ContactReader.read(bytes: writer.file(root: root))
    #expect(reading.contacts.count == 1_000)
    #expect(reading.messages.isEmpty)
  }

  @Test("nesting without end is an error") func deepNesting() {
    var writer = TestBinaryWriter()
    var inner = writer.write(.string("deep"))
    for _ in 0..<2_000 { inner = writer.add([0xA1] + TestBinaryWriter.bigEndian(inner, 2)) }
    let reading = ContactReader.read(bytes: writer.file(root: inner))
    #expect(reading.hasErrors)
  }

  @Test("numbers in the trailer that cannot be are an error") func trailer() {
    let bytes = FourteenNames.arrayOfStrings.binary
    for field in [8, 16, 24] {
      for value in [0x7FFF_FFFF_FFFF_FFFF, -1, 1 << 40, bytes.count] {
        var damaged = bytes
        let start = bytes.count - 32 + field
        damaged.replaceSubrange(start..<start + 8, with: TestBinaryWriter.bigEndian(value, 8))
        #expect(ContactReader.read(bytes: damaged).hasErrors)
      }
    }
  }

  @Test("a damaged object is left out, and the rest is kept") func damagedObject() {
    var writer = TestBinaryWriter()
    let first = writer.write(.string("Ada"))
    let huge = writer.add([0x5F, 0x13, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF])
    let last = writer.write(.string("Bo"))
    let root = writer.add(
      [0xA4] + [first, huge, 9_999, last].flatMap { TestBinaryWriter.bigEndian($0, 2) })
    let reading = ContactReader.read(bytes: writer.file(root: root))
    #expect(reading.names == ["Ada", "Bo"])
    #expect(reading.problems.map(\.severity) == [.error, .error])
    #expect(reading.problems.first?.message.contains("at byte 12 ") == true)
  }
}
