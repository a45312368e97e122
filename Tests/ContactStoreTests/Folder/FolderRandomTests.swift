import ContactCards
import ContactStore
import Foundation
import TestSupport
import Testing

@Suite("Random changes of a folder on both sides")
struct FolderRandomTests {
  /// What a folder has to hold.
  private struct Model {
    /// The texts of files by name.
    var files: [String: String] = [:]
    /// The numbers of contacts by the names of their files, as far as the store has told them.
    var numbers: [String: Int64] = [:]
    var next = 0

    mutating func forget(_ name: String) {
      files[name] = nil
      numbers[name] = nil
    }

    mutating func text(_ uid: String) -> String {
      next += 1
      return CardFolder.card("Name \(next)", uid: uid)
    }
  }

  @Test(arguments: 1...12)
  func `the list is what the files say, whoever writes them`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let folder = try CardFolder()
    var store = try folder.open()
    var model = Model()
    for round in 0..<120 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0...3: try changeOutside(folder, &model, &random)
      case 4...7: try changeInside(folder, store, &model, &random)
      case 8: try store.follow()
      default: store = try folder.open()
      }
      if round % 10 == 9 { try compare(folder, store, &model) }
    }
    try compare(folder, store, &model)
  }

  private func changeOutside(
    _ folder: CardFolder, _ model: inout Model, _ random: inout SeededGenerator
  ) throws {
    let name = model.files.keys.sorted().randomElement(using: &random)
    switch (Int.random(in: 0..<4, using: &random), name) {
    case (0, let name?):
      model.forget(name)
      try folder.remove(name)
    case (1, let name?):
      let uid = String(name.dropLast(4))
      let text = model.text(uid)
      model.files[name] = text
      // As a program does it that is careful, or not.
      if Bool.random(using: &random) {
        try folder.write(text, name)
      } else {
        try folder.write(text, "tmp-file")
        try folder.rename("tmp-file", name)
      }
    default:
      let uid = "u\(model.next)"
      let text = model.text(uid)
      model.files[uid + ".vcf"] = text
      try folder.write(text, uid + ".vcf")
    }
  }

  private func changeInside(
    _ folder: CardFolder, _ store: StoreSession, _ model: inout Model,
    _ random: inout SeededGenerator
  ) throws {
    let name = model.numbers.keys.sorted().randomElement(using: &random)
    let isCurrent = Bool.random(using: &random)
    if isCurrent { try store.follow() }
    let kind = Int.random(in: 0..<4, using: &random)
    guard kind > 0, let name, let number = model.numbers[name] else {
      let uid = "u\(model.next)"
      let new = try store.add(Self.card(model.text(uid)))
      model.files[uid + ".vcf"] = String(decoding: new.card.bytes, as: UTF8.self)
      model.numbers[uid + ".vcf"] = new.id
      return
    }
    let text = model.text(String(name.dropLast(4)))
    do {
      if kind == 1 {
        try store.remove([(number, nil)])
        if Bool.random(using: &random) { try store.undo() } else { model.forget(name) }
      } else {
        let new = try store.replace(number, revision: nil, with: Self.card(text))
        model.files[name] = String(decoding: new.card.bytes, as: UTF8.self)
      }
    } catch StoreError.stale {
      // Right if the store had not been told of what others have done; then nothing is changed.
      #expect(!isCurrent)
    }
  }

  private static func card(_ text: String) -> Card {
    var reader = CardReader(format: .vCard)
    reader.append(Array(text.utf8))
    reader.finish()
    return reader.next()?.card ?? Card(version: .v30)
  }

  private func compare(_ folder: CardFolder, _ store: StoreSession, _ model: inout Model) throws {
    try folder.expectAgreement(store)
    var files: [String: String] = [:]
    for name in try folder.names { files[name] = try folder.text(name) }
    #expect(files == model.files)
    // Who has a number keeps it.
    for (name, text) in model.files {
      let uid = String(name.dropLast(4))
      let stored = try #require(try store.contacts(withUID: uid).first)
      #expect(String(decoding: stored.card.bytes, as: UTF8.self) == text)
      if let number = model.numbers[name] { #expect(stored.id == number) }
      model.numbers[name] = stored.id
    }
  }
}
