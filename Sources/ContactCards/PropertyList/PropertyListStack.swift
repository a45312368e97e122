/// The arrays and dictionaries that are open while a property list is read.
///
/// Both parsers build their values on it, so that neither calls itself: a deep file costs memory,
/// not stack.
struct PropertyListStack {
  private enum Container {
    case array([PropertyList])
    case dictionary([PropertyList.Entry], pendingKey: String?)
  }

  private var open: [(container: Container, line: Int)] = []

  /// The outermost value, once it is closed.
  private(set) var root: PropertyList?

  /// How many arrays and dictionaries are open.
  var depth: Int { open.count }

  /// The line on which the innermost open array or dictionary began.
  var innermostLine: Int? { open.last?.line }

  /// Whether the innermost is an array; `nil` if none is open.
  var isInArray: Bool? {
    guard let innermost = open.last else { return nil }
    if case .array = innermost.container { return true }
    return false
  }

  /// Whether a dictionary is innermost and its next value has no key yet.
  var lacksKey: Bool {
    if case .dictionary(_, pendingKey: nil)? = open.last?.container { return true }
    return false
  }

  /// Opens an array that begins on `line`.
  mutating func openArray(line: Int) { open.append((.array([]), line)) }

  /// Opens a dictionary that begins on `line`.
  mutating func openDictionary(line: Int) {
    open.append((.dictionary([], pendingKey: nil), line))
  }

  /// Sets the key of the dictionary's next value, and returns the key before it if that has no
  /// value.
  mutating func setKey(_ key: String?) -> String? {
    guard let index = open.indices.last else { return nil }
    guard case .dictionary(let entries, let pending) = open[index].container else { return nil }
    open[index].container = .dictionary(entries, pendingKey: key)
    return pending
  }

  /// Adds a value to the innermost container; to none, it is the root.
  mutating func add(_ value: PropertyList) {
    guard let index = open.indices.last else {
      root = root ?? value
      return
    }
    // The list is taken out while it grows, so that it is not copied.
    switch open[index].container {
    case .array(var elements):
      open[index].container = .array([])
      elements.append(value)
      open[index].container = .array(elements)
    case .dictionary(var entries, let key):
      open[index].container = .dictionary([], pendingKey: nil)
      if let key { entries.append(.init(key: key, value: value)) }
      open[index].container = .dictionary(entries, pendingKey: nil)
    }
  }

  /// Closes the innermost container, and adds it to the one around it.
  ///
  /// - Parameter keepingEmpty: Whether it is added even if nothing is in it.
  mutating func close(keepingEmpty: Bool = true) {
    guard let (container, line) = open.popLast() else { return }
    switch container {
    case .array([]) where !keepingEmpty && depth > 0,
      .dictionary([], _) where !keepingEmpty && depth > 0:
      _ = setKey(nil)
    case .array(let elements): add(PropertyList(value: .array(elements), line: line))
    case .dictionary(let entries, _): add(PropertyList(value: .dictionary(entries), line: line))
    }
  }

  /// Closes all containers where a file breaks off. One that nothing is in yet says nothing.
  mutating func closeAll() {
    while !open.isEmpty { close(keepingEmpty: false) }
  }
}
