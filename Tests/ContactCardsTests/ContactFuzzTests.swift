import FuzzTargets
import Testing

/// Some of the hostile files that `Scripts/fuzz` tries by the million.
@Suite("Hostile files of contacts") struct ContactFuzzTests {
  @Test(
    "no file traps a reader, and what is read of it holds together",
    arguments: ["vcard", "jcard", "csv", "ldif", "plist", "contact-text"])
  func files(name: String) throws {
    let target = try #require(FuzzTargets.all.first { $0.name == name })
    #expect(try target.run(count: 2_000, seed: 5) >= 2_000)
  }
}
