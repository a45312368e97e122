/// A folder with a card a file, as vdirsyncer and khard keep it (the vdir convention).
public struct AddressBookFolder: Sendable, Hashable {
  /// What the owner calls the address book, from the file `displayname`; empty if there is none.
  public var displayName = ""

  /// The colour to show it in, such as `#3366AA`, from the file `color`; empty if there is none.
  public var color = ""

  /// Makes a folder of which nothing is known.
  public init() {}

  /// Whether a file in the folder holds a card: its name ends with `.vcf`, and it is neither hidden nor
  /// one that is still being written.
  ///
  /// - Parameter name: The name of the file, without the folder.
  /// - Returns: Whether it is to be read.
  /// - Complexity: O(*n*) in the length of the name.
  public static func isCard(_ name: String) -> Bool {
    let bytes = name.utf8.span
    return bytes.count > 4 && bytes[0] != ASCII.dot && bytes.hasWord(".vcf", at: bytes.count - 4)
  }

  /// Takes what a file that is no card says of the folder.
  ///
  /// - Parameters:
  ///   - content: The content of the file.
  ///   - name: The name of the file.
  /// - Complexity: O(*n*) in the size of the file.
  public mutating func note(_ content: [UInt8], of name: String) {
    let text = DecodedText(guessing: content.span).text.trimmingBlanks()
    switch name {
    case "displayname": displayName = text
    case "color": color = text
    default: break
    }
  }
}
