// measure-store PLACE ROUNDS: reads a store and adds to it, and writes for each thing that was done how many
// milliseconds by the clock it took each time. Each time a store is opened anew, so that it remembers nothing.
internal import ContactCards
internal import ContactStore
internal import Glibc

/// What people type, of which every keystroke is a search.
let queries = [
  "zhang", "zs", "z user", "li hua acme", "li acme user", "王小", "anna s", "138", "mül", "김민",
  "ann example",
  "tanaka", "94264",
  "иван",
]

func milliseconds(_ work: () throws -> Void) rethrows -> Double {
  let start = ContinuousClock.now
  try work()
  return (ContinuousClock.now - start) / .milliseconds(1)
}

struct StoreMeasurement {
  let location: StoreLocation
  let rounds: Int

  func open() throws -> StoreSession {
    try StoreSession.open(location, order: ListOrder(locale: "en"), creates: false)
  }

  func write(_ name: String, _ times: [Double]) {
    print(name, times.map { String($0) }.joined(separator: " "), separator: "\t")
  }

  /// Measures something with a store that has just been opened.
  func measure(_ name: String, count: Int, _ work: (StoreSession, Int) throws -> Void) throws {
    var times: [Double] = []
    for number in 0..<count {
      let session = try open()
      times.append(try milliseconds { try work(session, number) })
    }
    write(name, times)
  }

  func run() throws {
    let order = try open().defaultOrder
    let count = try open().count(order)
    let sections = try open().sections(order)
    write("open", try (0..<10 * rounds).map { _ in try milliseconds { _ = try open() } })
    try measure("sections", count: rounds) { session, _ in _ = try session.sections(order) }
    try measure("page at a position", count: 20 * rounds) { session, number in
      _ = try session.page(order, at: (number * 7_919_777) % count, count: 100)
    }
    try measure("page of a section", count: sections.count) { session, number in
      _ = try session.page(order, at: sections[number].offset, count: 100)
    }
    try measureEnds(order, count)
    for query in queries { try measureSearch(query) }
    let session = try open()
    write(
      "add", try (0..<20 * rounds).map { number in try milliseconds { try add(number, session) } })
  }

  /// Measures pages at the beginning and at the end, by their positions and by the rows before them.
  private func measureEnds(_ order: ListOrder, _ count: Int) throws {
    let last = try open().page(order, at: max(0, count - 200), count: 100).last
    try measure("page at the start", count: 10 * rounds) { session, _ in
      _ = try session.page(order, at: 0, count: 100)
    }
    try measure("page at the end", count: 10 * rounds) { session, _ in
      _ = try session.page(order, at: count - 100, count: 100)
    }
    try measure("first page", count: 10 * rounds) { session, _ in
      _ = try session.page(order, after: nil, count: 100)
    }
    try measure("last page, behind a row", count: 10 * rounds) { session, _ in
      _ = try session.page(order, after: last, count: 100)
    }
  }

  /// Measures the keystrokes that type a query: the slowest counts, by its median.
  private func measureSearch(_ query: String) throws {
    var slowest: [Double] = []
    for end in query.indices {
      let times = try (0..<rounds).map { _ in
        let session = try open()
        return try milliseconds { _ = try session.find(String(query[...end]), limit: 20) }
      }
      if times.sorted()[rounds / 2] > slowest.sorted().dropFirst(rounds / 2).first ?? 0 {
        slowest = times
      }
    }
    write("find \(query)", slowest)
  }

  private func add(_ number: Int, _ session: StoreSession) throws {
    var card = Card(version: .v40)
    card.append(CardProperty("FN", text: "王小明 \(number)"))
    card.append(CardProperty("TEL", text: "+86 138 0000 \(1000 + number)"))
    card.append(CardProperty("EMAIL", text: "added\(number)@example.com"))
    _ = try session.add(card)
  }
}

guard CommandLine.arguments.count == 3, let rounds = Int(CommandLine.arguments[2]), rounds > 0
else {
  print("usage: measure-store PLACE ROUNDS")
  exit(2)
}
try StoreMeasurement(location: StoreLocation(CommandLine.arguments[1]), rounds: rounds).run()
