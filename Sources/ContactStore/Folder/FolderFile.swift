internal import ContactCards

/// What a file of a folder holds: one card as a rule.
struct FolderFile {
  /// A card, and what stands in front of it.
  struct Part {
    var leading: [UInt8]
    var card: Card
  }

  var parts: [Part] = []
  /// What stands behind the last card.
  var trailing: [UInt8] = []
  /// A number that hardly any other content has.
  let hash: Int64
  /// What is wrong with it.
  private(set) var problem: String?
  /// Whether a change of one of its cards keeps all else that it holds.
  private(set) var isKept = true

  /// No file of contacts is larger.
  static let mostBytes = 1 << 28

  private static let seed: UInt64 = 4

  init(_ bytes: [UInt8]) {
    hash = Self.hash(of: bytes)
    var reader = CardReader(format: .vCard)
    reader.append(bytes)
    reader.finish()
    while let read = reader.next() { parts.append(Part(leading: read.leading, card: read.card)) }
    trailing = reader.trailing
    let error = reader.problems.first { $0.severity == .error }
    isKept = error == nil || self.bytes == bytes
    problem = error.map { "line \($0.line): \($0.message)" } ?? faultOfCount
  }

  static func hash(of bytes: [UInt8]) -> Int64 {
    var hash = StableHash(seed: seed)
    hash.combine(bytes.span)
    return hash.value
  }

  private var faultOfCount: String? {
    switch parts.count {
    case 0: "there is no contact in this file; remove it, or give it another ending than .vcf"
    case 1: nil
    default:
      "there are \(parts.count) contacts in this file; programs that synchronize folders take only "
        + "one a file"
    }
  }

  /// The content of the file.
  var bytes: [UInt8] { parts.flatMap { $0.leading + $0.card.bytes } + trailing }
}
