import ContactCards
import ContactStore
import Foundation
import Testing

/// A folder that vdirsyncer keeps in step with a CardDAV server: Radicale, both from PyPI.
@Suite("A folder that is synchronized", .serialized)
struct FolderSyncTests {
  /// Where the programs are, or `nil` where they cannot be installed.
  static let programs: String? = CardServer.installedPrograms
  static let isInstalled = Comment("the programs cannot be installed from PyPI here")

  @Test(.enabled(if: programs != nil, isInstalled))
  func `contacts go both ways, and go away both ways`() throws {
    let (folder, server) = (try CardFolder(), try CardServer(#require(Self.programs)))
    let store = try folder.open()
    let ada = try store.add(Cards.named("Ada", uid: "ada"))
    _ = try store.add(CardServer.card("Bob, Jr.", uid: nil))
    try server.synchronize(folder)
    #expect(try server.names() == ["Ada", "Bob, Jr."])
    try server.put(CardFolder.card("Cy", uid: "cy"), "cy.vcf")
    try server.synchronize(folder)
    #expect(try store.follow().counts == [1, 0, 0])
    #expect(try store.outline() == ["A: Ada", "B: Bob, Jr.", "C: Cy"])
    _ = try store.replace(ada.id, revision: 1, with: Cards.named("Zoe", uid: "ada"))
    try server.put(CardFolder.card("Cyd", uid: "cy"), "cy.vcf")
    try server.synchronize(folder)
    #expect(try store.follow().counts == [0, 1, 0])
    #expect(try server.names() == ["Bob, Jr.", "Cyd", "Zoe"])
    #expect(try store.outline() == ["B: Bob, Jr.", "C: Cyd", "Z: Zoe"])
    try store.remove([(store.number("Bob, Jr."), nil)])
    try server.delete("cy.vcf")
    try server.synchronize(folder)
    #expect(try store.follow().counts == [0, 0, 1])
    #expect(try server.names() == ["Zoe"])
    #expect(try store.outline() == ["Z: Zoe"])
    try store.undo()
    try server.synchronize(folder)
    #expect(try server.names() == ["Bob, Jr.", "Zoe"])
    try folder.expectAgreement(store)
  }

  @Test(.enabled(if: programs != nil, isInstalled), arguments: ["a wins", "b wins"])
  func `of a contact that both have changed, the one remains that the owner has chosen`(
    resolution: String
  ) throws {
    let (folder, server) = (try CardFolder(), try CardServer(#require(Self.programs)))
    server.resolution = resolution
    let store = try folder.open()
    let ada = try store.add(CardServer.card("Ada", uid: "ada"))
    _ = try store.add(CardServer.card("Bob", uid: "bob"))
    try server.synchronize(folder)
    _ = try store.replace(ada.id, revision: 1, with: CardServer.card("Ours", uid: "ada"))
    try server.put(CardFolder.card("Theirs", uid: "ada"), "ada.vcf")
    try server.synchronize(folder)
    // In the pair, a is the folder and b is the server.
    let winner = resolution == "a wins" ? "Ours" : "Theirs"
    #expect(try store.follow().counts == [0, resolution == "a wins" ? 0 : 1, 0])
    #expect(try store.contact(ada.id).contact.displayName == winner)
    #expect(try server.names() == ["Bob", winner])
    try folder.expectAgreement(store)
  }

  @Test(.enabled(if: programs != nil, isInstalled))
  func `a conflict that nobody decides leaves both sides as they are`() throws {
    let (folder, server) = (try CardFolder(), try CardServer(#require(Self.programs)))
    let store = try folder.open()
    let ada = try store.add(CardServer.card("Ada", uid: "ada"))
    try server.synchronize(folder)
    _ = try store.replace(ada.id, revision: 1, with: CardServer.card("Ours", uid: "ada"))
    try server.put(CardFolder.card("Theirs", uid: "ada"), "ada.vcf")
    #expect(throws: (any Error).self) { try server.synchronize(folder) }
    #expect(try server.names() == ["Theirs"])
    #expect(try !store.follow().hasChanges)
    #expect(try store.outline() == ["O: Ours"])
    try folder.expectAgreement(store)
  }
}
