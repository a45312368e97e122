internal import Glibc

/// The language that the environment asks for, as POSIX has it: `zh_CN.UTF-8@mod`.
package enum EnvironmentLocale {
  /// The variables that decide on the order of texts, the strongest first.
  static let variables = ["LC_ALL", "LC_COLLATE", "LANG"]

  /// The language tags of the variables that name a language, in that order.
  package static var tags: [String] {
    variables.compactMap { variable in
      guard let value = unsafe getenv(variable) else { return nil }
      return languageTag(unsafe String(cString: value))
    }
  }

  /// The language tag of a POSIX locale; `nil` for `C`, `POSIX` and an empty one.
  package static func languageTag(_ locale: String) -> String? {
    let name = locale.prefix { $0 != "." && $0 != "@" }
    guard !["", "C", "POSIX"].contains(name) else { return nil }
    var subtags = name.split(separator: "_", omittingEmptySubsequences: false).map(String.init)
    if let script = script(of: locale) { subtags.insert(script, at: 1) }
    return subtags.joined(separator: "-")
  }

  /// The script that a locale such as `sr_RS@latin` names.
  private static func script(of locale: String) -> String? {
    switch locale.split(separator: "@").dropFirst().first {
    case "latin": "Latn"
    case "cyrillic": "Cyrl"
    case "devanagari": "Deva"
    default: nil
    }
  }
}
