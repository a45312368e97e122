/// Finds contacts that are the same person.
///
/// Two are if they have one identifier and nothing speaks against it, or one name, and share a
/// telephone number or an e-mail address, or both have none of these.
public struct DuplicateFinder: Sendable {
  private var contacts: [MatchKeys] = []
  /// For each contact, another of the same person, or itself.
  private var parents: [Int] = []
  /// The numbers of the names that were seen.
  private var names: [[String]: Int] = [:]
  /// A name, and an address or none.
  private struct NameKey: Hashable {
    var name: Int
    var address: String
  }
  /// The first contact with each.
  private var byName: [NameKey: Int] = [:]
  private var byUID: [String: [Int]] = [:]

  /// Makes one that has seen no contact.
  public init() {}

  /// Takes the next contact. Contacts have their numbers in the order in which they come.
  ///
  /// - Parameter contact: The contact.
  /// - Complexity: O(*n*) in the size of the contact.
  public mutating func add(_ contact: Contact) {
    let keys = MatchKeys(contact)
    let number = contacts.count
    contacts.append(keys)
    parents.append(number)
    if !keys.uid.isEmpty { joinByUID(number) }
    guard !keys.name.isEmpty else { return }
    let name = names[keys.name] ?? names.count
    names[keys.name] = name
    for address in keys.addresses.isEmpty ? [""] : keys.addresses {
      let key = NameKey(name: name, address: address)
      if let other = byName[key] { join(number, other) } else { byName[key] = number }
    }
  }

  private mutating func joinByUID(_ number: Int) {
    // Many people with one identifier are not one; a few looks are enough to see it.
    let uid = contacts[number].uid
    let others = byUID[uid] ?? []
    if let same = others.first(where: { contacts[$0].mayBe(contacts[number]) }) {
      join(number, same)
    } else if others.count < Self.mostPeople {
      byUID[uid, default: []].append(number)
    }
  }

  /// How many people with one identifier are told apart.
  private static let mostPeople = 16

  private mutating func join(_ first: Int, _ second: Int) {
    let (left, right) = (root(of: first), root(of: second))
    parents[max(left, right)] = min(left, right)
  }

  private mutating func root(of number: Int) -> Int {
    var root = number
    while parents[root] != root { root = parents[root] }
    var place = number
    while parents[place] != root { (parents[place], place) = (root, parents[place]) }
    return root
  }

  /// The numbers of the contacts of each person that has several, in the order in which they came.
  ///
  /// - Returns: The groups, by their first numbers.
  /// - Complexity: O(*n*) in the number of contacts.
  public mutating func groups() -> [[Int]] {
    var groups: [Int: [Int]] = [:]
    for number in contacts.indices { groups[root(of: number), default: []].append(number) }
    return groups.values.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
  }
}
