/// A property of a card: a content line, decoded as far as all versions share it.
///
/// ```swift
/// let phone = CardProperty("TEL", [CardParameter("TYPE", ["cell"])], text: "+1 555 0100")
/// ```
public struct CardProperty: Sendable, Hashable {
  /// The group that ties properties together, such as `item1`; empty if there is none.
  public var group: String

  /// The name as written, such as `TEL`. It is empty for a piece that is no property, such as a line
  /// without a colon; such a piece is kept as it is.
  public var name: String

  /// The parameters, in the card's order. Those that only tell how the value was encoded as text
  /// (CHARSET, and ENCODING for quoted-printable) are resolved and not among them.
  public var parameters: [CardParameter]

  /// The value in the notation of vCard 3.0 and 4.0: `;` and `,` separate, a backslash escapes, and
  /// `\n` is a line break. A value in base64 is on one line.
  public var value: String

  /// Makes a property of a value in the notation of vCard.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - parameters: The parameters.
  ///   - value: The value, in which `;`, `,` and `\` mean something.
  ///   - group: The group, or empty.
  public init(
    _ name: String, _ parameters: [CardParameter] = [], value: String, group: String = ""
  ) {
    self.name = name
    self.parameters = parameters
    self.value = value
    self.group = group
  }

  /// Makes a property whose value is a text.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - parameters: The parameters.
  ///   - text: The text.
  ///   - group: The group, or empty.
  public init(
    _ name: String, _ parameters: [CardParameter] = [], text: String, group: String = ""
  ) {
    self.init(name, parameters, value: CardValue.escaped(text), group: group)
  }

  /// Makes a property whose value has components, each a list of texts.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - parameters: The parameters.
  ///   - components: The components.
  ///   - group: The group, or empty.
  public init(
    _ name: String, _ parameters: [CardParameter] = [], components: [[String]], group: String = ""
  ) {
    let value = components.map { $0.map(CardValue.escaped).joined(separator: ",") }
    self.init(name, parameters, value: value.joined(separator: ";"), group: group)
  }

  /// The value as a text, escapes resolved.
  ///
  /// - Complexity: O(*n*) in the length of the value.
  public var text: String { CardValue.unescaped(value[...]) }

  /// The components of the value, each a list of texts.
  ///
  /// - Complexity: O(*n*) in the length of the value.
  public var components: [[String]] {
    CardValue.split(value[...], at: ASCII.semicolon).map { component in
      CardValue.split(component, at: ASCII.comma).map { CardValue.unescaped($0) }
    }
  }

  /// The name in upper case: names do not depend on it.
  var key: String {
    let bytes = name.utf8.span
    for index in bytes.indices where bytes[index] >= 0x61 { return name.uppercased() }
    return name
  }
}

extension CardProperty {
  /// The first value of the parameter with that name, in upper case.
  func parameter(_ name: String) -> String? {
    parameters.first { $0.isNamed(name) }?.values.first
  }

  /// Sets or adds a parameter.
  mutating func setParameter(_ name: String, _ values: [String]) {
    if let index = parameters.firstIndex(where: { $0.isNamed(name) }) {
      parameters[index].values = values
    } else {
      parameters.append(CardParameter(name, values))
    }
  }

  /// Removes the parameters with that name, in upper case.
  mutating func removeParameter(_ name: String) { parameters.removeAll { $0.isNamed(name) } }

  /// The types in lower case: the values of TYPE, and what stands bare.
  var types: [String] {
    var types: [String] = []
    for parameter in parameters where parameter.name.isEmpty || parameter.isNamed("TYPE") {
      for value in parameter.values { types.append(value.lowercasedIfNeeded()) }
    }
    return types
  }

  /// Puts the types into one parameter TYPE in place of all that give types; none if there are none.
  mutating func setTypes(_ types: [String]) {
    if parameters.count == 1, parameters[0].isNamed("TYPE"), !types.isEmpty {
      parameters[0] = CardParameter("TYPE", types)
      return
    }
    let place = parameters.firstIndex { $0.name.isEmpty || $0.isNamed("TYPE") }
    parameters.removeAll { $0.name.isEmpty || $0.isNamed("TYPE") }
    guard !types.isEmpty else { return }
    parameters.insert(
      CardParameter("TYPE", types), at: min(place ?? parameters.count, parameters.count))
  }

  /// Whether the value is in base64.
  var isBase64: Bool {
    guard let encoding = parameter("ENCODING")?.lowercased() else {
      return parameters.contains { $0.name.isEmpty && $0.values.first?.lowercased() == "base64" }
    }
    return encoding == "b" || encoding == "base64"
  }
}
