import ContactCards
import ContactStore
import Foundation
import Testing

/// A folder with a card a file, which is removed when the test is over.
final class CardFolder {
  let url: URL
  private let isKept: Bool

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "thumbindex-\(UUID())")
    isKept = false
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// One that another process has made.
  init(existing path: String) {
    url = URL(filePath: path)
    isKept = true
  }

  deinit { if !isKept { try? FileManager.default.removeItem(at: url) } }

  func open(_ locale: String = "en") throws -> StoreSession {
    try StoreSession.open(folder: url.path, order: ListOrder(locale: locale))
  }

  static func card(_ name: String, uid: String? = nil, more: String = "") -> String {
    let identifier = uid.map { "UID:\($0)\r\n" } ?? ""
    return "BEGIN:VCARD\r\nVERSION:3.0\r\n\(identifier)FN:\(name)\r\n\(more)END:VCARD\r\n"
  }

  func path(_ name: String) -> String { url.appending(path: name).path }

  /// Writes a file in place, as careless programs do.
  func write(_ text: String, _ name: String) throws {
    let descriptor = unsafe Glibc.open(path(name), O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    try #require(descriptor >= 0)
    defer { close(descriptor) }
    let count = unsafe Glibc.write(descriptor, text, text.utf8.count)
    try #require(count == text.utf8.count)
  }

  func text(_ name: String) throws -> String {
    try String(contentsOf: url.appending(path: name), encoding: .utf8)
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(at: url.appending(path: name))
  }

  func rename(_ name: String, _ other: String) throws {
    let status = unsafe Glibc.rename(path(name), path(other))
    try #require(status == 0)
  }

  /// Makes a link, which may lead nowhere.
  func link(_ name: String, to other: String) throws {
    let status = unsafe symlink(other, path(name))
    try #require(status == 0)
  }

  func setMode(_ mode: mode_t, _ name: String) { _ = unsafe chmod(path(name), mode) }

  func status(_ name: String) throws -> stat {
    var status = stat()
    let found = unsafe stat(path(name), &status)
    try #require(found == 0)
    return status
  }

  /// Gives a file the time of its last change.
  func setTime(_ time: timespec, _ name: String) throws {
    let status = unsafe utimensat(AT_FDCWD, path(name), [time, time], 0)
    try #require(status == 0)
  }

  /// The names of what is in the folder, hidden files too, but for the index.
  var names: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: url.path)
        .filter { !$0.hasPrefix(".thumbindex.db") }.sorted()
    }
  }

  /// What a file is, as far as someone who leaves it alone doesn't change it.
  func mark(_ name: String) throws -> [Int] {
    let status = try status(name)
    return [
      Int(status.st_ino), Int(status.st_size), status.st_mtim.tv_sec, status.st_mtim.tv_nsec,
      status.st_ctim.tv_sec, status.st_ctim.tv_nsec, Int(status.st_mode),
    ]
  }

  /// Expects that the index has what the folder has, and that neither is half done.
  func expectAgreement(
    _ store: StoreSession, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try store.follow()
    #expect(try store.check() == [], sourceLocation: sourceLocation)
    var cards: [String] = []
    try store.forEachContact { (stored) throws(StoreError) in
      cards.append(String(decoding: stored.card.bytes, as: UTF8.self))
      return true
    }
    let files = try names.filter { $0.hasSuffix(".vcf") }.map(text)
    #expect(cards.sorted() == files.sorted(), sourceLocation: sourceLocation)
    #expect(try !store.follow().hasChanges, sourceLocation: sourceLocation)
    let hidden = try names.filter { $0.hasPrefix(".") }
    #expect(hidden == [], sourceLocation: sourceLocation)
  }
}

extension StoreSession {
  /// The number of the only contact with a name.
  func number(_ name: String) throws -> Int64 {
    var numbers: [Int64] = []
    try forEachContact { (stored) throws(StoreError) in
      if stored.contact.displayName == name { numbers.append(stored.id) }
      return true
    }
    try #require(numbers.count == 1, "\(name): \(numbers)")
    return numbers[0]
  }
}

extension FolderReport {
  /// How many contacts are new, changed and gone.
  var counts: [Int] { [added, changed, removed] }
}
