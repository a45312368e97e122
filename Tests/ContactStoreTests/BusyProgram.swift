import ContactStore
import Foundation
import Synchronization

/// A program that gives both people of a book of Evolution the same new name, again and again, each time in
/// one transaction.
final class BusyProgram: Sendable {
  private let goesOn = Mutex(true)
  private let turns = DispatchSemaphore(value: 0)

  /// Starts it on a thread of its own, and waits until it has written.
  init(_ path: String) {
    let thread = Thread { [self] in
      try? run(path)
      turns.signal()
    }
    thread.start()
    turns.wait()
  }

  /// Stops it, and waits for its end.
  func stop() {
    goesOn.withLock { $0 = false }
    turns.wait()
  }

  private func run(_ path: String) throws {
    let connection = try SQLiteConnection(path: path, access: .writing)
    try connection.runScript("PRAGMA synchronous = OFF; PRAGMA wal_autocheckpoint = 3;")
    var count = 0
    while goesOn.withLock(\.self) {
      count += 1
      try connection.transaction { () throws(StoreError) in
        for uid in ["a", "b"] {
          // Longer than a page.
          let card = SourceHome.card(String(repeating: "n", count: 9_000) + "\(count)")
          try connection.run(
            "UPDATE folder_id SET vcard = $1 WHERE uid = $2", [.text(card), .text(uid)])
        }
      }
      if count == 1 { turns.signal() }
      usleep(count % 50 == 0 ? 100_000 : 100)
    }
  }
}
