/// Where the objects of a binary property list are, and how they refer to each other.
struct BinaryPropertyListLayout {
  /// How the places of the objects are known.
  private enum Places {
    case table(BinaryPropertyListTrailer)
    case found([Int])
  }

  private let places: Places
  /// How many bytes a reference to an object takes.
  let referenceSize: Int
  /// The number of the outermost object.
  let rootObject: Int
  /// Where the objects end.
  let limit: Int

  /// The layout that the trailer of a whole file describes.
  init(_ trailer: BinaryPropertyListTrailer) {
    places = .table(trailer)
    referenceSize = trailer.referenceSize
    rootObject = trailer.rootObject
    limit = trailer.offsetTable
  }

  /// The layout of a file whose end is lost, as far as it can be told from the objects alone; `nil`
  /// if it cannot be told.
  ///
  /// The programs that write such files put the outermost object first, and then each object before
  /// those that it refers to. So the objects have their numbers in the order of the file, and the
  /// first reference of all is to number 1: its zeros tell the size of references.
  init?(recovering bytes: Span<UInt8>) {
    let start = BinaryPropertyListTrailer.headerLength
    let root = BinaryPropertyListObject(bytes, at: start, limit: bytes.count, referenceSize: 1)
    let references: Int
    switch root {
    case .array(let place, count: 1...)?, .dictionary(let place, count: 1...)?: references = place
    default: return nil
    }
    guard
      let size = (1...8).first(where: {
        bytes.bigEndianInteger(at: references, size: $0) == 1
      })
    else { return nil }
    var found: [Int] = []
    var position = start
    while let end = BinaryPropertyListObject.end(
      of: bytes, at: position, limit: bytes.count, referenceSize: size)
    {
      found.append(position)
      position = end
    }
    places = .found(found)
    referenceSize = size
    rootObject = 0
    limit = bytes.count
  }

  /// Where an object begins, or `nil` if there is no such object.
  func offset(of object: Int, in bytes: Span<UInt8>) -> Int? {
    switch places {
    case .table(let trailer):
      guard object < trailer.objectCount else { return nil }
      let entry = trailer.offsetTable + object * trailer.offsetSize
      return bytes.bigEndianInteger(at: entry, size: trailer.offsetSize)
    case .found(let offsets): return object < offsets.count ? offsets[object] : nil
    }
  }
}
