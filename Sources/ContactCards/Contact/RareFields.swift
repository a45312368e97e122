/// The fields of a contact that few contacts have, out of line: without any they take the room of a
/// pointer, and a list of a million contacts has a million times less to keep.
///
/// Lists are changed where they are: a card can have a hundred thousand properties that add to one.
struct RareFields: Sendable, Hashable {
  private struct Values: Sendable, Hashable {
    var phoneticFamily: String = ""
    var phoneticGiven: String = ""
    var sortAs: [String] = []
    var role: String = ""
    var messaging: [ContactValue] = []
    var birthday: ContactDate?
    var anniversary: ContactDate?
    var categories: [String] = []
    var photo: ContactPhoto?
    var members: [String] = []
    var revision: String = ""
    var location: String = ""
  }

  /// One at most: an array is a box that is copied when it is changed.
  private var box: [Values] = []

  private var values: Values? { box.first }

  private mutating func change(_ body: (inout Values) -> Void) {
    begin()
    body(&box[0])
    end()
  }

  private mutating func begin() {
    if box.isEmpty { box.append(Values()) }
  }

  private mutating func end() {
    // Contacts without any of them are equal, whatever they had.
    if box[0] == Values() { box = [] }
  }

  var phoneticFamily: String {
    get { values?.phoneticFamily ?? "" }
    set { change { $0.phoneticFamily = newValue } }
  }
  var phoneticGiven: String {
    get { values?.phoneticGiven ?? "" }
    set { change { $0.phoneticGiven = newValue } }
  }
  var sortAs: [String] {
    get { values?.sortAs ?? [] }
    _modify {
      begin()
      defer { end() }
      yield &box[0].sortAs
    }
  }
  var role: String {
    get { values?.role ?? "" }
    set { change { $0.role = newValue } }
  }
  var messaging: [ContactValue] {
    get { values?.messaging ?? [] }
    _modify {
      begin()
      defer { end() }
      yield &box[0].messaging
    }
  }
  var birthday: ContactDate? {
    get { values?.birthday }
    set { change { $0.birthday = newValue } }
  }
  var anniversary: ContactDate? {
    get { values?.anniversary }
    set { change { $0.anniversary = newValue } }
  }
  var categories: [String] {
    get { values?.categories ?? [] }
    _modify {
      begin()
      defer { end() }
      yield &box[0].categories
    }
  }
  var photo: ContactPhoto? {
    get { values?.photo }
    set { change { $0.photo = newValue } }
  }
  var members: [String] {
    get { values?.members ?? [] }
    _modify {
      begin()
      defer { end() }
      yield &box[0].members
    }
  }
  var revision: String {
    get { values?.revision ?? "" }
    set { change { $0.revision = newValue } }
  }
  var location: String {
    get { values?.location ?? "" }
    set { change { $0.location = newValue } }
  }
}
