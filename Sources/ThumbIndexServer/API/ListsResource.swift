internal import ContactStore
internal import ThumbIndex

/// Sections and rows: `/sections`, `/contacts?position=…`, `/contacts/{id}/position`.
struct ListsResource: Sendable {
  let book: AddressBook

  func sections(_ request: Request) throws(Problem) -> Response {
    let list = try ListRequest(request, book)
    return book.answer(list) { (session) throws(StoreError) in
      let sections = try session.sections(list.order, list.group, includesEmpty: true)
      let generation = try session.generation
      let total = sections.last.map { $0.offset + $0.count } ?? 0
      return .json(
        .object { output in
          output.member(generation: generation)
          output.member("locale", list.order.locale)
          output.member("ordering", list.order.ordering.rawValue)
          output.member("total", total)
          output.key("sections")
          output.array { output in
            for section in sections { output.section(section) }
          }
        })
    }
  }

  /// More rows than any screen has.
  private static let mostRows = 500

  func rows(_ request: Request) throws(Problem) -> Response {
    let list = try ListRequest(request, book)
    let start = try Self.start(request)
    let count = try Self.number("count", request, 1...Self.mostRows) ?? 100
    return book.answer(list) { (session) throws(StoreError) in
      let page = try session.packedPage(list.order, list.group, start, count: count)
      let generation = try session.generation
      return .json(Self.output(page, start, generation))
    }
  }

  private static func output(_ page: PackedPage, _ start: PackedPage.Start, _ generation: Int64)
    -> JSONOutput
  {
    var output = JSONOutput(capacity: 512 + page.rows.count * 200)
    output.object { output in
      output.member(generation: generation)
      output.member("total", page.total)
      output.key("position")
      if case .at(let position) = start { output.value(position) } else { output.null() }
      output.mark("first", page.first)
      output.mark("last", page.last)
      output.key("rows")
      output.array { output in
        for row in page.rows { output.row(row, of: page) }
      }
    }
    return output
  }

  private static func start(_ request: Request) throws(Problem) -> PackedPage.Start {
    if let text = request["after"] { return .after(try mark("after", text)) }
    if let text = request["before"] { return .before(try mark("before", text)) }
    return .at(try number("position", request, 0...Int(Int32.max)) ?? 0)
  }

  private static func mark(_ name: String, _ text: String) throws(Problem) -> PageMark {
    guard text.utf8.count <= 8192, let mark = PageMark(text: text) else {
      throw .badParameter(name, "it has to be a mark that a page gave")
    }
    return mark
  }

  /// A parameter that is a number.
  static func number(_ name: String, _ request: Request, _ range: ClosedRange<Int>) throws(Problem)
    -> Int?
  {
    guard let text = request[name] else { return nil }
    guard let number = Int(text), range.contains(number), text.utf8.first != UInt8(ascii: "+")
    else {
      throw .badParameter(
        name, "it has to be a number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  func position(_ request: Request, of id: Int64) throws(Problem) -> Response {
    let list = try ListRequest(request, book)
    return book.answer(list) { (session) throws(StoreError) in
      guard let stored = try session.contactIfAny(id) else {
        return Problem.noContact("\(id)").response
      }
      guard let position = try session.position(of: id, list.order, list.group) else {
        return Problem(404, "not-in-list", "The contact is not in this list").response
      }
      let section = try session.ordering(list.order).section(of: stored.contact)
      let generation = try session.generation
      return .json(
        .object { output in
          output.member(generation: generation)
          output.member("position", position)
          output.member("section", section)
        })
    }
  }
}

extension JSONOutput {
  fileprivate mutating func section(_ section: StoredSection) {
    object { output in
      output.member("number", section.number)
      output.member("title", section.title)
      output.member("indexTitle", section.indexTitle)
      output.member("offset", section.offset)
      output.member("count", section.count)
    }
  }

  fileprivate mutating func mark(_ name: StaticString, _ mark: PageMark?) {
    key(name)
    guard let mark else { return null() }
    plain { mark.append(to: &$0) }
  }
}
