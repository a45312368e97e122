import ContactCards
import ContactStore
import Foundation
import Testing

@Suite("A folder on a disk that takes no more", .serialized)
struct FolderFullDiskTests {
  private static func run(_ words: String...) -> Bool {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }

  private static func mount(_ path: String) -> Bool {
    run("mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", path)
  }

  /// Whether a small file system can be mounted here: as a rule only the administrator may.
  static let canMount: Bool = {
    guard let folder = try? CardFolder(), mount(folder.url.path) else { return false }
    return run("umount", folder.url.path)
  }()

  @Test(.enabled(if: canMount, "no file system can be mounted here"), arguments: [1, 3])
  func `everything acknowledged is there, and nothing is half there`(size: Int) throws {
    let folder = try CardFolder()
    try #require(Self.mount(folder.url.path))
    defer { _ = Self.run("umount", "-l", folder.url.path) }
    let store = try folder.open()
    try folder.write(String(repeating: "x", count: 700_000), "filler")
    var acknowledged = 0
    let failure = #expect(throws: StoreError.self) {
      for number in 0..<10_000 {
        _ = try store.importCards { (importer) throws(StoreError) in
          for place in 0..<size {
            var card = Cards.named("Name \(number)-\(place)", uid: "\(number)-\(place)")
            card.append(CardProperty("NOTE", text: String(repeating: "y", count: 3000)))
            try importer.add(card)
          }
        }
        acknowledged += size
      }
    }
    guard case .full = failure else {
      Issue.record("the failure is \(String(describing: failure))")
      return
    }
    #expect(acknowledged > 0)
    #expect(try folder.names.filter { $0.hasSuffix(".vcf") }.count == acknowledged)
    try folder.remove("filler")
    try folder.expectAgreement(store)
    try folder.expectAgreement(folder.open())
    _ = try store.add(Cards.named("Later"))
    #expect(try store.countContacts() == acknowledged + 1)
  }

  @Test(.enabled(if: canMount, "no file system can be mounted here"))
  func `a folder that can only be read is read, and nothing in it changed`() throws {
    let folder = try CardFolder()
    try #require(Self.mount(folder.url.path))
    defer { _ = Self.run("umount", "-l", folder.url.path) }
    try folder.write(CardFolder.card("Ada", uid: "1"), "1.vcf")
    try #require(Self.run("mount", "-o", "remount,ro", folder.url.path))
    let store = try folder.open()
    #expect(try store.outline() == ["A: Ada"])
    let readOnly = StoreError.readOnly(store: folder.url.path)
    #expect(throws: readOnly) { try store.add(Cards.named("Bob")) }
    #expect(throws: readOnly) { try store.replace(1, revision: 1, with: Cards.named("Zoe")) }
    #expect(try store.outline() == ["A: Ada"])
    #expect(try folder.names == ["1.vcf"])
  }
}
