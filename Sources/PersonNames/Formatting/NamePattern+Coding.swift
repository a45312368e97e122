extension NamePattern {
  /// The pattern in the bytes that the table `person-names` has: UTF-8, and for a field two bytes, its
  /// number from 1 to 7, then its modifiers in a number from 8 to 223. No byte is 0.
  ///
  /// It is `nil` if the pattern has modifiers that exclude each other, or controls between the fields.
  package var bytes: [UInt8]? {
    var bytes = Array(literals[0].utf8)
    for (request, literal) in zip(requests, literals.dropFirst()) {
      guard let code = Self.code(of: request.modifiers) else { return nil }
      bytes += [request.field.rawValue, code] + literal.utf8
    }
    let isPlain = literals.allSatisfy { $0.utf8.allSatisfy { $0 > 7 } }
    return isPlain ? bytes : nil
  }

  /// Reads a pattern from its bytes; what makes no sense in them is left out.
  package init(bytes: some Sequence<UInt8>) {
    var literal: [UInt8] = []
    var iterator = bytes.makeIterator()
    while let byte = iterator.next() {
      guard byte < 8 else {
        literal.append(byte)
        continue
      }
      guard let field = NameField(rawValue: byte), let code = iterator.next() else { continue }
      literals[requests.count] = String(decoding: literal, as: UTF8.self)
      literal = []
      requests.append(Request(field: field, modifiers: Self.modifiers(of: code)))
      literals.append("")
    }
    literals[requests.count] = String(decoding: literal, as: UTF8.self)
  }

  /// The digits of a code, the last first: one choice each.
  private static let digits: [[NameModifiers]] = [
    [[], .informal], [[], .prefix, .core], [[], .vocative, .genitive],
    [[], .initial, [.initial, .retain], .monogram], [[], .allCaps, .initialCap],
  ]

  private static func code(of modifiers: NameModifiers) -> UInt8? {
    var code = 0
    var rest = modifiers
    for choices in digits.reversed() {
      let all = choices.reduce(into: NameModifiers()) { $0.formUnion($1) }
      guard let digit = choices.firstIndex(of: modifiers.intersection(all)) else { return nil }
      code = code * choices.count + digit
      rest.subtract(all)
    }
    return rest.isEmpty ? UInt8(code + 8) : nil
  }

  private static func modifiers(of code: UInt8) -> NameModifiers {
    var rest = Int(code) - 8
    var modifiers: NameModifiers = []
    for choices in digits where rest > 0 {
      modifiers.formUnion(choices[rest % choices.count])
      rest /= choices.count
    }
    return modifiers
  }
}
