/// Something in a store that doesn't fit the cards that are in it.
public struct StoreFault: Sendable, Hashable, CustomStringConvertible {
  /// What is wrong, in one line.
  public let description: String

  init(_ description: String) { self.description = description }
}

/// The faults that a check has found, the first of them.
struct FaultList {
  private(set) var faults: [StoreFault] = []

  /// More are of no use to anyone.
  private static let most = 100

  var isFull: Bool { faults.count >= Self.most }

  mutating func note(_ text: String) {
    if !isFull { faults.append(StoreFault(text)) }
  }

  mutating func expect(_ condition: Bool, _ text: @autoclosure () -> String) {
    if !condition { note(text()) }
  }
}
