// swift-tools-version: 6.3
import PackageDescription

// The modules are linked into Sources, as in Fuzz, so that what has `package` access can be measured too.

let settings: [SwiftSetting] = [
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableExperimentalFeature("Lifetimes"),
]

func module(_ name: String, uses dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func program(_ name: String, uses dependencies: [Target.Dependency] = []) -> Target {
  .executableTarget(name: name, dependencies: dependencies, swiftSettings: settings)
}

let package = Package(
  name: "benchmarks",
  targets: [
    .target(name: "CCollationTables", exclude: ["data"]),
    module("UnicodeText", uses: ["CCollationTables"]),
    module("Collation", uses: ["UnicodeText"]),
    module("ThumbIndex", uses: ["Collation"]),
    module("PersonNames", uses: ["Collation", "UnicodeText"]),
    module("ContactCards"),
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3"),
    .target(name: "CPostgreSQL", cSettings: [.define("THUMBINDEX_POSTGRESQL")]),
    .target(
      name: "ContactStore",
      dependencies: [
        "Collation", "ThumbIndex", "PersonNames", "ContactCards", "CSQLite", "CPostgreSQL",
      ], swiftSettings: settings + [.define("PostgreSQL")]),
    module("TestSupport"),
    module("NameLists", uses: ["TestSupport"]),
    program("make-names", uses: ["NameLists"]),
    program("measure", uses: ["Collation", "ThumbIndex"]),
    program("measure-list", uses: ["ThumbIndex"]),
    program("measure-making", uses: ["Collation"]),
    program("print-line"),
    program("measure-finding", uses: ["NameLists", "PersonNames"]),
    program("measure-store", uses: ["ContactCards", "ContactStore"]),
    program("measure-cards", uses: ["ContactCards"]),
    program("measure-foundation"),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c2x
)
