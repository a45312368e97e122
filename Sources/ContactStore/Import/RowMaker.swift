internal import Collation
internal import Synchronization

/// Makes the rows that new contacts get beside their own, on a thread of its own while the importer goes on.
final class RowMaker {
  private struct Made: Sendable {
    var rows: NewRows
    /// None where the store's search keys are to be made anew anyway.
    var search: SearchRuns?
    var keyMaker: SearchKeyMaker

    mutating func append(_ stored: StoredContact, mark: Int64, _ groups: Set<ListGroup>?) {
      rows.append(stored, mark: mark, in: groups ?? StoreSession.ownGroups(of: stored.contact))
      search?.add(keyMaker.keys(of: stored.contact), contact: stored.id)
    }
  }

  private final class Shared: Sendable {
    let made: Mutex<Made>

    init(_ made: Made) { self.made = Mutex(made) }
  }

  private let shared: Shared
  private var work: BackgroundWork?
  /// What is being worked on. It goes on the importer's thread, which has made it: memory that one thread takes
  /// and another gives back makes them wait for each other.
  private var batch: ImportBatch?

  init(_ rows: NewRows, keepsSearch: Bool, _ keyMaker: SearchKeyMaker) {
    shared = Shared(Made(rows: rows, search: keepsSearch ? SearchRuns() : nil, keyMaker: keyMaker))
  }

  /// Begins to make the rows of a batch, when those of the one before are made.
  func take(_ batch: ImportBatch) {
    begin { made in
      for (index, new) in batch.contacts.enumerated() {
        made.append(new.stored, mark: new.mark, batch.groups(index))
      }
    }
    self.batch = batch
  }

  private func begin(_ work: @escaping @Sendable (inout Made) -> Void) {
    wait()
    self.work = BackgroundWork { [shared] in shared.made.withLock { work(&$0) } }
  }

  private func wait() {
    work?.wait()
    work = nil
    batch = nil
  }

  /// Whether what is made should be taken before more comes.
  var isFull: Bool {
    wait()
    return shared.made.withLock { $0.rows.isFull || $0.search?.isFull == true }
  }

  /// Takes the rows that have been made, and begins to put the search keys into order.
  func takeRows() -> NewRows {
    wait()
    let rows = shared.made.withLock { $0.rows.take() }
    begin { $0.search?.merge() }
    return rows
  }

  /// Takes the search keys, behind the rows.
  func takeSearchBlocks() -> [SearchBlock] {
    wait()
    return shared.made.withLock { $0.search?.takeBlocks() ?? [] }
  }
}
