/// A table in the form it is embedded in.
package struct Table {
  /// The name that the library finds it by: letters, digits and hyphens.
  package let name: String
  package let bytes: [UInt8]
  /// The files that it depends on, for the list of fingerprints.
  package let sources: [SourceFile]
}

/// Makes some of the tables.
///
/// To add tables, write a maker in a file of its own and put it into ``all``; add the files that it reads
/// to ``SourceFile``. Nothing else changes: the list that the library embeds is written from here.
package struct TableMaker: Sendable {
  /// Reads the files and makes the tables: the same bytes for the same files.
  package let make: @Sendable (SourceFiles) throws(SourceError) -> [Table]

  /// Every maker there is.
  package static let all: [TableMaker] = [
    NormalizationTable.maker, ScriptsTable.maker, LocalesTable.maker, IndexLabelsTable.maker,
    PersonNamesTable.maker, RootCollation.maker, TailoredCollations.maker, ChineseNamesTable.maker,
  ]
}
