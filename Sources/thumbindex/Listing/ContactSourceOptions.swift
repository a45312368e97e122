internal import ContactCards

/// How files of contacts are to be read: what the options insist on.
struct ContactSourceOptions {
  /// The options that it is read from.
  static let options: [Option] = [.from, .encoding]

  private static let formats = ["vcard", "jcard", "csv", "ldif", "plist", "abook", "text"]

  /// The name of the format, or `nil` if the content tells.
  private let format: String?
  let encoding: TextEncoding?

  /// The content tells everything.
  init() { (format, encoding) = (nil, nil) }

  init(_ arguments: Arguments) throws(CommandFailure) {
    format = arguments.value(of: .from)
    if let format, !Self.formats.contains(format) {
      throw .usage(
        "--from cannot be “\(format)”; it can be \(Self.formats.joined(separator: ", "))")
    }
    guard let label = arguments.value(of: .encoding) else {
      encoding = nil
      return
    }
    guard let encoding = TextEncoding(label: label) else {
      throw .usage(
        "--encoding cannot be “\(label)”; it can be utf-8, windows-1252, gbk and the like")
    }
    self.encoding = encoding
  }

  /// The format of a file that begins with these bytes, or `nil` if the content tells.
  func format(of beginning: Span<UInt8>) -> ContactFormat? {
    switch format {
    case "vcard": .vCard
    case "jcard": .jCard
    case "csv": .csv
    case "ldif": .ldif
    case "abook": .abook
    case "plist": Self.isBinary(beginning) ? .binaryPropertyList : .xmlPropertyList
    case "text": .plainText
    default: nil
    }
  }

  private static func isBinary(_ beginning: Span<UInt8>) -> Bool {
    let magic = "bplist".utf8
    return beginning.count >= magic.count
      && zip(beginning.indices, magic).allSatisfy { beginning[$0] == $1 }
  }
}

extension Option {
  static let from = Option(
    name: "--from", placeholder: "FORMAT", help: "vcard, jcard, csv, ldif, plist, abook or text")

  static let encoding = Option(
    name: "--encoding", placeholder: "NAME",
    help: "the encoding, if not what the content tells")
}
