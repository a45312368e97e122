internal import Synchronization

/// An index of identities that is made when it is first asked for, once for all copies of a list.
final class LazyIdentityIndex: Sendable {
  private let made: Mutex<IdentityIndex?>

  /// An index that is there already, or one that will be made.
  init(_ index: IdentityIndex? = nil) { made = Mutex(index) }

  /// The index; `make` makes it unless it is there.
  ///
  /// Two threads that ask at once may both make it: `make` calls code of the list's owner, which must
  /// not run behind a lock.
  func index(_ make: () -> IdentityIndex) -> IdentityIndex {
    if let index = current { return index }
    let index = make()
    made.withLock { $0 = index }
    return index
  }

  /// The index after an edit. What is not made yet will be made of the edited rows.
  func edited(_ edit: (inout IdentityIndex) -> Void) -> LazyIdentityIndex {
    guard var index = current else { return LazyIdentityIndex() }
    edit(&index)
    return LazyIdentityIndex(index)
  }

  private var current: IdentityIndex? { made.withLock { $0 } }
}
