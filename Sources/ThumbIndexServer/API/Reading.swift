internal import ContactStore

extension AddressBook {
  /// Reads in one transaction, and answers with what was read or with what is wrong.
  func answer(
    _ body: (StoreSession) throws(StoreError) -> Result<Response, Problem>
  ) -> Response {
    do throws(StoreError) {
      let result = try read { (session) throws(StoreError) in
        try session.reading { () throws(StoreError) in try body(session) }
      }
      switch result {
      case .success(let response): return response
      case .failure(let problem): return problem.response
      }
    } catch {
      return Problem(error).response
    }
  }

  /// The same for a list, whose order has to be ready.
  func answer(
    _ list: ListRequest, _ body: (StoreSession) throws(StoreError) -> Response
  ) -> Response {
    answer { (session) throws(StoreError) in
      if let problem = try list.check(session) { return .failure(problem) }
      return .success(try body(session).with("Cache-Control", "no-store"))
    }
  }
}

extension JSONOutput {
  /// Writes a generation as text: programs that take numbers for fractions would round it.
  mutating func member(generation: Int64) {
    key("generation")
    plain { $0 += String(generation).utf8 }
  }
}
