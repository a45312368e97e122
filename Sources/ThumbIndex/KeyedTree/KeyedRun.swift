/// Items with their keys, in the order of the keys.
struct KeyedRun<Item> {
  private(set) var keys: KeyRun
  private(set) var items: [Item]

  /// Items, each with the key at the same place. There are as many keys as items.
  init(_ items: [Item] = [], keys: KeyRun = KeyRun()) {
    self.items = items
    self.keys = keys
  }

  /// The number of items.
  var count: Int { items.count }

  /// Some of the items.
  subscript(range: Range<Int>) -> KeyedRun {
    KeyedRun(Array(items[range]), keys: keys[range])
  }

  /// Exchanges an item for another one with the same key.
  mutating func exchange(_ item: inout Item, at index: Int) { swap(&items[index], &item) }

  /// Puts items in the place of others.
  mutating func replace(_ range: Range<Int>, with run: KeyedRun) {
    keys.replace(range, with: run.keys)
    items.replaceSubrange(range, with: run.items)
  }
}

extension KeyedRun: Sendable where Item: Sendable {}
