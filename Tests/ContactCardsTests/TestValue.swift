/// A property list that a test writes, in either form.
indirect enum TestValue: Sendable {
  case string(String)
  case integer(UInt64)
  case array([TestValue])
  case dictionary([(String, TestValue)])

  /// The file in XML.
  var xml: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
    "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    \(element)
    </plist>

    """
  }

  private var element: String {
    switch self {
    case .string(let text): "<string>\(text)</string>"
    case .integer(let number): "<integer>\(number)</integer>"
    case .array(let values): "<array>\n" + values.map { $0.element + "\n" }.joined() + "</array>"
    case .dictionary(let entries):
      "<dict>\n" + entries.map { "<key>\($0)</key>\n\($1.element)\n" }.joined() + "</dict>"
    }
  }

  /// The binary file.
  var binary: [UInt8] {
    var writer = TestBinaryWriter()
    let root = writer.write(self)
    return writer.file(root: root)
  }
}

/// Writes the objects of a binary property list, with references and offsets of two bytes.
struct TestBinaryWriter {
  /// The objects so far, each in its bytes.
  var objects: [[UInt8]] = []

  /// Adds the objects of a value, and returns the number of the outermost.
  mutating func write(_ value: TestValue) -> Int {
    switch value {
    case .string(let text):
      let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
      let content =
        isASCII ? Array(text.utf8) : text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
      return add(Self.head(isASCII ? 0x50 : 0x60, text.utf16.count) + content)
    case .integer(let number):
      return add([0x13] + Self.bigEndian(Int(number), 8))
    case .array(let values):
      let references = values.map { write($0) }
      return add(Self.head(0xA0, values.count) + references.flatMap { Self.bigEndian($0, 2) })
    case .dictionary(let entries):
      let keys = entries.map { write(.string($0.0)) }
      let values = entries.map { write($0.1) }
      return add(
        Self.head(0xD0, entries.count) + (keys + values).flatMap { Self.bigEndian($0, 2) })
    }
  }

  /// Adds an object, and returns its number.
  mutating func add(_ object: [UInt8]) -> Int {
    objects.append(object)
    return objects.count - 1
  }

  /// The file around the objects.
  func file(root: Int) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets += Self.bigEndian(bytes.count, 2)
      bytes += object
    }
    let table = bytes.count
    bytes += offsets + [0, 0, 0, 0, 0, 0, 2, 2]
    return bytes + [objects.count, root, table].flatMap { Self.bigEndian($0, 8) }
  }

  /// The first bytes of an object of `count` elements.
  static func head(_ type: UInt8, _ count: Int) -> [UInt8] {
    count < 15 ? [type | UInt8(count)] : [type | 0x0F, 0x11] + bigEndian(count, 2)
  }

  /// A number in `size` bytes, the most significant first.
  static func bigEndian(_ number: Int, _ size: Int) -> [UInt8] {
    (0..<size).map { UInt8(truncatingIfNeeded: number >> (8 * (size - 1 - $0))) }
  }
}
