import TestSupport
import Testing
import ThumbIndex

/// A list, and beside it what it should be: the elements in the order in which they came.
struct ListModel {
  private static let names = [
    "Adam", "adam", "Al", "Amy", "Ärger", "Bo", "Max", "Zoe", "9", "", "☎", "阿宝", "张三", "王小芳",
    "曾一鸣", "田中", "たなか", "ゆめ", "ガーナ", "Åke", "Иван", "نور", "김", "A\u{308}rger", "Al",
  ]

  private(set) var list: SectionList<Person>
  /// What the changes alone made of the rows at the start.
  private(set) var mirror: [[Person]]
  /// The last edit.
  private(set) var last = ""
  private var elements: [Person] = []
  private var pinned: [[Person]] = [[], []]
  private var generator: SeededGenerator

  init(locale: String, empty: Bool, seed: UInt64) throws {
    generator = SeededGenerator(seed: seed)
    let sections = [PinnedSection<Person>(title: "★"), PinnedSection(indexTitle: "🔍")]
    list = try SectionList([], locale: locale, empty: empty, pinned: sections)
    mirror = list.table
  }

  /// Makes one random edit of the list and of the model.
  mutating func edit() {
    let changes =
      switch number(100) {
      case 0..<40: insert()
      case 40..<55: remove()
      case 55..<65: removeAt()
      case 65..<85: update()
      case 85..<92: updateAt()
      case 92..<98: setPinned()
      default: replaceAll()
      }
    changes.apply(to: &mirror, from: list)
  }

  /// The list is one that is made of the model's elements, and finds each of them.
  func check() throws {
    let sections = zip(list.pinned, pinned).map {
      PinnedSection(title: $0.title, indexTitle: $0.indexTitle, rows: $1)
    }
    let fresh = SectionList(
      elements, collation: list.collation, includesEmptySections: list.includesEmptySections,
      pinned: sections, by: \.remark, \.nickname)
    #expect(list.sections == fresh.sections)
    #expect(list.table == fresh.table)
    #expect(list.count == fresh.count)
    for element in elements {
      let position = try #require(list.position(ofID: element.id))
      #expect(list[position] == element)
    }
  }

  private mutating func insert() -> ListChanges {
    last = "insertion"
    let person = person(number(200))
    if let index = elements.firstIndex(where: { $0.id == person.id }) {
      elements[index] = person
    } else {
      elements.append(person)
    }
    return list.insert(person)
  }

  private mutating func remove() -> ListChanges {
    last = "removal"
    let (id, isWide) = (number(200), number(4) == 0)
    elements.removeAll { $0.id == id }
    if isWide { for index in pinned.indices { pinned[index].removeAll { $0.id == id } } }
    return list.remove(id: id, includingPinned: isWide)
  }

  private mutating func removeAt() -> ListChanges {
    last = "removal by position"
    guard let position = position() else { return insert() }
    let id = list[position].id
    if position.section < pinned.count {
      pinned[position.section].remove(at: position.row)
    } else {
      elements.removeAll { $0.id == id }
    }
    return list.remove(at: position)
  }

  private mutating func update() -> ListChanges {
    last = "update"
    let (person, isWide) = (person(number(200)), number(4) == 0)
    if let index = elements.firstIndex(where: { $0.id == person.id }) { elements[index] = person }
    if isWide {
      pinned = pinned.map { $0.map { $0.id == person.id ? person : $0 } }
    }
    return list.update(person, includingPinned: isWide)
  }

  private mutating func updateAt() -> ListChanges {
    last = "update by position"
    guard let position = position() else { return insert() }
    let person = person(list[position].id)
    if position.section < pinned.count {
      pinned[position.section][position.row] = person
    } else if let index = elements.firstIndex(where: { $0.id == person.id }) {
      elements[index] = person
    }
    return list.update(at: position, to: person)
  }

  private mutating func setPinned() -> ListChanges {
    last = "pinned rows"
    let section = number(pinned.count)
    pinned[section] = Set((0..<number(6)).map { _ in number(20) }).sorted().map { person($0) }
    pinned[section].shuffle(using: &generator)
    return list.setPinnedRows(pinned[section], in: section)
  }

  private mutating func replaceAll() -> ListChanges {
    last = "replacement"
    elements = elements.compactMap { old in
      switch number(8) {
      case 0: nil
      case 1: person(old.id)
      default: old
      }
    }
    if number(3) == 0 { elements.shuffle(using: &generator) }
    elements += (0..<number(5)).map { _ in person(200 + number(1_000_000)) }
    return list.replaceAll(with: elements)
  }

  private mutating func person(_ id: Int) -> Person {
    let remark = [nil, nil, "", name()][number(4)]
    return Person(id: id, remark: remark, nickname: name())
  }

  private mutating func name() -> String {
    // Half of the names share a section, so that it outgrows a leaf.
    number(2) == 0 ? "A\(number(150))" : Self.names[number(Self.names.count)]
  }

  private mutating func position() -> RowPosition? {
    let filled = list.sections.indices.filter { list.sections[$0].count > 0 }
    guard let section = filled.randomElement(using: &generator) else { return nil }
    return RowPosition(section: section, row: number(list.sections[section].count))
  }

  private mutating func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }
}
