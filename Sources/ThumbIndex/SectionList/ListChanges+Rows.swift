extension ListChanges {
  /// What changed, as a view sees it that counts only the sections of the list.
  ///
  /// - Parameters:
  ///   - rows: What changed, by the numbers of the sections.
  ///   - old: The list's sections before the edit.
  ///   - new: Those after it.
  init(_ rows: RowChanges, from old: SectionOutline, to new: SectionOutline) {
    let stays = { (number: Int) in old.offset(of: number) != nil && new.offset(of: number) != nil }
    var kept = rows
    kept.moved = []
    for row in rows.moved {
      // A view cannot move a row out of a section that goes, or into one that comes.
      switch (stays(row.before.section), stays(row.after.section)) {
      case (true, true): kept.moved.append(row)
      case (true, false): kept.deleted.append(row.before)
      case (false, true): kept.inserted.append(row.after)
      case (false, false): break
      }
    }
    deletedSections = old.sections.indices.filter { !stays(old.sections[$0].number) }
    insertedSections = new.sections.indices.filter { !stays(new.sections[$0].number) }
    deletedRows = kept.deleted.filter { stays($0.section) }.map(old.listed).sorted()
    insertedRows = kept.inserted.filter { stays($0.section) }.map(new.listed).sorted()
    movedRows = kept.moved.map { $0.listed(old, new) }.sorted { $0.after < $1.after }
    updatedRows = kept.updated.map { $0.listed(old, new) }.sorted { $0.after < $1.after }
  }
}

extension SectionOutline {
  /// Where the list has a row of the section with a number.
  func listed(_ row: RowPosition) -> RowPosition {
    RowPosition(section: sectionCount(before: row.section), row: row.row)
  }
}

extension KeptRow {
  fileprivate func listed(_ old: SectionOutline, _ new: SectionOutline) -> KeptRow {
    KeptRow(before: old.listed(before), after: new.listed(after))
  }
}
