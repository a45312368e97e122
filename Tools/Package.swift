// swift-tools-version: 6.3
import PackageDescription

// The modules UnicodeText and CCollationTables are linked into Sources, not depended on: so the compiler
// of the tables shares their layout with the code that reads them, through `package` access, and nothing
// of that becomes public.

let settings: [SwiftSetting] = [
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableExperimentalFeature("Lifetimes"),
]

let package = Package(
  name: "tools",
  targets: [
    .target(name: "CCollationTables", exclude: ["data"]),
    .target(name: "UnicodeText", dependencies: ["CCollationTables"], swiftSettings: settings),
    .target(name: "Collation", dependencies: ["UnicodeText"], swiftSettings: settings),
    .target(name: "CollationRules", dependencies: ["Collation"], swiftSettings: settings),
    .target(name: "PersonNames", dependencies: ["Collation"], swiftSettings: settings),
    .target(
      name: "TableCompiler", dependencies: ["CollationRules", "PersonNames"],
      swiftSettings: settings),
    .executableTarget(
      name: "compile-unicode-data", dependencies: ["TableCompiler"], swiftSettings: settings),
    .testTarget(
      name: "TableCompilerTests", dependencies: ["TableCompiler"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c2x
)
