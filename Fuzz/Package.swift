// swift-tools-version: 6.3
import PackageDescription

// The modules are linked into Sources, not depended on: so what is fuzzed is built with this package's
// options, and the targets see what has `package` access, as the tests do.

let settings: [SwiftSetting] = [
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableExperimentalFeature("Lifetimes"),
]

let package = Package(
  name: "fuzz",
  targets: [
    .target(name: "CCollationTables", exclude: ["data"]),
    .target(name: "UnicodeText", dependencies: ["CCollationTables"], swiftSettings: settings),
    .target(name: "Collation", dependencies: ["UnicodeText"], swiftSettings: settings),
    .target(name: "CollationRules", dependencies: ["Collation"], swiftSettings: settings),
    .target(name: "ContactCards", swiftSettings: settings),
    .target(name: "TestSupport", swiftSettings: settings),
    .target(
      name: "FuzzTargets", dependencies: ["CollationRules", "ContactCards", "TestSupport"],
      swiftSettings: settings),
    .executableTarget(name: "fuzz", dependencies: ["FuzzTargets"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c2x
)
