internal import ContactCards
internal import ContactStore

/// `thumbindex duplicates --store`: the contacts of an address book that are the same person.
enum StoreDuplicates {
  static func run(_ arguments: Arguments) throws(CommandFailure) {
    guard arguments.operands.isEmpty else {
      throw .usage("duplicates takes files or --store, and not both")
    }
    let store = try RequestedStore(arguments).open(preparing: false)
    let groups = try store.doing { (session) throws(StoreError) in try session.duplicates() }
    if arguments.has(.merge) {
      try store.doing { (session) throws(StoreError) in try session.merge(groups) }
      let count = groups.reduce(0) { $0 + $1.count - 1 }
      return try Output.print("\(count) merged into \(groups.count)\n")
    }
    let rows = try store.doing { (session) throws(StoreError) in
      var rows: [[ContactRow]] = []
      for group in groups {
        var row: [ContactRow] = []
        for id in group { row.append(try session.row(id)) }
        rows.append(row)
      }
      return rows
    }
    try Output.print(arguments.value(of: .format) == "json" ? json(rows) : text(rows))
  }

  private static func text(_ groups: [[ContactRow]]) -> String {
    groups.map { group in
      group.map { "\($0.id)\t\(VisibleText.of($0.name))\n" }.joined()
    }.joined(separator: "\n")
  }

  private static func json(_ groups: [[ContactRow]]) -> String {
    let lists = groups.map { group in
      let rows = group.map { "{\"id\": \($0.id), \"name\": \(JSONText.string($0.name))}" }
      return "[" + rows.joined(separator: ",\n  ") + "]"
    }
    return "[" + lists.joined(separator: ",\n ") + "]\n"
  }
}
