internal import Collation
internal import ThumbIndex

/// The language to work in, and its order.
struct RequestedLocale {
  let tag: String
  let collator: Collator

  /// The language of `--locale`, spelled as a tag or as POSIX spells it; else the first of the
  /// environment that is one; else English.
  init(_ arguments: Arguments) throws(CommandFailure) {
    if let tag = arguments.value(of: .locale) {
      try self.init(given: tag)
      return
    }
    for tag in EnvironmentLocale.tags {
      guard let locale = try? RequestedLocale(tag: tag) else { continue }
      self = locale
      return
    }
    try self.init(given: "en")
  }

  /// A language that someone names, spelled as a tag or as POSIX spells it.
  init(given tag: String) throws(CommandFailure) {
    do throws(LanguageTagError) {
      try self.init(tag: EnvironmentLocale.languageTag(tag) ?? tag)
    } catch {
      throw .usage("\(error)")
    }
  }

  private init(tag: String) throws(LanguageTagError) {
    self.tag = tag
    collator = try Collator(locale: tag)
  }
}
