import ContactCards
import Testing

@Suite("Duplicates") struct DuplicateTests {
  private static func groups(_ cards: [[String]]) -> [[Int]] {
    var finder = DuplicateFinder()
    for lines in cards {
      for contact in read(card(lines)).contacts { finder.add(contact) }
    }
    return finder.groups()
  }

  @Test("a name with a shared number or address, or with neither, is a person") func names() {
    #expect(
      Self.groups([
        ["FN:Ada Fairweather", "TEL:+1 555 010 0001"], ["FN:ada  fairweather", "TEL:555-010-0001"],
        ["FN:Ada Fairweather", "EMAIL:x@example.org"], ["FN:Bo", "EMAIL:b@example.org"],
        ["N:Fairweather;Ada;;Dr.;", "FN:Dr. Fairweather, Ada", "EMAIL:X@example.org"],
        ["FN:Bo"], ["FN:Bo"], ["FN:Cy", "TEL:+1 555 010 0001"],
      ]) == [[0, 1], [2, 4], [5, 6]])
  }

  @Test("what is shared joins step by step") func chains() {
    #expect(
      Self.groups([
        ["FN:A", "TEL:5550001"], ["FN:A", "EMAIL:a@example.org"],
        ["FN:A", "TEL:5550001", "EMAIL:a@example.org"],
      ]) == [[0, 1, 2]])
  }

  @Test("one UID is one person, unless the names speak against it") func identifiers() {
    #expect(
      Self.groups([
        ["FN:Rosa Zeisig", "UID:1", "TEL:1"], ["FN:Otto Stieglitz", "UID:1", "TEL:2"],
        ["FN:Rosa Maria Zeisig", "UID:1", "TEL:3"], ["FN:", "UID:2", "TEL:4"], ["FN:X", "UID:2"],
      ]) == [[0, 2], [3, 4]])
  }

  @Test("cards without a name are not all one person") func nameless() {
    #expect(Self.groups([["TEL:5550001"], ["TEL:5550002"], [], []]) == [])
  }

  @Test("a merged card has every distinct value, and keeps its own bytes") func merging() throws {
    let first = try CardTests.card(
      "BEGIN:VCARD\nVERSION:3.0\nFN:Ada\nitem1.TEL;type=CELL:+1 555 0100\nitem1.X-ABLabel:Boat\n"
        + "N:Fair;Ada;;;\nEND:VCARD\n")
    let second = try CardTests.card(
      card([
        "FN:Ada", "N:Fairweather;Ada;;;", "item1.TEL;type=WORK:1-555-0101", "item1.X-ABLabel:Shed",
        "TEL;TYPE=home:+15550100", "NOTE:x", "UID:2", "PHOTO;VALUE=uri:https://example.org/a",
      ]))
    let merged = first.merged(with: [second, second])
    #expect(
      String(decoding: merged.bytes, as: UTF8.self).hasPrefix(
        "BEGIN:VCARD\nVERSION:3.0\nFN:Ada\nitem1."))
    let contact = merged.contact
    #expect(contact.formattedName == "Ada")
    #expect(contact.family == "Fair")
    #expect(
      contact.phones == [
        ContactValue("+1 555 0100", types: ["cell", "home"], label: "Boat"),
        ContactValue("1-555-0101", types: ["work"], label: "Shed"),
      ])
    #expect(contact.uid == "2")
    #expect(contact.note == "x")
    #expect(merged.properties(named: "X-OTHER-N").map(\.value) == ["Fairweather;Ada;;;"])
    #expect(merged.properties(named: "PHOTO").count == 1)
  }

  @Test("the newer time of a change stays") func revision() throws {
    let old = try CardTests.card(card(["FN:A", "REV:2024-01-01T00:00:00Z"]))
    let new = try CardTests.card(card(["FN:A", "REV:2025-01-01T00:00:00Z"]))
    #expect(old.merged(with: [new]).contact.revision == "2025-01-01T00:00:00Z")
    #expect(new.merged(with: [old]).contact.revision == "2025-01-01T00:00:00Z")
  }
}
