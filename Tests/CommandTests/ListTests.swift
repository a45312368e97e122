import Foundation
import Testing

@Suite("thumbindex list") struct ListTests {
  let program = Thumbindex()

  @Test("a new UID depends on the contact alone, and is the same in every run") func newIdentifier()
    throws
  {
    let card = "BEGIN:VCARD\nVERSION:4.0\nUID:1\nFN:Ada\nNICKNAME:A\nROLE:Splicer\nEND:VCARD\n"
    let cards = card + card.replacing("Ada", with: "Bo")
    let runs = try (0..<3).map { _ in
      try program.run(["list", "--format", "json"], input: cards).text
    }
    #expect(runs[0].contains("urn:uuid:"))
    #expect(Set(runs).count == 1)
  }

  @Test("Contacts stand in their sections, with details in a column")
  func text() throws {
    let cards = """
      BEGIN:VCARD
      VERSION:4.0
      FN:Zoe
      TEL:1
      END:VCARD
      BEGIN:VCARD
      VERSION:4.0
      FN:阿宝
      TEL:22
      END:VCARD
      BEGIN:VCARD
      VERSION:4.0
      FN:Ärger
      END:VCARD
      BEGIN:VCARD
      VERSION:4.0
      FN:9 Lives
      TEL:333
      END:VCARD

      """
    let result = try program.run(["list", "--locale", "zh-Hans"], input: cards)
    #expect(
      result.text == """
        A
          阿宝     22
          Ärger

        Z
          Zoe      1

        #
          9 Lives  333

        """)
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
  }

  @Test("The contacts of all files are listed together")
  func severalFiles() throws {
    try program.folder.file("one.txt", "Bo\nAda\n")
    try program.folder.file("two.txt", "Abe\n")
    let result = try program.run(["list", "one.txt", "-", "two.txt"], input: "Bea\n")
    #expect(result.text == "A\n  Abe\n  Ada\n\nB\n  Bea\n  Bo\n")
  }

  @Test("--empty shows all sections")
  func emptySections() throws {
    let result = try program.run(["list", "--empty"], input: "Bo\n")
    #expect(result.lines.filter { !$0.hasPrefix(" ") }.joined() == "ABCDEFGHIJKLMNOPQRSTUVWXYZ#")
    #expect(result.text.hasPrefix("A\n\nB\n  Bo\n\nC\n"))
  }

  @Test("No contacts give no output in text")
  func noContacts() throws {
    let result = try program.run(["list"], input: "")
    #expect(result.status == 0)
    #expect(result.output.isEmpty)
  }

  @Test("Fourteen Chinese names of a property list stand where a reader looks for them")
  func chineseNames() throws {
    let sample = PropertyListSample.names
    try program.folder.file("names.plist", PropertyListSample.text(sample.map(\.0)))
    let result = try program.run(
      ["list", "--locale", "zh-Hans", "--format", "json", "names.plist"])
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    let listing = try JSONDecoder().decode(Listing.self, from: result.output)
    #expect(listing.sections.map(\.title) == ["B", "F", "G", "L", "M", "P", "Q", "X", "Y", "Z"])
    for (name, title) in sample {
      let sections = listing.sections.filter { $0.contacts.map(\.name).contains(name) }
      #expect(sections.map(\.title) == [title], "\(name)")
    }
    #expect(listing.names(in: "P") == ["痞子", "苹果"])
    #expect(listing.names(in: "M") == ["梦醒", "木头"])
    #expect(listing.names(in: "X") == ["小明", "虚伪"])
    #expect(listing.sections.first?.contacts.first?.detail == "555-107")
  }

  @Test("Rare ideographs, marks, digits, symbols and no name at all have their sections")
  func otherNames() throws {
    let names = ["阿", "𡉓", "Ärger", "zebra", "9", "☎", "🍎", ""]
    let result = try program.run(
      ["list", "--locale", "zh-Hans", "--format", "json"], input: PropertyListSample.text(names))
    let listing = try JSONDecoder().decode(Listing.self, from: result.output)
    #expect(listing.sections.map(\.title) == ["A", "Z", "#"])
    #expect(Set(listing.names(in: "A")) == ["阿", "𡉓", "Ärger"])
    #expect(listing.names(in: "Z") == ["zebra"])
    #expect(listing.sections.last?.contacts.count == 4)
  }

  @Test("A property list that breaks off is reported, and what was read is listed")
  func truncatedPropertyList() throws {
    let whole = PropertyListSample.text(["Ada", "Bo", "Cy"])
    let start = try #require(whole.range(of: "<string>Cy")?.lowerBound)
    try program.folder.file("broken.plist", String(whole[..<start]))
    let result = try program.run(["list", "broken.plist"])
    #expect(result.status == 1)
    #expect(result.text.contains("\n  Bo"))
    #expect(result.text.hasPrefix("A\n  Ada"))
    let form = try Regex("^thumbindex: broken\\.plist:[0-9]+: .+\n")
    #expect(result.errors.contains(form))
  }

  @Test("A file that cannot be read does not keep the others from being listed")
  func oneMissingFile() throws {
    try program.folder.file("one.txt", "Ada\n")
    let result = try program.run(["list", "missing", "one.txt"])
    #expect(result.status == 1)
    #expect(result.text == "A\n  Ada\n")
    #expect(
      result.errors == "thumbindex: missing:1: cannot be read: No such file or directory\n")
  }

  @Test("A file of no known format is status 1 and a message")
  func unknownFormat() throws {
    try program.folder.file("picture.png", Data([0x89, 0x50, 0x4E, 0x47, 0, 0, 1, 2]))
    let result = try program.run(["list", "picture.png"])
    #expect(result.status == 1)
    #expect(result.output.isEmpty)
    #expect(result.errors.hasPrefix("thumbindex: picture.png:1: "))
  }
}
