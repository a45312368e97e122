/// What Android writes in place of properties that vCard 2.1 has no word for:
/// `X-ANDROID-CUSTOM:vnd.android.cursor.item/nickname;Jo;1;;;`.
enum AndroidProperty {
  /// The nickname in a value, or `nil` if it is about something else.
  static func nickname(in value: String) -> String? {
    let parts = CardValue.split(value[...], at: ASCII.semicolon).map { CardValue.unescaped($0) }
    return nickname(in: parts)
  }

  /// The nickname in the components of a value, or `nil`.
  static func nickname(in components: [String]) -> String? {
    guard components.count > 1, components[0].hasSuffix("/nickname"), !components[1].isBlank else {
      return nil
    }
    return components[1]
  }
}
