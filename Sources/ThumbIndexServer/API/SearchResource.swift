internal import ContactStore

/// Finding: `/search`.
struct SearchResource: Sendable {
  let book: AddressBook

  /// Longer ones are no words that anyone looks for.
  private static let longestQuery = 1000

  func find(_ request: Request) throws(Problem) -> Response {
    guard let query = request["q"] else { throw .badParameter("q", "it is missing") }
    guard query.utf8.count <= Self.longestQuery else {
      throw .badParameter("q", "at most \(Self.longestQuery) bytes are looked for")
    }
    let limit = try ListsResource.number("limit", request, 1...200) ?? 50
    let list = try ListRequest(request, book)
    return book.answer(list) { (session) throws(StoreError) in
      let generation = try session.generation
      let rows = try session.foundRows(query, limit: limit, list.order)
      return .json(
        .object { output in
          output.member(generation: generation)
          output.key("rows")
          output.array { output in for row in rows { output.found(row) } }
        })
    }
  }
}

extension JSONOutput {
  fileprivate mutating func found(_ found: ListedFind) {
    let name = found.row.row.name.utf8.span
    object { output in
      let row = found.row.row
      output.row(
        row.id, row.revision, name: name, detail: (row.detail ?? "").utf8.span,
        family: found.family,
        section: found.section, row.flags)
      output.member("field", found.row.field)
      output.key("matches")
      output.array { output in
        for range in found.row.nameRanges { output.range(UTF16Range.of(range, in: name)) }
      }
    }
  }
}
