import ContactCards
import Foundation
import FuzzTargets
import Testing
import TestSupport

@Suite("Any change of any card") struct ReplacingPropertyTests {
  /// The cards of the samples and of all files as people have them, in every version.
  private static let cards: [Card] = {
    let files = ExpectedCase.all.compactMap { try? CaseReading($0.file) }
    let samples = ["family.vcf", "contacts.plist", "team.plist"].compactMap {
      SamplesTests.sample($0).map { CaseReading(content: $0) }
    }
    let own = (files + samples).flatMap(\.cards).map(\.card) + [Card(WriterTests.full)]
    return own + CardVersion.allCases.flatMap { version in own.map { $0.converted(to: version) } }
  }()

  @Test("a card whose contact is the same stays as it is, byte for byte") func identity() {
    for card in Self.cards {
      #expect(card.replacing(with: card.contact).bytes == card.bytes)
    }
  }

  @Test("the contact of a changed card is the one asked for, and all other lines stay")
  func anyChange() {
    #expect(Self.cards.count > 300)
    var changed = 0
    var random = SeededGenerator(seed: 7)
    for round in 0..<8 {
      for card in Self.cards {
        var (edit, contact) = (RandomEdit(), card.contact)
        for _ in 0..<1 + round % 3 { edit.apply(to: &contact, &random) }
        let new = card.replacing(with: contact)
        guard new.contact == contact else {
          Issue.record("\(contact)\n\(new.contact)\n\(Self.text(card))\n\(Self.text(new))")
          return
        }
        var alone = new
        alone.end()
        let again = readCards(alone.bytes, encoding: nil).map(\.card.contact)
        let isUTF8 = String(validating: card.bytes, as: UTF8.self) != nil
        guard !isUTF8 || again == [contact] else {
          Issue.record("\(contact)\n\(again)\n\(Self.text(card))\n\(Self.text(alone))")
          return
        }
        if contact != card.contact { changed += 1 }
        guard Self.others(card, edit) == Self.others(new, edit) else {
          Issue.record("\(edit.touched)\n\(Self.text(card))\n\(Self.text(new))")
          return
        }
      }
    }
    #expect(changed > 2_000)
  }

  private static func others(_ card: Card, _ edit: RandomEdit) -> [CardProperty] {
    card.filter { !edit.touched.contains($0.name.uppercased()) }
  }

  private static func text(_ card: Card) -> String { String(decoding: card.bytes, as: UTF8.self) }
}
