import Glibc
import Testing
import ThumbIndex

/// Each in a process of its own, since the environment is the whole process's.
@Suite("The collation of the environment") struct CurrentCollationTests {
  /// Ends the process, successfully if the last letter is the one expected under an environment.
  private static func exit(under environment: [String: String], ifLast title: String) {
    for variable in ["LC_ALL", "LC_COLLATE", "LANG"] {
      if let value = environment[variable] {
        unsafe setenv(variable, value, 1)
      } else {
        unsafe unsetenv(variable)
      }
    }
    Glibc.exit(IndexedCollation.current.sectionTitles.dropLast().last == title ? 0 : 1)
  }

  @Test("LC_ALL decides first, then LC_COLLATE, then LANG")
  func variables() async {
    await #expect(processExitsWith: .success) {
      Self.exit(under: ["LC_ALL": "sv_SE.UTF-8", "LANG": "da_DK.UTF-8"], ifLast: "Ö")
    }
    await #expect(processExitsWith: .success) {
      Self.exit(
        under: ["LC_ALL": "", "LC_COLLATE": "sv_SE.UTF-8", "LANG": "da_DK.UTF-8"], ifLast: "Ö")
    }
    await #expect(processExitsWith: .success) {
      Self.exit(under: ["LANG": "da_DK.UTF-8"], ifLast: "Å")
    }
  }

  @Test("Where no language is named, or none that is one, it is English")
  func english() async {
    await #expect(processExitsWith: .success) { Self.exit(under: [:], ifLast: "Z") }
    await #expect(processExitsWith: .success) {
      Self.exit(under: ["LC_ALL": "C", "LC_COLLATE": "POSIX", "LANG": "???"], ifLast: "Z")
    }
  }
}
