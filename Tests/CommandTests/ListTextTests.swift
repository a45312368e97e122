import Foundation
import Testing

@Suite("What list lets through to a terminal and into JSON") struct ListTextTests {
  let program = Thumbindex()

  @Test(
    "Characters that could command a terminal are shown as U+FFFD",
    arguments: [
      "\u{1B}", "\u{7}", "\u{9B}", "\u{7F}", "\u{202E}", "\u{202A}", "\u{2066}", "\u{2069}",
      "\u{2028}",
    ])
  func controls(character: String) throws {
    let card = "BEGIN:VCARD\nVERSION:4.0\nFN:Ada\(character)x\nTEL:1\(character)2\nEND:VCARD\n"
    let text = try program.run(["list"], input: card)
    #expect(text.text == "A\n  Ada\u{FFFD}x  1\u{FFFD}2\n")
    let json = try program.run(["list", "--format", "json"], input: card)
    #expect(!json.text.contains(character))
    let listing = try JSONDecoder().decode(Listing.self, from: json.output)
    #expect(listing.names(in: "A") == ["Ada\(character)x"])
  }

  @Test("A line feed in a name does not break the row")
  func lineFeed() throws {
    let card = "BEGIN:VCARD\nVERSION:4.0\nFN:Ada\\nx\nEND:VCARD\n"
    #expect(try program.run(["list"], input: card).text == "A\n  Ada\u{FFFD}x\n")
  }

  @Test("Wide characters count two columns, marks none")
  func columns() throws {
    let names = ["Ada", "A한국", "A🍎", "Ae\u{301}", "Aか\u{3099}", "A👩‍👩‍👧"]
    let result = try program.run(["list"], input: PropertyListSample.text(names))
    let gaps = [
      "Ada": 4, "A한국": 2, "A🍎": 4, "Ae\u{301}": 5, "Aか\u{3099}": 4, "A👩‍👩‍👧": 4,
    ]
    for (name, gap) in gaps {
      #expect(result.text.contains("  \(name)\(String(repeating: " ", count: gap))555-"), "\(name)")
    }
  }

  @Test("A very long name leaves the column where it is")
  func longName() throws {
    let long = "A" + String(repeating: "x", count: 60)
    let result = try program.run(["list"], input: PropertyListSample.text(["Ada", long]))
    #expect(result.text == "A\n  Ada  555-100\n  \(long)  555-101\n")
  }

  @Test("A contact without a name is shown, and so named")
  func noName() throws {
    let result = try program.run(["list"], input: PropertyListSample.text([""]))
    #expect(result.text.hasPrefix("#\n  "))
    #expect(result.status == 0)
  }

  @Test("JSON has the locale, the titles, and null for what a contact lacks")
  func json() throws {
    let cards =
      "BEGIN:VCARD\nVERSION:4.0\nUID:u-1\nFN:\"Ada\\\\\" \u{1}\nTEL:1\nEND:VCARD\n"
      + "BEGIN:VCARD\nVERSION:4.0\nFN:Bo\nEND:VCARD\n"
    let result = try program.run(["list", "--format", "json", "--locale", "en"], input: cards)
    let listing = try JSONDecoder().decode(Listing.self, from: result.output)
    #expect(listing.locale == "en")
    #expect(listing.sections.map(\.title) == ["B", "#"])
    #expect(listing.sections.last?.contacts.first?.name.hasPrefix("\"Ada\\\"") == true)
    #expect(listing.sections.last?.contacts.first?.uid == "u-1")
    #expect(result.text.contains("{\"name\": \"Bo\", \"detail\": null, \"uid\": null}"))
  }

  @Test("JSON has empty sections only with --empty")
  func jsonEmptySections() throws {
    let without = try program.run(["list", "--format", "json"], input: "")
    #expect(try JSONDecoder().decode(Listing.self, from: without.output).sections.isEmpty)
    let with = try program.run(["list", "--format", "json", "--empty"], input: "")
    #expect(try JSONDecoder().decode(Listing.self, from: with.output).sections.count == 27)
  }
}
