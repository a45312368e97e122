import UnicodeText

/// What a formatter goes by for one name: it depends on the letters and the locale of the name.
struct NameSetting: Sendable {
  /// The format of the locale that the name is written in.
  let format: NameFormat
  /// Which part leads; `nil` in sorted lists.
  let order: NameOrder?
  /// Whether the surname is in capitals.
  let capitalizesSurname: Bool
  /// The language whose rules hold for capitals.
  let casing: Subtag
  private let isNative: Bool

  init(_ name: PersonName, for formatter: PersonNameFormatter) {
    let origin = NameLocale(of: name)
    var locale = formatter.locale
    if let script = origin.script, !ScriptSet.match(script, locale.script ?? "latn") {
      locale = origin.formatting(by: formatter.table)
      locale = locale.addingLikelySubtags() ?? locale
    }
    format = formatter.table.format(of: locale)
    let native = format.order(of: locale)
    order = Self.order(of: name, origin, formatter.order, native: native, format)
    capitalizesSurname =
      formatter.capitalizesLeadingSurnames && order == .surnameFirst && native == .givenFirst
    let language = origin.language ?? locale.language
    isNative = Self.match(language, locale.language)
    casing = NameCasing.hasRules(language) ? language : locale.language
  }

  private static func order(
    of name: PersonName, _ origin: NameLocale, _ wanted: PersonNameFormatter.Order,
    native: NameOrder, _ format: NameFormat
  ) -> NameOrder? {
    switch wanted {
    case .sorting: nil
    case .givenFirst: .givenFirst
    case .surnameFirst: .surnameFirst
    case .native: native
    case .automatic:
      name.preferredOrder ?? origin.orderingTag.map { format.order(of: $0) } ?? native
    }
  }

  /// Whether names of one language are at home in the other (LDML part 8, “Setting the spaceReplacement”).
  private static func match(_ one: Subtag, _ other: Subtag) -> Bool {
    let shared: [Subtag] = ["ja", "zh", "yue"]
    return one == other || shared.contains(one) && shared.contains(other)
  }

  /// The text with what the locale has for blanks, in its own names or in foreign ones.
  func replacingSpaces(in text: String) -> String {
    let space = isNative ? format.nativeSpace : format.foreignSpace
    if space == " " { return text }
    return text.split(separator: " ").joined(separator: space)
  }
}
