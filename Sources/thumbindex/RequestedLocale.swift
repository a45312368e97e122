internal import Collation

/// The language to work in, and its order.
struct RequestedLocale {
  let tag: String
  let collator: Collator

  /// The language of `--locale`, spelled as a tag or as POSIX spells it; else the first of the
  /// environment that is one; else English.
  init(_ arguments: Arguments) throws(CommandFailure) {
    do throws(LanguageTagError) {
      if let tag = arguments.value(of: .locale) {
        try self.init(tag: LocaleFromEnvironment.languageTag(tag) ?? tag)
        return
      }
      for tag in LocaleFromEnvironment.tags {
        guard let locale = try? RequestedLocale(tag: tag) else { continue }
        self = locale
        return
      }
      try self.init(tag: "en")
    } catch {
      throw .usage("\(error)")
    }
  }

  private init(tag: String) throws(LanguageTagError) {
    self.tag = tag
    collator = try Collator(locale: tag)
  }
}
