/// What a list shows of a contact.
struct ListedContact {
  private let rows: ListedRows
  private let row: Int

  init(_ rows: ListedRows, row: Int) { (self.rows, self.row) = (rows, row) }

  var name: String { rows.name(of: row) }
  var detail: String? { rows.detail(of: row) }
  var uid: String? { rows.uid(of: row) }
}
