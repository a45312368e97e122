internal import UnicodeText

/// What of a name doesn't count, at its start.
struct NamePreparation: Sendable {
  private let trimsBlanks: Bool
  private let articles: [LeadingArticle]
  /// Whether every name counts as it is.
  let isEmpty: Bool

  init(_ options: IndexOptions, language: Subtag) {
    trimsBlanks = options.trimsLeadingBlanks
    articles =
      switch options.articles {
      case .counted: []
      case .ignored: (LeadingArticle.lists[language.description] ?? []).map(LeadingArticle.init)
      case .ignoring(let articles): articles.map(LeadingArticle.init)
      }
    isEmpty = !trimsBlanks && articles.isEmpty
  }

  /// The number of bytes at the start of a name that don't count.
  ///
  /// - Complexity: O(*n*) in that number, for each article.
  func ignoredPrefix(of name: Span<UInt8>) -> Int {
    let start = Blanks.end(in: name, from: 0)
    let afterArticle = articles.compactMap { $0.end(in: name, from: start) }.max()
    return afterArticle ?? (trimsBlanks ? start : 0)
  }
}
