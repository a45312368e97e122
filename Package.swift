// swift-tools-version: 6.3
import PackageDescription

/// One list for every target: the strictest checks that the compiler offers.
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

func tests(_ name: String, uses dependencies: [Target.Dependency], excluding files: [String] = [])
  -> Target
{
  .testTarget(
    name: name + "Tests", dependencies: dependencies + ["TestSupport"], exclude: files,
    swiftSettings: settings)
}

func example(_ name: String) -> Target {
  .executableTarget(
    name: name, dependencies: ["ThumbIndex", "ContactCards", "ContactStore"],
    path: "Examples/" + name, swiftSettings: settings)
}

/// Programs of a few lines to read and run: `swift run FriendList`.
let examples = ["AddressBook", "FriendList", "LetterArrays", "PinyinSections", "StoredKeys"]

let package = Package(
  name: "thumbindex",
  products: [
    .library(name: "Collation", targets: ["Collation"]),
    .library(name: "CollationRules", targets: ["CollationRules"]),
    .library(name: "ThumbIndex", targets: ["ThumbIndex"]),
    .library(name: "PersonNames", targets: ["PersonNames"]),
    .library(name: "ContactCards", targets: ["ContactCards"]),
    .library(name: "ContactStore", targets: ["ContactStore"]),
    .library(name: "ThumbIndexServer", targets: ["ThumbIndexServer"]),
    .executable(name: "thumbindex", targets: ["thumbindex"]),
  ],
  traits: [
    .trait(name: "PostgreSQL", description: "Stores on a PostgreSQL server, through libpq."),
    .default(enabledTraits: ["PostgreSQL"]),
  ],
  targets: [
    .target(name: "CCollationTables", exclude: ["data"]),
    module("UnicodeText", uses: ["CCollationTables"]),
    module("Collation", uses: ["UnicodeText"]),
    module("CollationRules", uses: ["Collation"]),
    module("ThumbIndex", uses: ["Collation", "UnicodeText"]),
    module("PersonNames", uses: ["Collation", "UnicodeText"]),
    module("ContactCards"),
    .systemLibrary(
      name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .target(
      name: "CPostgreSQL",
      cSettings: [.define("THUMBINDEX_POSTGRESQL", .when(traits: ["PostgreSQL"]))]),
    module(
      "ContactStore",
      uses: [
        "Collation", "ThumbIndex", "PersonNames", "ContactCards", "CSQLite",
        .target(name: "CPostgreSQL", condition: .when(traits: ["PostgreSQL"])),
      ]),
    .target(name: "CMicrohttpd"),
    .target(name: "CPageAssets", exclude: ["Generated"]),
    .target(name: "COpenAPI", exclude: ["openapi.json"]),
    module(
      "ThumbIndexServer",
      uses: [
        "Collation", "ThumbIndex", "PersonNames", "ContactCards", "ContactStore", "CMicrohttpd",
        "CPageAssets", "COpenAPI",
      ]),
    .executableTarget(
      name: "thumbindex",
      dependencies: [
        "Collation", "ThumbIndex", "PersonNames", "ContactCards", "ContactStore",
        "ThumbIndexServer",
      ],
      swiftSettings: settings),
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
    .target(
      name: "FuzzTargets", dependencies: ["CollationRules", "ContactCards", "TestSupport"],
      path: "Tests/FuzzTargets", swiftSettings: settings),
    tests("UnicodeText", uses: ["UnicodeText"]),
    tests(
      "Collation", uses: ["Collation", "UnicodeText", "FuzzTargets"],
      excluding: ["Conformance", "Vectors"]),
    tests("CollationRules", uses: ["CollationRules", "Collation", "UnicodeText", "FuzzTargets"]),
    tests(
      "ThumbIndex", uses: ["ThumbIndex", "Collation", "CollationRules"], excluding: ["Vectors"]),
    tests(
      "PersonNames", uses: ["PersonNames", "Collation", "ThumbIndex"], excluding: ["Conformance"]),
    tests("ContactCards", uses: ["ContactCards", "FuzzTargets"], excluding: ["Cases"]),
    tests("ContactStore", uses: ["ContactStore", "ContactCards"]),
    tests("Server", uses: ["ThumbIndexServer", "ContactStore", "ContactCards", "thumbindex"]),
    tests("Command", uses: ["thumbindex"]),
    tests("Examples", uses: examples.map { .target(name: $0) }),
  ] + examples.map(example),
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c2x
)
