internal import Collation
internal import ThumbIndex

/// The index to work with: its locale, and what the options say of its sections.
struct RequestedIndex {
  /// The options that it is read from.
  static let options: [Option] = [
    .locale, .style, .add, .latinFirst, .ideographs, .ignoreArticles, .trim, .plain, .numeric,
    .maximumLabels,
  ]

  /// The locale's tag.
  let tag: String
  let collation: IndexedCollation

  init(_ arguments: Arguments) throws(CommandFailure) {
    let locale = try RequestedLocale(arguments)
    tag = locale.tag
    do throws(LanguageTagError) {
      collation = try IndexedCollation(locale: tag, options: Self.options(of: arguments))
    } catch {
      throw .usage("\(error)")
    }
  }

  private static func options(of arguments: Arguments) -> IndexOptions {
    IndexOptions(
      style: arguments.value(of: .style) == "cldr" ? .cldr : .contacts,
      adding: arguments.values(of: .add)
        .flatMap { $0.split(separator: ",") }
        .map { EnvironmentLocale.languageTag(String($0)) ?? String($0) },
      maximumLabelCount: arguments.value(of: .maximumLabels).flatMap { Int($0) } ?? 99,
      latinFirst: arguments.has(.latinFirst), separatesIdeographs: arguments.has(.ideographs),
      articles: arguments.has(.ignoreArticles) ? .ignored : .counted,
      trimsLeadingBlanks: arguments.has(.trim),
      surnames: arguments.has(.plain) ? nil : .standard,
      collation: CollationOptions(numeric: arguments.has(.numeric) ? true : nil))
  }
}

extension Option {
  static let style = Option(
    name: "--style", placeholder: "STYLE", values: ["contacts", "cldr"],
    help: "contacts: letters, then # (the default); cldr: as ICU")

  static let add = Option(
    name: "--add", placeholder: "TAG", help: "add the labels of that locale too")

  static let latinFirst = Option(
    name: "--latin-first", help: "A to Z before the locale's own letters")

  static let ideographs = Option(
    name: "--ideographs", help: "a section 他 for ideographs that no letter covers")

  static let ignoreArticles = Option(
    name: "--ignore-articles", help: "leave out “The” and the like at the start of names")

  static let trim = Option(
    name: "--trim", help: "leave out blanks and invisible characters at the start")

  static let plain = Option(
    name: "--plain", help: "read Chinese surnames as in any other text")

  static let numeric = Option(name: "--numeric", help: "2 before 12")

  static let maximumLabels = Option(
    name: "--max-labels", placeholder: "N", isNumber: true,
    help: "at most N labels in the style cldr (default 99)")
}
