/// How far the search keys of a store are made, by this version of the library.
enum SearchState: Hashable {
  /// They are not, or by another version.
  case none
  /// Those of contacts up to this one are.
  case made(Int64)
  case whole

  private static let separator = " of "

  /// Reads what the store says.
  init(_ text: String) {
    if text == SearchKeyMaker.identity {
      self = .whole
    } else if let end = text.firstRange(of: Self.separator),
      text[end.upperBound...] == SearchKeyMaker.identity,
      let reach = Int64(text[..<end.lowerBound])
    {
      self = .made(reach)
    } else {
      self = .none
    }
  }

  /// What the store says of it.
  var text: String {
    switch self {
    case .none: ""
    case .made(let reach): "\(reach)\(Self.separator)\(SearchKeyMaker.identity)"
    case .whole: SearchKeyMaker.identity
    }
  }
}
