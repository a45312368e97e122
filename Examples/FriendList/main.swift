// Friends by the remark that one made on them, else by their own nickname, behind four rows that are
// always on top.

import ThumbIndex

struct Row: Identifiable {
  let id: String
  var remark: String?
  var nickname: String
  var name: String { if let remark, !remark.isEmpty { remark } else { nickname } }
}

let top = ["新的朋友", "群聊", "标签", "公众号"].map { Row(id: $0, nickname: $0) }
let friends = [
  Row(id: "wxid-1", remark: "张三", nickname: "sunny"),
  Row(id: "wxid-2", remark: nil, nickname: "Bob"),
  Row(id: "wxid-3", remark: "", nickname: "白雪"),
]
var list = SectionList(
  friends, collation: try IndexedCollation(locale: "zh-Hans"), includesEmptySections: false,
  pinned: [PinnedSection(indexTitle: "🔍", rows: top)], by: \.remark, \.nickname)

func show(_ list: SectionList<Row>) {
  for section in list.sections.indices {
    let header = list.header(of: section).map { "[\($0)] " } ?? ""
    print(header + list[section: section].map(\.name).joined(separator: " "))
  }
}

show(list)
print(list.sectionIndexTitles[0], "leads to section", list.section(forSectionIndexTitleAt: 0) ?? 0)

// A remark on Bob takes him to another section; the view is told which sections and rows to change.
let changes = list.update(Row(id: "wxid-2", remark: "老王", nickname: "Bob"))
print("deleted rows:", changes.deletedRows.map { [$0.section, $0.row] })
print("inserted sections:", changes.insertedSections)
show(list)
