internal import Collation
internal import ThumbIndex

/// The index to work with: its locale, and what the options say of its sections.
struct RequestedIndex {
  /// The options that it is read from.
  static let options: [Option] = [
    .locale, .style, .add, .latinFirst, .ideographs, .ignoreArticles, .trim, .plain, .surname,
    .numeric,
    .maximumLabels,
  ]

  /// The locale's tag.
  let tag: String
  let collation: IndexedCollation

  init(_ arguments: Arguments) throws(CommandFailure) {
    let locale = try RequestedLocale(arguments)
    tag = locale.tag
    let options = try Self.options(of: arguments)
    do throws(LanguageTagError) {
      collation = try IndexedCollation(locale: tag, options: options)
    } catch {
      throw .usage("\(error)")
    }
  }

  private static func options(of arguments: Arguments) throws(CommandFailure) -> IndexOptions {
    IndexOptions(
      style: arguments.value(of: .style) == "cldr" ? .cldr : .contacts,
      adding: arguments.values(of: .add)
        .flatMap { $0.split(separator: ",") }
        .map { EnvironmentLocale.languageTag(String($0)) ?? String($0) },
      maximumLabelCount: arguments.value(of: .maximumLabels).flatMap { Int($0) } ?? 99,
      latinFirst: arguments.has(.latinFirst), separatesIdeographs: arguments.has(.ideographs),
      articles: arguments.has(.ignoreArticles) ? .ignored : .counted,
      trimsLeadingBlanks: arguments.has(.trim),
      surnames: arguments.has(.plain) ? nil : try surnames(arguments),
      collation: CollationOptions(numeric: arguments.has(.numeric) ? true : nil))
  }
}

extension RequestedIndex {
  /// The readings of surnames, with the reader's own.
  private static func surnames(_ arguments: Arguments) throws(CommandFailure) -> SurnameReadings {
    var own: [String: String] = [:]
    for given in arguments.values(of: .surname) {
      let parts = given.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else {
        throw .usage("--surname cannot be “\(given)”; it can be a surname, =, and its reading")
      }
      own[parts[0]] = parts[1]
    }
    do throws(SurnameReadingError) {
      return own.isEmpty ? .standard : try SurnameReadings(own)
    } catch {
      throw .usage("\(error)")
    }
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

  static let surname = Option(
    name: "--surname", placeholder: "NAME=READING",
    help: "how a surname is read: 乐=lè")

  static let numeric = Option(name: "--numeric", help: "2 before 12")

  static let maximumLabels = Option(
    name: "--max-labels", placeholder: "N", isNumber: true,
    help: "at most N labels in the style cldr (default 99)")
}
