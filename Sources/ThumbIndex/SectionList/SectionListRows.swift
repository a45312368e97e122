extension SectionList {
  /// The rows of one section: a value, which later edits of the list do not change.
  public struct Rows: RandomAccessCollection {
    enum Storage {
      case given([Element])
      case filed(KeyedTree<Element>)
    }

    private let storage: Storage

    init(_ rows: [Element]) { storage = .given(rows) }
    init(_ shelf: KeyedTree<Element>) { storage = .filed(shelf) }

    /// The first row's place, 0.
    public var startIndex: Int { 0 }

    /// The number of rows.
    public var endIndex: Int {
      switch storage {
      case .given(let rows): rows.count
      case .filed(let shelf): shelf.count
      }
    }

    /// One row.
    ///
    /// - Parameter row: The row, from 0. It must be one of the section's.
    /// - Complexity: O(log *n*).
    public subscript(row: Int) -> Element {
      precondition(row >= 0 && row < endIndex, "the section has no such row")
      switch storage {
      case .given(let rows): return rows[row]
      case .filed(let shelf): return shelf[row]
      }
    }

    /// Goes through the rows.
    ///
    /// - Returns: The rows in order.
    /// - Complexity: O(1), and for each row O(1), amortized.
    public func makeIterator() -> AnyIterator<Element> {
      switch storage {
      case .given(let rows): AnyIterator(rows.makeIterator())
      case .filed(let shelf): AnyIterator(shelf.makeIterator())
      }
    }
  }
}

extension SectionList.Rows: Sendable where Element: Sendable {}
extension SectionList.Rows.Storage: Sendable where Element: Sendable {}
