/// A language tag (BCP 47, RFC 5646, section 2.1), as far as it decides on a collation.
package struct LanguageTag: Sendable, Hashable {
  /// The language, in lower case.
  package let language: String
  /// The script, its first letter a capital.
  package let script: String?
  /// The region, in capitals.
  package let region: String?

  /// Takes a tag apart; underscores are taken for hyphens.
  ///
  /// - Throws: ``LanguageTagError`` if the language is not two to eight letters, or a later subtag is
  ///   not one to eight letters and digits.
  package init(_ tag: String) throws(LanguageTagError) {
    let subtags = tag.utf8.split(omittingEmptySubsequences: false) {
      $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
    }
    guard let first = subtags.first, (2...8).contains(first.count), first.allSatisfy(\.isLetter)
    else {
      throw LanguageTagError(
        tag: tag, reason: "a language of two to eight letters has to come first")
    }
    for subtag in subtags.dropFirst()
    where !(1...8).contains(subtag.count) || !subtag.allSatisfy(\.isLetterOrDigit) {
      throw LanguageTagError(
        tag: tag, reason: "each part has to be one to eight letters or digits")
    }
    language = String(first).lowercased()
    var rest = subtags.dropFirst()
    if let subtag = rest.first, subtag.count == 4, subtag.allSatisfy(\.isLetter) {
      script = String(subtag).capitalizedLetter
      rest = rest.dropFirst()
    } else {
      script = nil
    }
    if let subtag = rest.first,
      subtag.count == 2 && subtag.allSatisfy(\.isLetter)
        || subtag.count == 3 && subtag.allSatisfy(\.isDigit)
    {
      region = String(subtag).uppercased()
    } else {
      region = nil
    }
  }
}

/// A language tag that is not well-formed.
public struct LanguageTagError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The tag.
  public let tag: String
  /// What is wrong with it.
  public let reason: String

  /// One line for people, with what to do.
  public var description: String {
    "“\(tag)” is not a language tag such as en or zh-Hans: \(reason)"
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { (self | 0x20) >= 0x61 && (self | 0x20) <= 0x7A }
  fileprivate var isDigit: Bool { self >= 0x30 && self <= 0x39 }
  fileprivate var isLetterOrDigit: Bool { isLetter || isDigit }
}

extension String {
  fileprivate init(_ subtag: Substring.UTF8View) { self.init(Substring(subtag)) }
  fileprivate var capitalizedLetter: String { prefix(1).uppercased() + dropFirst().lowercased() }
}
