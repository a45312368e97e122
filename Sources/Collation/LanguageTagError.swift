/// A language tag that is not well-formed (BCP 47, RFC 5646, section 2.1).
public struct LanguageTagError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The tag.
  public let tag: String
  /// What is wrong with it.
  public let reason: String

  /// One line for people, with what to do.
  public var description: String {
    "“\(Self.printable(tag))” is not a language tag such as en or zh-Hans: \(reason)"
  }

  /// At most 60 characters of a tag, and none that a terminal would act on.
  private static func printable(_ tag: String) -> String {
    let start = tag.unicodeScalars.prefix(60)
    let scalars = start.map { $0.properties.generalCategory == .control ? "\u{FFFD}" : $0 }
    let isWhole = start.endIndex == tag.unicodeScalars.endIndex
    return String(String.UnicodeScalarView(scalars)) + (isWhole ? "" : "…")
  }
}
