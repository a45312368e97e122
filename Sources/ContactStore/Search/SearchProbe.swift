/// One thing to look for among the keys of one field.
struct SearchProbe {
  enum Kind {
    case plain
    /// Of initials and syllables: what is between has to be leapt over.
    case mixture
    case keypad
  }

  let field: SearchField
  let pattern: KeyPattern
  var kind = Kind.plain
  /// Whether what is found may be found by mistake, so that the name has to be looked at.
  var isRough = false
  /// Whether it may fill but a half of the room, since others after it are as good.
  var sharesRoom = false
}

extension TypedTerm {
  /// All that it may be, the best first.
  var probes: [SearchProbe] {
    nameProbes + initialProbes + otherProbes + telephoneProbes
  }

  private func probes(
    _ written: SearchField, _ read: SearchField
  ) -> [SearchProbe] {
    Self.probes(written, self.written()) + Self.probes(read, self.read() + readAsKana)
  }

  private static func probes(
    _ field: SearchField, _ patterns: [KeyPattern], _ kind: SearchProbe.Kind = .plain
  ) -> [SearchProbe] {
    patterns.filter { $0.count > 0 }.map {
      SearchProbe(field: field, pattern: $0, kind: kind, isRough: $0.isCut && field.isName)
    }
  }

  private var nameProbes: [SearchProbe] {
    probes(.name, .nameReading) + probes(.laterName, .laterReading)
      + Self.probes(.otherReading, read())
  }

  private var initialProbes: [SearchProbe] {
    var probes: [SearchProbe] = []
    if mayHaveInitials {
      let initials = read(initials: true)
      for field in [SearchField.initials, .nameReading, .laterReading, .otherReading] {
        probes += Self.probes(field, initials, field == .initials ? .plain : .mixture)
      }
      if hasHangul {
        for field in [SearchField.name, .laterName] {
          probes += Self.probes(field, written(initials: true), .mixture)
        }
      }
    }
    for field in [SearchField.nameReading, .laterReading, .otherReading] {
      probes += Self.probes(field, readThroughout).map {
        SearchProbe(field: field, pattern: $0.pattern, kind: .mixture, isRough: true)
      }
    }
    return probes
  }

  private var otherProbes: [SearchProbe] {
    probes(.nickname, .nicknameReading) + probes(.organization, .organizationReading)
      + Self.probes(.email, address)
  }

  private var telephoneProbes: [SearchProbe] {
    let digits = TelephoneDigits(typed: text)
    let numbers = Self.probes(.telephone, digits?.patterns ?? [])
    let keys = dialled
    let names = [
      SearchField.name, .nameReading, .initials, .laterName, .laterReading, .otherReading,
    ].flatMap { Self.probes($0, keys, .keypad) }
    let halves =
      keys.isEmpty
      ? [] : numbers.map { SearchProbe(field: $0.field, pattern: $0.pattern, sharesRoom: true) }
    return halves + names + numbers + Self.probes(.telephoneEnd, digits?.endPatterns ?? [])
  }
}

extension TelephoneDigits {
  /// What has been typed, if it can be a number.
  fileprivate init?(typed text: String) {
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) || "+-()./".utf8.contains($0) }) else {
      return nil
    }
    self.init(text)
  }

  fileprivate var patterns: [KeyPattern] { [Self.pattern(all)] }

  fileprivate var endPatterns: [KeyPattern] {
    typed.count < 3 ? [] : [Self.pattern(typed.reversed())]
  }

  private static func pattern(_ digits: [UInt8]) -> KeyPattern {
    var pattern = KeyPattern(allowsBlanks: false)
    for digit in digits { pattern.append([[digit]]) }
    return pattern
  }
}
