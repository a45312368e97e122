internal import ContactCards

/// What a contact can be asked for as.
enum ContactForm: String, Sendable, CaseIterable {
  case json = "application/json"
  case vCard = "text/vcard"
  case jCard = "application/vcard+json"

  /// The form that a client likes best (RFC 9110 section 12.5.1); `nil` if it takes none of them.
  init?(accept: String?) {
    guard let accept, !accept.isEmpty else {
      self = .json
      return
    }
    var best: (form: ContactForm, weight: Double)?
    for form in Self.allCases {
      let weight = Self.weight(of: form.rawValue, in: accept)
      if weight > best?.weight ?? 0 { best = (form, weight) }
    }
    guard let best else { return nil }
    self = best.form
  }

  /// How much a client likes a type: as the most exact of its ranges says.
  private static func weight(of type: String, in accept: String) -> Double {
    var found = (rank: 0, weight: 0.0)
    for range in accept.split(separator: ",") {
      let parts = range.split(separator: ";").map { part in
        part.filter { $0 != " " && $0 != "\t" }.lowercased()
      }
      guard let name = parts.first else { continue }
      let rank = rank(of: name, for: type)
      guard rank > found.rank else { continue }
      let quality = parts.dropFirst().first { $0.hasPrefix("q=") }?.dropFirst(2)
      found = (rank, quality.map { Double($0) ?? 0 } ?? 1)
    }
    return found.weight
  }

  private static func rank(of range: String, for type: String) -> Int {
    if range == type { return 3 }
    if range == "*/*" { return 1 }
    let main = type.prefix { $0 != "/" }
    return range == main + "/*" ? 2 : 0
  }

  /// What tells its tags from those of JSON, which have no more than the revision.
  var tagName: String {
    switch self {
    case .json: ""
    case .vCard: "vcard"
    case .jCard: "jcard"
    }
  }

  /// How it is written.
  var outputFormat: CardOutputFormat? {
    switch self {
    case .json: nil
    case .vCard: .vCard4
    case .jCard: .jCard
    }
  }
}
