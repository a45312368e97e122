import TestSupport
import Testing
import UnicodeText

@Suite("CanonicalJoins")
struct CanonicalJoinsTests {
  @Test("the starters that follow each other in a decomposition join, and may be second")
  func decompositions() {
    for codePoint in UInt32(0xC0)...0x2FA1D {
      var parts: [ClassedScalar] = []
      CanonicalDecomposition.append(codePoint, to: &parts)
      for (first, second) in zip(parts, parts.dropFirst())
      where first.combiningClass == 0 && second.combiningClass == 0 {
        #expect(CanonicalJoins.joins(first.scalar, second.scalar), "\(codePoint)")
      }
    }
  }

  @Test("a character joins as the last part of its decomposition does")
  func composed() {
    #expect(CanonicalJoins.joins(0xCCA, 0xCD5))
    #expect(CanonicalJoins.joins(0xAC00, 0x11A8))
    #expect(!CanonicalJoins.joins(0xAC01, 0x11A8))
  }

  @Test("other starters don't join")
  func others() {
    #expect(!CanonicalJoins.joins(0x61, 0x62))
    #expect(!CanonicalJoins.joins(0x1100, 0x11A8))
    #expect(!CanonicalJoins.joins(0x1161, 0x1161))
    #expect(!CanonicalJoins.joins(0xB95, 0xBBE))
    #expect(!CanonicalJoins.joins(0xAC00, 0xAC00))
  }
}
