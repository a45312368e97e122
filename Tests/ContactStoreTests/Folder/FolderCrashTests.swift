import ContactCards
import ContactStore
import Foundation
import Testing

/// What is done to a folder by a process that is killed: everything is known from the names.
enum FolderWork {
  /// Adds, edits, removes and imports until the process ends.
  static func run(_ path: String, from first: Int) throws {
    let store = try StoreSession.open(folder: path, order: ListOrder(locale: "en"))
    var number = first
    while true {
      let new = try store.add(Cards.named("Name \(number)", uid: "n\(number)"))
      if number % 2 == 0 {
        _ = try store.replace(
          new.id, revision: 1, with: Cards.named("Edit \(number)", uid: "n\(number)"))
      }
      if number % 3 == 0 { try store.remove([(new.id, nil)]) }
      if number % 4 == 0 { try importThree(store, number) }
      number += 1
    }
  }

  static func importThree(_ store: StoreSession, _ number: Int) throws {
    _ = try store.importCards { (importer) throws(StoreError) in
      for place in 0..<3 {
        try importer.add(Cards.named("Three \(number) \(place)", uid: "t\(number)-\(place)"))
      }
    }
  }

  /// Kills this process after some time.
  static func killLater(microseconds: UInt32) {
    Thread.detachNewThread {
      usleep(microseconds)
      kill(getpid(), SIGKILL)
    }
  }

  /// Does one thing, and kills this process at a step of it.
  static func run(_ path: String, _ action: String, killing step: FolderStep) throws {
    let store = try StoreSession.open(folder: path, order: ListOrder(locale: "en"))
    store.folderMirror?.onStep = { if $0 == step { kill(getpid(), SIGKILL) } }
    switch action {
    case "add": _ = try store.add(Cards.named("New", uid: "new"))
    case "edit": _ = try store.replace(1, revision: nil, with: Cards.named("Zoe", uid: "1"))
    case "remove": try store.remove([(1, nil)])
    case "remove all": try store.remove([(1, nil), (2, nil), (3, nil)])
    default: try importThree(store, 0)
    }
  }
}

@Suite("A folder whose writer is killed", .serialized)
struct FolderCrashTests {
  /// Each kind of change, and where it is killed.
  static let cases: [(action: String, step: FolderStep)] = {
    let single: [FolderStep] = [.prepared, .moved(0), .made, .committed]
    let several: [FolderStep] = [
      .prepared, .decided, .moved(0), .moved(1), .moved(2), .made, .committed,
    ]
    return ["add", "edit", "remove"].flatMap { action in single.map { (action, $0) } }
      + ["remove all", "import"].flatMap { action in several.map { (action, $0) } }
  }()

  @Test(arguments: cases.indices)
  func `at each step a change is there as a whole or not at all`(index: Int) async throws {
    let folder = try CardFolder()
    for number in 1...3 {
      try folder.write(CardFolder.card("Ada \(number)", uid: "\(number)"), "\(number).vcf")
    }
    let before = try folder.open().outline()
    let path = folder.url.path
    await #expect(processExitsWith: .signal(SIGKILL)) {
      [path = path as String, index = index as Int] in
      let (action, step) = FolderCrashTests.cases[index]
      try FolderWork.run(path, action, killing: step)
    }
    let store = try folder.open()
    let after = try store.outline()
    let done: [String] =
      switch Self.cases[index].action {
      case "add": ["A: Ada 1, Ada 2, Ada 3", "N: New"]
      case "edit": ["A: Ada 2, Ada 3", "Z: Zoe"]
      case "remove": ["A: Ada 2, Ada 3"]
      case "remove all": []
      default: ["A: Ada 1, Ada 2, Ada 3", "T: Three 0 0, Three 0 1, Three 0 2"]
      }
    let isDecided = Self.cases[index].step != .prepared
    #expect(after == (isDecided ? done : before))
    // Whatever is gone is in the trash.
    let gone =
      switch Self.cases[index].action {
      case "remove": 1
      case "remove all": 3
      default: 0
      }
    #expect(try store.trash().count == (isDecided ? gone : 0))
    try folder.expectAgreement(store)
  }

  @Test func `what a killed program has decided on is done before another changes something`()
    async throws
  {
    let folder = try CardFolder()
    for number in 1...3 {
      try folder.write(CardFolder.card("Ada \(number)", uid: "\(number)"), "\(number).vcf")
    }
    let store = try folder.open()
    let path = folder.url.path
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
      try FolderWork.run(path, "remove all", killing: .moved(0))
    }
    try FolderWork.importThree(store, 0)
    #expect(try folder.names.filter { !$0.hasPrefix("t0") } == [])
    try folder.expectAgreement(store)
    #expect(try store.outline() == ["T: Three 0 0, Three 0 1, Three 0 2"])
  }

  @Test func `a new file that has got its name, and still has its old one, is there once`()
    async throws
  {
    let folder = try CardFolder()
    let path = folder.url.path
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
      try FolderWork.run(path, "import", killing: .decided)
    }
    // The first move as it is between its two steps: it has the fields kind, source and target.
    let fields = try folder.text(".thumbindex-moves").split(
      separator: "\0", omittingEmptySubsequences: false)
    #expect(fields[0] == "create")
    try FileManager.default.linkItem(
      atPath: folder.path(String(fields[1])), toPath: folder.path(String(fields[2])))
    let store = try folder.open()
    #expect(try store.outline() == ["T: Three 0 0, Three 0 1, Three 0 2"])
    #expect(try folder.names.count == 3)
    try folder.expectAgreement(store)
  }

  @Test func `at any moment, again and again in one folder`() async throws {
    let folder = try CardFolder()
    let path = folder.url.path
    var random = SystemRandomNumberGenerator()
    for round in 0..<100 {
      let delay = UInt32.random(in: 1_000...120_000, using: &random)
      let first = round * 1000
      await #expect(processExitsWith: .signal(SIGKILL)) {
        [path = path as String, delay = delay as UInt32, first = first as Int] in
        FolderWork.killLater(microseconds: delay)
        try FolderWork.run(path, from: first)
      }
      let store = try folder.open()
      try folder.expectAgreement(store)
      try Self.expectWholeChanges(store)
    }
    // The processes had time to do something.
    #expect(try folder.names.count > 60)
  }

  /// Expects all three of an import, or none.
  private static func expectWholeChanges(_ store: StoreSession) throws {
    var imports: [Substring: Int] = [:]
    try store.forEachContact { (stored) throws(StoreError) in
      let words = stored.contact.displayName.split(separator: " ")
      if words.first == "Three", words.count == 3 { imports[words[1], default: 0] += 1 }
      return true
    }
    #expect(imports.filter { $0.value != 3 } == [:])
  }
}
