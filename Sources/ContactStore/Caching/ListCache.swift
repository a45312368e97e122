internal import Synchronization

/// What several sessions of one store have read of its lists, each part with the generation that it is of.
///
/// A session uses it for the generation that its transaction sees, and no other. Whoever writes says what is
/// different; a change by another program lets all of it go.
package final class ListCache: Sendable {
  private struct State: Sendable {
    var generation: Int64 = -1
    /// Whether someone who will tell is writing.
    var isWriting = false
    var rows = RowTable()
    var landmarks: [Int64: LandmarkTable] = [:]
  }

  private let state = Mutex(State())

  /// An empty one.
  package init() {}

  /// What a change of the store concerns.
  package enum Change: Sendable, Hashable {
    case contacts([Int64])
    case everything
  }

  /// Says that a transaction begins whose end is going to be told.
  package func beginWriting() { state.withLock { $0.isWriting = true } }

  /// Says that it has ended.
  ///
  /// - Parameters:
  ///   - generations: The store's, at its beginning and at its end; `nil` if that isn't known.
  ///   - changes: What is different.
  package func endWriting(_ generations: (before: Int64, after: Int64)?, _ changes: [Change]) {
    state.withLock { state in
      state.isWriting = false
      guard let generations else { return Self.forget(&state, -1) }
      guard generations.before == state.generation, !changes.contains(.everything) else {
        return Self.forget(&state, generations.after)
      }
      for case .contacts(let ids) in changes { for id in ids { state.rows.remove(id) } }
      if generations.after != generations.before { state.landmarks = [:] }
      state.generation = generations.after
    }
  }

  private static func forget(_ state: inout State, _ generation: Int64) {
    state.rows.removeAll()
    state.landmarks = [:]
    state.generation = generation
  }

  /// Whether what is here, or comes here, is of a generation.
  private static func fits(_ state: inout State, _ generation: Int64) -> Bool {
    // A change that nobody here has made.
    if generation > state.generation, !state.isWriting { forget(&state, generation) }
    return generation == state.generation
  }

  func landmarks(of list: Int64, _ generation: Int64) -> LandmarkTable? {
    state.withLock { state in
      Self.fits(&state, generation) ? state.landmarks[list] : nil
    }
  }

  func add(_ table: LandmarkTable, of list: Int64, _ generation: Int64) {
    state.withLock { state in
      guard Self.fits(&state, generation) else { return }
      // Stores have a few lists that are looked at, and maybe thousands that aren't.
      if state.landmarks.count >= 16 { state.landmarks = [:] }
      state.landmarks[list] = table
    }
  }

  /// Appends the rows that are here to a page, from the first on, and returns how many they are.
  func append(
    _ listed: ArraySlice<PackedPage.Listed>, to page: inout PackedPage, _ generation: Int64
  ) -> Int {
    var copy = page
    page = PackedPage()
    let count = state.withLock { state in
      guard Self.fits(&state, generation) else { return 0 }
      return listed.prefix { state.rows.append($0, to: &copy) }.count
    }
    page = copy
    return count
  }

  func add(_ rows: [(Int64, ListedRow)], _ generation: Int64) {
    state.withLock { state in
      guard Self.fits(&state, generation) else { return }
      for (id, row) in rows { state.rows.add(id, row) }
    }
  }
}
