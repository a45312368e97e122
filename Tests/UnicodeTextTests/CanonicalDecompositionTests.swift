@_spi(_Unicode) import Swift
import TestSupport
import Testing
import UnicodeText

@Suite("CanonicalDecomposition")
struct CanonicalDecompositionTests {
  private var allScalars: some Sequence<Unicode.Scalar> {
    (UInt32(0)...0x10FFFF).lazy.compactMap(Unicode.Scalar.init)
  }

  @Test("every scalar decomposes as in the standard library, none in inert ranges")
  func everyScalar() {
    var wrong: [UInt32] = []
    for scalar in allScalars {
      var decomposed: [UInt32] = []
      CanonicalDecomposition.append(scalar.value, to: &decomposed)
      let expected = String(scalar)._nfd.map(\.value)
      let changes = expected != [scalar.value]
      if decomposed != expected || CanonicalDecomposition.decomposes(scalar.value) != changes
        || changes && CanonicalDecomposition.isInInertRange(scalar.value)
      {
        wrong.append(scalar.value)
      }
    }
    #expect(wrong == [])
  }

  @Test("every scalar has the combining classes of the standard library, none in inert ranges")
  func combiningClasses() {
    var wrong: [UInt32] = []
    for scalar in allScalars {
      let own = scalar.properties.canonicalCombiningClass.rawValue
      let parts = Array(String(scalar)._nfd)
      let lead = parts.first?.properties.canonicalCombiningClass.rawValue ?? 0
      let trail = parts.last?.properties.canonicalCombiningClass.rawValue ?? 0
      let classes = CanonicalDecomposition.combiningClasses(of: scalar.value)
      if CanonicalDecomposition.combiningClass(of: scalar.value) != own
        || classes.lead != lead || classes.trail != trail
        || own != 0 && CanonicalDecomposition.isInInertRange(scalar.value)
      {
        wrong.append(scalar.value)
      }
    }
    #expect(wrong == [])
  }

  @Test("surrogates and numbers above U+10FFFF stay as they are")
  func notScalars() {
    for c in [0xD800, 0xDBFF, 0xDC00, 0xDFFF, 0x110000, UInt32.max] {
      var decomposed: [UInt32] = []
      CanonicalDecomposition.append(c, to: &decomposed)
      #expect(decomposed == [c])
      #expect(CanonicalDecomposition.combiningClasses(of: c) == (0, 0))
    }
  }

  @Test("random texts of marks and composed letters are normalized as in the standard library")
  func randomTexts() {
    // The standard library takes these three for boundaries, since they have class 0 themselves, though
    // their decompositions start with marks.
    let excluded: Set<UInt32> = [0xF73, 0xF75, 0xF81]
    let interesting = allScalars.filter { scalar in
      scalar.properties.canonicalCombiningClass.rawValue != 0
        || CanonicalDecomposition.decomposes(scalar.value) && !excluded.contains(scalar.value)
    }
    let marks = interesting.filter { $0.properties.canonicalCombiningClass.rawValue != 0 }
    var generator = SeededGenerator(seed: 15)
    for _ in 0..<5_000 {
      var text = ""
      for _ in 0..<Int.random(in: 1...12, using: &generator) {
        let pool = Bool.random(using: &generator) ? marks : interesting
        text.unicodeScalars.append(pool[Int.random(in: pool.indices, using: &generator)])
      }
      let expected = text._nfd.map(\.value)
      #expect(CanonicalDecomposition.nfd(text.utf8.span) == expected, "\(expected)")
    }
  }

  @Test("ill-formed text normalizes as its repaired form")
  func illFormed() {
    let bytes: [UInt8] = [0xC3, 0xC3, 0xA9, 0xED, 0xA0, 0x80, 0xCC]
    let expected = String(decoding: bytes, as: UTF8.self)._nfd.map(\.value)
    #expect(CanonicalDecomposition.nfd(bytes.span) == expected)
  }
}
