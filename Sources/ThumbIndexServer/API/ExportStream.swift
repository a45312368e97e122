internal import ContactCards
internal import ContactStore
internal import Synchronization

/// An address book on its way into a file, some contacts at a time.
///
/// What others change meanwhile is seen where the file hasn't got yet; nobody has to wait for a slow client.
final class ExportStream: BodyStream {
  private struct State: Sendable {
    var writer: CardWriter
    var bytes: [UInt8] = []
    var start = 0
    var mark: PageMark?
    var hasGroups: Bool
    var isOver = false
  }

  private let book: AddressBook
  private let list: ListRequest
  private let state: Mutex<State>
  private static let contactsAtOnce = 200

  init(_ book: AddressBook, _ list: ListRequest, _ format: CardOutputFormat) {
    self.book = book
    self.list = list
    state = Mutex(State(writer: CardWriter(format), hasGroups: list.group == .all))
  }

  func next(_ most: Int, _ connection: ConnectionHandle) -> BodyPiece {
    state.withLock { state in
      do throws(StoreError) {
        while state.start == state.bytes.count, !state.isOver {
          state.bytes.removeAll(keepingCapacity: true)
          state.start = 0
          try fill(&state)
        }
      } catch {
        return .failed
      }
      let piece = state.bytes[state.start...].prefix(most)
      state.start += piece.count
      return piece.isEmpty ? .end : .bytes(piece)
    }
  }

  private func fill(_ state: inout State) throws(StoreError) {
    var (writer, bytes) = (state.writer, state.bytes)
    let last = try book.read { (session) throws(StoreError) in
      try session.forEachContact(
        list.order, list.group, after: state.mark, limit: Self.contactsAtOnce
      ) { writer.write($0.card, to: &bytes) }
    }
    if let last {
      state.mark = last
    } else {
      // Cards of groups stand in no list.
      if state.hasGroups {
        let groups = try book.read { (session) throws(StoreError) in try session.groupCards() }
        for group in groups { writer.write(group.card, to: &bytes) }
      }
      writer.finish(&bytes)
      state.isOver = true
    }
    (state.writer, state.bytes) = (writer, bytes)
  }

  func close() {}
}
