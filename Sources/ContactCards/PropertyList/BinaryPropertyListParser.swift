/// Reads binary property lists: a header, objects, the table of their offsets, and a trailer.
///
/// Objects may be shared, and a hostile file may share them so that a few bytes stand for billions
/// of values, or put an object inside itself. So each text is decoded once, an object inside itself
/// is an error, and so is a list that unfolds to far more than the file can mean.
///
/// The table and the trailer stand at the end, so a file that breaks off has lost both. Its objects
/// are found one after the other then, and what they refer to in the lost part is left out.
struct BinaryPropertyListParser: ~Escapable {
  /// An open container, and which of its elements comes next.
  private struct Frame {
    var object: Int
    var references: Int
    var count: Int
    var isDictionary: Bool
    var next = 0
  }

  private let bytes: Span<UInt8>
  private let layout: BinaryPropertyListLayout
  /// Whether objects may be missing without a word, since the file is known to break off.
  private let isBroken: Bool
  private var stack = PropertyListStack()
  private var frames: [Frame] = []
  private var openObjects: Set<Int> = []
  /// Scalars that were read, by the byte where they begin.
  private var scalars: [Int: PropertyList.Value] = [:]
  private var budget: UnfoldingBudget

  /// Reads a property list, and returns what could be read of it.
  static func parse(_ bytes: Span<UInt8>, into reading: inout ContactReading) -> PropertyList? {
    let trailer = BinaryPropertyListTrailer(bytes)
    if trailer == nil {
      reading.fail(
        "the binary property list breaks off or is damaged: its last 32 bytes do not describe it; "
          + "get the file again", line: 1)
    } else if !bytes.hasWord("bplist0", at: 0) {
      reading.fail("this binary property list is of an unknown version; save it as XML", line: 1)
      return nil
    }
    let layout = trailer.map { BinaryPropertyListLayout($0) }
    guard let layout = layout ?? BinaryPropertyListLayout(recovering: bytes) else { return nil }
    var parser = BinaryPropertyListParser(bytes, layout, isBroken: trailer == nil)
    do throws(ContactProblem) {
      try parser.run(into: &reading)
    } catch {
      reading.fail(error.message, line: error.line)
    }
    parser.stack.closeAll()
    return parser.stack.root
  }

  @_lifetime(copy bytes)
  private init(_ bytes: Span<UInt8>, _ layout: BinaryPropertyListLayout, isBroken: Bool) {
    self.bytes = bytes
    self.layout = layout
    self.isBroken = isBroken
    budget = UnfoldingBudget(fileSize: bytes.count)
  }

  private mutating func run(into reading: inout ContactReading) throws(ContactProblem) {
    try add(layout.rootObject, into: &reading)
    while let index = frames.indices.last {
      let frame = frames[index]
      guard frame.next < frame.count else {
        stack.close(keepingEmpty: !isBroken)
        openObjects.remove(frame.object)
        frames.removeLast()
        continue
      }
      frames[index].next += 1
      if frame.isDictionary {
        guard let key = try key(frame.next, of: frame, into: &reading) else { continue }
        _ = stack.setKey(key)
      }
      let valueIndex = frame.isDictionary ? frame.count + frame.next : frame.next
      try add(reference(valueIndex, of: frame), into: &reading)
    }
  }

  /// The number of the object that a container refers to.
  private func reference(_ index: Int, of frame: Frame) -> Int {
    let size = layout.referenceSize
    // Containers are checked to have room for their references; a number too large is no object's.
    return bytes.bigEndianInteger(at: frame.references + index * size, size: size) ?? .max
  }

  private mutating func key(
    _ index: Int, of frame: Frame, into reading: inout ContactReading
  ) throws(ContactProblem) -> String? {
    let object = reference(index, of: frame)
    let content = try read(object)
    if case .scalar(.string(let key))? = content { return key }
    if content == nil, isBroken { return nil }
    reading.fail("\(place(of: frame.object)) has a key that is no text; it was left out", line: 1)
    return nil
  }

  private mutating func add(
    _ object: Int, into reading: inout ContactReading
  ) throws(ContactProblem) {
    let content = try read(object)
    switch content {
    case .scalar(let value)?: stack.add(PropertyList(value: value, line: 1))
    case .array(let references, let count)?:
      try open(Frame(object: object, references: references, count: count, isDictionary: false))
    case .dictionary(let references, let count)?:
      try open(Frame(object: object, references: references, count: count, isDictionary: true))
    case nil:
      _ = stack.setKey(nil)
      if isBroken { return }
      reading.fail(
        "\(place(of: object)) is damaged and was left out; get the file again", line: 1)
    }
  }

  private mutating func open(_ frame: Frame) throws(ContactProblem) {
    guard openObjects.insert(frame.object).inserted else {
      throw problem("\(place(of: frame.object)) contains itself; the file is damaged")
    }
    guard frames.count < PropertyList.nestingLimit else {
      throw problem(
        "values are nested more than \(PropertyList.nestingLimit) deep; no contacts are")
    }
    frames.append(frame)
    if frame.isDictionary {
      stack.openDictionary(line: 1)
    } else {
      stack.openArray(line: 1)
    }
  }

  /// Reads an object and pays for it, or returns `nil` if it is damaged.
  private mutating func read(_ object: Int) throws(ContactProblem) -> BinaryPropertyListObject? {
    guard let offset = offset(of: object) else { return nil }
    if let known = scalars[offset] {
      budget.payUse(of: known)
      try checkBudget()
      return .scalar(known)
    }
    let content = BinaryPropertyListObject(
      bytes, at: offset, limit: layout.limit, referenceSize: layout.referenceSize)
    if case .scalar(let value)? = content {
      budget.payDecoding(of: value)
      scalars[offset] = value
      budget.payUse(of: value)
    } else {
      budget.payUse(of: .null)
    }
    try checkBudget()
    return content
  }

  private func checkBudget() throws(ContactProblem) {
    if budget.isExceeded { throw problem("the values unfold to far more than the file holds") }
  }

  private func offset(of object: Int) -> Int? { layout.offset(of: object, in: bytes) }

  /// Names an object for a message, by the byte where it begins.
  private func place(of object: Int) -> String {
    if let offset = offset(of: object) { return "the value at byte \(offset)" }
    return object == .max ? "a value" : "value number \(object)"
  }

  private func problem(_ message: String) -> ContactProblem {
    ContactProblem(.error, line: 1, message: message)
  }
}
