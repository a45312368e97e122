extension Unicode.Scalar {
  /// Whether the character shows nothing: white space, controls, and those that are invisible.
  package var isBlank: Bool {
    let properties = properties
    if properties.isWhitespace || properties.isDefaultIgnorableCodePoint { return true }
    return properties.generalCategory == .control || properties.generalCategory == .format
  }
}
