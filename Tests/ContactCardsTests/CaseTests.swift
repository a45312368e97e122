import ContactCards
import Foundation
import Testing

/// Files with the shapes of faults that people met, and the facts that a correct reader finds.
@Suite("Files as people have them") struct CaseTests {
  static let cases = ExpectedCase.all

  @Test("every case gives the facts beside it", arguments: ExpectedCase.all)
  func facts(expected: ExpectedCase) throws {
    let reading = try CaseReading(expected.file)
    for fault in FactCheck(expected.facts, reading).faults() {
      Issue.record("\(expected.id): \(fault)")
    }
  }

  @Test("every case is written as it was read, byte for byte") func bytes() throws {
    for expected in Self.cases where expected.file.hasSuffix(".vcf") {
      let source = try CaseReading.content(of: expected.file)
      var reader = CardReader()
      reader.append(source)
      reader.finish()
      var written: [UInt8] = []
      while let read = reader.next() { written += read.leading + read.card.bytes }
      #expect(written + reader.trailing == source, "\(expected.id)")
    }
  }

  @Test(
    "the facts of every case survive each version and jCard",
    arguments: [CardOutputFormat.vCard21, .vCard3, .vCard4, .jCard])
  func conversions(format: CardOutputFormat) throws {
    for expected in Self.cases {
      let reading = try CaseReading(expected.file).converted(to: format)
      // Problems of the source are gone, and so is what was only in its letters.
      let facts = expected.facts.filter { $0.key != "warnings_min" && $0.key != "addressbook" }
      for fault in FactCheck(facts, reading).faults() {
        Issue.record("\(expected.id) as \(format): \(fault)")
      }
    }
  }
}

/// A file and what is expected of it.
struct ExpectedCase: Sendable, CustomTestStringConvertible {
  var id: String
  var file: String
  private var json: Data

  var testDescription: String { id }

  var facts: [String: Any] {
    (try? JSONSerialization.jsonObject(with: json) as? [String: Any]) ?? [:]
  }

  static let all: [ExpectedCase] = {
    let content = (try? CaseReading.content(of: "cases.json")) ?? []
    let list = try? JSONSerialization.jsonObject(with: Data(content)) as? [[String: Any]]
    return (list ?? []).compactMap { entry in
      guard let id = entry["id"] as? String, let file = entry["file"] as? String,
        let json = try? JSONSerialization.data(withJSONObject: entry["expect"] ?? [:])
      else { return nil }
      return ExpectedCase(id: id, file: file, json: json)
    }
  }()
}
